"""Whether a seat may call, raise or answer, and what."""

from functools import cache

from retruc.engine.state import WAITING, Phase, State, heard_from, pending_wager
from retruc.engine.wagers import (
    answering_seats,
    answers_of,
    envit_worth,
    falta_worth,
    free_limit,
    may_bet,
)
from retruc.game import (
    FREE,
    TEAMS,
    Accept,
    Bet,
    Decline,
    Raise,
    Reason,
    Seat,
    SeatAction,
    Wager,
    distance,
)
from retruc.rulesets import EnvitOpeners, EnvitWithTruc, Pays, Rung, TrucWhen

_raise, _accept, _decline = cache(Raise), cache(Accept), cache(Decline)
# Looking a member up in its enum is slow.
_PLAY, _LAST_RAISE = Phase.PLAY, Phase.LAST_RAISE
_ENVIT, _TRUC = Bet.ENVIT, Bet.TRUC
_OWN_TURN, _ANY_OPENER = TrucWhen.OWN_TURN, EnvitOpeners.ANY


def why_not_raise(state: State, action: Raise) -> Reason | None:
    """Why this call may not be made."""
    seat = action.seat
    if action.rung not in state.ruleset.rung_by_id:
        return Reason.UNKNOWN_RUNG
    if reason := _why_not_speak(state, seat):
        return reason
    bet, _, rung = state.ruleset.rung_by_id[action.rung]
    if bet is _TRUC:
        return (
            _why_not_call_truc(state, seat)
            or _why_not_amount(rung, action.amount)
            or (None if rung is next_truc_rung(state) else Reason.RUNG_ORDER)
        )
    return (
        _why_not_call_envit(state, seat)
        or _why_not_amount(rung, action.amount)
        or _why_not_rung(state, seat, rung, action.amount)
    )


def _why_not_amount(rung: Rung, amount: int) -> Reason | None:
    return None if (amount > 0 if rung.id == FREE else amount == 0) else Reason.WRONG_AMOUNT


def _why_not_speak(state: State, seat: Seat) -> Reason | None:
    """Why this seat may make no call at all."""
    current = state.round
    if current.phase is not _PLAY and current.phase is not _LAST_RAISE:
        return WAITING[current.phase]
    if seat in current.left:
        return Reason.SEAT_OUT
    return None if may_bet(state) else Reason.NO_BETS


def _why_not_asked(state: State, wager: Wager, bet: Bet, seat: Seat) -> Reason | None:
    """Why this seat may not speak to a pending call."""
    if wager.raiser is seat.team:
        return Reason.OWN_RAISE
    if seat in answering_seats(state, wager, answers_of(state, bet)):
        return None
    return Reason.NOT_ASKED if heard_from(wager, seat) is None else Reason.ALREADY_ANSWERED


def why_not_answer(state: State, action: Accept | Decline) -> Reason | None:
    """Why this seat may not answer: what is pending, if anything, is not for it to answer."""
    current = state.round
    wager = pending_wager(current)
    if wager is None:
        return Reason.NOTHING_PENDING
    if action.seat in current.left:
        return Reason.SEAT_OUT
    bet = Bet.ENVIT if current.envit.pending else Bet.TRUC
    return _why_not_asked(state, wager, bet, action.seat)


def call_actions(state: State, seat: Seat) -> list[SeatAction]:
    """Every call and answer that this seat may give now."""
    actions: list[SeatAction] = []
    if _why_not_speak(state, seat) is not None:
        return actions
    envit, truc = state.round.envit, state.round.truc
    if envit.pending:
        if _why_not_asked(state, envit, _ENVIT, seat) is None:
            actions += (_accept(seat), _decline(seat))
            actions += _envit_raises(state, seat)
        return actions
    if not envit.calls and state.ruleset.envit.on and _why_not_open_envit(state, seat) is None:
        actions += _envit_raises(state, seat)
    if truc.pending and _why_not_asked(state, truc, _TRUC, seat) is None:
        actions += (_accept(seat), _decline(seat))
    rung = next_truc_rung(state)
    if rung is not None and _why_not_call_truc(state, seat) is None:
        actions.append(_raise(seat, rung.id, 0))
    return actions


def _envit_raises(state: State, seat: Seat) -> list[SeatAction]:
    """The rungs of the envit that a seat may say which may speak."""
    ruleset = state.ruleset
    rungs = ruleset.envit_rungs_after[state.round.envit.rung]
    if not (ruleset.has_free_raise or ruleset.envit.falta_over):
        return [_raise(seat, rung.id, 0) for rung in rungs]
    return [
        _raise(seat, rung.id, amount)
        for rung in rungs
        for amount in (_amounts(state, seat) if rung.id == FREE else (0,))
        if _why_not_worth(state, seat, rung, amount) is None
    ]


