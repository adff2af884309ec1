"""Hands by tiers: what may be held beside the cards on the table, and how often it is dealt.

This is for the truc alone; `dealt` lays out the same for a round with envit.

In the solved game a card is its tier: suits are not seen, but deals are counted exactly, card by
card. A *pile* is the tiers on the table, whoever played them; beside each pile only some hands can
still be held. Hands of one size beside one pile make a *list*, and everything that the solver
keeps by hand is a vector along such a list.
"""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from retruc.rulesets import Ruleset

HAND: int = 3
"""How many cards a seat is dealt."""

TierHand: TypeAlias = tuple[int, ...]
"""The tiers of the cards held, strongest first: ``(0, 4, 4)`` is a top card and two of tier 4."""


class Lists(NamedTuple):
    """The lists of hands, as arrays. P piles, T tiers, L lists."""

    list_of: NDArray[np.int32]
    """(P, 2, 4): the list of what a seat may hold, by pile, seat and how many cards it holds."""
    size: NDArray[np.int32]
    """(L): how many hands the list has."""
    next_pile: NDArray[np.int32]
    """(P, 2, T): the pile when that seat has laid a card of that tier; -1 where none is left."""
    played_at: NDArray[np.int32]
    """(L, T): where, in `maps`, the hands stand that hold the tier: for each hand of the list
    that is left after playing it, its place in this list."""
    kept_at: NDArray[np.int32]
    """(L, T): the same for those of whom the other plays the tier: for each hand that can still
    be held then, its place in this list."""
    maps: NDArray[np.int16]
    tiers_at: NDArray[np.int32]
    """(L): where the list begins in `tiers` and in `left`."""
    tiers: NDArray[np.int16]
    """By hand: how many different tiers it has, which is how many ways to play a card."""
    left: NDArray[np.int16]
    """By hand: the place of its cards among all that may be held; several hands share one where
    more is known of them than their cards."""
    lefts: NDArray[np.int32]
    """(L): how many such places there are."""
    deals_at: NDArray[np.int64]
    """(4 L): where, in `deals`, the matrix of two lists begins: 4 * list + how many cards the other
    seat holds, one row for each hand of the *other* list."""
    deals: NDArray[Any]
    """Float: how likely two hands are dealt together, but for `weight`."""
    won: NDArray[Any]
    """Float: the same of those of which the mà wins the envit; empty without envit."""


Held = TypeVar("Held")
"""What is known of a hand."""


class Deck(NamedTuple, Generic[Held]):
    """A deck by its tiers, and all that follows from it."""

    counts: tuple[int, ...]
    """By tier, strongest first: how many cards."""
    piles: tuple[tuple[int, ...], ...]
    """By pile: how many cards of each tier."""
    hands: tuple[tuple[Held, ...], ...]
    """By list: its hands."""
    weight: NDArray[np.float64]
    """By hand of the list beside the empty pile: the part of its likelihood that is its own."""
    lists: Lists

    @property
    def dealt(self) -> tuple[Held, ...]:
        """The hands that may be dealt."""
        return self.hands[self.lists.list_of[0, 0, HAND]]


def deck_of(ruleset: Ruleset) -> Deck[TierHand]:
    """Count the hands of a ruleset's deck, for two seats.

    >>> from retruc.rulesets import load
    >>> deck = deck_of(load("bar"))
    >>> deck.counts, len(deck.dealt)
    ((1, 1, 1, 1, 4, 2, 4, 4, 4), 128)
    """
    return _deck(tuple(len(tier) for tier in ruleset.tiers))


def thin_deck(ruleset: Ruleset) -> Deck[TierHand]:
    """Count the hands of a part of the deck: enough to see in a moment what may come in a round.

    >>> from retruc.rulesets import load
    >>> thin_deck(load("bar")).counts
    (0, 0, 0, 0, 3, 0, 3, 3, 0)
    """
    most = [min(HAND, len(tier)) for tier in ruleset.tiers]
    largest = sorted(range(len(most)), key=lambda tier: -most[tier])
    taken: set[int] = set()
    while len(taken) < HAND or sum(most[tier] for tier in taken) < 2 * HAND:
        taken.add(largest[len(taken)])
    return _deck(tuple(n if tier in taken else 0 for tier, n in enumerate(most)))


def _deck(counts: tuple[int, ...]) -> Deck[TierHand]:
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
    next_pile = np.full((len(piles), 2, len(counts)), -1, np.int32)
    played_at, kept_at = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
    maps: list[int] = []
    for pile, on_table in enumerate(piles):
        for tier in range(len(counts)):
            more = tuple(n + (index == tier) for index, n in enumerate(on_table))
            if more not in number:
                continue
            next_pile[pile, :, tier] = number[more]
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
    numbers = np.arange(len(hands), dtype=np.int32).reshape(len(piles), 1, HAND + 1)
    return Lists(
        list_of=np.repeat(numbers, 2, axis=1),
        size=sizes,
        next_pile=next_pile,
        played_at=played_at,
        kept_at=kept_at,
        maps=np.array(maps, np.int16),
        tiers_at=np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int32),
        tiers=np.array(tiers, np.int16),
        left=np.concatenate([np.arange(size, dtype=np.int16) for size in sizes]),
        lefts=sizes,
        deals_at=deals_at,
        deals=deals / (weight @ first @ weight),
        won=np.zeros(0),
    )


def _deals(
    counts: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    hands: tuple[tuple[TierHand, ...], ...],
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Count in how many ways hands can be dealt together, where their sizes fit the pile.

    With n cards of a tier of which p lie on the table and a and b are held, these are
    n! / (n - p - a - b)!, but for the order of each seat's cards, which is its `weight`.
    """
    deals_at = np.zeros(16 * len(piles), np.int64)
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
