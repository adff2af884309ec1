"""What one seat has been told: a fold of the events it may know.

An observation is never cut out of a state. Start with `Observation.at`, then `observe` each event
whose audience holds the seat; the result cannot depend on a card the seat was not shown.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from retruc.game.actions import Bet
from retruc.game.cards import Card, Hand
from retruc.game.events import (
    AnswerHeard,
    CallAccepted,
    CallDeclined,
    CallMade,
    CamaWon,
    CardCovered,
    CardPlayed,
    CardsStacked,
    CotoWon,
    DeckTapped,
    EnvitClaimed,
    Event,
    HandDealt,
    HiddenCardShown,
    Looked,
    OneCardChosen,
    Passed,
    PedresScored,
    PlayDecided,
    RoundDealt,
    RoundEnded,
    Said,
    SeatLeft,
    SignMade,
    TrickOpened,
    TrickTied,
    TrickWon,
)
from retruc.game.seats import SEATS, Seat, Team
from retruc.game.table import Answer, Call, Play, Trick, Wager


class Observation(NamedTuple):
    """The table as one seat knows it. The fields of the round start anew with each deal."""

    seat: Seat | None
    """Whose view this is; None for a bystander."""
    seats: int
    score: tuple[int, int] = (0, 0)
    cames: tuple[int, int] = (0, 0)
    winner: Team | None = None
    """The team that has won the coto."""
    looks: tuple[Seat | None, ...] = ()
    """Where each seat looks."""

    number: int = 0
    """Of the round, from 1; 0 before the first."""
    dealer: Seat = SEATS[0]
    ma: Seat = SEATS[0]
    dealt: Hand = ()
    """The cards this seat was dealt; empty for a bystander."""
    held: Hand = ()
    """The cards this seat still holds."""
    cards_left: tuple[int, ...] = ()
    """How many cards each seat holds."""
    tricks: tuple[Trick, ...] = ()
    truc: Wager = Wager()
    envit: Wager = Wager()
    left: frozenset[Seat] = frozenset()
    """The seats that have gone."""
    passed: frozenset[Seat] = frozenset()
    shown: tuple[tuple[Seat, Card], ...] = ()
    """Hidden cards that were turned up, with whose they were."""
    claims: tuple[tuple[Seat, Hand], ...] = ()
    """Hands shown to claim the envit."""
    tapped: bool = False
    decided: tuple[bool | None, bool | None] = (None, None)
    """By team: whether it said that it plays, where it had to say so."""
    signs: tuple[tuple[Seat, str], ...] = ()
    """The senyes seen in this round, oldest first."""
    said: tuple[tuple[Seat, str], ...] = ()
    """The expressions heard in this round, oldest first."""
    ended: RoundEnded | None = None
    """How this round was settled, once it is."""

    @classmethod
    def at(
        cls,
        seat: Seat | None,
        seats: int,
        *,
        score: tuple[int, int] = (0, 0),
        cames: tuple[int, int] = (0, 0),
        looks: tuple[Seat | None, ...] = (),
    ) -> "Observation":
        """What a seat (None: a bystander) knows before the first card of a coto."""
        return cls(seat, seats, score=score, cames=cames, looks=looks or (None,) * seats)

    @property
    def team(self) -> Team | None:
        """The side this seat plays for."""
        return None if self.seat is None else self.seat.team

    @property
    def trick(self) -> Trick | None:
        """The trick in play, or the last one."""
        return self.tricks[-1] if self.tricks else None

    @property
    def seen(self) -> tuple[Card, ...]:
        """Every card of this round that the seat has seen: its own, and those face up."""
        own = self.dealt
        others = [
            card
            for trick in self.tricks
            for play in trick.plays
            for card in (play.card, play.under)
            if card is not None and play.seat != self.seat
        ]
        shown = [card for seat, card in self.shown if seat != self.seat and card not in others]
        claimed = [
            card
            for seat, hand in self.claims
            if seat != self.seat
            for card in hand
            if card not in others and card not in shown
        ]
        return (*own, *others, *shown, *claimed)


def observe(observation: Observation, event: Event) -> Observation:
    """Take in one event that the seat may know.

    Raises:
        KeyError: something that is no event was given.
    """
    return _FOLD[type(event)](observation, event)


def _round_dealt(o: Observation, e: RoundDealt) -> Observation:
    return Observation(
        o.seat,
        o.seats,
        score=e.score,
        cames=e.cames,
        looks=o.looks,
        number=e.number,
        dealer=e.dealer,
        ma=e.ma,
        cards_left=(e.cards,) * o.seats,
    )


def _hand_dealt(o: Observation, e: HandDealt) -> Observation:
    return o._replace(dealt=e.hand, held=e.hand)


def _lay(o: Observation, play: Play, cards: int) -> Observation:
    """Put a play on the trick in course, and take its cards out of the hand."""
    trick = o.tricks[-1]
    opener = trick.opener if trick.plays else play.seat
    held = o.held
    if play.seat == o.seat:
        held = tuple(card for card in held if card not in (play.card, play.under))
    left = list(o.cards_left)
    left[play.seat] -= cards
    return o._replace(
        held=held,
        cards_left=tuple(left),
        tricks=(*o.tricks[:-1], Trick(opener, (*trick.plays, play))),
    )


def _card_played(o: Observation, e: CardPlayed) -> Observation:
    return _lay(o, Play(e.seat, e.card), 1)


def _card_covered(o: Observation, e: CardCovered) -> Observation:
    return _lay(o, Play(e.seat, e.card, covered=True), 1)


def _cards_stacked(o: Observation, e: CardsStacked) -> Observation:
    return _lay(o, Play(e.seat, e.top, e.covered, e.under), 2)


def _hidden_card_shown(o: Observation, e: HiddenCardShown) -> Observation:
    return o._replace(shown=(*o.shown, (e.seat, e.card)))


def _trick_opened(o: Observation, e: TrickOpened) -> Observation:
    return o._replace(tricks=(*o.tricks, Trick(e.seat)))


def _trick_won(o: Observation, e: TrickWon) -> Observation:
    closed = o.tricks[-1].close(e.seat)
    return o._replace(tricks=(*o.tricks[:-1], closed))


def _trick_tied(o: Observation, _: TrickTied) -> Observation:
    return o._replace(tricks=(*o.tricks[:-1], o.tricks[-1].close(None)))


def _with_wager(o: Observation, bet: Bet, wager: Wager) -> Observation:
    return o._replace(truc=wager) if bet is Bet.TRUC else o._replace(envit=wager)


def _wager(o: Observation, bet: Bet) -> Wager:
    return o.truc if bet is Bet.TRUC else o.envit


def _call_made(o: Observation, e: CallMade) -> Observation:
    return _with_wager(o, e.bet, _wager(o, e.bet).call(Call(e.seat, e.rung, e.amount)))


def _answer_heard(o: Observation, e: AnswerHeard) -> Observation:
    return _with_wager(o, e.bet, _wager(o, e.bet).hear(Answer(e.seat, e.accepts)))


def _call_accepted(o: Observation, e: CallAccepted) -> Observation:
    return _with_wager(o, e.bet, _wager(o, e.bet).accept())


def _call_declined(o: Observation, e: CallDeclined) -> Observation:
    wager = _wager(o, e.bet)
    by_rivals = wager.raiser is not e.seat.team
    return _with_wager(o, e.bet, wager.decline() if by_rivals else wager.forfeit())


def _seat_left(o: Observation, e: SeatLeft) -> Observation:
    gone = {seat for seat in SEATS[: o.seats] if e.whole_team and seat.team is e.seat.team}
    truc = o.truc
    if e.whole_team and truc.pending:
        truc = truc.withdraw() if truc.raiser is e.seat.team else truc.decline()
    return o._replace(left=o.left | gone | {e.seat}, truc=truc)


def _passed(o: Observation, e: Passed) -> Observation:
    return o._replace(passed=o.passed | {e.seat})


def _play_decided(o: Observation, e: PlayDecided) -> Observation:
    decided = (e.plays, o.decided[1]) if e.seat.team is Team.A else (o.decided[0], e.plays)
    return o._replace(decided=decided)


def _deck_tapped(o: Observation, _: DeckTapped) -> Observation:
    return o._replace(tapped=True)


def _unchanged(o: Observation, _: Any) -> Observation:
    return o


def _envit_claimed(o: Observation, e: EnvitClaimed) -> Observation:
    return o._replace(claims=(*o.claims, (e.seat, e.hand)))


def _pedres_scored(o: Observation, e: PedresScored) -> Observation:
    return o._replace(score=e.score)


def _cama_won(o: Observation, e: CamaWon) -> Observation:
    return o._replace(cames=e.cames)


def _round_ended(o: Observation, e: RoundEnded) -> Observation:
    return o._replace(score=e.score, cames=e.cames, ended=e)


def _coto_won(o: Observation, e: CotoWon) -> Observation:
    return o._replace(winner=e.team)


def _looked(o: Observation, e: Looked) -> Observation:
    looks = list(o.looks)
    looks[e.seat] = e.at
    return o._replace(looks=tuple(looks))


def _sign_made(o: Observation, e: SignMade) -> Observation:
    return o._replace(signs=(*o.signs, (e.seat, e.sign)))


def _said(o: Observation, e: Said) -> Observation:
    return o._replace(said=(*o.said, (e.seat, e.expression)))


_FOLD: dict[type[Any], Callable[[Observation, Any], Observation]] = {
    RoundDealt: _round_dealt,
    HandDealt: _hand_dealt,
    CardPlayed: _card_played,
    CardCovered: _card_covered,
    CardsStacked: _cards_stacked,
    HiddenCardShown: _hidden_card_shown,
    TrickOpened: _trick_opened,
    TrickWon: _trick_won,
    TrickTied: _trick_tied,
    CallMade: _call_made,
    AnswerHeard: _answer_heard,
    CallAccepted: _call_accepted,
    CallDeclined: _call_declined,
    SeatLeft: _seat_left,
    Passed: _passed,
    PlayDecided: _play_decided,
    DeckTapped: _deck_tapped,
    OneCardChosen: _unchanged,
    EnvitClaimed: _envit_claimed,
    PedresScored: _pedres_scored,
    CamaWon: _cama_won,
    RoundEnded: _round_ended,
    CotoWon: _coto_won,
    Looked: _looked,
    SignMade: _sign_made,
    Said: _said,
}
