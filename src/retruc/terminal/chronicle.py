"""The log: what happened, one short line each."""

from collections.abc import Iterable
from typing import NamedTuple

from retruc.game import (
    CamaWon,
    Card,
    CardCovered,
    CardPlayed,
    CardsStacked,
    CotoWon,
    EnvitClaimed,
    Event,
    HiddenCardShown,
    PedresScored,
    RoundDealt,
    Seat,
    TrickTied,
    TrickWon,
)
from retruc.terminal.brush import Brush, person, side_ink, side_name, who
from retruc.terminal.canvas import Canvas
from retruc.terminal.cards import mark, short
from retruc.terminal.palette import Ink
from retruc.terminal.targets import Button
from retruc.terminal.view import View
from retruc.words import Spoken, Words, spoken


class Line(NamedTuple):
    """One line: who, in a team's colour, and what."""

    who: str
    what: str
    ink: Ink


_NAME_WIDTH = 7
_HIDDEN = "▒▒"


def log_lines(events: Iterable[Event], view: View, brush: Brush) -> list[Line]:
    """Tell the events that belong in the log. Looks and senyes are not told: they pass."""
    return [line for event in events if (line := _line(event, view, brush)) is not None]


def paint_log(view: View, brush: Brush, width: int, height: int) -> Canvas:
    """Draw the last lines of the round under its number."""
    canvas = Canvas(width, height, brush.palette, Ink.PAPER)
    canvas.box(0, 0, width, height, Ink.LINE)
    if view.observation.number:
        title = f" {brush.say('round', number=view.observation.number)} "
        canvas.put(2, 0, title, Ink.PAPER_STRONG)
    lines = log_lines(view.events, view, brush)[-(height - 2) :]
    for y, line in enumerate(lines, start=1):
        draw_line(canvas, line, y)
    canvas.aim(0, 0, width, height, Button.LOG)
    return canvas


def draw_line(canvas: Canvas, line: Line, y: int) -> None:
    """Write one line of the log inside a frame."""
    after = canvas.put(2, y, line.who.ljust(_NAME_WIDTH) + " " if line.who else "", line.ink)
    ink = Ink.PAPER if line.who else Ink.PAPER_DIM
    canvas.put(after, y, line.what[: canvas.width - after - 1], ink)


def covered_text(card: Card | None, words: Words) -> str:
    """A card that lies face down; who may know it reads it in brackets."""
    return _HIDDEN if card is None else f"({short(card, words)})"


def stack_text(event: CardsStacked) -> str:
    """Two cards laid at once, the one on top first: ``7●/(6Y)``."""
    if event.covered or event.top is None:
        return f"{_covered_mark(event.top)}/{_covered_mark(event.under)}"
    return f"{mark(event.top)}/{_covered_mark(event.under)}"


def _covered_mark(card: Card | None) -> str:
    return _HIDDEN if card is None else f"({mark(card)})"


def _line(event: Event, view: View, brush: Brush) -> Line | None:
    match event:
        case RoundDealt():
            name, you = view.name(event.dealer), person(view, event.dealer)
            return Line("", brush.say("log-deals", name=name, person=you), Ink.PAPER)
        case CardPlayed():
            return _of_seat(event.seat, short(event.card, brush.words), view, brush)
        case CardCovered():
            return _of_seat(event.seat, covered_text(event.card, brush.words), view, brush)
        case CardsStacked():
            return _of_seat(event.seat, stack_text(event), view, brush)
        case HiddenCardShown():
            return _of_seat(event.seat, f"▒→{short(event.card, brush.words)}", view, brush)
        case EnvitClaimed():
            cards = " ".join(map(mark, event.hand))
            return _of_seat(event.seat, cards, view, brush)
        case TrickWon() | TrickTied():
            return _trick_line(event, view, brush)
        case PedresScored():
            bet = brush.words.say(f"bet-{event.bet}")
            text = f"+{event.pedres} {bet}"
            return Line(side_name(view, brush, event.team), text, side_ink(view, event.team))
        case CamaWon():
            text = brush.say("log-cama")
            return Line(side_name(view, brush, event.team), text, side_ink(view, event.team))
        case CotoWon():
            text = brush.say("log-coto")
            return Line(side_name(view, brush, event.team), text, side_ink(view, event.team))
        case _ if isinstance(event, Spoken):
            text = brush.words.say("quoted", text=spoken(event, brush.words, view.ruleset))
            return _of_seat(event.seat, text.replace("!", ""), view, brush)
        case _:
            return None


def _of_seat(seat: Seat, what: str, view: View, brush: Brush) -> Line:
    return Line(who(view, brush, seat), what, side_ink(view, seat.team))


def _trick_line(event: TrickWon | TrickTied, view: View, brush: Brush) -> Line:
    winner = event.seat if isinstance(event, TrickWon) else None
    side = brush.say("tied") if winner is None else who(view, brush, winner)
    return Line("", f"── {brush.say('trick', trick=event.index + 1, side=side)}", Ink.PAPER_DIM)
