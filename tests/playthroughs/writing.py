"""One coto in full, to be read and compared: what is done, what is told, what each seat knows.

A line with `>` is an action. Below it: what is told and to whom, the state, and for each seat its
view, which is folded from what it was told, and what it may do.
"""

import random
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

from retruc.engine import Phase, State, actors, is_over, legal_actions, obliged, observer, start
from retruc.game import (
    SEATS,
    Call,
    Card,
    Deal,
    EnvitOutcome,
    Event,
    Look,
    MakeSign,
    Observation,
    Play,
    Say,
    Trick,
    TrucOutcome,
    Wager,
    format_hand,
)
from retruc.rulesets import catalogue, load
from tests.engine.support import word_of
from tests.properties.laws import told
from tests.properties.strategies import Move, play_round

FOLDER = Path(__file__).parent


class Coto(NamedTuple):
    """What is played: a whole coto of a ruleset, dealt and played by chance."""

    ruleset: str
    seed: int


SEEDS = {
    "balear": 3,
    "bar": 2605,
    "barajamos": 660,
    "bicicleta": 129,
    "catala": 2,
    "garrotxa": 2,
    "mallorca": 1151,
    "matarrata": 1,
    "menorca": 1906,
    "put-1674": 26,
    "put-1800": 1,
    "ribera-baixa": 401,
    "truc-1739": 1,
    "valencia-26": 1601,
}
"""Seeds that make a coto neither short nor too long to read, in which much happens. Where two cames
win, each team wins one, if by chance it comes to that before the reader tires."""
COTOS = {name: Coto(name, SEEDS.get(name, 1)) for name in catalogue()}


def path_of(coto: Coto) -> Path:
    return FOLDER / f"{coto.ruleset}.txt"


def text_of(coto: Coto) -> str:
    return "\n".join(_lines(coto)) + "\n"


def _lines(coto: Coto) -> Iterator[str]:
    ruleset = load(coto.ruleset)
    yield f"# {ruleset}, seed {coto.seed}; `scripts/playthroughs` plays it anew."
    chance = random.Random(f"{coto.ruleset} {coto.seed}")
    state = start(ruleset)
    views = [observer(state, seat) for seat in (*SEATS[: state.seats], None)]
    while not is_over(state):
        yield ""
        for move in play_round(state, chance, "timid"):
            views = [told(view, move.events) for view in views]
            yield from _step(move, views)
            state = move.after


def _step(move: Move, views: list[Observation]) -> Iterator[str]:
    yield f"> {_action(move)}"
    yield from (f"  {_event(event)}" for event in move.events)
    yield f"  = {_state(move.after)}"
    for view in views:
        yield f"  {'-' if view.seat is None else view.seat} {_view(view)}"
        if view.seat is not None and (words := _may(move.after, view)):
            yield f"    may {words}"


def _action(move: Move) -> str:
    match move.action:
        case Deal(hands=hands):
            return " ".join(format_hand(hand) for hand in hands)
        case Look(seat=seat, at=at):
            return f"{seat}:mira={0 if at is None else at}"
        case MakeSign(seat=seat, sign=sign):
            return f"{seat}:senya={sign}"
        case Say(seat=seat, expression=expression):
            return f"{seat}:diu={expression}"
        case action:
            return f"{action.seat}:{word_of(action)}"


def _event(event: Event) -> str:
    audience = event.audience
    to = "all" if audience is None else "".join(str(seat) for seat in sorted(audience)) or "nobody"
    values = (
        f"{field.name}={_value(getattr(event, field.name))}"
        for field in fields(event)
        if field.name != "audience"
    )
    return f"{to}: {type(event).__name__} {' '.join(values)}"


def _value(value: Any) -> str:
    match value:
        case EnvitOutcome() | TrucOutcome():
            shown = (
                f"{name}={_value(getattr(value, name))}"
                for name in _names(value)
                if getattr(value, name) is not None and getattr(value, name) is not False
            )
            return f"[{' '.join(shown)}]"
        case Card():
            return str(value)
        case tuple() if value and all(isinstance(part, Card) for part in value):
            return format_hand(value)
        case tuple():
            return "-".join(_value(part) for part in value)
    return str(value)


def _names(value: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(value))


def _state(state: State) -> str:
    current = state.round
    must = obliged(state)
    parts = {
        "round": current.number,
        "dealer": current.dealer,
        "score": _value(state.score),
        "cames": _value(state.cames),
        "phase": current.phase.name.lower().replace("_", "-"),
        "must": "" if must is None else must,
        "may": "".join(str(seat) for seat in actors(state)),
        "asked": "".join(str(seat) for seat in current.asked)
        if current.phase in (Phase.LAST_RAISE, Phase.CLAIM)
        else "",
        "held": " ".join(format_hand(hand) or "-" for hand in current.held),
        "winner": "" if state.winner is None else state.winner,
    }
    return " · ".join(f"{name} {value}" for name, value in parts.items() if value != "")


def _view(o: Observation) -> str:
    parts = {
        "round": o.number,
        "score": _value(o.score),
        "cames": _value(o.cames),
        "held": format_hand(o.held),
        "left with": "".join(map(str, o.cards_left)),
        "tricks": " ".join(map(_trick, o.tricks)),
        "envit": _wager(o.envit),
        "truc": _wager(o.truc),
        "gone": "".join(str(seat) for seat in sorted(o.left)),
        "passed": "".join(str(seat) for seat in sorted(o.passed)),
        "shown": " ".join(f"{seat}:{card}" for seat, card in o.shown),
        "claimed": " ".join(f"{seat}:{format_hand(hand)}" for seat, hand in o.claims),
        "decided": "" if o.decided == (None, None) else _value(o.decided),
        "tapped": "yes" if o.tapped else "",
        "looks": "" if not any(o.looks) else "".join("0" if a is None else str(a) for a in o.looks),
        "signs": " ".join(f"{seat}:{sign}" for seat, sign in o.signs),
        "said": " ".join(f"{seat}:{expression}" for seat, expression in o.said),
        "ended": "yes" if o.ended else "",
        "winner": "" if o.winner is None else str(o.winner),
    }
    return " · ".join(f"{name} {value}" for name, value in parts.items() if value != "")


def _trick(trick: Trick) -> str:
    result = f"={'=' if trick.winner is None else trick.winner}" if trick.closed else ""
    return f"[{trick.opener}; {' '.join(map(_play, trick.plays))}]{result}".replace("; ]", "]")


def _play(play: Play) -> str:
    card = "??" if play.card is None else str(play.card)
    if play.under is not None:
        card += f"/{play.under}"
    return f"{play.seat}:({card})" if play.covered else f"{play.seat}:{card}"


def _wager(wager: Wager) -> str:
    if not wager.calls:
        return ""
    mark = "?" if wager.pending else "-" if wager.declined else "!"
    heard = "".join(f" {answer.seat}{'+' if answer.accepts else '-'}" for answer in wager.heard)
    return " ".join(map(_call, wager.calls)) + mark + heard


def _call(call: Call) -> str:
    return f"{call.seat}:{call.rung}{call.amount or ''}"


def _may(state: State, view: Observation) -> str:
    assert view.seat is not None
    return " ".join(word_of(action) for action in legal_actions(state, view.seat))
