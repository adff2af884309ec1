"""How a score is marked: with stones, with the 8 and the 9, or with strokes in four tanques."""

from enum import Enum, auto
from functools import cache
from random import Random

from retruc.game import Suit, Team
from retruc.rulebook.tally import LAST
from retruc.rulesets import Ruleset, load

TANCA = 6
"""Strokes in one tanca; four of them are a cama."""

STROKE = "┃"
NO_STROKE = "·"
_FENCE = "│"

_MENORCAN_DECKS = frozenset({"m30", "m26"})
_SUITS = (Suit.ORS, Suit.COPES)


class Marking(Enum):
    """What a score is marked with."""

    STONES = auto()
    CARDS = auto()
    """The 8 and the 9 of one suit, on the islands."""
    TANQUES = auto()
    """Strokes in four fenced fields of six, where one plays as in Menorca."""


def marking_of(ruleset: Ruleset) -> Marking:
    """Say what the score of a ruleset is marked with.

    A village that lists its own cards marks as the place does whose rules it extends.
    """
    if not ruleset.envit.wild or ruleset.cama.target != LAST:
        return Marking.STONES
    deck = ruleset.deck.id or _deck_of(ruleset.extends)
    return Marking.TANQUES if deck in _MENORCAN_DECKS else Marking.CARDS


@cache
def _deck_of(ruleset_id: str) -> str:
    """Give the deck that a ruleset of the catalogue plays with; nothing for no ruleset."""
    return load(ruleset_id).deck.id if ruleset_id else ""


def drawn_suit(seed: int) -> Suit:
    """Draw the lot: whose 8 and 9 the team of seat 1 takes, for a coto of that seed."""
    return Random(f"{seed}/marks").choice(_SUITS)


def suit_of(team: Team, lot: Suit) -> Suit:
    """Whose 8 and 9 a team marks with, *lot* being what fell to the team of seat 1.

    >>> suit_of(Team.B, Suit.COPES)
    <Suit.ORS: 'ors'>
    """
    other = _SUITS[1 - _SUITS.index(lot)]
    return lot if team is Team.A else other


def tanques(pedres: int) -> tuple[str, str]:
    """Draw a score in its tanques: the two of the first half, and the two of bones.

    >>> tanques(8)
    ('│┃┃┃┃┃┃│┃┃····│', '│······│······│')
    """
    strokes = STROKE * pedres + NO_STROKE * (LAST - pedres)
    fields = [strokes[at : at + TANCA] for at in range(0, LAST, TANCA)]
    males, bones = fields[:2], fields[2:]
    return _fenced(males), _fenced(bones)


def _fenced(fields: list[str]) -> str:
    return f"{_FENCE}{_FENCE.join(fields)}{_FENCE}"
