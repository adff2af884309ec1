"""A sheet of character cells that pictures are drawn on, and what a click on it means."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.style import Style

from retruc.terminal.palette import Ink, Palette


class Run(NamedTuple):
    """Neighbouring cells that look alike."""

    text: str
    style: Style


class Canvas:
    """Cells of one character each, all of *ground* at first. What falls outside is cut off."""

    def __init__(self, width: int, height: int, palette: Palette, ground: Ink) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.palette = palette
        ground_style = palette[ground]
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground_style] * self.width for _ in range(self.height)]
        self._targets: list[tuple[range, range, Hashable]] = []

    def put(self, x: int, y: int, text: str, ink: Ink | None = None) -> int:
        """Write *text* with its first cell at (x, y); give the column after it.

        An ink without a ground of its own leaves the ground as it is; None leaves all as it is.
        """
        if 0 <= y < self.height:
            chars, styles = self._chars[y], self._styles[y]
            for column, char in enumerate(text, start=x):
                if 0 <= column < self.width:
                    chars[column] = char
                    if ink is not None:
                        styles[column] = _over(styles[column], self.palette[ink])
        return x + len(text)

    def put_lines(self, x: int, y: int, lines: Sequence[str], ink: Ink) -> None:
        """Write lines one below the other."""
        for row, line in enumerate(lines, start=y):
            self.put(x, row, line, ink)

    def centre(self, x: int, y: int, width: int, text: str, ink: Ink | None = None) -> None:
        """Write *text* in the middle of *width* cells from x on, cut to fit."""
        text = text[:width]
        self.put(x + (width - len(text)) // 2, y, text, ink)

    def box(self, x: int, y: int, width: int, height: int, ink: Ink) -> None:
        """Draw a frame with round corners; what is inside stays."""
        self.put(x, y, f"╭{'─' * (width - 2)}╮", ink)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", ink)
            self.put(x + width - 1, row, "│", ink)
        self.put(x, y + height - 1, f"╰{'─' * (width - 2)}╯", ink)

    def aim(self, x: int, y: int, width: int, height: int, target: Hashable) -> None:
        """Say what a click in a rectangle means; what is said last lies on top."""
        self._targets.append((range(x, x + width), range(y, y + height), target))

    def target_at(self, x: int, y: int) -> Hashable | None:
        """What a click on a cell means, if anything."""
        for columns, rows, target in reversed(self._targets):
            if x in columns and y in rows:
                return target
        return None

    def place_of(self, target: Hashable) -> tuple[int, int] | None:
        """A cell whose click means *target*: the middle of its rectangle."""
        for columns, rows, found in self._targets:
            if found == target:
                return columns[len(columns) // 2], rows[len(rows) // 2]
        return None

    def runs(self, y: int) -> list[Run]:
        """One row, as runs of like cells."""
        runs: list[Run] = []
        chars, styles = self._chars[y], self._styles[y]
        start = 0
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] is not styles[start]:
                runs.append(Run("".join(chars[start:column]), styles[start]))
                start = column
        return runs

    @property
    def text(self) -> str:
        """All that is written, without styles."""
        return "\n".join("".join(row).rstrip() for row in self._chars)


@lru_cache(4096)
def _over(below: Style, above: Style) -> Style:
    return Style(bgcolor=below.bgcolor) + above if above.bgcolor is None else above
