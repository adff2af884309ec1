"""Engine and fast play the same rounds: the short form of `scripts/lockstep`."""

import random

import pytest

from retruc.rulesets import load, with_options
from tests.lockstep.side_by_side import play
from tests.properties.strategies import SEATINGS, random_ruleset

pytestmark = pytest.mark.slow

ROUNDS = 300
"""Rounds of every ruleset at every number of seats."""


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_ruleset_at_every_table_is_told_alike(name: str, seats: int) -> None:
    ruleset = with_options(load(name), {"seats": str(seats)})
    played = play(ruleset, random.Random(f"{name}/{seats}"), ROUNDS)
    assert played.steps > 4 * ROUNDS


@pytest.mark.parametrize("number", range(10))
def test_every_mix_of_options_is_told_alike(number: int) -> None:
    chance = random.Random(number)
    for _ in range(30):
        play(random_ruleset(chance), chance, 10)
