"""The course of a round: the engine's `transition` on cells. An action is a bit of a legal set."""

from retruc.fast import choices as of
from retruc.fast import layout as at
from retruc.fast.bits import Row, first_from, next_of, seats_in, still_there, team_bits
from retruc.fast.kernels import inlined, kernel
from retruc.fast.legal import has_to_cover, must_stack
from retruc.fast.settle import settle, write_declined
from retruc.fast.tricks import (
    ALL_TIED,
    DRAWN,
    UNDECIDED,
    all_tied_winner,
    best_seats,
    hidden_winner,
    next_opener,
    verdict,
    winner_among,
)
from retruc.fast.worth import answering_envit, answering_truc, may_bet


@inlined
def step(t: Row, s: Row, seat: int, action: int) -> None:
    """Carry out a legal action; what is not legal leaves a state that means nothing."""
    if action < at.L_ACCEPT:
        _lay(t, s, seat, action)
    elif action >= at.L_ENVIT:
        _call(t, s, seat, action)
    elif action == at.L_ACCEPT:
        _answer(t, s, seat, 1)
    elif action == at.L_DECLINE:
        _answer(t, s, seat, 0)
    elif action == at.L_FOLD:
        _fold(t, s, seat)
    elif action <= at.L_SITS:
        if action == at.L_PASS:
            _ask_next(t, s, seat, at.PASSED)
        else:
            _decide(t, s, seat, 1 if action == at.L_PLAYS else 0)
    elif action == at.L_CLAIM:
        _ask_next(t, s, seat, at.CLAIMS)
    elif action == at.L_TAP:
        s[at.TAPPED] = 1
    else:
        s[at.ONE_CARD] = 1


@kernel
def _decide(t: Row, s: Row, seat: int, plays: int) -> None:
    """Rule: cama.last-pedra"""
    s[at.DECIDED + (seat & 1)] = plays
    if plays:
        s[at.PHASE] = at.PLAY
        s[at.PLAYS_ON] = 1
    else:
        s[at.RESULT_TEAM] = 1 - (seat & 1)
        s[at.RESULT_BY] = at.BY_FOLDED
        settle(t, s)


# Cards


@inlined
def _lay(t: Row, s: Row, seat: int, action: int) -> None:
    if s[at.TRUC_PENDING]:
        _accept_truc(s)
    trick = s[at.TRICK]
    slot = action % 3
    hand = at.DEALT + 3 * seat
    if action >= at.L_STACK:
        other = 0 if slot != 0 and s[at.HELD + seat] & 1 else 1
        if slot == other or not s[at.HELD + seat] >> other & 1:
            other = 2
        if has_to_cover(t, s, seat):
            s[at.COVERED + trick] |= 1 << seat
        s[at.UNDER + seat] = s[hand + other]
        s[at.HELD + seat] = at.PLAYED
    else:
        if action >= at.L_COVER:
            s[at.COVERED + trick] |= 1 << seat
        s[at.HELD + seat] &= ~(1 << slot)
    if s[at.PLAYS] == 0:
        s[at.OPENER + trick] = seat
    s[at.PLAYS] += 1
    s[at.LAID + 8 * trick + seat] = s[hand + slot]
    s[at.JUST_PLAYED] = seat
    seats = t[at.T_SEATS]
    left = s[at.LEFT]
    if s[at.PLAYS] >= seats - seats_in(left):
        _end_trick(t, s)
    else:
        s[at.TURN] = still_there(left, next_of(seat, seats), seats)


@inlined
def _end_trick(t: Row, s: Row) -> None:
    """Find who has won the trick; stacks whose tops tie are looked into first."""
    trick = s[at.TRICK]
    winner = winner_among(t, best_seats(t, s, trick), s[at.OPENER + trick])
    if winner == at.NOBODY and must_stack(t, s) and seats_in(s[at.COVERED + trick]) < s[at.PLAYS]:
        s[at.PHASE] = at.LAST_RAISE
        s[at.ASKED] = ((1 << t[at.T_SEATS]) - 1) & ~s[at.LEFT]
        _go_on_asking(t, s)
    else:
        _close_trick(t, s, winner)


@inlined
def _close_trick(t: Row, s: Row, winner: int) -> None:
    trick = s[at.TRICK]
    s[at.WON + trick] = winner
    s[at.CLOSED] |= 1 << trick
    result = verdict(t, s)
    if result != UNDECIDED:
        if result == ALL_TIED:
            result = all_tied_winner(t, s, best_seats(t, s, trick))
        elif result == DRAWN:
            result = at.NOBODY
        _end_tricks(t, s, result, at.BY_TRICKS)
        return
    opener = still_there(s[at.LEFT], next_opener(t, s, trick), t[at.T_SEATS])
    s[at.TRICK] = trick + 1
    s[at.PLAYS] = 0
    s[at.OPENER + trick + 1] = opener
    s[at.TURN] = opener


