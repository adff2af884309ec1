"""The round with envit: its first part, as long as an envit can come, above the truc that is left.

Once the envit is closed – refused, accepted, or no longer to be said – what can still be done is
what could be done in the truc alone, with other payments. So the tree of the truc is grown once,
and what is above it (the *crown*) is grown here, with the bulk rules too. Wherever the truc takes
over, it is *proved*: all that follows is walked through once more, with the envit as it was closed,
and must be the same, node by node. How an envit ended is then a row of `Tree.worth`.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import Row, legal_sets, step
from retruc.fast import layout as at
from retruc.game import Fault, RetrucError
from retruc.rulesets import Reveal, Ruleset
from retruc.solver.dealt import Dealt
from retruc.solver.hands import HAND, Deck
from retruc.solver.tree import (
    MOST_PAID,
    OVER,
    SHOW,
    TIER,
    UNPAID,
    Tree,
    Walk,
    empty_tree,
    grow_here,
    inside,
    number_cells,
    walk_of,
)

BELOW: Final = 4
"""In `Tree.actor` of a crown: a block of the truc's tree goes on here."""

_ENVIT: Final = (1 << at.L_TRUC) - (1 << at.L_ENVIT)
_TRUC: Final = (1 << at.L_FREE) - (1 << at.L_TRUC)
_WORDS: Final = _ENVIT | _TRUC | 1 << at.L_ACCEPT | 1 << at.L_DECLINE
_CARDS: Final = (1 << at.L_COVER) - 1


class RoundNotSolvable(RetrucError):
    """A ruleset whose round with envit the solver does not know."""

    id = "round-not-solvable"

    def __init__(self, ruleset: Ruleset) -> None:
        self.fault = Fault(
            "round-not-solvable",
            "{ruleset} has more than cards laid open, an envit by its rungs and a truc on one’s"
            " turn between two seats",
            ruleset=str(ruleset),
        )
        super().__init__(str(self.fault))


class Crown(NamedTuple):
    """A round with envit: what is above the truc, and where that takes over."""

    top: Tree
    tree: Tree
    """The truc's, which knows all endings of the envit."""
    links: NDArray[np.int64]
    """A row for each block: its node in `top`, in `tree`, how the envit ended, and what is added
    to the tree's cells."""
    cells: int
    """How many there are in all."""


class _Place(NamedTuple):
    """Where a round is."""

    state: Row
    pile: int
    node: int
    """In the tree of the truc: what was laid and said but for the envit."""


class _Grown:
    """A crown as it grows."""

    def __init__(self, ruleset: Ruleset, deck: Deck[Dealt], tree: Tree, stop: NDArray[np.bool_]):
        self.ruleset = ruleset
        self.walk: Walk = walk_of(ruleset, deck)
        self.walk.table[at.T_CLAIM] = 1  # so that the walk says who wins an accepted envit
        self.tree = tree
        self.other = empty_tree(len(tree.end), len(tree.shown))
        self.inside = inside(tree, stop)
        self.stop = stop
        self.before = np.concatenate(([0], np.cumsum(~self.inside)))
        self.parts: list[Tree] = []
        self.size = 0
        self.roots: list[NDArray[np.int64]] = []
        self.worths: list[NDArray[np.int16]] = []

    def add(self, part: Tree) -> None:
        self.parts.append(part)
        self.size += len(part.end)


def is_known(ruleset: Ruleset) -> bool:
    """Whether points alone say who wins the envit."""
    return not ruleset.flor.on and ruleset.envit.reveal is Reveal.AUTO


