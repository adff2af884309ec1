"""The table on the screen: boards around a cloth, and what a press on them does."""

from collections.abc import Callable
from time import monotonic

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen

from retruc.game import (
    CardCovered,
    CardPlayed,
    CardsStacked,
    Event,
    Gesture,
    Look,
    RoundDealt,
    Seat,
    SignMade,
)
from retruc.rulebook import marking_of
from retruc.rulesets import Marking
from retruc.terminal.account import coto_account, round_account, thoughts_pages
from retruc.terminal.board import Board
from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.choosing import Chooser
from retruc.terminal.chronicle import paint_log
from retruc.terminal.cloth import paint_cloth
from retruc.terminal.controls import Controls
from retruc.terminal.course import Course
from retruc.terminal.fingers import Pressed, press, press_key
from retruc.terminal.foot import paint_foot, paint_tallies, paint_too_small
from retruc.terminal.hand import paint_hand
from retruc.terminal.opening import sheet_for
from retruc.terminal.pages import Page
from retruc.terminal.palette import Palette
from retruc.terminal.panel import paint_panel
from retruc.terminal.scoreboard import paint_score
from retruc.terminal.session import Session
from retruc.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from retruc.terminal.sheets import Curtain, Result, Sheet, answer_to, key_of
from retruc.terminal.targets import Act, Button, LookAt
from retruc.terminal.view import View

SIGN_S = 1.5
"""Seconds for which a face makes a gesture."""


_UNDER_HELP_S = 1
"""Seconds after which an account whose time is over looks again whether help lies over it."""

READ_S = 6
"""Seconds for which an account is shown where there are bots alone."""

GRACE_S = 0.4
"""Seconds after a new question in which arrows and Enter, meant for something else, do nothing."""


class _Account(Sheet[Result]):
    """How a round or the coto was settled. The help may be read over it, and it waits below."""

    def __init__(
        self,
        pages: list[Page],
        table: "TableScreen",
        *,
        default: Result,
        hint: str,
        answers: dict[str, Result] | None = None,
        seconds: float | None = None,
    ) -> None:
        super().__init__(
            pages, table.brush, default=default, hint=hint, answers=answers, seconds=seconds
        )
        self._table = table

    def on_key(self, event: events.Key) -> None:
        """Open the help; all other keys do what they do on every sheet."""
        if key_of(event) != "?":
            return
        event.stop()
        event.prevent_default()
        table = self._table
        sheet = sheet_for(Button.HELP, table.session, table.view, table.brush)
        if sheet is not None and self.app.screen is self:
            self.app.push_screen(sheet)

    def close(self, result: Result) -> None:
        """Close, but not from under the help."""
        if self._is_closed or self.app.screen is self:
            super().close(result)
        else:
            self.set_timer(_UNDER_HELP_S, lambda: self.close(result))


