"""A line on a terminal that grows, and says how long it may still take."""

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from retruc.words import Words

_FULL = 40
"""Characters of a full bar."""


class Bar:
    """Says how far something has got whenever it is called.

    Args:
        terminal: Where it is drawn.
        work: How much work so many pieces are, in any unit.
        words: The reader's.
        clock: Seconds.
    """

    def __init__(
        self,
        terminal: TextIO,
        work: Callable[[int], float],
        words: Words,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._terminal = terminal
        self._work = work
        self._words = words
        self._clock = clock
        self._start = clock()

    def __call__(self, done: int, whole: int) -> None:
        """Draw it: so many pieces are done, of how many."""
        share = min(1.0, self._work(done) / self._work(whole))
        length = int(_FULL * share)
        text = f"{'█' * length}{'░' * (_FULL - length)} {int(100 * share):3} %"
        seconds = round((self._clock() - self._start) * (1 - share) / share)
        if seconds:
            text = f"{text}  {self._words.say('arena-left', time=_minutes(seconds))}"
        self._write(text)

    def clear(self) -> None:
        """Leave the line empty."""
        self._write("")

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
