"""How fast this machine is in bulk: random play, and the batch with its sights."""

import statistics
import time
from typing import NamedTuple

import numpy as np

from retruc.fast import layout as at
from retruc.fast.batch import Batch
from retruc.fast.bits import seed
from retruc.fast.deal import start
from retruc.fast.play import random_rounds
from retruc.fast.tables import table_of
from retruc.rulesets import Ruleset


class Speed(NamedTuple):
    """What one process does in a second of its own time; medians."""

    rounds: float
    """Rounds of random play."""
    decisions: float
    """Decisions in those rounds."""
    steps: float
    """Steps of the batch, each with a legal set, a sight and a random choice."""


def speed_of(ruleset: Ruleset, *, runs: int = 7, rounds: int = 100_000, batch: int = 4096) -> Speed:
    """Measure a ruleset.

    Raises:
        NotInBulk: the kernels do not cover it.
    """
    played = [_play(ruleset, rounds, number) for number in range(runs)]
    many = Batch(ruleset, batch, seed=1)
    many.step(many.random_actions())  # compiled, or loaded, before it is timed
    stepped = [_step(many, max(1, 2 * rounds // batch)) for _ in range(runs)]
    return Speed(
        statistics.median(rate for rate, _ in played),
        statistics.median(rate for _, rate in played),
        statistics.median(stepped),
    )


def _play(ruleset: Ruleset, rounds: int, number: int) -> tuple[float, float]:
    """Rounds and decisions a second."""
    table = np.array(table_of(ruleset))
    state = np.zeros(at.STATE, np.int16)
    chance = np.zeros(4, np.uint64)
    seed(chance, np.uint64(number))
    start(state, ruleset.seats - 1)
    random_rounds(table, state, chance, 1)
    began = time.process_time()
    decisions = random_rounds(table, state, chance, rounds)
    seconds = time.process_time() - began
    return rounds / seconds, decisions / seconds


def _step(many: Batch, times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        many.step(many.random_actions())
    return times * len(many.seats) / (time.process_time() - began)
