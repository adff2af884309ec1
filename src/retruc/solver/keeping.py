"""From what was learned to a solution in a file."""

import json
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from retruc.fast import kernel
from retruc.solver.folding import fold, words_of
from retruc.solver.hands import Lists
from retruc.solver.learning import Solver
from retruc.solver.solution import CELLS, FORM, HEADER, LEVELS
from retruc.solver.solving import Measure
from retruc.solver.tree import TIER, Tree

LEAST = 1e-3
"""A hand that plays to a point less often than this plays evenly there."""

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The same solution makes the same file."""


def write_solution(solver: Solver, path: Path) -> Measure:
    """Write the mean strategy of a truc alone, made coarse, and measure what is written.

    Raises:
        OSError: the file cannot be written.
    """
    game = solver.game
    assert not game.ruleset.envit.on
    cells = coarse(solver)
    measure = game.measure(cells.astype(np.float64))
    words = words_of(game.tree, game.ruleset)
    shapes = fold(game.tree, game.deck.lists, words)
    header = {
        "form": FORM,
        "ruleset": f"{game.ruleset.id}@{game.ruleset.version}",
        "options": dict(game.ruleset.changed),
        "words": list(words.values()),
        "iterations": solver.iterations,
        "value": measure.value,
        "best-ma": measure.best_ma,
        "best-rival": measure.best_rival,
        "exploitability": measure.exploitability,
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        _add(archive, HEADER, json.dumps(header, indent=1).encode())
        for name, array in {**shapes._asdict(), CELLS: cells}.items():
            _add(archive, f"{name}.npy", _bytes(array))
    return measure


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    member = zipfile.ZipInfo(name, _EPOCH)
    member.compress_type = zipfile.ZIP_LZMA
    archive.writestr(member, content)


def _bytes(array: NDArray[Any]) -> bytes:
    file = BytesIO()
    np.lib.format.write_array(file, array, allow_pickle=False)
    return file.getvalue()


def coarse(solver: Solver, *, least: float = LEAST) -> NDArray[np.uint8]:
    """Round the mean strategy to parts of `LEVELS`, by cell; 0 where a hand comes too rarely."""
    tree = solver.game.tree
    n = solver.iterations
    weights = n * (n + 1) * (2 * n + 1) / 6
    row = np.zeros(tree.cells, np.int32)
    rows = number_rows(tree, solver.game.deck.lists, row)
    total = np.bincount(row, solver.average, rows)
    parts = np.where(total > least * weights, LEVELS / np.maximum(total, 1e-300), 0)
    return np.rint(solver.average * parts[row]).astype(np.uint8)


@kernel
def number_rows(tree: Tree, lists: Lists, row: NDArray[np.int32]) -> int:
    """Number the hands at all nodes of choice, and write for each cell whose it is; how many."""
    rows = 0
    for node in range(len(tree.end)):
        cell = tree.cell[node]
        if cell < 0:
            continue
        seat = tree.actor[node]
        own = 4 * tree.pile[node] + tree.held[node, seat]
        child = node + 1
        while child < tree.end[node]:
            action = tree.action[child]
            hands = lists.size[4 * tree.pile[child] + tree.held[child, seat]]
            for each in range(hands):
                hand = each
                if action >= TIER:
                    hand = int(lists.maps[lists.played_at[own, action - TIER] + each])
                row[cell + each] = rows + hand
            cell += hands
            child = tree.end[child]
        rows += lists.size[own]
    return rows
