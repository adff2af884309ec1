"""A record as values: what was read is what will be written, but for spacing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from retruc.game import Card, Gesture, Hand, Seat, SeatAction
from retruc.rulesets import Ruleset


class Place(NamedTuple):
    """Where something stands in a text. Lines and columns count from 1, columns in characters."""

    line: int
    column: int


NOWHERE = Place(1, 1)
"""The place of what was not read from any text."""


@dataclass(frozen=True, slots=True)
class Tag:
    """One line ``[Name "value"]``, its value without quotes and escapes."""

    name: str
    value: str
    place: Place = field(default=NOWHERE, compare=False)


class Comment(NamedTuple):
    """A comment, and after how many tags (in the header) or words (in a round) it stands."""

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class HiddenPlay:
    """A seat laid a card that nobody may know yet.

    It is alone and covered, ``(??)``; or it lies under *top*, ``3e/??``; or both cards of a pile
    are covered, ``??/??``.
    """

    seat: Seat
    top: Card | None = None
    is_pile: bool = False


RecordedAction = SeatAction | Gesture | HiddenPlay
"""What the words of a round stand for."""

RecordedHand = Hand | None
"""A hand as dealt; None for one that nobody may know yet."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the tags say. Use `new_header` to make one: the fields follow from the tags."""

    tags: tuple[Tag, ...] = ()
    """All of them in order, those without a meaning among them."""
    comments: tuple[Comment, ...] = ()
    ruleset: str | None = None
    """``id`` or ``id@version``; None where the record names none."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Changes to the ruleset by option path, other than the number of seats."""
    seats: int | None = None
    players: tuple[str, ...] = ()
    """Names, seat 1 first; empty or too few where they are not known."""
    date: str = ""
    score: tuple[int, int] = (0, 0)
    cames: tuple[int, int] = (0, 0)
    dealer: Seat | None = None
    """Who deals the first round; None is the last seat."""
    result: tuple[int, int] | None = None
    """Cames at the end of the coto; None while it goes on, or where nothing is said."""
    termination: str = ""
    """How it ended, if not by a team's winning: ``abandoned``."""
    proof_by_round: Mapping[int, str] = field(default_factory=dict)
    """What proves that nobody chose the cards of a round."""

    def tag(self, name: str) -> Tag | None:
        """The first tag of that name."""
        return next((tag for tag in self.tags if tag.name == name), None)


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round: the hands as dealt, seat 1 first, and what was done."""

    number: int
    hands: tuple[RecordedHand, ...]
    actions: tuple[RecordedAction, ...] = ()
    comments: tuple[Comment, ...] = ()
    places: tuple[Place, ...] = field(default=(), compare=False, repr=False)
    """Where its number, each hand and each action stand; empty where it was not read."""

    def place_of(self, index: int) -> Place:
        """Where one of its parts stands: 0 its number, then the hands, then the actions."""
        return self.places[index] if self.places else NOWHERE


@dataclass(frozen=True, slots=True)
class Record:
    """One coto, or the part of it that has been played, written down."""

    header: Header
    ruleset: Ruleset
    """What is played, the options of the header applied."""
    rounds: tuple[RecordedRound, ...] = ()

    def with_rounds(self, rounds: Iterable[RecordedRound]) -> "Record":
        """The same record with other rounds."""
        return Record(self.header, self.ruleset, tuple(rounds))
