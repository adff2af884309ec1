"""The ends of a round in a pass: what they are worth against all that the rival may hold."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import inlined
from retruc.solver.hands import Lists
from retruc.solver.tree import MOST_PAID, Tree, list_at


class Room(NamedTuple):
    """What a pass over a block needs room for; a worker keeps it from block to block."""

    reach_at: NDArray[np.int32]
    """By node of the block: where its reach begins, or `NOWHERE`."""
    value_at: NDArray[np.int32]
    visited: NDArray[np.int32]
    """The nodes of decisions that were come to, in order."""
    reach: NDArray[Any]
    value: NDArray[Any]
    scale: NDArray[Any]
    """By hand: what a cell is multiplied by to give a probability; where the last cards fall, what
    the hand gains if the rival wins the envit …"""
    even: NDArray[Any]
    """… and what is added: something only where all cells of the hand are 0; where the last cards
    fall, what it gains more if the mà wins the envit."""


@inlined
def pay(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    node: int,
    own: int,
    closing: int,
    room: Room,
    reach_at: int,
    value_at: int,
) -> None:
    """Value a round that is over against all that the rival may hold."""
    mine = list_at(tree, lists, node, own)
    hands = lists.size[mine]
    rivals = lists.size[list_at(tree, lists, node, 1 - own)]
    row = lists.deals_at[4 * mine + tree.held[node, 1 - own]]
    floating = room.value.dtype.type
    truc = tree.pays[node]
    base = _worth(tree, closing, truc, 1, own)
    pays = floating(base)
    more = floating(_worth(tree, closing, truc, 0, own) - base)
    for hand in range(hands):
        room.value[value_at + hand] = 0
    for rival in range(rivals):
        reach = room.reach[reach_at + rival] * pays
        if reach != 0:
            for hand in range(hands):
                room.value[value_at + hand] += reach * lists.deals[row + hand]
        if more != 0:
            reach = room.reach[reach_at + rival] * more
            if reach != 0:
                for hand in range(hands):
                    room.value[value_at + hand] += reach * lists.won[row + hand]
        row += hands


@inlined
def show(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    node: int,
    own: int,
    closing: int,
    room: Room,
    reach_at: int,
    value_at: int,
) -> None:
    """The same where the last cards fall by themselves."""
    mine, theirs = list_at(tree, lists, node, own), list_at(tree, lists, node, 1 - own)
    hands, rivals = lists.size[mine], lists.size[theirs]
    hands_at, rivals_at = lists.tiers_at[mine], lists.tiers_at[theirs]
    row = lists.deals_at[4 * mine + tree.held[node, 1 - own]]
    first = tree.pays[node]
    step, stride = (lists.lefts[mine], 1) if own else (1, lists.lefts[theirs])
    floating = room.value.dtype.type
    for hand in range(hands):
        room.value[value_at + hand] = 0
    last = -1
    envit = False
    for rival in range(rivals):
        reach = room.reach[reach_at + rival]
        if reach == 0:
            row += hands
            continue
        left = int(lists.left[rivals_at + rival])
        if left != last:
            last = left
            envit = False
            held = -1
            pays = more = 0
            for hand in range(hands):
                if lists.left[hands_at + hand] != held:
                    held = int(lists.left[hands_at + hand])
                    truc = tree.shown[first + left * step + held * stride]
                    pays = _worth(tree, closing, truc, 1, own)
                    more = _worth(tree, closing, truc, 0, own) - pays
                room.scale[hand] = floating(pays)
                room.even[hand] = floating(more)
                envit |= more != 0
        for hand in range(hands):
            room.value[value_at + hand] += reach * room.scale[hand] * lists.deals[row + hand]
        if envit:
            for hand in range(hands):
                room.value[value_at + hand] += reach * room.even[hand] * lists.won[row + hand]
        row += hands


@inlined
def _worth(tree: Tree, closing: int, pays: int, wins: int, own: int) -> int:
    """What one's own seat gains by a truc that pays so much to the mà, and by the envit."""
    worth = int(tree.worth[closing, MOST_PAID + int(pays), wins])
    return -worth if own else worth
