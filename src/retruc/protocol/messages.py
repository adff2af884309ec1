"""The messages on the socket of a table.

A client opens the socket, says `Hello`, and is told a `Snapshot`; from then on it is told what its
seat sees, one `Told` at a time, whose numbers have no gap. Whatever a client asks for carries an
id of its own and is answered exactly once: `Done` or `Refused`. Seats count from 1; cards and
actions are words of the notation.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from retruc.protocol.happenings import Happening

PROTOCOL = 1
"""The version of these messages. A client that speaks another is told `Goodbye`."""

Team = Literal["A", "B"]

FACES = 16
"""How many faces are drawn, for people to choose from; they count from 0."""

PhraseId = Literal[
    "hello",
    "good-luck",
    "well-played",
    "good-game",
    "thanks",
    "sorry",
    "what-cards",
    "thinking",
    "back-soon",
    "one-more",
    "goodbye",
]
"""All that can be said beside the game."""


class _Message(Struct, tag_field="type", rename="camel", frozen=True, kw_only=True):
    """One message; unknown fields are passed over, so that versions can live side by side."""


class _Part(Struct, rename="camel", frozen=True, kw_only=True):
    """A part of a message."""


# What a client says


class Hello(_Message, frozen=True, tag="hello"):
    """The first message on a socket. What seat it speaks for follows from its cookie."""

    protocol: int
    """Version of these messages that the client speaks: 1."""
    language: str
    """In which sentences are wanted."""
    seen: int = 0
    """The number of the last `Told` that the client took in; 0 for none."""


class Language(_Message, frozen=True, tag="language"):
    """Have sentences in another language from now on; answered by a `Snapshot`."""

    id: str
    language: str


class Act(_Message, frozen=True, tag="act"):
    """Play a card or say a word: a game action in notation, without its seat (``vull``, ``7o``)."""

    id: str
    decision: int
    """The decision that this answers; stale if the table has gone on."""
    word: str


class Gesture(_Message, frozen=True, tag="gesture"):
    """Look, make a senya, say an expression: ``mira=3``, ``senya=as-espases``, ``diu=pitja``."""

    id: str
    word: str


class Undo(_Message, frozen=True, tag="undo"):
    """Take one's last card back, while nobody has done anything since."""

    id: str
    decision: int


class Silence(_Message, frozen=True, tag="silence"):
    """Let one's chance to speak go by, where that is offered, without waiting for the time."""

    id: str
    decision: int


class Sit(_Message, frozen=True, tag="sit"):
    """Take a free seat, or the seat of a bot; in play, also one's own seat back from a bot."""

    id: str
    seat: int


class Stand(_Message, frozen=True, tag="stand"):
    """Leave one's seat and watch."""

    id: str


class Rename(_Message, frozen=True, tag="rename"):
    """Change one's name."""

    id: str
    name: str


class SeatBot(_Message, frozen=True, tag="seat-bot"):
    """Host: seat a bot, or with no name take it away."""

    id: str
    seat: int
    bot: str | None = None


class MoveSeat(_Message, frozen=True, tag="move-seat"):
    """Host: exchange what is at two seats, before play."""

    id: str
    seat: int
    to: int


class Configure(_Message, frozen=True, tag="configure"):
    """Host, before play: change rules or settings of the table. What is left out stays."""

    id: str
    ruleset: str | UnsetType = UNSET
    """Id of the catalogue."""
    village: str | UnsetType = UNSET
    """A ruleset of one's own, as TOML."""
    options: dict[str, str] | UnsetType = UNSET
    """Option paths and their words: all that differ from the ruleset's own."""
    settings: "Settings | UnsetType" = UNSET
    """All of them: what is left out in here has its default."""


class Start(_Message, frozen=True, tag="start"):
    """Host: begin the coto. Empty seats are taken by bots of the table's strength."""

    id: str


class Pause(_Message, frozen=True, tag="pause"):
    """Ask for a pause; it begins when every person at the table has asked."""

    id: str
    wanted: bool
    """False takes the wish back, or ends the pause."""


