"""Solutions in files: what is written is what is read."""

import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from retruc.game import parse_hand
from retruc.rulesets import load
from retruc.solver.folding import fold, words_of
from retruc.solver.games import truc_alone
from retruc.solver.hands import deck_of
from retruc.solver.keeping import coarse, number_rows, write_solution
from retruc.solver.learning import Solver, WrongCheckpoint
from retruc.solver.shapes import NoSuchMove, find
from retruc.solver.solution import LEVELS, Solution, WrongSolution, read_solution, shipped_solution
from retruc.solver.solving import Game
from retruc.solver.tree import OVER
from tests.solver.test_small import GAMES, ruleset_of

pytestmark = pytest.mark.slow


@cache
def solver_of(name: str) -> Solver:
    solver = Solver(Game(ruleset_of(name), most=40), kind=np.float64)
    for _ in range(60):
        solver.iterate()
    return solver


def written(folder: Path, name: str = "retruc") -> Solution:
    path = folder / "small.solution"
    write_solution(solver_of(name), path)
    return read_solution(path, ruleset=ruleset_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_shapes_lead_to_the_cells_of_the_tree(name: str) -> None:
    game = solver_of(name).game
    tree = game.tree
    words = words_of(tree, game.ruleset)
    shapes = fold(tree, game.deck.lists, words)
    assert len(shapes.actor) < len(tree.end) / 2
    number = {bit: len(game.deck.counts) + index for index, bit in enumerate(words)}
    path: list[int] = []
    for node in range(len(tree.end)):
        while path and tree.end[path[-1]] <= node:
            path.pop()
        path.append(node)
        moves = [number.get(a, a - 64) for a in (int(tree.action[n]) for n in path[1:])]
        found = find(shapes, moves)
        if tree.actor[node] < OVER and tree.cell[node] >= 0:
            assert found.cell == tree.cell[node]
            assert shapes.actor[found.shape] == tree.actor[node]


def test_what_is_read_says_what_the_mean_strategy_does(tmp_path: Path) -> None:
    solver, solution = solver_of("retruc"), written(tmp_path)
    tree = solver.game.tree
    first = {"1e": 0, "3o": 1, "4o": 2}
    hand = parse_hand("1e 3o 4o")
    shares = solution.shares([], hand)
    assert sum(shares.values()) == pytest.approx(1)
    lists = solver.game.deck
    mean, child, cell = {}, 1, 0
    while child < tree.end[0]:
        action = int(tree.action[child])
        left = [t for t in (0, 1, 2) if t != action - 64]
        hands = lists.hands[4 * int(tree.pile[child]) + int(tree.held[child, 0])]
        mean[action] = float(solver.average[cell + hands.index(tuple(left))])
        cell += len(hands)
        child = int(tree.end[child])
    total = sum(mean.values())
    for card, tier in first.items():
        assert shares[card] == pytest.approx(mean[64 + tier] / total, abs=1 / LEVELS)


def test_a_seat_is_asked_with_the_hand_that_it_was_dealt(tmp_path: Path) -> None:
    solution = written(tmp_path)
    answer = solution.shares(["3o", "truc"], parse_hand("1e 3c 4o"))
    assert set(answer) == {"vull", "novull", "retruc"}
    assert set(solution.shares(["3o", "1e"], parse_hand("1e 4o 4c"))) == {"4o", "truc"}
    assert solution.shares(["truc", "novull"], parse_hand("1e 4o 4c")) == {}
    with pytest.raises(NoSuchMove):
        solution.shares(["vull"], parse_hand("1e 4o 4c"))
    with pytest.raises(NoSuchMove):
        solution.shares(["3o", "4o", "3c"], parse_hand("1e 3o 3c"))


def test_what_is_coarse_is_measured_as_such(tmp_path: Path) -> None:
    solver = solver_of("jocfora")
    path = tmp_path / "small.solution"
    measure = write_solution(solver, path)
    assert measure == solver.game.measure(coarse(solver).astype(np.float64))
    header = read_solution(path, ruleset=ruleset_of("jocfora")).header
    assert header["exploitability"] == measure.exploitability
    assert header["iterations"] == 60
    assert measure.exploitability < 0.1


def test_a_hand_that_never_comes_somewhere_has_no_parts_there() -> None:
    solver = solver_of("retruc")
    tree = solver.game.tree
    row = np.zeros(tree.cells, np.int32)
    rows = number_rows(tree, solver.game.deck.lists, row)
    parts = np.bincount(row, coarse(solver), rows)
    assert (parts == 0).any()
    assert parts.max() <= LEVELS + 2


def test_the_same_solution_is_the_same_file(tmp_path: Path) -> None:
    written(tmp_path)
    before = (tmp_path / "small.solution").read_bytes()
    written(tmp_path)
    assert (tmp_path / "small.solution").read_bytes() == before


def test_what_is_no_solution_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text("something else")
    with pytest.raises(WrongSolution, match="other holds no solution"):
        read_solution(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("solution.json", '{"form": 99}')
    with pytest.raises(WrongSolution):
        read_solution(path)


def test_solving_goes_on_from_a_checkpoint_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = Solver(Game(ruleset_of("truc"), most=40), kind=np.float64)
    part = Solver(whole.game, kind=np.float64)
    for _ in range(10):
        whole.iterate()
    for _ in range(4):
        part.iterate()
    part.save(tmp_path / "kept")
    other = Solver(whole.game, kind=np.float64)
    other.resume(tmp_path / "kept")
    for _ in range(6):
        other.iterate()
    assert other.iterations == 10
    assert other.average.tolist() == whole.average.tolist()
    with pytest.raises(WrongCheckpoint, match="kept is no checkpoint of this game"):
        Solver(solver_of("retruc").game).resume(tmp_path / "kept")
    with pytest.raises(WrongCheckpoint):
        Solver(whole.game, kind=np.float32).resume(tmp_path / "kept")
    (tmp_path / "kept").write_bytes(b"broken")
    with pytest.raises(WrongCheckpoint):
        other.resume(tmp_path / "kept")


def test_the_shipped_solution_is_near_an_equilibrium_of_bar() -> None:
    solution = shipped_solution()
    assert solution.ruleset == truc_alone(load("bar"))
    assert solution.header["exploitability"] < 0.02
    assert -solution.header["best-rival"] <= solution.header["value"] <= solution.header["best-ma"]
    best = solution.shares(["truc"], parse_hand("1e 1b 7e"))
    assert best.get("novull", 0) == 0
    assert sum(best.values()) == pytest.approx(1)
    assert deck_of(solution.ruleset).dealt == solution.deck.dealt


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from retruc.game import parse_hand
from retruc.solver.solution import shipped_solution
print(sorted(shipped_solution().shares(["truc"], parse_hand("1e 1b 7e"))))
"""


def test_numpy_is_enough_to_read_a_solution() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == "['novull', 'retruc', 'vull']\n"
