"""What a table wants done: values, carried out by its shell once the rows are durable."""

from retruc.bots import Bot
from retruc.game import Gesture, Observation, Seat, SeatAction, value
from retruc.protocol.messages import ServerMessage
from retruc.rulesets import Ruleset
from retruc.server.table.rows import Opening, Row

__all__ = [
    "Answer",
    "Ask",
    "Bot",
    "Close",
    "Effect",
    "Handled",
    "MakeTable",
    "NewCode",
    "Tell",
    "Think",
]


@value
class Tell:
    """Send a message to every socket of a member."""

    member: str
    message: ServerMessage


@value
class Answer:
    """Send a message to one socket."""

    via: str
    message: ServerMessage


@value
class Ask:
    """One bot is asked: it sees what its seat was told, and nothing else."""

    seat: Seat
    bot: str
    """Its name, with or without a version, for `retruc.bots.make_bot`."""
    observation: Observation
    legal: tuple[SeatAction, ...]
    """For `Bot.act`; empty: it is asked for gestures only."""
    gestures: tuple[Gesture, ...]
    """For `Bot.gestures`; empty: it is asked for none."""
    obliged: bool


@value
class Think:
    """Ask bots outside the event loop, and say `BotsChose` with the same token.

    A newer `Think` makes an older one pointless. How long a bot seems to think is the table's
    affair: the shell answers as soon as it can.
    """

    token: int
    ruleset: Ruleset
    asks: tuple[Ask, ...]


@value
class MakeTable:
    """Make another table, seat these people there, and say `TableMade`."""

    opening: Opening


@value
class NewCode:
    """Give the table a new code that nobody has had yet, and say `CodeGiven`."""


@value
class Close:
    """Nobody needs the table any more: archive it and forget it. Its sockets are told `Goodbye`."""

    reason: str
    """``abandoned`` or ``finished``."""


Effect = Tell | Answer | Think | MakeTable | NewCode | Close


@value
class Handled:
    """What a command led to."""

    rows: tuple[Row, ...]
    """To be appended to the log, in one transaction, before any effect is carried out. The table
    has taken them in already; if they cannot be appended it must be replayed from the log."""
    effects: tuple[Effect, ...]
    """In order. They may also be there without rows: a refusal changes nothing."""
    wake_at: int | None
    """When to say `Woke`: the earliest thing that the table waits for, in the milliseconds of its
    *now*; it replaces what was said before. None: nothing runs."""
