"""What may be done: who acts, what makes two actions the same, and which there are."""

import inspect
from collections.abc import Callable
from typing import get_args

import pytest

from retruc.game import (
    FREE,
    SEATS,
    Accept,
    Action,
    Bet,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    Gesture,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Say,
    Seat,
    SeatAction,
    StackCards,
    Tap,
    actions,
    parse_card,
    parse_hand,
)

ONE, TWO = SEATS[:2]
ACE, FOUR = parse_card("1e"), parse_card("4c")
BY_SEAT: list[Callable[[Seat], SeatAction | Gesture]] = [
    lambda seat: PlayCard(seat, ACE),
    lambda seat: StackCards(seat, ACE, FOUR),
    lambda seat: Raise(seat, "truc"),
    Accept,
    Decline,
    Fold,
    Pass,
    lambda seat: Decide(seat, plays=True),
    Tap,
    DealOne,
    Claim,
    lambda seat: Look(seat, None),
    lambda seat: MakeSign(seat, "tres"),
    lambda seat: Say(seat, "meca"),
]
"""One action of each kind that a seat may do, given the seat."""


def test_every_action_but_the_deal_is_of_a_seat() -> None:
    made = [make(TWO) for make in BY_SEAT]
    assert {type(action) for action in made} == {*get_args(SeatAction), *get_args(Gesture)}
    assert {action.seat for action in made} == {TWO}
    assert not hasattr(Deal(()), "seat")


def test_an_action_is_a_deal_or_of_a_game_or_a_gesture_and_never_two_of_them() -> None:
    of_game, gestures = set(get_args(SeatAction)), set(get_args(Gesture))
    assert not of_game & gestures
    assert set(get_args(Action)) == {Deal} | of_game | gestures


def test_every_class_of_the_module_is_an_action_or_a_bet() -> None:
    classes = {
        each
        for _, each in inspect.getmembers(actions, inspect.isclass)
        if each.__module__ == actions.__name__
    }
    assert classes == {*get_args(Action), Bet}


@pytest.mark.parametrize("make", BY_SEAT)
def test_the_same_action_of_another_seat_is_another(
    make: Callable[[Seat], SeatAction | Gesture],
) -> None:
    assert make(ONE) == make(Seat(0))
    assert hash(make(ONE)) == hash(make(Seat(0)))
    assert make(ONE) != make(TWO)


def test_actions_of_two_kinds_are_never_the_same_though_they_hold_the_same() -> None:
    plain = [kind(ONE) for kind in (Accept, Decline, Fold, Pass, Tap, DealOne, Claim)]
    assert len(set(plain)) == len(plain)
    assert len({PlayCard(ONE, ACE), PlayCard(ONE, ACE, covered=True)}) == 2
    assert StackCards(ONE, ACE, FOUR) != StackCards(ONE, FOUR, ACE)
    assert Decide(ONE, plays=True) != Decide(ONE, plays=False)
    assert Look(ONE, None) != Look(ONE, TWO)


def test_a_card_lies_face_up_and_a_call_has_no_amount_unless_it_is_said() -> None:
    assert PlayCard(ONE, ACE) == PlayCard(ONE, ACE, covered=False)
    assert Raise(ONE, "envit") == Raise(ONE, "envit", 0)
    assert Raise(ONE, FREE, 3) != Raise(ONE, FREE, 4)


def test_a_deal_is_the_same_only_with_the_same_cards_in_the_same_order() -> None:
    one, other = parse_hand("7o6o3c"), parse_hand("1e4b5c")
    assert Deal((one, other)) == Deal((parse_hand("7o6o3c"), parse_hand("1e4b5c")))
    assert Deal((one, other)) != Deal((other, one))
    assert Deal((one,)) != Deal((one[::-1],))


def test_actions_tell_what_they_are() -> None:
    assert repr(Raise(TWO, FREE, 5)) == "Raise(seat=Seat(1), rung='+', amount=5)"
    assert str(Bet.TRUC) == "truc"
