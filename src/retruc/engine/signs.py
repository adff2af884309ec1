"""Looks, senyes and expressions: whether they may be made, whether a senya is true, who sees it."""

from typing import assert_never

from retruc.engine.envit import envit_points
from retruc.engine.state import Phase, State
from retruc.game import SEATS, Audience, Hand, Look, MakeSign, Reason, Say, Seat
from retruc.rulesets import Ruleset, SeenBy, Sign, Truth


def is_true_sign(sign: Sign, held: Hand, dealt: Hand, ruleset: Ruleset) -> bool:
    """Whether all that a senya states holds for the cards held now, and its envit as dealt.

    Rule: senyes.truth
    """
    points = envit_points(dealt, ruleset)
    return (
        (not sign.any_of or any(card in held for card in sign.any_of))
        and all(card in held for card in sign.all_of)
        and not any(card in held for card in sign.none_of)
        and points >= sign.envit_from
        and (not sign.envit_to or points <= sign.envit_to)
    )


def sign_audience(state: State, signer: Seat) -> Audience:
    """Who sees a senya made at this instant; the signer always does.

    Rule: senyes.seen-by
    """
    seats = SEATS[: state.seats]
    match state.ruleset.senyes.seen_by:
        case SeenBy.ALL:
            return None
        case SeenBy.PARTNER:
            return frozenset(seat for seat in seats if seat.team is signer.team)
        case SeenBy.ATTENTION:
            looking = {seat for seat in seats if state.looks[seat] == signer}
            return frozenset(looking | {signer})
        case SeenBy.NONE:
            return frozenset({signer})
        case never:
            assert_never(never)


def why_not_look(state: State, action: Look) -> Reason | None:
    """Why nobody may look there."""
    if action.at is None:
        return None
    if action.at == action.seat:
        return Reason.OWN_SEAT
    return None if 0 <= action.at < state.seats else Reason.NO_SUCH_SEAT


def why_not_sign(state: State, action: MakeSign) -> Reason | None:
    """Why this senya may not be made.

    Rule: senyes.seen-by, senyes.map, senyes.truth
    """
    senyes = state.ruleset.senyes
    current = state.round
    if senyes.seen_by is SeenBy.NONE:
        return Reason.NO_SENYES
    if action.sign not in senyes.map:
        return Reason.UNKNOWN_SIGN
    if current.phase is Phase.CUT:
        return Reason.NOT_DEALT
    if action.seat in current.left:
        return Reason.SEAT_OUT
    if senyes.truth is Truth.FREE:
        return None
    held, dealt = current.held[action.seat], current.dealt[action.seat]
    is_true = is_true_sign(senyes.map[action.sign], held, dealt, state.ruleset)
    return None if is_true else Reason.FALSE_SIGN


def why_not_say(state: State, action: Say) -> Reason | None:
    """Why this may not be said."""
    if action.expression not in state.ruleset.senyes.expressions:
        return Reason.UNKNOWN_EXPRESSION
    return Reason.NOT_DEALT if state.round.phase is Phase.CUT else None