def grow_crown(ruleset: Ruleset, deck: Deck[Dealt], tree: Tree, stop: NDArray[np.bool_]) -> Crown:
    """Grow what is above the truc, down to the blocks of its tree that *stop* marks.

    Raises:
        RoundNotSolvable: the ruleset has something that is not known here.
    """
    grown = _Grown(ruleset, deck, tree, stop)
    _grow(grown, _Place(grown.walk.states[0].copy(), 0, 0), 0)
    worth = np.array(grown.worths)
    top = _joined(grown.parts)._replace(shown=tree.shown, worth=worth)
    top = top._replace(cells=int(number_cells(top, deck.lists)))
    links, cells = _linked(top, tree, np.concatenate(grown.roots))
    return Crown(top, tree._replace(worth=worth), links, cells)


def _joined(parts: Sequence[Tree]) -> Tree:
    """Put the parts of a tree behind one another."""

    def whole(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(part, name) for part in parts])

    return empty_tree(0, 0)._replace(
        end=whole("end"),
        actor=whole("actor"),
        action=whole("action"),
        pile=whole("pile"),
        held=whole("held"),
        pays=whole("pays"),
        closing=whole("closing"),
        cell=whole("cell"),
    )


def _linked(top: Tree, tree: Tree, roots: NDArray[np.int64]) -> tuple[NDArray[np.int64], int]:
    """Give each block its cells, behind those of the crown."""
    chosen = np.where(tree.cell >= 0, tree.cell, tree.cells)
    first = np.append(np.minimum.accumulate(chosen[::-1])[::-1], tree.cells)
    sizes = first[tree.end[roots]] - first[roots]
    ends = top.cells + np.cumsum(sizes)
    nodes = np.flatnonzero(top.actor == BELOW)
    links = np.stack([nodes, roots, top.closing[nodes], ends - sizes - first[roots]], axis=1)
    return links, int(ends[-1]) if len(ends) else top.cells


def _grow(grown: _Grown, place: _Place, action: int) -> None:
    """Grow a place and all that is below it."""
    closing = _closed(grown, place)
    if closing is not None:
        _copy(grown, place.node, closing, action)
        return
    seat, bits = _asked(grown, place.state)
    held = [int(place.state[at.HELD + each]).bit_count() for each in range(2)]
    node = empty_tree(1, 0)
    node.actor[0], node.action[0], node.pile[0], node.held[0] = seat, action, place.pile, held
    grown.add(node._replace(closing=np.zeros(1, np.int8)))
    for each in range(at.L_ACCEPT, TIER):
        if bits >> each & 1:
            _grow(grown, _said(grown, place, seat, each), each)
    if bits & _CARDS:
        for tier in range(grown.walk.next_pile.shape[2]):
            if grown.walk.next_pile[place.pile, seat, tier] >= 0:
                _grow(grown, _laid(grown, place, seat, tier), TIER + tier)
    node.end[0] = grown.size


def _asked(grown: _Grown, state: Row) -> tuple[int, int]:
    """Who acts while an envit can come, and its legal set."""
    sets = grown.walk.sets
    legal_sets(grown.walk.table, state, sets)
    seat = 1 if sets[0] == 0 else 0
    bits = int(sets[seat])
    known = state[at.PHASE] == at.PLAY and sets[1 - seat] == 0 and not bits & ~(_WORDS | _CARDS)
    if not known or not bits:
        raise RoundNotSolvable(grown.ruleset)
    return seat, bits


def _said(grown: _Grown, place: _Place, seat: int, word: int) -> _Place:
    state = place.state.copy()
    of_envit = bool(_ENVIT >> word & 1 or state[at.ENVIT_PENDING])
    step(grown.walk.table, state, seat, word)
    node = place.node if of_envit else _child(grown, place.node, word)
    return _Place(state, place.pile, node)


def _laid(grown: _Grown, place: _Place, seat: int, tier: int) -> _Place:
    state, walk = place.state.copy(), grown.walk
    slot = next(slot for slot in range(HAND) if state[at.HELD + seat] >> slot & 1)
    card = walk.card_of[tier, walk.piles[place.pile, tier]]
    state[at.DEALT + HAND * seat + slot] = card
    step(walk.table, state, seat, slot)
    pile = int(walk.next_pile[place.pile, seat, tier])
    return _Place(state, pile, _child(grown, place.node, TIER + tier))


