"""A terminal's screen as SVG, cell by cell.

Lines and blocks are drawn, not written: written, they would leave gaps wherever the reader's font
is not as high or as wide as a cell. All lengths are in the units of the picture.
"""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from rich.segment import Segment
from rich.style import Style

WIDTH = 10
"""Of a cell."""

HEIGHT = 21
"""Of a cell."""

_FONTS = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"
_FONT_SIZE = 16.6
_BASELINE = 16
_LINE = 1.5
_HEAVY_LINE = 3
_MARGIN = 10
_TITLE = 34
_GROUND = "#1b1512"
_INK = "#e8dfd0"

_ARMS_BY_CHAR = {
    "─": "lr",
    "━": "lr",
    "│": "ud",
    "┃": "ud",
    "╌": "lr",
    "╎": "ud",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
    "├": "udr",
    "┤": "udl",
    "┬": "lrd",
    "┴": "lru",
    "┼": "lrud",
}
"""Towards which sides of its cell a line goes from the middle: left, right, up, down."""

_CURVES = {"╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu"}
_HEAVY = "┃━"
_DASHED = "╌╎"

_BLOCKS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "█": ((0, 0, 1, 1),),
    "▀": ((0, 0, 1, 0.5),),
    "▄": ((0, 0.5, 1, 0.5),),
    "▌": ((0, 0, 0.5, 1),),
    "▐": ((0.5, 0, 0.5, 1),),
    "▂": ((0, 0.75, 1, 0.25),),
    "▙": ((0, 0, 0.5, 1), (0.5, 0.5, 0.5, 0.5)),
    "▛": ((0, 0, 1, 0.5), (0, 0.5, 0.5, 0.5)),
    "▜": ((0, 0, 1, 0.5), (0.5, 0.5, 0.5, 0.5)),
    "▟": ((0.5, 0, 0.5, 1), (0, 0.5, 0.5, 0.5)),
    "▮": ((0.2, 0.24, 0.6, 0.52),),
}
"""Parts of a cell that are filled: from where, and how wide and high, each from 0 to 1."""

_OPACITY_BY_SHADE = {"░": 0.25, "▒": 0.5, "▓": 0.75}


def svg_of(lines: Sequence[Sequence[Segment]], title: str) -> str:
    """Draw the lines of a screen in a window with a title."""
    columns = max(sum(len(segment.text) for segment in line) for line in lines)
    width = columns * WIDTH + 2 * _MARGIN
    height = len(lines) * HEIGHT + _TITLE + _MARGIN
    pieces = [piece for row, line in enumerate(lines) for piece in _line(row, line)]
    dots = "".join(
        f'<circle cx="{_MARGIN + 12 + 20 * place}" cy="{_TITLE / 2}" r="6" fill="{colour}"/>'
        for place, colour in enumerate(("#ff5f57", "#febc2e", "#28c840"))
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n'
        f"<style>text {{ font-family: {_FONTS}; font-size: {_FONT_SIZE}px; white-space: pre }}"
        " .b { font-weight: bold }</style>\n"
        f'<rect width="{width}" height="{height}" rx="8" fill="{_GROUND}"/>\n{dots}\n'
        f'<text x="{width / 2:g}" y="{_TITLE / 2 + 6:g}" fill="{_INK}" text-anchor="middle">'
        f"{escape(title)}</text>\n"
        f'<g transform="translate({_MARGIN} {_TITLE})">\n'
    )
    return head + "\n".join(pieces) + "\n</g>\n</svg>\n"


def _line(row: int, line: Sequence[Segment]) -> Iterator[str]:
    """Draw one line of the screen: its grounds first, then what stands on them."""
    cells = [(char, segment.style or Style()) for segment in line for char in segment.text]
    y = row * HEIGHT
    x = 0
    for ground, group in groupby(cells, key=lambda cell: _colours(cell[1])[1]):
        width = WIDTH * len(list(group))
        if ground:
            yield f'<rect x="{x}" y="{y}" width="{width}" height="{HEIGHT}" fill="{ground}"/>'
        x += width
    x = 0
    for (kind, style), group in groupby(cells, key=lambda cell: (_kind(cell[0]), cell[1])):
        text = "".join(char for char, _ in group)
        ink = _colours(style)[0]
        if kind == "text":
            yield _text(x, y, text, ink, is_bold=bool(style.bold))
        elif kind == "shape":
            for place, char in enumerate(text):
                yield _shape(x + place * WIDTH, y, char, ink)
        x += WIDTH * len(text)


def _kind(char: str) -> str:
    if char == " ":
        return "space"
    is_shape = any(char in shapes for shapes in (_ARMS_BY_CHAR, _CURVES, _BLOCKS))
    return "shape" if is_shape or char in _OPACITY_BY_SHADE else "text"


def _colours(style: Style) -> tuple[str, str]:
    """Of the ink and of the ground; no ground where it is the window's own."""
    ink, ground = (
        "" if colour is None or colour.is_default else colour.get_truecolor().hex
        for colour in (style.color, style.bgcolor)
    )
    return (ground or _GROUND, ink or _INK) if style.reverse else (ink or _INK, ground)


def _text(x: int, y: int, text: str, ink: str, *, is_bold: bool) -> str:
    weight = ' class="b"' if is_bold else ""
    return (
        f'<text x="{x}" y="{y + _BASELINE}" textLength="{WIDTH * len(text)}" fill="{ink}"{weight}>'
        f"{escape(text)}</text>"
    )


def _shape(x: int, y: int, char: str, ink: str) -> str:
    if char in _OPACITY_BY_SHADE:
        opacity = _OPACITY_BY_SHADE[char]
        return (
            f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="{ink}"'
            f' fill-opacity="{opacity}"/>'
        )
    if char in _BLOCKS:
        corners = "".join(
            f"M{x + left * WIDTH:g} {y + top * HEIGHT:g}h{wide * WIDTH:g}v{high * HEIGHT:g}"
            f"h{-wide * WIDTH:g}z"
            for left, top, wide, high in _BLOCKS[char]
        )
        return f'<path d="{corners}" fill="{ink}"/>'
    middle = f"{x + WIDTH / 2:g} {y + HEIGHT / 2:g}"
    ends = {
        "l": f"{x} {y + HEIGHT / 2:g}",
        "r": f"{x + WIDTH} {y + HEIGHT / 2:g}",
        "u": f"{x + WIDTH / 2:g} {y}",
        "d": f"{x + WIDTH / 2:g} {y + HEIGHT}",
    }
    if char in _CURVES:
        start, end = (ends[side] for side in _CURVES[char])
        path = f"M{start}Q{middle} {end}"
    else:
        path = "".join(f"M{middle}L{ends[side]}" for side in _ARMS_BY_CHAR[char])
    width = _HEAVY_LINE if char in _HEAVY else _LINE
    dashes = ' stroke-dasharray="3 2"' if char in _DASHED else ""
    return f'<path d="{path}" stroke="{ink}" stroke-width="{width}" fill="none"{dashes}/>'
