"""The whole round with envit: small games, held to the same game told over the readable engine."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from retruc.fast import layout as at
from retruc.game.encoding import ENVIT_RUNGS
from retruc.rulesets import Ruleset, load, options, with_options
from retruc.solver.crown import BELOW, RoundNotSolvable
from retruc.solver.dealt import Dealt, RoundTooLarge
from retruc.solver.games import OFFICIAL, whole_round
from retruc.solver.learning import Solver
from retruc.solver.passes import BEST, Sides
from retruc.solver.solving import Game, NotFinite
from retruc.solver.tree import MOST_PAID, OVER, TIER, UNPAID, Tree
from tests.solver.held import agrees_with_the_engine, gains_by_best_answers, learns_the_value
from tests.solver.plain import (
    Hand,
    History,
    Option,
    Strategy,
    all_deals,
    place_of,
    small,
)
from tests.solver.test_small import evenly, strangely, weight_of
from tests.solver.test_tree import ends

pytestmark = pytest.mark.slow

GAMES = {
    "envit": ("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc", "envit falta"),
    "torne": ("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc", "envit torne falta"),
    "jocfora": ("1e 7e 3o 3c 4o 4c 4e", "1e 7e 3* 4*", "jocfora", "envit falta"),
}


@cache
def ruleset_of(name: str) -> Ruleset:
    return small(*GAMES[name])


class Point(NamedTuple):
    """A node, wherever it stands."""

    tree: Tree
    node: int
    shift: int

    @property
    def actor(self) -> int:
        return int(self.tree.actor[self.node])


class Walked:
    """A game whose parts are put together again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rows = np.concatenate(game.parts.chunks).tolist()
        self.below = {above: Point(game.tree, node, shift) for above, node, _, shift in rows}
        self.root = Point(game.parts.top, 0, 0)

    def children(self, point: Point) -> Iterator[tuple[Option, Point]]:
        tree, child = point.tree, point.node + 1
        while child < tree.end[point.node]:
            found = Point(tree, child, point.shift)
            option = self.option(int(tree.action[child]))
            yield option, self.below[child] if found.actor == BELOW else found
            child = int(tree.end[child])

    def option(self, action: int) -> Option:
        if action >= TIER:
            return len(self.game.ruleset.tiers) - (action - TIER)
        if action in (at.L_ACCEPT, at.L_DECLINE):
            return "vull" if action == at.L_ACCEPT else "no"
        if action >= at.L_TRUC:
            return self.game.ruleset.truc_rungs[action - at.L_TRUC].id
        return ENVIT_RUNGS[action - at.L_ENVIT]

    def hands(self, point: Point, seat: int) -> tuple[Dealt, ...]:
        tree, lists = point.tree, self.game.deck.lists
        pile, held = int(tree.pile[point.node]), int(tree.held[point.node, seat])
        return self.game.deck.hands[lists.list_of[pile, seat, held]]

    def known(self, hand: Dealt) -> Hand:
        tiers = len(self.game.ruleset.tiers)
        return (*sorted(tiers - tier for tier in hand.tiers), hand.points)


def strange_cells(game: Game) -> np.ndarray:
    """The strange strategy, cell by cell."""
    walked = Walked(game)
    cells = np.full(game.cells, np.nan)

    def fill(point: Point, history: History) -> None:
        children = list(walked.children(point))
        cell = int(point.tree.cell[point.node])
        if point.actor < OVER and cell >= 0:
            cell += point.shift
            for option, child in children:
                for hand in walked.hands(child, point.actor):
                    assert np.isnan(cells[cell])
                    cells[cell] = weight_of(walked.known(hand), history, option)
                    cell += 1
        for option, child in children:
            fill(child, (*history, option))

    fill(walked.root, ())
    assert not np.isnan(cells).any()
    return cells


def cells_of(strategy: Strategy, game: Game) -> np.ndarray:
    return strange_cells(game) if strategy is strangely else np.zeros(game.cells)


@pytest.mark.parametrize("strategy", [evenly, strangely])
@pytest.mark.parametrize("name", GAMES)
def test_any_strategy_is_worth_what_the_readable_engine_says(name: str, strategy: Strategy) -> None:
    game = Game(ruleset_of(name), most=40)
    deals = all_deals(ruleset_of(name))
    agrees_with_the_engine(game.measure(cells_of(strategy, game)), deals, strategy)


OPEN_SPIEL = {
    ("envit", evenly): (7.4731203704, 4.9929907407),
    ("envit", strangely): (11.5622955950, 6.3783649204),
    ("torne", evenly): (7.4506759259, 5.0341851852),
    ("torne", strangely): (11.8792704566, 6.4295010535),
    ("jocfora", evenly): (9.7414207819, 12.5570018372),
    ("jocfora", strangely): (14.1435379899, 16.2023387484),
}
"""What the mà and its rival gain by their best answers over what they have, as OpenSpiel 2.0.2 says
(`exploitability.nash_conv`) of the games written as EFG files by the readable engine."""

