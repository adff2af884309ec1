"""What may come next at the table."""

from dataclasses import dataclass

from retruc.game import Seat


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards are dealt."""


@dataclass(frozen=True, slots=True)
class Glancing:
    """Bots look around and make senyes."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot is asked; *must* says whether it has to speak."""

    seat: Seat
    must: bool
    decision: int
    """Which decision it is asked about: an answer to an older one is stale."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody at the keyboard is waited for; *may_wait*: who may also say nothing."""

    seat: Seat
    may_wait: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The coto has a winner."""


Due = Dealing | Glancing | Thinking | Waiting | Finished
