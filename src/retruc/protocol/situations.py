"""What a reader may do now, and what the table waits for, as it goes over the wire."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from retruc.engine import (
    Phase,
    Stake,
    State,
    counting_hand,
    envit_points,
    is_over,
    is_true_sign,
    legal_actions,
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
    Wager,
)
from retruc.protocol.messages import Offer, Situation, Standing
from retruc.protocol.telling import Names, Teller, printed, seat_mark
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


class Asking(NamedTuple):
    """What the table knows of a reader beside the state of the game."""

    seat: Seat | None
    """The reader's seat; None for those who watch."""
    decision: int
    word: Seat | None
    """Whose turn or word it is."""
    asked: bool = False
    may_wait: bool = False
    may_act: bool = False
    """Whether its offers and signs are to be given: not in a pause, nor when all is over."""
    remaining_ms: int | None = None
    clock_ms: int | None = None
    undo: bool = False


def situation_of(state: State, asking: Asking, teller: Teller, names: Names) -> Situation:
    """Write what a reader may do in this state."""
    seat = asking.seat
    legal: Sequence[SeatAction] = ()
    if seat is not None and asking.may_act and not is_over(state):
        legal = legal_actions(state, seat)
    playing = asking.may_act and not is_over(state)
    return Situation(
        decision=asking.decision,
        word=printed(asking.word),
        asked=asking.asked,
        may_wait=asking.may_wait,
        pending=_pending(state, asking, legal, teller, names),
        offers=offers(state, legal, teller) if legal else [],
        signs=_signs(state, seat) if playing and seat is not None else [],
        may_look=playing and seat is not None and state.seats > 2,
        bets=_standings(state, teller),
        points=_points(state, seat),
        remaining_ms=asking.remaining_ms,
        clock_ms=asking.clock_ms,
        undo=asking.undo,
    )


# Offers


def offers(state: State, legal: Sequence[SeatAction], teller: Teller) -> list[Offer]:
    """Write the legal actions of a seat, all free raises as one."""
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


def _offer(state: State, action: SeatAction, teller: Teller) -> Offer:
    stake = None if isinstance(action, PlayCard | StackCards) else stake_of(state, action)
    label, gloss = _label_and_gloss(action, teller)
    return Offer(
        word=format_word(action),
        kind=_kind(action),
        label=label,
        worth=worth_text(stake, action, teller) if stake else "",
        gloss=gloss,
        confirm=is_grave(action, state.ruleset),
    )


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


_LABELS: dict[tuple[str, str, Ruleset, str], tuple[str, str]] = {}
_MOST_LABELS = 10_000


def _label_and_gloss(action: SeatAction, teller: Teller) -> tuple[str, str]:
    key = (teller.words.language, teller.words.region, teller.ruleset, format_word(action))
    found = _LABELS.get(key)
    if found is None:
        if len(_LABELS) >= _MOST_LABELS:
            _LABELS.clear()
        found = (teller.narrator.label(action), word_gloss(teller.words, action))
        _LABELS[key] = found
    return found


def worth_text(stake: Stake, action: SeatAction, teller: Teller) -> str:
    """Write what an action is worth: ``4``, ``−1``, or gains and losses where they differ."""
    if isinstance(action, Decline | Fold):
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


def call_worth(state: State, teller: Teller) -> str:
    """Say what the pending call is worth if it is accepted; empty if none is pending."""
    for bet in standings(state):
        if bet.outcome == "pending" and (bet.bet == "envit" or not state.round.envit.pending):
            return _worth(bet, teller)
    return ""


def _worth(bet: Bets, teller: Teller) -> str:
    if isinstance(bet.worth, str):
        return teller.say(f"whole-{bet.worth}")
    return teller.say("pedres", pedres=bet.worth)


def _pending(
    state: State, asking: Asking, legal: Sequence[SeatAction], teller: Teller, names: Names
) -> str:
    if is_over(state):
        return ""
    wager = pending_wager(state.round)
    if wager is not None:
        return _pending_call(state, wager, teller, names)
    return _question(legal, teller) if asking.asked else ""


def _pending_call(state: State, wager: Wager, teller: Teller, names: Names) -> str:
    last = wager.calls[-1]
    call = call_said(teller.words, last.rung, state.ruleset, last.amount)
    text = teller.say(
        "play-asks", name=seat_mark(last.seat), call=call, worth=call_worth(state, teller)
    )
    return text.translate(names)


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


def _standings(state: State, teller: Teller) -> list[Standing]:
    """Say how the bets stand: the readers of a table ask one after the other, all the same."""
    asked, found = teller.standing
    if asked is not state:
        found = [_standing(bet, teller) for bet in standings(state)]
        teller.standing = (state, found)
    return found


def _standing(bet: Bets, teller: Teller) -> Standing:
    return Standing(
        bet="truc" if bet.bet == "truc" else "envit",
        said="" if bet.rung is None else call_said(teller.words, bet.rung, teller.ruleset),
        outcome=bet.outcome,
        worth=_worth(bet, teller),
        team=None if bet.team is None else "A" if bet.team is Team.A else "B",
    )


def _points(state: State, seat: Seat | None) -> int | None:
    if seat is None or not state.round.dealt or not state.ruleset.envit.on:
        return None
    return envit_points(counting_hand(state, seat), state.ruleset)


def _signs(state: State, seat: Seat) -> list[str]:
    """Ids of the signs that may be made now, as `why_illegal` would say of each."""
    senyes, current = state.ruleset.senyes, state.round
    if senyes.seen_by is SeenBy.NONE or current.phase is Phase.CUT or seat in current.left:
        return []
    if state.seats == 2:
        return []
    if senyes.truth is Truth.FREE:
        return list(senyes.map)
    held, dealt = current.held[seat], current.dealt[seat]
    return [
        name for name, sign in senyes.map.items() if is_true_sign(sign, held, dealt, state.ruleset)
    ]


__all__ = ["Asking", "call_worth", "is_grave", "offers", "situation_of", "worth_text"]
