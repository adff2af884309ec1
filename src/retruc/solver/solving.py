"""A round between two: passes over all its blocks, and how good strategies are."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.rulesets import Ruleset
from retruc.solver.hands import Lists, deck_of
from retruc.solver.passes import (
    BEST,
    NOWHERE,
    TOLD,
    Cells,
    Room,
    Sides,
    go_down,
    go_up,
    run_blocks,
)
from retruc.solver.tree import OVER, Tree, grow_tree

MOST_NODES = 16_384
"""The most nodes of a block: what belongs to it stays in the nearer caches."""

_CHUNKS = 128
_MOST_HANDS = 1024
"""More than any deck has for a list of hands."""
_NO_CELLS = np.zeros(1, np.float64)


class Measure(NamedTuple):
    """How good two strategies are, in pedres a round."""

    value: float
    """What the mà gains when each plays its own."""
    best_ma: float
    """What the mà gains by its best answer to its rival's."""
    best_rival: float
    """What the rival gains by its best answer to the mà's."""

    @property
    def exploitability(self) -> float:
        """What a strategy loses to its best answer, mean of the two seats; 0 at an equilibrium."""
        return (self.best_ma + self.best_rival) / 2


class Game:
    """A round of a ruleset between two seats, laid out for passes."""

    def __init__(self, ruleset: Ruleset, *, workers: int = 1, most: int = MOST_NODES) -> None:
        """Grow the tree and cut it into blocks of *most* nodes, for so many threads.

        Raises:
            NotSolvable: the ruleset has something that the tree does not know.
            NotInBulk: the bulk rules do not cover it.
        """
        self.ruleset = ruleset
        self.deck = deck_of(ruleset)
        """Its hands."""
        self.tree = grow_tree(ruleset, self.deck)
        """All that can happen."""
        self.workers = workers
        """Threads that share a pass; the result does not depend on them."""
        self._stop, self._chunks = _cut(self.tree, most)
        self._lists: dict[np.dtype[Any], Lists] = {}
        self._top: dict[np.dtype[Any], Room] = {}
        self._rooms: dict[np.dtype[Any], SimpleQueue[Room]] = {}

    def run(self, own: int, aim: int, sides: Sides, *, weight: float = 0.0) -> float:
        """Make a pass for a seat; what it gains on average, in pedres a round."""
        kind = sides.strategy.dtype
        lists, top = self._prepared(kind)
        rooms = self._rooms[kind]
        for roots in self._chunks:
            top.reach_at[roots] = NOWHERE
        top.reach[: len(self.deck.weight)] = self.deck.weight
        visited = go_down(self.tree, lists, self._stop, 0, own, weight, sides, top)

        def below(roots: NDArray[np.int32]) -> None:
            room = rooms.get()
            run_blocks(self.tree, lists, self._stop, roots, own, aim, weight, sides, top, room)
            rooms.put(room)

        with ThreadPoolExecutor(self.workers) as pool:
            list(pool.map(below, self._chunks))
        go_up(self.tree, lists, 0, own, aim, visited, sides, top)
        return float(top.value[: len(self.deck.weight)].astype(np.float64) @ self.deck.weight)

    def measure(self, strategy: Cells) -> Measure:
        """Measure a strategy of both seats against its best answers, with nothing left out.

        *strategy* has a number for each cell; each hand plays in proportion to its cells.
        """
        sides = Sides(strategy.astype(np.float64), _NO_CELLS, _NO_CELLS)
        return Measure(
            self.run(0, TOLD, sides),
            self.run(0, BEST, sides),
            self.run(1, BEST, sides),
        )

    def _prepared(self, kind: np.dtype[Any]) -> tuple[Lists, Room]:
        """Give lists and room for floats of a kind, made when they are first needed."""
        if kind not in self._lists:
            lists = self.deck.lists
            self._lists[kind] = lists._replace(deals=lists.deals.astype(kind))
            top, block = _lengths(self.tree, lists, self._stop, self._chunks)
            self._top[kind] = _room(len(self.tree.end), top, kind)
            self._rooms[kind] = SimpleQueue()
            for _ in range(self.workers):
                self._rooms[kind].put(_room(*block, kind))
        return self._lists[kind], self._top[kind]


def _cut(tree: Tree, most: int) -> tuple[NDArray[np.bool_], list[NDArray[np.int32]]]:
    """Mark the roots of blocks, and share them out in parts of about as many nodes."""
    stop = np.zeros(len(tree.end), np.bool_)
    parts: list[NDArray[np.int32]] = []
    part: list[int] = []
    room = len(tree.end) // _CHUNKS
    node = nodes = 0
    while node < len(tree.end):
        end = int(tree.end[node])
        if not node or end - node > most or tree.actor[node] >= OVER:
            node += 1
            continue
        stop[node] = True
        part.append(node)
        nodes += end - node
        if nodes >= room:
            parts.append(np.array(part, np.int32))
            part, nodes = [], 0
        node = end
    if part:
        parts.append(np.array(part, np.int32))
    return stop, parts


def _lengths(
    tree: Tree, lists: Lists, stop: NDArray[np.bool_], chunks: Sequence[NDArray[np.int32]]
) -> tuple[int, tuple[int, int]]:
    """Find how long vectors of all hands are for the top, and nodes and vectors of one block."""
    hands = np.maximum(*(lists.size[4 * tree.pile.astype(np.int32) + h] for h in tree.held.T))
    before = np.concatenate(([0], np.cumsum(hands)))
    roots = np.concatenate([*chunks, np.zeros(0, np.int32)])
    ends = tree.end[roots]
    below = before[ends] - before[roots]
    top = int(before[-1] - below.sum() + hands[stop].sum())
    return top, (int((ends - roots).max(initial=1)), int(below.max(initial=1)))


def _room(nodes: int, hands: int, kind: np.dtype[Any]) -> Room:
    return Room(
        reach_at=np.zeros(nodes, np.int32),
        value_at=np.zeros(nodes, np.int32),
        visited=np.zeros(nodes, np.int32),
        reach=np.zeros(hands, kind),
        value=np.zeros(hands, kind),
        scale=np.zeros(_MOST_HANDS, kind),
        even=np.zeros(_MOST_HANDS, kind),
    )
