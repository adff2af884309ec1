"""Laying cards: which are refused and why, and which are listed."""

import pytest

from retruc.engine import State, start
from retruc.engine.playing import (
    card_actions,
    has_to_cover,
    why_not_lay,
    why_not_pile,
    why_not_play,
    why_not_single,
    why_not_stack,
)
from retruc.game import SEATS, PlayCard, Reason, StackCards, parse_card
from tests.engine.support import dealt, play, rules, word_of
from tests.engine.tables import (
    ONE_TRICK,
    STACKED,
    TIED,
    TO_CLAIM,
    Refusal,
    assert_refused,
    table,
)

ONE, TWO, THREE, FOUR = SEATS[:4]
COVERED = "1:(7o) 2:(4b) 3:7b 4:6c 3:3o 4:5o"
"""Seats 1 and 2 have covered a card, and it is seat 1's turn in the second trick."""

REFUSED = [
    Refusal("not-dealt", "bar, before the deal", "", "1:7o", "play 7o"),
    Refusal("decide-first", "catala, 11-5", "", "1:3o", "play 3o"),
    Refusal("out-of-turn", "bar", "", "2:1e", "play 1e"),
    Refusal("seat-out", "barajamos", "1:mevaig", "1:7o", "play 7o"),
    Refusal("answer-first", "bar", "1:truc", "1:7o", "play 7o"),
    Refusal("answer-first", "bar", "1:envit", "1:7o", "play 7o"),
    Refusal("answer-first", "catala, silent", "1:truc", "1:3o", "play 3o"),
    Refusal("not-in-hand", "bar", "", "1:1e", "play 1e"),
    Refusal("not-in-hand", "bar", ONE_TRICK, "1:7o", "play 7o"),
    Refusal("no-covered", "bar", "", "1:(7o)", "cover 7o"),
    Refusal("must-cover", "menorca", "1:(7o) 2:(4b) 3:7b 4:6c 3:3o 4:5o", "1:6o", "play 6o"),
    Refusal("must-stack", "balear", TIED, "1:3e", "play 3e"),
    Refusal("must-stack", "menorca", "1:(7o) 2:(4b) 3:(7b) 4:(6c)", "1:(6o)", "cover 6o"),
    Refusal("no-stack", "bar", "", "1:7o/6o", "lay 7o over 6o"),
    Refusal("no-stack", "balear", "", "1:12o/3e", "lay 12o over 3e"),
    Refusal("out-of-turn", "balear", TIED, "2:3o/6o", "lay 3o over 6o"),
    Refusal("not-in-hand", "balear", TIED, "1:3e/12o", "lay 3e over 12o"),
    Refusal("lower-on-top", "balear", TIED, "1:4c/3e", "lay 4c over 3e"),
    Refusal("not-asked", "balear", STACKED, "1:3e", "play 3e"),
    Refusal("not-asked", "balear, claim", TO_CLAIM, "1:3e", "play 3e"),
]


@pytest.mark.parametrize("refusal", REFUSED, ids=str)
def test_what_is_refused_and_why(refusal: Refusal) -> None:
    assert_refused(refusal)


def cards(state: State, seat: int) -> str:
    """The ways in which the seat of that printed number may lay cards, in order."""
    return " ".join(word_of(action) for action in card_actions(state, SEATS[seat - 1]))


@pytest.mark.parametrize(
    ("name", "before", "seat", "words"),
    [
        ("bar, before the deal", "", 1, ""),
        ("bar", "", 1, "7o 6o 3c"),
        ("bar", "", 2, ""),
        ("bar", "1:truc", 1, ""),
        ("bar", "1:envit", 2, ""),
        ("bar", ONE_TRICK, 1, "6o 3c"),
        ("bicicleta", "", 1, "7o 6o 3c (7o) (6o) (3c)"),
        ("bicicleta", COVERED, 1, "6o 3c (6o) (3c)"),
        ("menorca", COVERED, 1, "(6o) (3c)"),
        ("balear", TIED, 1, "3e/4c"),
        ("balear", TIED, 2, ""),
        ("balear", STACKED, 1, ""),
        ("balear, claim", TO_CLAIM, 1, ""),
        ("barajamos", "1:mevaig", 1, ""),
        ("catala, 11-5", "", 1, ""),
        ("catala, silent", "1:3o 1:truc", 1, ""),
        ("catala, silent", "1:3o 1:truc", 2, "3c 4b 12o"),
        ("catala, silent", "1:3o 1:truc", 4, ""),
    ],
)
def test_the_cards_of_a_seat_are_listed_in_order(
    name: str, before: str, seat: int, words: str
) -> None:
    assert cards(play(table(name), before), seat) == words