@kernel
def _go_on_asking(t: Row, s: Row) -> None:
    """Ask the next seat that is entitled to raise; after the last turn the hidden cards up."""
    seats = t[at.T_SEATS]
    said = s[at.TRUC_CALLS]
    can_rise = said < t[at.T_TRUC_RUNGS] and may_bet(t, s)
    raiser = s[at.TRUC_CALLER] & 1 if said else at.NOBODY
    while s[at.ASKED]:
        first = first_from(s[at.ASKED], s[at.MA], seats)
        if can_rise and raiser != first & 1:
            return
        s[at.ASKED] &= ~(1 << first)
    trick = s[at.TRICK]
    tied = best_seats(t, s, trick)
    s[at.SHOWN] = tied
    again = hidden_winner(t, s, tied)
    winner = winner_among(t, again, s[at.MA])
    s[at.WON + trick] = winner
    s[at.CLOSED] |= 1 << trick
    team = all_tied_winner(t, s, again) if winner == at.NOBODY else winner & 1
    _end_tricks(t, s, team, at.BY_TRICKS)


@kernel
def _end_tricks(t: Row, s: Row, team: int, by: int) -> None:
    """The truc is decided. Rule: envit.reveal"""
    s[at.RESULT_TEAM] = team
    s[at.RESULT_BY] = by
    is_accepted = s[at.ENVIT_CALLS] and not s[at.ENVIT_DECLINED] and not s[at.ENVIT_PENDING]
    if t[at.T_CLAIM] and is_accepted:
        s[at.PHASE] = at.CLAIM
        s[at.ASKED] = (1 << t[at.T_SEATS]) - 1
    else:
        settle(t, s)


# Calls and answers


@inlined
def _call(t: Row, s: Row, seat: int, action: int) -> None:
    was_pending = s[at.TRUC_PENDING]
    s[at.JUST_PLAYED] = at.NOBODY
    if at.L_TRUC <= action < at.L_FREE:
        _call_truc(s, seat)
    else:
        was_pending = s[at.ENVIT_PENDING]
        _call_envit(t, s, seat, action)
    if s[at.PHASE] == at.LAST_RAISE and not was_pending:
        s[at.ASKED] &= ~(1 << first_from(s[at.ASKED], s[at.MA], t[at.T_SEATS]))


@inlined
def _call_truc(s: Row, seat: int) -> None:
    s[at.TRUC_CALLERS + s[at.TRUC_CALLS]] = seat
    s[at.TRUC_CALLS] += 1
    s[at.TRUC_CALLER] = seat
    s[at.TRUC_PENDING] = 1
    s[at.TRUC_YES] = 0
    s[at.TRUC_NO] = 0


@inlined
def _call_envit(t: Row, s: Row, seat: int, action: int) -> None:
    s[at.ENVIT_BEFORE] = s[at.ENVIT_WORTH]
    s[at.ENVIT_CALLS] += 1
    s[at.ENVIT_CALLER] = seat
    s[at.ENVIT_PENDING] = 1
    s[at.ENVIT_YES] = 0
    s[at.ENVIT_NO] = 0
    if action >= at.L_FREE:
        amount = action - at.L_FREE + 1
        s[at.ENVIT_FREE] += amount
        s[at.ENVIT_WORTH] += amount
        s[at.ENVIT_FREE_CALLER] = seat
        s[at.ENVIT_REACHED] = t[at.T_FREE] + 1
        return
    number = action - at.L_ENVIT
    pays = t[at.T_ENVIT_PAYS + number]
    s[at.ENVIT_NAMED] = number
    s[at.ENVIT_CALLERS + number] = seat
    s[at.ENVIT_REACHED] = t[at.T_ENVIT_PLACE + number]
    if pays == at.FALTA_PAYS:
        s[at.ENVIT_FALTA] = 1
    else:
        s[at.ENVIT_WORTH] = pays


@inlined
def _accept_truc(s: Row) -> None:
    s[at.TRUC_PENDING] = 0
    s[at.TRUC_TAKEN] = 1
    s[at.TRUC_YES] = 0
    s[at.TRUC_NO] = 0


@inlined
def _settled(asked: int, yes: int, answers: int, accepts: int) -> int:
    """What an answer makes of a call: 1 accepted, 0 refused, `NOBODY` not settled yet.

    Rule: envit.answers, truc.answers
    """
    if answers in (of.ANSWERS_ANY, of.ANSWERS_NEXT):
        return accepts
    is_last = seats_in(asked) == 1
    if answers == of.ANSWERS_STRONGEST:
        if not is_last:
            return at.NOBODY
        return 1 if accepts or yes else 0
    if accepts:
        return 1
    return 0 if is_last else at.NOBODY


