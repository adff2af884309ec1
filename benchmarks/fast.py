"""The rules in bulk: rounds, decisions and steps of the batch a second, and how they start.

Medians of seven runs in one process, in seconds of that process. `make bench` runs it for `bar`
and for every other ruleset of the catalogue as it is; the last column is its decisions a second
beside those of `bar`. What starting takes is measured in a new process, with compiled code kept;
also without SciPy, which numba imports where it finds it and the kernels have no use for: whoever
installs the extra `fast` alone has none.
"""

import argparse
import statistics
import subprocess
import sys
from collections.abc import Sequence

from retruc.fast.speed import speed_of
from retruc.rulesets import catalogue, load

WITHOUT_SCIPY = "import sys; sys.modules['scipy'] = None"

START = """
import time
began = time.process_time()
import numpy as np
from retruc.fast import STATE, random_rounds, seed, start, table_of
from retruc.rulesets import load
table = np.array(table_of(load("bar")))
state, chance = np.zeros(STATE, np.int16), np.zeros(4, np.uint64)
seed(chance, np.uint64(1))
start(state, 3)
random_rounds(table, state, chance, 1)
print(time.process_time() - began)
"""


def seconds_to_start(before: str = "") -> float:
    """Import and first call in a new process, median of seven, in its own seconds."""
    command = (sys.executable, "-c", f"{before}{START}")
    runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(7)]
    return statistics.median(float(run.stdout) for run in runs)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", action="append", help="default: all of the catalogue")
    parser.add_argument("--runs", type=int, default=7)
    given = parser.parse_args(arguments)
    names = given.ruleset or ["bar", *(name for name in catalogue() if name != "bar")]
    print("millions a second      rounds  decisions  steps   of bar")
    first = 0.0
    for name in names:
        ruleset = load(name)
        speed = speed_of(ruleset, runs=given.runs)
        first = first or speed.decisions
        print(
            f"{name:14} {ruleset.seats} seats  {speed.rounds / 1e6:6.2f}"
            f"  {speed.decisions / 1e6:9.1f}  {speed.steps / 1e6:5.1f}"
            f"   {speed.decisions / first:6.2f}"
        )
    print(f"import and first call, compiled code kept: {seconds_to_start():.2f} s")
    print(f"the same without SciPy: {seconds_to_start(WITHOUT_SCIPY):.2f} s")


if __name__ == "__main__":
    main()
