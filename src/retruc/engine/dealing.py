"""Chance, and what happens around the table before and beside the cards.

The engine owns no randomness: whoever shuffles brings a generator, such as ``random.Random(seed)``.
"""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeVar, assert_never

from retruc.engine.state import State, cards_to_deal
from retruc.game import SEATS, Card, Deal, Observation, Seat
from retruc.rulesets import AbsenceRule, FirstDealer, Ruleset

T = TypeVar("T")


class Chance(Protocol):
    """The part of ``random.Random`` that a table needs."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw *k* different members, in random order."""

    def randrange(self, stop: int, /) -> int:
        """Draw a whole number from 0 up to, not including, *stop*."""


def random_deal(state: State, chance: Chance) -> Deal:
    """Shuffle and deal the coming round.

    Rule: deck.id
    """
    count = cards_to_deal(state)
    drawn: list[Card] = chance.sample(state.ruleset.deck.cards, count * state.seats)
    hands = [tuple(drawn[i : i + count]) for i in range(0, len(drawn), count)]
    return Deal(tuple(hands))


def first_dealer(ruleset: Ruleset, chance: Chance) -> Seat:
    """Find who deals the first round of a coto.

    Rule: dealer.first
    """
    match ruleset.dealer.first:
        case FirstDealer.HOST:
            return SEATS[0]
        case FirstDealer.RANDOM:
            return SEATS[chance.randrange(ruleset.seats)]
        case FirstDealer.SUIT_DRAW:
            turned = ruleset.deck.cards[chance.randrange(len(ruleset.deck.cards))]
            suits = ruleset.deck.pack.suits
            return SEATS[suits.index(turned.suit) % ruleset.seats]
        case never:
            assert_never(never)


def after_absence(ruleset: Ruleset, away_s: float) -> Literal["wait", "bot", "cancel"]:
    """Say what becomes of a seat whose player has been away for so many seconds.

    Rule: absence.rule, absence.grace-s

    >>> from retruc.rulesets import load
    >>> after_absence(load("barajamos"), 59.0), after_absence(load("barajamos"), 60.0)
    ('wait', 'cancel')
    """
    if away_s < ruleset.absence.grace_s:
        return "wait"
    return "cancel" if ruleset.absence.rule is AbsenceRule.CANCEL else "bot"


def observer(state: State, seat: Seat | None) -> Observation:
    """What a seat (None: a bystander) that sits down before a deal is told of the state."""
    return Observation.at(
        seat, state.seats, score=state.score, cames=state.cames, looks=state.looks
    )
