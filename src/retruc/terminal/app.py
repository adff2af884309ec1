"""The Textual application: screens one after another, colours, and leaving."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from retruc.game import RetrucError
from retruc.terminal.brush import Brush
from retruc.terminal.pages import Page, Row
from retruc.terminal.palette import DARK, LIGHT, PLAIN, Palette
from retruc.terminal.sheets import Sheet
from retruc.terminal.sitting import Sitting
from retruc.terminal.table import TableScreen
from retruc.terminal.targets import Button
from retruc.words import Words


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
        self._plain = "NO_COLOR" in environ
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

    def on_mount(self) -> None:
        """Sit down."""
        self.set_class(self._palette is LIGHT, "-light")
        self._play()

    @work
    async def _play(self) -> None:
        """Play one coto after another, as long as somebody wants to."""
        again = True
        while again:
            sitting = self._sit()
            self.sitting = sitting
            brush = Brush(self._words.at(sitting.session.ruleset), self._palette)
            screen = TableScreen(
                sitting.session,
                brush,
                fast=self._fast,
                kept_at=str(sitting.keeper.path),
                clock=self._clock,
            )
            again = await self.push_screen_wait(screen)
            sitting.end()
        self.exit()

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
        leaves = await self.push_screen_wait(
            Sheet(
                [page],
                brush,
                default=False,
                hint=brush.say("leave-hint"),
                answers=dict.fromkeys(("q", "enter", brush.say("leave-yes")), True),
            )
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
    if "NO_COLOR" in environ:
        return PLAIN
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if ground in {"7", "15"} else DARK
