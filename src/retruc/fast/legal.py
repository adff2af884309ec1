"""What a seat may do, as a legal set, and who may act: the engine's `legality` on cells."""

import numpy as np
from numpy.typing import NDArray

from retruc.fast import choices as of
from retruc.fast import layout as at
from retruc.fast.bits import Row, count, first_from, next_of, whole
from retruc.fast.kernels import inlined, kernel
from retruc.fast.worth import (
    answering_envit,
    answering_truc,
    at_last_pedra,
    highest_falta,
    leader_need,
    may_bet,
)

_NONE = np.uint64(0)
_ANSWERS = (1 << at.L_ACCEPT) | (1 << at.L_DECLINE)


@inlined
def legal(t: Row, s: Row, seat: int) -> np.uint64:
    """The legal set of a seat; empty if it may do nothing."""
    phase = s[at.PHASE]
    if s[at.WINNER] != at.NOBODY:
        return _NONE
    if phase == at.PLAY:
        bits = calls(t, s, seat)
        if seat == s[at.TURN]:
            bits |= cards(t, s, seat)
    elif phase == at.LAST_RAISE:
        bits = calls(t, s, seat) | _pass(t, s, seat)
    elif phase == at.CUT:
        return np.uint64(_at_the_deck(t, s, seat))
    elif phase == at.DECIDE:
        decides = at_last_pedra(t, s, seat & 1)
        return np.uint64((1 << at.L_PLAYS) | (1 << at.L_SITS) if decides else 0)
    else:
        return np.uint64((1 << at.L_CLAIM) | (1 << at.L_PASS) if _asked(t, s, seat) else 0)
    if t[at.T_FOLD] != of.FOLD_NONE and _may_fold(t, s, seat):
        bits |= 1 << at.L_FOLD
    return np.uint64(bits)


@inlined
def _asked(t: Row, s: Row, seat: int) -> bool:
    return first_from(s[at.ASKED], s[at.MA], t[at.T_SEATS]) == seat


@inlined
def _pass(t: Row, s: Row, seat: int) -> int:
    """Rule: ties.first"""
    if s[at.TRUC_PENDING] or s[at.ENVIT_PENDING] or not _asked(t, s, seat):
        return 0
    return 1 << at.L_PASS


@kernel
def _may_fold(t: Row, s: Row, seat: int) -> bool:
    """Rule: fold.scope, fold.when"""
    if s[at.LEFT] >> seat & 1:
        return False
    when = t[at.T_FOLD_WHEN]
    if when == of.FOLD_ANY_TIME:
        return True
    if s[at.TRUC_PENDING] or s[at.ENVIT_PENDING]:
        return False
    if s[at.PHASE] == at.LAST_RAISE:
        if t[at.T_FOLD] == of.FOLD_SEAT or when == of.FOLD_BEFORE:
            return False
        return _asked(t, s, seat)
    return seat == s[at.TURN] and (when != of.FOLD_BEFORE or _all_held(s, seat))


@inlined
def _all_held(s: Row, seat: int) -> bool:
    return s[at.HELD + seat] == (1 << s[at.CARDS]) - 1


@kernel
def _at_the_deck(t: Row, s: Row, seat: int) -> int:
    """Rule: deal.one-card"""
    if not t[at.T_ONE_CARD] or leader_need(t, s) < 2:
        return 0
    if not s[at.TAPPED]:
        cuts = next_of(seat, t[at.T_SEATS]) == s[at.DEALER]
        return 1 << at.L_TAP if cuts else 0
    return 1 << at.L_DEAL_ONE if seat == s[at.DEALER] and not s[at.ONE_CARD] else 0


# Cards


@inlined
def must_stack(t: Row, s: Row) -> bool:
    """Whether the trick in play is the stacked one after a tied first trick."""
    return t[at.T_TIE_FIRST] == of.TIE_STACK and s[at.TRICK] == 1 and s[at.WON] == at.NOBODY


