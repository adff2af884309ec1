"""Rounds played at random through `Turn`."""

from collections.abc import Iterator
from random import Random

from retruc.adapters.turns import Turn, opening
from retruc.engine import random_deal
from retruc.rulesets import Ruleset, load, load_text, with_options

SMALL = """
id = "small"
version = 1
name = "Small"
extends = "bar"
seats = 2

[deck]
cards = ["1e", "7e", "3o", "3c", "6o", "6c", "4b", "5b"]

[order]
tiers = ["1e", "7e", "3*", "6*", "5b", "4b"]

[covered]
mode = "free"
envit = "kept"

[choices]
seats = [2]

[sources]
"*" = "truc-de-bar"
"""
"""Two seats and eight cards, which may be covered: all deals can be listed."""


def small() -> Ruleset:
    return load_text(SMALL)


def ruleset_at(name: str, seats: int) -> Ruleset:
    return with_options(load(name), {"seats": str(seats)})


def turns(ruleset: Ruleset, seed: object) -> Iterator[Turn]:
    """Every instant of a round played at random, the deal among them."""
    chance = Random(str(seed))
    turn = opening(ruleset)
    yield turn
    while turn.ended is None:
        if turn.awaits_deal:
            turn = turn.act(random_deal(turn.state, chance))
        else:
            turn = turn.choose(chance.choice(turn.choices))
        yield turn
