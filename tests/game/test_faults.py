import pytest

from retruc.game import Fault, Found, SystemReason


@pytest.mark.parametrize(
    ("value", "text", "kind"),
    [
        ("trick", "'trick'", ""),
        ("it's", "'it's'", ""),
        ("\x1b[2J", r"'\x1b[2J'", ""),
        ("x" * 61, f"'{'x' * 60}…'", ""),
        (True, "true", ""),
        (False, "false", ""),
        (1.5, "1.5", ""),
        (-12, "-12", ""),
        (10**12 - 1, "999999999999", ""),
        (10**12, "a number of many digits", "digits"),
        (-(10**30), "a number of many digits", "digits"),
        ([1], "a list", "list"),
        ({"a": 1}, "a table", "table"),
    ],
)
def test_what_was_found_is_shown_as_it_was_written(value: object, text: str, kind: str) -> None:
    assert (str(Found(value)), Found(value).kind) == (text, kind)


def test_as_much_of_a_text_is_shown_as_is_asked_for() -> None:
    assert str(Found("abcdef", 3)) == "'abc…'"
    assert str(Found("abc", 3)) == "'abc'"


def test_the_system_says_why_in_its_own_words() -> None:
    reason = SystemReason.of(OSError(28, "No space left on device"))
    assert (reason.number, str(reason)) == (28, "No space left on device")
    assert SystemReason.of(OSError("only a text")) == (0, "only a text")


def test_a_fault_is_a_sentence_with_what_stands_in_it() -> None:
    fault = Fault("out-of-range", "expected {least} to {most}", least=2, most=8)
    assert (str(fault), fault.name) == ("expected 2 to 8", "out-of-range")
    assert repr(fault) == "Fault('out-of-range', 'expected 2 to 8')"


def test_an_id_may_have_several_sentences() -> None:
    fault = Fault("wrong-type", "expected a list, found {found}", kind="list", found=Found(3))
    assert (fault.id, fault.name) == ("wrong-type", "wrong-type-list")


def test_a_fault_names_the_word_that_was_meant() -> None:
    assert str(Fault("unknown-key", "no such key", close="on")) == "no such key; did you mean on?"


def test_a_fault_is_found_within_something() -> None:
    fault = Fault("unknown-key", "no such {what}", kind="x", close="on", what="key")
    told = fault.within("envit").within("Options")
    assert str(told) == "Options: envit: no such key; did you mean on?"
    assert (told.id, told.name, told.arguments) == ("unknown-key", "unknown-key-x", {"what": "key"})


def test_a_fault_may_be_the_reason_of_another() -> None:
    why = Fault("odd-seats", "found {found}", found=3)
    assert str(Fault("impossible-choice", "never: {why}", why=why)) == "never: found 3"


@pytest.mark.parametrize("arguments", [{}, {"found": 3}, {"found": 3, "most": 8, "more": 1}])
def test_what_stands_in_a_sentence_is_given_and_nothing_else(arguments: dict[str, int]) -> None:
    with pytest.raises(AssertionError):
        Fault("out-of-range", "expected {most}, found {found}", **arguments)
