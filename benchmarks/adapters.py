"""Actions a second through the adapters, at random, one process: PettingZoo, Gymnasium, OpenSpiel.

Every action is chosen among the legal ones, and what the one who acts sees is written for each. The
figures are medians of runs, in seconds of this process.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pyspiel

from retruc.adapters.gymnasium_env import TrucEnv as OneAgent
from retruc.adapters.openspiel_game import NAME
from retruc.adapters.pettingzoo_env import TrucEnv

Play = Callable[[Random], int]
"""Plays one episode and says how many actions it took."""


def pettingzoo(env: TrucEnv) -> Play:
    def play(chance: Random) -> int:
        env.reset(seed=chance.getrandbits(31))
        actions = 0
        for _agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
            actions += not over
        return actions

    return play


def gymnasium(env: OneAgent) -> Play:
    def play(chance: Random) -> int:
        seen, _ = env.reset(seed=chance.getrandbits(31))
        actions, over = 0, False
        while not over:
            number = chance.choice(np.flatnonzero(seen["action_mask"]))
            seen, _, over, _, _ = env.step(number)
            actions += 1
        return actions

    return play


def openspiel(game: pyspiel.Game, *, tensor: bool) -> Play:
    def play(chance: Random) -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [card for card, _ in state.chance_outcomes()]
                state.apply_action(chance.choice(outcomes))
                continue
            if tensor:
                state.information_state_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
        return actions

    return play


def rate(play: Play, runs: int, episodes: int) -> float:
    rates = []
    for run in range(runs + 1):
        chance = Random(run)
        began = time.process_time()
        actions = sum(play(chance) for _ in range(episodes))
        rates.append(actions / (time.process_time() - began))
    return statistics.median(rates[1:])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--episodes", type=int, default=100, help="of each run")
    given = parser.parse_args(arguments)
    four = pyspiel.load_game(f"{NAME}(ruleset=bar,seats=4)")
    plays = {
        "PettingZoo, four agents": pettingzoo(TrucEnv("bar")),
        "Gymnasium, bots `random`": gymnasium(OneAgent("bar", partner="random", rivals="random")),
        "Gymnasium, bots `taverna`": gymnasium(OneAgent("bar")),
        "OpenSpiel, four players": openspiel(four, tensor=False),
        "OpenSpiel, with its tensor": openspiel(four, tensor=True),
    }
    print("| adapter | actions/s |")
    print("| --- | --- |")
    for name, play in plays.items():
        print(f"| {name} | {rate(play, given.runs, given.episodes):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
