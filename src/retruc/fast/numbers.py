"""Between a bit of a legal set and the number of an action in `retruc.game.encoding`."""

from retruc.fast import layout as at
from retruc.fast.bits import Row
from retruc.fast.kernels import kernel
from retruc.game import FREE, Raise, Seat
from retruc.game.encoding import CARDS, ENVIT_RUNGS, TRUC_RUNGS, encode_action

_COVER = len(CARDS)
_WORDS = 3 * _COVER
_ENVIT = encode_action(Raise(Seat(0), ENVIT_RUNGS[0]))
_TRUC = encode_action(Raise(Seat(0), TRUC_RUNGS[0]))
_FREE = encode_action(Raise(Seat(0), FREE, 1))
NONE = -1
"""Not an action at all."""


@kernel
def number_of(t: Row, s: Row, seat: int, action: int) -> int:
    """The number of a bit of a seat's legal set."""
    if action < at.L_ACCEPT:
        card = t[at.T_CARD + s[at.DEALT + 3 * seat + action % 3]]
        return card + action // 3 * _COVER
    if action < at.L_ENVIT:
        return _WORDS + action - at.L_ACCEPT
    if action < at.L_TRUC:
        return _ENVIT + action - at.L_ENVIT
    if action < at.L_FREE:
        return _TRUC + t[at.T_TRUC_NUMBER + action - at.L_TRUC]
    return _FREE + action - at.L_FREE


@kernel
def bit_of(t: Row, s: Row, seat: int, number: int) -> int:
    """The bit of a numbered action; `NONE` for a card not dealt to the seat or an unknown rung."""
    if number < _WORDS:
        for slot in range(s[at.CARDS]):
            if t[at.T_CARD + s[at.DEALT + 3 * seat + slot]] == number % _COVER:
                return slot + number // _COVER * 3
        return NONE
    if number < _ENVIT:
        return at.L_ACCEPT + number - _WORDS
    if number < _TRUC:
        return at.L_ENVIT + number - _ENVIT
    if number < _FREE:
        for place in range(t[at.T_TRUC_RUNGS]):
            if t[at.T_TRUC_NUMBER + place] == number - _TRUC:
                return at.L_TRUC + place
        return NONE
    return at.L_FREE + number - _FREE if number - _FREE < at.MOST_FREE else NONE
