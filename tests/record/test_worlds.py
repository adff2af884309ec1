"""Rounds with unknown cards as worlds: what stands in for a card, and how cards change places."""

import pytest

from retruc.engine import apply, start
from retruc.game import Card, Deal, Play, PlayCard, Seat, StackCards, Trick, parse_card, parse_hand
from retruc.record import HiddenPlay, RecordedHand
from retruc.record.worlds import World, complete_hands, named, swapped, with_stand_ins
from retruc.rulesets import Ruleset
from tests.engine.support import play, rules

ONE, TWO = Seat(0), Seat(1)
BAR = rules("bar", seats="2")
BICICLETA = rules("bicicleta", seats="2")
MENORCA = rules("menorca", seats="2")
BALEAR = rules("balear", seats="2")


def card(text: str) -> Card:
    return parse_card(text)


def world(hands: str, unknown: str, ruleset: Ruleset = BAR, done: str = "") -> World:
    """A world after a deal and some words, in which some cards are stand-ins."""
    deal = Deal(tuple(parse_hand(hand) for hand in hands.split()))
    state = play(apply(start(ruleset), deal).state, done)
    return World(state, frozenset(parse_hand(unknown) if unknown else ()))


def shown(cards: object) -> str:
    return "".join(map(str, cards))  # type: ignore[call-overload]


# Stand-ins


def test_unknown_hands_are_filled_with_cards_that_nobody_has() -> None:
    deck = parse_hand("1e1b7e7o3o3c3e3b")
    hands: tuple[RecordedHand, ...] = (None, parse_hand("1e7e3o"), None)
    filled = complete_hands(hands, 2, deck)
    assert filled == (parse_hand("1b7o"), parse_hand("1e7e3o"), parse_hand("3c3e"))


def test_known_hands_stay_as_they_are() -> None:
    hands: tuple[RecordedHand, ...] = (parse_hand("1e7e3o"), parse_hand("4o4c5b"))
    assert complete_hands(hands, 3, BAR.deck.cards) == hands


def test_where_too_few_cards_are_left_a_hand_is_short() -> None:
    assert complete_hands((None, parse_hand("1e")), 3, parse_hand("1e1b3o")) == (
        parse_hand("1b3o"),
        parse_hand("1e"),
    )


def test_stand_ins_are_those_of_the_seat_as_dealt() -> None:
    now = world("1e7e3o 4o4c5b", "1e3o4c", done="1:1e")
    assert shown(now.stand_ins(ONE)) == "1e3o"
    assert shown(now.stand_ins(TWO)) == "4c"
    assert world("1e7e3o 4o4c5b", "").stand_ins(ONE) == []


def test_an_unknown_card_may_be_any_that_nobody_is_known_to_have() -> None:
    free = world("1e7e3o 4o4c5b", "4o4c5b").free_cards()
    assert card("4o") in free
    assert card("6b") in free
    assert not set(parse_hand("1e7e3o")) & set(free)
    assert len(free) == len(BAR.deck.cards) - 3


# Changing places


def test_cards_change_places_in_the_hands_as_dealt_and_as_held() -> None:
    now = swapped(world("1e7e3o 4o4c5b", "4o"), card("4o"), card("1e"))
    assert [shown(hand) for hand in now.state.round.dealt] == ["4o7e3o", "1e4c5b"]
    assert now.state.round.held == now.state.round.dealt
    assert now.unknown == {card("1e")}


def test_cards_change_places_on_the_table_and_below_another() -> None:
    before = world("1e7e3o 4o4c5b", "4o5b", done="1:1e 2:4o")
    now = swapped(before, card("4o"), card("6b"))
    assert now.state.round.tricks[0].plays == (Play(ONE, card("1e")), Play(TWO, card("6b")))
    assert now.unknown == {card("6b"), card("5b")}
    stacked = world("3o12o4o 3c12c6o", "4o", BALEAR, "1:3o 2:3c 1:12o/4o")
    pile = swapped(stacked, card("4o"), card("6b")).state.round.tricks[1]
    assert pile == Trick(ONE, (Play(ONE, card("12o"), under=card("6b")),))


def test_a_world_is_left_as_it_was() -> None:
    before = world("1e7e3o 4o4c5b", "4o")
    state = before.state
    swapped(before, card("4o"), card("6b"))
    assert before.state is state
    assert before.unknown == {card("4o")}
    assert shown(state.round.dealt[TWO]) == "4o4c5b"


def test_changing_places_twice_changes_nothing() -> None:
    before = world("1e7e3o 4o4c5b", "4o", done="1:1e 2:4o")
    assert swapped(swapped(before, card("4o"), card("6b")), card("4o"), card("6b")) == before


