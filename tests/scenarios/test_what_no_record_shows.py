"""Options that leave no trace in a record: who sees a senya, who deals first, who is waited for."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from retruc.engine import after_absence, apply, first_dealer, start
from retruc.game import Deal, IllegalAction, Look, MakeSign, Reason, Seat, SignMade, parse_hand
from retruc.rulesets import load, with_options

HANDS = tuple(parse_hand(hand) for hand in ("7o6o3c", "7c5c3b", "4b6b5e", "1e7e3o"))
S1, S2, S3, S4 = map(Seat, range(4))


def signed(seen_by: str) -> SignMade:
    """Seat 1 makes a senya while seats 3 and 4 look at it, and seat 2 at seat 3."""
    state = start(with_options(load("bar"), {"senyes.seen-by": seen_by}))
    looks = (Look(S2, S3), Look(S3, S1), Look(S4, S1))
    for action in (Deal(HANDS), *looks, MakeSign(S1, "tres")):
        state, events = apply(state, action)
    (event,) = events
    assert isinstance(event, SignMade)
    return event


@pytest.mark.parametrize(
    ("seen_by", "audience"), [("partner", {S1, S3}), ("attention", {S1, S3, S4}), ("all", None)]
)
def test_who_sees_a_senya(seen_by: str, audience: set[Seat] | None) -> None:
    assert signed(seen_by).audience == audience


def test_a_look_that_turns_away_before_the_senya_sees_nothing() -> None:
    state = start(load("bar"))
    for action in (Deal(HANDS), Look(S4, S1), Look(S4, None), MakeSign(S1, "tres")):
        state, events = apply(state, action)
    assert events == (SignMade(S1, "tres", frozenset({S1})),)


def test_where_senyes_are_not_made_nobody_sees_any() -> None:
    with pytest.raises(IllegalAction) as caught:
        signed("none")
    assert caught.value.reason is Reason.NO_SENYES


def dealers(ruleset: str, first: str) -> set[Seat]:
    changed = with_options(load(ruleset), {"dealer.first": first})
    return {first_dealer(changed, Random(seed)) for seed in range(50)}


def test_any_seat_may_be_drawn_to_deal_first() -> None:
    assert dealers("bar", "random") == {S1, S2, S3, S4}


def test_the_host_deals_first() -> None:
    assert dealers("barajamos", "host") == {S1}


def turning(index: int) -> Any:
    """Chance that turns the card of a given place in the deck."""
    return SimpleNamespace(randrange=lambda _: index)


def test_the_seat_whose_suit_is_turned_deals_first() -> None:
    ruleset = load("balear")
    drawn = {
        (card.suit, first_dealer(ruleset, turning(index)))
        for index, card in enumerate(ruleset.deck.cards)
    }
    assert len(drawn) == 4
    assert {seat for _, seat in drawn} == {S1, S2, S3, S4}


@pytest.mark.parametrize(("rule", "then"), [("bot", "bot"), ("cancel", "cancel")])
def test_what_becomes_of_a_seat_whose_player_stays_away(rule: str, then: str) -> None:
    ruleset = with_options(load("bar"), {"absence.rule": rule, "absence.grace-s": "90"})
    assert after_absence(ruleset, 89.9) == "wait"
    assert after_absence(ruleset, 90.0) == then


def test_barajamos_waits_a_minute_and_cancels() -> None:
    ruleset = load("barajamos")
    assert after_absence(ruleset, 59.9) == "wait"
    assert after_absence(ruleset, 60.0) == "cancel"
