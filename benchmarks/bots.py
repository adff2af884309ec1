"""Rounds a second of bots of one kind at a table, each round dealt and seated anew.

The figures are medians of runs, in seconds of this process, so that others on the machine count
less. The same rounds are then played once more by dolls that say what the bots said: what that
takes is the share of the engine and of the table.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from retruc.arena import Table, play_round
from retruc.bots import Bot, Explanation, full_name, make_bot
from retruc.engine import State, random_deal
from retruc.game import SEATS, Deal, Gesture, Observation, SeatAction
from retruc.rulesets import Ruleset, catalogue, load

Seated = Callable[[str], Sequence[Bot]]
"""Gives the bots of a round by its key, seat 1 first."""


class Taped:
    """Keeps what a bot does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.actions: list[SeatAction | None] = []
        self.gestured: list[Sequence[Gesture]] = []

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        self.actions.append(self.bot.act(observation, legal, obliged=obliged))
        return self.actions[-1]

    def gestures(self, observation: Observation, legal: Sequence[Gesture], /) -> Sequence[Gesture]:
        self.gestured.append(self.bot.gestures(observation, legal))
        return self.gestured[-1]

    def explain(self) -> Explanation | None:
        return self.bot.explain()


class Doll:
    """Does again what was taped."""

    name = "doll@1"

    def __init__(self, tape: Taped) -> None:
        self._actions = iter(tape.actions)
        self._gestured = iter(tape.gestured)

    def act(
        self, _observation: Observation, _legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        del obliged
        return next(self._actions)

    def gestures(
        self, _observation: Observation, _legal: Sequence[Gesture], /
    ) -> Sequence[Gesture]:
        return next(self._gestured)

    def explain(self) -> Explanation | None:
        return None


class Speed(NamedTuple):
    """What was measured of one bot in one ruleset."""

    rounds: float
    """A second."""
    share: float
    """Of the time, that of the bots themselves."""


def _deal(key: str, state: State) -> Deal:
    return random_deal(state, Random(key))


def play(ruleset: Ruleset, seated: Seated, rounds: int, run: int) -> float:
    """Play so many rounds and give the seconds that they took."""
    began = time.process_time()
    for number in range(rounds):
        key = f"{run}/{number}"
        dealer = SEATS[number % ruleset.seats]
        table = Table(ruleset, seated(key), dealer=dealer)
        for _move in play_round(table, partial(_deal, key)):
            pass
    return time.process_time() - began


def measure(ruleset: Ruleset, name: str, runs: int, rounds: int) -> Speed:
    """Time a bot, after rounds that are not counted."""

    def bots(key: str) -> list[Bot]:
        seats = SEATS[: ruleset.seats]
        return [make_bot(name, ruleset, seat, Random(f"{key}/{seat}")) for seat in seats]

    tapes: dict[str, list[Taped]] = {}

    def taped(key: str) -> list[Taped]:
        tapes[key] = [Taped(bot) for bot in bots(key)]
        return tapes[key]

    def dolls(key: str) -> list[Doll]:
        return [Doll(tape) for tape in tapes[key]]

    whole, without = [], []
    for run in range(runs):
        play(ruleset, taped, rounds, run)
        whole.append(play(ruleset, bots, rounds, run))
        without.append(play(ruleset, dolls, rounds, run))
    seconds = statistics.median(whole)
    return Speed(rounds / seconds, 1 - statistics.median(without) / seconds)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--all", action="store_true", help="every ruleset, not bar and balear alone"
    )
    parser.add_argument("--bots", nargs="+", default=["taverna", "threshold"], metavar="NAME")
    parser.add_argument("--runs", type=int, default=25)
    parser.add_argument("--rounds", type=int, default=80, help="of each run")
    given = parser.parse_args(arguments)
    print("| ruleset | bot | rounds/s | share of the bots |")
    print("| --- | --- | --- | --- |")
    for ruleset in map(load, catalogue() if given.all else ("bar", "balear")):
        for name in map(full_name, given.bots):
            speed = measure(ruleset, name, given.runs, given.rounds)
            print(
                f"| `{ruleset.id}` | `{name}` | {speed.rounds:,.0f} | {speed.share:.0%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
