"""Between what a seat chooses: the decisions of a round as learning has them.

Only the obliged seat is asked: nobody answers before its partner, and nobody calls a truc for the
whole coto. The envit is opened in a decision of its own: `LATER` says that it is not opened now,
and leads to all else that the seat may do.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from retruc.bots.penya_sight import L_PAIR, L_TOLD, OPENING, envit_told
from retruc.fast import Row, inlined, kernel
from retruc.fast import layout as at
from retruc.fast.bits import whole
from retruc.game.encoding import CARDS

MOST: Final = 6
"""Most choices of a decision."""
LATER: Final = 62
"""The choice not to open the envit now."""

_ONE = np.uint64(1)
_NONE = np.uint64(0)
_ENVITS = np.uint64(sum(1 << (at.L_ENVIT + number) for number in range(6)))
_PLAYS = np.uint64((1 << at.L_ACCEPT) - 1)
_CARDS = len(CARDS)


@inlined
def is_opening(bits: np.uint64) -> bool:
    """Whether the envit may be opened: a decision that comes first."""
    return (bits & _ENVITS) != _NONE and (bits >> np.uint64(at.L_ACCEPT) & _ONE) == _NONE


@kernel
def choices(  # noqa: PLR0917 - by place
    t: Row,
    s: Row,
    seat: int,
    bits: np.uint64,
    stage: int,
    classes: NDArray[np.int16],
    out: NDArray[np.int64],
) -> int:
    """Write what a seat chooses between, in order; how many there are.

    Cards of one class are one choice, the strongest first; *classes* is by place in the deck.
    """
    count = 0
    if stage == OPENING:
        out[0] = LATER
        count = 1
        for number in range(at.L_ENVIT, at.L_TRUC):
            if bits >> np.uint64(number) & _ONE and count < MOST:
                out[count] = number
                count += 1
        return count
    if is_opening(bits):
        bits &= ~_ENVITS
    if bits & _PLAYS:
        for form in range(0, at.L_ACCEPT, 3):
            last = 0
            while True:
                best = 127
                slot = 0
                for each in range(3):
                    if bits >> np.uint64(form + each) & _ONE:
                        tier = whole(classes[s[at.DEALT + 3 * seat + each]])
                        if last < tier < best:
                            best = tier
                            slot = each
                if best == 127 or count >= MOST:
                    break
                out[count] = form + slot
                count += 1
                last = best
    for number in range(at.L_ACCEPT, at.L_FREE):
        if bits >> np.uint64(number) & _ONE and count < MOST:
            if number >= at.L_TRUC and t[at.T_TRUC_PAYS + number - at.L_TRUC] == at.JOCFORA_PAYS:
                continue
            out[count] = number
            count += 1
    return count


@kernel
def told_cards(t: Row, s: Row, mate: int, lens: Row) -> int:
    """What a seat has told of the cards that it still holds, if all of it came through."""
    best = 0
    high = 0
    for slot in range(3):
        if s[at.HELD + mate] >> slot & 1:
            told = whole(lens[L_TOLD + t[at.T_CARD + s[at.DEALT + 3 * mate + slot]]])
            best = max(best, told)
            if told >= 2:
                high += 1
    return 5 if high >= 2 else 1 + best


@kernel
def told_envit(t: Row, s: Row, mate: int, lens: Row) -> int:
    """What a seat has told of its envit, if it came through."""
    step = 0
    for one in range(3):
        for other in range(one):
            a = whole(t[at.T_CARD + s[at.DEALT + 3 * mate + one]])
            b = whole(t[at.T_CARD + s[at.DEALT + 3 * mate + other]])
            step = max(step, whole(lens[L_PAIR + a * _CARDS + b]))
    return envit_told(step)
