"""`Board`: a widget that shows a canvas and says what was clicked on it."""

from collections.abc import Callable
from typing import Any

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from retruc.terminal.canvas import Canvas

Painter = Callable[[int, int], Canvas]
"""Draws a canvas of the width and height that there are."""


class Board(Widget):
    """Shows what its painter draws; draws anew when told to, or when its size changes."""

    class Pressed(Message):
        """Something on the board was clicked."""

        def __init__(self, target: Any) -> None:
            super().__init__()
            self.target = target

    def __init__(self, paint: Painter, *, id: str | None = None, classes: str = "") -> None:
        super().__init__(id=id, classes=classes)
        self._paint = paint
        self._canvas: Canvas | None = None

    @property
    def canvas(self) -> Canvas:
        """What is shown."""
        size = self.size
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (size.width, size.height):
            canvas = self._paint(size.width, size.height)
            self._canvas = canvas
        return canvas

    def draw(self) -> None:
        """Draw anew: what the painter looks at has changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        canvas = self.canvas
        if not 0 <= y < canvas.height:
            return Strip.blank(self.size.width)
        return Strip([Segment(run.text, run.style) for run in canvas.runs(y)], canvas.width)

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        target = self.canvas.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.post_message(self.Pressed(target))
