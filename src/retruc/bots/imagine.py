"""The cards nobody has shown, imagined so that they fit what a seat has seen and heard.

Senyes that are believed are made true, and a seat that calls is given the best of several hands.
For the truc only the strengths of cards are imagined, for the envit the cards themselves.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random

from retruc.bots.cardtable import CardTable
from retruc.bots.unknown import Unknown, must_cover, unknown_seats
from retruc.game import Observation, order_from
from retruc.rulesets import Ruleset

BLUFFS = 0.12
"""How often a call says nothing of the cards."""

ALTERNATIVES = 3
"""For each call that a seat has made, it is given the best of so many hands more."""

_STOCK = 509
"""Rearrangements that are kept for each number of cards."""

Hands = list[list[int]]
"""By seat: strengths held, in rising order; who has laid two cards at once has them again."""


class Imagination:
    """Imagines deals for one seat at one instant."""

    def __init__(self, o: Observation, table: CardTable, ruleset: Ruleset, rng: Random) -> None:
        self._o = o
        self._table = table
        self._ruleset = ruleset
        self._rng = rng
        self._others = unknown_seats(o, table, ruleset)
        seen = set(table.numbers(o.dealt))
        for unknown in self._others:
            seen.update(unknown.shown)
        self._pool = [number for number in range(len(table.cards)) if number not in seen]

    def hands(self, count: int) -> list[Hands]:
        """Imagine so many times what the seats hold."""
        o = self._o
        assert o.seat is not None
        known: Hands = [[]] * o.seats
        known[o.seat] = self._own_strengths()
        draw = _Draw(self._pool, self._others, self._table.strength, self._rng)
        imagined = []
        for _ in range(count):
            hands = known[:]
            for unknown, cards in zip(self._others, draw.cards(), strict=True):
                if unknown.speaks:
                    hands[unknown.seat] = self._held(unknown, cards, draw)
                else:
                    hands[unknown.seat] = sorted(cards[: unknown.held])
            imagined.append(hands)
        return imagined

    def _held(self, unknown: Unknown, cards: Sequence[int], draw: "_Draw") -> list[int]:
        """Make the cards drawn for a seat fit what it has done, said and signed."""
        if unknown.covers:
            return [0] * unknown.held
        strength = self._table.strength
        if unknown.top is not None:
            top = strength[unknown.top]
            under = cards[0] if cards[0] <= top else draw.instead(cards[0], lambda c: c <= top)
            return [under, top]
        held = sorted(cards[: unknown.held])
        for promise in unknown.promises:
            if promise.none_of and self._rng.random() < promise.trust:
                held = _without({strength[card] for card in promise.none_of}, held, draw)
        if unknown.truc_calls and held and self._rng.random() >= BLUFFS:
            best = sum(held[-2:])
            for other in draw.spare(len(held), ALTERNATIVES * unknown.truc_calls):
                hand = sorted(other)
                if (sums := sum(hand[-2:])) > best:
                    held, best = hand, sums
        return held

    def _own_strengths(self) -> list[int]:
        o, table = self._o, self._table
        own = [play for trick in o.tricks for play in trick.plays if play.seat == o.seat]
        laid = (own[-1].card, own[-1].under) if own and own[-1].under is not None else ()
        cards = [card for card in (*o.held, *laid) if card is not None]
        if must_cover(own, self._ruleset):
            return [0] * len(cards)
        return sorted([table.strength[card] for card in table.numbers(cards)])

    def envits(self, count: int) -> list[int]:
        """Imagine so many times whose envit is the best: a seat each time."""
        o, table = self._o, self._table
        assert o.seat is not None
        order = order_from(o.ma, o.seats)
        points = [0] * o.seats
        points[o.seat] = table.envit(table.numbers(o.dealt))
        draw = _Draw(self._pool, self._others, range(len(table.cards)), self._rng)
        imagined = []
        for _ in range(count):
            for unknown, cards in zip(self._others, draw.cards(), strict=True):
                points[unknown.seat] = self._points(unknown, cards, draw)
            best = max(points)
            imagined.append(int(next(seat for seat in order if points[seat] == best)))
        return imagined

    def _points(self, unknown: Unknown, cards: Sequence[int], draw: "_Draw") -> int:
        table, rand = self._table, self._rng.random
        points = table.envit([*unknown.shown, *cards])
        if unknown.envit_calls and rand() >= BLUFFS:
            for other in draw.spare(len(cards), ALTERNATIVES * unknown.envit_calls):
                points = max(points, table.envit([*unknown.shown, *other]))
        for promise in unknown.promises:
            if promise.envit_from and rand() < promise.trust:
                points = max(points, promise.envit_from)
            if promise.envit_to and rand() < promise.trust:
                points = min(points, promise.envit_to)
        return points


def _without(excluded: set[int], held: list[int], draw: "_Draw") -> list[int]:
    """Give a hand others for its cards of the strengths that are excluded."""
    return sorted(
        draw.instead(card, lambda c: c not in excluded) if card in excluded else card
        for card in held
    )


class _Draw:
    """Draws the unknown cards of every other seat, as values that stand for them.

    The cards are shuffled well once; each further deal is one of a stock of rearrangements of
    that, which is ten times as quick as a shuffle, and as fair.
    """

    def __init__(
        self, pool: list[int], others: list[Unknown], value: Sequence[int], rng: Random
    ) -> None:
        self._random = rng.random
        self._pool = sorted([value[card] for card in pool], key=lambda _: rng.random())
        self._stock = _rearrangements(len(pool))
        self._placed, self._own_places = _placed(set(pool), others, value)
        self._spans = []
        start = len(self._placed)
        for unknown, own in zip(others, self._own_places, strict=True):
            stop = start + unknown.missing - len(own)
            self._spans.append((start, stop))
            start = stop
        self._drawn: Sequence[int] = ()
        self._spare = self._first_spare = start

    def cards(self) -> list[Sequence[int]]:
        """Draw anew: by other seat, its cards; those that a senya promises come first."""
        order = self._stock[int(self._random() * len(self._stock))]
        self._spare = self._first_spare
        if not self._placed:
            drawn = self._drawn = order(self._pool)
            return [drawn[start:stop] for start, stop in self._spans]
        self._drawn = pool = list(order(self._pool))
        for place, (trust, any_of) in enumerate(self._placed):
            if self._random() < trust:
                wanted = any_of[int(self._random() * len(any_of))]
                if wanted in pool[place:]:
                    found = pool.index(wanted, place)
                    pool[found], pool[place] = pool[place], wanted
        return [
            pool[own[0] : own[-1] + 1] + pool[start:stop] if own else pool[start:stop]
            for own, (start, stop) in zip(self._own_places, self._spans, strict=True)
        ]

    def spare(self, count: int, times: int) -> list[Sequence[int]]:
        """Take other hands of so many cards from what nobody was given, as far as it goes."""
        start, stop = self._spare, len(self._drawn) - count
        self._spare += count * times
        return [self._drawn[at : at + count] for at in range(start, stop + 1, count)[:times]]

    def instead(self, card: int, fits: Callable[[int], bool]) -> int:
        """Take another card, one that fits, from what nobody was given, if there is one."""
        for at in range(self._spare, len(self._drawn)):
            if fits(self._drawn[at]):
                self._spare = at + 1
                return self._drawn[at]
        return card


def _placed(
    unseen: set[int], others: list[Unknown], value: Sequence[int]
) -> tuple[list[tuple[float, list[int]]], list[list[int]]]:
    """Give the first places of the pool to cards that senyes promise.

    Returns:
        By place: how far the promise is believed, and the values of which one belongs there; and
        by seat, the places that are its own.
    """
    placed: list[tuple[float, list[int]]] = []
    places: list[list[int]] = []
    for unknown in others:
        wanted = [
            (promise.trust, [value[card] for card in cards if card in unseen])
            for promise in unknown.promises
            for cards in (*((card,) for card in promise.all_of), promise.any_of)
        ]
        wanted = [(trust, values) for trust, values in wanted if values][: unknown.missing]
        places.append(list(range(len(placed), len(placed) + len(wanted))))
        placed += wanted
    return placed, places


@lru_cache(maxsize=128)
def _rearrangements(size: int) -> tuple[Callable[[list[int]], Sequence[int]], ...]:
    """Give a stock of random orders for so many cards; the same ones every time."""
    if size < 2:
        return (list,)
    rng = Random(size)
    return tuple(itemgetter(*rng.sample(range(size), size)) for _ in range(_STOCK))
