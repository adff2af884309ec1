"""The closed lists that an option may choose from.

A value names a mechanism, not a town. Each is carried out by one function or one branch of
`retruc.engine`; a rule that fits none of them adds a value there, here, and a scenario.
"""

from enum import StrEnum


class FivesOnTop(StrEnum):
    """Whether the four fives tie with each other above every other card."""

    NEVER = "never"
    OVER_FOUR = "over-four"
    """With more than four seats."""
    ALWAYS = "always"


class FirstTie(StrEnum):
    """How a round goes on when its first trick is tied, and what tied tricks decide."""

    CLASSIC = "classic"
    """The next trick decides; one trick won and one tied wins the round."""
    STACK = "stack"
    """After a tied first trick both remaining cards are laid at once, the stronger on top."""
    PUT = "put"
    """Cotton's: all three tricks are played until one side has two or won the only untied one;
    a trick each and a tie is a drawn round."""


class TieOpener(StrEnum):
    """Who opens the trick after a tied one."""

    SAME = "same"
    """Who opened the tied trick."""
    MA = "ma"
    """The mà of the round."""
    TIED_FIRST = "tied-first"
    """Who played first among those whose cards tied."""
    TIED_LAST = "tied-last"
    """Who played last among those whose cards tied."""


class AllTied(StrEnum):
    """Who wins a round whose tricks are all tied."""

    MA_TEAM = "ma-team"
    """The mà's team."""
    NEAREST_TIED = "nearest-tied"
    """The team of the seat nearest to the mà among those whose cards tied last."""
    DRAW = "draw"
    """Nobody: the round scores nothing for the tricks."""


class EnvitOpeners(StrEnum):
    """Which seats may open the envit."""

    ANY = "any"
    LAST_TWO = "last-two"
    """The last seat of each team in order of play from the mà; with two seats, both."""


class EnvitWithTruc(StrEnum):
    """Whether the envit may still be opened once the truc has been called."""

    CLOSED = "closed"
    """No: the first call of truc closes it."""
    WAITS = "waits"
    """Instead of answering a pending truc, by a seat of the challenged team that has not played,
    called or answered; the truc waits until the envit is settled."""
    WAITS_ON_TURN = "waits-on-turn"
    """The same, but only by the seat whose turn to play it is."""
    AFTER_ACCEPTED = "after-accepted"
    """On one's own turn in the first trick even after a truc was accepted; never as an answer."""
    WAITS_AND_AFTER = "waits-and-after"
    """Instead of answering a pending truc, or a raise of it, by a seat of the challenged team that
    has not played, called or answered; and on one's own turn in the first trick even after a truc
    was accepted."""


class Skip(StrEnum):
    """Which rungs of the envit may be passed over."""

    NONE = "none"
    """None: one step at a time."""
    LAST = "last"
    """Once the envit is open, straight to the last rung."""
    LAST_OPENS = "last-opens"
    """Straight to the last rung, also to open."""
    ANY = "any"
    """Any higher rung, also to open."""


class Falta(StrEnum):
    """What the rung that pays ``falta`` is worth. The score at the deal counts."""

    LEADER_NEED = "leader-need"
    """What the team ahead lacks to close the cama."""
    MALES_BONES = "males-bones"
    """With both teams in males a whole cama, otherwise what the team ahead lacks."""
    MALES_BONES_OWN = "males-bones-own"
    """What the winner lacks to close the cama, whoever it is."""
    MALES_BONES_TRAILER = "males-bones-trailer"
    """With the team behind in males a whole cama, otherwise what the team ahead lacks."""
    GAME_IF_MALES = "game-if-males"
    """With both teams in males the whole coto, otherwise what the team ahead lacks."""


class EnvitCap(StrEnum):
    """The most that an envit writes down, accepted or refused."""

    NONE = "none"
    """No limit: all of it is written, even beyond the end of the cama."""
    OWN_NEED = "own-need"
    """What its winner lacks to close the cama."""
    LEADER_NEED = "leader-need"
    """What the team ahead lacks to close the cama, whoever wins; a falta worth the whole cama
    excepted."""


class Answers(StrEnum):
    """Which seats answer for their team, and whose word counts."""

    ANY = "any"
    """Any seat of the team; the first answer binds."""
    NEXT = "next"
    """Only the first seat of the team after the caller."""
    BOTH_REFUSE = "both-refuse"
    """Any seat may accept or raise; it is refused once all have refused."""
    STRONGEST = "strongest"
    """All are heard: a raise counts before an acceptance, that before a refusal."""


class Reveal(StrEnum):
    """How the winner of an accepted envit becomes known."""

    AUTO = "auto"
    """The table compares all hands."""
    CLAIM = "claim"
    """After the tricks each seat is asked in turn and may show its hand; hands not shown do not
    count."""


class EnvitDeclined(StrEnum):
    """When a refused envit is written down."""

    AT_END = "at-end"
    AT_ONCE = "at-once"


