"""How the Balearic score lies on the table: the 8 and the 9 of one suit, 0 to 24.

Each team has the 8 and the 9 of ors, or those of copes, which no Balearic deck plays with. Up to 8
pedres the 8 lies open and the 9, face down, covers the pips that do not count; from 13 to 21 the 9
lies open and the 8 covers. Between them both lie face down, and how they lie is the number. Three
displays mean two scores each (9 and 21, 10 and 22, 11 and 23), so a reader must know the half too.
"""

from enum import StrEnum
from typing import NamedTuple

from retruc.game import Suit
from retruc.rulesets import Marking, Ruleset

LAST = 24
"""The score that ends the cama: nobody marks it any more."""


def marking_of(ruleset: Ruleset) -> Marking:
    """Say what the score of a table is marked with: stones wherever a cama is not of 24.

    Rule: cama.marking

    >>> from retruc.rulesets import load
    >>> marking_of(load("balear"))
    <Marking.EIGHT_AND_NINE: 'eight-and-nine'>
    """
    return ruleset.cama.marking if ruleset.cama.target == LAST else Marking.STONES


class Lay(StrEnum):
    """How the two cards lie."""

    NOTHING = "nothing"
    """Neither is on the table."""
    COVERING = "covering"
    """One is face up, the other, face down, over some of its pips."""
    OVER = "over"
    """One is face up, the other out of sight below it."""
    CROSSED = "crossed"
    """Both face down, one across the other."""
    PARALLEL = "parallel"
    """Both face down, side by side."""
    STACKED = "stacked"
    """Both face down, one on top of the other."""


class Tally(NamedTuple):
    """One score as it lies on the table."""

    lay: Lay
    up: int = 0
    """The number of the card that is face up: 8 or 9; 0 where none is."""
    pips: int = 0
    """How many of its pips show."""

    @property
    def down(self) -> int:
        """The number of the card that is face down while the other is up; 0 where none is up."""
        return {8: 9, 9: 8}.get(self.up, 0)

    @property
    def hidden_pips(self) -> int:
        """How many pips of the open card are covered."""
        return self.up - self.pips


_BOTH_DOWN = {
    10: Lay.CROSSED,
    11: Lay.PARALLEL,
    12: Lay.STACKED,
    22: Lay.CROSSED,
    23: Lay.PARALLEL,
}


def display(pedres: int) -> Tally:
    """Say how a team marks so many pedres. Neither 0 nor 24 is marked.

    Raises:
        ValueError: nobody has so many pedres in a cama of 24.

    >>> display(5)
    Tally(lay=<Lay.COVERING: 'covering'>, up=8, pips=5)
    """
    if not 0 <= pedres <= LAST:
        raise ValueError(f"a cama of {LAST} has no score {pedres}")
    if pedres in (0, LAST):
        return Tally(Lay.NOTHING)
    if pedres in _BOTH_DOWN:
        return Tally(_BOTH_DOWN[pedres])
    if pedres <= 8:
        return _open_card(8, pedres)
    if pedres == 9:
        return _open_card(9, 9)
    return _open_card(9, pedres - 12)


def _open_card(number: int, pips: int) -> Tally:
    return Tally(Lay.OVER if pips == number else Lay.COVERING, number, pips)


_PIP_BY_SUIT = {Suit.ORS: "●", Suit.COPES: "Y"}
"""A coin, and a goblet seen from the side."""

_BACK = "░"
_LONG = 20
"""Characters along the long side of a card, its two edges not counted."""
_SHORT = 6
"""Characters along the short side of an upright card, its two edges not counted."""


def draw(tally: Tally, suit: Suit) -> str:
    """Draw a score as it lies on the table; empty where nothing does.

    Raises:
        ValueError: the score is not marked with the cards of this suit.

    >>> print(draw(display(5), Suit.ORS))
    ┌────────────┬────────────────────┐
    │8 ●   ●   ● │░░░░░░░░░░░░░░░░░░░░│
    │    ●   ●   │░░░░░░░░░░░░░░░░░░░░│
    └────────────┴────────────────────┘
    """
    if suit not in _PIP_BY_SUIT:
        raise ValueError(f"scores are marked with ors or copes, not with {suit}")
    match tally.lay:
        case Lay.NOTHING:
            lines = []
        case Lay.COVERING:
            lines = _covered(_face(tally.up, suit), tally.pips)
        case Lay.OVER:
            lines = _over_another(_face(tally.up, suit))
        case Lay.CROSSED:
            lines = _crossed()
        case Lay.PARALLEL:
            lines = _parallel()
        case Lay.STACKED:
            lines = _over_another([_BACK * _LONG] * 2)
    return "\n".join(lines)


def _face(number: int, suit: Suit) -> list[str]:
    """The two rows of an open card that lies on its side.

    Each pip has a column of its own, so that a straight edge can cover any number of them: the
    first is above in column 2, the second below in column 4, and so on.
    """
    pips = [_PIP_BY_SUIT[suit] + " "] * number
    above = "".join(pip if i % 2 == 0 else "  " for i, pip in enumerate(pips))
    below = "".join(pip if i % 2 == 1 else "  " for i, pip in enumerate(pips))
    return [f"{number} {above}".ljust(_LONG), f"  {below}".ljust(_LONG)]


def _covered(face: list[str], pips: int) -> list[str]:
    shown = 2 + 2 * pips
    back = _BACK * _LONG
    return [
        f"┌{'─' * shown}┬{'─' * _LONG}┐",
        *(f"│{row[:shown]}│{back}│" for row in face),
        f"└{'─' * shown}┴{'─' * _LONG}┘",
    ]


def _over_another(rows: list[str]) -> list[str]:
    """One card over the other, whose edge shows below and to the right."""
    first, second = rows
    return [
        f"┌{'─' * _LONG}┐",
        f"│{first}├┐",
        f"│{second}││",
        f"└┬{'─' * (_LONG - 1)}┘│",
        f" └{'─' * _LONG}┘",
    ]


def _crossed() -> list[str]:
    """One card on its side across an upright one."""
    margin = (_LONG - _SHORT - 2) // 2
    indent = " " * (margin + 1)
    edge = "─" * _SHORT
    return [
        f"{indent}┌{edge}┐",
        f"{indent}│{_BACK * _SHORT}│",
        f"┌{'─' * margin}┴{edge}┴{'─' * margin}┐",
        *[f"│{_BACK * _LONG}│"] * 2,
        f"└{'─' * margin}┬{edge}┬{'─' * margin}┘",
        f"{indent}│{_BACK * _SHORT}│",
        f"{indent}└{edge}┘",
    ]


def _parallel() -> list[str]:
    """Two upright cards side by side."""
    edge = "─" * _SHORT
    return [
        f"┌{edge}┐ ┌{edge}┐",
        *[f"│{_BACK * _SHORT}│ │{_BACK * _SHORT}│"] * 4,
        f"└{edge}┘ └{edge}┘",
    ]