@inlined
def _answer(t: Row, s: Row, seat: int, accepts: int) -> None:
    s[at.JUST_PLAYED] = at.NOBODY
    if s[at.ENVIT_PENDING]:
        asked, heard = answering_envit(t, s), s[at.ENVIT_YES]
        outcome = _settled(asked, heard, t[at.T_ENVIT_ANSWERS], accepts)
        if outcome == at.NOBODY:
            s[at.ENVIT_YES if accepts else at.ENVIT_NO] |= 1 << seat
        elif outcome:
            _accept_envit(t, s)
        elif _refuse_envit(t, s, seat):
            settle(t, s)
        return
    asked, heard = answering_truc(t, s), s[at.TRUC_YES]
    outcome = _settled(asked, heard, t[at.T_TRUC_ANSWERS], accepts)
    if outcome == at.NOBODY:
        s[at.TRUC_YES if accepts else at.TRUC_NO] |= 1 << seat
    elif outcome:
        _accept_truc(s)
        if s[at.PHASE] == at.LAST_RAISE:
            _go_on_asking(t, s)
    else:
        _decline_truc(s)
        _end_tricks(t, s, s[at.TRUC_CALLER] & 1, at.BY_DECLINED)


@inlined
def _accept_envit(t: Row, s: Row) -> None:
    s[at.ENVIT_PENDING] = 0
    s[at.ENVIT_YES] = 0
    s[at.ENVIT_NO] = 0
    if s[at.PHASE] == at.LAST_RAISE:
        _go_on_asking(t, s)


@inlined
def _decline_truc(s: Row) -> None:
    s[at.TRUC_PENDING] = 0
    s[at.TRUC_DECLINED] = 1
    s[at.TRUC_YES] = 0
    s[at.TRUC_NO] = 0


@kernel
def _refuse_envit(t: Row, s: Row, seat: int) -> bool:
    """Mark the envit as refused; whether writing that down has closed the cama.

    Rule: envit.declined, fold.scope
    """
    s[at.ENVIT_PENDING] = 0
    s[at.ENVIT_DECLINED] = 1
    s[at.ENVIT_YES] = 0
    s[at.ENVIT_NO] = 0
    s[at.JUST_PLAYED] = at.NOBODY
    if (s[at.ENVIT_CALLER] ^ seat) & 1 == 0:
        s[at.ENVIT_FORFEITED] = 1
    return write_declined(t, s) if t[at.T_AT_ONCE] else False


# Leaving


@kernel
def _fold(t: Row, s: Row, seat: int) -> None:
    """Rule: fold.scope"""
    if t[at.T_FOLD] == of.FOLD_SEAT:
        _leave_alone(t, s, seat)
        return
    rivals = 1 - (seat & 1)
    s[at.LEFT] |= team_bits(seat & 1, t[at.T_SEATS])
    if s[at.ENVIT_PENDING] and _refuse_envit(t, s, seat):
        _drop_truc(s, rivals)
        settle(t, s)
        return
    by = _drop_truc(s, rivals)
    _end_tricks(t, s, rivals, by)


@kernel
def _drop_truc(s: Row, rivals: int) -> int:
    """What leaving makes of a pending truc, and how the tricks ended by it.

    The rivals' own is refused; one's own is taken back, as if it had not been said.
    """
    if not s[at.TRUC_PENDING]:
        return at.BY_FOLDED
    s[at.JUST_PLAYED] = at.NOBODY
    if s[at.TRUC_CALLER] & 1 == rivals:
        _decline_truc(s)
        return at.BY_DECLINED
    said = s[at.TRUC_CALLS] - 1
    s[at.TRUC_CALLS] = said
    s[at.TRUC_CALLERS + said] = at.NOBODY
    s[at.TRUC_CALLER] = s[at.TRUC_CALLERS + said - 1] if said else at.NOBODY
    s[at.TRUC_PENDING] = 0
    s[at.TRUC_YES] = 0
    s[at.TRUC_NO] = 0
    return at.BY_FOLDED


@kernel
def _leave_alone(t: Row, s: Row, seat: int) -> None:
    """One seat lays its cards down; its partners go on, if any are left."""
    seats = t[at.T_SEATS]
    left = s[at.LEFT] | 1 << seat
    s[at.LEFT] = left
    s[at.JUST_PLAYED] = at.NOBODY
    s[at.TURN] = still_there(left, s[at.TURN], seats)
    mates = team_bits(seat & 1, seats)
    if left & mates == mates:
        _end_tricks(t, s, 1 - (seat & 1), at.BY_FOLDED)
    elif s[at.PLAYS] and s[at.PLAYS] >= seats - seats_in(left):
        _end_trick(t, s)


# Last words


@kernel
def _ask_next(t: Row, s: Row, seat: int, noted: int) -> None:
    """A seat that was asked has passed, or has shown its envit; the next one is asked."""
    s[noted] |= 1 << seat
    s[at.ASKED] &= ~(1 << seat)
    if s[at.PHASE] == at.LAST_RAISE:
        _go_on_asking(t, s)
    elif s[at.ASKED] == 0:
        settle(t, s)
