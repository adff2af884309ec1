"""Whether a seat may call, raise or answer, and what."""

from collections.abc import Sequence

from retruc.engine.state import WAITING, Phase, Round, State, heard_from
from retruc.engine.wagers import (
    answering_seats,
    envit_worth,
    falta_worth,
    free_limit,
    may_bet,
)
from retruc.game import (
    FREE,
    SEATS,
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
from retruc.rulesets import Answers, EnvitOpeners, EnvitWithTruc, Pays, Rung, TrucWhen

# By seat: the same few actions are listed over and over.
_ANSWERS = tuple((Accept(seat), Decline(seat)) for seat in SEATS)
# Looking a member up in its enum is slow.
_PLAY, _LAST_RAISE = Phase.PLAY, Phase.LAST_RAISE
_TRUC, _ANY = Bet.TRUC, Answers.ANY
_OWN_TURN, _ANY_OPENER, _CLOSED = TrucWhen.OWN_TURN, EnvitOpeners.ANY, EnvitWithTruc.CLOSED
_AFTER_ACCEPTED = (EnvitWithTruc.AFTER_ACCEPTED, EnvitWithTruc.WAITS_AND_AFTER)
_ENVIT_CLOSED, _ENVIT_PENDING = Reason.ENVIT_CLOSED, Reason.ENVIT_PENDING
_OWN_RAISE = Reason.OWN_RAISE


def why_not_raise(state: State, action: Raise) -> Reason | None:
    """Why this call may not be made.

    Rule: common.truc-in-order, envit.skip
    """
    seat, amount = action.seat, action.amount
    place = state.ruleset.rung_by_id.get(action.rung)
    if place is None:
        return Reason.UNKNOWN_RUNG
    bet, index, rung = place
    reason = _why_not_speak(state, seat)
    if reason is None:
        why_not_call = _why_not_call_truc if bet is _TRUC else _why_not_call_envit
        reason = why_not_call(state, seat)
    if reason is not None:
        return reason
    if amount < 1 if rung.id == FREE else amount != 0:
        return Reason.WRONG_AMOUNT
    current, ruleset = state.round, state.ruleset
    if bet is _TRUC:
        return None if index == len(current.truc.calls) else Reason.RUNG_ORDER
    if rung.id not in ruleset.envit_sayable[current.envit.rung]:
        return Reason.RUNG_ORDER
    return _why_not_worth(state, seat, rung, amount) if ruleset.limits_rungs else None


def _why_not_speak(state: State, seat: Seat) -> Reason | None:
    """Why this seat may make no call at all."""
    current = state.round
    if current.phase is not _PLAY and current.phase is not _LAST_RAISE:
        return WAITING[current.phase]
    if current.left and seat in current.left:
        return Reason.SEAT_OUT
    if state.ruleset.decides_last_pedra and not may_bet(state):
        return Reason.NO_BETS
    return None


def _why_not_asked(state: State, wager: Wager, answers: Answers, seat: Seat) -> Reason | None:
    """Why a seat that is still there may not speak to a pending call."""
    if wager.calls[-1].seat.team is seat.team:
        return _OWN_RAISE
    if answers is _ANY or seat in answering_seats(state, wager, answers):
        return None
    return Reason.NOT_ASKED if heard_from(wager, seat) is None else Reason.ALREADY_ANSWERED


def why_not_answer(state: State, action: Accept | Decline) -> Reason | None:
    """Why this seat may not answer: what is pending, if anything, is not for it to answer."""
    current = state.round
    if current.envit.pending:
        wager, answers = current.envit, state.ruleset.envit.answers
    elif current.truc.pending:
        wager, answers = current.truc, state.ruleset.truc.answers
    else:
        return Reason.NOTHING_PENDING
    if action.seat in current.left:
        return Reason.SEAT_OUT
    return _why_not_asked(state, wager, answers, action.seat)


def call_actions(state: State, seat: Seat) -> list[SeatAction]:
    """Every call and answer that this seat may give now."""
    if _why_not_speak(state, seat) is not None:
        return []
    envit, truc, ruleset = state.round.envit, state.round.truc, state.ruleset
    if envit.pending:
        if _why_not_asked(state, envit, ruleset.envit.answers, seat) is not None:
            return []
        return [*_ANSWERS[seat], *_envit_raises(state, seat)]
    actions: list[SeatAction] = []
    if not envit.calls and _why_not_open_envit(state, seat) is None:
        actions += _envit_raises(state, seat)
    if _why_not_call_truc(state, seat) is None:
        if truc.pending:
            actions += _ANSWERS[seat]
        actions += ruleset.truc_raises[seat][len(truc.calls)]
    return actions


def _envit_raises(state: State, seat: Seat) -> Sequence[Raise]:
    """The rungs of the envit that a seat may say which may speak."""
    ruleset = state.ruleset
    last = state.round.envit.rung
    if not ruleset.limits_rungs:
        return ruleset.envit_raises[seat][last]
    return [
        Raise(seat, rung.id, amount)
        for rung in ruleset.envit_rungs_after[last]
        for amount in (_amounts(state, seat) if rung.id == FREE else (0,))
        if _why_not_worth(state, seat, rung, amount) is None
    ]


def _amounts(state: State, seat: Seat) -> range:
    """The amounts of a free raise that could be legal."""
    return range(1, free_limit(state) - envit_worth(state, state.round.envit.calls, seat.team) + 1)


# The truc


def _why_not_call_truc(state: State, seat: Seat) -> Reason | None:
    """Why a seat that may speak may not call or raise the truc, whatever the rung.

    Rule: truc.when, common.raising-right
    """
    current = state.round
    truc = current.truc
    if current.envit.pending:
        return _ENVIT_PENDING
    if truc.pending:
        return _why_not_asked(state, truc, state.ruleset.truc.answers, seat)
    if truc.calls and truc.calls[-1].seat.team is seat.team:
        return _OWN_RAISE
    if current.phase is _LAST_RAISE:
        return None if current.asked[0] == seat else Reason.NOT_ASKED
    when = state.ruleset.truc.when
    if when is _OWN_TURN:
        return None if seat == current.turn else Reason.OUT_OF_TURN
    return None if _is_moment(current, when, seat) else Reason.OUT_OF_TURN


def _is_moment(current: Round, when: TrucWhen, seat: Seat) -> bool:
    """Rule: truc.when"""
    if when is TrucWhen.AROUND_OWN_CARD:
        return seat in (current.turn, current.just_played)
    return when is TrucWhen.ANY_TIME or (seat == current.ma and not current.tricks[0].plays)


# The envit


def _why_not_call_envit(state: State, seat: Seat) -> Reason | None:
    """Why a seat that may speak may neither open nor raise the envit, whatever the rung."""
    envit = state.round.envit
    if envit.pending:
        return _why_not_asked(state, envit, state.ruleset.envit.answers, seat)
    return _ENVIT_CLOSED if envit.calls else _why_not_open_envit(state, seat)


def _why_not_open_envit(state: State, seat: Seat) -> Reason | None:
    """Rule: envit.openers, envit.with-truc, common.envit-before-card"""
    current = state.round
    if current.phase is not _PLAY or len(current.held[seat]) < len(current.dealt[seat]):
        return _ENVIT_CLOSED
    if current.truc.calls:
        if reason := _why_not_open_beside_truc(state, seat):
            return reason
    elif seat != current.turn:
        return Reason.OUT_OF_TURN
    ruleset = state.ruleset
    if ruleset.envit.openers is _ANY_OPENER:
        return None
    is_last = distance(current.ma, seat, ruleset.seats) >= ruleset.seats - 2
    return None if is_last else Reason.NOT_OPENER


def _why_not_open_beside_truc(state: State, seat: Seat) -> Reason | None:
    """Rule: envit.with-truc"""
    with_truc = state.ruleset.envit.with_truc
    if with_truc is _CLOSED:
        return _ENVIT_CLOSED
    truc = state.round.truc
    on_turn = None if seat == state.round.turn else Reason.OUT_OF_TURN
    if with_truc in _AFTER_ACCEPTED:
        return _why_not_answer_with_envit(truc, with_truc, seat) if truc.pending else on_turn
    if not truc.pending or truc.taken or _has_spoken(truc, seat):
        return _ENVIT_CLOSED
    if truc.raiser is seat.team:
        return Reason.ANSWER_FIRST
    return None if with_truc is EnvitWithTruc.WAITS else on_turn


def _why_not_answer_with_envit(truc: Wager, with_truc: EnvitWithTruc, seat: Seat) -> Reason | None:
    """Why a seat may not open the envit before a pending truc, where it may once that is accepted.

    Rule: envit.with-truc
    """
    is_asked = truc.raiser is not seat.team and not _has_spoken(truc, seat)
    waits = with_truc is EnvitWithTruc.WAITS_AND_AFTER
    return None if waits and is_asked else Reason.ANSWER_FIRST


def _has_spoken(truc: Wager, seat: Seat) -> bool:
    """Whether a seat has called or answered the truc in this round."""
    return any(call.seat == seat for call in truc.calls) or heard_from(truc, seat) is not None


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