class TableScreen(Screen[bool]):
    """One coto, from the first deal to the last account. The result says whether to play again."""

    class ButtonPressed(Message):
        """A button that concerns the whole application was pressed."""

        def __init__(self, button: Button) -> None:
            super().__init__()
            self.button = button

    def __init__(
        self,
        session: Session,
        brush: Brush,
        *,
        fast: bool,
        kept_at: str,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.session = session
        self.brush = brush
        self.controls = Controls()
        self.course = Course(session, self, fast=fast)
        self.view = session.view(self.course.seat)
        self._fast = fast
        self._kept_at = kept_at
        self._clock = clock
        self._asked_at = -GRACE_S
        self._faces: dict[Seat, str] = {}

    # What is shown

    def compose(self) -> ComposeResult:
        """Lay the boards out; the style sheet gives them their sizes."""
        with Vertical(id="room"):
            yield Board(self._painter(paint_score), id="score")
            with Horizontal(id="middle"):
                yield Board(self._painter(paint_cloth), id="cloth")
                with Vertical(id="side"):
                    yield Board(self._painter(paint_tallies), id="tallies")
                    yield Board(self._painter(paint_log), id="log")
            with Horizontal(id="bottom"):
                yield Board(self._handy_painter(paint_hand), id="hand")
                yield Board(self._handy_painter(paint_panel), id="panel")
            yield Board(self._painter(paint_foot), id="foot")
        yield Board(self._paint_too_small, id="too-small")

    def _painter(
        self, paint: Callable[[View, Brush, int, int], Canvas]
    ) -> Callable[[int, int], Canvas]:
        return lambda width, height: paint(self.view, self.brush, width, height)

    def _handy_painter(
        self, paint: Callable[[View, Brush, Controls, int, int], Canvas]
    ) -> Callable[[int, int], Canvas]:
        return lambda width, height: paint(self.view, self.brush, self.controls, width, height)

    def _paint_too_small(self, width: int, height: int) -> Canvas:
        return paint_too_small(self.brush, width, height, (LEAST_WIDTH, LEAST_HEIGHT))

    def redraw(self) -> None:
        """Look at the table anew, and draw what is seen."""
        view = self.session.view(self.course.seat)
        if view.asked and not (self.view.asked and view.offers == self.view.offers):
            self._asked_at = self._clock()
            self.controls = Controls(paused=self.controls.paused)
        self.view = view._replace(faces=dict(self._faces))
        for board in self.query(Board):
            board.draw()

    def paint_with(self, palette: Palette) -> None:
        """Take other colours."""
        self.brush = self.brush._replace(palette=palette)
        self.redraw()

    def on_mount(self) -> None:
        """Begin."""
        self.set_class(marking_of(self.session.ruleset) is Marking.EIGHT_AND_NINE, "-tallied")
        self.course.hide(hidden=self._is_too_small)
        self._play()

    def on_resize(self, _: events.Resize) -> None:
        """Use the room that there is; say so where the table does not fit."""
        size = self.app.size
        self.set_class(size.width >= 100, "-wide")
        self.set_class(size.width >= 120, "-widest")
        self.set_class(size.height >= 30, "-high")
        self.set_class(size.height >= 38, "-highest")
        self.set_class(self._is_too_small, "-too-small")
        self.course.hide(hidden=self._is_too_small)

    @property
    def _is_too_small(self) -> bool:
        width, height = self.app.size
        return width < LEAST_WIDTH or height < LEAST_HEIGHT

    # The course of the coto

    @work(exclusive=True)
    async def _play(self) -> None:
        await self.course.run()
        self.redraw()
        page = coto_account(self.view, self.brush, self._kept_at)
        hint = self.brush.say("end-hint")
        again = await answer_to(
            self.app, _Account([page], self, default=False, hint=hint, answers={"j": True})
        )
        self.dismiss(again)

    def react(self, event: Event) -> None:
        """Make the face of a senya for a moment; let go of what was armed when cards move."""
        match event:
            case SignMade():
                self._faces[event.seat] = self.session.ruleset.senyes.map[event.sign].gesture
                self.set_timer(SIGN_S, lambda: self._rest_face(event.seat))
            case RoundDealt() | CardPlayed() | CardCovered() | CardsStacked():
                self.controls = Controls(paused=self.controls.paused)
            case _:
                pass

    def _rest_face(self, seat: Seat) -> None:
        self._faces.pop(seat, None)
        self.redraw()

    async def draw_curtain(self, seat: Seat) -> None:
        """Hide the table until the player of *seat* is in front of it."""
        await answer_to(self.app, Curtain(self.session.names[seat], self.brush))

    async def read_account(self) -> None:
        """Show how the round was settled, until it has been read; not to bots in a hurry."""
        watches = not self.session.humans
        if watches and self._fast:
            return
        thoughts = thoughts_pages(self.view, self.brush)
        pages = [round_account(self.view, self.brush), *thoughts]
        hint = self.brush.say("account-hint" if thoughts else "go-on")
        await answer_to(
            self.app,
            _Account(
                pages,
                self,
                default=None,
                hint=hint,
                seconds=READ_S if watches else None,
            ),
        )

    # What is done at the keyboard

    def on_key(self, event: events.Key) -> None:
        """Carry out a key."""
        event.stop()
        event.prevent_default()
        if self._is_too_small:
            if key_of(event) == "q":
                self.post_message(self.ButtonPressed(Button.LEAVE))
            return
        key = key_of(event)
        if key in ("enter", "left", "right") and self._clock() < self._asked_at + GRACE_S:
            return
        self._carry_out(press_key(self.view, self.brush, self.controls, key))

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """Carry out a click."""
        self._carry_out(press(self.view, self.controls, message.target))

    def _carry_out(self, pressed: Pressed) -> None:
        self.controls = pressed.controls
        match pressed.command:
            case Act(action=action):
                self.course.act(action)
            case LookAt(seat=seat):
                self._look_at(seat)
            case Button.WAIT:
                self.course.stay_silent()
            case Button.TAKE_BACK:
                self.course.take_back()
            case Button.PAUSE:
                self.course.pause(paused=self.controls.paused)
            case Button() as button:
                self._open(button)
            case None:
                pass
        self.redraw()

    def _look_at(self, seat: Seat | None) -> None:
        """Look at a seat; at one that is looked at already: look away."""
        if self.course.seat is None:
            return
        now = self.view.observation.looks[self.course.seat]
        look = Look(self.course.seat, None if seat == now else seat)
        if look.at != now and look in self.view.gestures:
            self.course.gesture(look)

    def _open(self, button: Button) -> None:
        sheet = sheet_for(button, self.session, self.view, self.brush)
        if isinstance(sheet, Chooser):
            self.app.push_screen(sheet, self._make)
        elif sheet is not None:
            self.app.push_screen(sheet)
        else:
            self.post_message(self.ButtonPressed(button))

    def _make(self, gesture: Gesture | None) -> None:
        """Make the gesture that was chosen, if one was."""
        if gesture is not None:
            self.course.gesture(gesture)
            self.redraw()
