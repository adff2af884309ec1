"""Options that leave no trace in a record: who deals first, who is waited for, how one marks."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from retruc.engine import after_absence, first_dealer
from retruc.game import Seat
from retruc.rulebook import marking_of
from retruc.rulesets import Marking, load, with_options

S1, S2, S3, S4 = map(Seat, range(4))


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


@pytest.mark.parametrize("marking", Marking)
def test_a_score_is_marked_with_what_the_table_says(marking: Marking) -> None:
    assert marking_of(with_options(load("balear"), {"cama.marking": marking})) is marking