def _amounts(state: State, seat: Seat) -> range:
    """The amounts of a free raise that could be legal."""
    return range(1, free_limit(state) - envit_worth(state, state.round.envit.calls, seat.team) + 1)


# The truc


def next_truc_rung(state: State) -> Rung | None:
    """The only rung of the truc that may be said next: none is ever passed over.

    Rule: common.truc-in-order
    """
    called = len(state.round.truc.calls)
    rungs = state.ruleset.truc_rungs
    return rungs[called] if called < len(rungs) else None


def _why_not_call_truc(state: State, seat: Seat) -> Reason | None:
    """Why a seat that may speak may not call or raise the truc, whatever the rung.

    Rule: truc.when, common.raising-right
    """
    current = state.round
    truc = current.truc
    if current.envit.pending:
        return Reason.ENVIT_PENDING
    if truc.pending:
        return _why_not_asked(state, truc, _TRUC, seat)
    if truc.calls and truc.raiser is seat.team:
        return Reason.OWN_RAISE
    if current.phase is _LAST_RAISE:
        return None if current.asked[0] == seat else Reason.NOT_ASKED
    return None if _is_moment_for_truc(state, seat) else Reason.OUT_OF_TURN


def _is_moment_for_truc(state: State, seat: Seat) -> bool:
    """Rule: truc.when"""
    current = state.round
    when = state.ruleset.truc.when
    if when is _OWN_TURN:
        return seat == current.turn
    if when is TrucWhen.AROUND_OWN_CARD:
        return seat in (current.turn, current.just_played)
    return when is TrucWhen.ANY_TIME or (seat == current.ma and not current.tricks[0].plays)


# The envit


def _why_not_call_envit(state: State, seat: Seat) -> Reason | None:
    """Why a seat that may speak may neither open nor raise the envit, whatever the rung."""
    envit = state.round.envit
    if envit.pending:
        return _why_not_asked(state, envit, _ENVIT, seat)
    return Reason.ENVIT_CLOSED if envit.calls else _why_not_open_envit(state, seat)


def _why_not_open_envit(state: State, seat: Seat) -> Reason | None:
    """Rule: envit.openers, envit.with-truc, common.envit-before-card"""
    current = state.round
    if current.phase is not _PLAY or len(current.held[seat]) < len(current.dealt[seat]):
        return Reason.ENVIT_CLOSED
    if current.truc.calls:
        if reason := _why_not_open_beside_truc(state, seat):
            return reason
    elif seat != state.round.turn:
        return Reason.OUT_OF_TURN
    any_seat = state.ruleset.envit.openers is _ANY_OPENER
    if not any_seat and distance(state.ma, seat, state.seats) < state.seats - 2:
        return Reason.NOT_OPENER
    return None


def _why_not_open_beside_truc(state: State, seat: Seat) -> Reason | None:
    """Rule: envit.with-truc"""
    truc = state.round.truc
    on_turn = None if seat == state.round.turn else Reason.OUT_OF_TURN
    match state.ruleset.envit.with_truc:
        case EnvitWithTruc.CLOSED:
            return Reason.ENVIT_CLOSED
        case EnvitWithTruc.AFTER_ACCEPTED:
            return Reason.ANSWER_FIRST if truc.pending else on_turn
        case EnvitWithTruc.WAITS | EnvitWithTruc.WAITS_ON_TURN as waits:
            if not truc.pending or _has_spoken(truc, seat):
                return Reason.ENVIT_CLOSED
            if truc.raiser is seat.team:
                return Reason.ANSWER_FIRST
            return None if waits is EnvitWithTruc.WAITS else on_turn


def _has_spoken(truc: Wager, seat: Seat) -> bool:
    """Whether a seat has called or answered the truc in this round."""
    return any(call.seat == seat for call in truc.calls) or heard_from(truc, seat) is not None


def _why_not_rung(state: State, seat: Seat, rung: Rung, amount: int) -> Reason | None:
    """Why a seat that may speak may not say this rung of the envit.

    Rule: envit.skip
    """
    if rung not in state.ruleset.envit_rungs_after[state.round.envit.rung]:
        return Reason.RUNG_ORDER
    return _why_not_worth(state, seat, rung, amount)


def _why_not_worth(state: State, seat: Seat, rung: Rung, amount: int) -> Reason | None:
    """Why a rung that follows is worth too much or too little to be said.

    Rule: envit.falta-over, envit.rungs
    """
    if amount:
        total = envit_worth(state, state.round.envit.calls, seat.team) + amount
        return Reason.OVER_CAP if total > free_limit(state) else None
    over = state.ruleset.envit.falta_over
    if over and rung.pays == Pays.FALTA:
        highest = max(falta_worth(state, team) for team in TEAMS)
        return Reason.TOO_SMALL if highest <= over else None
    return None
