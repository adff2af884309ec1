"""Hands by tiers: what may be held beside the cards on the table, and how often it is dealt.

In the solved game a card is its tier: suits are not seen, but deals are counted exactly, card by
card. A *pile* is the tiers on the table, whoever played them; beside each pile only some hands can
still be held. Hands of one size beside one pile make a *list*, and everything that the solver
keeps by hand is a vector along such a list.
"""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from retruc.rulesets import Ruleset

HAND: int = 3
"""How many cards a seat is dealt."""

TierHand: TypeAlias = tuple[int, ...]
"""The tiers of the cards held, strongest first: ``(0, 4, 4)`` is a top card and two of tier 4."""


class Lists(NamedTuple):
    """The lists of hands, as arrays. P piles, T tiers; a list's number is pile * 4 + size."""

    size: NDArray[np.int32]
    """(4 P): how many hands the list has."""
    next_pile: NDArray[np.int32]
    """(P, T): the pile with one more card of that tier; -1 where none is left."""
    played_at: NDArray[np.int32]
    """(4 P, T): where, in `maps`, the hands stand that hold the tier: for each hand of the list
    that is left after playing it, its place in this list."""
    kept_at: NDArray[np.int32]
    """(4 P, T): the same for those of whom the other plays the tier: for each hand that can still
    be held then, its place in this list."""
    maps: NDArray[np.int16]
    tiers_at: NDArray[np.int32]
    """(4 P): where the list begins in `tiers`."""
    tiers: NDArray[np.int16]
    """By hand: how many different tiers it has, which is how many ways to play a card."""
    deals_at: NDArray[np.int32]
    """(16 P): where, in `deals`, the matrix of two lists begins: pile * 16 + size * 4 + other size,
    one row for each hand of the *other* list."""
    deals: NDArray[Any]
    """Float: how likely two hands are dealt together, but for `weight`."""


class Deck(NamedTuple):
    """A deck by its tiers, and all that follows from it."""

    counts: tuple[int, ...]
    """By tier, strongest first: how many cards."""
    piles: tuple[tuple[int, ...], ...]
    """By pile: how many cards of each tier."""
    hands: tuple[tuple[TierHand, ...], ...]
    """By list: its hands."""
    weight: NDArray[np.float64]
    """By hand of the list beside the empty pile: the part of its likelihood that is its own."""
    lists: Lists

    @property
    def dealt(self) -> tuple[TierHand, ...]:
        """The hands that may be dealt."""
        return self.hands[HAND]


def deck_of(ruleset: Ruleset) -> Deck:
    """Count the hands of a ruleset's deck, for two seats.

    >>> from retruc.rulesets import load
    >>> deck = deck_of(load("bar"))
    >>> deck.counts, len(deck.dealt)
    ((1, 1, 1, 1, 4, 2, 4, 4, 4), 128)
    """
    counts = tuple(len(tier) for tier in ruleset.tiers)
    piles = _piles(counts)
    number = {pile: index for index, pile in enumerate(piles)}
    hands = tuple(_hands(counts, pile, size) for pile in piles for size in range(HAND + 1))
    weight = np.array([1 / prod(factorial(n) for n in _count(h, counts)) for h in hands[HAND]])
    return Deck(counts, piles, hands, weight, _lists(counts, piles, number, hands, weight))


def _piles(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found = []
    for cards in range(2 * HAND + 1):
        for hand in combinations_with_replacement(range(len(counts)), cards):
            pile = _count(hand, counts)
            if all(n <= most for n, most in zip(pile, counts, strict=True)):
                found.append(pile)
    return tuple(found)


def _count(hand: TierHand, counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(hand.count(tier) for tier in range(len(counts)))


def _hands(counts: tuple[int, ...], pile: tuple[int, ...], size: int) -> tuple[TierHand, ...]:
    """List the hands of a size that can be held beside a pile; none if nobody can hold so many."""
    if all(size not in sizes for sizes in _sizes(sum(pile))):
        return ()
    return tuple(
        hand
        for hand in combinations_with_replacement(range(len(counts)), size)
        if all(
            n + on_table <= most
            for n, on_table, most in zip(_count(hand, counts), pile, counts, strict=True)
        )
    )


def _lists(
    counts: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    number: dict[tuple[int, ...], int],
    hands: tuple[tuple[TierHand, ...], ...],
    weight: NDArray[np.float64],
) -> Lists:
    shape = (len(hands), len(counts))
    next_pile = np.full((len(piles), len(counts)), -1, np.int32)
    played_at, kept_at = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
    maps: list[int] = []
    for pile, on_table in enumerate(piles):
        for tier in range(len(counts)):
            more = tuple(n + (index == tier) for index, n in enumerate(on_table))
            if more not in number:
                continue
            next_pile[pile, tier] = number[more]
            for size in range(HAND + 1):
                place = {hand: index for index, hand in enumerate(hands[4 * pile + size])}
                if not place:
                    continue
                after = 4 * number[more]
                kept_at[4 * pile + size, tier] = len(maps)
                maps += [place[hand] for hand in hands[after + size]]
                if size:
                    played_at[4 * pile + size, tier] = len(maps)
                    maps += [place[tuple(sorted((*h, tier)))] for h in hands[after + size - 1]]
    sizes = np.array([len(each) for each in hands], np.int32)
    tiers = [len(set(hand)) for each in hands for hand in each]
    deals_at, deals = _deals(counts, piles, hands)
    first = deals[: len(weight) ** 2].reshape(len(weight), len(weight))
    return Lists(
        size=sizes,
        next_pile=next_pile,
        played_at=played_at,
        kept_at=kept_at,
        maps=np.array(maps, np.int16),
        tiers_at=np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int32),
        tiers=np.array(tiers, np.int16),
        deals_at=deals_at,
        deals=deals / (weight @ first @ weight),
    )


def _deals(
    counts: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    hands: tuple[tuple[TierHand, ...], ...],
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Count in how many ways hands can be dealt together, where their sizes fit the pile.

    With n cards of a tier of which p lie on the table and a and b are held, these are
    n! / (n - p - a - b)!, but for the order of each seat's cards, which is its `weight`.
    """
    deals_at = np.zeros(16 * len(piles), np.int32)
    factorials = np.array([float(factorial(n)) for n in range(max(counts) + 1)])
    parts: list[NDArray[np.float64]] = []
    for pile, on_table in enumerate(piles):
        for size, other in _sizes(sum(on_table)):
            own = _matrix(hands[4 * pile + size], counts)
            others = _matrix(hands[4 * pile + other], counts)
            left = np.array(counts) - on_table - others[:, None, :] - own[None, :, :]
            ways = factorials[np.array(counts)] / factorials[np.maximum(left, 0)]
            deals_at[16 * pile + 4 * size + other] = sum(part.size for part in parts)
            parts.append(np.where(left < 0, 0.0, ways).prod(axis=2).ravel())
    return deals_at, np.concatenate(parts)


def _sizes(on_table: int) -> tuple[tuple[int, int], ...]:
    """What two seats may hold when so many cards lie on the table."""
    fewer = (2 * HAND - on_table) // 2
    if on_table % 2:
        return ((fewer, fewer + 1), (fewer + 1, fewer))
    return ((fewer, fewer),)


def _matrix(hands: tuple[TierHand, ...], counts: tuple[int, ...]) -> NDArray[np.int64]:
    """Lay hands out as counts of tiers: (H, T)."""
    return np.array([_count(hand, counts) for hand in hands], np.int64).reshape(-1, len(counts))
