"""The cloth while it is drawn on: where each seat's things go, and how a text is put there."""

from retruc.game import Seat, distance, order_from
from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.palette import Ink
from retruc.terminal.seating import Align, Place, Spot, layout
from retruc.terminal.view import View

Part = tuple[str, Ink]
"""A piece of a line, and how it looks."""

ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}
"""By direction: columns to the right, rows down."""


class Felt:
    """One drawing of the cloth in progress; columns and rows count inside the rim."""

    def __init__(self, canvas: Canvas, view: View, brush: Brush) -> None:
        self.canvas = canvas
        self.view = view
        self.brush = brush
        self.width = canvas.width - 2
        self.height = canvas.height - 2
        self.seats = order_from(view.home, view.observation.seats)
        """From the reader on, in order of play."""
        self.corner = 0
        """Columns of the lowest row that the bets take."""
        self.places, self.size, self.face_size = layout(len(self.seats), self.width, self.height)

    def place(self, seat: Seat) -> Place:
        """Where the things of a seat go."""
        return self.places[distance(self.view.home, seat, len(self.seats))]

    def put(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write a text with its first cell at (x, y)."""
        self.canvas.put(x + 1, y + 1, text, ink)

    def write(self, spot: Spot, *parts: Part) -> None:
        """Write the pieces of a line at its anchor, moved where it would not fit."""
        width = sum(len(text) for text, _ in parts)
        x = spot.x
        if spot.align is Align.RIGHT:
            x -= width
        elif spot.align is Align.CENTRE:
            x -= width // 2
        x = max(min(x, self.width - width), 0)
        for text, ink in parts:
            self.put(x, spot.y, text, ink)
            x += len(text)

    def direction(self, seat: Seat, other: Seat) -> tuple[int, int]:
        """In which direction one seat sees another."""
        (x, y), (to_x, to_y) = self.place(seat).card, self.place(other).card
        # A row is about as high as two columns are wide.
        dx, dy = (to_x - x) / 2, to_y - y
        horizontal = 0 if abs(dx) * 2 < abs(dy) else (dx > 0) - (dx < 0)
        vertical = 0 if abs(dy) * 2 < abs(dx) else (dy > 0) - (dy < 0)
        return horizontal, vertical
