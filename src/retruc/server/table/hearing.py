"""What each reader of a table has been told of the game: the words, and what follows from them."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from retruc.engine import State
from retruc.game import Event, Observation, Seat, is_seen_by, observe

Worth = int | Literal["cama", "coto"] | None


class News(NamedTuple):
    """One thing that happened."""

    event: Event
    worth: Worth = None
    """Of a call: what it is worth if it is accepted."""


class Heard(NamedTuple):
    """What a reader was told at once."""

    number: int
    """Of the message that tells it: the reader's own, without a gap."""
    news: tuple[News, ...]
    ends_round: bool = False


class Listener:
    """All that one reader has been told: since the last deal, and in the round before.

    What it knows by that is worked out when somebody asks: most readers are people, whose
    browsers work it out for themselves.
    """

    __slots__ = ("_base", "_base_before", "_folded", "_seen", "heard", "heard_before", "reader")

    def __init__(self, reader: Seat | None, base: Observation) -> None:
        """Begin with what is known before a deal; None: all who watch."""
        self.reader = reader
        self.heard: list[Heard] = []
        self.heard_before: list[Heard] = []
        self._base_before = base
        self._begin(base)

    def _begin(self, base: Observation) -> None:
        self._base = self._seen = base
        self._folded = 0

    @property
    def seen(self) -> Observation:
        """What the reader knows."""
        if self._folded < len(self.heard):
            self._seen = _folded(self._seen, self.heard[self._folded :])
            self._folded = len(self.heard)
        return self._seen

    def seen_before(self) -> Observation:
        """Give what the reader knew at the end of the round before; worked out each time."""
        return _folded(self._base_before, self.heard_before)

    def share(self, news: tuple[News, ...]) -> tuple[News, ...]:
        """Give what the reader may know of what happened."""
        return tuple([item for item in news if is_seen_by(item.event, self.reader)])

    def turn_page(self, state: State) -> None:
        """Begin a round: what follows begins with its `RoundDealt`, and *state* comes of it."""
        self.heard_before, self.heard = self.heard, []
        self._base_before = self._base
        self._begin(Observation.at(self.reader, state.seats, looks=state.looks))

    def forget_since(self, length: int, keep: type[Event] | tuple[type[Event], ...]) -> None:
        """Take back what was heard in this round after the first so many, but for some kinds."""
        left = self.heard[:length]
        for heard in self.heard[length:]:
            kept = tuple([item for item in heard.news if isinstance(item.event, keep)])
            if kept:
                left.append(Heard(heard.number, kept))
        self.heard = left
        self._begin(self._base)


def _folded(seen: Observation, told: Iterable[Heard]) -> Observation:
    for heard in told:
        for item in heard.news:
            seen = observe(seen, item.event)
    return seen


def events_of(told: Iterable[Heard]) -> list[Event]:
    """List what happened, of what was told."""
    return [item.event for heard in told for item in heard.news]
