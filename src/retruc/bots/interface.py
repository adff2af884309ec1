"""What every bot is to a table: `Bot`, and what it says of its moves: `Explanation`."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from retruc.game import Gesture, Observation, SeatAction


class Why(StrEnum):
    """Why a bot moved as it did. The values are stable: whoever shows them translates them."""

    CHANCE = "chance"
    """By chance alone."""
    ONLY_MOVE = "only-move"
    """There was nothing to choose."""

    CHEAPEST_WINNER = "cheapest-winner"
    """The lowest card that takes the trick as it lies."""
    TAKE_TRICK = "take-trick"
    """A card that will probably take the trick, though rivals still play."""
    TIE = "tie"
    """A tie here is as good as the trick, or better than what it would cost."""
    PARTNER_HAS_IT = "partner-has-it"
    """The partner's card is winning; a low one is enough."""
    LEAVE_TO_PARTNER = "leave-to-partner"
    """The partner plays later and is left to win the trick."""
    LET_GO = "let-go"
    """The trick cannot be won at a fair price; the lowest card goes."""
    LEAD_HIGH = "lead-high"
    LEAD_MIDDLE = "lead-middle"
    LEAD_LOW = "lead-low"
    ASKED = "asked"
    """The partner asked for it aloud."""
    STRONGER_ON_TOP = "stronger-on-top"
    """Of two cards laid at once, the rules put the stronger on top."""

    WORTH_CALLING = "worth-calling"
    """Calling promises more than keeping silent."""
    NOT_WORTH_CALLING = "not-worth-calling"
    WORTH_ACCEPTING = "worth-accepting"
    NOT_WORTH_ACCEPTING = "not-worth-accepting"
    WORTH_RAISING = "worth-raising"
    BLUFF = "bluff"
    """A call without the cards for it."""
    WORTH_LEAVING = "worth-leaving"
    """What playing on may cost is more than leaving costs."""
    WORTH_PLAYING = "worth-playing"
    NOT_WORTH_PLAYING = "not-worth-playing"
    """One pedra from the end: whether the team plays the round."""
    SHOW_ENVIT = "show-envit"
    """Its cards may win the envit, and are shown."""
    HIDE_ENVIT = "hide-envit"
    """Cards shown already are as good, so its own stay hidden."""
    LEARNED = "learned"
    """Training has found it the best in situations like this; there are no other reasons."""
    CUSTOM = "custom"
    """A habit of the table, such as tapping the deck."""


class Explanation(NamedTuple):
    """Why a bot answered as it did the last time it was asked.

    *values* are the numbers that decided, by name: points, powers, and chances from 0 to 1, those
    to win the bet (``chance``) and those to win the coto by each thing that might have been done.
    """

    action: SeatAction | None
    """What it did; None if it kept silent."""
    why: Why
    values: Mapping[str, float] = {}


class Bot(Protocol):
    """A player for one seat, for as long as it sits there.

    It is given what its seat was told, never a state, and a random generator of its own when it is
    made. It keeps no clock: how long it seems to think, and whether a person at its side is given
    time to answer first, is up to whoever asks it.
    """

    @property
    def name(self) -> str:
        """Name and version: ``taverna@1``."""

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Choose one of the legal actions.

        Returns:
            None to stay silent, which only a seat that is not obliged may do.
        """

    def gestures(self, observation: Observation, legal: Sequence[Gesture], /) -> Sequence[Gesture]:
        """Choose gestures to make before the next decision, in order; usually none."""

    def explain(self) -> Explanation | None:
        """Give the reason for the last answer of `act`; None before the first."""
