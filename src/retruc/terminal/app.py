"""The Textual application: screens one after another, colours, and leaving."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

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
    ) -> None:
        self._plain = "NO_COLOR" in environ
        super().__init__(ansi_color=True if self._plain else None)
        self._sit = sit
        self._fast = fast
        self._words = words
        self._palette = _first_palette(environ)
        self.sitting: Sitting | None = None

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
                sitting.session, brush, fast=self._fast, kept_at=str(sitting.keeper.path)
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
            case Button.LIGHT:
                self._change_light()
            case _:
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
                answers={"q": True},
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
