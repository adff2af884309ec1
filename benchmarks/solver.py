"""The solver on `truc-bar`: growing the tree, an iteration, a measure; seconds of the process.

An iteration gets cheaper as play gets sharper, since nothing is done where the rival never comes:
the median of the last ones tells. What a run of an hour reaches stands in docs/solver.md.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Sequence

from retruc.rulesets import load
from retruc.solver.games import truc_alone
from retruc.solver.learning import Solver
from retruc.solver.solving import Game


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="bar")
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(arguments)
    ruleset = truc_alone(load(given.ruleset))
    Game(ruleset)  # compiled, or loaded, before it is timed
    made: list[Game] = []
    grown = seconds(lambda: made.append(Game(ruleset, workers=given.workers)))
    print(f"the tree             {grown:6.2f} s")
    solver = Solver(made[0])
    solver.iterate()
    solver.measure()
    times = [seconds(solver.iterate) for _ in range(given.iterations)]
    print(f"the first iterations {statistics.median(times[:5]):6.2f} s each")
    print(f"the last iterations  {statistics.median(times[-5:]):6.2f} s each")
    print(f"a measure            {seconds(solver.measure):6.2f} s")
    found = solver.measure().exploitability
    print(f"after {solver.iterations} iterations: exploitability {found:.4f} pedres a round")


if __name__ == "__main__":
    main()
