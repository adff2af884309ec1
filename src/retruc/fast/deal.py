"""A coto from its start, and the deal: chance, and what it leads to."""

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.bits import Chance, Row, below, next_of, whole
from retruc.fast.kernels import kernel
from retruc.fast.worth import at_last_pedra


@kernel
def start(s: Row, dealer: int) -> None:
    """Set up a coto before its first deal."""
    for cell in range(at.STATE):
        s[cell] = 0 if cell < at.EMPTIED else at.NOBODY
    s[at.WINNER] = at.NOBODY
    s[at.DEALER] = dealer


@kernel
def give(t: Row, s: Row, hands: NDArray[np.int16]) -> None:
    """Deal these cards, seat by seat, by their places in the deck; the mà opens the first trick."""
    each = 1 if s[at.ONE_CARD] else 3
    _clear(t, s, each)
    for seat in range(t[at.T_SEATS]):
        for slot in range(each):
            s[at.DEALT + 3 * seat + slot] = hands[each * seat + slot]
        s[at.HELD + seat] = (1 << each) - 1


def deal(t: Row, s: Row, chance: Chance) -> None:
    """Shuffle and deal the coming round."""
    deck = np.empty(at.MOST_CARDS, np.int16)
    shuffle_and_deal(t, s, chance, deck)


@kernel
def shuffle_and_deal(t: Row, s: Row, chance: Chance, deck: NDArray[np.int16]) -> None:
    """The same with room for a deck that the caller keeps; what was in it counts for nothing."""
    each = 1 if s[at.ONE_CARD] else 3
    _clear(t, s, each)
    left = whole(t[at.T_DECK])
    for card in range(left):
        deck[card] = card
    for seat in range(t[at.T_SEATS]):
        for slot in range(each):
            drawn = below(chance, left)
            left -= 1
            s[at.DEALT + 3 * seat + slot] = deck[drawn]
            deck[drawn] = deck[left]
        s[at.HELD + seat] = (1 << each) - 1


@kernel
def _clear(t: Row, s: Row, each: int) -> None:
    for cell in range(at.CLEARED, at.EMPTIED):
        s[cell] = 0
    for cell in range(at.EMPTIED, at.STATE):
        s[cell] = at.NOBODY
    seats = t[at.T_SEATS]
    ma = next_of(s[at.DEALER], seats)
    s[at.MA] = s[at.TURN] = s[at.OPENER] = ma
    s[at.CARDS] = each
    s[at.ENVIT_WORTH] = 1
    s[at.ENVIT_BEFORE] = 1
    s[at.TAPPED] = 0
    s[at.ONE_CARD] = 0
    alone = at_last_pedra(t, s, 0) != at_last_pedra(t, s, 1)
    s[at.PHASE] = at.DECIDE if alone else at.PLAY
