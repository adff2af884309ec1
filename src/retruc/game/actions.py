"""What may be done at the table, as values. Chance is an action too: `Deal`.

*Game actions* advance the round. *Gestures* (`Look`, `MakeSign`, `Say`) never change what is legal.
"""

from enum import StrEnum

from retruc.game.cards import Card, Hand
from retruc.game.seats import Seat
from retruc.game.values import value


class Bet(StrEnum):
    """One of the two bets of a round. (The flor, where it is played, is part of the envit.)"""

    ENVIT = "envit"
    TRUC = "truc"


FREE = "+"
"""The id of the rung that raises the envit by an amount of the caller's choice."""


@value
class Deal:
    """Give every seat its hand, seat 1 first. The only action that belongs to nobody."""

    hands: tuple[Hand, ...]


@value
class PlayCard:
    """Lay one card on the trick, face up or covered."""

    seat: Seat
    card: Card
    covered: bool = False


@value
class StackCards:
    """Lay both remaining cards at once, *top* over *under*, after a tied first trick."""

    seat: Seat
    top: Card
    under: Card


@value
class Raise:
    """Say a rung of the envit or of the truc: open the bet, or go further.

    Rung ids are unique over both ladders of a ruleset. *amount* goes with the rung `FREE` only.
    """

    seat: Seat
    rung: str
    amount: int = 0


@value
class Accept:
    """*Vull*: take what is pending."""

    seat: Seat


@value
class Decline:
    """*No vull*: refuse what is pending."""

    seat: Seat


@value
class Fold:
    """*Me'n vaig*: leave the round, alone or with the team as the ruleset says."""

    seat: Seat


@value
class Pass:
    """*Passe*: let the chance to raise, or to show an envit, go by."""

    seat: Seat


@value
class Decide:
    """*Juguem* or *no juguem*: whether a team one pedra from the end plays the round."""

    seat: Seat
    plays: bool


@value
class Tap:
    """*Toca*: tap the deck instead of cutting it, which offers a round of one card."""

    seat: Seat


@value
class DealOne:
    """*Una*: the dealer takes up the offer and will deal one card each."""

    seat: Seat


@value
class Claim:
    """*Mostra*: show one's cards to claim the envit, where it is not counted by itself."""

    seat: Seat


@value
class Look:
    """Turn one's eyes to another seat, or to nobody. Everybody sees it."""

    seat: Seat
    at: Seat | None


@value
class MakeSign:
    """Make one of the ruleset's senyes, by its id."""

    seat: Seat
    sign: str


@value
class Say:
    """Say one of the ruleset's expressions aloud, by its id."""

    seat: Seat
    expression: str


SeatAction = (
    PlayCard | StackCards | Raise | Accept | Decline | Fold | Pass | Decide | Tap | DealOne | Claim
)
"""A game action of some seat: what `legal_actions` lists."""

Gesture = Look | MakeSign | Say
"""What a seat may do at any time without changing what is legal."""

Action = Deal | SeatAction | Gesture
"""Anything that can be applied to a state."""