class Again(_Message, frozen=True, tag="again"):
    """After the coto: play another at a new table; the first to ask makes it for all."""

    id: str
    change_partners: bool = False


class Kick(_Message, frozen=True, tag="kick"):
    """Host: take somebody out of a seat; they may watch."""

    id: str
    seat: int


class Mute(_Message, frozen=True, tag="mute"):
    """Host: nobody hears the phrases of this seat any more, or hears them again."""

    id: str
    seat: int
    muted: bool


class NewLink(_Message, frozen=True, tag="new-link"):
    """Host: the old link and code stop working for newcomers."""

    id: str


class Phrase(_Message, frozen=True, tag="phrase"):
    """Say one of the closed set of phrases (``good-game``); it has nothing to do with the game."""

    id: str
    phrase: PhraseId


class Consent(_Message, frozen=True, tag="consent"):
    """Agree, or not, that the signs stand in the record that all get at the end."""

    id: str
    signs: bool


class CaughtUp(_Message, frozen=True, tag="caught-up"):
    """Say that one has read what was missed; until then every `Snapshot` brings it again."""

    id: str


class Link(_Message, frozen=True, tag="link"):
    """A browser's part in the shuffle: the next link of its hash chain, 64 hexadecimal digits.

    It is not answered. docs/proof.md says how chains are made; a link that does not fit is ignored.
    """

    round: int
    """The number that `Committed` named; 0: the end of a new chain, published on sitting down, or
    the link that was revealed last, by who comes back."""
    value: str


class Ping(_Message, frozen=True, tag="ping"):
    """Ask for a `Pong`."""

    at: float


ClientMessage = (
    Hello
    | Language
    | Act
    | Gesture
    | Undo
    | Silence
    | Sit
    | Stand
    | Rename
    | SeatBot
    | MoveSeat
    | Configure
    | Start
    | Pause
    | Again
    | Kick
    | Mute
    | NewLink
    | Phrase
    | Consent
    | CaughtUp
    | Link
    | Ping
)


# Parts of what the server says


class Settings(_Part, frozen=True):
    """What a table's host chooses beside the rules."""

    clock_s: int = 0
    """Seconds for one's turn; 0 for none."""
    grace_s: int = 60
    """Seconds somebody may be away before a bot sits in."""
    undo: bool = True
    """Whether a misclick on a card may be taken back."""
    proof: bool = True
    """Whether deals can be checked, which shows all hands at the end."""
    bot: str = "taverna"
    """The strength of bots that sit in."""
    pace_ms: int = 900
    """How long bots seem to think."""
    listed: bool = False
    """Whether the table stands in the list of open tables."""
    all_hands: bool = False
    """Whether those who watch see all hands, delayed to the round's end."""


class Player(_Part, frozen=True):
    """Who is at a seat."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    """The bot's name: of a bot, or of the one that sits in for somebody away."""
    face: int = 0
    """Which face is drawn."""
    away: bool = False
    """A person whose browser is not there."""
    replaced: bool = False
    """A person for whom a bot plays at this moment."""
    host: bool = False
    muted: bool = False
    wants_pause: bool = False


class Difference(_Part, frozen=True):
    """An option that differs from its value in the ruleset of the catalogue."""

    path: str
    text: str
    """A sentence."""


class Room(_Part, frozen=True):
    """The table, but for what is played: who sits where, under what rules."""

    code: str
    phase: Literal["room", "playing", "paused", "over", "cancelled"]
    """``cancelled``: the coto was given up, and all are in the room again, free to start anew."""
    ruleset: str
    """Id."""
    ruleset_name: str
    options: dict[str, str]
    differs_from: str
    """The name of the catalogue's ruleset that is meant: of the one that is played, or of the one
    that a village's own rules extend."""
    differences: list[Difference]
    settings: Settings
    players: list[Player]
    watchers: list[str]
    seat: int | None
    """The reader's own seat; None for those who watch."""
    host: bool
    """Whether the reader is the host."""
    name: str
    """The reader's own name."""
    target: int
    """Pedres of a cama."""
    half: int
    """How many of them are males; 0 where the score is not told in halves."""
    cames_to_win: int
    display: Literal["stones", "eight-and-nine"]
    """How the score is drawn."""
    deck: Literal["spanish", "english"]
    senyes: list["SignKind"]
    """The signs of the ruleset with their meaning."""
    expressions: list["Spoken"]
    next_code: str | None = None
    """The table at which the same people play again."""
    consent: bool = False
    """Whether the reader agrees that the signs stand in the record of the end."""
    signs_kept: bool = False
    """Whether all who sit agree."""


