"""Choosing a senya to make, or something to say aloud."""

from collections.abc import Sequence
from string import ascii_lowercase
from textwrap import wrap
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from retruc.game import Gesture, MakeSign, Say, Seat
from retruc.terminal.board import Board
from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.faces import FaceSize, face_of, face_rows
from retruc.terminal.palette import Ink
from retruc.terminal.sheets import TEXT_WIDTH, Overlay, key_of
from retruc.terminal.view import View
from retruc.words import expression_gloss, expression_said, sign_name


class Choice(NamedTuple):
    """One line to choose."""

    gesture: Gesture
    term: str
    text: str
    face: tuple[str, ...] = ()


def sign_choices(view: View, brush: Brush) -> list[Choice]:
    """The senyes that may be made now: how each looks, and what it says."""
    choices = []
    for gesture in view.gestures:
        if isinstance(gesture, MakeSign):
            sign = view.ruleset.senyes.map[gesture.sign]
            how = brush.words.say(f"gesture-{sign.gesture}")
            meaning = sign_name(brush.words, gesture.sign)
            face = face_of(sign.gesture)
            choices.append(
                Choice(gesture, face.short, f"{meaning} · {how}", face_rows(face, FaceSize.SMALL))
            )
    return choices


def expression_choices(view: View, brush: Brush) -> list[Choice]:
    """What may be said aloud now, and what it means."""
    return [
        Choice(
            gesture,
            expression_said(brush.words, gesture.expression),
            expression_gloss(brush.words, gesture.expression),
        )
        for gesture in view.gestures
        if isinstance(gesture, Say)
    ]


def who_looks(view: View, brush: Brush) -> str:
    """Who would see a senya made now."""
    if view.seat is None:
        return ""
    looks = view.observation.looks
    names = [view.name(Seat(seat)) for seat, at in enumerate(looks) if at == view.seat]
    if not names:
        return brush.say("nobody-looks")
    return brush.say("these-look", names=brush.words.all_of(names))


class Chooser(Overlay[Gesture | None]):
    """A list on paper: letters or arrows choose, Escape leaves it."""

    def __init__(self, title: str, note: str, choices: Sequence[Choice], brush: Brush) -> None:
        super().__init__()
        self._title = title
        self._note = note
        self._choices = tuple(choices)
        self._brush = brush
        self._cursor = 0

    def compose(self) -> ComposeResult:
        """One board in a frame."""
        with Vertical(id="sheet"):
            yield Board(self._paint, id="chooser")

    def on_mount(self) -> None:
        """Take the height that the list needs."""
        self.on_resize()

    def on_resize(self) -> None:
        """Break the lines anew."""
        board = self.query_one(Board)
        room = board.size.width or TEXT_WIDTH
        lines = sum(len(self._broken(choice, room)) for choice in self._choices)
        board.styles.height = lines + 4

    @property
    def _text_x(self) -> int:
        """Where what is said of each choice begins."""
        return 6 + max((len(choice.term) for choice in self._choices), default=0)

    def _broken(self, choice: Choice, width: int) -> list[str]:
        return wrap(choice.text, max(width - self._text_x - 1, 8)) or [""]

    def _paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, self._brush.palette, Ink.PAPER)
        canvas.put(1, 0, self._title, Ink.PAPER_STRONG)
        canvas.put(0, 1, "─" * width, Ink.LINE)
        y = 2
        for index, choice in enumerate(self._choices):
            lines = self._broken(choice, width)
            ink = Ink.CURSOR if index == self._cursor else Ink.PAPER
            for row, line in enumerate(lines, start=y):
                canvas.put(0, row, f"{' ' * self._text_x}{line}".ljust(width), ink)
            canvas.put(1, y, ascii_lowercase[index], ink)
            canvas.put(4, y, choice.term, ink)
            if index != self._cursor:
                canvas.put(1, y, ascii_lowercase[index], Ink.PAPER_STRONG)
            canvas.aim(0, y, width, len(lines), index)
            y += len(lines)
        canvas.put(1, height - 1, self._note, Ink.PAPER_DIM)
        hint = self._brush.say("choose-hint")
        canvas.put(width - len(hint) - 1, height - 1, hint, Ink.PAPER_DIM)
        return canvas

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """Choose what was clicked."""
        message.stop()
        if isinstance(message.target, int):
            self.close(self._choices[message.target].gesture)

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, choose, or leave."""
        event.stop()
        event.prevent_default()
        key = key_of(event)
        letters = ascii_lowercase[: len(self._choices)]
        if key in ("up", "down") and self._choices:
            step = 1 if key == "down" else -1
            self._cursor = (self._cursor + step) % len(self._choices)
            self.query_one(Board).draw()
        elif key in ("enter", "space") and self._choices:
            self.close(self._choices[self._cursor].gesture)
        elif len(key) == 1 and key in letters:
            self.close(self._choices[letters.index(key)].gesture)
        elif key == "escape":
            self.close(None)
