"""From a tree to its shapes."""

import numpy as np
from numpy.typing import NDArray

from retruc.fast import kernel
from retruc.fast import layout as at
from retruc.rulesets import Ruleset
from retruc.solver.hands import Lists
from retruc.solver.shapes import NOTHING, Shapes
from retruc.solver.tree import OVER, TIER, Tree

_ANSWERS = {at.L_ACCEPT: "vull", at.L_DECLINE: "novull", at.L_FOLD: "mevaig"}
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_U27, _U31 = np.uint64(27), np.uint64(31)


def words_of(tree: Tree, ruleset: Ruleset) -> dict[int, str]:
    """Name the words that are said in a tree, as records write them, by their `Tree.action`."""
    said = np.unique(tree.action[1:])
    rungs = ruleset.truc_rungs
    return {
        int(bit): _ANSWERS.get(int(bit)) or rungs[bit - at.L_TRUC].id for bit in said if bit < TIER
    }


def fold(tree: Tree, lists: Lists, words: dict[int, str]) -> Shapes:
    """Find the shapes of a tree; its words become moves in the order in which they are named."""
    marks = np.zeros(len(tree.end), np.uint64)
    below = np.zeros(len(tree.end), np.int64)
    own = np.zeros(len(tree.end), np.int32)
    _mark(tree, lists, marks, below, own)
    _, nodes, shape = np.unique(marks, return_index=True, return_inverse=True)
    order = np.argsort(-nodes, kind="stable")  # the root comes last, and children before
    number = np.empty_like(order)
    number[order] = np.arange(len(order))
    nodes, shape = nodes[order], number[shape]
    move = np.arange(-TIER, 128 - TIER)
    for index, bit in enumerate(words):
        move[bit] = lists.next_pile.shape[2] + index
    edges = [_edges(tree, int(node)) for node in nodes]
    child = np.concatenate([np.array(each, np.int64) for each in edges])
    return Shapes(
        actor=np.minimum(tree.actor[nodes], NOTHING),
        pile=tree.pile[nodes].astype(np.int16),
        held=tree.held[nodes],
        own=own[nodes],
        below=below[nodes],
        first=np.concatenate(([0], np.cumsum([len(each) for each in edges]))).astype(np.int32),
        move=move[tree.action[child]].astype(np.int8),
        child=shape[child].astype(np.int32),
    )


def _edges(tree: Tree, node: int) -> list[int]:
    found, child = [], node + 1
    while child < tree.end[node]:
        found.append(child)
        child = int(tree.end[child])
    return found


@kernel
def _mark(
    tree: Tree,
    lists: Lists,
    marks: NDArray[np.uint64],
    below: NDArray[np.int64],
    own: NDArray[np.int32],
) -> None:
    """Give nodes of the same shape the same mark, and count the cells of each."""
    for node in range(len(marks) - 1, -1, -1):
        seat = tree.actor[node]
        mark = np.uint64(min(seat, OVER))
        mark = _mix(mark, tree.pile[node])
        mark = _mix(mark, 4 * tree.held[node, 0] + tree.held[node, 1])
        cells = 0
        child = node + 1
        while child < tree.end[node]:
            mark = _mix(mark ^ marks[child], tree.action[child])
            if tree.cell[node] >= 0:
                own[node] += lists.size[4 * tree.pile[child] + tree.held[child, seat]]
            cells += below[child]
            child = tree.end[child]
        marks[node] = mark
        below[node] = cells + own[node]


@kernel
def _mix(mark: np.uint64, number: int) -> np.uint64:
    mark = (mark + np.uint64(number + 1)) * _MIX_A
    mark = (mark ^ (mark >> _U27)) * _MIX_B
    return mark ^ (mark >> _U31)
