"""What `scripts/lockstep` runs: engine and fast side by side for as long as one has time for."""

import argparse
import random
import time
from collections.abc import Sequence
from functools import partial

from retruc.rulesets import load, with_options
from tests.lockstep.side_by_side import play
from tests.properties.strategies import SEATINGS, random_ruleset

_TOGETHER = 10
"""Rounds played at one table."""


def check(seed: str, number: int) -> int:
    """Play table *number* of a seed: every other one is a ruleset as it is, by turns."""
    chance = random.Random(f"{seed}/{number}")
    if number % 2:
        ruleset = random_ruleset(chance)
    else:
        name, seats = SEATINGS[number // 2 % len(SEATINGS)]
        ruleset = with_options(load(name), {"seats": str(seats)})
    return play(ruleset, chance, _TOGETHER).steps


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/lockstep", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on at this round")
    given = parser.parse_args(arguments)
    began, steps = time.monotonic(), 0
    say = partial(print, flush=True)
    for number in range(given.first // _TOGETHER, given.rounds // _TOGETHER):
        first = number * _TOGETHER
        try:
            steps += check(given.seed, number)
        except BaseException:
            say(f"stopped at round {first} of seed {given.seed}: go on with --from {first}")
            raise
        if (number + 1) % 100 == 0:
            say(f"{first + _TOGETHER} rounds, {steps} steps, {time.monotonic() - began:.0f} s")
    say(f"told alike: rounds {given.first} to {given.rounds} of seed {given.seed}, {steps} steps")


if __name__ == "__main__":
    main()
