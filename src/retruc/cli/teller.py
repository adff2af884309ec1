"""`Teller`: how long work says how far it is, in words or as JSON, a line each time."""

import json
import sys

from retruc.words import Words


class Teller:
    """Says how it goes. Texts are those of one command, which their names begin with."""

    def __init__(self, command: str, words: Words | None, *, digits: int) -> None:
        """Take the reader's words, none for JSON, and how many digits of a fraction are shown."""
        self._command = command
        self._words = words
        self._digits = digits

    def tell(self, what: str, **data: float | str) -> None:
        """Say one thing, at once."""
        if self._words is None:
            line = json.dumps({"what": what, **data})
        else:
            shown = {
                name: f"{figure:.{self._digits}f}" if isinstance(figure, float) else figure
                for name, figure in data.items()
            }
            line = self._words.say(f"{self._command}-{what}", **shown)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