OPEN_SPIEL_VALUES = {"envit": (0.433367173, 0.001437744), "torne": (0.433292178, 0.001435893)}
"""What the mà gains after 300 iterations of its `CFRPlusSolver`, and the exploitability then."""


@pytest.mark.parametrize(("name", "strategy"), OPEN_SPIEL)
def test_best_answers_gain_what_open_spiel_says(name: str, strategy: Strategy) -> None:
    game = Game(ruleset_of(name), most=40)
    gains_by_best_answers(game.measure(cells_of(strategy, game)), OPEN_SPIEL[name, strategy])


def test_each_deal_ends_in_as_many_ways_as_in_the_engine() -> None:
    ruleset = ruleset_of("envit")
    game = Game(ruleset, most=40)
    walked = Walked(game)
    strength = ruleset.strength_by_card
    for dealt in all_deals(ruleset):
        hands = tuple([strength[c] for c in hand] for hand in dealt.state.round.dealt)
        assert paths(walked, walked.root, hands) == ends(place_of(dealt.state))


def paths(walked: Walked, point: Point, hands: tuple[list[int], ...]) -> int:
    """Ways through the tree that two hands have."""
    if point.actor >= OVER:
        return 1
    total = 0
    for option, child in walked.children(point):
        left = tuple(list(hand) for hand in hands)
        if isinstance(option, str) or option in left[point.actor]:
            if isinstance(option, int):
                left[point.actor].remove(option)
            total += paths(walked, child, left)
    return total


@pytest.mark.parametrize("name", OPEN_SPIEL_VALUES)
def test_learning_comes_to_the_value_that_open_spiel_finds(name: str) -> None:
    learns_the_value(Game(ruleset_of(name), most=40), *OPEN_SPIEL_VALUES[name])


def test_learning_is_the_same_with_any_number_of_threads() -> None:
    def learned(workers: int) -> Solver:
        solver = Solver(Game(ruleset_of("envit"), workers=workers, most=40), kind=np.float64)
        for _ in range(10):
            solver.iterate()
        return solver

    assert learned(1).average.tolist() == learned(2).average.tolist()


def test_the_cut_into_blocks_changes_nothing_but_the_order_of_sums() -> None:
    whole = Game(ruleset_of("envit"), most=10**9)
    parts = Game(ruleset_of("envit"), most=7)
    assert whole.nodes == parts.nodes
    assert whole.cells == parts.cells
    assert whole.measure(strange_cells(whole)) == pytest.approx(
        parts.measure(strange_cells(parts)), abs=1e-12
    )


def test_an_accepted_falta_leaves_nothing_to_the_truc() -> None:
    worth = Game(ruleset_of("envit"), most=40).tree.worth.astype(int)
    pays = np.arange(-MOST_PAID, MOST_PAID + 1)[:, None]
    comes = (worth != UNPAID) & (pays != 0)
    found = {tuple(np.unique(each[c]).tolist()) for each, c in zip(worth, comes, strict=True)}
    assert (-24, 24) in found
    assert (-2, -1, 1, 2) in found


def test_what_is_no_number_is_not_measured() -> None:
    game = Game(ruleset_of("envit"), most=40)
    cells = np.zeros(game.cells)
    cells[0] = np.inf
    with pytest.raises(NotFinite, match="what was learned is worth no number"):
        game.measure(cells)
    assert not np.isfinite(game.run(1, BEST, Sides(cells, cells, cells)))


def test_the_official_game_is_the_whole_round_of_bar() -> None:
    official = load(OFFICIAL / "ronda-bar.toml")
    assert options(official) == options(whole_round(load("bar")))


@pytest.mark.parametrize("name", ["barajamos", "balear", "bicicleta"])
def test_a_round_that_is_not_known_is_refused(name: str) -> None:
    with pytest.raises(RoundNotSolvable, match=f"{name}@1 has more than cards laid open"):
        Game(whole_round(load(name)))


def test_a_round_of_very_many_tiers_is_refused() -> None:
    with pytest.raises(RoundTooLarge, match="mallorca@1 has 15 tiers: too many to solve"):
        Game(whole_round(load("mallorca")))


@pytest.mark.parametrize(
    "changed", [{"envit.reveal": "claim"}, {"flor.on": "true"}], ids=lambda each: next(iter(each))
)
def test_an_envit_that_is_not_known_is_refused(changed: dict[str, str]) -> None:
    ruleset = with_options(ruleset_of("envit"), changed)
    with pytest.raises(RoundNotSolvable, match="more than cards laid open, an envit by its rungs"):
        Game(ruleset)