def _child(grown: _Grown, node: int, action: int) -> int:
    """Follow the tree of the truc."""
    tree = grown.tree
    child = node + 1
    while child < tree.end[node]:
        if tree.action[child] == action:
            return child
        child = int(tree.end[child])
    raise RoundNotSolvable(grown.ruleset)


# Where the truc takes over


def _closed(grown: _Grown, place: _Place) -> int | None:
    """Find how the envit ended if it can come no more: a row of worths; None if it still can."""
    if place.state[at.ENVIT_PENDING]:
        return None
    worth = np.full((2 * MOST_PAID + 1, 2), UNPAID, np.int16)
    counts = place.state[at.ENVIT_CALLS] and not place.state[at.ENVIT_DECLINED]
    for wins in range(2 if counts else 1):
        grown.walk.states[0] = place.state
        room = grow_here(grown.walk, place.pile, grown.other, wins_envit=wins)
        if room is None:
            return None
        if room[0] != grown.tree.end[place.node] - place.node:
            raise RoundNotSolvable(grown.ruleset)
        _compare(grown, place.node, room, worth[:, wins])
    if not counts:
        worth[:, 1] = worth[:, 0]
    for row, found in enumerate(grown.worths):
        if (found == worth).all():
            return row
    grown.worths.append(worth)
    return len(grown.worths) - 1


def _compare(grown: _Grown, node: int, room: tuple[int, int], worth: NDArray[np.int16]) -> None:
    """Hold what was walked through to the tree of the truc, and note what its payments became."""
    tree, other = grown.tree, grown.other
    here = slice(node, tree.end[node])
    there = slice(0, room[0])
    actor = tree.actor[here]
    same = (
        (tree.end[here] - node == other.end[there]).all()
        and (actor == other.actor[there]).all()
        and (tree.action[here][1:] == other.action[there][1:]).all()
        and (tree.pile[here] == other.pile[there]).all()
        and (tree.held[here] == other.held[there]).all()
    )
    if not same:
        raise RoundNotSolvable(grown.ruleset)
    over = actor == OVER
    shows = actor == SHOW
    first = int(tree.pays[here][shows][0]) if shows.any() else 0
    if (tree.pays[here][shows] - first != other.pays[there][shows]).any():
        raise RoundNotSolvable(grown.ruleset)
    trucs = tree.pays[here][over], tree.shown[first : first + room[1]].astype(np.int32)
    wholes = other.pays[there][over], other.shown[: room[1]]
    for truc, whole in zip(trucs, wholes, strict=True):
        worth[truc + MOST_PAID] = whole
    for truc, whole in zip(trucs, wholes, strict=True):
        if (worth[truc + MOST_PAID] != whole).any():
            raise RoundNotSolvable(grown.ruleset)


def _copy(grown: _Grown, node: int, closing: int, action: int) -> None:
    """Copy the tree of the truc from a node down to its blocks."""
    tree, before = grown.tree, grown.before
    block = grown.inside[node] and tree.actor[node] < OVER
    nodes = np.arange(node, tree.end[node])[~grown.inside[node : tree.end[node]]]
    ends = before[tree.end[nodes]] - before[node]
    if grown.inside[node]:
        nodes, ends = np.array([node]), np.array([1])
    blocks = grown.stop[nodes] | block
    actions = tree.action[nodes].copy()
    actions[0] = action
    grown.roots.append(nodes[blocks])
    grown.add(
        tree._replace(
            end=(grown.size + ends).astype(np.int32),
            actor=np.where(blocks, BELOW, tree.actor[nodes]).astype(np.int8),
            action=actions,
            pile=tree.pile[nodes],
            held=tree.held[nodes],
            pays=tree.pays[nodes],
            closing=np.full(len(nodes), closing, np.int8),
            cell=np.full(len(nodes), -1, np.int64),
        )
    )
