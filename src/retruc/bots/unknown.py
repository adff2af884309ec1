"""What a seat does not know of the others, and what their words and senyes promise of it."""

from collections.abc import Iterable
from typing import NamedTuple

from retruc.bots.cardtable import CardTable
from retruc.game import SEATS, Card, Observation, Play, Seat
from retruc.rulesets import Covered, Ruleset, Truth

TRUST_THE_RULES = 0.98
"""How far a senya is believed where false ones are forbidden."""

TRUST_PARTNER = 0.95
"""How far a partner's is, where they may be false."""

TRUST_RIVAL = 0.7
"""The same for a senya caught from a rival."""


class Promise(NamedTuple):
    """What a senya says of the cards that its maker holds and has not shown."""

    trust: float
    """How far it is believed."""
    all_of: tuple[int, ...] = ()
    """Cards that it holds."""
    any_of: tuple[int, ...] = ()
    """It holds one of these; empty also if it has shown one."""
    none_of: frozenset[int] = frozenset()
    envit_from: int = 0
    envit_to: int = 0
    """The bounds of its envit; 0 where it says nothing of them."""


class Unknown(NamedTuple):
    """What is not known of one seat, and what speaks for one card or another."""

    seat: int
    held: int
    """How many cards it holds; 2 if it has laid two at once."""
    covers: bool
    """Whether all that it still lays must be covered, and so loses to every other card."""
    missing: int
    """How many of its cards are unknown, with those that lie covered or below another."""
    top: int | None
    """The upper of the two cards that it laid at once."""
    shown: list[int]
    promises: list[Promise]
    truc_calls: int
    envit_calls: int
    speaks: bool
    """Whether anything it has done, said or signed tells of the strength of its cards."""


def unknown_seats(o: Observation, table: CardTable, ruleset: Ruleset) -> list[Unknown]:
    """List what is unknown of every other seat."""
    return [_unknown(o, seat, table, ruleset) for seat in SEATS[: o.seats] if seat != o.seat]


def _unknown(o: Observation, seat: Seat, table: CardTable, ruleset: Ruleset) -> Unknown:
    plays = [play for trick in o.tricks for play in trick.plays if play.seat == seat]
    double = next((play for play in plays if _lies_on_another(o, play)), None)
    shown = [play.card for play in plays if play.card is not None]
    covers = must_cover(o, seat, ruleset)
    promises = _promises(o, seat, shown, table, ruleset) if o.signs else []
    truc_calls = sum([call.seat == seat for call in o.truc.calls])
    return Unknown(
        seat=int(seat),
        held=o.cards_left[seat] if double is None else 2,
        covers=covers,
        missing=o.cards_left[seat] + len(plays) + (double is not None) - len(shown),
        top=None if double is None or double.card is None else table.index[double.card],
        shown=table.numbers(shown),
        promises=promises,
        truc_calls=truc_calls,
        envit_calls=sum([call.seat == seat for call in o.envit.calls]),
        speaks=bool(covers or double or truc_calls) or any(p.none_of for p in promises),
    )


def must_cover(o: Observation, seat: Seat, ruleset: Ruleset) -> bool:
    """Whether a seat has covered a card where that means to cover the rest.

    Rule: covered.mode
    """
    return ruleset.covered.mode is Covered.ALL_FOLLOWING and any(
        play.covered and play.seat == seat for trick in o.tricks for play in trick.plays
    )


def _lies_on_another(o: Observation, play: Play) -> bool:
    """Whether a play is of two cards at once: its seat has none left after the second trick's."""
    return len(o.tricks) == 2 and not o.cards_left[play.seat] and play in o.tricks[1].plays


def _promises(
    o: Observation, seat: Seat, shown: list[Card], table: CardTable, ruleset: Ruleset
) -> list[Promise]:
    made = dict.fromkeys([sign for who, sign in o.signs if who == seat])
    if not made:
        return []
    trust = TRUST_PARTNER if o.team is seat.team else TRUST_RIVAL
    if ruleset.senyes.truth is Truth.TRUE_ONLY:
        trust = TRUST_THE_RULES
    signs = [ruleset.senyes.map[sign] for sign in made]
    return [
        Promise(
            trust=trust,
            all_of=_numbers(sign.all_of, table),
            any_of=() if any(c in shown for c in sign.any_of) else _numbers(sign.any_of, table),
            none_of=frozenset(_numbers(sign.none_of, table)),
            envit_from=sign.envit_from,
            envit_to=sign.envit_to,
        )
        for sign in signs
    ]


def _numbers(cards: Iterable[Card], table: CardTable) -> tuple[int, ...]:
    """Give the numbers of those cards that are in the deck at all."""
    return tuple(table.index[card] for card in cards if card in table.index)
