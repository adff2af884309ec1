"""How a player plays: the few numbers that its habits come down to."""

from enum import Enum
from typing import NamedTuple


class Openly(Enum):
    """What a player signs where a rival sees it as well as its partner."""

    NOTHING = "nothing"
    TRUTH = "truth"
    LIES = "lies"
    """False senyes, as often as to a rival alone."""


class Style(NamedTuple):
    """The habits of `taverna`. Chances and rates run from 0 to 1."""

    card_deals: int = 12
    """Deals imagined before a card or a call."""
    answer_deals: int = 16
    """Deals imagined before an answer."""
    close_deals: int = 80
    """Deals imagined before a call that risks much."""
    thrift: float = 0.03
    """What the strongest card of the deck must add to the chance of winning the round, more than
    the weakest, to be played instead."""
    least: float = 0.62
    """Nothing is called in earnest with a smaller chance to win it."""
    sure: float = 0.95
    """The same for calls that risk half a cama or more."""
    truc_bluff: float = 0.12
    """When the truc could be opened and the cards are not worth it: how often it is."""
    envit_bluff: float = 0.1
    """The same for the envit."""
    lie: float = 0.1
    """How often a false senya is made to a rival who looks while no partner does."""
    tells: bool = True
    """Whether it makes senyes to its partner."""
    openly: Openly = Openly.NOTHING
    heeds_partner: bool = True
    """Whether the senyes of its partner count for what it does."""
    heeds_rivals: bool = True
    """The same for those that it catches from rivals."""
    peek: float = 0.1
    """In how many rounds it watches a rival instead of its partner."""
    tap: float = 0.1
    """How often it taps the deck, or takes up the offer of a round of one card."""


USUAL = Style()
"""The habits that `taverna` has unless others are asked for."""
