"""What is laid over the table: pages to read, choices to make, a curtain between two people."""

from asyncio import shield
from collections.abc import Sequence
from typing import TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen

from retruc.terminal.board import Board
from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.foot import paint_too_small
from retruc.terminal.pages import Page, paint_rows
from retruc.terminal.palette import Ink
from retruc.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH

Result = TypeVar("Result")

TEXT_WIDTH = 72
"""Columns of text on a sheet, where the terminal is wide enough."""


def key_of(event: events.Key) -> str:
    """A key by the character it prints, or else by its name."""
    if event.character is not None and event.is_printable and event.character != " ":
        return event.character.lower()
    return event.key


async def answer_to(app: App[None], screen: Screen[Result]) -> Result:
    """Lay a screen over the others, from a worker, and wait for its result.

    `App.push_screen_wait` would do the same, but first carries out in the worker what the
    application has put off, such as waiting for a screen to go. A worker that is stopped there
    stops that screen's own task with it, and so breaks off the leaving of the application.
    """
    return await shield(app.push_screen(screen, wait_for_dismiss=True))


class _PageBoard(Board):
    """A page as high as its text, inside something that scrolls."""

    def __init__(self, page: Page, brush: Brush) -> None:
        super().__init__(self._paint_page)
        self._rows = page.rows
        self._brush = brush
        self.fit()

    def _paint_page(self, width: int, _: int) -> Canvas:
        return paint_rows(self._rows, self._brush.palette, width)

    def turn(self, page: Page) -> None:
        """Show another page."""
        self._rows = page.rows
        self.fit()

    def fit(self) -> None:
        """Take the height that the text needs."""
        width = self.size.width or TEXT_WIDTH
        self.styles.height = max(self._paint_page(width, 0).height, 1)
        self.draw()

    def on_resize(self) -> None:
        """Break the text anew."""
        self.fit()


class Overlay(ModalScreen[Result]):
    """A screen over the table that closes once, however often it is told to."""

    _is_closed = False

    class Uncovered(Message):
        """This screen is on top now, or again."""

    def on_screen_resume(self) -> None:
        """Tell the application, which knows whether it fits."""
        self.post_message(self.Uncovered())

    def close(self, result: Result) -> None:
        """Give the result, unless one was given: keys may come faster than screens go."""
        if not self._is_closed:
            self._is_closed = True
            self.dismiss(result)


class Sheet(Overlay[Result]):
    """A frame of paper in the middle with pages in it, and below what the keys do.

    Left and right turn the page, up and down move it, and any key of *answers* closes the sheet
    with its value; so do Escape, Enter and the space bar with *default*, and *seconds* going by.
    """

    def __init__(
        self,
        pages: Sequence[Page],
        brush: Brush,
        *,
        default: Result,
        hint: str,
        answers: dict[str, Result] | None = None,
        seconds: float | None = None,
    ) -> None:
        super().__init__()
        self._pages = tuple(pages)
        self._brush = brush
        self._default = default
        self._answers = answers or {}
        self._hint = hint
        self._seconds = seconds
        self._index = 0

    def on_mount(self) -> None:
        """Close without a key after a while, where nobody plays."""
        if self._seconds is not None:
            self.set_timer(self._seconds, lambda: self.close(self._default))

    @property
    def titles(self) -> tuple[str, ...]:
        """What the pages are called."""
        return tuple(page.title for page in self._pages)

    def compose(self) -> ComposeResult:
        """Lay out the title, the page and the hint."""
        with Vertical(id="sheet"):
            yield Board(self._paint_title, id="sheet-title")
            with VerticalScroll(id="sheet-scroll"):
                yield _PageBoard(self._pages[0], self._brush)
            yield Board(self._paint_hint, id="sheet-hint")

    def _paint_title(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, self._brush.palette, Ink.PAPER)
        x = 0
        for index, page in enumerate(self._pages):
            chosen = index == self._index
            text = f" {page.title} "
            ink = Ink.CURSOR if chosen and len(self._pages) > 1 else Ink.PAPER_STRONG
            canvas.aim(x, 0, len(text), 1, index)
            x = canvas.put(x, 0, text, ink if chosen else Ink.PAPER_DIM) + 1
        canvas.put(0, 1, "─" * width, Ink.LINE)
        return canvas

    def _paint_hint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, self._brush.palette, Ink.PAPER)
        canvas.centre(0, height - 1, width, self._hint, Ink.PAPER_DIM)
        canvas.aim(0, 0, width, height, "close")
        return canvas

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """Turn to the page whose title was clicked, or close."""
        message.stop()
        if isinstance(message.target, int):
            self._turn(message.target)
        elif message.target == "close":
            self.close(self._default)

    def on_key(self, event: events.Key) -> None:
        """Answer, turn, scroll or close."""
        event.stop()
        event.prevent_default()
        key = key_of(event)
        scroll = self.query_one(VerticalScroll)
        if key in self._answers:
            self.close(self._answers[key])
        elif key in ("left", "right", "tab", "shift+tab"):
            step = 1 if key in ("right", "tab") else -1
            self._turn((self._index + step) % len(self._pages))
        elif key == "up":
            scroll.scroll_up(animate=False)
        elif key == "down":
            scroll.scroll_down(animate=False)
        elif key == "pageup":
            scroll.scroll_page_up(animate=False)
        elif key == "pagedown":
            scroll.scroll_page_down(animate=False)
        elif key in ("escape", "enter", "space", "q", "?"):
            self.close(self._default)

    def _turn(self, index: int) -> None:
        self._index = index
        self.query_one(_PageBoard).turn(self._pages[index])
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self.query_one("#sheet-title", Board).draw()


class TooSmall(ModalScreen[None]):
    """Lies over a sheet for as long as the terminal is too small to read it."""

    def __init__(self, brush: Brush) -> None:
        super().__init__()
        self._brush = brush

    def compose(self) -> ComposeResult:
        """One board over all."""
        yield Board(self._paint)

    def _paint(self, width: int, height: int) -> Canvas:
        return paint_too_small(self._brush, width, height, (LEAST_WIDTH, LEAST_HEIGHT))

    def on_key(self, event: events.Key) -> None:
        """Leave on q; no other key may answer what cannot be read."""
        event.stop()
        if key_of(event) == "q":
            self.app.exit()


class Curtain(Overlay[None]):
    """Hides the table while the keyboard goes from one person to the next."""

    def __init__(self, name: str, brush: Brush) -> None:
        super().__init__()
        self._who = name
        self._brush = brush

    def compose(self) -> ComposeResult:
        """One board over all."""
        yield Board(self._paint)

    def _paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, self._brush.palette, Ink.WOOD)
        middle = height // 2
        canvas.centre(0, middle - 2, width, f" {self._who} ", Ink.BALLOON)
        canvas.centre(0, middle, width, self._brush.say("curtain", name=self._who))
        canvas.centre(0, middle + 2, width, self._brush.say("curtain-key"), Ink.WOOD_DIM)
        canvas.aim(0, 0, width, height, "lift")
        return canvas

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """Lift the curtain."""
        message.stop()
        self.close(None)

    def on_key(self, event: events.Key) -> None:
        """Lift the curtain on Enter or the space bar."""
        event.stop()
        if event.key in ("enter", "space"):
            self.close(None)
