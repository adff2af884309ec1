"""The cards nobody has shown, imagined so that they fit what a seat has seen and heard.

Senyes that are believed are made true, and a seat that calls is given the best of several hands.
For the truc only the strengths of cards are imagined, for the envit the cards themselves.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter
from random import Random
from typing import NamedTuple

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

_Holder = Callable[[Sequence[int]], list[int]]
"""Gives a seat's hand out of a deal that was drawn."""

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
        self._places = _Places.of(seen, self._others)

    @cached_property
    def _table_of_hands(self) -> "_HandTable":
        """Prepare what all imagined hands have in common."""
        o = self._o
        assert o.seat is not None
        known: Hands = [[]] * o.seats
        known[o.seat] = self._own_strengths()
        draw = _Draw(self._pool, self._places, self._table.strength, self._rng)
        quiet, speaking = [], []
        for unknown, span in zip(self._others, self._places.spans, strict=True):
            promised = span.promised_stop - span.promised
            if unknown.speaks or promised > unknown.held:
                speaking.append((unknown.seat, self._holder(unknown, span, draw)))
            else:
                stop = span.start + unknown.held - promised
                quiet.append((unknown.seat, span._replace(stop=stop)))
        return _HandTable(known, draw, quiet, speaking)

    def hands(self, count: int) -> list[Hands]:
        """Imagine so many times what the seats hold."""
        known, draw, quiet, speaking = self._table_of_hands
        draw.shuffle()
        imagined = []
        for _ in range(count):
            hands = known[:]
            drawn = draw.anew()
            for seat, (promised, promised_stop, start, stop) in quiet:
                if promised < promised_stop:
                    hands[seat] = sorted([*drawn[promised:promised_stop], *drawn[start:stop]])
                else:
                    hands[seat] = sorted(drawn[start:stop])
            for seat, held in speaking:
                hands[seat] = held(drawn)
            imagined.append(hands)
        return imagined

    def _holder(self, unknown: Unknown, span: "_Span", draw: "_Draw") -> "_Holder":
        """Give what makes the cards drawn for a seat fit what it has done, said and signed."""
        if unknown.covers:
            return lambda _drawn: [0] * unknown.held
        strength, rand = self._table.strength, self._rng.random
        if unknown.top is not None:
            top = strength[unknown.top]

            def under_top(drawn: Sequence[int]) -> list[int]:
                under = span.of(drawn)[0]
                return [under if under <= top else draw.instead(under, lambda c: c <= top), top]

            return under_top
        excluded = [
            (promise.trust, {strength[card] for card in promise.none_of})
            for promise in unknown.promises
            if promise.none_of
        ]
        count = unknown.held
        alternatives = ALTERNATIVES * unknown.truc_calls if count else 0

        def held(drawn: Sequence[int]) -> list[int]:
            cards = sorted(span.of(drawn)[:count])
            for trust, strengths in excluded:
                if rand() < trust:
                    cards = _without(strengths, cards, draw)
            if alternatives and rand() >= BLUFFS:
                return _strongest(cards, draw.spare(count, alternatives))
            return cards

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
        order = [int(seat) for seat in order_from(o.ma, o.seats)]
        points = [0] * o.seats
        points[order.index(o.seat)] = table.envit(table.numbers(o.dealt))
        draw = _Draw(self._pool, self._places, range(len(table.cards)), self._rng)
        draw.shuffle()
        counting = [
            (order.index(unknown.seat), self._counter(unknown, draw), span)
            for unknown, span in zip(self._others, self._places.spans, strict=True)
        ]
        imagined = []
        for _ in range(count):
            drawn = draw.anew()
            for place, counted, span in counting:
                points[place] = counted(span.of(drawn))
            imagined.append(order[points.index(max(points))])
        return imagined

    def _counter(self, unknown: Unknown, draw: "_Draw") -> Callable[[Sequence[int]], int]:
        """Give what counts the envit of the cards that are drawn for a seat."""
        envit, shown = self._table.envit, unknown.shown
        calls, promises, rand = unknown.envit_calls, unknown.promises, self._rng.random
        if not (shown or calls or promises):
            return envit

        def points(cards: Sequence[int]) -> int:
            most = envit([*shown, *cards])
            if calls and rand() >= BLUFFS:
                for other in draw.spare(len(cards), ALTERNATIVES * calls):
                    most = max(most, envit([*shown, *other]))
            for promise in promises:
                if promise.envit_from and rand() < promise.trust:
                    most = max(most, promise.envit_from)
                if promise.envit_to and rand() < promise.trust:
                    most = min(most, promise.envit_to)
            return most

        return points


def _strongest(held: list[int], others: list[Sequence[int]]) -> list[int]:
    """Choose the hand with the best two cards, the first of several."""
    if len(held) > 2:
        for cards in others:
            other = sorted(cards)
            if other[-1] + other[-2] > held[-1] + held[-2]:
                held = other
        return held
    best, strongest = sum(held), None
    for cards in others:
        if (strength := sum(cards)) > best:
            best, strongest = strength, cards
    return held if strongest is None else sorted(strongest)


