"""One round as the referee reports it: values that JSON can hold."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from retruc.engine import State, Step, counting_hand, envit_points, envit_worth, truc_in_force
from retruc.game import (
    FREE,
    SEATS,
    TEAMS,
    Card,
    CardCovered,
    CardsStacked,
    EnvitOutcome,
    Event,
    Gesture,
    Outcome,
    Play,
    RoundEnded,
    Seat,
    SeatAction,
    TrickTied,
    TrickWon,
    TrucOutcome,
    Wager,
)
from retruc.rulesets import Covered, JocFora

RoundReport = dict[str, Any]
"""A round as docs/notation.md shows it: its fields, in their order."""

_LETTER = ("A", "B")


def finished_round(before: State, action: SeatAction | Gesture, step: Step) -> RoundReport:
    """Report the round that *action* ended; *before* is the state in which it was done."""
    tricks = _closed_tricks(before)
    for event in step.events:
        if type(event) is TrickWon:
            tricks.append(_trick(_opener(before, action), event.seat))
        elif type(event) is TrickTied:
            tricks.append(_trick(_opener(before, action), None))
    ended = next(event for event in step.events if type(event) is RoundEnded)
    return {
        **_beginning(before, finished=True),
        "tricks": tricks,
        "envit": _envit(_with_last_play(before, step.events), ended.envit, ended.envit.pedres),
        "truc": _truc(ended.truc, ended.truc.pedres),
        "gained": list(ended.gained),
        "score": list(ended.score),
        "cames": list(ended.cames),
    }


def round_in_play(state: State) -> RoundReport:
    """Report a round that goes on: what is decided, and what the bets stand at.

    An accepted bet has its worth and no winner yet; one that waits is worth what refusing it pays.
    """
    return {
        **_beginning(state, finished=False),
        "tricks": _closed_tricks(state),
        "envit": _envit(state, *_envit_so_far(state)),
        "truc": _truc(*_truc_so_far(state)),
        "gained": list(state.round.written),
        "score": list(state.score),
        "cames": list(state.cames),
    }


def _beginning(state: State, *, finished: bool) -> RoundReport:
    current = state.round
    return {
        "number": current.number,
        "dealer": current.dealer + 1,
        "ma": current.ma + 1,
        "finished": finished,
    }


# Tricks


def _closed_tricks(state: State) -> list[dict[str, Any]]:
    return [_trick(trick.opener, trick.winner) for trick in state.round.tricks if trick.closed]


def _trick(opener: Seat, winner: Seat | None) -> dict[str, Any]:
    if winner is None:
        return {"opener": opener + 1, "winner": None, "seat": None}
    return {"opener": opener + 1, "winner": _LETTER[winner & 1], "seat": winner + 1}


def _opener(before: State, action: SeatAction | Gesture) -> Seat:
    """Who opened the trick that *action* ended, be it that it was the only play on it."""
    trick = before.round.tricks[-1]
    return trick.opener if trick.plays else action.seat


# The envit


def _envit(state: State, envit: EnvitOutcome, pedres: int | None) -> dict[str, Any] | None:
    """Report the envit; *state* holds the cards that count for it."""
    ruleset = state.ruleset
    if not ruleset.envit.on:
        return None
    return {
        "outcome": envit.outcome,
        "rung": envit.rung,
        "points": {
            str(seat): envit_points(counting_hand(state, seat), ruleset)
            for seat in SEATS[: ruleset.seats]
        },
        "winner": None if envit.winner is None else _LETTER[envit.winner],
        "seat": None if envit.seat is None else envit.seat + 1,
        "pedres": pedres,
    }


def _envit_so_far(state: State) -> tuple[EnvitOutcome, int | None]:
    """What has become of the envit, and what it is worth; None if that depends on who wins."""
    envit = state.round.envit
    if not envit.calls:
        return EnvitOutcome(), 0
    rung = _said(envit)
    if envit.accepted:
        worths = {envit_worth(state, envit.calls, team) for team in TEAMS}
        return EnvitOutcome("accepted", rung), _only(worths)
    raiser = envit.calls[-1].seat.team
    worth = envit_worth(state, envit.calls[:-1], raiser)
    if envit.pending:
        return EnvitOutcome("pending", rung), worth
    return EnvitOutcome("declined", rung, raiser), worth


def _said(wager: Wager) -> str | None:
    last = wager.calls[-1]
    return f"{FREE}{last.amount}" if last.rung == FREE else last.rung


def _with_last_play(before: State, events: Iterable[Event]) -> State:
    """Put covered cards that ended the round on their trick: it may be that they do not count."""
    if before.ruleset.covered.mode is Covered.NONE:
        return before
    for event in events:
        match event:
            case CardCovered(seat, Card() as card):
                play = Play(seat, card, covered=True)
            case CardsStacked(seat, Card() as top, Card() as under, covered=True):
                play = Play(seat, top, covered=True, under=under)
            case _:
                continue
        draft = before.round.draft()
        *tricks, last = draft.tricks
        draft.tricks = (*tricks, replace(last, plays=(*last.plays, play)))
        return before.with_round(draft)
    return before


# The truc


def _truc(truc: TrucOutcome, pedres: int | None) -> dict[str, Any]:
    return {
        "outcome": truc.outcome,
        "rung": truc.rung,
        "winner": None if truc.winner is None else _LETTER[truc.winner],
        "by": truc.by,
        "pedres": pedres,
    }


def _truc_so_far(state: State) -> tuple[TrucOutcome, int | None]:
    """What has become of the truc, and what it is worth; None if that depends on who wins."""
    truc = state.round.truc
    worth = truc_in_force(state)
    pedres = _only(set(state.need)) if isinstance(worth, JocFora) else worth
    if truc.pending:
        return TrucOutcome("pending", truc.rung), pedres
    if truc.declined:
        return TrucOutcome("declined", truc.rung, by="declined"), pedres
    outcome: Outcome = "accepted" if truc.calls else "none"
    return TrucOutcome(outcome, truc.rung, by="tricks"), pedres


def _only(worths: set[int]) -> int | None:
    """The one worth that there is; None if there are several."""
    return worths.pop() if len(worths) == 1 else None
