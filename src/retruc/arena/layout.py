"""Figures and columns as the reports of the arena write them."""

from collections.abc import Sequence
from math import isfinite

from retruc.arena.intervals import Interval
from retruc.words import Words


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Write rows one under the other, the first column to the left and the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for first, *others in rows:
        cells = [text.rjust(width) for text, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines


def bounds(low: str, high: str, words: Words) -> str:
    """Write the bounds of an interval."""
    return words.say("arena-bounds", low=low, high=high)


def decimal(value: float, places: int, words: Words) -> str:
    """Write a number with so many places; a question mark where it is not known."""
    if not isfinite(value):
        return "?"
    return f"{value:.{places}f}".replace(".", words.say("decimal-mark"))


def signed(value: float, words: Words) -> str:
    """Write pedres with their sign; a question mark where they are not known."""
    if not isfinite(value):
        return "?"
    text = f"{value:+.2f}".replace("-", "−")
    return text.replace(".", words.say("decimal-mark"))


def percent(share: float, words: Words, *, places: int = 1) -> str:
    """Write a share."""
    return words.say("percent", number=decimal(100 * share, places, words))


def plus_minus(interval: Interval, words: Words) -> str:
    """Write an estimate and half the width of its interval: ``+0.81 ± 0.27``."""
    return f"{signed(interval.value, words)} ± {decimal(interval.high - interval.value, 2, words)}"
