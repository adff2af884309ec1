"""What a click or a key may mean."""

from dataclasses import dataclass
from enum import Enum, auto

from retruc.game import Card, Seat, SeatAction


@dataclass(frozen=True, slots=True)
class Act:
    """Do this game action."""

    action: SeatAction


@dataclass(frozen=True, slots=True)
class PickCard:
    """Play, cover or lay this card, whichever is meant at the moment."""

    card: Card


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look at that seat; None is away from all."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Adjust:
    """Make the amount of the free raise larger or smaller."""

    step: int


class Button(Enum):
    """Everything else that can be pressed."""

    FREE_RAISE = auto()
    WAIT = auto()
    """Say nothing: let the partner answer, or the cards be dealt."""
    COVER = auto()
    """Change between playing cards open and covered."""
    TAKE_BACK = auto()
    """Take the card that was just played into the hand again."""
    PAUSE = auto()
    HELP = auto()
    SENYES = auto()
    EXPRESSIONS = auto()
    LAST_TRICK = auto()
    SCORE = auto()
    LOG = auto()
    LIGHT = auto()
    """Change between the dark and the light palette."""
    QUIT = auto()
    LEAVE = auto()
    """Leave without being asked."""


Target = Act | PickCard | LookAt | Adjust | Button
