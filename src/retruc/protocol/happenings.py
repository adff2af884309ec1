"""What happened at the table, as it goes over the wire: each event of the game by its kebab name.

Cards are words of the notation, seats count from 1, teams are ``A`` and ``B``.
"""

from typing import Literal

from msgspec import Struct

Team = Literal["A", "B"]
Bet = Literal["envit", "truc"]


class _Happening(Struct, tag_field="event", rename="camel", frozen=True, kw_only=True):
    """One event."""


class RoundDealt(_Happening, frozen=True, tag="round-dealt"):
    """A round began."""

    number: int
    dealer: int
    ma: int
    cards: int
    score: tuple[int, int]
    cames: tuple[int, int]


class HandDealt(_Happening, frozen=True, tag="hand-dealt"):
    """The reader's own cards."""

    seat: int
    hand: list[str]


class CardPlayed(_Happening, frozen=True, tag="card-played"):
    """A card, face up."""

    seat: int
    card: str


class CardCovered(_Happening, frozen=True, tag="card-covered"):
    """A card, face down; only its own seat is told which."""

    seat: int
    card: str | None


class CardsStacked(_Happening, frozen=True, tag="cards-stacked"):
    """Two cards, one over the other."""

    seat: int
    top: str | None
    under: str | None
    covered: bool


class HiddenCardShown(_Happening, frozen=True, tag="hidden-card-shown"):
    """The card below was turned up."""

    seat: int
    card: str


class TrickOpened(_Happening, frozen=True, tag="trick-opened"):
    """A trick began."""

    seat: int


class TrickWon(_Happening, frozen=True, tag="trick-won"):
    """A trick was won; *index* counts from 0."""

    index: int
    seat: int


class TrickTied(_Happening, frozen=True, tag="trick-tied"):
    """A trick was tied."""

    index: int


class CallMade(_Happening, frozen=True, tag="call-made"):
    """A rung was said."""

    seat: int
    bet: Bet
    rung: str
    amount: int


class AnswerHeard(_Happening, frozen=True, tag="answer-heard"):
    """An answer that does not settle the call yet."""

    seat: int
    bet: Bet
    accepts: bool


class CallAccepted(_Happening, frozen=True, tag="call-accepted"):
    """The pending call was accepted."""

    seat: int
    bet: Bet


class CallDeclined(_Happening, frozen=True, tag="call-declined"):
    """The pending call was refused."""

    seat: int
    bet: Bet


class SeatLeft(_Happening, frozen=True, tag="seat-left"):
    """A seat, or its team, left the round."""

    seat: int
    whole_team: bool


class Passed(_Happening, frozen=True, tag="passed"):
    """A chance was let go by."""

    seat: int


class PlayDecided(_Happening, frozen=True, tag="play-decided"):
    """A team one pedra from the end said whether it plays."""

    seat: int
    plays: bool


class DeckTapped(_Happening, frozen=True, tag="deck-tapped"):
    """The deck was tapped instead of cut."""

    seat: int


class OneCardChosen(_Happening, frozen=True, tag="one-card-chosen"):
    """One card each will be dealt."""

    seat: int


class EnvitClaimed(_Happening, frozen=True, tag="envit-claimed"):
    """A hand was shown to claim the envit."""

    seat: int
    hand: list[str]


class PedresScored(_Happening, frozen=True, tag="pedres-scored"):
    """Pedres were written down."""

    team: Team
    bet: Bet
    pedres: int
    score: tuple[int, int]


class CamaWon(_Happening, frozen=True, tag="cama-won"):
    """A cama was closed."""

    team: Team
    cames: tuple[int, int]


class RoundEnded(_Happening, frozen=True, tag="round-ended"):
    """The round was settled; the account says how."""

    number: int
    gained: tuple[int, int]
    score: tuple[int, int]
    cames: tuple[int, int]


class CotoWon(_Happening, frozen=True, tag="coto-won"):
    """The match is over."""

    team: Team
    cames: tuple[int, int]


class Looked(_Happening, frozen=True, tag="looked"):
    """A seat turned its eyes; None: away from all."""

    seat: int
    at: int | None


class SignMade(_Happening, frozen=True, tag="sign-made"):
    """A sign, told only to those who saw it."""

    seat: int
    sign: str
    gesture: str


class Said(_Happening, frozen=True, tag="said"):
    """An expression, said aloud."""

    seat: int
    expression: str


Happening = (
    RoundDealt
    | HandDealt
    | CardPlayed
    | CardCovered
    | CardsStacked
    | HiddenCardShown
    | TrickOpened
    | TrickWon
    | TrickTied
    | CallMade
    | AnswerHeard
    | CallAccepted
    | CallDeclined
    | SeatLeft
    | Passed
    | PlayDecided
    | DeckTapped
    | OneCardChosen
    | EnvitClaimed
    | PedresScored
    | CamaWon
    | RoundEnded
    | CotoWon
    | Looked
    | SignMade
    | Said
)
