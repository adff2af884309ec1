"""What a table is told: by its shell, by members' clients, and by bots that have thought.

Members and sockets are opaque ids that the shell makes: the table compares them and nothing more.
"""

from retruc.game import Gesture, Seat, SeatAction, value
from retruc.protocol.messages import ClientMessage


@value
class Connected:
    """A socket of a member said `Hello`. It is answered with a `Snapshot`."""

    member: str
    via: str
    """The socket, to be answered."""
    name: str
    """Cleaned already: one line, no control characters, at most 24 characters. Empty: who has none
    gets a number."""
    face: int
    """The member's own; whoever comes to a table where somebody has it gets another one there."""
    language: str
    """One of `retruc.words.LANGUAGES`."""
    seen: int = 0
    """As in `Hello`."""
    is_screen: bool = False
    """Whether it only shows the table, as a television does: it is nobody who watches, has no name
    and asks for nothing."""


@value
class Renamed:
    """A member has changed its name or face, not at this table."""

    member: str
    name: str
    """As in `Connected`."""
    face: int


@value
class Disconnected:
    """The last socket of a member has gone."""

    member: str


@value
class Asked:
    """A client of a member asks for something: any message but `Hello` and `Ping`."""

    member: str
    via: str
    message: ClientMessage


@value
class Choice:
    """What one bot wants to do: first the gestures, in order, then the action."""

    seat: Seat
    action: SeatAction | None = None
    """None: it keeps silent."""
    gestures: tuple[Gesture, ...] = ()
    why: str = ""
    """The value of `retruc.bots.Why` for the action; empty for none."""


@value
class BotsChose:
    """The answer to the effect `Think` of that token, one choice for each seat that was asked.

    It may come at any time; one to an older token is passed over.
    """

    token: int
    choices: tuple[Choice, ...]


@value
class TableMade:
    """The answer to the effect `MakeTable`: the code of the new table."""

    code: str


@value
class CodeGiven:
    """The answer to the effect `NewCode`: the table's new code."""

    code: str


@value
class Woke:
    """It is `Handled.wake_at`, or later. Saying it too early or too often does no harm."""


@value
class Restarted:
    """The table was replayed after a restart: nobody is connected, and clocks start anew."""


Command = (
    Connected
    | Renamed
    | Disconnected
    | Asked
    | BotsChose
    | TableMade
    | CodeGiven
    | Woke
    | Restarted
)
