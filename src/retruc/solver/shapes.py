"""The public tree folded up: parts that look alike are told once.

Most of a tree repeats: what may still come depends on what lies on the table and how the bets
stand, not on the order in which it came. A tree of millions of nodes has tens of thousands of
*shapes*, and with them the cells of any node are found without the tree; NumPy is enough for that.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.solver.hands import HAND, Lists

NOTHING: Final = 2
"""In `Shapes.actor`: there is nothing to choose any more."""


class Shapes(NamedTuple):
    """The shapes of a tree, the root's last. K shapes, E edges; moves below T are tiers played."""

    actor: NDArray[np.int8]
    """(K): the seat that acts, counted from the mà, or `NOTHING`."""
    pile: NDArray[np.int16]
    """(K): what lies on the table, as a number of `Deck.piles`."""
    held: NDArray[np.int8]
    """(K, 2): how many cards each seat holds."""
    own: NDArray[np.int32]
    """(K): cells of the node itself; 0 where nothing is chosen."""
    below: NDArray[np.int64]
    """(K): cells of the node and of all below it."""
    first: NDArray[np.int32]
    """(K + 1): where the node's edges begin."""
    move: NDArray[np.int8]
    """(E): a tier, or T and more for a word."""
    child: NDArray[np.int32]
    """(E): the shape that it leads to."""


class Node(NamedTuple):
    """A node of the tree, as found by what was said and laid."""

    shape: int
    cell: int
    """Where its cells begin."""


class NoSuchMove(ValueError):
    """Something that cannot be said or laid there."""

    def __init__(self, move: object) -> None:
        super().__init__(f"{move} cannot come there")


def find(shapes: Shapes, moves: Iterable[int]) -> Node:
    """Follow moves from the root.

    Raises:
        NoSuchMove: one of them cannot come there.
    """
    node = Node(len(shapes.actor) - 1, 0)
    for move in moves:
        for found, child in children(shapes, node):
            if found == move:
                node = child
                break
        else:
            raise NoSuchMove(move)
    return node


def children(shapes: Shapes, node: Node) -> Iterator[tuple[int, Node]]:
    """List the moves from a node and where they lead."""
    cell = node.cell + int(shapes.own[node.shape])
    for edge in range(shapes.first[node.shape], shapes.first[node.shape + 1]):
        child = int(shapes.child[edge])
        yield int(shapes.move[edge]), Node(child, cell)
        cell += int(shapes.below[child])


def columns(shapes: Shapes, lists: Lists, node: Node) -> Iterator[tuple[int, int, int]]:
    """List, for each move from a node: the move, the list of hands that make it, its first cell.

    The hands of a column are those that are left once the move is made.
    """
    seat = int(shapes.actor[node.shape])
    cell = node.cell
    for move, child in children(shapes, node):
        left = 4 * int(shapes.pile[child.shape]) + int(shapes.held[child.shape, seat])
        yield move, left, cell
        cell += int(lists.size[left])


def hand_left(hand: tuple[int, ...], laid: Iterable[int]) -> tuple[int, ...]:
    """Take what was laid out of a hand as dealt.

    Raises:
        NoSuchMove: it did not hold that.

    >>> hand_left((0, 4, 4), [4])
    (0, 4)
    """
    left = list(hand)
    for tier in laid:
        if tier not in left:
            raise NoSuchMove(tier)
        left.remove(tier)
    assert len(left) <= HAND
    return tuple(left)
