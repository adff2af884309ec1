"""One pass over the public tree: down with the rival's reach, up with the values of one's hands.

A pass is made for one seat, *own*. Going down, each node gets a vector along the rival's list of
hands: how likely each is dealt and plays to here (`reach`). Going up, it gets a vector along one's
own list: what each hand gains here on average, times how likely the rival comes here with what it
can hold beside it (`value`). What is done at one's own nodes is the pass's *aim*: to learn, to find
the best response, or to play as told.

All kernels work on a block: a node and what is below it, down to nodes marked in `stop`. Blocks
share nothing, so that they may run at once, and the result is the same to the bit. The same nodes
may stand for several blocks, each with cells of its own and its own ending of the envit (`Link`).
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import inlined, kernel
from retruc.solver.ends import Room, pay, show
from retruc.solver.hands import Lists
from retruc.solver.tree import OVER, SHOW, TIER, Tree, list_at

LEARN: Final = 0
"""Play as the regrets say, and correct them."""
BEST: Final = 1
"""Play each hand in the best way against the rival's strategy."""
TOLD: Final = 2
"""Play one's own strategy."""

LEAST: Final = 1e-30
"""What is smaller counts as nothing: sums lose it anyhow, and 1 divided by it may be no number."""

NOWHERE: Final = -1
"""In `Room.reach_at`: the rival never comes here."""

BY_NODE: Final = -1
"""In `Link.closing`: each node tells itself how the envit ended."""

Cells = NDArray[Any]
"""Floats, one for each cell of the game."""


class Link(NamedTuple):
    """A block as a pass comes to it."""

    node: int
    """Its first node."""
    closing: int
    """How the envit ended, a row of `Tree.worth`, or `BY_NODE`."""
    shift: int
    """What is added to `Tree.cell`."""


class Sides(NamedTuple):
    """What a pass goes by and writes down. C cells."""

    strategy: Cells
    """(C): each hand plays in proportion to its cells, evenly where all are 0."""
    regret: Cells
    """(C): what is to be learned from; not read otherwise."""
    average: Cells
    """(C): strategies of the rival, summed with their reach; not read."""


@kernel
def run_blocks(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    stop: NDArray[np.bool_],
    links: NDArray[np.int64],
    own: int,
    aim: int,
    weight: float,
    sides: Sides,
    top: Room,
    room: Room,
) -> None:
    """Run the blocks below the top: reach is read there, values are written there.

    *links* has a row for each block: its node in the top, and its `Link`.
    """
    for row in range(len(links)):
        above = links[row, 0]
        link = Link(links[row, 1], links[row, 2], links[row, 3])
        there = top.reach_at[above]
        if there == NOWHERE:
            continue
        for hand in range(_size(tree, lists, link.node, 1 - own)):
            room.reach[hand] = top.reach[there + hand]
        visited = go_down(tree, lists, stop, link, own, weight, sides, room)
        go_up(tree, lists, link, own, aim, visited, sides, room)
        for hand in range(_size(tree, lists, link.node, own)):
            top.value[top.value_at[above] + hand] = room.value[hand]


@inlined
def _size(tree: Tree, lists: Lists, node: int, seat: int) -> int:
    return lists.size[list_at(tree, lists, node, seat)]


# Down


@kernel
def go_down(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    stop: NDArray[np.bool_],
    link: Link,
    own: int,
    weight: float,
    sides: Sides,
    room: Room,
) -> int:
    """Write the reach of every node, and the values of those where the round is over.

    The rival's strategy is added to its average, times *weight*, which may be 0.

    Returns:
        How many nodes of decisions were come to.
    """
    visited = 0
    root = link.node
    reach_end = _size(tree, lists, root, 1 - own)
    value_end = _size(tree, lists, root, own)
    room.reach_at[0] = room.value_at[0] = 0
    node = root
    last = tree.end[root]
    while node < last:
        place = node - root
        if room.reach_at[place] == NOWHERE or (stop[node] and node != root):
            node = tree.end[node]
            continue
        actor = tree.actor[node]
        if actor >= OVER:
            closing = link.closing if link.closing != BY_NODE else int(tree.closing[node])
            reach_at, value_at = room.reach_at[place], room.value_at[place]
            if actor == SHOW:
                show(tree, lists, node, own, closing, room, reach_at, value_at)
            else:
                pay(tree, lists, node, own, closing, room, reach_at, value_at)
            node += 1
            continue
        room.visited[visited] = node
        visited += 1
        child = node + 1
        while child < tree.end[node]:
            room.value_at[child - root] = value_end
            value_end += _size(tree, lists, child, own)
            child = tree.end[child]
        if actor == own:
            reach_end = _pass_on(tree, lists, node, root, own, room, reach_end)
        else:
            reach_end = _split(tree, lists, node, link, weight, sides, room, reach_end)
        node += 1
    return visited


