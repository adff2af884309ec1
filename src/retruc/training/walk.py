"""One pass over a round: all that one seat may do, and of the others what they happen to do.

Every seat is a learner with its team's gain. A pass belongs to one of them: at its own decisions
all choices are followed and their regrets noted; at those of the others one is drawn from what they
play now, and what they play is added to their mean. Weights grow with the passes, those of the mean
with their square, so that early ones, made against play that knew nothing, count for little. (It is
external sampling of Lanctot, Waugh, Zinkevich, Bowling: *Monte Carlo Sampling for Regret
Minimization in Extensive Games*, 2009, with the weights of linear regret minimization.)
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.bots.penya_sight import OPENING, PLAYING, SEATS, told_number
from retruc.fast import (
    SIGHT,
    STATE,
    Chance,
    Row,
    below,
    draw,
    legal,
    obliged,
    observe,
    seed,
    start,
    step,
)
from retruc.fast import layout as at
from retruc.fast.bits import whole
from retruc.fast.deal import shuffle_and_deal
from retruc.training.asking import LATER, MOST, choices, is_opening, told_cards, told_envit
from retruc.training.compiling import compiled, key_of_sight
from retruc.training.store import NOWHERE, Store, find, find_or_add

DEPTH: Final = 64
"""More decisions of one seat than a round has."""
HEARD: Final = 0.85
"""How often what a partner tells comes through in a round."""

PRUNED: Final = 150.0
"""A choice whose regret has fallen so far below 0, in weights, …"""
RARELY: Final = 0.9
"""… is not followed so often."""
FIRST: Final = 2.0
"""A key begins with its habits as regrets, in weights …"""
WARY: Final = 20.0
"""… and with so much against what risks a cama."""
NAN: Final = float("nan")

_PARTS: Final = 1.0 / (1 << 53)
_BELOW: Final = np.uint64(11)


class Rules(NamedTuple):
    """What does not change: the ruleset in numbers, and what is at stake."""

    table: Row
    lens: NDArray[np.int16]
    classes: NDArray[np.int16]
    """By place in the deck: the class of a card."""
    worth: NDArray[np.float64]
    scale: NDArray[np.float64]
    standings: NDArray[np.int16]


class Room(NamedTuple):
    """What one thread works in."""

    states: NDArray[np.int16]
    """(DEPTH, STATE): copies of the state, one for each decision that is followed."""
    actions: NDArray[np.int64]
    """(DEPTH, MOST): the choices there."""
    shares: NDArray[np.float64]
    """(DEPTH, MOST): how often each is played."""
    gains: NDArray[np.float64]
    """(DEPTH, MOST): what each led to."""
    sight: NDArray[np.int8]
    deck: NDArray[np.int16]
    told: NDArray[np.int64]
    """By seat: what its partner told of the envit, or `NOWHERE` where nothing came through."""
    before: NDArray[np.float64]
    """The chance of team A before the round, and its scale."""
    blank: NDArray[np.float32]
    """(2 × MOST,): what is known of a key that the table has no place for."""
    chance: Chance


def empty_room(number: int) -> Room:
    """Make room for a thread with its own sequence of chance."""
    chance = np.zeros(4, np.uint64)
    seed(chance, np.uint64(number))
    return Room(
        np.zeros((DEPTH, STATE), np.int16),
        np.zeros((DEPTH, MOST), np.int64),
        np.zeros((DEPTH, MOST)),
        np.zeros((DEPTH, MOST)),
        np.zeros(SIGHT, np.int8),
        np.zeros(at.MOST_CARDS, np.int16),
        np.zeros(SEATS, np.int64),
        np.zeros(2),
        np.zeros(2 * MOST, np.float32),
        chance,
    )


@compiled
def _random(chance: Chance) -> float:
    """A number from 0 up to, not including, 1."""
    return whole(draw(chance) >> _BELOW) * _PARTS


@compiled
def begin(rules: Rules, room: Room, standing: int) -> None:
    """Deal a round at a standing, seat 1 being the mà."""
    t, s = rules.table, room.states[0]
    start(s, SEATS - 1)
    a, b = rules.standings[standing, 0], rules.standings[standing, 1]
    s[at.CAMES] = a
    s[at.CAMES + 1] = b
    s[at.SCORE] = rules.standings[standing, 2]
    s[at.SCORE + 1] = rules.standings[standing, 3]
    shuffle_and_deal(t, s, room.chance, room.deck)
    room.before[0] = rules.worth[a, b, s[at.SCORE], s[at.SCORE + 1]]
    room.before[1] = rules.scale[a, b]
    for seat in range(SEATS):
        room.told[seat] = NOWHERE
        if _random(room.chance) < HEARD:
            room.told[seat] = told_envit(t, s, (seat + 2) % SEATS, rules.lens)


@compiled
def _gain(rules: Rules, s: Row, room: Room, own: int) -> float:
    """What a round that is over gives the team of a seat."""
    after = 1.0 - s[at.WINNER]
    if s[at.WINNER] == at.NOBODY:
        after = rules.worth[s[at.CAMES], s[at.CAMES + 1], s[at.SCORE], s[at.SCORE + 1]]
    gain = (after - room.before[0]) * room.before[1]
    return -gain if own & 1 else gain


@compiled
def key_of(rules: Rules, s: Row, room: Room, seat: int, stage: int) -> int:
    """The key of what a seat knows now."""
    observe(rules.table, s, seat, room.sight)
    told = 0
    if room.told[seat] != NOWHERE:
        cards = told_cards(rules.table, s, (seat + 2) % SEATS, rules.lens)
        told = told_number(cards, room.told[seat])
    return key_of_sight(room.sight, told, stage, rules.lens)


@compiled
def _is_wild(t: Row, action: int) -> bool:
    """Whether a raise asks for the cama or the coto."""
    if at.L_ENVIT <= action < at.L_TRUC:
        return t[at.T_ENVIT_PAYS + action - at.L_ENVIT] == at.FALTA_PAYS
    if at.L_TRUC <= action < at.L_FREE:
        return t[at.T_TRUC_PAYS + action - at.L_TRUC] == at.JOCFORA_PAYS
    return False


@compiled
def _habit(t: Row, action: int) -> float:
    """How readily a choice is played of which nothing is known: raises little, wild ones hardly."""
    if action == LATER:
        return 3.0
    if _is_wild(t, action):
        return 0.02
    return 0.3 if at.L_ENVIT <= action < at.L_FREE else 1.0


@compiled
def _found(  # noqa: PLR0917 - by place
    rules: Rules,
    store: Store,
    key: int,
    actions: NDArray[np.int64],
    count: int,
    weight: float,
) -> int:
    """The place of a key; a new one begins as if its habits had been learned in a few passes."""
    place = find_or_add(store, key)
    if place >= NOWHERE:
        return place
    place = NOWHERE - 1 - place
    t, row = rules.table, store.cells[place]
    for choice in range(count):
        row[choice] = weight * FIRST * _habit(t, actions[choice])
        if _is_wild(t, actions[choice]):
            row[choice] = -weight * WARY
    return place


@compiled
def _play(
    t: Row,
    actions: NDArray[np.int64],
    count: int,
    row: NDArray[np.float32],
    shares: NDArray[np.float64],
) -> None:
    """How often each choice is played, by its numbers; where none is above 0, by habit."""
    total = 0.0
    for choice in range(count):
        share = row[choice] if row[choice] > 0 else 0.0
        shares[choice] = share
        total += share
    if total <= 0:
        for choice in range(count):
            shares[choice] = _habit(t, actions[choice])
            total += shares[choice]
    for choice in range(count):
        shares[choice] /= total


@compiled
def _drawn(shares: NDArray[np.float64], count: int, chance: Chance) -> int:
    number = _random(chance)
    for choice in range(count - 1):
        number -= shares[choice]
        if number < 0:
            return choice
    return count - 1


@compiled
def _carry(t: Row, s: Row, seat: int, action: int) -> int:
    """Do what was chosen; the stage of who is asked next."""
    if action == LATER:
        return PLAYING
    step(t, s, seat, action)
    return OPENING


@compiled
def walk(  # noqa: PLR0917 - a kernel takes its numbers by place
    rules: Rules,
    store: Store,
    room: Room,
    depth: int,
    stage: int,
    own: int,
    weight: float,
) -> float:
    """Follow a round from where it is; what it gives the seat whose pass it is.

    *stage* is that of the seat that is asked next.
    """
    t = rules.table
    s = room.states[depth]
    if s[at.PHASE] == at.CUT or depth >= DEPTH - 1:
        return _gain(rules, s, room, own)
    chance = room.chance
    actions = room.actions[depth]
    shares = room.shares[depth]
    while s[at.PHASE] != at.CUT:
        seat = obliged(t, s)
        bits = legal(t, s, seat)
        if not is_opening(bits):
            stage = PLAYING
        count = choices(t, s, seat, bits, stage, rules.classes, actions)
        choice = 0
        if count > 1:
            key = key_of(rules, s, room, seat, stage)
            place = _found(rules, store, key, actions, count, weight)
            row = room.blank if place == NOWHERE else store.cells[place]
            _play(t, actions, count, row, shares)
            if seat == own:
                gains = room.gains[depth]
                below_it = room.states[depth + 1]
                mean = 0.0
                a, b, c, d = chance[0], chance[1], chance[2], chance[3]
                for each in range(count):
                    gains[each] = NAN
                    if (
                        shares[each] == 0
                        and row[each] < -PRUNED * weight
                        and _random(chance) < RARELY
                    ):
                        continue
                    # The others draw alike after each choice, so that less of what sets the
                    # choices apart is chance.
                    chance[0], chance[1], chance[2], chance[3] = a, b, c, d
                    for cell in range(STATE):
                        below_it[cell] = s[cell]
                    then = _carry(t, below_it, seat, actions[each])
                    gains[each] = walk(rules, store, room, depth + 1, then, own, weight)
                    mean += shares[each] * gains[each]
                if place != NOWHERE:
                    for each in range(count):
                        if gains[each] == gains[each]:
                            row[each] += weight * (gains[each] - mean)
                return mean
            if place != NOWHERE:
                for each in range(count):
                    row[MOST + each] += weight * weight * shares[each]
            choice = _drawn(shares, count, chance)
        stage = _carry(t, s, seat, actions[choice])
    return _gain(rules, s, room, own)


@compiled
def learn(rules: Rules, store: Store, room: Room, first: int, passes: int, unit: float) -> None:  # noqa: PLR0917 - by place
    """Make so many passes from number *first* on, each for the next seat; all weigh their number.

    *unit* is what a weight is divided by.
    """
    for number in range(first, first + passes):
        begin(rules, room, below(room.chance, len(rules.standings)))
        walk(rules, store, room, 0, OPENING, number % SEATS, (number + 1) / unit)


@compiled
def play_mean(rules: Rules, store: Store, room: Room, rounds: int, pots: NDArray[np.int64]) -> None:
    """Play rounds at 0–0 by the mean; count by pedres what one team gained more than the other."""
    t, s = rules.table, room.states[0]
    actions, shares = room.actions[0], room.shares[0]
    for _ in range(rounds):
        begin(rules, room, 0)
        stage = OPENING
        while s[at.PHASE] != at.CUT:
            seat = obliged(t, s)
            bits = legal(t, s, seat)
            if not is_opening(bits):
                stage = PLAYING
            count = choices(t, s, seat, bits, stage, rules.classes, actions)
            choice = 0
            if count > 1:
                place = find(store, key_of(rules, s, room, seat, stage))
                row = room.blank if place == NOWHERE else store.cells[place]
                _play(t, actions, count, row[MOST:], shares)
                choice = _drawn(shares, count, room.chance)
            stage = _carry(t, s, seat, actions[choice])
        pots[abs(s[at.WRITTEN] - s[at.WRITTEN + 1])] += 1
