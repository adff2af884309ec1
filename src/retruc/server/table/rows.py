"""The rows of a table's log: game actions as words of the notation, and facts as typed JSON.

Folding the rows gives the table, always the same one. A row of kind ``round`` begins a round and
carries all of the table as it was then, so that a replay may begin with any such row: beginning
with the last but one gives all that a table can still be asked for.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from retruc.protocol.messages import Settings

Kind = Literal["word", "fact", "round"]


class Row(Struct, frozen=True):
    """One row."""

    seq: int
    """From 1, without a gap, in each table."""
    at_ms: int
    """When it happened, as the shell's clock said; never less than in the row before."""
    kind: Kind
    body: str
    """A word with its seat (``2:vull``, ``1:senya=as-espases``), or a `Fact` as JSON."""
    note: str = ""
    """``member id`` of the request that led to it; of a word, ``!why`` for a bot, ``!clock`` for
    the clock. Empty where nobody asked for it."""


# Parts


class Sitter(Struct, frozen=True, kw_only=True):
    """Who sits at a seat: a person, a bot, or nobody."""

    member: str = ""
    """Empty: no person."""
    name: str = ""
    face: int = 0
    bot: str = ""
    """Empty: no bot."""


class Opening(Struct, frozen=True, kw_only=True):
    """How a table begins."""

    code: str = ""
    """Given by the shell when it makes the table."""
    host: str
    """The member who is the host."""
    ruleset: str = "bar"
    """Id of the catalogue; ``id@version`` for an older one. Passed over if *village* is given."""
    village: str = ""
    """A ruleset of one's own, as TOML."""
    options: dict[str, str] = {}
    settings: Settings = Settings()
    sitters: tuple[Sitter, ...] = ()
    """By seat; fewer than there are seats leaves the others empty."""
    starts: bool = False
    """Whether the coto begins at once."""


# Facts


