"""What the rules allow: `why_illegal`, and `legal_actions`, `actors` and `obliged` that rest on it.

The rules themselves stand in `playing`, `calling`, `leaving` and `signs`, each once: what lists the
legal actions of a kind asks the same functions that say why an action is illegal.
"""

from collections.abc import Callable
from typing import Any

from retruc.engine.calling import call_actions, why_not_answer, why_not_raise
from retruc.engine.leaving import (
    why_not_claim,
    why_not_deal_one,
    why_not_decide,
    why_not_fold,
    why_not_pass,
    why_not_tap,
    word_actions,
)
from retruc.engine.playing import card_actions, why_not_play, why_not_stack
from retruc.engine.signs import why_not_look, why_not_say, why_not_sign
from retruc.engine.state import (
    Phase,
    State,
    at_last_pedra,
    cards_to_deal,
)
from retruc.engine.wagers import answering_seats
from retruc.game import (
    SEATS,
    Accept,
    Action,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    Gesture,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Reason,
    Say,
    Seat,
    SeatAction,
    StackCards,
    Tap,
    order_from,
)


def why_illegal(state: State, action: Action) -> Reason | None:
    """Say why the rules forbid *action* now; None if they allow it.

    Raises:
        KeyError: something that is no action was given.
    """
    check = _CHECKS[type(action)]
    if state.winner is not None:
        return Reason.COTO_OVER
    if not isinstance(action, Deal) and action.seat not in state.ruleset.places:
        return Reason.NO_SUCH_SEAT
    return check(state, action)


def why_not_deal(state: State, action: Deal) -> Reason | None:
    """Why these hands may not be dealt."""
    if state.round.phase is not Phase.CUT:
        return Reason.ALREADY_DEALT
    hands, each, seats = action.hands, cards_to_deal(state), state.ruleset.seats
    distinct = set().union(*hands)
    fits = (
        [*map(len, hands)] == [each] * seats
        and len(distinct) == each * seats
        and distinct <= state.ruleset.all_cards
    )
    return None if fits else Reason.BAD_DEAL


_PLAY = Phase.PLAY  # looking a member up in its enum is slow

_CHECKS: dict[type[Any], Callable[[State, Any], Reason | None]] = {
    Deal: why_not_deal,
    PlayCard: why_not_play,
    StackCards: why_not_stack,
    Raise: why_not_raise,
    Accept: why_not_answer,
    Decline: why_not_answer,
    Fold: why_not_fold,
    Pass: why_not_pass,
    Claim: why_not_claim,
    Decide: why_not_decide,
    Tap: why_not_tap,
    DealOne: why_not_deal_one,
    Look: why_not_look,
    MakeSign: why_not_sign,
    Say: why_not_say,
}


def legal_actions(state: State, seat: Seat) -> list[SeatAction]:
    """The game actions that this seat may do now; none if it may do nothing."""
    current = state.round
    if current.phase is _PLAY:
        calls = call_actions(state, seat)
        actions = card_actions(state, seat) + calls if seat == current.turn else calls
        return actions + word_actions(state, seat) if state.ruleset.folds else actions
    if state.winner is not None:
        return []
    return call_actions(state, seat) + word_actions(state, seat)


def legal_gestures(state: State, seat: Seat) -> list[Gesture]:
    """The looks, senyes and expressions that this seat may make now."""
    senyes = state.ruleset.senyes
    gestures: list[Gesture] = [Look(seat, None)]
    gestures += [Look(seat, other) for other in SEATS[: state.seats]]
    gestures += [MakeSign(seat, sign) for sign in senyes.map]
    gestures += [Say(seat, expression) for expression in senyes.expressions]
    return [gesture for gesture in gestures if why_illegal(state, gesture) is None]


# Who acts


def obliged(state: State) -> Seat | None:
    """The seat that must act; None when the cards must be dealt or the coto is over.

    With a call pending it is the first seat of the answering team after the caller.
    """
    current = state.round
    if current.envit.pending or current.truc.pending:
        return _answering(state)[0]
    if current.phase is _PLAY:
        return current.turn
    if state.winner is not None or current.phase is Phase.CUT:
        return None
    if current.phase is Phase.DECIDE:
        teams = at_last_pedra(state)
        return next(seat for seat in order_from(state.ma, state.seats) if seat.team in teams)
    return current.asked[0]


def actors(state: State) -> tuple[Seat, ...]:
    """Every seat that may act, in order of play from the obliged seat.

    A driver asks the others first, each of whom may stay silent, and the obliged seat last.
    """
    current = state.round
    ruleset = state.ruleset
    if not ruleset.speaks_out_of_turn:
        if current.envit.pending:
            return answering_seats(state, current.envit, ruleset.envit.answers)
        if current.truc.pending:
            if not ruleset.interrupts_truc:
                return answering_seats(state, current.truc, ruleset.truc.answers)
        elif current.phase is _PLAY:
            return (current.turn,)
    first = obliged(state)
    order = order_from(state.ma if first is None else first, state.seats)
    return tuple(seat for seat in order if legal_actions(state, seat))


def _answering(state: State) -> tuple[Seat, ...]:
    """The seats that may answer the pending call."""
    current = state.round
    if current.envit.pending:
        return answering_seats(state, current.envit, state.ruleset.envit.answers)
    return answering_seats(state, current.truc, state.ruleset.truc.answers)
