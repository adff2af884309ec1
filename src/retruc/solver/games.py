"""What is solved: the official games, as rulesets made from those of the catalogue."""

from pathlib import Path
from typing import Final

from retruc.rulesets import Ruleset, with_options

OFFICIAL: Final = Path(__file__).with_name("official")
"""The official games: rulesets that list what they leave out."""


def truc_alone(ruleset: Ruleset) -> Ruleset:
    """Take two seats and no envit: the truc alone, between a mà and its rival.

    Raises:
        RulesetError: the ruleset does not offer two seats.

    >>> from retruc.rulesets import load
    >>> game = truc_alone(load("bar"))
    >>> game.seats, game.envit.on, game.changed
    (2, False, {'seats': '2', 'envit.on': 'false'})
    """
    return with_options(ruleset, {"seats": "2", "envit.on": "false"})


def whole_round(ruleset: Ruleset) -> Ruleset:
    """Take two seats, and all that the ruleset has.

    Raises:
        RulesetError: the ruleset does not offer two seats.

    >>> from retruc.rulesets import load
    >>> whole_round(load("bar")).changed
    {'seats': '2'}
    """
    return with_options(ruleset, {"seats": "2"})