def _without(excluded: set[int], held: list[int], draw: "_Draw") -> list[int]:
    """Give a hand others for its cards of the strengths that are excluded."""
    return sorted(
        draw.instead(card, lambda c: c not in excluded) if card in excluded else card
        for card in held
    )


class _HandTable(NamedTuple):
    """What all hands imagined at one instant have in common."""

    known: Hands
    """By seat: the own hand; the others are still to come."""
    draw: "_Draw"
    quiet: "list[tuple[int, _Span]]"
    """Seats of which nothing is known but what they promise, and where their hands are."""
    speaking: list[tuple[int, _Holder]]
    """The other seats, and what gives their hands."""


class _Span(NamedTuple):
    """Where in the rearranged pool a seat's cards are found: from one place up to another."""

    promised: int
    promised_stop: int
    """What its senyes promise."""
    start: int
    stop: int
    """Its other cards."""

    def of(self, drawn: Sequence[int]) -> Sequence[int]:
        """Take them, those that were promised first."""
        if self.promised < self.promised_stop:
            return [*drawn[self.promised : self.promised_stop], *drawn[self.start : self.stop]]
        return drawn[self.start : self.stop]


class _Places(NamedTuple):
    """Where in the rearranged pool the cards of each other seat are found."""

    promised: list[tuple[float, list[int]]]
    """By place, from the first: how far a senya is believed, and the cards one of which belongs
    there."""
    spans: list[_Span]
    """By seat."""
    end: int
    """The first place that is nobody's."""

    @classmethod
    def of(cls, seen: set[int], others: list[Unknown]) -> "_Places":
        """Give the first places to cards that senyes promise, and the next to the other cards."""
        promised: list[tuple[float, list[int]]] = []
        stops = []
        for unknown in others:
            if unknown.promises:
                promised += _promised(seen, unknown)
            stops.append(len(promised))
        spans = []
        first, end = 0, len(promised)
        for unknown, stop in zip(others, stops, strict=True):
            start, end = end, end + unknown.missing - (stop - first)
            spans.append(_Span(first, stop, start, end))
            first = stop
        return cls(promised, spans, end)


def _promised(seen: set[int], unknown: Unknown) -> list[tuple[float, list[int]]]:
    """List what senyes promise of a seat's cards, as far as they may still be there."""
    wanted = [
        (promise.trust, [card for card in cards if card not in seen])
        for promise in unknown.promises
        for cards in (*((card,) for card in promise.all_of), promise.any_of)
    ]
    return [(trust, cards) for trust, cards in wanted if cards][: unknown.missing]


class _Draw:
    """Draws the unknown cards of the other seats, as values that stand for them.

    The cards are shuffled well before each run of deals; each deal is one of a stock of
    rearrangements of that, which is ten times as quick as a shuffle, and as fair.
    """

    def __init__(self, pool: list[int], places: _Places, value: Sequence[int], rng: Random) -> None:
        self._random = rng.random
        self._pool = self._in_order = [value[card] for card in pool]
        self._stock = _rearrangements(len(pool))
        self._promised = [
            (place, trust, [value[card] for card in cards])
            for place, (trust, cards) in enumerate(places.promised)
        ]
        self._end = places.end
        self._drawn: Sequence[int] = ()
        self._spare = 0

    def shuffle(self) -> None:
        """Shuffle the cards well."""
        rand, cards = self._random, self._in_order
        keys = [rand() for _ in cards]
        self._pool = [cards[at] for at in sorted(range(len(cards)), key=keys.__getitem__)]

    def anew(self) -> Sequence[int]:
        """Draw a deal: the cards in the order of their places."""
        rand, stock = self._random, self._stock
        self._spare = self._end
        arranged = stock[int(rand() * len(stock))](self._pool)
        if not self._promised:
            self._drawn = arranged
            return arranged
        self._drawn = drawn = list(arranged)
        for place, trust, any_of in self._promised:
            if rand() < trust:
                wanted = any_of[int(rand() * len(any_of))]
                try:
                    found = drawn.index(wanted, place)
                except ValueError:
                    continue  # Promised twice, and given to the first.
                drawn[found], drawn[place] = drawn[place], wanted
        return drawn

    def spare(self, count: int, times: int) -> list[Sequence[int]]:
        """Take other hands of so many cards from what nobody was given, as far as it goes."""
        start, drawn = self._spare, self._drawn
        self._spare = stop = start + count * times
        stop = min(stop, len(drawn) - count + 1)
        return [drawn[at : at + count] for at in range(start, stop, count)]

    def instead(self, card: int, fits: Callable[[int], bool]) -> int:
        """Take another card, one that fits, from what nobody was given, if there is one."""
        for at in range(self._spare, len(self._drawn)):
            if fits(self._drawn[at]):
                self._spare = at + 1
                return self._drawn[at]
        return card


@lru_cache(maxsize=128)
def _rearrangements(size: int) -> tuple[Callable[[list[int]], Sequence[int]], ...]:
    """Give a stock of random orders for so many cards; the same ones every time."""
    if size < 2:
        return (list,)
    rng = Random(size)
    return tuple(itemgetter(*rng.sample(range(size), size)) for _ in range(_STOCK))
