"""A round between two: passes over all its blocks, and how good strategies are."""

import math
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from retruc.game import Fault, RetrucError
from retruc.rulesets import Ruleset
from retruc.solver.crown import BELOW, RoundNotSolvable, grow_crown, is_known
from retruc.solver.dealt import dealt_deck
from retruc.solver.ends import Room
from retruc.solver.games import truc_alone
from retruc.solver.hands import Deck, Lists, deck_of
from retruc.solver.passes import (
    BEST,
    BY_NODE,
    NOWHERE,
    TOLD,
    Cells,
    Link,
    Sides,
    go_down,
    go_up,
    run_blocks,
)
from retruc.solver.tree import OVER, NotSolvable, Tree, can_grow, grow_tree, inside

MOST_NODES = 16_384
"""The most nodes of a block: what belongs to it stays in the nearer caches."""

_CHUNKS = 128
_NO_CELLS = np.zeros(1, np.float64)


class NotFinite(RetrucError):
    """What was measured is no number: strategies that hold infinities, or none at all."""

    id = "not-finite"

    def __init__(self) -> None:
        self.fault = Fault(
            "not-finite",
            "what was learned is worth no number: go on from an earlier checkpoint, or begin anew",
        )
        super().__init__(str(self.fault))


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


class Parts(NamedTuple):
    """A game laid out for passes: a top, and blocks below it."""

    deck: Deck[Any]
    """Its hands."""
    top: Tree
    stop_top: NDArray[np.bool_]
    closing: int
    """How the envit ended in the top: `Link.closing`."""
    tree: Tree
    """What the blocks are of; without envit it is the same as the top."""
    stop: NDArray[np.bool_]
    chunks: list[NDArray[np.int64]]
    """Rows of blocks, as `run_blocks` takes them, in parts of about as many nodes."""
    cells: int


class Game:
    """A round of a ruleset between two seats, laid out for passes."""

    def __init__(self, ruleset: Ruleset, *, workers: int = 1, most: int = MOST_NODES) -> None:
        """Grow the tree and cut it into blocks of *most* nodes, for so many threads.

        Raises:
            NotSolvable: the ruleset has something that the tree does not know.
            RoundNotSolvable: it has an envit, or one beside a truc, that is not known.
            RoundTooLarge: there is no room for so many tiers.
            NotInBulk: the bulk rules do not cover it.
        """
        self.ruleset = ruleset
        self.parts = _with_envit(ruleset, most) if ruleset.envit.on else _alone(ruleset, most)
        """How it is laid out."""
        self.deck = self.parts.deck
        """Its hands."""
        self.tree = self.parts.tree
        """All that can happen; with envit, all that can once it is closed."""
        self.cells = self.parts.cells
        """How many cells a strategy has."""
        self.workers = workers
        """Threads that share a pass; the result does not depend on them."""
        self._lists: dict[np.dtype[Any], Lists] = {}
        self._top: dict[np.dtype[Any], Room] = {}
        self._rooms: dict[np.dtype[Any], SimpleQueue[Room]] = {}

    @property
    def nodes(self) -> int:
        """How many points of the round there are."""
        parts = self.parts
        if parts.top is parts.tree:
            return len(parts.tree.end)
        roots = np.concatenate(parts.chunks)[:, 1]
        return len(parts.top.end) + int((parts.tree.end[roots] - roots - 1).sum())

    def run(
        self,
        own: int,
        aim: int,
        sides: Sides,
        *,
        weight: float = 0.0,
        kind: DTypeLike | None = None,
    ) -> float:
        """Make a pass for a seat; what it gains on average, in pedres a round.

        It reckons in floats of a *kind*, by default of that of the strategy.
        """
        floats = np.dtype(sides.strategy.dtype if kind is None else kind)
        lists, top = self._prepared(floats)
        rooms = self._rooms[floats]
        parts = self.parts
        for links in parts.chunks:
            top.reach_at[links[:, 0]] = NOWHERE
        top.reach[: len(self.deck.weight)] = self.deck.weight
        link = Link(0, parts.closing, 0)
        visited = go_down(parts.top, lists, parts.stop_top, link, own, weight, sides, top)

        def below(links: NDArray[np.int64]) -> None:
            room = rooms.get()
            run_blocks(parts.tree, lists, parts.stop, links, own, aim, weight, sides, top, room)
            rooms.put(room)

        with ThreadPoolExecutor(self.workers) as pool:
            list(pool.map(below, parts.chunks))
        go_up(parts.top, lists, link, own, aim, visited, sides, top)
        return float(top.value[: len(self.deck.weight)].astype(np.float64) @ self.deck.weight)

    def measure(self, strategy: Cells) -> Measure:
        """Measure a strategy of both seats against its best answers, with nothing left out.

        *strategy* has a number for each cell; each hand plays in proportion to its cells.

        Raises:
            NotFinite: it holds what is no number.
        """
        sides = Sides(strategy, _NO_CELLS, _NO_CELLS)
        measure = Measure(
            self.run(0, TOLD, sides, kind=np.float64),
            self.run(0, BEST, sides, kind=np.float64),
            self.run(1, BEST, sides, kind=np.float64),
        )
        if not all(math.isfinite(figure) for figure in measure):
            raise NotFinite
        return measure

    def _prepared(self, kind: np.dtype[Any]) -> tuple[Lists, Room]:
        """Give lists and room for floats of a kind, made when they are first needed."""
        if kind not in self._lists:
            lists = self.deck.lists
            self._lists[kind] = lists._replace(
                deals=lists.deals.astype(kind), won=lists.won.astype(kind)
            )
            top, block = _lengths(self.parts)
            most = int(lists.size.max())
            self._top[kind] = _room(len(self.parts.top.end), top, most, kind)
            self._rooms[kind] = SimpleQueue()
            for _ in range(self.workers):
                self._rooms[kind].put(_room(*block, most, kind))
        return self._lists[kind], self._top[kind]


