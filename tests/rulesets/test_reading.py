"""From what TOML holds to values, and what is said of what cannot be read."""

from collections.abc import Callable

import pytest

from retruc.game import Fault, Pack, parse_hand
from retruc.rulesets.mechanisms import FirstTie
from retruc.rulesets.reading import (
    MOST_TEXT,
    Place,
    close_to,
    read_bool,
    read_cards,
    read_list,
    read_pattern,
    read_slug,
    read_slugs,
    read_table,
    read_text,
    read_tiers,
    read_whole,
    read_word,
    read_worth_by_card,
)

DECK = parse_hand("1e1b3o3c3e3b7o7c")


def read_with(read: Callable[[Place], object]) -> tuple[object, list[str]]:
    """What a reader gives, and the sentences of what it found wrong."""
    place = Place("", "here")
    value = read(place)
    return value, [error.problem for error in place.problems]


# Places


def test_a_place_says_the_file_and_the_path() -> None:
    place = Place("poble.toml")
    place.at("envit").at("rungs").at("2").wrong(Fault("bad", "it is wrong"))
    place.wrong(Fault("worse", "all is wrong"))
    assert [(e.file, e.path, str(e)) for e in place.problems] == [
        ("poble.toml", "envit.rungs.2", "poble.toml: envit.rungs.2: it is wrong"),
        ("poble.toml", "", "poble.toml: all is wrong"),
    ]


def test_all_places_of_a_file_share_their_list() -> None:
    place = Place("poble.toml")
    assert place.at("a").at("b").problems is place.problems
    assert Place("poble.toml").problems is not place.problems


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("ties.first", "ties.first"),
        ("\x1b", r"'\x1b'"),
        ("x" * MOST_TEXT, "x" * MOST_TEXT),
        ("x" * (MOST_TEXT + 1), f"'{'x' * MOST_TEXT}…'"),
    ],
)
def test_a_key_that_cannot_be_shown_is_cut_or_escaped(key: str, path: str) -> None:
    assert Place("").at(key).path == path


@pytest.mark.parametrize(
    ("word", "close"),
    [("stac", "stack"), ("with_truc", "with-truc"), ("zzz", ""), ("", ""), ("x" * 5_000, "")],
)
def test_a_slip_is_told_from_another_word(word: str, close: str) -> None:
    assert close_to(word, ["stack", "classic", "with-truc"]) == close


# Single values


@pytest.mark.parametrize(
    ("value", "read", "problem"),
    [
        (True, True, ""),
        (False, False, ""),
        (0, None, "expected true or false, found 0"),
        ("true", None, "expected true or false, found 'true'"),
        ([], None, "expected true or false, found a list"),
    ],
)
def test_true_and_false_are_no_other_values(value: object, read: object, problem: str) -> None:
    got, found = read_with(lambda place: read_bool(value, place))
    assert (got, found) == (read, [problem] if problem else [])


@pytest.mark.parametrize(
    ("value", "read", "problem"),
    [
        (2, 2, ""),
        (8, 8, ""),
        (1, None, "expected 2 to 8, found 1"),
        (9, None, "expected 2 to 8, found 9"),
        (True, None, "expected a whole number, found true"),
        (2.0, None, "expected a whole number, found 2.0"),
        ("2", None, "expected a whole number, found '2'"),
        (10**20, None, "expected 2 to 8, found a number of many digits"),
    ],
)
def test_a_whole_number_lies_between_two_others(value: object, read: object, problem: str) -> None:
    got, found = read_with(lambda place: read_whole(value, place, 2, 8))
    assert (got, found) == (read, [problem] if problem else [])


def test_a_word_is_given_as_the_member_of_its_list() -> None:
    got, found = read_with(lambda place: read_word("stack", place, FirstTie))
    assert got is FirstTie.STACK
    assert found == []


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (
            "stac",
            "expected one of classic, stack, put, found 'stac'; did you mean stack?",
        ),
        ("STACK", "expected one of classic, stack, put, found 'STACK'"),
        ("", "expected one of classic, stack, put, found ''"),
        (1, "expected a word in quotes, found 1"),
    ],
)
def test_a_word_that_is_not_on_the_list_is_refused(value: object, problem: str) -> None:
    got, found = read_with(lambda place: read_word(value, place, FirstTie))
    assert (got, found) == (None, [problem])


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("Truc del poble", ""),
        ("x" * MOST_TEXT, ""),
        ("x" * (MOST_TEXT + 1), f"expected 1 to 60 printable characters, found '{'x' * 60}…'"),
        (" ", "expected 1 to 60 printable characters, found ' '"),
        ("a\nb", r"expected 1 to 60 printable characters, found 'a\nb'"),
        (3, "expected a text in quotes, found 3"),
    ],
)
def test_a_text_is_short_and_can_be_shown(value: object, problem: str) -> None:
    got, found = read_with(lambda place: read_text(value, place))
    assert (got, found) == ((None, [problem]) if problem else (value, []))


@pytest.mark.parametrize(
    ("value", "is_one"),
    [
        ("bar", True),
        ("put-1674", True),
        ("3", True),
        ("", False),
        ("-bar", False),
        ("bar-", False),
        ("a--b", False),
        ("Bar", False),
        ("més", False),
        ("a_b", False),
        ("bar\n", False),
        ("x" * MOST_TEXT, True),
        ("x" * (MOST_TEXT + 1), False),
    ],
)
def test_an_id_is_of_lower_case_letters_digits_and_single_hyphens(
    value: str, *, is_one: bool
) -> None:
    got, found = read_with(lambda place: read_slug(value, place))
    assert got == (value if is_one else None)
    assert [problem.partition(", found")[0] for problem in found] == (
        [] if is_one else ["expected lower-case letters and digits joined by hyphens"]
    )


