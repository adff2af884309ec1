"""What is at stake: the worth of a score, and at which scores rounds are trained.

The worth is the chance of winning the coto, if every round goes as a usual one does. It only has to
say what a pedra weighs beside a cama and a cama beside the coto, and so one table does for all.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from retruc.bots.penya_sight import NEAR
from retruc.rulesets import Ruleset

USUAL: tuple[tuple[tuple[int, int], float], ...] = (
    ((1, 0), 0.17),
    ((2, 0), 0.18),
    ((3, 0), 0.1),
    ((4, 0), 0.05),
    ((0, 1), 0.17),
    ((0, 2), 0.18),
    ((0, 3), 0.1),
    ((0, 4), 0.05),
)
"""What a round gives the two teams, and how often."""

UNIT = 24.0
"""A cama won instead of lost weighs so much in what is learned from."""


def worths(ruleset: Ruleset) -> NDArray[np.float64]:
    """(C, C, T, T): by cames and pedres of team A and of B: the chance that A wins the coto."""
    target, cames = ruleset.cama.target, ruleset.coto.cames_to_win
    cama = _cama(target)
    found = np.zeros((cames, cames, target, target))
    for a in reversed(range(cames)):
        for b in reversed(range(cames)):
            won = 1.0 if a + 1 == cames else float(found[a + 1, b, 0, 0])
            lost = 0.0 if b + 1 == cames else float(found[a, b + 1, 0, 0])
            found[a, b] = lost + (won - lost) * cama
    return found


def _cama(target: int) -> NDArray[np.float64]:
    """By pedres of A and of B: the chance that A closes the cama first."""

    @cache
    def chance(a: int, b: int) -> float:
        return sum(share * _after(a + x, b + y) for (x, y), share in USUAL)

    def _after(a: int, b: int) -> float:
        return 1.0 if a >= target else 0.0 if b >= target else chance(a, b)

    for total in reversed(range(2 * target - 1)):
        for a in range(max(0, total - target + 1), min(total, target - 1) + 1):
            chance(a, total - a)
    return np.array([[chance(a, b) for b in range(target)] for a in range(target)])


def scales(ruleset: Ruleset, worth: NDArray[np.float64]) -> NDArray[np.float64]:
    """(C, C): by cames: what a chance is multiplied by, so that a cama weighs `UNIT`."""
    cames = ruleset.coto.cames_to_win
    found = np.zeros((cames, cames))
    for a in range(cames):
        for b in range(cames):
            won = 1.0 if a + 1 == cames else float(worth[a + 1, b, 0, 0])
            lost = 0.0 if b + 1 == cames else float(worth[a, b + 1, 0, 0])
            found[a, b] = UNIT / (won - lost)
    return found


def standings(ruleset: Ruleset, count: int, seed: int) -> NDArray[np.int16]:
    """(count, 4): cames and pedres of A and of B, as in cotos of usual rounds, but not near an end.

    The first is the beginning of a coto.
    """
    chance = Random(seed)
    rows = _standings(ruleset, chance)
    return np.array([[0, 0, 0, 0], *(next(rows) for _ in range(count - 1))], np.int16)


def _standings(ruleset: Ruleset, chance: Random) -> Iterator[tuple[int, int, int, int]]:
    gains = [gain for gain, _ in USUAL]
    shares = [share for _, share in USUAL]
    cames = range(ruleset.coto.cames_to_win)
    while True:
        a = b = 0
        while max(a, b) < ruleset.cama.target:
            if ruleset.cama.target - max(a, b) > NEAR:
                yield chance.choice(cames), chance.choice(cames), a, b
            x, y = chance.choices(gains, shares)[0]
            a, b = a + x, b + y
