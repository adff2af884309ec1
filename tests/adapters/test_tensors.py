"""What a seat knows as numbers: all of it, and nothing more."""

from random import Random

import numpy as np
import pytest

from retruc.adapters.resampling import resample
from retruc.adapters.tensors import History, Layout, Sight
from retruc.adapters.turns import opening
from retruc.engine import random_deal
from retruc.game import SEATS, Deal, Seat, parse_hand
from retruc.record import parse_action
from retruc.rulesets import catalogue, load
from tests.adapters.support import turns

HANDS = ["7o6o3c", "1e4b5c", "3o3e7b", "6c5o4e"]


def after(ruleset, words):
    turn = opening(ruleset)
    turn = turn.act(Deal(tuple(map(parse_hand, HANDS))))
    for word in words.split():
        turn = turn.act(parse_action(word, ruleset))
    return turn


def sight_of(turn, seat):
    sight = Sight(turn.state.ruleset)
    flat = np.full(sight.layout.size, 9, np.float32)
    sight.write(turn.views[seat], flat)
    return flat, sight.layout.views(flat)


def history_of(turn, seat, **more):
    history = History(turn.state.ruleset)
    rows = np.full((history.length, history.width), 9, np.float32)
    history.write(turn, seat, rows, **more)
    return rows


def test_pieces_lie_one_after_the_other():
    layout = Layout({"a": (2,), "b": (3, 2)})
    flat = np.arange(8, dtype=np.float32)
    views = layout.views(flat)
    assert views["b"].tolist() == [[2, 3], [4, 5], [6, 7]]
    views["b"][0, 0] = 9
    assert flat[2] == 9


def test_a_situation_is_shown_from_each_seat():
    bar = load("bar")
    turn = after(bar, "1:envit 2:vull 1:7o 2:truc")
    cards = [str(card) for card in bar.deck.cards]
    _, own = sight_of(turn, Seat(2))
    assert own["ma"].tolist() == [0, 0, 1, 0]
    assert {cards[i] for i in np.flatnonzero(own["held"])} == {"3o", "3e", "7b"}
    assert {cards[i] for i in np.flatnonzero(own["seen"])} == {"3o", "3e", "7b", "7o"}
    assert own["played"][0, 2, cards.index("7o")] == 1
    assert own["played"].sum() == 1
    assert own["envit_calls"][0].tolist() == [0, 0, 1, 0]
    assert own["envit_state"].tolist() == [0, 1, 0]
    assert own["truc_calls"][0].tolist() == [0, 0, 0, 1]
    assert own["truc_state"].tolist() == [1, 0, 0]
    assert own["truc_raiser"].tolist() == [0, 1]
    assert own["cards_left"].tolist() == pytest.approx([1, 1, 2 / 3, 1])
    _, rival = sight_of(turn, Seat(1))
    assert rival["truc_raiser"].tolist() == [1, 0]


@pytest.mark.parametrize("name", catalogue())
def test_nothing_depends_on_a_card_that_was_not_seen(name):
    chance = Random(2)
    for turn in turns(load(name), 5):
        for seat in SEATS[: turn.state.seats]:
            other = resample(turn, seat, chance)
            assert (sight_of(turn, seat)[0] == sight_of(other, seat)[0]).all()
            assert (history_of(turn, seat) == history_of(other, seat)).all()


@pytest.mark.parametrize("name", catalogue())
def test_numbers_stay_small(name):
    for seed in range(3):
        for turn in turns(load(name), seed):
            flat, _ = sight_of(turn, Seat(0))
            assert flat.min() >= 0
            assert flat.max() <= 2


def test_the_order_in_which_things_were_said_is_kept_in_the_history_alone():
    bar = load("bar")
    early = after(bar, "1:truc 2:vull 1:7o 2:4b")
    late = after(bar, "1:7o 2:4b")
    one = after(bar, "1:truc 2:vull 1:7o 2:4b 3:3o")
    assert (history_of(early, Seat(3)) != history_of(late, Seat(3))).any()
    assert history_of(one, Seat(3))[:5].sum(axis=1).tolist() == [2, 2, 2, 2, 2]
    assert history_of(one, Seat(3))[5:].sum() == 0


def test_a_covered_card_is_known_to_its_seat_alone():
    bicicleta = load("bicicleta")
    turn = opening(bicicleta)
    turn = turn.act(random_deal(turn.state, Random(1)))
    card = turn.state.round.held[0][0]
    turn = turn.act(parse_action(f"1:({card})", bicicleta))
    own, others = history_of(turn, Seat(0)), history_of(turn, Seat(1))
    place = 4 + bicicleta.deck.cards.index(card)
    hidden = 4 + len(bicicleta.deck.cards)
    assert own[0, place] == 1
    assert (others[0, place], others[0, hidden]) == (0, 1)
    assert history_of(turn, Seat(0), is_private=False)[0, hidden] == 1


def test_a_free_raise_is_a_part_of_the_cama():
    bicicleta = load("bicicleta")
    turn = after(bicicleta, "1:envit 2:+6")
    _, views = sight_of(turn, Seat(0))
    assert views["envit_free"][0] == 6 / bicicleta.cama.target
