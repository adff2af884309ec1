"""Decisions a second of uniform random play, through `actors`, `legal_actions` and `apply`.

Every legal pair of seat and action is as likely as any other; the events are made. The figures are
medians of runs, in seconds of this process, so that others on the machine count less. A loop of
plain Python is timed beside each run: the ratio of the two can be compared between machines.
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from retruc.engine import (
    State,
    actors,
    apply,
    is_over,
    legal_actions,
    random_deal,
    start,
)
from retruc.rulesets import Ruleset, catalogue, load, with_options

REFERENCE_STEPS = 200_000


class Run(NamedTuple):
    """What was done in one second."""

    decisions: float
    rounds: float
    reference: float
    """Millions of steps of the reference loop."""


def play(ruleset: Ruleset, seconds: float, seed: int) -> tuple[float, float]:
    """Play for so long: decisions a second and rounds a second."""
    chance = random.Random(seed)
    state: State = start(ruleset)
    decisions = rounds = 0
    began = time.process_time()
    while (now := time.process_time()) - began < seconds:
        for _ in range(20):  # so that reading the clock costs nothing
            state, decided = play_round(start(ruleset) if is_over(state) else state, chance)
            decisions += decided
            rounds += 1
    return decisions / (now - began), rounds / (now - began)


def play_round(state: State, chance: random.Random) -> tuple[State, int]:
    """Deal a round and play it to its end: the state after it, and how many decisions it took."""
    number = state.round.number
    draw = chance.random
    state, _events = apply(state, random_deal(state, chance))
    decisions = 0
    while state.round.number == number:
        seats = actors(state)
        actions = legal_actions(state, seats[0])
        if len(seats) > 1:
            for seat in seats[1:]:
                actions += legal_actions(state, seat)
        state, _events = apply(state, actions[int(draw() * len(actions))])
        decisions += 1
    return state, decisions


def reference() -> float:
    """Millions of steps a second of a loop over tuples and dictionaries."""
    began = time.process_time()
    counts: dict[tuple[int, int], int] = {}
    pair = (0, 0)
    for step in range(REFERENCE_STEPS):
        pair = (step & 7, pair[0])
        counts[pair] = counts.get(pair, 0) + 1
    return REFERENCE_STEPS / (time.process_time() - began) / 1e6


def measure(ruleset: Ruleset, runs: int, seconds: float) -> Run:
    """The medians of several runs, the reference loop before each."""
    loops, decisions, rounds = [], [], []
    for seed in range(runs):
        loops.append(reference())
        decided, dealt = play(ruleset, seconds, seed)
        decisions.append(decided)
        rounds.append(dealt)
    return Run(*map(statistics.median, (decisions, rounds, loops)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="every ruleset, not bar alone")
    parser.add_argument("--seats", type=int, default=4, help="where the ruleset offers so many")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")
    given = parser.parse_args(arguments)
    print("| ruleset | seats | decisions/s | rounds/s | decisions per 1 000 reference steps |")
    print("| --- | --- | --- | --- | --- |")
    for name in catalogue() if given.all else ("bar",):
        ruleset = load(name)
        if given.seats in ruleset.choices.get("seats", ()):
            ruleset = with_options(ruleset, {"seats": str(given.seats)})
        run = measure(ruleset, given.runs, given.seconds)
        print(
            f"| `{name}` | {ruleset.seats} | {run.decisions:,.0f} | {run.rounds:,.0f} "
            f"| {run.decisions / run.reference / 1e3:.1f} |"
        )


if __name__ == "__main__":
    main()
