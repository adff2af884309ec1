"""A picture of what the arena came to. It needs matplotlib, an extra."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import isfinite, nan
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from retruc.arena.errors import need
from retruc.arena.intervals import Interval, Z, mean_interval
from retruc.arena.ladder import Ladder
from retruc.arena.match import Match
from retruc.arena.tally import Tally
from retruc.arena.tournament import Standings
from retruc.game import Fault, FaultError, Found
from retruc.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES = (".png", ".svg", ".pdf")
"""The formats, by how a file's name ends."""

_WIDTH, _ROW, _HEIGHT = 7.0, 0.45, 3.6
"""Inches: of a picture, of a bot in it, and how high one of a match is."""


class FigureError(FaultError):
    """A picture that cannot be drawn: ``bad-figure``."""


class _Dot(NamedTuple):
    """A bot, and its estimate."""

    name: str
    at: Interval


def check_figure(file: Path) -> None:
    """See to it that a picture can be drawn before a match is played for it.

    Raises:
        ExtraMissing: matplotlib is not installed.
        FigureError: the file's name says no format that we draw.
    """
    if file.suffix.lower() not in SUFFIXES:
        english = "expected a name that ends in {known}, found {found}"
        known = ", ".join(SUFFIXES)
        raise FigureError(Fault("bad-figure", english, known=known, found=Found(file.name)))
    need("matplotlib", "arena")


def draw_match(file: Path, match: Match, tally: Tally, words: Words) -> None:
    """Draw how the estimate of a match settles from deal to deal, with its interval of 95 %."""
    differences = tally.differences
    sums = accumulate(differences)
    squares = accumulate(difference * difference for difference in differences)
    found = [
        mean_interval(total, square, count, scale=1 / match.rounds_a_deal)
        for count, (total, square) in enumerate(zip(sums, squares, strict=True), 1)
    ]
    counts = range(1, len(found) + 1)

    def draw(axes: "Axes") -> None:
        axes.axhline(0, color="0.6", linewidth=0.8)
        axes.fill_between(
            counts,
            [interval.low if isfinite(interval.low) else nan for interval in found],
            [interval.high if isfinite(interval.high) else nan for interval in found],
            alpha=0.25,
        )
        axes.plot(counts, [interval.value for interval in found])
        axes.set_xlabel(words.say("arena-figure-deals"))
        axes.set_ylabel(words.say("arena-figure-pedres"))
        axes.set_title(words.say("arena-title", a=match.first, b=match.second))
        if len(found) > 1:
            last = found[-1]
            reach = 3 * max(last.high - last.low, 0.05)
            axes.set_ylim(min(last.low - reach, 0), max(last.high + reach, 0))

    _save(file, draw, _HEIGHT)


def draw_standings(file: Path, standings: Standings, words: Words) -> None:
    """Draw what each bot of a round robin gains, with its interval of 95 %, the best on top."""
    names = [entrant.name for entrant in standings.tournament.entrants]
    dots = [_Dot(names[bot], standings.pedres(bot)) for bot in standings.ranking()]
    _save_dots(file, dots, words.say("arena-mean"))


def draw_ladder(file: Path, ladder: Ladder, words: Words) -> None:
    """Draw the ratings of a ladder with their intervals of 95 %, the best on top."""
    dots = []
    for bot in ladder.ranking():
        mean, deviation = ladder.ratings[bot]
        interval = Interval(mean, mean - Z * deviation, mean + Z * deviation)
        dots.append(_Dot(ladder.entrants[bot].name, interval))
    _save_dots(file, dots, words.say("arena-rating"))


def _save_dots(file: Path, dots: Sequence[_Dot], label: str) -> None:
    rows = list(range(len(dots), 0, -1))

    def draw(axes: "Axes") -> None:
        values = [dot.at.value for dot in dots]
        below = [dot.at.value - dot.at.low for dot in dots]
        above = [dot.at.high - dot.at.value for dot in dots]
        axes.errorbar(values, rows, xerr=[below, above], fmt="o", capsize=3)
        axes.set_yticks(rows, [dot.name for dot in dots])
        axes.set_ylim(0.5, len(dots) + 0.5)
        axes.set_xlabel(label)
        axes.grid(axis="x", alpha=0.3)

    _save(file, draw, 1.2 + _ROW * len(dots))


def _save(file: Path, draw: Callable[["Axes"], None], height: float) -> None:
    """Draw without any screen, and write it: what is the same gives the same bytes."""
    from matplotlib import rc_context  # noqa: PLC0415 - an extra
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context({"svg.hashsalt": "retruc", "svg.fonttype": "none"}):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        dated = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}
        figure.savefig(file, metadata=dated[file.suffix.lower()[1:]])
