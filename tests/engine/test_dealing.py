import random
from collections import Counter
from dataclasses import replace

import pytest

from retruc.engine import (
    after_absence,
    apply,
    cards_to_deal,
    first_dealer,
    observer,
    random_deal,
    start,
)
from retruc.game import SEATS, Observation, Seat
from retruc.rulesets import Ruleset, catalogue, load
from tests.engine.support import dealt, play, rules


class Cut:
    """Chance that turns up what it is told to."""

    def __init__(self, number: int) -> None:
        self.number = number

    def randrange(self, stop: int) -> int:
        assert 0 <= self.number < stop
        return self.number

    def sample(self, population, k):  # type: ignore[no-untyped-def]
        return list(population[:k])


@pytest.mark.parametrize("name", catalogue())
def test_a_random_deal_is_legal_and_gives_each_seat_its_cards(name: str) -> None:
    state = start(load(name))
    deal = random_deal(state, random.Random(1))
    assert apply(state, deal).state.round.dealt == deal.hands
    assert [len(hand) for hand in deal.hands] == [3] * state.seats


def test_a_deal_may_use_up_the_deck() -> None:
    state = start(replace(load("ribera-baixa"), seats=8))
    deal = random_deal(state, random.Random(1))
    assert {card for hand in deal.hands for card in hand} == set(state.ruleset.deck.cards)
    assert apply(state, deal).state.round.dealt == deal.hands


def test_the_same_generator_deals_the_same() -> None:
    state = start(load("bar"))
    assert random_deal(state, random.Random("x")) == random_deal(state, random.Random("x"))
    assert random_deal(state, random.Random("x")) != random_deal(state, random.Random("y"))


def test_cards_are_drawn_in_order_hand_by_hand() -> None:
    state = start(load("bar"))
    assert random_deal(state, Cut(0)).hands == tuple(
        state.ruleset.deck.cards[i : i + 3] for i in (0, 3, 6, 9)
    )


def test_a_round_of_one_card_deals_one_each() -> None:
    state = play(start(rules("catala", deal__one_card="true")), "3:toca")
    assert cards_to_deal(state) == 3
    state = play(state, "4:una")
    assert cards_to_deal(state) == 1
    deal = random_deal(state, random.Random(1))
    assert [len(hand) for hand in deal.hands] == [1] * 4
    assert apply(state, deal).state.round.dealt == deal.hands


def test_the_host_deals_first() -> None:
    assert first_dealer(rules("bar", dealer__first="host"), Cut(3)) == Seat(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_dealer_is_drawn_among_all(seats: int) -> None:
    ruleset = rules("bar", seats=str(seats))
    drawn = [first_dealer(ruleset, Cut(number)) for number in range(seats)]
    assert drawn == list(SEATS[:seats])


@pytest.mark.parametrize(("seats", "shares"), [(2, [20, 20]), (4, [10] * 4), (8, [10] * 4)])
def test_a_turned_card_names_the_dealer_by_its_suit(seats: int, shares: list[int]) -> None:
    ruleset = rules("balear", seats=str(seats))
    dealers = Counter(first_dealer(ruleset, Cut(number)) for number in range(40))
    assert [dealers[seat] for seat in SEATS[: len(shares)]] == shares
    suits = ruleset.deck.pack.suits
    for number, card in enumerate(ruleset.deck.cards):
        assert first_dealer(ruleset, Cut(number)) == suits.index(card.suit) % seats


def absent(name: str, seconds: float, **options: str) -> str:
    ruleset: Ruleset = rules(name, **options)
    return after_absence(ruleset, seconds)


def test_a_seat_waits_for_its_player_as_long_as_the_grace() -> None:
    assert absent("bar", 59.9) == "wait"
    assert absent("bar", 60) == "bot"
    assert absent("bar", 60, absence__grace_s="90") == "wait"
    assert absent("bar", 0, absence__grace_s="0") == "bot"


def test_after_the_grace_a_bot_sits_in_or_the_coto_is_cancelled() -> None:
    assert absent("barajamos", 61) == "cancel"
    assert absent("barajamos", 61, absence__rule="bot") == "bot"


def test_who_sits_down_is_told_how_it_stands() -> None:
    state = start(load("bar"), score=(3, 4), cames=(1, 0))
    state = play(state, "2:mira=1")
    assert observer(state, Seat(3)) == Observation.at(
        Seat(3), 4, score=(3, 4), cames=(1, 0), looks=(None, Seat(0), None, None)
    )
    assert observer(state, None).seat is None


def test_a_deal_starts_with_the_seat_after_the_dealer() -> None:
    for dealer in SEATS[:4]:
        state = dealt(load("bar"), "7o6o3c 1e4b5c 3o3e7b 6c5o4e", dealer=dealer)
        assert state.ma == state.round.turn == (dealer + 1) % 4
