"""What lies on the table and what has been said: tricks and wagers, as values.

The engine's state and a seat's observation are built from the same pieces; only in an observation
may a card be unknown (`None`).
"""

from retruc.game.cards import Card
from retruc.game.seats import Seat, Team
from retruc.game.values import value

_YES, _NO = True, False  # given by place: a field given by name doubles what a value costs


@value
class Play:
    """What one seat put on a trick.

    *under* is the card below a stacked one. *card* is None for a covered card of somebody else.
    """

    seat: Seat
    card: Card | None
    covered: bool = False
    under: Card | None = None


@value
class Trick:
    """One trick: who opens it, what lies on it, and who has won it."""

    opener: Seat
    plays: tuple[Play, ...] = ()
    winner: Seat | None = None
    """The seat that wins it and opens the next; None while it lasts, and if it is tied."""
    closed: bool = False
    """Whether nobody plays on it any more."""

    @property
    def is_tied(self) -> bool:
        """Whether it is *parda*: over, and nobody's."""
        return self.closed and self.winner is None

    @property
    def team(self) -> Team | None:
        """The team that won it, if one did."""
        return None if self.winner is None else self.winner.team

    def close(self, winner: Seat | None) -> "Trick":
        """This trick when it is over: won by a seat, or tied."""
        return Trick(self.opener, self.plays, winner, _YES)


@value
class Call:
    """One voice of a bet: who said which rung, and by how much for a free raise."""

    seat: Seat
    rung: str
    amount: int = 0


@value
class Answer:
    """What one seat said to a pending call while its partner is still to be heard."""

    seat: Seat
    accepts: bool


@value
class Wager:
    """How far one bet has gone in a round."""

    calls: tuple[Call, ...] = ()
    """All that was said, in order; each call implies that the one before was accepted."""
    pending: bool = False
    """Whether the last call waits for an answer."""
    declined: bool = False
    """Whether the last call was refused."""
    heard: tuple[Answer, ...] = ()
    """Answers to the pending call that do not settle it yet."""
    taken: bool = False
    """Whether any call was accepted by a word or a card, not only by the next call."""
    forfeited: bool = False
    """Whether the last call counts as refused since its own team left: that pays the rivals."""

    @property
    def raiser(self) -> Team | None:
        """The team that spoke last; only the other one may answer or raise."""
        return self.calls[-1].seat.team if self.calls else None

    @property
    def rung(self) -> str | None:
        """The id of the last rung said, if any."""
        return self.calls[-1].rung if self.calls else None

    @property
    def accepted(self) -> bool:
        """Whether the last call was accepted."""
        return bool(self.calls) and not self.pending and not self.declined

    def call(self, call: Call) -> "Wager":
        """This wager when one more rung was said."""
        return Wager((*self.calls, call), _YES, _NO, (), self.taken)

    def hear(self, answer: Answer) -> "Wager":
        """This wager when an answer was given that does not settle the pending call."""
        return Wager(self.calls, _YES, _NO, (*self.heard, answer), self.taken)

    def accept(self) -> "Wager":
        """This wager when its pending call was accepted."""
        return Wager(self.calls, _NO, _NO, (), _YES)

    def decline(self) -> "Wager":
        """This wager when its pending call was refused."""
        return Wager(self.calls, _NO, _YES, (), self.taken)

    def forfeit(self) -> "Wager":
        """This wager when the team that said its pending call has left."""
        return Wager(self.calls, _NO, _YES, (), self.taken, _YES)

    def withdraw(self) -> "Wager":
        """This wager when its pending call was taken back, as if it had not been said."""
        return Wager(self.calls[:-1], _NO, _NO, (), self.taken)
