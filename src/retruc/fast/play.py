"""Random play: every legal pair of seat and action is as likely as any other."""

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.bits import Chance, Row, below, count, nth, seats_in
from retruc.fast.deal import shuffle_and_deal, start
from retruc.fast.kernels import inlined, kernel
from retruc.fast.legal import legal, legal_sets, may_act
from retruc.fast.step import step


@inlined
def random_choice(sets: NDArray[np.uint64], total: int, chance: Chance) -> tuple[int, int]:
    """Draw a pair of seat and action out of the legal sets, which hold so many."""
    number = below(chance, total)
    seat = 0
    there = count(sets[0])
    while number >= there:
        number -= there
        seat += 1
        there = count(sets[seat])
    return seat, nth(sets[seat], number)


def random_rounds(t: Row, s: Row, chance: Chance, rounds: int) -> int:
    """Play so many rounds, each to its end; how many decisions that took.

    A coto that is over is followed by another.
    """
    sets = np.zeros(at.MOST_SEATS, np.uint64)
    deck = np.empty(at.MOST_CARDS, np.int16)
    return play_rounds(t, s, chance, rounds, sets, deck)


@inlined
def nth_of(bits: np.uint64, chance: Chance) -> int:
    """Draw a bit of a legal set that is not empty."""
    return nth(bits, below(chance, count(bits)))


@kernel
def play_rounds(  # noqa: PLR0917 - a kernel takes arrays by place
    t: Row,
    s: Row,
    chance: Chance,
    rounds: int,
    sets: NDArray[np.uint64],
    deck: NDArray[np.int16],
) -> int:
    """The same with room for the legal sets and a deck that the caller keeps."""
    decisions = 0
    for _ in range(rounds):
        if s[at.WINNER] != at.NOBODY:
            start(s, s[at.DEALER])
        shuffle_and_deal(t, s, chance, deck)
        while s[at.PHASE] != at.CUT:
            seat, action = _any_action(t, s, sets, chance)
            step(t, s, seat, action)
            decisions += 1
    return decisions


@inlined
def _any_action(t: Row, s: Row, sets: NDArray[np.uint64], chance: Chance) -> tuple[int, int]:
    """Draw among all that is legal; mostly a single seat is asked, and the others need no look."""
    among = may_act(t, s)
    if among & (among - 1) == 0:
        seat = seats_in(among - 1)
        return seat, nth_of(legal(t, s, seat), chance)
    return random_choice(sets, legal_sets(t, s, sets), chance)
