"""What a seat knows, as the pieces of `retruc.game.pieces` one after the other in 8 bits each.

`looks` and `signs` are left out: they follow from gestures, which there are none of in bulk.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.bits import Row, whole
from retruc.fast.kernels import inlined, kernel
from retruc.game.pieces import HIDDEN, PIECES, Piece

Sight: TypeAlias = NDArray[np.int8]
"""What one seat knows: `SIGHT` whole numbers."""

SEEN_PIECES: tuple[Piece, ...] = tuple(p for p in PIECES if p.name not in ("looks", "signs"))
"""The pieces in a sight, in order."""

PLACE: dict[str, int] = {
    piece.name: sum(other.size for other in SEEN_PIECES[:index])
    for index, piece in enumerate(SEEN_PIECES)
}
"""Where each piece begins."""

SIGHT: int = sum(piece.size for piece in SEEN_PIECES)
"""How many numbers a sight has."""

_MA, _SCORE, _CAMES, _WINNER = (PLACE[name] for name in ("ma", "score", "cames", "winner"))
_DEALT, _HELD, _SEEN, _CARDS_LEFT = (
    PLACE[name] for name in ("dealt", "held", "seen", "cards_left")
)
_OPENER, _PLAYED, _COVERED, _UNDER = (
    PLACE[name] for name in ("opener", "played", "covered", "under")
)
_CLOSED, _TRICK_WINNER, _LEFT, _PASSED = (
    PLACE[name] for name in ("closed", "trick_winner", "left", "passed")
)
_ENVIT_RUNG, _ENVIT_FREE, _ENVIT_RAISER, _ENVIT_STATE = (
    PLACE[name] for name in ("envit_rung", "envit_free", "envit_raiser", "envit_state")
)
_ENVIT_CALLERS, _ENVIT_FREE_CALLER, _ENVIT_HEARD = (
    PLACE[name] for name in ("envit_callers", "envit_free_caller", "envit_heard")
)
_TRUC_RUNG, _TRUC_RAISER, _TRUC_STATE = (
    PLACE[name] for name in ("truc_rung", "truc_raiser", "truc_state")
)
_TRUC_CALLERS, _TRUC_HEARD = PLACE["truc_callers"], PLACE["truc_heard"]
_CLAIMS, _DECIDED, _TAPPED, _ENDED = (
    PLACE[name] for name in ("claims", "decided", "tapped", "ended")
)

_ZERO = (
    "held",
    "seen",
    "cards_left",
    "covered",
    "closed",
    "left",
    "passed",
    "envit_free",
    "envit_state",
    "truc_state",
    "tapped",
    "ended",
)
_BLANK: Sight = np.concatenate(
    [np.full(p.size, 0 if p.name in _ZERO else at.NOBODY, np.int8) for p in SEEN_PIECES]
)


@kernel
def observe(t: Row, s: Row, seat: int, out: Sight) -> None:
    """Write what a seat knows."""
    for cell in range(SIGHT):
        out[cell] = _BLANK[cell]
    seats = whole(t[at.T_SEATS])
    out[0] = seats
    own = seat & 1
    out[_MA] = _apart(s[at.MA], seat, seats)
    out[_SCORE] = s[at.SCORE + own]
    out[_SCORE + 1] = s[at.SCORE + 1 - own]
    out[_CAMES] = s[at.CAMES + own]
    out[_CAMES + 1] = s[at.CAMES + 1 - own]
    out[_ENDED] = s[at.ENDED]
    out[_TAPPED] = s[at.TAPPED]
    if s[at.WINNER] != at.NOBODY:
        out[_WINNER] = s[at.WINNER] ^ own
    _own_cards(t, s, seat, out)
    for other in range(seats):
        _seat(t, s, seat, other, _apart(seat, other, seats), out)
    _tricks(s, seat, seats, out)
    _words(t, s, seat, seats, out)
    _rest(s, own, out)


@inlined
def _own_cards(t: Row, s: Row, seat: int, out: Sight) -> None:
    for slot in range(s[at.CARDS]):
        card = t[at.T_CARD + s[at.DEALT + 3 * seat + slot]]
        out[_DEALT + slot] = card
        out[_HELD + slot] = s[at.HELD + seat] >> slot & 1
        out[_SEEN + card] = 1


@inlined
def _seat(t: Row, s: Row, seat: int, other: int, steps: int, out: Sight) -> None:  # noqa: PLR0917 - by place
    """What a seat sees of one seat."""
    held = s[at.HELD + other]
    out[_CARDS_LEFT + steps] = (held & 1) + (held >> 1 & 1) + (held >> 2 & 1)
    out[_LEFT + steps] = s[at.LEFT] >> other & 1
    out[_PASSED + steps] = s[at.PASSED] >> other & 1
    is_own = seat == other
    for trick in range(s[at.TRICK] + 1):
        place = s[at.LAID + 8 * trick + other]
        if place != at.NOBODY:
            covered = s[at.COVERED + trick] >> other & 1
            out[_COVERED + 8 * trick + steps] = covered
            card = t[at.T_CARD + place]
            if covered and not is_own:
                out[_PLAYED + 8 * trick + steps] = HIDDEN
            else:
                out[_PLAYED + 8 * trick + steps] = card
                out[_SEEN + card] = 1
    place = s[at.UNDER + other]
    if place != at.NOBODY:
        card = t[at.T_CARD + place]
        if is_own or s[at.SHOWN] >> other & 1:
            out[_UNDER + steps] = card
            out[_SEEN + card] = 1
        else:
            out[_UNDER + steps] = HIDDEN
    if s[at.CLAIMS] >> other & 1:
        for slot in range(s[at.CARDS]):
            card = t[at.T_CARD + s[at.DEALT + 3 * other + slot]]
            out[_CLAIMS + 3 * steps + slot] = card
            out[_SEEN + card] = 1


@inlined
def _steps(seat: int, other: int, seats: int) -> int:
    """How a seat is counted from another, nobody being nobody."""
    return at.NOBODY if other == at.NOBODY else _apart(seat, other, seats)


@inlined
def _apart(seat: int, other: int, seats: int) -> int:
    """How many steps in order of play lead from one seat to another."""
    steps = whole(other) - whole(seat)
    return steps + seats if steps < 0 else steps


@inlined
def _tricks(s: Row, seat: int, seats: int, out: Sight) -> None:
    for trick in range(3):
        out[_OPENER + trick] = _steps(seat, s[at.OPENER + trick], seats)
        out[_CLOSED + trick] = s[at.CLOSED] >> trick & 1
        out[_TRICK_WINNER + trick] = _steps(seat, s[at.WON + trick], seats)


@inlined
def _words(t: Row, s: Row, seat: int, seats: int, out: Sight) -> None:
    if s[at.ENVIT_CALLS]:
        pending, declined = s[at.ENVIT_PENDING], s[at.ENVIT_DECLINED]
        out[_ENVIT_RUNG] = s[at.ENVIT_NAMED]
        out[_ENVIT_FREE] = s[at.ENVIT_FREE]
        out[_ENVIT_RAISER] = (s[at.ENVIT_CALLER] ^ seat) & 1
        out[_ENVIT_STATE] = pending
        out[_ENVIT_STATE + 1] = declined
        out[_ENVIT_STATE + 2] = not (pending or declined)
        out[_ENVIT_FREE_CALLER] = _steps(seat, s[at.ENVIT_FREE_CALLER], seats)
        for rung in range(6):
            out[_ENVIT_CALLERS + rung] = _steps(seat, s[at.ENVIT_CALLERS + rung], seats)
        _heard(seat, seats, s[at.ENVIT_YES], s[at.ENVIT_NO], _ENVIT_HEARD, out)
    said = s[at.TRUC_CALLS]
    if said:
        pending, declined = s[at.TRUC_PENDING], s[at.TRUC_DECLINED]
        out[_TRUC_RUNG] = t[at.T_TRUC_NUMBER + said - 1]
        out[_TRUC_RAISER] = (s[at.TRUC_CALLER] ^ seat) & 1
        out[_TRUC_STATE] = pending
        out[_TRUC_STATE + 1] = declined
        out[_TRUC_STATE + 2] = not (pending or declined)
        for rung in range(said):
            number = t[at.T_TRUC_NUMBER + rung]
            out[_TRUC_CALLERS + number] = _steps(seat, s[at.TRUC_CALLERS + rung], seats)
        _heard(seat, seats, s[at.TRUC_YES], s[at.TRUC_NO], _TRUC_HEARD, out)


@inlined
def _heard(seat: int, seats: int, yes: int, no: int, place: int, out: Sight) -> None:  # noqa: PLR0917 - by place
    if yes | no:
        for other in range(seats):
            if (yes | no) >> other & 1:
                out[place + _apart(seat, other, seats)] = yes >> other & 1


@inlined
def _rest(s: Row, own: int, out: Sight) -> None:
    out[_DECIDED] = s[at.DECIDED + own]
    out[_DECIDED + 1] = s[at.DECIDED + 1 - own]