@inlined
def has_to_cover(t: Row, s: Row, seat: int) -> bool:
    """Whether all that a seat still lays must be covered."""
    if t[at.T_COVERED] != of.COVERED_ALL:
        return False
    covered = s[at.COVERED] | s[at.COVERED + 1] | s[at.COVERED + 2]
    return covered >> seat & 1 == 1


@inlined
def cards(t: Row, s: Row, seat: int) -> int:
    """The ways in which the seat whose turn it is may lay cards."""
    if s[at.ENVIT_PENDING]:
        return 0
    if s[at.TRUC_PENDING] and (not t[at.T_SILENT] or (s[at.TRUC_CALLER] ^ seat) & 1 == 0):
        return 0
    held = whole(s[at.HELD + seat])
    if must_stack(t, s):
        return _stacks(t, s, seat, held)
    mode = t[at.T_COVERED]
    if mode == of.COVERED_NONE:
        return held
    if has_to_cover(t, s, seat):
        return held << at.L_COVER
    return held | held << at.L_COVER


@inlined
def _stacks(t: Row, s: Row, seat: int, held: int) -> int:
    """Rule: ties.first"""
    low = 0 if held & 1 else 1
    high = 2 if held & 4 else 1
    one = t[at.T_STRENGTH + s[at.DEALT + 3 * seat + low]]
    other = t[at.T_STRENGTH + s[at.DEALT + 3 * seat + high]]
    anyhow = has_to_cover(t, s, seat)
    bits = 0
    if one >= other or anyhow:
        bits |= 1 << (at.L_STACK + low)
    if other >= one or anyhow:
        bits |= 1 << (at.L_STACK + high)
    return bits


# Calls


@inlined
def calls(t: Row, s: Row, seat: int) -> int:
    """Every call and answer that a seat may give while cards are played."""
    if s[at.LEFT] >> seat & 1 or not may_bet(t, s):
        return 0
    if s[at.ENVIT_PENDING]:
        if not answering_envit(t, s) >> seat & 1:
            return 0
        return _ANSWERS | _envit_raises(t, s)
    bits = whole(0)
    if t[at.T_ENVIT_ON] and s[at.ENVIT_CALLS] == 0 and _may_open(t, s, seat):
        bits |= _envit_raises(t, s)
    if s[at.TRUC_PENDING]:
        if answering_truc(t, s) >> seat & 1:
            bits |= _ANSWERS | _next_truc(t, s)
    elif _may_call_truc(t, s, seat):
        bits |= _next_truc(t, s)
    return bits


@inlined
def _next_truc(t: Row, s: Row) -> int:
    said = whole(s[at.TRUC_CALLS])
    return 1 << (at.L_TRUC + said) if said < t[at.T_TRUC_RUNGS] else 0


@inlined
def _may_call_truc(t: Row, s: Row, seat: int) -> bool:
    """Rule: truc.when, common.raising-right"""
    if s[at.TRUC_CALLS] and (s[at.TRUC_CALLER] ^ seat) & 1 == 0:
        return False
    if s[at.PHASE] == at.LAST_RAISE:
        return _asked(t, s, seat)
    when = t[at.T_WHEN]
    if when == of.WHEN_TURN:
        return seat == s[at.TURN]
    if when == of.WHEN_AROUND:
        return seat in (s[at.TURN], s[at.JUST_PLAYED])
    return when == of.WHEN_ANY or (seat == s[at.MA] and s[at.TRICK] == 0 and s[at.PLAYS] == 0)


@inlined
def _envit_raises(t: Row, s: Row) -> int:
    reached = s[at.ENVIT_REACHED]
    bits = whole(t[at.T_ENVIT_NEXT + reached])
    if t[at.T_FALTA_OVER] and highest_falta(t, s) <= t[at.T_FALTA_OVER]:
        for number in range(6):
            if t[at.T_ENVIT_PAYS + number] == at.FALTA_PAYS:
                bits &= ~(1 << number)
    bits <<= at.L_ENVIT
    if t[at.T_FREE_NEXT + reached]:
        most = whole(highest_falta(t, s) - s[at.ENVIT_WORTH])
        if most > 0:
            bits |= ((1 << most) - 1) << at.L_FREE
    return bits