def test_equal_cards_are_stacked_either_way_and_covered_ones_in_any_order() -> None:
    equal = dealt(rules("balear"), "12o3e3c 12c3o6o 4o2b12b 5c7c4e")
    assert cards(play(equal, TIED), 1) == "3e/3c 3c/3e"
    covered = play(table("menorca"), "1:(7o) 2:(4b) 3:(7b) 4:(6c)")
    assert cards(covered, 1) == "6o/3c 3c/6o"


def test_whoever_covered_lays_its_pile_as_it_likes_and_others_put_the_higher_on_top() -> None:
    state = dealt(rules("menorca"), "4c7e6c 7b3o5o 7c1e6b 5c2b4e")
    state = play(state, "1:(4c) 2:7b 3:7c 4:5c")
    assert cards(state, 1) == "7e/6c 6c/7e"
    assert cards(play(state, "1:6c/7e"), 2) == "3o/5o"


@pytest.mark.parametrize(
    ("name", "binds"), [("menorca", [ONE, TWO]), ("bicicleta", []), ("bar", [])]
)
def test_covering_binds_the_seats_that_covered_where_all_the_rest_follows(
    name: str, binds: list[object]
) -> None:
    before = ONE_TRICK if name == "bar" else COVERED
    state = play(table(name), before)
    assert [s for s in SEATS[:4] if has_to_cover(state.ruleset, state.round, s)] == binds


def test_a_card_waits_for_every_answer_but_its_own_where_playing_on_accepts() -> None:
    state = play(table("catala, silent"), "1:3o 1:truc")
    assert why_not_lay(state, TWO) is None
    assert why_not_lay(state, FOUR) is Reason.OUT_OF_TURN
    assert why_not_lay(state, ONE) is Reason.ANSWER_FIRST
    assert why_not_lay(play(table("catala"), "1:3o 1:truc"), TWO) is Reason.ANSWER_FIRST


def test_an_envit_is_never_accepted_by_a_card() -> None:
    ruleset = rules("bar", truc__silent_accept="true")
    state = play(dealt(ruleset, "7o6o3c 1e4b5c 3o3e7b 6c5o4e"), "1:7o 2:envit")
    assert why_not_lay(state, TWO) is Reason.ANSWER_FIRST
    assert why_not_lay(state, ONE) is Reason.ANSWER_FIRST


def test_a_raise_is_accepted_by_the_card_of_the_one_who_is_on_turn() -> None:
    ruleset = rules("bar", truc__silent_accept="true")
    state = play(dealt(ruleset, "7o6o3c 1e4b5c 3o3e7b 6c5o4e"), "1:truc 2:retruc")
    assert cards(state, 1) == "7o 6o 3c"
    assert play(state, "1:7o").round.truc.accepted


def test_that_cards_are_stacked_is_said_before_how_they_lie() -> None:
    tied = play(table("balear"), TIED)
    assert why_not_single(tied, ONE, covered=True) is Reason.MUST_STACK
    assert why_not_single(tied, ONE, covered=False) is Reason.MUST_STACK
    assert why_not_single(table("balear"), ONE, covered=True) is Reason.NO_COVERED
    assert why_not_single(table("balear"), ONE, covered=False) is None


def test_a_pile_is_made_of_the_two_cards_that_are_left() -> None:
    tied = play(table("balear"), TIED)
    high, low, gone = map(parse_card, ("3e", "4c", "12o"))
    assert why_not_pile(tied, ONE, high, low) is None
    assert why_not_pile(tied, ONE, low, high) is Reason.LOWER_ON_TOP
    assert why_not_pile(tied, ONE, high, high) is Reason.NOT_IN_HAND
    assert why_not_pile(tied, ONE, high, gone) is Reason.NOT_IN_HAND
    assert why_not_pile(table("balear"), ONE, high, low) is Reason.NO_STACK


def test_that_it_is_not_ones_turn_is_said_before_that_one_has_not_the_card() -> None:
    state = table("bar")
    assert why_not_play(state, PlayCard(TWO, parse_card("7o"))) is Reason.OUT_OF_TURN
    assert why_not_play(state, PlayCard(ONE, parse_card("1e"))) is Reason.NOT_IN_HAND
    tied = play(table("balear"), TIED)
    stack = StackCards(TWO, parse_card("4c"), parse_card("3e"))
    assert why_not_stack(tied, stack) is Reason.OUT_OF_TURN
    assert why_not_stack(start(rules("balear")), stack) is Reason.NOT_DEALT