def _alone(ruleset: Ruleset, most: int) -> Parts:
    if not can_grow(ruleset):
        raise NotSolvable(ruleset)
    deck = deck_of(ruleset)
    tree = grow_tree(ruleset, deck)
    stop = _cut(tree, most)
    roots = np.flatnonzero(stop)
    links = np.stack([roots, roots, np.zeros_like(roots), np.zeros_like(roots)], axis=1)
    chunks = _shared_out(tree, links)
    return Parts(deck, tree, stop, 0, tree, stop, chunks, tree.cells)


def _with_envit(ruleset: Ruleset, most: int) -> Parts:
    if not is_known(ruleset) or not can_grow(truc_alone(ruleset)):
        raise RoundNotSolvable(ruleset)
    deck = dealt_deck(ruleset)
    tree = grow_tree(truc_alone(ruleset), deck)
    stop = _cut(tree, most)
    crown = grow_crown(ruleset, deck, tree, stop)
    stop_top = crown.top.actor == BELOW
    by_block = crown.links[np.argsort(crown.links[:, 1], kind="stable")]
    chunks = _shared_out(tree, by_block)
    return Parts(deck, crown.top, stop_top, BY_NODE, crown.tree, stop, chunks, crown.cells)


def _cut(tree: Tree, most: int) -> NDArray[np.bool_]:
    """Mark the first nodes of blocks."""
    stop = np.zeros(len(tree.end), np.bool_)
    node = 0
    while node < len(tree.end):
        end = int(tree.end[node])
        if not node or end - node > most or tree.actor[node] >= OVER:
            node += 1
            continue
        stop[node] = True
        node = end
    return stop


def _shared_out(tree: Tree, links: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Share blocks out in parts of about as many nodes."""
    nodes = tree.end[links[:, 1]] - links[:, 1]
    if not len(nodes):
        return []
    part = (np.cumsum(nodes) - nodes) * _CHUNKS // nodes.sum()
    return np.split(links, np.flatnonzero(np.diff(part)) + 1)


def _lengths(parts: Parts) -> tuple[int, tuple[int, int]]:
    """Find how long vectors of all hands are for the top, and nodes and vectors of one block."""
    top = int(_most_hands(parts.top, parts.deck.lists)[~inside(parts.top, parts.stop_top)].sum())
    hands = _most_hands(parts.tree, parts.deck.lists)
    before = np.concatenate(([0], np.cumsum(hands)))
    roots = np.concatenate([links[:, 1] for links in parts.chunks] or [np.zeros(0, np.int64)])
    ends = parts.tree.end[roots]
    return top, (
        int((ends - roots).max(initial=1)),
        int((before[ends] - before[roots]).max(initial=1)),
    )


def _most_hands(tree: Tree, lists: Lists) -> NDArray[np.int32]:
    """By node: the hands of the longer of the two lists."""
    sizes = (lists.size[lists.list_of[tree.pile, seat, tree.held[:, seat]]] for seat in range(2))
    return np.maximum(*sizes)


def _room(nodes: int, hands: int, most: int, kind: np.dtype[Any]) -> Room:
    return Room(
        reach_at=np.zeros(nodes, np.int32),
        value_at=np.zeros(nodes, np.int32),
        visited=np.zeros(nodes, np.int32),
        reach=np.zeros(hands, kind),
        value=np.zeros(hands, kind),
        scale=np.zeros(most, kind),
        even=np.zeros(most, kind),
    )
