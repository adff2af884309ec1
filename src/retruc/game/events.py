"""What happened at the table, in the past tense, and who may know it.

Every event has an ``audience``: None for everyone, or the set of seats that learn of it. Events are
what is sent and shown; records keep the actions, and replaying those gives the events again.
"""

from functools import cache
from typing import ClassVar, Literal

from retruc.game.actions import Bet
from retruc.game.cards import Card, Hand
from retruc.game.seats import Seat, Team, order_from
from retruc.game.values import value

Audience = frozenset[Seat] | None
"""Who learns of an event: None is everyone, the empty set nobody."""

Outcome = Literal["none", "pending", "accepted", "declined"]
By = Literal["tricks", "declined", "folded"]


@value
class EnvitOutcome:
    """What became of the envit of a round."""

    outcome: Outcome = "none"
    rung: str | None = None
    """The last rung said; a free raise by 5 is ``+5``."""
    winner: Team | None = None
    seat: Seat | None = None
    """Whose cards won it; None where nobody's were compared."""
    points: int | None = None
    """What the winning cards count; None where none were compared."""
    pedres: int = 0
    """What the bet was worth, before any limit on what is written down."""
    void: bool = False
    """Whether it is not written all the same, since an accepted joc fora decides the coto alone."""


@value
class TrucOutcome:
    """What became of the truc of a round. A round without a call has outcome ``none``."""

    outcome: Outcome = "none"
    rung: str | None = None
    winner: Team | None = None
    by: By | None = None
    """How it was won; None where a round is drawn."""
    pedres: int = 0
    void: bool = False
    """Whether it is not written all the same, since the envit had closed the cama."""


@value
class RoundDealt:
    """A round began, and every seat got so many cards."""

    number: int
    dealer: Seat
    ma: Seat
    cards: int
    score: tuple[int, int]
    cames: tuple[int, int]
    audience: ClassVar[Audience] = None


@value
class HandDealt:
    """A seat was dealt these cards; only that seat is told."""

    seat: Seat
    hand: Hand
    audience: Audience


@value
class CardPlayed:
    """A seat laid a card face up."""

    seat: Seat
    card: Card
    audience: ClassVar[Audience] = None


@value
class CardCovered:
    """A seat laid a card face down. The seat itself is told which; the others get None."""

    seat: Seat
    card: Card | None
    audience: Audience


@value
class CardsStacked:
    """A seat laid its two cards, one over the other. Only it is told which is below.

    A stack that lies covered, as that of a seat that has to cover, is told to it alone.
    """

    seat: Seat
    top: Card | None
    under: Card | None
    covered: bool
    audience: Audience


@value
class HiddenCardShown:
    """A seat whose top card tied turned up the card below."""

    seat: Seat
    card: Card
    audience: ClassVar[Audience] = None


@value
class TrickOpened:
    """A trick began; *seat* opens it, unless it leaves before it has played."""

    seat: Seat
    audience: ClassVar[Audience] = None


@value
class TrickWon:
    """A trick was won by a card of *seat*. *index* counts from 0."""

    index: int
    seat: Seat
    audience: ClassVar[Audience] = None


@value
class TrickTied:
    """A trick was tied: it is nobody's."""

    index: int
    audience: ClassVar[Audience] = None


@value
class CallMade:
    """A seat said a rung of a bet."""

    seat: Seat
    bet: Bet
    rung: str
    amount: int = 0
    audience: ClassVar[Audience] = None


@value
class AnswerHeard:
    """A seat answered a call, and its partner is still asked."""

    seat: Seat
    bet: Bet
    accepts: bool
    audience: ClassVar[Audience] = None


@value
class CallAccepted:
    """A team accepted the pending call by the voice of *seat*."""

    seat: Seat
    bet: Bet
    audience: ClassVar[Audience] = None


@value
class CallDeclined:
    """A team refused the pending call by the voice of *seat*."""

    seat: Seat
    bet: Bet
    audience: ClassVar[Audience] = None


@value
class SeatLeft:
    """A seat left the round; with *whole_team*, its team left with it."""

    seat: Seat
    whole_team: bool
    audience: ClassVar[Audience] = None


@value
class Passed:
    """A seat let a chance go by."""

    seat: Seat
    audience: ClassVar[Audience] = None


@value
class PlayDecided:
    """A team one pedra from the end said whether it plays this round."""

    seat: Seat
    plays: bool
    audience: ClassVar[Audience] = None


@value
class DeckTapped:
    """The seat that should cut tapped the deck."""

    seat: Seat
    audience: ClassVar[Audience] = None


@value
class OneCardChosen:
    """The dealer will deal one card each."""

    seat: Seat
    audience: ClassVar[Audience] = None


@value
class EnvitClaimed:
    """A seat showed the cards it was dealt, to claim the envit."""

    seat: Seat
    hand: Hand
    audience: ClassVar[Audience] = None


@value
class PedresScored:
    """Pedres were written down for a team; *score* is how both stand then."""

    team: Team
    bet: Bet
    pedres: int
    score: tuple[int, int]
    audience: ClassVar[Audience] = None


@value
class CamaWon:
    """A team closed a cama; *cames* is how many each has won."""

    team: Team
    cames: tuple[int, int]
    audience: ClassVar[Audience] = None


@value
class RoundEnded:
    """A round was settled: what each bet paid, what was written down, how it stands now."""

    number: int
    envit: EnvitOutcome
    truc: TrucOutcome
    gained: tuple[int, int]
    score: tuple[int, int]
    cames: tuple[int, int]
    audience: ClassVar[Audience] = None


@value
class CotoWon:
    """The match is over."""

    team: Team
    cames: tuple[int, int]
    audience: ClassVar[Audience] = None


@value
class Looked:
    """A seat turned its eyes to another, or away from all."""

    seat: Seat
    at: Seat | None
    audience: ClassVar[Audience] = None


@value
class SignMade:
    """A seat made a senya, and the audience saw it."""

    seat: Seat
    sign: str
    audience: Audience


@value
class Said:
    """A seat said an expression aloud."""

    seat: Seat
    expression: str
    audience: ClassVar[Audience] = None


Event = (
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
"""Anything that can happen."""


@cache
def only(seat: Seat) -> Audience:
    """The audience of what is one seat's own affair."""
    return frozenset({seat})


@cache
def others(seat: Seat, seats: int) -> Audience:
    """The audience of everybody at a table of so many seats but one."""
    return frozenset(order_from(seat, seats)[1:])


def is_seen_by(event: Event, seat: Seat | None) -> bool:
    """Whether *seat* learns of the event; for None, whether a bystander does.

    A bystander sees what lies covered on the table as all do but whose it is: from the back.
    """
    if event.audience is None:
        return True
    if seat is not None:
        return seat in event.audience
    return isinstance(event, CardCovered | CardsStacked) and event.seat not in event.audience
