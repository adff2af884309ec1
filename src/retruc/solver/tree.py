"""The public tree: everything that two seats can do in a round, as both of them see it.

No rule stands here. The tree is grown with the bulk rules, on states whose unplayed cards stand for
any: when a tier is played, a card of it that is not on the table yet is put into the hand first.
That is sound where no word depends on the cards one holds; `grow_tree` refuses a ruleset that has
anything else than cards laid open, calls of the truc, answers, and leaving.

Nodes are numbered in the order of a walk that goes to the first child first, so that all that is
below a node stands right behind it. A tree of `bar` has some millions of nodes.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import STATE, Row, give, inlined, kernel, legal_sets, start, step, table_of
from retruc.fast import layout as at
from retruc.game import Fault, RetrucError
from retruc.rulesets import Ruleset
from retruc.solver.hands import HAND, Deck, Lists, thin_deck

OVER: Final = 2
"""In `Tree.actor`: the round is over."""

SHOW: Final = 3
"""In `Tree.actor`: nobody has anything to choose any more; the last cards fall by themselves."""

TIER: Final = 64
"""In `Tree.action`: the first number of a tier played; below it stand the bits of a legal set."""

MOST_PAID: Final = 127
"""The most pedres that `Tree.worth` has a place for."""

UNPAID: Final = -(2**15)

_DEEPEST: Final = 64
_UNKNOWN: Final = -1
_KNOWN: Final = (
    (1 << at.L_COVER) - 1
    | 1 << at.L_ACCEPT
    | 1 << at.L_DECLINE
    | 1 << at.L_FOLD
    | (1 << at.L_FREE) - (1 << at.L_TRUC)
)


class NotSolvable(RetrucError):
    """A ruleset whose round the solver does not know."""

    id = "not-solvable"

    def __init__(self, ruleset: Ruleset) -> None:
        self.fault = Fault(
            "not-solvable",
            "{ruleset} has more than cards laid open and a truc between two seats",
            ruleset=str(ruleset),
        )
        super().__init__(str(self.fault))


class Tree(NamedTuple):
    """The public tree, by node. N nodes."""

    end: NDArray[np.int32]
    """(N): the first node that is not below this one; the children of n begin with n + 1, and each
    other child begins where the one before it ends."""
    actor: NDArray[np.int8]
    """(N): the seat that acts, counted from the mà; else `OVER` or `SHOW`."""
    action: NDArray[np.int8]
    """(N): what led here: a bit of a legal set, or `TIER` and a tier."""
    pile: NDArray[np.int32]
    """(N): what lies on the table, as a number of `Deck.piles`."""
    held: NDArray[np.int8]
    """(N, 2): how many cards each seat holds still."""
    pays: NDArray[np.int32]
    """(N): pedres of the truc that the mà gains more than its rival, where the round is over; where
    the last cards fall, the place in `shown` of a matrix of them, a row for each hand of the mà."""
    shown: NDArray[np.int8]
    closing: NDArray[np.int8]
    """(N): how the envit ended, a row of `worth`; empty where that is told with the whole tree."""
    worth: NDArray[np.int16]
    """(closings, pedres of the truc + `MOST_PAID`, 2): what the mà gains in all, if it wins the
    envit and if its rival does; `UNPAID` where it does not come."""
    cell: NDArray[np.int64]
    """(N): where the node's columns begin, one for each child, one cell for each hand that may go
    there; -1 where nothing is chosen."""
    cells: int
    """How many cells there are."""


def can_grow(ruleset: Ruleset) -> bool:
    """Whether the tree seems to know a ruleset without envit: a quick look with few cards."""
    if ruleset.seats != 2:
        return False
    return grow_here(walk_of(ruleset, thin_deck(ruleset)), 0, empty_tree(0, 0)) is not None


def grow_tree(ruleset: Ruleset, deck: Deck[Any]) -> Tree:
    """Grow the tree of a round without envit at 0–0 between two seats, the first being the mà.

    Raises:
        NotSolvable: the ruleset has something that the tree does not know.
        NotInBulk: the bulk rules do not cover it.
    """
    if ruleset.seats != 2:
        raise NotSolvable(ruleset)
    walk = walk_of(ruleset, deck)
    room = grow_here(walk, 0, empty_tree(0, 0))
    if room is None:
        raise NotSolvable(ruleset)
    tree = empty_tree(*room)
    grow_here(walk, 0, tree)
    pays = np.arange(-MOST_PAID, MOST_PAID + 1, dtype=np.int16)
    worth = np.repeat(pays[None, :, None], 2, axis=2)
    return tree._replace(cells=int(number_cells(tree, deck.lists)), worth=worth)


def empty_tree(size: int, shown: int) -> Tree:
    """Make room for so many nodes, and payments of last cards."""
    return Tree(
        end=np.zeros(size, np.int32),
        actor=np.zeros(size, np.int8),
        action=np.zeros(size, np.int8),
        pile=np.zeros(size, np.int32),
        held=np.zeros((size, 2), np.int8),
        pays=np.zeros(size, np.int32),
        shown=np.zeros(shown, np.int8),
        closing=np.zeros(0, np.int8),
        worth=np.zeros((0, 2 * MOST_PAID + 1, 2), np.int16),
        cell=np.full(size, -1, np.int64),
        cells=0,
    )


def walk_of(ruleset: Ruleset, deck: Deck[Any]) -> "Walk":
    """Prepare to walk through the rounds of a ruleset at 0–0: its first state is there."""
    cards = ruleset.deck.cards
    card_of = np.zeros((len(deck.counts), max(deck.counts)), np.int16)
    for tier, members in enumerate(ruleset.tiers):
        here = members[: card_of.shape[1]]
        card_of[tier, : len(here)] = [cards.index(card) for card in here]
    walk = Walk(
        table=np.array(table_of(ruleset)),
        card_of=card_of,
        piles=np.array(deck.piles, np.int8),
        next_pile=deck.lists.next_pile,
        states=np.zeros((_DEEPEST, STATE), np.int16),
        frames=np.zeros((_DEEPEST, _FRAME), np.int64),
        sets=np.zeros(at.MOST_SEATS, np.uint64),
        counts=np.array([0, 0, 0], np.int64),
    )
    start(walk.states[0], 1)
    give(walk.table, walk.states[0], np.arange(2 * HAND, dtype=np.int16))
    return walk


def grow_here(
    walk: "Walk", pile: int, tree: Tree, *, wins_envit: int = 0
) -> tuple[int, int] | None:
    """Grow all that can follow the first state of a walk, as far as a tree has room.

    Returns:
        How many nodes, and payments of last cards; None if the tree does not know all of it.
    """
    walk.counts[_WINS] = wins_envit
    if not grow(walk, pile, tree):
        return None
    return int(walk.counts[_NODES]), int(walk.counts[_SHOWN])


# A frame of the walk: a node, what lies on the table, the seat that acts and its legal set, and the
# action tried last.
_NODE, _PILE, _SEAT, _BITS, _TRIED = 0, 1, 2, 3, 4
_FRAME: Final = 5

# What the walk counts.
_NODES, _SHOWN = 0, 1
_WINS = 2
"""In `Walk.counts`: the seat that wins an envit whose winner has to claim it."""


class Walk(NamedTuple):
    """What the walk needs. T tiers, P piles; D is as deep as it may go."""

    table: Row
    card_of: NDArray[np.int16]
    """(T, most): the cards of each tier, as places in the deck."""
    piles: NDArray[np.int8]
    """(P, T): how many cards of each tier lie on the table."""
    next_pile: NDArray[np.int32]
    states: NDArray[np.int16]
    """(D, STATE): from the root to where the walk is; two more are needed to look ahead."""
    frames: NDArray[np.int64]
    sets: NDArray[np.uint64]
    counts: NDArray[np.int64]


@kernel
def grow(walk: Walk, pile: int, tree: Tree) -> bool:
    """Walk through all that can happen after ``states[0]``; whether the tree knows all of it."""
    frames = walk.frames
    depth = 0
    walk.counts[_NODES] = 1
    walk.counts[_SHOWN] = 0
    frames[0, _NODE] = 0
    frames[0, _PILE] = pile
    if not _enter(walk, 0, tree):
        return False
    while depth >= 0:
        frame = frames[depth]
        action = _next_action(walk, frame)
        if action == at.NOBODY:
            if frame[_NODE] < len(tree.end):
                tree.end[frame[_NODE]] = walk.counts[_NODES]
            depth -= 1
            continue
        depth += 1
        if depth + 3 > len(frames):
            return False
        node = walk.counts[_NODES]
        frames[depth, _NODE] = node
        frames[depth, _PILE] = _act(walk, depth - 1, frame[_PILE], frame[_SEAT], action)
        if node < len(tree.end):
            tree.action[node] = action
        walk.counts[_NODES] += 1
        if not _enter(walk, depth, tree):
            return False
    return True


@kernel
def _enter(walk: Walk, depth: int, tree: Tree) -> bool:
    """Write a node down and prepare to go below it; whether the tree knows what may happen here."""
    s, frame = walk.states[depth], walk.frames[depth]
    seat, bits = _asked(walk, s)
    if seat == at.NOBODY:
        return False
    pays = _gain(s)
    if seat != OVER and bits < 1 << at.L_COVER and _falls(walk, depth, seat, frame[_PILE]):
        pays = walk.counts[_SHOWN]
        _show(walk, depth, seat, frame[_PILE], tree)
        seat, bits = SHOW, 0
    frame[_SEAT] = seat
    frame[_BITS] = bits
    frame[_TRIED] = at.NOBODY
    node = frame[_NODE]
    if node < len(tree.end):
        tree.actor[node] = seat
        tree.pile[node] = frame[_PILE]
        tree.pays[node] = pays if seat >= OVER else 0
        for each in range(2):
            tree.held[node, each] = _held(s, each)
    return True


@kernel
def _asked(walk: Walk, s: Row) -> tuple[int, Any]:
    """Who acts, and its legal set; `NOBODY` if it is anything that the tree does not know."""
    if s[at.PHASE] == at.CUT:
        return OVER, 0
    legal_sets(walk.table, s, walk.sets)
    seat = 1 if walk.sets[0] == np.uint64(0) else 0
    bits = np.int64(walk.sets[seat])
    alone = walk.sets[1 - seat] == np.uint64(0)
    known = s[at.PHASE] == at.PLAY and alone and bits != 0 and not bits & ~_KNOWN
    return (seat if known else at.NOBODY), bits


@kernel
def _held(s: Row, seat: int) -> int:
    held = s[at.HELD + seat]
    return (held & 1) + (held >> 1 & 1) + (held >> 2 & 1)


@kernel
def _next_action(walk: Walk, frame: NDArray[np.int64]) -> int:
    """Find the action to try after the last one: words first, then tiers; `NOBODY` if none is."""
    action = max(frame[_TRIED] + 1, at.L_ACCEPT)
    while action < TIER:
        if frame[_BITS] >> action & 1:
            frame[_TRIED] = action
            return action
        action += 1
    if frame[_BITS] & ((1 << at.L_COVER) - 1):
        while action < TIER + walk.next_pile.shape[2]:
            if walk.next_pile[frame[_PILE], frame[_SEAT], action - TIER] >= 0:
                frame[_TRIED] = action
                return action
            action += 1
    return at.NOBODY


@kernel
def _act(walk: Walk, depth: int, pile: int, seat: int, action: int) -> int:
    """Carry an action out into the state below; what lies on the table then."""
    s = walk.states[depth + 1]
    for cell in range(STATE):
        s[cell] = walk.states[depth, cell]
    if action < TIER:
        step(walk.table, s, seat, action)
        _claim(walk, s)
        return pile
    tier = action - TIER
    slot = 0
    while not s[at.HELD + seat] >> slot & 1:
        slot += 1
    s[at.DEALT + HAND * seat + slot] = walk.card_of[tier, walk.piles[pile, tier]]
    step(walk.table, s, seat, slot)
    _claim(walk, s)
    return walk.next_pile[pile, seat, tier]


@inlined
def _claim(walk: Walk, s: Row) -> None:
    """Let the seat that wins the envit claim it, where it has to be claimed."""
    if s[at.PHASE] == at.CLAIM:
        for seat in range(2):
            claims = seat == walk.counts[_WINS]
            step(walk.table, s, seat, at.L_CLAIM if claims else at.L_PASS)


# The last cards


@kernel
def _falls(walk: Walk, depth: int, seat: int, pile: int) -> bool:
    """Whether both seats have nothing left but to lay a last card, or one has."""
    s = walk.states[depth]
    if _held(s, seat) != 1 or _held(s, 1 - seat) > 1:
        return False
    tier = 0
    while walk.next_pile[pile, seat, tier] < 0:
        tier += 1
    _act(walk, depth, pile, seat, TIER + tier)
    after, bits = _asked(walk, walk.states[depth + 1])
    return after == OVER or (after == 1 - seat and bits < 1 << at.L_COVER)


@kernel
def _show(walk: Walk, depth: int, seat: int, pile: int, tree: Tree) -> None:
    """Write down what each pair of last cards pays, a row for each of the mà's."""
    tiers = walk.next_pile.shape[2]
    first = walk.counts[_SHOWN]
    both = _held(walk.states[depth], 1 - seat) == 1
    held = 0
    for tier in range(tiers):
        held += walk.next_pile[pile, seat, tier] >= 0
    walk.counts[_SHOWN] += held * held if both else held
    if walk.counts[_SHOWN] > len(tree.shown):
        return
    one = -1
    for tier in range(tiers):
        if walk.next_pile[pile, seat, tier] < 0:
            continue
        one += 1
        below = _act(walk, depth, pile, seat, TIER + tier)
        if not both:
            tree.shown[first + one] = _gain(walk.states[depth + 1])
            continue
        two = -1
        for answer in range(tiers):
            if walk.next_pile[pile, seat, answer] < 0:
                continue
            two += 1
            place = one * held + two if seat == 0 else two * held + one
            if walk.next_pile[below, 1 - seat, answer] < 0:
                tree.shown[first + place] = 0
                continue
            _act(walk, depth + 1, below, 1 - seat, TIER + answer)
            tree.shown[first + place] = _gain(walk.states[depth + 2])


@inlined
def _gain(s: Row) -> int:
    return s[at.WRITTEN] - s[at.WRITTEN + 1]


def inside(tree: Tree, stop: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Mark what is below nodes that are marked."""
    change = np.zeros(len(tree.end) + 1, np.int32)
    roots = np.flatnonzero(stop)
    change[roots + 1] += 1
    np.subtract.at(change, tree.end[roots], 1)
    return np.cumsum(change[:-1]) > 0


@inlined
def list_at(tree: Tree, lists: Lists, node: int, seat: int) -> Any:
    """The list of what a seat may hold at a node."""
    return lists.list_of[tree.pile[node], seat, tree.held[node, seat]]


@kernel
def number_cells(tree: Tree, lists: Lists) -> int:
    """Give every node that has something to choose its cells; how many there are in all."""
    cells = 0
    for node in range(len(tree.end)):
        seat = tree.actor[node]
        if seat >= OVER:
            continue
        first = node + 1
        if tree.held[node, seat] == 1 and tree.action[first] >= TIER:
            continue
        tree.cell[node] = cells
        child = first
        while child < tree.end[node]:
            cells += lists.size[list_at(tree, lists, child, seat)]
            child = tree.end[child]
    return cells
