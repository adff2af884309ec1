"""Hands by tiers, and how often they are dealt."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

pytest.importorskip("numpy")

from retruc.rulesets import load
from retruc.solver.hands import HAND, Deck, deck_of
from tests.solver.plain import small

SMALL = small("1e 3o 3c 4o 4c 4e 4b", "1e 3* 4*", "truc")


@cache
def bar() -> Deck:
    return deck_of(load("bar"))


def matrix(deck: Deck, pile: int, size: int, other: int) -> np.ndarray:
    """How likely two hands are together beside a pile, (other, own), weights left out."""
    lists = deck.lists
    shape = int(lists.size[4 * pile + other]), int(lists.size[4 * pile + size])
    first = int(lists.deals_at[16 * pile + 4 * size + other])
    return lists.deals[first : first + shape[0] * shape[1]].reshape(shape)


def test_two_hands_are_as_likely_as_counting_every_deal_says() -> None:
    deck = deck_of(SMALL)
    tier = {card: index for index, cards in enumerate(SMALL.tiers) for card in cards}
    counted: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for ours in combinations(SMALL.deck.cards, HAND):
        for theirs in combinations(set(SMALL.deck.cards) - set(ours), HAND):
            one, two = (tuple(sorted(tier[c] for c in hand)) for hand in (ours, theirs))
            counted[one, two] += 1
    likely = matrix(deck, 0, HAND, HAND).T * deck.weight[:, None] * deck.weight
    for row, one in enumerate(deck.dealt):
        for column, two in enumerate(deck.dealt):
            assert likely[row, column] == pytest.approx(counted[one, two] / counted.total())


def test_all_deals_of_bar_are_there_once() -> None:
    deck = bar()
    likely = matrix(deck, 0, HAND, HAND) * deck.weight[:, None] * deck.weight
    assert likely.sum() == pytest.approx(1)
    aces = deck.dealt.index((0, 1, 2))
    threes = deck.dealt.index((4, 4, 4))
    assert likely[aces, threes] * comb(22, 3) * comb(19, 3) == pytest.approx(comb(4, 3))


def test_beside_a_pile_only_what_is_left_is_held() -> None:
    deck = bar()
    pile = deck.piles.index((1, 0, 0, 0, 3, 0, 0, 0, 0))
    left = deck.hands[4 * pile + 1]
    assert left == ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,))
    together = matrix(deck, pile, 1, 1)
    assert together[3, 3] == 0
    assert (together[3, 4:] > 0).all()


def test_maps_lead_back_to_the_hand_before_the_card() -> None:
    deck = bar()
    lists = deck.lists
    for pile in range(60):
        for tier in range(len(deck.counts)):
            after = int(lists.next_pile[pile, 0, tier])
            for size in range(1, HAND + 1):
                before = deck.hands[4 * pile + size]
                if after < 0 or not before:
                    continue
                played = int(lists.played_at[4 * pile + size, tier])
                for place, hand in enumerate(deck.hands[4 * after + size - 1]):
                    whole = before[lists.maps[played + place]]
                    assert whole == tuple(sorted((*hand, tier)))
                kept = int(lists.kept_at[4 * pile + size, tier])
                for place, hand in enumerate(deck.hands[4 * after + size]):
                    assert before[lists.maps[kept + place]] == hand
