"""What a seat does not know of the others, and what their words and senyes promise of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from retruc.bots.cardtable import CardTable, card_table
from retruc.game import SEATS, Observation, Play, Seat, Wager
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


class _Told(NamedTuple):
    """What a seat was told, and how to read it."""

    o: Observation
    table: CardTable
    ruleset: Ruleset


def unknown_seats(o: Observation, table: CardTable, ruleset: Ruleset) -> list[Unknown]:
    """List what is unknown of every other seat."""
    told = _Told(o, table, ruleset)
    plays_by_seat: list[list[Play]] = [[] for _ in range(o.seats)]
    for trick in o.tricks:
        for play in trick.plays:
            plays_by_seat[play.seat].append(play)
    signs_by_seat: dict[Seat, list[str]] = {}
    for seat, sign in o.signs:
        signs_by_seat.setdefault(seat, []).append(sign)
    return [
        _unknown(told, seat, plays_by_seat[seat], signs_by_seat.get(seat, ()))
        for seat in SEATS[: o.seats]
        if seat != o.seat
    ]


def _unknown(told: _Told, seat: Seat, plays: list[Play], signs: Sequence[str]) -> Unknown:
    o, table, ruleset = told
    left = o.cards_left[seat]
    shown: list[int] = []
    covers, top = False, None
    double = 0
    if plays:
        shown = table.numbers([play.card for play in plays if play.card is not None])
        covers = must_cover(plays, ruleset)
        if len(plays) == 2 and not left:
            # Who has laid two cards at once has none left after the play of the second trick.
            double = 1
            card = plays[-1].card
            top = None if card is None else table.index[card]
    promises = _promises(told, seat, signs, shown) if signs else []
    truc_calls = _calls_of(seat, o.truc)
    return Unknown(
        int(seat),
        2 if double else left,
        covers,
        left + len(plays) + double - len(shown),
        top,
        shown,
        promises,
        truc_calls,
        _calls_of(seat, o.envit),
        covers or double > 0 or truc_calls > 0 or _excludes(promises),
    )


def _calls_of(seat: Seat, wager: Wager) -> int:
    return sum([call.seat == seat for call in wager.calls]) if wager.calls else 0


def _excludes(promises: list[Promise]) -> bool:
    return any(promise.none_of for promise in promises) if promises else False


def must_cover(plays: list[Play], ruleset: Ruleset) -> bool:
    """Whether the seat of these plays has covered a card where that means to cover the rest.

    Rule: covered.mode
    """
    return ruleset.covered.mode is Covered.ALL_FOLLOWING and any(play.covered for play in plays)


def _promises(told: _Told, seat: Seat, signs: Sequence[str], shown: list[int]) -> list[Promise]:
    trust = TRUST_PARTNER if told.o.team is seat.team else TRUST_RIVAL
    if told.ruleset.senyes.truth is Truth.TRUE_ONLY:
        trust = TRUST_THE_RULES
    promises = []
    for name in dict.fromkeys(signs):
        said = _promise(told.table, name, trust)
        has_shown = any(card in said.any_of for card in shown)
        promises.append(said._replace(any_of=()) if has_shown else said)
    return promises


@lru_cache(maxsize=256)
def _promise(table: CardTable, name: str, trust: float) -> Promise:
    return sign_promise(table.ruleset, name)._replace(trust=trust)


@lru_cache(maxsize=256)
def sign_promise(ruleset: Ruleset, name: str) -> Promise:
    """Give what a senya promises by itself, as far as the deck has the cards that it names."""
    index = card_table(ruleset).index
    sign = ruleset.senyes.map[name]
    all_of, any_of, none_of = (
        tuple(index[card] for card in cards if card in index)
        for cards in (sign.all_of, sign.any_of, sign.none_of)
    )
    return Promise(1.0, all_of, any_of, frozenset(none_of), sign.envit_from, sign.envit_to)
