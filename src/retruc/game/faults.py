"""What is wrong, as data: the name of a sentence, and what stands in it.

Here a sentence is short, technical and English. What people read is made from the same data, in
their language, by the package `words`.
"""

from string import Formatter
from typing import NamedTuple, Union, final

_MOST_TEXT = 60
_MOST_DIGITS = 10**12
"""Numbers from here on are not written out: a file has them of any size, and Python does not."""


class Found(NamedTuple):
    """A value that was found, of whatever kind, to be shown in a sentence.

    >>> str(Found("trick")), str(Found([1, 2])), str(Found(True))
    ("'trick'", 'a list', 'true')
    """

    value: object
    most: int = _MOST_TEXT
    """Characters of the longest text that is shown whole."""

    @property
    def kind(self) -> str:
        """What it is, where it is not shown: ``list``, ``table`` or ``digits``; else empty."""
        match self.value:
            case list():
                return "list"
            case dict():
                return "table"
            case int() if abs(self.value) >= _MOST_DIGITS:
                return "digits"
        return ""

    @property
    def text(self) -> str:
        """How it is written, without quotation marks; what cannot be printed is escaped."""
        match self.value:
            case bool():
                return "true" if self.value else "false"
            case str():
                cut = self.value if len(self.value) <= self.most else self.value[: self.most] + "…"
                return repr(cut)[1:-1]
        return str(self.value)

    def __str__(self) -> str:
        if self.kind:
            return _NAMELESS[self.kind]
        return f"'{self.text}'" if isinstance(self.value, str) else self.text


_NAMELESS = {"list": "a list", "table": "a table", "digits": "a number of many digits"}


class SystemReason(NamedTuple):
    """Why the operating system refused something."""

    number: int
    """The number that the system gives it, such as `errno.ENOENT`."""
    english: str

    @classmethod
    def of(cls, error: OSError) -> "SystemReason":
        """Take it from an error.

        >>> str(SystemReason.of(OSError(28, "No space left on device")))
        'No space left on device'
        """
        return cls(error.errno or 0, error.strerror or str(error))

    def __str__(self) -> str:
        return self.english


Argument = Union[int, str, Found, SystemReason, "Fault"]
"""What stands in a sentence. A text is shown as it is, a `Found` between quotation marks."""


@final
class Fault:
    """One thing that is wrong.

    >>> str(Fault("odd-seats", "expected as many seats in each team, found {found}", found=3))
    'expected as many seats in each team, found 3'
    """

    def __init__(
        self,
        fault_id: str,
        english: str,
        *,
        kind: str = "",
        at: str = "",
        close: str = "",
        **arguments: Argument,
    ) -> None:
        """Keep what the sentence is made from.

        Args:
            fault_id: The stable id.
            english: The sentence, with the names of its arguments in braces.
            kind: Which of the sentences of that id it is, where there are several.
            at: Where it was found, in words that are the same in every language.
            close: The known word that a wrong one may be a slip of.
            arguments: What stands in the sentence, by name; all of it, and nothing else.
        """
        named = {name for _, name, _, _ in Formatter().parse(english) if name is not None}
        assert named == arguments.keys(), (fault_id, named, arguments.keys())
        self.id = str(fault_id)
        self.english = english
        self.kind = kind
        self.at = at
        self.close = close
        self.arguments = arguments

    @property
    def name(self) -> str:
        """The name of its sentence: the id, and the kind if it has one."""
        return f"{self.id}-{self.kind}" if self.kind else self.id

    def within(self, place: str) -> "Fault":
        """Give the same fault as it is found from further out."""
        at = f"{place}: {self.at}" if self.at else place
        return Fault(
            self.id, self.english, kind=self.kind, at=at, close=self.close, **self.arguments
        )

    def __repr__(self) -> str:
        return f"Fault({self.name!r}, {str(self)!r})"

    def __str__(self) -> str:
        sentence = self.english.format_map(self.arguments)
        if self.close:
            sentence += f"; did you mean {self.close}?"
        return f"{self.at}: {sentence}" if self.at else sentence
