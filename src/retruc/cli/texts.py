"""What the parser of the arguments says, in the reader's language."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from retruc.words import Words, WordsError

_LANG = "--lang"


class Texts:
    """The texts of the parser; empty where there are no words to say them in.

    It is made without words first: most arguments are right, and then nobody reads any text.
    """

    def __init__(self, spoken: "Words | None" = None, missing: "WordsError | None" = None) -> None:
        """Say texts in the words given; *missing* says why there can be none."""
        self.spoken = spoken
        self.missing = missing

    @property
    def is_silent(self) -> bool:
        """Whether words have not been asked for yet."""
        return self.spoken is None and self.missing is None

    def say(self, message: str) -> str:
        """Give a text of the command line."""
        return "" if self.spoken is None else self.spoken.say(f"cli-{message}")

    def metavar(self, name: str) -> str:
        """Name what stands for a value."""
        return name.upper() if self.spoken is None else self.say(f"metavar-{name}")

    def heading(self) -> str | None:
        """Say what goes before the usage; None leaves it to argparse."""
        return None if self.spoken is None else f"{self.say('usage')} "


def language_asked(arguments: Sequence[str]) -> str | None:
    """Find the language that arguments ask for, before they are parsed; None if they ask for none.

    >>> language_asked(["rules", "list", "--lang", "es"]), language_asked(["--lang=pt"])
    ('es', 'pt')
    """
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == _LANG and equals:
            return value
        if name == _LANG:
            return arguments[index + 1] if index + 1 < len(arguments) else None
    return None


def reader_of_errors(language: str | None) -> "Words":
    """Give the words in which errors are told: never an error that we do not speak a language.

    Raises:
        WordsError: texts cannot be read at all.
    """
    from retruc.words import choose_language, parse_language, words

    return words(parse_language(language or "") or choose_language(None, os.environ))
