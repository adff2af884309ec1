"""What a seat does not know of the others, and what their words and senyes promise of it."""

from functools import lru_cache
from typing import NamedTuple

from retruc.bots.cardtable import CardTable, card_table
from retruc.game import SEATS, Card, Observation, Play, Seat, Wager
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
    plays_by_seat: list[list[Play]] = [[] for _ in range(o.seats)]
    for trick in o.tricks:
        for play in trick.plays:
            plays_by_seat[play.seat].append(play)
    return [
        _unknown(o, seat, plays_by_seat[seat], table, ruleset)
        for seat in SEATS[: o.seats]
        if seat != o.seat
    ]


def _unknown(
    o: Observation, seat: Seat, plays: list[Play], table: CardTable, ruleset: Ruleset
) -> Unknown:
    shown = [play.card for play in plays if play.card is not None]
    left = o.cards_left[seat]
    # Who has laid two cards at once has none left after the play of the second trick.
    double = plays[-1] if len(plays) == 2 and not left else None
    covers = must_cover(plays, ruleset)
    promises = _promises(o, seat, shown, table, ruleset) if o.signs else []
    truc_calls = _calls_of(seat, o.truc)
    return Unknown(
        seat=int(seat),
        held=left if double is None else 2,
        covers=covers,
        missing=left + len(plays) + (double is not None) - len(shown),
        top=None if double is None or double.card is None else table.index[double.card],
        shown=table.numbers(shown),
        promises=promises,
        truc_calls=truc_calls,
        envit_calls=_calls_of(seat, o.envit),
        speaks=covers or double is not None or truc_calls > 0 or _excludes(promises),
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


def _promises(
    o: Observation, seat: Seat, shown: list[Card], table: CardTable, ruleset: Ruleset
) -> list[Promise]:
    made = dict.fromkeys([sign for who, sign in o.signs if who == seat])
    if not made:
        return []
    trust = TRUST_PARTNER if o.team is seat.team else TRUST_RIVAL
    if ruleset.senyes.truth is Truth.TRUE_ONLY:
        trust = TRUST_THE_RULES
    known = table.numbers(shown)
    promises = []
    for name in made:
        said = sign_promise(ruleset, name)
        has_shown = any(card in said.any_of for card in known)
        promises.append(said._replace(trust=trust, any_of=() if has_shown else said.any_of))
    return promises


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
