"""The decks of decks.toml: cards with the order in which they beat each other."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from retruc.game import Card, Pack
from retruc.rulesets.reading import Place, Tiers, read_cards, read_tiers

DECK_PATHS = ("deck.pack", "deck.cards", "order.tiers")
"""The options that a named deck stands for, in the order of a `Deck`."""

_FILE = Path(__file__).with_name("decks.toml")


class Deck(NamedTuple):
    """A deck: its pack, its cards, and the tiers of equal strength, the strongest first."""

    pack: Pack
    cards: tuple[Card, ...]
    tiers: Tiers


@cache
def deck_by_name() -> Mapping[str, Deck]:
    """Read every deck, in the order of the file."""
    return {
        name: _deck(name, table)
        for name, table in tomllib.loads(_FILE.read_text(encoding="utf-8")).items()
    }


def deck_names() -> tuple[str, ...]:
    """List the names of the decks.

    >>> deck_names()[:3]
    ('v22', 'v24', 'v26')
    """
    return tuple(deck_by_name())


def with_deck(stated: Mapping[str, Any]) -> dict[str, Any]:
    """Add what a deck that is named stands for."""
    if not stated.get("deck.id"):
        return dict(stated)
    deck = deck_by_name()[stated["deck.id"]]
    return {**stated, **dict(zip(DECK_PATHS, deck, strict=True))}


def _deck(name: str, table: Mapping[str, object]) -> Deck:
    place = Place(_FILE.name, name)
    pack = Pack(str(table["pack"]))
    cards = read_cards(table["cards"], place, pack) or ()
    tiers = read_tiers(table["tiers"], place, pack, cards) or ()
    assert not place.problems, place.problems[0]
    return Deck(pack, cards, tiers)
