"""`retruc arena`: what its arguments ask for, and a bar while it lasts."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from time import monotonic
from typing import TextIO

from retruc.arena.match import DEALS_A_COTO, Match, play_match
from retruc.arena.report import as_data, as_text
from retruc.arena.tally import Tally
from retruc.words import Words, choose_language, words

INTERRUPTED = 130
"""Exit status after Ctrl-C."""

_BAR = 40
"""Characters of a full progress bar."""


def run_cli(options: Namespace) -> int:
    """Play a match and write what it came to on standard output.

    After Ctrl-C that is what was played until then, and it says so.

    Args:
        options: `a` and `b`, names of bots; `ruleset`, the ruleset itself; `deals`, `seed`, `json`
            and `lang` (None: that of the environment); and, if there, `workers`.

    Returns:
        0: there is nothing to judge. 130: the match was interrupted.

    Raises:
        UnknownBot: there is no bot of a name.
        MatchError: there is no deal to play, or no process to play in.
        WordsError: we do not speak the language, or its texts cannot be read.
    """
    match = Match.of(options.a, options.b, options.ruleset, deals=options.deals, seed=options.seed)
    reader = words(choose_language(options.lang, os.environ))
    bar = _Bar(sys.stderr, match, reader) if sys.stderr.isatty() else None
    tally, status = Tally(), 0
    try:
        play_match(match, workers=getattr(options, "workers", 1), progress=bar, total=tally)
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        if bar is not None:
            bar.clear()
    if options.json:
        sys.stdout.write(json.dumps(as_data(match, tally), ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(as_text(match, tally, reader))
    return status


class _Bar:
    """A line that grows on a terminal, and says how long it may still take."""

    def __init__(
        self, terminal: TextIO, match: Match, words: Words, clock: Callable[[], float] = monotonic
    ) -> None:
        self._terminal = terminal
        self._match = match
        self._words = words
        self._clock = clock
        self._start = clock()

    def __call__(self, played: int, pairs: int) -> None:
        share = self._work(played) / self._work(pairs)
        done = int(_BAR * share)
        text = f"{'█' * done}{'░' * (_BAR - done)} {int(100 * share):3} %"
        seconds = round((self._clock() - self._start) * (1 - share) / share)
        if seconds:
            text = f"{text}  {self._words.say('arena-left', time=_minutes(seconds))}"
        self._write(text)

    def clear(self) -> None:
        """Leave the line empty."""
        self._write("")

    def _work(self, played: int) -> int:
        """Count pairs as deals: a coto takes as long as many of those, which are played first."""
        return played + max(played - self._match.deals, 0) * (DEALS_A_COTO - 1)

    def _write(self, text: str) -> None:
        self._terminal.write(f"\r\x1b[K{text}")
        self._terminal.flush()


def _minutes(seconds: int) -> str:
    """Write a time as a clock does.

    >>> _minutes(75), _minutes(3675)
    ('1:15', '1:01:15')
    """
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"
