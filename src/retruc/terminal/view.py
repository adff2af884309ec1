"""What the one in front of the screen may know and do: all that is ever drawn."""

from collections.abc import Mapping
from typing import NamedTuple

from retruc.bots import Why
from retruc.engine import Stake, Standing
from retruc.game import Event, Gesture, Observation, Seat, SeatAction, Suit
from retruc.rulesets import Ruleset


class Offer(NamedTuple):
    """Something that may be done now, and what it puts at stake."""

    action: SeatAction
    stake: Stake | None


class Thought(NamedTuple):
    """What a bot did, and why, as it says itself."""

    seat: Seat
    action: SeatAction
    why: Why
    values: Mapping[str, float] = {}
    """The figures that decided."""


class View(NamedTuple):
    """The table as one seat knows it, and what that seat may do."""

    ruleset: Ruleset
    observation: Observation
    names: tuple[str, ...]
    humans: frozenset[Seat]
    asked: bool = False
    """Whether the table waits for this seat."""
    may_wait: bool = False
    """Whether it may also say nothing: the partner answers, or the cards are dealt."""
    may_take_back: bool = False
    """Whether the card that this seat has just played may still be taken back."""
    lot: Suit = Suit.ORS
    """Whose 8 and 9 the team of seat 1 marks with, where the score is marked so."""
    word: Seat | None = None
    """Whose word or card is awaited; None before a deal and when all is over."""
    offers: tuple[Offer, ...] = ()
    gestures: tuple[Gesture, ...] = ()
    standings: tuple[Standing, ...] = ()
    points: int | None = None
    """What this seat's cards count for the envit; None where nothing is counted."""
    events: tuple[Event, ...] = ()
    """What the seat has seen in this round, oldest first."""
    thoughts: tuple[Thought, ...] = ()
    """Once a round has ended: why this seat's partners played as they did, where they are bots."""
    faces: Mapping[Seat, str] = {}
    """The gesture that a seat's face makes at this moment, as far as this seat has seen it."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for a bystander."""
        return self.observation.seat

    @property
    def home(self) -> Seat:
        """The seat drawn nearest to the reader."""
        return Seat(0) if self.seat is None else self.seat

    def name(self, seat: Seat) -> str:
        """What a seat's player is called."""
        return self.names[seat]