@inlined
def _may_open(t: Row, s: Row, seat: int) -> bool:
    """Rule: envit.openers, envit.with-truc, common.envit-before-card"""
    if s[at.PHASE] != at.PLAY or not _all_held(s, seat):
        return False
    if s[at.TRUC_CALLS]:
        if not _may_open_beside_truc(t, s, seat):
            return False
    elif seat != s[at.TURN]:
        return False
    if t[at.T_OPENERS] == of.OPENERS_ANY:
        return True
    seats = t[at.T_SEATS]
    steps = seat - s[at.MA]
    return (steps + seats if steps < 0 else steps) >= seats - 2


@inlined
def _may_open_beside_truc(t: Row, s: Row, seat: int) -> bool:
    """Rule: envit.with-truc"""
    rule = t[at.T_WITH_TRUC]
    if rule == of.TRUC_CLOSES:
        return False
    if rule == of.TRUC_AFTER:
        return not s[at.TRUC_PENDING] and seat == s[at.TURN]
    if rule == of.TRUC_WAITS_AND_AFTER:
        if not s[at.TRUC_PENDING]:
            return seat == s[at.TURN]
    elif not s[at.TRUC_PENDING] or s[at.TRUC_TAKEN]:
        return False
    if (s[at.TRUC_CALLER] ^ seat) & 1 == 0:
        return False
    if (s[at.TRUC_YES] | s[at.TRUC_NO]) >> seat & 1:
        return False
    for rung in range(s[at.TRUC_CALLS]):
        if s[at.TRUC_CALLERS + rung] == seat:
            return False
    return rule != of.TRUC_WAITS_ON_TURN or seat == s[at.TURN]


# Who acts


@kernel
def obliged(t: Row, s: Row) -> int:
    """The seat that must act; `NOBODY` when the cards must be dealt or the coto is over."""
    seats = t[at.T_SEATS]
    if s[at.ENVIT_PENDING] and s[at.PHASE] != at.CUT:
        return first_from(answering_envit(t, s), s[at.ENVIT_CALLER], seats)
    if s[at.TRUC_PENDING] and s[at.PHASE] != at.CUT:
        return first_from(answering_truc(t, s), s[at.TRUC_CALLER], seats)
    phase = s[at.PHASE]
    if phase == at.PLAY:
        return whole(s[at.TURN])
    if phase == at.CUT:
        return at.NOBODY
    ma = s[at.MA]
    if phase == at.DECIDE:
        return ma if at_last_pedra(t, s, ma & 1) else next_of(ma, seats)
    return first_from(s[at.ASKED], ma, seats)


@inlined
def may_act(t: Row, s: Row) -> int:
    """Seats among which all are that may act now: the few to ask for their legal sets."""
    if s[at.PHASE] == at.PLAY and not t[at.T_WIDE]:
        if s[at.ENVIT_PENDING]:
            return answering_envit(t, s)
        if not s[at.TRUC_PENDING]:
            return 1 << whole(s[at.TURN])
        if not t[at.T_INTERRUPTS]:
            return answering_truc(t, s)
    return (1 << t[at.T_SEATS]) - 1


@inlined
def legal_sets(t: Row, s: Row, sets: NDArray[np.uint64]) -> int:
    """Write the legal set of every seat; how many pairs of seat and action there are in all."""
    among = may_act(t, s)
    total = 0
    for seat in range(t[at.T_SEATS]):
        bits = legal(t, s, seat) if among >> seat & 1 else _NONE
        sets[seat] = bits
        total += count(bits)
    return total
