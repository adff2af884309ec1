"""How a score is marked on the islands: whose 8 and 9 a team has, and the four tanques."""

from random import Random

from retruc.game import Suit, Team
from retruc.rulebook.tally import LAST

TANCA = 6
"""Strokes in one tanca; four of them are a cama."""

STROKE = "┃"
NO_STROKE = "·"
_FENCE = "│"

_SUITS = (Suit.ORS, Suit.COPES)


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