class TrucWhen(StrEnum):
    """When the truc may be called or raised, other than as an answer."""

    OWN_TURN = "own-turn"
    """On one's own turn, before the card."""
    AROUND_OWN_CARD = "around-own-card"
    """On one's own turn before the card, or just after it, until another seat acts."""
    ANY_TIME = "any-time"
    """By any seat still in the round, whoever's turn it is, while nothing is pending."""
    MA_LEAD = "ma-lead"
    """Only by the mà, before the first card of the round."""


class JocFora(StrEnum):
    """What the rung that pays ``jocfora`` is worth when it is accepted."""

    COTO = "coto"
    """The whole coto, whatever the envit."""
    CAMA = "cama"
    """What the winner lacks to close the cama."""
    COTO_AFTER_ENVIT = "coto-after-envit"
    """The whole coto, unless the envit of the round has ended it before."""


class ExtraRungs(StrEnum):
    """Rungs put before the last one of the truc."""

    NONE = "none"
    CINC_VAL = "cinc-val"
    SIS_VAL = "sis-val"
    SET_VAL = "set-val"
    VUIT_VAL = "vuit-val"
    NOU_VAL = "nou-val"
    """After quatre val, one rung each up to the one named, worth one pedra more each."""
    VA_AL_DOTZE = "va-al-dotze"
    """After val nou, one rung worth twelve."""


class Covered(StrEnum):
    """Whether cards may be played face down. A covered card loses to every other."""

    NONE = "none"
    FREE = "free"
    ALL_FOLLOWING = "all-following"
    """Who has covered one card covers the rest."""


class CoveredEnvit(StrEnum):
    """Whether a covered card still counts for its owner's envit."""

    KEPT = "kept"
    LOST = "lost"


class FoldScope(StrEnum):
    """Who leaves the round when a seat says that it goes."""

    NONE = "none"
    TEAM = "team"
    SEAT = "seat"
    """That seat alone; its partners play on."""


class FoldWhen(StrEnum):
    """When a seat may leave the round."""

    OWN_TURN = "own-turn"
    """On one's own turn to play, with nothing pending."""
    ANY_TIME = "any-time"
    """Whenever a card or a word of anybody is awaited."""
    BEFORE_FIRST_CARD = "before-first-card"
    """On one's own turn, before one's first card."""


class FoldPays(StrEnum):
    """What a round is worth to the rivals of a team that has left it."""

    IN_FORCE = "in-force"
    """What the truc is worth then."""
    ONE = "one"
    """One pedra."""


class LastPedra(StrEnum):
    """What happens when a team lacks one pedra for the cama."""

    NONE = "none"
    DECIDE = "decide"
    """It says before the first card whether it plays: not playing gives the rivals one, playing
    makes the round worth three without bets. With both teams there, the round is played without
    bets."""


class Middle(StrEnum):
    """To which half of the cama its middle figure belongs."""

    MALES = "males"
    BONES = "bones"


class Marking(StrEnum):
    """What a score is marked with at the table. A cama of another target than 24 has stones."""

    STONES = "stones"
    """Stones, one for each pedra."""
    EIGHT_AND_NINE = "eight-and-nine"
    """The 8 and the 9 of ors for one team and those of copes for the other, as the lot falls: the
    pips that show and how the two cards lie are the score."""
    TANQUES = "tanques"
    """Strokes, in four fenced fields of six."""


class Truth(StrEnum):
    """Whether a senya may be false."""

    FREE = "free"
    TRUE_ONLY = "true-only"


class SeenBy(StrEnum):
    """Who sees a senya, besides the one who makes it."""

    NONE = "none"
    """Senyes are not made."""
    PARTNER = "partner"
    """Its partners."""
    ATTENTION = "attention"
    """The seats that look at its maker at that instant."""
    ALL = "all"


class FirstDealer(StrEnum):
    """Who deals the first round of a coto."""

    RANDOM = "random"
    """The mà of the first round is drawn among all seats."""
    HOST = "host"
    """The seat of the host: seat 1."""
    SUIT_DRAW = "suit-draw"
    """Each of the first four seats is given a suit, and a card is turned."""


class AbsenceRule(StrEnum):
    """What becomes of a seat that has been away for longer than the grace."""

    BOT = "bot"
    """A bot sits in until it comes back."""
    CANCEL = "cancel"
    """The coto is cancelled, and nobody wins it."""


GESTURES = (
    "brows",
    "wink",
    "wink-right",
    "wink-left",
    "tongue",
    "tongue-right",
    "tongue-left",
    "tongue-in-cheek",
    "lip-right",
    "lip-left",
    "mouth-aside",
    "bite-lip",
    "small-puff",
    "puff-cheeks",
    "shoulder",
    "shoulder-right",
    "shoulder-left",
    "close-eyes",
    "nod",
    "pout",
    "kiss",
    "eyes-up",
)
"""What a face can do to make a senya. Left and right are those of the one who makes it."""
