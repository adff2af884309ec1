"""What the fingers have done that the table has not seen yet, as a value."""

from typing import NamedTuple

from retruc.terminal.targets import Target


class Controls(NamedTuple):
    """The state of the hand and the buttons."""

    cursor: int | None = None
    """Which of the things that can be chosen with the arrows is chosen."""
    armed: Target | None = None
    """What waits for a second press."""
    amount: int = 1
    """Of the free raise."""
    covering: bool = False
    """Whether the next card is laid face down."""
    paused: bool = False
