"""Hands as they were dealt: what is known of them in a round with envit, and how often they come.

For the envit a hand counts by its suits, which do not show on the table. So what a seat holds is
told by the tiers that it was dealt and their points (`Dealt`), and a pile says who laid what:
beside it those hands can be held that have the tiers which their seat has laid.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from retruc.engine import envit_points
from retruc.game import Fault, RetrucError
from retruc.rulesets import Ruleset
from retruc.solver.hands import HAND, Deck, Lists, TierHand

_Table: TypeAlias = tuple[TierHand, TierHand]
"""What the mà and its rival have laid, strongest first."""


MOST_PILES: Final = 100_000
"""The most piles of a deck that is gone into; `bar` has 22 176."""


class RoundTooLarge(RetrucError):
    """A ruleset whose deck has more tiers than there is room for."""

    id = "round-too-large"

    def __init__(self, ruleset: Ruleset) -> None:
        self.fault = Fault(
            "round-too-large",
            "{ruleset} has {tiers} tiers: too many to solve its whole round",
            ruleset=str(ruleset),
            tiers=len(ruleset.tiers),
        )
        super().__init__(str(self.fault))


class Dealt(NamedTuple):
    """What is known of a hand."""

    tiers: TierHand
    """Of the three cards that were dealt, strongest first."""
    points: int
    """What they count for the envit."""


class _Classes(NamedTuple):
    """All hands that can be dealt, strongest first, and how often. H of them."""

    counts: tuple[int, ...]
    hands: tuple[Dealt, ...]
    tiers: NDArray[np.int64]
    """(H, T): by hand, how many cards of each tier."""
    ways: NDArray[np.float64]
    """(H, H): how likely the mà is dealt one and its rival the other."""
    won: NDArray[np.float64]
    """(H, H): the same where the mà wins the envit."""


def dealt_deck(ruleset: Ruleset) -> Deck[Dealt]:
    """Count the hands of a ruleset's deck with their points, for two seats.

    Raises:
        RoundTooLarge: there are more piles than `MOST_PILES`.

    >>> from retruc.rulesets import load
    >>> deck = dealt_deck(load("bar"))
    >>> len(deck.dealt), deck.dealt[0]
    (333, Dealt(tiers=(0, 1, 2), points=28))
    """
    counts = tuple(len(same) for same in ruleset.tiers)
    laid = [hand for size in range(HAND + 1) for hand in _all_laid(counts, size)]
    tables = [
        (one, two)
        for one in laid
        for two in laid
        if abs(len(one) - len(two)) <= 1 and _there(counts, (*one, *two))
    ]
    if len(tables) > MOST_PILES:
        raise RoundTooLarge(ruleset)
    tables.sort(key=lambda table: len(table[0]) + len(table[1]))
    classes = _classes(ruleset)
    members = _members(classes, tables)
    return Deck(
        counts=counts,
        piles=tuple(_count(counts, (*one, *two)) for one, two in tables),
        hands=tuple(tuple(classes.hands[each] for each in found) for found in members),
        weight=np.ones(len(classes.hands)),
        lists=_lists(classes, tables, members),
    )


def _count(counts: Sequence[int], hand: TierHand) -> tuple[int, ...]:
    return tuple(hand.count(tier) for tier in range(len(counts)))


def _there(counts: Sequence[int], cards: TierHand) -> bool:
    """Whether the deck has so many cards of each tier."""
    return all(cards.count(tier) <= counts[tier] for tier in set(cards))


def _all_laid(counts: Sequence[int], size: int) -> list[TierHand]:
    hands = combinations_with_replacement(range(len(counts)), size)
    return [hand for hand in hands if _there(counts, hand)]


def _classes(ruleset: Ruleset) -> _Classes:
    """Go through all hands, card by card."""
    cards = [(card, tier) for tier, same in enumerate(ruleset.tiers) for card in same]
    dealt: list[Dealt] = []
    held: list[int] = []
    for places in combinations(range(len(cards)), HAND):
        tiers = tuple(cards[place][1] for place in places)
        points = envit_points(tuple(cards[place][0] for place in places), ruleset)
        dealt.append(Dealt(tiers, points))
        held.append(sum(1 << place for place in places))
    hands = tuple(sorted(set(dealt)))
    number = {hand: index for index, hand in enumerate(hands)}
    belongs = np.zeros((len(dealt), len(hands)))
    belongs[np.arange(len(dealt)), [number[hand] for hand in dealt]] = 1
    bits = np.array(held, np.int64)
    apart = (bits[:, None] & bits == 0).astype(np.float64)
    ways = belongs.T @ apart @ belongs
    worth = np.array([hand.points for hand in hands])
    counts = tuple(len(same) for same in ruleset.tiers)
    return _Classes(
        counts=counts,
        hands=hands,
        tiers=np.array([_count(counts, hand.tiers) for hand in hands], np.int64),
        ways=ways / ways.sum(),
        won=np.where(worth[:, None] >= worth, ways, 0.0) / ways.sum(),
    )


def _left(dealt: TierHand, laid: TierHand) -> TierHand:
    left = list(dealt)
    for tier in laid:
        left.remove(tier)
    return tuple(left)


def _members(classes: _Classes, tables: Sequence[_Table]) -> list[NDArray[np.int64]]:
    """Find, by list, the numbers of its hands, in the order of the cards that are left of them."""
    having: dict[TierHand, NDArray[np.int64]] = {}
    beside: dict[TierHand, NDArray[np.bool_]] = {}
    for laid in {laid for table in tables for laid in table}:
        count = np.array(_count(classes.counts, laid))
        beside[laid] = (classes.tiers + count <= classes.counts).all(axis=1)
        found = np.flatnonzero((classes.tiers >= count).all(axis=1)).tolist()
        found.sort(key=lambda hand: (_left(classes.hands[hand].tiers, laid), hand))
        having[laid] = np.array(found, np.int64)
    members = []
    for table in tables:
        for seat in range(2):
            hands = having[table[seat]]
            members.append(hands[beside[table[1 - seat]][hands]])
    return members


def _lists(
    classes: _Classes, tables: Sequence[_Table], members: Sequence[NDArray[np.int64]]
) -> Lists:
    """Lay the lists out; that of a seat beside a pile is number 2 * pile + seat."""
    next_pile = _next_piles(classes.counts, tables)
    size = np.array([len(hands) for hands in members], np.int32)
    shape = (len(members), len(classes.counts))
    played_at, kept_at = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
    maps: list[NDArray[np.int64]] = []
    place = np.zeros(len(classes.hands), np.int64)
    end = 0
    for pile in range(len(tables)):
        for own in range(2):
            place[members[2 * pile + own]] = np.arange(size[2 * pile + own])
            for seat in range(2):
                found = played_at if seat == own else kept_at
                for tier in np.flatnonzero(next_pile[pile, seat] >= 0):
                    after = members[2 * next_pile[pile, seat, tier] + own]
                    found[2 * pile + own, tier] = end
                    maps.append(place[after])
                    end += len(after)
    tiers, left, lefts = _cards_left(classes, tables, members)
    deals_at, deals, won = _deals(classes, tables, members)
    numbers = np.arange(len(members), dtype=np.int32).reshape(len(tables), 2, 1)
    return Lists(
        list_of=np.repeat(numbers, HAND + 1, axis=2),
        size=size,
        next_pile=next_pile,
        played_at=played_at,
        kept_at=kept_at,
        maps=np.concatenate(maps).astype(np.int16),
        tiers_at=np.concatenate(([0], np.cumsum(size)[:-1])).astype(np.int32),
        tiers=tiers,
        left=left,
        lefts=lefts,
        deals_at=deals_at,
        deals=deals,
        won=won,
    )


def _next_piles(counts: Sequence[int], tables: Sequence[_Table]) -> NDArray[np.int32]:
    number = {table: index for index, table in enumerate(tables)}
    next_pile = np.full((len(tables), 2, len(counts)), -1, np.int32)
    for pile, (one, two) in enumerate(tables):
        for tier in range(len(counts)):
            if len(one) <= len(two):
                more = (tuple(sorted((*one, tier))), two)
                next_pile[pile, 0, tier] = number.get(more, -1)
            if len(two) <= len(one):
                more = (one, tuple(sorted((*two, tier))))
                next_pile[pile, 1, tier] = number.get(more, -1)
    return next_pile


def _cards_left(
    classes: _Classes, tables: Sequence[_Table], members: Sequence[NDArray[np.int64]]
) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int32]]:
    """Tell of each hand how many tiers are left, and which cards those are of all in the list."""
    tiers: list[int] = []
    places: list[int] = []
    lefts = np.zeros(len(members), np.int32)
    for number, hands in enumerate(members):
        laid = tables[number // 2][number % 2]
        seen: dict[TierHand, int] = {}
        for hand in hands.tolist():
            left = _left(classes.hands[hand].tiers, laid)
            places.append(seen.setdefault(left, len(seen)))
            tiers.append(len(set(left)))
        lefts[number] = len(seen)
    return np.array(tiers, np.int16), np.array(places, np.int16), lefts


def _deals(
    classes: _Classes, tables: Sequence[_Table], members: Sequence[NDArray[np.int64]]
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
    deals_at = np.zeros(4 * len(members), np.int64)
    deals: list[NDArray[np.float64]] = []
    won: list[NDArray[np.float64]] = []
    end = 0
    for pile, table in enumerate(tables):
        for own in range(2):
            mas, rivals = members[2 * pile], members[2 * pile + 1]
            for found, ways in ((deals, classes.ways), (won, classes.won)):
                matrix = ways[np.ix_(mas, rivals)]
                found.append((matrix if own else matrix.T).ravel())
            deals_at[4 * (2 * pile + own) + HAND - len(table[1 - own])] = end
            end += deals[-1].size
    return deals_at, np.concatenate(deals), np.concatenate(won)
