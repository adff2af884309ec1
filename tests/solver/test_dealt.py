"""Hands as dealt, with their points, and how often they come."""

from collections import Counter
from functools import cache
from itertools import combinations

import numpy as np
import pytest

pytest.importorskip("numpy")

from retruc.engine import envit_points
from retruc.rulesets import load
from retruc.solver.dealt import Dealt, dealt_deck
from retruc.solver.hands import HAND, Deck
from tests.solver.plain import small

SMALL = small("1e 7e 3o 3c 4o 4c 4e 4b", "1e 7e 3* 4*", "truc", "envit falta")


@cache
def bar() -> Deck[Dealt]:
    return dealt_deck(load("bar"))


def matrix(deck: Deck[Dealt], pile: int, own: int, held: int, *, won: bool = False) -> np.ndarray:
    """How likely two hands are together beside a pile: (other, own)."""
    lists = deck.lists
    number, other = int(lists.list_of[pile, own, 0]), int(lists.list_of[pile, 1 - own, 0])
    shape = int(lists.size[other]), int(lists.size[number])
    first = int(lists.deals_at[4 * number + held])
    return (lists.won if won else lists.deals)[first : first + shape[0] * shape[1]].reshape(shape)


def test_two_hands_are_as_likely_as_counting_every_deal_says() -> None:
    deck = dealt_deck(SMALL)
    tier = {card: index for index, cards in enumerate(SMALL.tiers) for card in cards}

    def known(hand: tuple) -> Dealt:
        return Dealt(tuple(sorted(tier[card] for card in hand)), envit_points(hand, SMALL))

    counted: Counter[tuple[Dealt, Dealt]] = Counter()
    for ours in combinations(SMALL.deck.cards, HAND):
        rest = [card for card in SMALL.deck.cards if card not in ours]
        for theirs in combinations(rest, HAND):
            counted[known(ours), known(theirs)] += 1
    assert {one for one, _ in counted} == set(deck.dealt)
    likely, won = matrix(deck, 0, 0, HAND), matrix(deck, 0, 0, HAND, won=True)
    for row, theirs in enumerate(deck.dealt):
        for column, ours in enumerate(deck.dealt):
            share = counted[ours, theirs] / counted.total()
            assert likely[row, column] == pytest.approx(share)
            wins = ours.points >= theirs.points
            assert won[row, column] == pytest.approx(share if wins else 0)
    assert (matrix(deck, 0, 1, HAND) == likely.T).all()


def test_all_deals_of_bar_are_there_once() -> None:
    deck = bar()
    assert len(deck.dealt) == 333
    assert len({hand.tiers for hand in deck.dealt}) == 128
    assert matrix(deck, 0, 0, HAND).sum() == pytest.approx(1)
    assert 0.5 < matrix(deck, 0, 0, HAND, won=True).sum() < 0.6


def test_beside_a_pile_only_what_is_left_is_held() -> None:
    deck, lists = bar(), bar().lists
    pile = int(lists.next_pile[lists.next_pile[0, 0, 0], 1, 5])  # 1e, and one of the two aces
    mas = deck.hands[lists.list_of[pile, 0, 2]]
    rivals = deck.hands[lists.list_of[pile, 1, 2]]
    assert all(hand.tiers[0] == 0 and hand.tiers.count(5) < 2 for hand in mas)
    assert all(0 not in hand.tiers and 5 in hand.tiers for hand in rivals)
    assert len(mas) == sum(hand.tiers[0] == 0 and hand.tiers.count(5) < 2 for hand in deck.dealt)


def test_who_has_laid_more_waits() -> None:
    lists = bar().lists
    after = int(lists.next_pile[0, 0, 4])
    assert (lists.next_pile[after, 0] == -1).all()
    assert (lists.next_pile[after, 1] >= 0).all()


def test_maps_lead_back_to_the_same_hand() -> None:
    deck, lists = bar(), bar().lists
    for pile in range(0, len(deck.piles), 97):
        for seat in range(2):
            for tier in np.flatnonzero(lists.next_pile[pile, seat] >= 0):
                after = int(lists.next_pile[pile, seat, tier])
                for own in range(2):
                    before = deck.hands[lists.list_of[pile, own, 0]]
                    at = lists.played_at if own == seat else lists.kept_at
                    first = int(at[lists.list_of[pile, own, 0], tier])
                    for place, hand in enumerate(deck.hands[lists.list_of[after, own, 0]]):
                        assert before[lists.maps[first + place]] == hand