class SignKind(_Part, frozen=True):
    """A sign that the ruleset knows."""

    id: str
    gesture: str
    """The gesture id, which the face draws."""
    meaning: str


class Spoken(_Part, frozen=True):
    """Something said aloud: an id, what is said, and what it means."""

    id: str
    said: str
    gloss: str


class Laid(_Part, frozen=True):
    """What one seat put on a trick. A card is None where the reader may not know it."""

    seat: int
    card: str | None
    covered: bool = False
    stacked: bool = False
    under: str | None = None


class TrickView(_Part, frozen=True):
    """One trick."""

    opener: int
    laid: list[Laid]
    closed: bool = False
    winner: int | None = None
    """None while it lasts, and where it is tied."""


class Balloon(_Part, frozen=True):
    """The last word of a seat in this round."""

    seat: int
    text: str


class View(_Part, frozen=True):
    """What the reader knows of the round: all that can be folded from the happenings."""

    number: int
    """Of the round; 0 before the first deal."""
    dealer: int
    ma: int
    hand: list[str]
    """The reader's own cards."""
    cards_left: list[int]
    """By seat."""
    tricks: list[TrickView]
    tricks_before: list[TrickView]
    """Those of the round before, so that they can be looked at once more."""
    shown: list[tuple[int, str]]
    """Hidden cards turned up, with their seat."""
    left: list[int]
    """Seats that have left the round."""
    score: tuple[int, int]
    stood: tuple[int, int]
    """The pedres when they were last written down in this round: in a cama that was closed they
    still stand here, while `score` begins anew at 0."""
    cames: tuple[int, int]
    looks: list[int | None]
    """By seat: at whom it looks."""
    balloons: list[Balloon]
    winner: Team | None = None
    """Of the coto."""


class Offer(_Part, frozen=True):
    """One thing that the reader may do now."""

    word: str
    """The notation that does it."""
    kind: Literal["card", "cover", "stack", "call", "accept", "decline", "leave", "other"]
    label: str
    """What the button says: ``Vull``."""
    worth: str = ""
    """What it brings or costs, in short: ``2``, ``−1``, ``el coto``."""
    gloss: str = ""
    """What it means, in a sentence."""
    confirm: bool = False
    """Whether it asks for a second tap."""
    amounts: list[str] | None = None
    """For a free raise: the words from the least to the most (``+1``, ``+2``…)."""


class Standing(_Part, frozen=True):
    """How one bet of the round stands."""

    bet: Literal["truc", "envit"]
    said: str
    """The last rung as it is said; empty if nobody has."""
    outcome: Literal["none", "pending", "accepted", "declined"]
    worth: str
    team: Team | None
    """Who said it."""


class Situation(_Part, frozen=True):
    """What the table waits for, and what the reader may do about it."""

    decision: int
    word: int | None
    """Whose turn or word it is."""
    asked: bool
    """Whether it waits for the reader."""
    may_wait: bool
    """Whether the reader may also say nothing. Before a deal, when nothing is asked, that says that
    the reader is ready; the cards are dealt at once when all are."""
    pending: str
    """What is pending, in a sentence; empty if nothing."""
    offers: list[Offer]
    signs: list[str]
    """Ids of the signs that may be made now."""
    may_look: bool
    bets: list[Standing]
    points: int | None
    """What the reader's cards count for the envit."""
    remaining_ms: int | None
    """Of the clock of whose turn it is, when this was sent; None where none runs."""
    clock_ms: int | None
    undo: bool
    """Whether the reader's last card can be taken back."""


