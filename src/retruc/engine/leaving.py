"""Whether a seat may leave the round, pass, claim, decide or tap the deck."""

from retruc.engine.state import (
    WAITING,
    Phase,
    State,
    at_last_pedra,
    pending_wager,
)
from retruc.game import (
    Claim,
    DealOne,
    Decide,
    Fold,
    Pass,
    Reason,
    Seat,
    SeatAction,
    Tap,
    distance,
)
from retruc.rulesets import FoldScope, FoldWhen


def why_not_fold(state: State, action: Fold) -> Reason | None:
    """Why this seat may not leave the round.

    Rule: fold.scope, fold.when
    """
    current = state.round
    seat = action.seat
    fold = state.ruleset.fold
    if fold.scope is FoldScope.NONE:
        return Reason.NO_FOLD
    if current.phase is not Phase.PLAY and current.phase is not Phase.LAST_RAISE:
        return WAITING[current.phase]
    if seat in current.left:
        return Reason.SEAT_OUT
    if fold.when is FoldWhen.ANY_TIME:
        return None
    if pending_wager(current) is not None:
        return Reason.ANSWER_FIRST
    if current.phase is Phase.LAST_RAISE:
        if fold.scope is FoldScope.SEAT or fold.when is FoldWhen.BEFORE_FIRST_CARD:
            return Reason.FOLD_NOW
        return None if current.asked[0] == seat else Reason.NOT_ASKED
    if seat != current.turn:
        return Reason.FOLD_NOW
    has_played = len(current.held[seat]) < len(current.dealt[seat])
    return Reason.FOLD_NOW if has_played and fold.when is FoldWhen.BEFORE_FIRST_CARD else None


def why_not_pass(state: State, action: Pass) -> Reason | None:
    """Why there is nothing for this seat to let go by.

    Rule: ties.first, envit.reveal
    """
    current = state.round
    if current.phase not in (Phase.LAST_RAISE, Phase.CLAIM):
        return Reason.NO_PASS
    if pending_wager(current) is not None:
        return Reason.ANSWER_FIRST
    return None if current.asked[0] == action.seat else Reason.NOT_ASKED


def why_not_claim(state: State, action: Claim) -> Reason | None:
    """Why this seat may not show its envit.

    Rule: envit.reveal
    """
    current = state.round
    if current.phase is not Phase.CLAIM:
        return Reason.NO_CLAIM
    return None if current.asked[0] == action.seat else Reason.NOT_ASKED


def why_not_decide(state: State, action: Decide) -> Reason | None:
    """Why this team has nothing to decide.

    Rule: cama.last-pedra
    """
    decides = state.round.phase is Phase.DECIDE and action.seat.team in at_last_pedra(state)
    return None if decides else Reason.NO_DECISION


def why_not_tap(state: State, action: Tap) -> Reason | None:
    """Why the deck may not be tapped.

    Rule: deal.one-card
    """
    current = state.round
    cuts = distance(action.seat, current.dealer, state.seats) == 1
    if not _offers_one_card(state) or current.tapped:
        return Reason.NO_ONE_CARD
    return None if cuts else Reason.OUT_OF_TURN


def why_not_deal_one(state: State, action: DealOne) -> Reason | None:
    """Why the dealer may not deal one card each.

    Rule: deal.one-card
    """
    current = state.round
    if not _offers_one_card(state) or not current.tapped or current.one_card:
        return Reason.NO_ONE_CARD
    return None if action.seat == current.dealer else Reason.OUT_OF_TURN


def _offers_one_card(state: State) -> bool:
    return state.ruleset.deal.one_card and state.round.phase is Phase.CUT and min(state.need) >= 2


def word_actions(state: State, seat: Seat) -> list[SeatAction]:
    """Every word of this kind that this seat may say now."""
    words: list[SeatAction] = []
    match state.round.phase:
        case Phase.CUT:
            words = [Tap(seat)] if why_not_tap(state, Tap(seat)) is None else []
            words += [DealOne(seat)] if why_not_deal_one(state, DealOne(seat)) is None else []
        case Phase.DECIDE:
            if why_not_decide(state, Decide(seat, plays=True)) is None:
                words = [Decide(seat, plays=True), Decide(seat, plays=False)]
        case Phase.CLAIM:
            if why_not_claim(state, Claim(seat)) is None:
                words = [Claim(seat), Pass(seat)]
        case Phase.LAST_RAISE:
            words = [Pass(seat)] if why_not_pass(state, Pass(seat)) is None else []
    if state.ruleset.fold.scope is not FoldScope.NONE and why_not_fold(state, Fold(seat)) is None:
        words.append(Fold(seat))
    return words
