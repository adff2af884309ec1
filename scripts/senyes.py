"""What senyes are worth to a team of `taverna`, and what believing a liar's costs it.

Each line is a match on duplicate deals between two teams that differ in one habit or two. What is
counted is kept after every part, so that a run that was stopped goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from retruc.arena import Match, Tally, pedres_a_round, play_deal_pair
from retruc.bots.style import USUAL, Openly
from retruc.bots.taverna import Taverna
from retruc.rulesets import load, with_options

_PART = 250
"""Deals that are played before what was counted is kept."""

_SILENT = USUAL._replace(tells=False, lie=0.0, peek=0.0, heeds_partner=False, heeds_rivals=False)

STYLES = {
    "usual": USUAL,
    "deaf to rivals": USUAL._replace(heeds_rivals=False),
    "deaf and mute": _SILENT,
    "open": USUAL._replace(openly=Openly.TRUTH, lie=0.0, peek=0.0, heeds_rivals=False),
    "reader": _SILENT._replace(peek=1.0, heeds_rivals=True),
    "liar": _SILENT._replace(openly=Openly.LIES, lie=1.0),
}
"""How teams play that are measured.

Who is *deaf to rivals* does not believe what it catches. *Open* tells its partner the truth also
where rivals see it, *reader* watches rivals, believes their senyes and makes none, *liar* makes one
false senya a round to any rival who looks, and its partner knows better than to believe it.
"""


class Line(NamedTuple):
    """A match: who sees a senya, and the styles of both teams."""

    seen_by: str
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.seen_by}: {self.first} – {self.second}"


LINES = (
    Line("attention", "usual", "deaf and mute"),
    Line("partner", "usual", "deaf and mute"),
    Line("all", "open", "deaf and mute"),
    Line("all", "open", "reader"),
    Line("attention", "open", "deaf and mute"),
    Line("attention", "open", "reader"),
    Line("attention", "usual", "liar"),
    Line("attention", "deaf to rivals", "liar"),
    Line("attention", "reader", "liar"),
    Line("attention", "deaf and mute", "liar"),
    Line("all", "usual", "liar"),
    Line("all", "reader", "liar"),
    Line("all", "deaf and mute", "liar"),
)


def match_of(line: Line, *, deals: int, seed: int) -> Match:
    """Give the match of a line; it has no cotos."""
    ruleset = with_options(load("bar"), {"senyes.seen-by": line.seen_by})
    first, second = (partial(Taverna, style=STYLES[name]) for name in (line.first, line.second))
    return Match(line.first, line.second, ruleset, deals, 0, seed, (first, second))


class Kept:
    """What was counted so far, in a file: by line its pairs, and the sums of what they came to."""

    def __init__(self, file: Path) -> None:
        self._file = file
        text = file.read_text(encoding="utf-8") if file.exists() else "{}"
        self._counts: dict[str, list[int]] = json.loads(text)

    def tally(self, line: Line) -> Tally:
        """Give the counts of a line."""
        pairs, pedres, squares = self._counts.get(str(line), (0, 0, 0))
        return Tally(pairs=pairs, pedres=pedres, squares=squares, rounds=2 * pairs)

    def keep(self, line: Line, tally: Tally) -> None:
        """Write them down; a reader of the file never sees half of them."""
        self._counts[str(line)] = [tally.pairs, tally.pedres, tally.squares]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(self._counts, indent=1, ensure_ascii=False), encoding="utf-8")
        new.replace(self._file)


def measure(line: Line, kept: Kept, *, deals: int, seed: int) -> Tally:
    """Play what is still to be played of a line."""
    match = match_of(line, deals=deals, seed=seed)
    tally = kept.tally(line)
    while tally.pairs < deals:
        for index in range(tally.pairs, min(tally.pairs + _PART, deals)):
            play_deal_pair(match, index, tally)
        kept.keep(line, tally)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{line}: {2 * tally.pairs} of {2 * deals} rounds")
            sys.stderr.flush()
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    return tally


def row(line: Line, tally: Tally) -> str:
    """Give a line of the table."""
    value, low, high = (f"{bound:+.3f}" for bound in pedres_a_round(tally))
    return (
        f"| {line.seen_by} | {line.first} | {line.second} | {2 * tally.pairs} "
        f"| {value} ({low} to {high}) |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/senyes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="of each line (default: 10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="what was counted so far (default: in build)")
    given = parser.parse_args(arguments)
    if given.rounds < 2:
        parser.error(f"expected at least two rounds, found {given.rounds}")
    kept = Kept(given.state or Path(f"build/senyes-{given.seed}.json"))
    print("| who sees a senya | team | against | rounds | pedres a round |")
    print("| --- | --- | --- | --- | --- |", flush=True)
    for line in LINES:
        tally = measure(line, kept, deals=given.rounds // 2, seed=given.seed)
        print(row(line, tally), flush=True)


if __name__ == "__main__":
    main()