class Item(_Part, frozen=True):
    """One thing that happened, as it is told."""

    what: Happening
    text: str
    """A sentence for the log and for those who listen; empty for what needs none."""
    said: str = ""
    """What a balloon shows."""


class AccountLine(_Part, frozen=True):
    """What one bet of a finished round paid."""

    title: str
    lines: list[str]
    team: Team | None = None


class HandShown(_Part, frozen=True):
    """A hand shown at the end of a round, as the ruleset says."""

    seat: int
    cards: list[str]
    points: int | None


class Account(_Part, frozen=True):
    """The sheet at the end of a round."""

    number: int
    bets: list[AccountLine]
    gained: tuple[int, int]
    score: tuple[int, int]
    stood: tuple[int, int]
    """As `View.stood`."""
    cames: tuple[int, int]
    hands: list[HandShown]
    closed: str = ""
    """A sentence, where a cama or the coto was closed."""
    thoughts: list[str] = []
    """Why the reader's partner, a bot, played as it did."""


# What the server says


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """All that the reader knows; what it knew before may be thrown away."""

    protocol: int
    number: int
    """The number of the last `Told` that is in here."""
    room: Room
    view: View
    situation: Situation
    log: list[str]
    """The sentences of this round and the one before, oldest first."""
    missed: list[str]
    """The sentences told while the reader was away, or since the number that `Hello` named; of this
    round and the one before."""
    account: Account | None
    """Of the last round that ended."""
    proof: str
    """The commitment of the coming or current round; empty without proof."""
    link: int | None = None
    """The round for which the reader's browser is asked for a link; 0 for the end of a new chain;
    None where it is asked for nothing."""
    chain: str = ""
    """The end of the server's hash chain, which binds it to all secrets of this coto, and tells one
    coto from the next; empty without proof, and before the first coto."""


class Told(_Message, frozen=True, tag="told"):
    """What happened, as the reader's seat saw it, and what it may do now."""

    number: int
    items: list[Item]
    situation: Situation
    account: Account | None = None


class Situated(_Message, frozen=True, tag="situated"):
    """Nothing happened at the table, but what the reader may do, or its clock, has changed."""

    situation: Situation


class RoomChanged(_Message, frozen=True, tag="room"):
    """Somebody came, went, was moved; a setting changed; a line for the log may go with it."""

    room: Room
    text: str = ""


class Undone(_Message, frozen=True, tag="undone"):
    """Somebody took a card back: the view as it is now."""

    number: int
    view: View
    situation: Situation
    text: str


class Done(_Message, frozen=True, tag="done"):
    """The thing asked for was done; *already*: it had been done before."""

    id: str
    already: bool = False


class Refused(_Message, frozen=True, tag="refused"):
    """The thing asked for was not done, and nothing has changed."""

    id: str
    reason: str
    """Stable id."""
    text: str


class Phrased(_Message, frozen=True, tag="phrased"):
    """Somebody said one of the phrases."""

    seat: int | None
    """None for somebody who watches."""
    name: str
    phrase: PhraseId


class Committed(_Message, frozen=True, tag="committed"):
    """The server's commitment for a round; browsers answer with their `Link`."""

    round: int
    commitment: str


class Revealed(_Message, frozen=True, tag="revealed"):
    """The end of the coto: the secret from which every deal followed.

    With the links of the browsers, which stand in the record, every deal can be checked.
    """

    proof: str
    """The beginning of the server's hash chain: 64 hexadecimal digits."""


class Moved(_Message, frozen=True, tag="moved"):
    """Go to another table."""

    code: str


class Goodbye(_Message, frozen=True, tag="goodbye"):
    """The socket is about to be closed. *again*: reconnect, after so many milliseconds."""

    reason: str
    again_ms: int | None


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""

    at: float


ServerMessage = (
    Snapshot
    | Told
    | Situated
    | RoomChanged
    | Undone
    | Done
    | Refused
    | Phrased
    | Committed
    | Revealed
    | Moved
    | Goodbye
    | Pong
)
