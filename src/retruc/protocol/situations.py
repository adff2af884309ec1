"""What a reader may do now, and what the table waits for, as it goes over the wire."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from retruc.engine import (
    Phase,
    Stake,
    State,
    is_over,
    is_true_sign,
    pending_wager,
    stake_of,
    standings,
)
from retruc.engine import Standing as Bets
from retruc.game import (
    Accept,
    Claim,
    Decide,
    Decline,
    Fold,
    Pass,
    PlayCard,
    Raise,
    Seat,
    SeatAction,
    StackCards,
    Tap,
    Team,
)
from retruc.protocol.messages import Offer, Situation, Standing
from retruc.protocol.telling import MOST_KEPT, Names, Teller, seat_mark
from retruc.record import format_word
from retruc.rulesets import Pays, Ruleset, SeenBy, Truth
from retruc.words import call_said, word_gloss

Kind = Literal["card", "cover", "stack", "call", "accept", "decline", "leave", "other"]

_KIND: dict[type[SeatAction], Kind] = {
    Accept: "accept",
    Decline: "decline",
    Raise: "call",
    Fold: "leave",
    StackCards: "stack",
}


class Moment(NamedTuple):
    """What the table waits for, beside the state of the game; all are told of it alike."""

    decision: int
    word: Seat | None
    """Whose turn or word it is."""
    asked: tuple[Seat, ...] = ()
    """For whom it waits."""
    may_wait: bool = False
    """Whether they may also say nothing."""
    is_played: bool = False
    """Whether anything can be done: not in a pause, nor when all is over."""
    remaining_ms: int | None = None
    clock_ms: int | None = None
    undo: Seat | None = None
    """Whose last card can be taken back."""


class Board(NamedTuple):
    """What stands at the table, as all who read one language are told it alike."""

    state: State
    call: str
    """The pending call, in a sentence; empty if there is none."""
    bets: list[Standing]


def board_of(state: State, teller: Teller, names: Names) -> Board:
    """Write what stands in this state."""
    bets = standings(state)
    return Board(state, _call(state, bets, teller, names), [_standing(bet, teller) for bet in bets])


def situation_of(
    board: Board,
    moment: Moment,
    teller: Teller,
    *,
    seat: Seat | None = None,
    legal: Sequence[SeatAction] = (),
    points: int | None = None,
) -> Situation:
    """Write what a reader may do.

    Args:
        board: What stands at the table.
        moment: What it waits for.
        teller: Of the reader's language.
        seat: The reader's; None for those who watch.
        legal: What the rules let that seat do.
        points: What its cards count for the envit.
    """
    state = board.state
    asked = seat is not None and seat in moment.asked
    question = asked and state.round.phase is not _CUT
    playing = seat is not None and moment.is_played
    return Situation(
        decision=moment.decision,
        word=None if moment.word is None else moment.word + 1,
        asked=question,
        may_wait=asked and moment.may_wait,
        pending=board.call or (_question(legal, teller) if question else ""),
        offers=offers(state, legal, teller) if legal else [],
        signs=_signs(state, seat, teller) if playing and seat is not None else [],
        may_look=playing and state.ruleset.seats > 2,
        bets=board.bets,
        points=points,
        remaining_ms=moment.remaining_ms,
        clock_ms=moment.clock_ms,
        undo=seat is not None and moment.undo is seat,
    )


_CUT = Phase.CUT  # looking a member up in its enum is slow


# Offers


def offers(state: State, legal: Sequence[SeatAction], teller: Teller) -> list[Offer]:
    """Write the legal actions of a seat, all free raises as one."""
    if not state.ruleset.has_free_raise:
        return [_offer(state, action, teller) for action in legal]
    found = []
    free = [action for action in legal if isinstance(action, Raise) and action.amount]
    for action in legal:
        if free and action in free[1:]:
            continue
        offer = _offer(state, action, teller)
        if free and action is free[0]:
            offer = _with_amounts(offer, free)
        found.append(offer)
    return found


_CARDS = (PlayCard, StackCards)


def _offer(state: State, action: SeatAction, teller: Teller) -> Offer:
    """Write one offer, or give it as it was written before."""
    stake = None if isinstance(action, _CARDS) else stake_of(state, action)
    key = (action, stake)
    offer = teller.offers.get(key)
    if offer is None:
        if len(teller.offers) >= MOST_KEPT:
            teller.offers.clear()
        offer = teller.offers[key] = Offer(
            word=format_word(action),
            kind=_kind(action),
            label=teller.narrator.label(action),
            worth=worth_text(stake, teller) if stake else "",
            gloss=word_gloss(teller.words, action),
            confirm=is_grave(action, state.ruleset),
        )
    return offer


def _with_amounts(offer: Offer, free: Sequence[Raise]) -> Offer:
    return Offer(
        word=offer.word,
        kind=offer.kind,
        label=offer.label,
        worth=offer.worth,
        gloss=offer.gloss,
        confirm=offer.confirm,
        amounts=[format_word(action) for action in free],
    )


def _kind(action: SeatAction) -> Kind:
    if isinstance(action, PlayCard):
        return "cover" if action.covered else "card"
    return _KIND.get(type(action), "other")


def worth_text(stake: Stake, teller: Teller) -> str:
    """Write what an action is worth: ``4``, ``−1``, or gains and losses where they differ."""
    if not stake.win:
        return f"−{stake.lose}"
    if stake.whole:
        return teller.say(f"whole-{stake.whole}")
    return str(stake.win) if stake.win == stake.lose else f"+{stake.win} −{stake.lose}"


def is_grave(action: SeatAction, ruleset: Ruleset) -> bool:
    """Whether a slip of the finger would cost so much that it is asked for twice."""
    if isinstance(action, Fold):
        return True
    if not isinstance(action, Raise):
        return False
    return ruleset.rung_by_id[action.rung][2].pays in (Pays.FALTA, Pays.JOCFORA)


# What is pending


def _worth(bet: Bets, teller: Teller) -> str:
    if isinstance(bet.worth, str):
        return teller.say(f"whole-{bet.worth}")
    return teller.say("pedres", pedres=bet.worth)


def _call(state: State, bets: Sequence[Bets], teller: Teller, names: Names) -> str:
    """Say what is pending and what it is worth if it is accepted; empty if nothing is."""
    wager = None if is_over(state) else pending_wager(state.round)
    if wager is None:
        return ""
    last = wager.calls[-1]
    call = call_said(teller.words, last.rung, state.ruleset, last.amount)
    worth = next((_worth(bet, teller) for bet in bets if _is_asked(bet, state)), "")
    return teller.say_named("play-asks", names, name=seat_mark(last.seat), call=call, worth=worth)


def _is_asked(bet: Bets, state: State) -> bool:
    """Whether this is the call that is to be answered: the envit goes before the truc."""
    return bet.outcome == "pending" and (bet.bet == "envit" or not state.round.envit.pending)


def _question(legal: Sequence[SeatAction], teller: Teller) -> str:
    """Ask what the reader is asked, where that is not simply to play a card."""
    kinds = {type(action) for action in legal}
    if Decide in kinds:
        return teller.say("play-ask-decide")
    if Claim in kinds:
        return teller.say("play-ask-claim")
    if Pass in kinds:
        return teller.say("play-ask-last-raise")
    if Tap in kinds:
        return teller.say("play-ask-tap")
    if StackCards in kinds:
        return teller.say("play-ask-stack")
    return teller.say("play-ask-deal-one") if kinds and not kinds & {PlayCard, Raise} else ""


# What stands


def _standing(bet: Bets, teller: Teller) -> Standing:
    return Standing(
        bet="truc" if bet.bet == "truc" else "envit",
        said="" if bet.rung is None else call_said(teller.words, bet.rung, teller.ruleset),
        outcome=bet.outcome,
        worth=_worth(bet, teller),
        team=None if bet.team is None else "A" if bet.team is Team.A else "B",
    )


def _signs(state: State, seat: Seat, teller: Teller) -> list[str]:
    """Ids of the signs that may be made now, as `why_illegal` would say of each."""
    senyes, current = state.ruleset.senyes, state.round
    if senyes.seen_by is SeenBy.NONE or current.phase is _CUT or seat in current.left:
        return []
    if state.seats == 2:
        return []
    if senyes.truth is Truth.FREE:
        return teller.signs
    held, dealt = current.held[seat], current.dealt[seat]
    return [
        name for name, sign in senyes.map.items() if is_true_sign(sign, held, dealt, state.ruleset)
    ]


__all__ = ["Board", "Moment", "board_of", "situation_of"]
