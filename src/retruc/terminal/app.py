"""The Textual application: screens one after another, colours, and leaving."""

import asyncio
import signal
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import ClassVar

from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from retruc.game import RetrucError
from retruc.terminal.brush import Brush
from retruc.terminal.pages import Page, Row
from retruc.terminal.palette import DARK, LIGHT, PLAIN, Palette
from retruc.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH, is_without_colours
from retruc.terminal.sheets import Overlay, Sheet, TooSmall, answer_to
from retruc.terminal.sitting import Mended, Sitting
from retruc.terminal.table import READ_S, TableScreen
from retruc.terminal.targets import Button
from retruc.words import Words

ENDING = tuple(
    signal.Signals[name] for name in ("SIGINT", "SIGTERM", "SIGHUP") if name in dir(signal)
)
"""Signals that ask the program to end, as far as this system has them."""

_SIGNALLED = 128
"""What is added to the number of a signal to make an exit status, as shells do."""

_RESIZE_S = 0.3
"""Seconds after which a new size must have reached the screens."""


class Play(App[None]):
    """A table in the terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        sit: Callable[[], Sitting],
        words: Words,
        *,
        environ: Mapping[str, str],
        fast: bool = False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._plain = is_without_colours(environ)
        super().__init__(ansi_color=True if self._plain else None)
        self._sit = sit
        self._fast = fast
        self._clock = clock
        self._words = words
        self._palette = _first_palette(environ)
        self.sitting: Sitting | None = None
        self.fault: RetrucError | None = None
        """What ended the play, to be said once the screen is gone."""

    def _handle_exception(self, error: Exception) -> None:
        """Leave for what a sentence can explain; all else is a bug, and shows where it happened."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        if isinstance(cause, RetrucError):
            self.fault = cause
            self.exit()
        else:
            super()._handle_exception(error)

    def on_load(self) -> None:
        """Leave the terminal as it was also where somebody ends the program from outside."""
        loop = asyncio.get_running_loop()
        for number in ENDING:
            # Neither Windows nor a loop beside the main thread has these.
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self._leave_for, number)

    def _leave_for(self, number: int) -> None:
        """Leave as on Ctrl-C, and let the exit status say which signal it was."""
        self.exit(return_code=_SIGNALLED + number)

    def on_mount(self) -> None:
        """Sit down."""
        self.set_class(self._palette is LIGHT, "-light")
        self._play()

    def on_resize(self, _: events.Resize) -> None:
        """See to it that the screens learn the new size.

        Textual tells them by a timer of a few milliseconds, and where the machine is so busy that
        these go by before the timer looks at the clock, it never goes off.
        """
        self._mind_size()
        self.set_timer(_RESIZE_S, self._pass_size_on)

    def on_overlay_uncovered(self, _: Overlay.Uncovered) -> None:
        """See to it that what is uncovered can be read."""
        self._mind_size()

    def _mind_size(self) -> None:
        """Lay a notice over a sheet that does not fit, and take it away again.

        The table says so itself.
        """
        is_too_small = self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT
        if is_too_small and isinstance(self.screen, Overlay):
            self.push_screen(TooSmall(Brush(self._words, self._palette)))
        elif not is_too_small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def _pass_size_on(self) -> None:
        if not self.screen_stack:  # everything is closed already
            return
        for screen in self.screen_stack:
            screen.post_message(events.Resize(self.size, self.size))
        self._mind_size()

    @work
    async def _play(self) -> None:
        """Play one coto after another, as long as somebody wants to."""
        again = True
        while again:
            sitting = self._sit()
            self.sitting = sitting
            if sitting.mended is not None:
                await self._tell_of_cut(sitting.mended, watches=not sitting.session.humans)
            brush = Brush(self._words.at(sitting.session.ruleset), self._palette)
            screen = TableScreen(
                sitting.session,
                brush,
                fast=self._fast,
                kept_at=str(sitting.keeper.path),
                clock=self._clock,
            )
            again = await answer_to(self, screen)
            sitting.end()
        self.exit()

    async def _tell_of_cut(self, mended: Mended, *, watches: bool) -> None:
        """Say what was left out of the record, before the coto goes on."""
        brush = Brush(self._words, self._palette)
        path, kept = map(str, mended)
        page = Page(brush.say("record"), (Row(brush.say("cut-word", path=path, kept=kept)),))
        hint = brush.say("go-on")
        seconds = READ_S if watches else None
        await answer_to(self, Sheet([page], brush, default=None, hint=hint, seconds=seconds))

    def action_leave(self) -> None:
        """Leave at once. What was done is in the record already."""
        self.exit()

    def on_table_screen_button_pressed(self, message: TableScreen.ButtonPressed) -> None:
        """Carry out what concerns more than the table."""
        match message.button:
            case Button.QUIT:
                self._ask_to_leave()
            case Button.LEAVE:
                self.exit()
            case Button.LIGHT:
                self._change_light()
            case _:  # a sheet that this table does not have
                pass

    @work
    async def _ask_to_leave(self) -> None:
        brush = Brush(self._words, self._palette)
        page = Page(
            brush.say("leave"),
            (Row(brush.say("leave-keeps")), Row(), Row(brush.say("leave-sure"))),
        )
        leaves = await answer_to(
            self,
            Sheet(
                [page],
                brush,
                default=False,
                hint=brush.say("leave-hint"),
                answers=dict.fromkeys(("q", "enter", brush.say("leave-yes")), True),
            ),
        )
        if leaves:
            self.exit()

    def _change_light(self) -> None:
        """Change between dark and light."""
        if self._plain:
            return
        self._palette = LIGHT if self._palette is DARK else DARK
        self.set_class(self._palette is LIGHT, "-light")
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.paint_with(self._palette)


def _first_palette(environ: Mapping[str, str]) -> Palette:
    """The colours to begin with: none if so asked, else as the terminal says that it is."""
    if is_without_colours(environ):
        return PLAIN
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if ground in {"7", "15"} else DARK