def test_an_id_is_a_text() -> None:
    assert read_with(lambda place: read_slug(3, place)) == (
        None,
        ["expected an id in quotes, found 3"],
    )


# Lists and tables


def test_a_list_is_a_list() -> None:
    assert read_with(lambda place: read_list([1, "a"], place)) == ([1, "a"], [])
    assert read_with(lambda place: read_list("ab", place)) == (
        None,
        ["expected a list, found 'ab'"],
    )


def test_a_table_without_known_keys_may_have_any() -> None:
    assert read_with(lambda place: read_table({"x": 1}, place)) == ({"x": 1}, [])
    assert read_with(lambda place: read_table([], place)) == (
        None,
        ["expected a table, found a list"],
    )


def test_keys_too_many_and_too_few_are_both_named_and_the_table_is_given() -> None:
    place = Place("", "x")
    table = read_table({"gestures": 1, "id": 2}, place, ("gesture", "id"), ("gesture", "id"))
    assert table == {"gestures": 1, "id": 2}
    assert [str(error) for error in place.problems] == [
        "x.gestures: no such key; did you mean gesture?",
        "x.gesture: nothing is stated",
    ]


def test_ids_that_cannot_be_read_are_left_out_of_their_list() -> None:
    assert read_with(lambda place: read_slugs(["meca", 3, "No!", "falsa"], place)) == (
        ("meca", "falsa"),
        [
            "expected an id in quotes, found 3",
            "expected lower-case letters and digits joined by hyphens, found 'No!'",
        ],
    )
    assert read_with(lambda place: read_slugs({}, place))[0] is None


# Cards


@pytest.mark.parametrize(
    ("value", "pack", "cards", "problem"),
    [
        ("7o", Pack.SPANISH, "7o", ""),
        ("3*", Pack.SPANISH, "3o3c3e3b", ""),
        ("A*", Pack.ENGLISH, "AcAdAhAs", ""),
        ("7x", Pack.SPANISH, "", "the spanish pack has no card '7x'"),
        ("13o", Pack.SPANISH, "", "the spanish pack has no card '13o'"),
        ("7o", Pack.ENGLISH, "", "the english pack has no card '7o'"),
        ("", Pack.SPANISH, "", "the spanish pack has no card ''"),
        (7, Pack.SPANISH, "", "expected a card in quotes, found 7"),
    ],
)
def test_a_pattern_stands_for_cards_of_its_pack(
    value: object, pack: Pack, cards: str, problem: str
) -> None:
    got, found = read_with(lambda place: read_pattern(value, place, pack))
    assert got == (parse_hand(cards, pack) if cards else ())
    assert found == ([problem] if problem else [])


def test_cards_are_given_in_the_order_of_a_new_pack() -> None:
    assert read_with(lambda place: read_cards(["7o", "1e", "3*"], place, Pack.SPANISH)) == (
        parse_hand("3o7o3c1e3e3b"),
        [],
    )


def test_a_card_that_is_named_twice_is_noted_and_there_once() -> None:
    assert read_with(lambda place: read_cards(["3o", "3*", "3o"], place, Pack.SPANISH)) == (
        parse_hand("3o3c3e3b"),
        ["3* is named before", "3o is named before"],
    )
    assert read_with(lambda place: read_cards("3o", place, Pack.SPANISH))[0] is None


def tiers_of(value: object) -> tuple[object, list[str]]:
    """The tiers of `DECK`, written as cards."""
    got, found = read_with(lambda place: read_tiers(value, place, Pack.SPANISH, DECK))
    if isinstance(got, tuple):
        got = [" ".join(map(str, tier)) for tier in got]
    return got, found


def test_in_a_tier_a_star_is_of_the_cards_that_no_tier_has_named() -> None:
    assert tiers_of(["1e", "1b", ["7o", "3*"], "7*"]) == (
        ["1e", "1b", "7o 3o 3c 3e 3b", "7c"],
        [],
    )


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        (["1e", "1b", "3*"], ["in no tier: 7o 7c"]),
        (["1*", "3*", "7*", "1e"], ["1e is named before"]),
        (["1*", "3*", "7*", "4*"], ["the deck has no card '4*'"]),
        (["1*", "3*", "7*", "9x"], ["the spanish pack has no card '9x'"]),
        (["1*", "3*", ["7*", 7]], ["expected a card in quotes, found 7"]),
        ([], ["in no tier: 1e 1b 3o 3c 3e 3b 7o 7c"]),
        (3, ["expected a list, found 3"]),
    ],
)
def test_every_card_of_a_deck_is_in_one_tier(value: object, problems: list[str]) -> None:
    assert tiers_of(value)[1] == problems


def test_what_cards_count_is_read_by_card() -> None:
    def read(table: object) -> tuple[object, list[str]]:
        return read_with(lambda place: read_worth_by_card(table, place, Pack.SPANISH))

    amo, *threes = parse_hand("11b3o3c3e3b")
    assert read({"11b": 28, "3*": 0}) == ({amo: 28, **dict.fromkeys(threes, 0)}, [])
    assert read({"11b": 101}) == ({amo: 0}, ["expected 0 to 100, found 101"])
    assert read({"x": 3}) == ({}, ["the spanish pack has no card 'x'"])
    assert read([]) == (None, ["expected a table, found a list"])
