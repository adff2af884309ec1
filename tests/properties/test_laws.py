"""The laws of the game on random rounds of random rulesets."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retruc.engine import State, is_over, start
from retruc.game import SEATS
from retruc.rulesets import catalogue, load, with_options
from tests.properties.knowledge import dealing_anew_changes_nothing_it_observes, seats_of
from tests.properties.laws import (
    AT_EVERY_MOMENT,
    OF_EVERY_ROUND,
    a_round_ends_within_its_bound,
    a_round_scores_where_none_is_drawn,
    can_be_drawn,
)
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
def test_the_laws_hold_from_the_first_round_of_a_coto_to_the_last(name: str, seats: int) -> None:
    """Short form of `scripts/laws`: two thousand rounds in all."""
    for moves in rounds_of_whole_cotos(name, seats, at_least=2000 // len(SEATINGS)):
        for law in OF_EVERY_ROUND:
            law(moves)


@pytest.mark.parametrize("name", catalogue())
def test_thousands_of_random_rounds_end_within_their_bound(name: str) -> None:
    """Two thousand rounds of each ruleset, shared out among its numbers of seats."""
    tables = [seats for other, seats in SEATINGS if other == name]
    for seats in tables:
        for moves in rounds_of_whole_cotos(name, seats, at_least=2000 // len(tables)):
            a_round_ends_within_its_bound(moves)
            a_round_scores_where_none_is_drawn(moves)


def rounds_of_whole_cotos(name: str, seats: int, *, at_least: int) -> Iterator[list[Move]]:
    """Play cotos at random to their end, until so many rounds are played.

    A coto in which every round scores ends within its bound; another one ends too, some day.
    """
    chance = random.Random(f"{name} {seats}")
    played = 0
    while played < at_least:
        state, before = _table(name, seats), played
        while not is_over(state):
            moves = list(play_round(state, chance, PLAYERS[played % len(PLAYERS)]))
            yield moves
            state = moves[-1].after
            played += 1
        assert can_be_drawn(state.ruleset) or played - before <= coto_bound(state)


def _table(name: str, seats: int) -> State:
    return start(with_options(load(name), {"seats": str(seats)}), dealer=SEATS[0])


def coto_bound(state: State) -> int:
    """The most rounds of a coto in which every round scores at least one pedra."""
    ruleset = state.ruleset
    return (2 * ruleset.cama.target - 1) * (2 * ruleset.coto.cames_to_win - 1)
