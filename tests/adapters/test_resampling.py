"""Cards dealt anew: nothing that the seat knows changes, and every way is as likely."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from retruc.adapters.resampling import resample
from retruc.adapters.turns import opening
from retruc.engine import legal_actions
from retruc.game import SEATS, Deal, Seat
from retruc.record import parse_action
from retruc.rulesets import catalogue, load
from tests.adapters.support import small, turns
from tests.bots.support import parse_hand


@pytest.mark.parametrize("name", catalogue())
def test_a_seat_is_told_the_same_and_may_do_the_same(name):
    ruleset = load(name)
    chance = Random(1)
    changed = 0
    for seed in range(4):
        for turn in turns(ruleset, seed):
            if turn.seat is None:
                continue
            other = resample(turn, turn.seat, chance)
            assert other.views[turn.seat] == turn.views[turn.seat]
            assert other.asked == turn.asked
            assert other.choices == turn.choices
            assert legal_actions(other.state, turn.seat) == turn.legal
            assert len(other.done) == len(turn.done)
            changed += other.state.round.dealt != turn.state.round.dealt
    assert changed


def test_before_the_deal_there_is_nothing_to_deal_anew():
    turn = opening(load("bar"))
    assert resample(turn, Seat(0), Random(1)) is turn


def worlds(turn, seat):
    """Every way in which cards may lie: the rival's hand as a set, and what it laid covered."""
    (deal,) = (action for action in turn.done if isinstance(action, Deal))
    known = set(turn.views[seat].seen)
    hidden = [card for hand in deal.hands for card in hand if card not in known]
    pool = [card for card in turn.state.ruleset.deck.cards if card not in known]
    return Counter(
        world_of_names(turn, dict(zip(hidden, drawn, strict=True)), seat)
        for drawn in permutations(pool, len(hidden))
    )


def world_of_names(turn, new_by_old, seat):
    rival = SEATS[1 - seat]
    held = frozenset(new_by_old.get(card, card) for card in turn.state.round.held[rival])
    laid = tuple(
        new_by_old.get(play.card, play.card)
        for trick in turn.state.round.tricks
        for play in trick.plays
        if play.seat == rival
    )
    return held, laid


@pytest.mark.parametrize("words", ["", "1:3o 2:6c", "1:3o 2:(6c)", "1:(6o) 2:(6c) 1:1e"])
def test_every_way_is_as_likely_as_any_other(words):
    """Held against a list of all of them."""
    turn = opening(small())
    turn = turn.act(Deal(tuple(map(parse_hand, ("3o1e6o", "6c4b7e")))))
    for word in words.split():
        turn = turn.act(parse_action(word, turn.state.ruleset))
    expected = worlds(turn, Seat(0))
    chance, draws = Random(7), 200 * len(expected)
    found = Counter(
        world_of_names(resample(turn, Seat(0), chance), {}, Seat(0)) for _ in range(draws)
    )
    assert found.keys() == expected.keys()
    each = draws / expected.total()
    chi_square = sum(
        (found[world] - each * count) ** 2 / (each * count) for world, count in expected.items()
    )
    degrees = len(expected) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 4


def test_what_was_shown_binds():
    """Where the envit was counted, the rival's hand counts as much anew."""
    turn = opening(small())
    turn = turn.act(Deal(tuple(map(parse_hand, ("3o1e6o", "6c3c7e")))))
    for word in ["1:envit", "2:vull", "1:1e", "2:7e", "1:3o", "2:3c"]:
        turn = turn.act(parse_action(word, turn.state.ruleset))
    assert turn.ended is not None
    other = resample(turn, Seat(0), Random(1))
    assert other.ended == turn.ended
