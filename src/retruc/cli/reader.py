"""Who reads: the language and the width of the screen."""

import os
import shutil
import sys

from retruc.words import Words, choose_language, words

_WIDEST = 100
"""Longer lines are hard to read."""
_NO_SCREEN = 80


def reader_words(language: str | None) -> Words:
    """Give the words of the language asked for, or else of the environment.

    Raises:
        WordsError: we do not speak it, or its texts cannot be read.
    """
    return words(choose_language(language, os.environ))


def screen_width() -> int:
    """Say how many characters go on a line of the output."""
    if not sys.stdout.isatty():
        return _NO_SCREEN
    return min(shutil.get_terminal_size().columns, _WIDEST)
