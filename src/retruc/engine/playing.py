"""Whether a seat may lay a card, and which."""

from collections.abc import Mapping

from retruc.engine.state import WAITING, Draft, Phase, State
from retruc.engine.tricks import must_stack
from retruc.game import PACK_CARDS, SEATS, Card, PlayCard, Reason, Seat, SeatAction, StackCards
from retruc.rulesets import Covered, Ruleset

# Looking a member up in its enum is slow.
_PLAY = Phase.PLAY
_ANSWER_FIRST = Reason.ANSWER_FIRST


def _plays(seat: Seat, *, covered: bool) -> Mapping[Card, PlayCard]:
    cards = [card for cards in PACK_CARDS.values() for card in cards]
    return {card: PlayCard(seat, card, covered) for card in cards}


# By seat and card: the same few actions are listed over and over.
_FACE_UP = tuple(_plays(seat, covered=False) for seat in SEATS)
_COVERED = tuple(_plays(seat, covered=True) for seat in SEATS)


def why_not_lay(state: State, seat: Seat) -> Reason | None:
    """Why this seat may lay no card at all, whichever it is."""
    current = state.round
    if current.phase is not _PLAY:
        return WAITING[current.phase]
    if current.envit.pending:
        return _ANSWER_FIRST
    if current.truc.pending and not (
        state.ruleset.truc.silent_accept and seat.team is not current.truc.raiser
    ):
        return _ANSWER_FIRST
    if seat == current.turn:
        return None
    return Reason.SEAT_OUT if seat in current.left else Reason.OUT_OF_TURN


def why_not_single(state: State, seat: Seat, *, covered: bool) -> Reason | None:
    """Why a seat that may lay a card may not lay a single one so, whichever it is.

    Rule: covered.mode, ties.first
    """
    ruleset = state.ruleset
    if ruleset.stacks and must_stack(ruleset, state.round):
        return Reason.MUST_STACK
    if not ruleset.covers:
        return Reason.NO_COVERED if covered else None
    if covered or not has_to_cover(ruleset, state.round, seat):
        return None
    return Reason.MUST_COVER


def has_to_cover(ruleset: Ruleset, current: Draft, seat: Seat) -> bool:
    """Whether all that this seat still lays must be covered, since it has covered a card.

    Rule: covered.mode
    """
    return ruleset.covered.mode is Covered.ALL_FOLLOWING and any(
        play.covered and play.seat == seat for trick in current.tricks for play in trick.plays
    )


def why_not_pile(state: State, seat: Seat, top: Card, under: Card) -> Reason | None:
    """Why a seat that may lay a card may not lay these two, one over the other.

    Rule: ties.first
    """
    if not must_stack(state.ruleset, state.round):
        return Reason.NO_STACK
    if {top, under} != set(state.round.held[seat]):
        return Reason.NOT_IN_HAND
    strength = state.ruleset.strength_by_card
    if strength[top] >= strength[under] or has_to_cover(state.ruleset, state.round, seat):
        return None
    return Reason.LOWER_ON_TOP


def why_not_play(state: State, action: PlayCard) -> Reason | None:
    """Why this card may not be played."""
    seat = action.seat
    if reason := why_not_lay(state, seat):
        return reason
    if action.card not in state.round.held[seat]:
        return Reason.NOT_IN_HAND
    if state.ruleset.lays_plainly and not action.covered:
        return None
    return why_not_single(state, seat, covered=action.covered)


def why_not_stack(state: State, action: StackCards) -> Reason | None:
    """Why these two cards may not be laid."""
    return why_not_lay(state, action.seat) or why_not_pile(
        state, action.seat, action.top, action.under
    )


def card_actions(state: State, seat: Seat) -> list[SeatAction]:
    """Every way in which this seat may lay cards now."""
    if why_not_lay(state, seat) is not None:
        return []
    ruleset = state.ruleset
    held = state.round.held[seat]
    face_up = _FACE_UP[seat]
    actions: list[SeatAction] = []
    if ruleset.lays_plainly:
        for card in held:
            actions.append(face_up[card])  # noqa: PERF401 - a comprehension takes twice as long
        return actions
    if ruleset.stacks and must_stack(ruleset, state.round):
        return [
            StackCards(seat, top, under)
            for top, under in (held, held[::-1])
            if why_not_pile(state, seat, top, under) is None
        ]
    if why_not_single(state, seat, covered=False) is None:
        actions += [face_up[card] for card in held]
    if why_not_single(state, seat, covered=True) is None:
        covered = _COVERED[seat]
        actions += [covered[card] for card in held]
    return actions
