"""The rules in bulk beside what others use: random play, one process held to one core.

No peer has truc: each plays the games nearest to it, games of bets or of tricks. A choice among
what is legal is made at every decision; chance is not counted. Rates are medians of runs, in
seconds of the process. Peers that are not installed are told as such:

    python3 -m venv peers && peers/bin/pip install -r benchmarks/peers.txt
    PYTHONPATH=src peers/bin/python benchmarks/peers.py
"""
# ruff: noqa: PLC0415 - each library is there or is not

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

Play = Callable[[], int]
"""Plays one round, or a block of them, and says how many decisions that took."""

BATCH = 4096
BLOCK = 200
"""Steps of the batch in one block."""


class Game(NamedTuple):
    name: str
    play: Play
    rounds: int = 1
    """Rounds in one block; none where they are not told."""


def openspiel() -> Iterator[Game]:
    import pyspiel

    def player(game: Any) -> Play:
        def play() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return play

    for name in ("leduc_poker", "liars_dice", "euchre", "tiny_bridge_4p"):
        yield Game(name, player(pyspiel.load_game(name)))


def rlcard() -> Iterator[Game]:
    import rlcard as library

    def player(env: Any) -> Play:
        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return play

    for name in ("leduc-holdem", "limit-holdem", "bridge"):
        yield Game(name, player(library.make(name)))


def pettingzoo() -> Iterator[Game]:
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.raw_env()

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [action for action, may in enumerate(seen["action_mask"]) if may]
            env.step(random.choice(legal))
            decisions += agent is not None
        return decisions

    yield Game("leduc_holdem_v4", play)


def pokerkit() -> Iterator[Game]:
    from pokerkit import Automation, FixedLimitTexasHoldem

    automatic = tuple(Automation)

    def play() -> int:
        stakes = (0, (1, 2), 2, 4, 200, 2)
        state = FixedLimitTexasHoldem.create_state(automatic, True, *stakes)  # noqa: FBT003
        decisions = 0
        while state.status:
            ways = [state.check_or_call] if state.can_check_or_call() else []
            if state.can_fold():
                ways.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                ways.append(state.complete_bet_or_raise_to)
            random.choice(ways)()
            decisions += 1
        return decisions

    yield Game("fixed-limit hold'em, 2 seats", play)


def pgx() -> Iterator[Game]:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make("leduc_holdem")
    step = auto_reset(env.step, env.init)

    def act(carried: Any, key: Any) -> Any:
        choices, chances = jax.random.split(key)
        legal = jnp.log(carried.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choices, legal, axis=1)
        after = jax.vmap(step)(carried, action, jax.random.split(chances, BATCH))
        return after, after.observation.sum()

    @jax.jit
    def run(states: Any, key: Any) -> Any:
        return jax.lax.scan(act, states, jax.random.split(key, BLOCK))

    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    states = jax.jit(jax.vmap(env.init))(keys)
    count = iter(range(1_000_000))

    def play() -> int:
        jax.block_until_ready(run(states, jax.random.PRNGKey(next(count))))
        return BATCH * BLOCK

    yield Game(f"leduc_holdem, batch of {BATCH}, mask and observation", play, 0)


def retruc() -> Iterator[Game]:
    import numpy as np

    from retruc.fast import STATE, Batch, random_rounds, seed, start, table_of
    from retruc.rulesets import load

    bar = load("bar")
    table = np.array(table_of(bar))
    state, chance = np.zeros(STATE, np.int16), np.zeros(4, np.uint64)
    seed(chance, np.uint64(1))
    start(state, bar.seats - 1)
    rounds = 100_000
    yield Game(
        "bar, 4 seats, legal sets", lambda: int(random_rounds(table, state, chance, rounds)), rounds
    )
    many = Batch(bar, BATCH, seed=1)

    def steps() -> int:
        for _ in range(BLOCK):
            many.step(many.random_actions())
        return BATCH * BLOCK

    yield Game(f"bar, 4 seats, batch of {BATCH}, mask and sight", steps, 0)


PEERS: dict[str, tuple[str, Callable[[], Iterator[Game]]]] = {
    "Retruc": ("numba", retruc),
    "pgx": ("pgx", pgx),
    "OpenSpiel": ("open_spiel", openspiel),
    "RLCard": ("rlcard", rlcard),
    "PettingZoo": ("pettingzoo", pettingzoo),
    "PokerKit": ("pokerkit", pokerkit),
}


def rates(game: Game, *, runs: int, seconds: float) -> tuple[float, float]:
    """Decisions and rounds a second; whatever is compiled is compiled before."""
    game.play()
    found = []
    for _ in range(runs):
        began, decisions, blocks = time.process_time(), 0, 0
        while (took := time.process_time() - began) < seconds:
            decisions += game.play()
            blocks += 1
        found.append((decisions / took, blocks * game.rounds / took))
    return statistics.median(d for d, _ in found), statistics.median(r for _, r in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.7, help="of each run")
    parser.add_argument("--peer", action="append", choices=PEERS)
    options, _ = parser.parse_known_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    print("| library | game | decisions/s | rounds/s |\n| --- | --- | --- | --- |")
    for name in options.peer or PEERS:
        package, games = PEERS[name]
        try:
            title = f"{name} {version(package)}" if name != "Retruc" else name
            for game in games():
                decisions, rounds = rates(game, runs=options.runs, seconds=options.seconds)
                told = f"{rounds:,.0f}" if game.rounds else "–"
                print(f"| {title} | {game.name} | {decisions:,.0f} | {told} |", flush=True)
        except ModuleNotFoundError as error:
            print(f"| {name} | not installed: {error.name} | | |", flush=True)


if __name__ == "__main__":
    main()
