"""How fast the referee is: rounds a second from a file to JSON, on one core.

    python benchmarks/referee.py [--rounds N] [--ruleset ID] [--repeat N]

A coto is played at random under the ruleset, less bets worth a cama or more, which would end it.
The figures are medians; the seconds are those of this process, so that others on the machine count
less.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

from retruc.cli import main as retruc
from retruc.engine import State, actors, apply, awaits_deal, legal_actions, random_deal, start
from retruc.game import Action, Raise
from retruc.record import Record, RecordWriter, new_header
from retruc.rulesets import Ruleset, load, with_options

GOAL = 5_000
"""Rounds a second."""
LAST_RUNGS = {"falta", "tots", "jocfora"}


def play(ruleset: Ruleset, rounds: int) -> Iterator[Action]:
    """Play so many rounds at random."""
    chance = Random(1)
    state = start(ruleset)
    while state.round.number <= rounds:
        action = random_action(state, chance)
        yield action
        state = apply(state, action).state


def random_action(state: State, chance: Random) -> Action:
    if awaits_deal(state):
        return random_deal(state, chance)
    choices = [action for seat in actors(state) for action in legal_actions(state, seat)]
    calm = [a for a in choices if not (isinstance(a, Raise) and a.rung in LAST_RUNGS)]
    return chance.choice(calm)


def write(path: Path, ruleset: Ruleset, rounds: int) -> float:
    """Write a record, and give its words a round."""
    words = 0
    with path.open("w", encoding="utf-8") as file:
        writer = RecordWriter(file, Record(new_header(ruleset), ruleset))
        for action in play(ruleset, rounds):
            writer.add(action)
            words += 1
        writer.end()
    return words / rounds - 1


def judge(path: Path) -> float:
    """Judge a record, and give the seconds that it took."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        began = time.process_time()
        status = retruc(["referee", "--json", str(path)])
        took = time.process_time() - began
    if status != 0:
        sys.exit(f"the referee found an error in {path}")
    return took


def peak_memory(path: Path) -> int:
    """Give the most bytes that judging a record holds at a time."""
    tracemalloc.start()
    judge(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--ruleset", default="bar")
    parser.add_argument("--repeat", type=int, default=5)
    options = parser.parse_args()
    endless = {"cama.target": "1000", "coto.cames-to-win": "50"}
    ruleset = with_options(load(options.ruleset), endless)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.truc"
        words = write(path, ruleset, options.rounds)
        took = statistics.median(judge(path) for _ in range(options.repeat))
        per_s = options.rounds / took
        print(f"{ruleset}: {options.rounds} rounds of {words:.1f} words")
        print(f"  {per_s:,.0f} rounds/s, {per_s * words:,.0f} words/s (goal {GOAL:,} rounds/s)")
        print(f"  peak memory {peak_memory(path) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
