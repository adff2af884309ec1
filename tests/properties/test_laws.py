"""The laws of the game on random rounds of random rulesets."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retruc.engine import State, is_over, start
from retruc.game import SEATS
from retruc.rulesets import load, with_options
from tests.properties.knowledge import dealing_anew_changes_nothing_it_observes, seats_of
from tests.properties.laws import AT_EVERY_MOMENT, OF_EVERY_ROUND, can_be_drawn
from tests.properties.strategies import (
    PLAYERS,
    SEATINGS,
    Move,
    generators,
    play_round,
    rounds,
)
from tests.properties.tellings import both_tell_the_same

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("law", AT_EVERY_MOMENT, ids=lambda law: law.__name__)
@given(rounds(), st.data())
def test_at_every_moment(
    law: Callable[[State], None], played: list[Move], data: st.DataObject
) -> None:
    law(data.draw(st.sampled_from(played)).before)


@pytest.mark.parametrize("law", OF_EVERY_ROUND, ids=lambda law: law.__name__)
@given(played=rounds())
def test_of_every_round(law: Callable[[list[Move]], None], played: list[Move]) -> None:
    law(played)


@given(rounds())
def test_both_tellings_of_the_rules_agree(played: list[Move]) -> None:
    both_tell_the_same(played)


@given(rounds(), generators(), st.data())
def test_dealing_anew_what_a_seat_has_not_seen_changes_nothing_it_observes(
    played: list[Move], chance: random.Random, data: st.DataObject
) -> None:
    dealing_anew_changes_nothing_it_observes(
        played, chance, data.draw(st.sampled_from(seats_of(played)))
    )


def test_most_rounds_can_be_dealt_anew() -> None:
    chance = random.Random(7)
    found = [
        dealing_anew_changes_nothing_it_observes(played, chance, chance.choice(seats_of(played)))
        for name, seats in SEATINGS
        for played in [list(play_round(_table(name, seats), chance, "bold"))]
    ]
    tried = [was_played for was_played in found if was_played is not None]
    assert len(tried) > len(found) / 2
    assert sum(tried) > len(tried) / 2


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_random_cotos_end_within_their_bound(name: str, seats: int) -> None:
    """Short form of `scripts/laws`: two thousand rounds in all."""
    chance = random.Random(f"{name} {seats}")
    played = 0
    while played < 2000 / len(SEATINGS):
        state, rounds_played = _table(name, seats), 0
        while not is_over(state):
            moves = list(play_round(state, chance, PLAYERS[played % len(PLAYERS)]))
            for law in OF_EVERY_ROUND:
                law(moves)
            state = moves[-1].after
            rounds_played += 1
        assert can_be_drawn(state.ruleset) or rounds_played <= coto_bound(state)
        played += rounds_played


def _table(name: str, seats: int) -> State:
    return start(with_options(load(name), {"seats": str(seats)}), dealer=SEATS[0])


def coto_bound(state: State) -> int:
    """The most rounds of a coto in which every round scores at least one pedra."""
    ruleset = state.ruleset
    return (2 * ruleset.cama.target - 1) * (2 * ruleset.coto.cames_to_win - 1)