# Naming a card


def test_a_card_that_is_named_takes_the_place_of_an_unknown_one() -> None:
    now = named(world("1e7e3o 4o4c5b", "4o4c5b"), TWO, card("6b"))
    assert shown(now.state.round.held[TWO]) == "6b4c5b"
    assert now.unknown == set(parse_hand("4c5b"))


def test_a_stand_in_that_is_named_is_known_from_then_on() -> None:
    now = named(world("1e7e3o 4o4c5b", "4o4c5b"), TWO, card("4c"))
    assert shown(now.state.round.held[TWO]) == "4o4c5b"
    assert now.unknown == set(parse_hand("4o5b"))


def test_a_card_that_stands_in_for_one_of_another_seat_is_exchanged() -> None:
    now = named(world("1e7e3o 4o4c5b", "1e7e3o4o4c5b"), ONE, card("5b"))
    assert [shown(hand) for hand in now.state.round.held] == ["5b7e3o", "4o4c1e"]
    assert now.unknown == set(parse_hand("7e3o4o4c1e"))


@pytest.mark.parametrize(
    ("unknown", "name", "why"),
    [
        ("4o4c5b", "1e", "another seat is known to hold it"),
        ("", "6b", "the hand is known"),
        ("1e", "6b", "the unknown card is another seat's"),
        ("4o4c5b", "12o", "the deck has it not"),
    ],
)
def test_a_card_that_it_cannot_hold_leaves_the_world_as_it_is(
    unknown: str, name: str, why: str
) -> None:
    before = world("1e7e3o 4o4c5b", unknown)
    assert named(before, TWO, card(name)) == before, why


# What is laid


def test_a_card_that_is_laid_is_named() -> None:
    action = PlayCard(ONE, card("6b"))
    now, done = with_stand_ins(world("1e7e3o 4o4c5b", "1e7e3o"), action)
    assert done is action
    assert shown(now.state.round.held[ONE]) == "6b7e3o"


def test_both_cards_of_a_stack_are_named() -> None:
    before = world("3o12o4o 3c12c6o", "12o4o", BALEAR, "1:3o 2:3c")
    action = StackCards(ONE, card("1e"), card("5b"))
    now, done = with_stand_ins(before, action)
    assert done is action
    assert set(now.state.round.held[ONE]) == set(parse_hand("1e5b"))
    assert now.unknown == set()


def test_a_hidden_card_is_one_of_the_stand_ins() -> None:
    before = world("1e7e3o 4o4c5b", "7e3o", BICICLETA)
    now, done = with_stand_ins(before, HiddenPlay(ONE))
    assert done == PlayCard(ONE, card("7e"), covered=True)
    assert now is before


def test_the_card_under_a_stack_is_the_weakest_there_may_be() -> None:
    # So that it lies right whatever the top is: fours are the lowest tier, and seat 2 has one.
    before = world("3o12o7c 3c12c4o", "12o7c", BALEAR, "1:3o 2:3c")
    now, done = with_stand_ins(before, HiddenPlay(ONE, card("6b")))
    assert isinstance(done, StackCards)
    assert done.top == card("6b")
    assert done.under in parse_hand("4c4e4b")
    assert set(now.state.round.held[ONE]) == {done.top, done.under}
    assert done.under in now.unknown
    assert done.top not in now.unknown


def test_a_pile_that_is_covered_whole_is_made_of_both_stand_ins() -> None:
    before = world("6o3e4c 6c7e5o", "6o3e4c", MENORCA, "1:(6o) 2:(6c)")
    pile = HiddenPlay(ONE, is_pile=True)
    assert with_stand_ins(before, pile)[1] == StackCards(ONE, card("3e"), card("4c"))
    known = world("6o3e4c 6c7e5o", "6o3e", MENORCA, "1:(6o) 2:(6c)")
    assert with_stand_ins(known, pile) == (known, pile)


@pytest.mark.parametrize("action", [HiddenPlay(ONE), HiddenPlay(ONE, is_pile=True)])
def test_what_nobody_could_hide_comes_back_as_it_is(action: HiddenPlay) -> None:
    before = world("1e7e3o 4o4c5b", "4o4c5b", BICICLETA)
    assert with_stand_ins(before, action) == (before, action)


def test_the_top_of_a_hidden_stack_is_named_though_nothing_lies_below() -> None:
    before = world("3o12o4o 3c12c6o", "", BALEAR, "1:3o 2:3c")
    hidden = HiddenPlay(ONE, card("12o"))
    assert with_stand_ins(before, hidden) == (before, hidden)
