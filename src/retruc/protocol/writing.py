"""Events of the game as they go over the wire."""

from collections.abc import Callable, Sequence
from typing import Any

from retruc.game import (
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
    Seat,
    SeatLeft,
    SignMade,
    Team,
    TrickOpened,
    TrickTied,
    TrickWon,
)
from retruc.protocol import happenings as wire
from retruc.rulesets import Ruleset


def happening(event: Event, ruleset: Ruleset) -> wire.Happening:
    """Write an event as it goes over the wire."""
    if isinstance(event, SignMade):
        gesture = ruleset.senyes.map[event.sign].gesture
        return wire.SignMade(seat=event.seat + 1, sign=event.sign, gesture=gesture)
    return _WRITE[type(event)](event)


def printed(seat: Seat | None) -> int | None:
    """Give a seat as people count."""
    return None if seat is None else int(seat) + 1


def _cards(cards: Sequence[object]) -> list[str]:
    return [str(card) for card in cards]


def _card(card: object | None) -> str | None:
    return None if card is None else str(card)


def _team(team: Team) -> wire.Team:
    return "B" if team else "A"


def _bet(bet: str) -> wire.Bet:
    return "truc" if bet == "truc" else "envit"


_WRITE: dict[type[Any], Callable[[Any], wire.Happening]] = {
    RoundDealt: lambda e: wire.RoundDealt(
        number=e.number,
        dealer=e.dealer + 1,
        ma=e.ma + 1,
        cards=e.cards,
        score=e.score,
        cames=e.cames,
    ),
    HandDealt: lambda e: wire.HandDealt(seat=e.seat + 1, hand=_cards(e.hand)),
    CardPlayed: lambda e: wire.CardPlayed(seat=e.seat + 1, card=str(e.card)),
    CardCovered: lambda e: wire.CardCovered(seat=e.seat + 1, card=_card(e.card)),
    CardsStacked: lambda e: wire.CardsStacked(
        seat=e.seat + 1, top=_card(e.top), under=_card(e.under), covered=e.covered
    ),
    HiddenCardShown: lambda e: wire.HiddenCardShown(seat=e.seat + 1, card=str(e.card)),
    TrickOpened: lambda e: wire.TrickOpened(seat=e.seat + 1),
    TrickWon: lambda e: wire.TrickWon(index=e.index, seat=e.seat + 1),
    TrickTied: lambda e: wire.TrickTied(index=e.index),
    CallMade: lambda e: wire.CallMade(
        seat=e.seat + 1, bet=_bet(e.bet), rung=e.rung, amount=e.amount
    ),
    AnswerHeard: lambda e: wire.AnswerHeard(seat=e.seat + 1, bet=_bet(e.bet), accepts=e.accepts),
    CallAccepted: lambda e: wire.CallAccepted(seat=e.seat + 1, bet=_bet(e.bet)),
    CallDeclined: lambda e: wire.CallDeclined(seat=e.seat + 1, bet=_bet(e.bet)),
    SeatLeft: lambda e: wire.SeatLeft(seat=e.seat + 1, whole_team=e.whole_team),
    Passed: lambda e: wire.Passed(seat=e.seat + 1),
    PlayDecided: lambda e: wire.PlayDecided(seat=e.seat + 1, plays=e.plays),
    DeckTapped: lambda e: wire.DeckTapped(seat=e.seat + 1),
    OneCardChosen: lambda e: wire.OneCardChosen(seat=e.seat + 1),
    EnvitClaimed: lambda e: wire.EnvitClaimed(seat=e.seat + 1, hand=_cards(e.hand)),
    PedresScored: lambda e: wire.PedresScored(
        team=_team(e.team), bet=_bet(e.bet), pedres=e.pedres, score=e.score
    ),
    CamaWon: lambda e: wire.CamaWon(team=_team(e.team), cames=e.cames),
    RoundEnded: lambda e: wire.RoundEnded(
        number=e.number, gained=e.gained, score=e.score, cames=e.cames
    ),
    CotoWon: lambda e: wire.CotoWon(team=_team(e.team), cames=e.cames),
    Looked: lambda e: wire.Looked(seat=e.seat + 1, at=printed(e.at)),
    Said: lambda e: wire.Said(seat=e.seat + 1, expression=e.expression),
}
