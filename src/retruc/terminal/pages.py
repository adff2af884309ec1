"""Pages of text: what sheets and help show, before it is broken into lines."""

import textwrap
from collections.abc import Iterable
from typing import NamedTuple

from retruc.terminal.canvas import Canvas
from retruc.terminal.palette import Ink, Palette


class Row(NamedTuple):
    """A paragraph. What is in *start* stands before it, and further lines are set in below it."""

    text: str = ""
    ink: Ink = Ink.PAPER
    start: str = ""
    start_ink: Ink = Ink.PAPER_STRONG


class Page(NamedTuple):
    """A page with its title."""

    title: str
    rows: tuple[Row, ...]


def heading(text: str) -> Row:
    """A row that names what follows."""
    return Row(text, Ink.PAPER_STRONG)


def table_rows(pairs: Iterable[tuple[str, str]], ink: Ink = Ink.PAPER_STRONG) -> list[Row]:
    """Rows of two columns: terms of one width, and what is said of each."""
    rows = list(pairs)
    wide = max((len(term) for term, _ in rows), default=0)
    return [Row(text, start=f"{term:<{wide}}  ", start_ink=ink) for term, text in rows]


def paint_rows(rows: Iterable[Row], palette: Palette, width: int) -> Canvas:
    """Write rows one below the other, as high as it takes."""
    lines: list[tuple[str, Ink, str, Ink]] = []
    for row in rows:
        indent = len(row.start)
        broken = textwrap.wrap(row.text, max(width - indent, 8)) or [""]
        lines.append((row.start, row.start_ink, broken[0], row.ink))
        lines += [(" " * indent, row.ink, line, row.ink) for line in broken[1:]]
    canvas = Canvas(width, len(lines), palette, Ink.PAPER)
    for y, (start, start_ink, text, ink) in enumerate(lines):
        canvas.put(canvas.put(0, y, start, start_ink), y, text, ink)
    return canvas
