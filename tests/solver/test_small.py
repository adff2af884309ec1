"""Passes over small games, held to the same game told plainly over the readable engine."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from retruc.fast import layout as at
from retruc.rulesets import Ruleset
from retruc.solver.learning import Solver
from retruc.solver.passes import TOLD, Sides
from retruc.solver.solving import Game
from retruc.solver.tree import OVER, TIER
from tests.solver.held import agrees_with_the_engine, gains_by_best_answers, learns_the_value
from tests.solver.plain import (
    Hand,
    History,
    Option,
    Strategy,
    all_deals,
    small,
)

pytestmark = pytest.mark.slow

GAMES = {
    "truc": ("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc"),
    "retruc": ("1e 3o 3c 4o 4c 4e 4b", "1e 3* 4*", "truc retruc"),
    "jocfora": ("1e 7o 3o 3c 4o 4c 4e", "1e 7o 3* 4*", "truc jocfora"),
}


@cache
def ruleset_of(name: str) -> Ruleset:
    return small(*GAMES[name])


def histories(game: Game) -> Iterator[tuple[int, History]]:
    """Every node of decisions, with what was said and laid before it."""
    tree, ruleset = game.tree, game.ruleset
    path: list[tuple[int, Option]] = []
    for node in range(len(tree.end)):
        while path and path[-1][0] <= node:
            path.pop()
        if node:
            path.append((int(tree.end[node]), option_of(int(tree.action[node]), ruleset)))
        if tree.actor[node] < OVER:
            yield node, tuple(option for _, option in path)


def option_of(action: int, ruleset: Ruleset) -> Option:
    if action >= TIER:
        return len(ruleset.tiers) - (action - TIER)
    if action == at.L_ACCEPT:
        return "vull"
    if action == at.L_DECLINE:
        return "no"
    return ruleset.truc_rungs[action - at.L_TRUC].id


def weight_of(hand: Hand, history: History, option: Option) -> float:
    """A number of its own for each; some are 0."""
    return max(0.0, random.Random(str((hand, history, option))).random() - 0.3)


def strangely(hand: Hand, history: History, options: list[Option]) -> dict[Option, float]:
    weights = {option: weight_of(hand, history, option) for option in options}
    total = sum(weights.values())
    if not total:
        return {option: 1 / len(options) for option in options}
    return {option: weight / total for option, weight in weights.items()}


def strange_cells(game: Game) -> np.ndarray:
    """The same strategy, cell by cell."""
    tree, deck, tiers = game.tree, game.deck, len(game.ruleset.tiers)
    cells = np.zeros(tree.cells)
    for node, history in histories(game):
        cell = int(tree.cell[node])
        if cell < 0:
            continue
        seat = int(tree.actor[node])
        before = played_by(seat, history)
        child = node + 1
        while child < tree.end[node]:
            option = option_of(int(tree.action[child]), game.ruleset)
            left = deck.hands[4 * int(tree.pile[child]) + int(tree.held[child, seat])]
            for hand in left:
                held = [tiers - tier for tier in hand] + before
                if isinstance(option, int):
                    held.append(option)
                cells[cell] = weight_of(tuple(sorted(held)), history, option)
                cell += 1
            child = int(tree.end[child])
    return cells


def played_by(seat: int, history: History) -> list[int]:
    """The strengths that a seat has laid; found by following who leads."""
    laid: list[tuple[int, int]] = []
    leader = 0
    for strength in (option for option in history if isinstance(option, int)):
        who = leader if len(laid) % 2 == 0 else 1 - leader
        laid.append((who, strength))
        if len(laid) % 2 == 0:
            (_, one), (_, two) = laid[-2:]
            if two > one:
                leader = 1 - leader
    return [strength for who, strength in laid if who == seat]


def evenly(_: Hand, __: History, options: list[Option]) -> dict[Option, float]:
    return dict.fromkeys(options, 1 / len(options))


def cells_of(strategy: Strategy, game: Game) -> np.ndarray:
    return strange_cells(game) if strategy is strangely else np.zeros(game.tree.cells)


@pytest.mark.parametrize("strategy", [evenly, strangely])
@pytest.mark.parametrize("name", GAMES)
def test_any_strategy_is_worth_what_the_readable_engine_says(name: str, strategy: Strategy) -> None:
    game = Game(ruleset_of(name), most=40)
    deals = all_deals(ruleset_of(name))
    agrees_with_the_engine(game.measure(cells_of(strategy, game)), deals, strategy)


OPEN_SPIEL = {
    ("truc", evenly): (0.621875, 1.0239583333),
    ("truc", strangely): (1.5797810012, 1.3691476741),
    ("retruc", evenly): (1.1130952381, 1.1944444444),
    ("retruc", strangely): (1.7580542040, 1.7278140891),
    ("jocfora", evenly): (6.6263888889, 7.7521825397),
    ("jocfora", strangely): (10.7729940435, 12.7175811288),
}
"""What the mà and its rival gain by their best answers over what they have, as OpenSpiel 2.0.2 says
(`exploitability.nash_conv`) of the games written as EFG files by the readable engine."""

OPEN_SPIEL_VALUES = {
    "truc": (-0.300163547, 0.000172902),
    "retruc": (-0.257265936, 0.000808062),
    "jocfora": (-0.101123321, 0.006313791),
}
"""What the mà gains after 300 iterations of its `CFRPlusSolver`, and the exploitability then."""


@pytest.mark.parametrize(("name", "strategy"), OPEN_SPIEL)
def test_best_answers_gain_what_open_spiel_says(name: str, strategy: Strategy) -> None:
    game = Game(ruleset_of(name), most=40)
    gains_by_best_answers(game.measure(cells_of(strategy, game)), OPEN_SPIEL[name, strategy])


@pytest.mark.parametrize("name", GAMES)
def test_learning_comes_to_the_value_that_open_spiel_finds(name: str) -> None:
    learns_the_value(Game(ruleset_of(name), most=40), *OPEN_SPIEL_VALUES[name])


def test_learning_is_the_same_with_any_number_of_threads() -> None:
    def learned(workers: int) -> Solver:
        game = Game(ruleset_of("retruc"), workers=workers, most=40)
        solver = Solver(game, kind=np.float64)
        for _ in range(20):
            solver.iterate()
        return solver

    assert learned(1).average.tolist() == learned(2).average.tolist()


def test_the_cut_into_blocks_changes_nothing_but_the_order_of_sums() -> None:
    whole = Game(ruleset_of("jocfora"), most=10**9)
    parts = Game(ruleset_of("jocfora"), most=7)
    assert whole.measure(strange_cells(whole)) == pytest.approx(
        parts.measure(strange_cells(parts)), abs=1e-12
    )


def test_cells_too_small_to_divide_by_count_as_none() -> None:
    game = Game(ruleset_of("truc"), most=40)
    tiny = np.full(game.tree.cells, 1e-40, np.float32)
    found = game.run(0, TOLD, Sides(tiny, tiny, tiny))
    assert found == pytest.approx(game.measure(np.zeros(game.tree.cells)).value, abs=1e-6)
