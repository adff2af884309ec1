"""`retruc arena`: what its arguments ask for, and a bar while it lasts."""

import json
import os
import sys
from argparse import Namespace
from typing import TextIO

from retruc.arena.match import Match, play_match
from retruc.arena.report import as_data, as_text
from retruc.words import choose_language, words

_BAR = 40
"""Characters of a full progress bar."""


def run_cli(options: Namespace) -> int:
    """Play a match and write what it came to on standard output.

    Args:
        options: `a` and `b`, names of bots; `ruleset`, the ruleset itself; `deals`, `seed`, `json`
            and `lang` (None: that of the environment); and, if there, `workers`.

    Returns:
        0: there is nothing to judge.

    Raises:
        UnknownBot: there is no bot of a name.
        MatchError: there is no deal to play, or no process to play in.
        WordsError: we do not speak the language, or its texts cannot be read.
    """
    match = Match.of(options.a, options.b, options.ruleset, deals=options.deals, seed=options.seed)
    reader = None if options.json else words(choose_language(options.lang, os.environ))
    bar = _Bar(sys.stderr) if sys.stderr.isatty() else None
    try:
        tally = play_match(match, workers=getattr(options, "workers", 1), progress=bar)
    finally:
        if bar is not None:
            bar.clear()
    if reader is None:
        sys.stdout.write(json.dumps(as_data(match, tally), ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(as_text(match, tally, reader))
    return 0


class _Bar:
    """A line that grows on a terminal."""

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal

    def __call__(self, played: int, pairs: int) -> None:
        done = _BAR * played // pairs
        self._write(f"{'█' * done}{'░' * (_BAR - done)} {100 * played // pairs:3} %")

    def clear(self) -> None:
        """Leave the line empty."""
        self._write("")

    def _write(self, text: str) -> None:
        self._terminal.write(f"\r\x1b[K{text}")
        self._terminal.flush()
