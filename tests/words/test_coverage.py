"""Whatever the game can say of itself has its words in five languages."""

from enum import StrEnum
from typing import get_args

import pytest
from fluent.syntax import ast

from retruc.game import FREE, PACK_CARDS, Event, Found, Reason, SeatAction, Suit
from retruc.record import RecordReason
from retruc.rulesets import GESTURES, catalogue, load, mechanisms, option_paths
from retruc.words import LANGUAGES, labels, telling
from tests.words.faults_in_code import faults
from tests.words.ftl import files, messages, variables, walk

RULESETS = [load(ruleset_id) for ruleset_id in catalogue()]

WITHOUT_WORDS = {"words-missing"}
"""Faults that are told where there are no words to tell them in."""

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def missing(language, ids):
    return [message for message in ids if message not in messages(language)]


def test_reasons(language):
    assert missing(language, [f"reason-{reason}" for reason in Reason]) == []


def test_faults(language):
    """Every sentence about what is wrong, with the arguments that the code gives it."""
    found = [said for said in faults() if said.name not in WITHOUT_WORDS]
    assert len(found) > 100
    assert missing(language, {f"fault-{said.name}" for said in found}) == []
    wrong = [
        str(said)
        for said in found
        if not variables(language, f"fault-{said.name}") == said.given == said.named
    ]
    assert wrong == []


def test_every_sentence_of_a_fault_is_one_that_the_code_can_report(language):
    names = {said.name for said in faults()} - WITHOUT_WORDS | {"did-you-mean"}
    said = {f"fault-{name}" for name in names}
    assert {message for message in messages(language) if message.startswith("fault-")} == said


def test_reasons_of_records(language):
    """An id that the code never reports would have no sentence."""
    ids = {said.name for said in faults()}
    reported = [r for r in RecordReason if r in ids or any(i.startswith(f"{r}-") for i in ids)]
    assert reported == list(RecordReason)


def test_what_was_found_has_its_name(language):
    ids = [f"found-{Found(value).kind}" for value in ([], {}, 10**20)]
    assert missing(language, [*ids, "system-other"]) == []


def test_gestures(language):
    assert missing(language, [f"gesture-{gesture}" for gesture in GESTURES]) == []


def test_senyes_and_expressions_of_the_catalogue(language):
    signs = {sign for ruleset in RULESETS for sign in ruleset.senyes.map}
    said = {e for ruleset in RULESETS for e in ruleset.senyes.expressions}
    assert missing(language, [f"sign-{sign}" for sign in signs]) == []
    assert missing(language, [f"expression-{e}" for e in said]) == []
    assert missing(language, [f"expression-{e}-gloss" for e in said]) == []


def test_rungs_of_the_catalogue_and_extra_ones(language):
    ids = {rung for ruleset in RULESETS for rung in ruleset.rung_by_id} | {
        "cincval",
        "sisval",
        "setval",
        "vuitval",
        "nouval",
        "valdotze",
    }
    names = ["free" if rung == FREE else rung for rung in ids]
    assert missing(language, [f"rung-{name}-gloss" for name in names]) == []


def test_words_of_the_notation(language):
    from retruc.rulesets.checking import NOTATION_WORDS

    assert missing(language, [f"word-{word}" for word in NOTATION_WORDS]) == []
    assert missing(language, [f"word-{word}-gloss" for word in NOTATION_WORDS]) == []


def test_suits_and_cards(language):
    ids = [f"suit-{suit}" for suit in Suit]
    ids += [f"{form}-{pack}" for pack in PACK_CARDS for form in ("card", "the-card", "any-of")]
    assert missing(language, ids) == []


def test_events(language):
    assert set(telling._TELL) == set(get_args(Event))


def test_actions(language):
    plain = {action for action in get_args(SeatAction) if action in labels._WORD_BY_ACTION}
    assert missing(language, [f"word-{labels._WORD_BY_ACTION[a]}" for a in plain]) == []
    assert missing(language, [f"attempt-{a.__name__.lower()}" for a in plain]) == []


def test_names_of_options(language):
    assert missing(language, [f"option-{p.replace('.', '-')}" for p in option_paths()]) == []


def test_every_mechanism_has_a_sentence(language):
    from retruc.rulesets import OPTION_BY_PATH

    lists = [kind for kind in vars(mechanisms).values() if isinstance(kind, type)]
    lists = [kind for kind in lists if issubclass(kind, StrEnum) and kind is not StrEnum]
    used = {option.type for option in OPTION_BY_PATH.values()}
    assert set(lists) <= used
    for path, option in OPTION_BY_PATH.items():
        if option.type in lists:
            slug = path.replace(".", "-")
            assert missing(language, [f"rules-{slug}-{value}" for value in option.type]) == []
        elif option.type is bool:
            slug = path.replace(".", "-")
            assert missing(language, [f"rules-{slug}-{value}" for value in ("yes", "no")]) == []


def test_english_says_what_the_library_says(language):
    if language == "en":
        from retruc.words import words

        said = {reason: words("en").say(f"reason-{reason}") for reason in Reason}
        assert said == {reason: reason.sentence.replace("'", "’") for reason in Reason}


def test_english_says_of_a_fault_what_the_library_says(language):
    """Unless it depends on something; and those of the terminal say more."""
    if language == "en":
        (file,) = (file for file in files("en") if file.path.name == "faults.ftl")
        ours = {m.id.name: m for m in file.messages if not list(walk(m, ast.SelectExpression))}
        for said in faults():
            if f"fault-{said.name}" in ours:
                assert plain(ours[f"fault-{said.name}"]) == said.english.replace("'", "’")


def plain(message):
    """A message with its arguments in braces, as the code has them."""
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else f"{{{element.expression.id.name}}}"
        for element in message.value.elements
    )