@inlined
def _pass_on(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, root: int, own: int, room: Room, reach_end: int
) -> int:
    """Give the rival's reach to the children of one's own node; where the next reach may begin."""
    there = room.reach_at[node - root]
    before = list_at(tree, lists, node, 1 - own)
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        if action < TIER:
            room.reach_at[child - root] = there
        else:
            kept = lists.kept_at[before, action - TIER]
            hands = _size(tree, lists, child, 1 - own)
            some = False
            for hand in range(hands):
                reach = room.reach[there + lists.maps[kept + hand]]
                room.reach[reach_end + hand] = reach
                some |= reach != 0
            room.reach_at[child - root] = reach_end if some else NOWHERE
            reach_end += hands
        child = tree.end[child]
    return reach_end


@inlined
def _split(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    node: int,
    link: Link,
    weight: float,
    sides: Sides,
    room: Room,
    reach_end: int,
) -> int:
    """Part the rival's reach among the children of its node; where the next reach may begin."""
    rival = tree.actor[node]
    root = link.node
    there = room.reach_at[node - root]
    before = list_at(tree, lists, node, rival)
    chosen = tree.cell[node] >= 0
    cell = tree.cell[node] + link.shift
    times = room.reach.dtype.type(weight)
    least, none = room.reach.dtype.type(LEAST), room.reach.dtype.type(0)
    if chosen:
        _shares(tree, lists, node, link.shift, sides.strategy, room)
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        hands = _size(tree, lists, child, rival)
        played = np.int64(lists.played_at[before, action - TIER]) if action >= TIER else -1
        some = False
        for each in range(hands):
            hand = each if played < 0 else np.int64(lists.maps[played + each])
            reach = room.reach[there + hand]
            if chosen:
                reach *= sides.strategy[cell + each] * room.scale[hand] + room.even[hand]
                if times != 0:
                    sides.average[cell + each] += times * reach
            if reach < least:
                reach = none
            room.reach[reach_end + each] = reach
            some |= reach != 0
        room.reach_at[child - root] = reach_end if some else NOWHERE
        reach_end += hands
        if chosen:
            cell += hands
        child = tree.end[child]
    return reach_end


@inlined
def _shares(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, shift: int, strategy: Cells, room: Room
) -> None:
    """Find, for each hand at a node, how its cells become probabilities."""
    seat = tree.actor[node]
    own = list_at(tree, lists, node, seat)
    hands = lists.size[own]
    for hand in range(hands):
        room.scale[hand] = 0
    words = 0
    plays = False
    cell = tree.cell[node] + shift
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        if action < TIER:
            words += 1
            for hand in range(hands):
                room.scale[hand] += strategy[cell + hand]
            cell += hands
        else:
            plays = True
            played = lists.played_at[own, action - TIER]
            left = _size(tree, lists, child, seat)
            for each in range(left):
                room.scale[lists.maps[played + each]] += strategy[cell + each]
            cell += left
        child = tree.end[child]
    tiers = lists.tiers_at[own]
    one = room.scale.dtype.type(1)
    for hand in range(hands):
        if room.scale[hand] > room.scale.dtype.type(LEAST):
            room.scale[hand] = one / room.scale[hand]
            room.even[hand] = 0
        else:
            room.scale[hand] = 0
            ways = words + (lists.tiers[tiers + hand] if plays else 0)
            room.even[hand] = one / room.scale.dtype.type(ways)


# Up


