"""What a program of one's own is told, as values that JSON knows.

Seats count from 1 and cards are written as in records. Nothing here is said but what the seat was
told. docs/bots-protocol.md describes every field.
"""

from collections.abc import Sequence
from typing import Any

from retruc.engine import envit_points
from retruc.game import Card, Observation, Play, Raise, Seat, Team, Trick, Wager
from retruc.record import format_word
from retruc.rulesets import Ruleset


def ruleset_data(ruleset: Ruleset) -> dict[str, Any]:
    """Give what a player has to know of a ruleset: cards, their strength, calls and target.

    >>> from retruc.rulesets import load
    >>> data = ruleset_data(load("bar"))
    >>> data["ruleset"], data["target"], data["strength"]["1e"] > data["strength"]["3o"]
    ('bar@1', 24, True)
    """
    return {
        "ruleset": str(ruleset),
        "options": dict(ruleset.changed),
        "seats": ruleset.seats,
        "target": ruleset.cama.target,
        "cames_to_win": ruleset.coto.cames_to_win,
        "cards": [str(card) for card in ruleset.deck.cards],
        "strength": {str(card): value for card, value in ruleset.strength_by_card.items()},
        "rungs": {
            bet: [rung.id for rung in rungs]
            for bet, rungs in (("envit", ruleset.envit_rungs), ("truc", ruleset.truc_rungs))
        },
    }


def observation_data(o: Observation, ruleset: Ruleset) -> dict[str, Any]:
    """Give all that a seat knows.

    >>> from retruc.rulesets import load
    >>> data = observation_data(Observation.at(Seat(2), 4, score=(3, 5)), load("bar"))
    >>> data["seat"], data["team"], data["score"]
    (3, 'A', {'A': 3, 'B': 5})
    """
    return {
        "seat": _seat(o.seat),
        "team": _team(o.team),
        "seats": o.seats,
        "score": _by_team(o.score),
        "cames": _by_team(o.cames),
        "round": o.number,
        "dealer": _seat(o.dealer),
        "ma": _seat(o.ma),
        "dealt": _cards(o.dealt),
        "held": _cards(o.held),
        "points": envit_points(o.dealt, ruleset),
        "cards_left": list(o.cards_left),
        "tricks": [_trick(trick) for trick in o.tricks],
        "envit": _wager(o.envit),
        "truc": _wager(o.truc),
        "left": sorted(seat + 1 for seat in o.left),
        "passed": sorted(seat + 1 for seat in o.passed),
        "shown": [{"seat": _seat(seat), "card": str(card)} for seat, card in o.shown],
        "claims": [{"seat": _seat(seat), "cards": _cards(hand)} for seat, hand in o.claims],
        "tapped": o.tapped,
        "decided": _by_team(o.decided),
        "looks": [_seat(at) for at in o.looks],
        "senyes": [{"seat": _seat(seat), "senya": sign} for seat, sign in o.signs],
    }


def _seat(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _team(team: Team | None) -> str | None:
    return None if team is None else str(team)


def _by_team(pair: tuple[object, object]) -> dict[str, object]:
    return {"A": pair[0], "B": pair[1]}


def _cards(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _trick(trick: Trick) -> dict[str, Any]:
    return {
        "opener": _seat(trick.opener),
        "plays": [_play(play) for play in trick.plays],
        "closed": trick.closed,
        "winner": _seat(trick.winner),
    }


def _play(play: Play) -> dict[str, Any]:
    return {
        "seat": _seat(play.seat),
        "card": None if play.card is None else str(play.card),
        "covered": play.covered,
        "under": None if play.under is None else str(play.under),
    }


def _wager(wager: Wager) -> dict[str, Any]:
    return {
        "calls": [
            {"seat": _seat(c.seat), "word": format_word(Raise(c.seat, c.rung, c.amount))}
            for c in wager.calls
        ],
        "pending": wager.pending,
        "accepted": wager.accepted,
        "declined": wager.declined,
        "raiser": _team(wager.raiser),
        "heard": [{"seat": _seat(a.seat), "accepts": a.accepts} for a in wager.heard],
    }
