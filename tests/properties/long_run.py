"""What `scripts/laws` runs: every law on as many random rounds as one has time for."""

import argparse
import random
import time
from collections.abc import Sequence
from functools import partial

from tests.properties.knowledge import dealing_anew_changes_nothing_it_observes, seats_of
from tests.properties.laws import AT_EVERY_MOMENT, OF_EVERY_ROUND
from tests.properties.strategies import random_round
from tests.properties.tellings import both_tell_the_same


def check(seed: str, number: int) -> bool | None:
    """Play round *number* of a seed and hold every law against it.

    Gives what dealing anew gives: False where no other deal was found.
    """
    chance = random.Random(f"{seed}/{number}")
    moves = random_round(chance)
    for of_a_round in OF_EVERY_ROUND:
        of_a_round(moves)
    both_tell_the_same(moves)
    moment = chance.choice(moves).before
    for at_a_moment in AT_EVERY_MOMENT:
        at_a_moment(moment)
    return dealing_anew_changes_nothing_it_observes(moves, chance, chance.choice(seats_of(moves)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/laws", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on at this round")
    given = parser.parse_args(arguments)
    began, anew = time.monotonic(), 0
    say = partial(print, flush=True)
    for number in range(given.first, given.rounds):
        try:
            anew += check(given.seed, number) is True
        except BaseException:
            say(f"stopped at round {number} of seed {given.seed}: go on with --from {number}")
            raise
        if (number + 1) % 1000 == 0:
            say(f"{number + 1} rounds, {anew} dealt anew, {time.monotonic() - began:.0f} s")
    say(f"every law held on rounds {given.first} to {given.rounds} of seed {given.seed}")


if __name__ == "__main__":
    main()