class _Fact(Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that happened beside the cards."""


class Made(_Fact, frozen=True, tag="made"):
    """The table was made: always the first row."""

    opening: Opening


class Came(_Fact, frozen=True, tag="came"):
    """A member is there, under this name and with this language."""

    member: str
    name: str
    face: int
    language: str
    seen: int = 0
    """The number of the last thing that reached them, where more was told to them since."""
    screen: bool = False
    """Whether it is nobody, but a screen that shows the table to all."""


class Became(_Fact, frozen=True, tag="became"):
    """A member goes by another name or face."""

    member: str
    name: str
    face: int


class CaughtUp(_Fact, frozen=True, tag="caught-up"):
    """A member has read what it had missed."""

    member: str


class WentAway(_Fact, frozen=True, tag="went-away"):
    """A member is not there any more; *idle*: its clock ran out too often."""

    member: str
    idle: bool = False


class Seated(_Fact, frozen=True, tag="seated"):
    """A member took a seat, leaving the one it had."""

    member: str
    seat: int


class Stood(_Fact, frozen=True, tag="stood"):
    """A seat was left; a bot, if one is named, takes it."""

    seat: int
    bot: str = ""
    kicked: bool = False
    """Whether the host sent the person away, who may not sit here again."""


class BotSeated(_Fact, frozen=True, tag="bot-seated"):
    """A bot was put on a seat, or with no name taken away."""

    seat: int
    bot: str = ""


class Swapped(_Fact, frozen=True, tag="swapped"):
    """What was at two seats was exchanged."""

    seat: int
    to: int


class Configured(_Fact, frozen=True, tag="configured"):
    """The rules or settings are these now."""

    ruleset: str
    village: str
    options: dict[str, str]
    settings: Settings


class HostPassed(_Fact, frozen=True, tag="host-passed"):
    """Another member is the host."""

    member: str


class Muted(_Fact, frozen=True, tag="muted"):
    """Nobody hears the phrases of a seat, or all hear them again."""

    seat: int
    muted: bool


class CodeChanged(_Fact, frozen=True, tag="code-changed"):
    """The table has another code."""

    code: str


class Consented(_Fact, frozen=True, tag="consented"):
    """A member said whether the signs may stand in the record."""

    member: str
    signs: bool


class Started(_Fact, frozen=True, tag="started"):
    """A coto began."""

    dealer: int
    """From 1."""
    seed: str
    """The beginning of the server's hash chain, in hexadecimal: a secret until the coto is over."""


class ChainGiven(_Fact, frozen=True, tag="chain-given"):
    """A member's browser published the end of its chain."""

    member: str
    end: str


class LinkGiven(_Fact, frozen=True, tag="link-given"):
    """A member's browser revealed its link for the coming round."""

    member: str
    round: int
    value: str
    """``link:anchor:steps``: hashed so often, the link gives what was published before."""


class Silent(_Fact, frozen=True, tag="silent"):
    """A seat let its chance go by; *waited*: it said nothing for so long that its bot answers."""

    seat: int
    waited: bool = False


class ClockRanOut(_Fact, frozen=True, tag="clock-ran-out"):
    """The time of a seat was over; what was done for it follows."""

    seat: int


class BotSatIn(_Fact, frozen=True, tag="bot-sat-in"):
    """A bot plays for the person of a seat."""

    seat: int
    bot: str


class TookBack(_Fact, frozen=True, tag="took-back"):
    """The person of a seat plays again."""

    seat: int


class Undone(_Fact, frozen=True, tag="undone"):
    """The last word, a card of this seat, counts as not done; gestures since then stay."""

    seat: int


class PauseWanted(_Fact, frozen=True, tag="pause-wanted"):
    """A member wants a pause, or wants it no more."""

    member: str
    wanted: bool


class AgainAsked(_Fact, frozen=True, tag="again-asked"):
    """A member asked for another coto; the table for it is being made."""

    member: str
    change_partners: bool


class NextTable(_Fact, frozen=True, tag="next-table"):
    """The table for another coto."""

    code: str


class Cancelled(_Fact, frozen=True, tag="cancelled"):
    """The coto was given up, since somebody was away; all are in the room again."""

    seat: int


class Restart(_Fact, frozen=True, tag="restart"):
    """The server was started anew: nobody is there, and clocks begin again."""


class Closed(_Fact, frozen=True, tag="closed"):
    """Nobody needs the table any more."""

    reason: str


class RoundOpened(_Fact, frozen=True, tag="round-opened"):
    """The cards of a round were dealt. It is alone in rows of kind ``round``."""

    number: int
    dealer: int
    """From 1."""
    score: tuple[int, int]
    cames: tuple[int, int]
    hands: tuple[str, ...]
    """By seat, in the notation."""
    secret: str
    """The server's secret for this deal, in hexadecimal; empty where no proof is given."""
    links: dict[str, str]
    """By printed seat: the links of the browsers that went into the deal, each as
    ``link:anchor:steps``."""
    missing: tuple[int, ...]
    """Printed seats of those whose link did not come in time."""
    sheet: msgspec.Raw
    """All else of the table as it was just before the deal; only the table reads it."""


Fact = (
    Made
    | Came
    | Became
    | CaughtUp
    | WentAway
    | Seated
    | Stood
    | BotSeated
    | Swapped
    | Configured
    | HostPassed
    | Muted
    | CodeChanged
    | Consented
    | Started
    | ChainGiven
    | LinkGiven
    | Silent
    | ClockRanOut
    | BotSatIn
    | TookBack
    | Undone
    | PauseWanted
    | AgainAsked
    | NextTable
    | Cancelled
    | Restart
    | Closed
    | RoundOpened
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def write_fact(fact: Fact) -> str:
    """Write a fact as the body of a row."""
    return _encoder.encode(fact).decode()


def read_fact(body: str) -> Fact:
    """Read the body of a row.

    Raises:
        msgspec.DecodeError: it is no fact.
    """
    return _decoder.decode(body)