@kernel
def go_up(  # noqa: PLR0917
    tree: Tree,
    lists: Lists,
    link: Link,
    own: int,
    aim: int,
    visited: int,
    sides: Sides,
    room: Room,
) -> None:
    """Write the value of every node that was come to, the last one first."""
    root = link.node
    for index in range(visited - 1, -1, -1):
        node = room.visited[index]
        hands = _size(tree, lists, node, own)
        value_at = room.value_at[node - root]
        start = -np.inf if aim == BEST and tree.actor[node] == own else 0.0
        for hand in range(hands):
            room.value[value_at + hand] = start
        if tree.actor[node] != own:
            _add_up(tree, lists, node, root, own, room, value_at)
        elif tree.cell[node] < 0 or aim == BEST:
            _take_best(tree, lists, node, root, own, room, value_at)
        else:
            _shares(tree, lists, node, link.shift, sides.strategy, room)
            _weigh(tree, lists, node, link, sides.strategy, room, value_at)
            if aim == LEARN:
                _learn(tree, lists, node, link, sides, room, value_at)


@inlined
def _add_up(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, root: int, own: int, room: Room, value_at: int
) -> None:
    """Sum over what the rival does: its reach is in the values already."""
    before = list_at(tree, lists, node, own)
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        if room.reach_at[child - root] != NOWHERE:
            there = room.value_at[child - root]
            hands = _size(tree, lists, child, own)
            if action < TIER:
                for hand in range(hands):
                    room.value[value_at + hand] += room.value[there + hand]
            else:
                kept = lists.kept_at[before, action - TIER]
                for hand in range(hands):
                    room.value[value_at + lists.maps[kept + hand]] += room.value[there + hand]
        child = tree.end[child]


@inlined
def _take_best(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, root: int, own: int, room: Room, value_at: int
) -> None:
    """Take, for each hand, the child of the highest value; where each hand has one, that."""
    before = list_at(tree, lists, node, own)
    none = room.value.dtype.type(0)
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        come = room.reach_at[child - root] != NOWHERE
        there = room.value_at[child - root]
        hands = _size(tree, lists, child, own)
        played = np.int64(lists.played_at[before, action - TIER]) if action >= TIER else -1
        for each in range(hands):
            hand = value_at + (each if played < 0 else np.int64(lists.maps[played + each]))
            value = room.value[there + each] if come else none
            if value > room.value[hand] or tree.cell[node] < 0:
                room.value[hand] = value
        child = tree.end[child]


@inlined
def _weigh(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, link: Link, strategy: Cells, room: Room, value_at: int
) -> None:
    """Mean of the children's values by the strategy, as `_shares` has prepared it."""
    own = tree.actor[node]
    before = list_at(tree, lists, node, own)
    cell = tree.cell[node] + link.shift
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        hands = _size(tree, lists, child, own)
        if room.reach_at[child - link.node] != NOWHERE:
            there = room.value_at[child - link.node]
            played = np.int64(lists.played_at[before, action - TIER]) if action >= TIER else -1
            for each in range(hands):
                hand = each if played < 0 else np.int64(lists.maps[played + each])
                share = strategy[cell + each] * room.scale[hand] + room.even[hand]
                room.value[value_at + hand] += share * room.value[there + each]
        cell += hands
        child = tree.end[child]


@inlined
def _learn(  # noqa: PLR0917
    tree: Tree, lists: Lists, node: int, link: Link, sides: Sides, room: Room, value_at: int
) -> None:
    """Regret what was not done, and play next as if the same came once more (PCFR⁺)."""
    none = room.value.dtype.type(0)
    own = tree.actor[node]
    before = list_at(tree, lists, node, own)
    cell = tree.cell[node] + link.shift
    child = node + 1
    while child < tree.end[node]:
        action = tree.action[child]
        hands = _size(tree, lists, child, own)
        come = room.reach_at[child - link.node] != NOWHERE
        there = room.value_at[child - link.node]
        played = np.int64(lists.played_at[before, action - TIER]) if action >= TIER else -1
        for each in range(hands):
            hand = each if played < 0 else np.int64(lists.maps[played + each])
            gain = (room.value[there + each] if come else none) - room.value[value_at + hand]
            regret = max(sides.regret[cell + each] + gain, none)
            sides.regret[cell + each] = regret
            sides.strategy[cell + each] = max(regret + gain, none)
        cell += hands
        child = tree.end[child]
