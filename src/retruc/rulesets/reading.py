"""From what TOML holds to the values of `schema`, with every problem found on the way.

A reader gives the value, or None once it has put what is wrong with it on the list of its `Place`.
"""

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from retruc.game import (
    PACK_CARDS,
    Card,
    Fault,
    Found,
    Pack,
    RulesetError,
    cards_matching,
)

Tiers = tuple[tuple[Card, ...], ...]
Word = TypeVar("Word", bound=str)

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_TEXT = 60
"""Characters of the longest text, id or key of a file."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands, and the list that collects what is wrong in its file."""

    file: str
    path: str = ""
    problems: list[RulesetError] = field(default_factory=list)

    def at(self, key: str) -> "Place":
        """Go one step down."""
        name = key if key.isprintable() and len(key) <= MOST_TEXT else str(Found(key))
        return Place(self.file, f"{self.path}.{name}" if self.path else name, self.problems)

    def wrong(self, fault: Fault) -> None:
        """Note what is wrong at this place."""
        self.problems.append(RulesetError(fault, self.file, self.path))


def close_to(word: str, known: Iterable[str]) -> str:
    """Find the known word that *word* may be a slip of; empty if there is none."""
    slip = word[:MOST_TEXT].replace("_", "-")
    close = difflib.get_close_matches(slip, list(known), n=1)
    return close[0] if close else ""


def read_bool(value: object, place: Place) -> bool | None:
    """Read true or false."""
    if isinstance(value, bool):
        return value
    place.wrong(
        Fault(
            "wrong-type", "expected true or false, found {found}", kind="bool", found=Found(value)
        )
    )
    return None


def read_whole(value: object, place: Place, least: int, most: int) -> int | None:
    """Read a whole number from *least* to *most*."""
    if not isinstance(value, int) or isinstance(value, bool):
        place.wrong(
            Fault(
                "wrong-type",
                "expected a whole number, found {found}",
                kind="number",
                found=Found(value),
            )
        )
        return None
    if not least <= value <= most:
        place.wrong(
            Fault(
                "out-of-range",
                "expected {least} to {most}, found {found}",
                least=str(least),
                most=str(most),
                found=Found(value),
            )
        )
        return None
    return value


def read_word(value: object, place: Place, words: Iterable[Word]) -> Word | None:
    """Read one word of a closed list."""
    if not isinstance(value, str):
        place.wrong(
            Fault(
                "wrong-type",
                "expected a word in quotes, found {found}",
                kind="word",
                found=Found(value),
            )
        )
        return None
    known = {str(word): word for word in words}
    if value not in known:
        place.wrong(
            Fault(
                "unknown-value",
                "expected one of {known}, found {found}",
                known=", ".join(known),
                found=Found(value),
                close=close_to(value, known),
            )
        )
        return None
    return known[value]


def read_text(value: object, place: Place) -> str | None:
    """Read a short text that people are shown."""
    if not isinstance(value, str):
        place.wrong(
            Fault(
                "wrong-type",
                "expected a text in quotes, found {found}",
                kind="text",
                found=Found(value),
            )
        )
        return None
    if not (value.strip() and value.isprintable() and len(value) <= MOST_TEXT):
        place.wrong(
            Fault(
                "bad-text",
                "expected 1 to {most} printable characters, found {found}",
                most=str(MOST_TEXT),
                found=Found(value),
            )
        )
        return None
    return value


def read_slug(value: object, place: Place) -> str | None:
    """Read an id: lower-case letters and digits, in parts joined by hyphens."""
    if not isinstance(value, str):
        place.wrong(
            Fault(
                "wrong-type",
                "expected an id in quotes, found {found}",
                kind="id",
                found=Found(value),
            )
        )
        return None
    if not _SLUG.fullmatch(value) or len(value) > MOST_TEXT:
        place.wrong(
            Fault(
                "bad-id",
                "expected lower-case letters and digits joined by hyphens, found {found}",
                found=Found(value),
            )
        )
        return None
    return value


def read_list(value: object, place: Place) -> list[Any] | None:
    """Read a list."""
    if isinstance(value, list):
        return value
    place.wrong(
        Fault("wrong-type", "expected a list, found {found}", kind="list", found=Found(value))
    )
    return None


def read_table(
    value: object, place: Place, known: Iterable[str] | None = None, needed: Iterable[str] = ()
) -> dict[str, Any] | None:
    """Read a table whose keys are among *known* (None: any), and hold all that are *needed*."""
    if not isinstance(value, dict):
        place.wrong(
            Fault("wrong-type", "expected a table, found {found}", kind="table", found=Found(value))
        )
        return None
    for key in value:
        if known is not None and key not in known:
            place.at(key).wrong(Fault("unknown-key", "no such key", close=close_to(key, known)))
    for key in needed:
        if key not in value:
            place.at(key).wrong(Fault("missing-option", "nothing is stated"))
    return value


def read_slugs(value: object, place: Place) -> tuple[str, ...] | None:
    """Read a list of ids."""
    listed = read_list(value, place)
    if listed is None:
        return None
    ids = [read_slug(entry, place) for entry in listed]
    return tuple(each for each in ids if each is not None)


def read_pattern(value: object, place: Place, pack: Pack) -> tuple[Card, ...]:
    """Read one pattern, ``7o`` or ``3*``: the cards of the pack that it stands for."""
    if not isinstance(value, str):
        place.wrong(
            Fault(
                "wrong-type",
                "expected a card in quotes, found {found}",
                kind="card",
                found=Found(value),
            )
        )
        return ()
    try:
        return cards_matching(value, PACK_CARDS[pack], pack)
    except ValueError:
        place.wrong(
            Fault(
                "unknown-card",
                "the {pack} pack has no card {found}",
                kind="pack",
                pack=pack.value,
                found=Found(value),
            )
        )
        return ()


def read_cards(value: object, place: Place, pack: Pack) -> tuple[Card, ...] | None:
    """Read a list of patterns: their cards, in the order of a new pack."""
    listed = read_list(value, place)
    if listed is None:
        return None
    cards: set[Card] = set()
    for pattern in listed:
        matched = read_pattern(pattern, place, pack)
        if cards.intersection(matched):
            place.wrong(Fault("repeated-card", "{card} is named before", card=pattern))
        cards.update(matched)
    return tuple(card for card in PACK_CARDS[pack] if card in cards)


def read_tiers(value: object, place: Place, pack: Pack, cards: tuple[Card, ...]) -> Tiers | None:
    """Read the tiers of a deck: each a pattern or a list of them, every card in exactly one."""
    listed = read_list(value, place)
    if listed is None:
        return None
    left = list(cards)
    tiers = []
    for entry in listed:
        tier: list[Card] = []
        for pattern in entry if isinstance(entry, list) else [entry]:
            named = read_pattern(pattern, place, pack)
            taken = [card for card in named if card in left]
            if named and not set(named).intersection(cards):
                place.wrong(
                    Fault(
                        "unknown-card",
                        "the deck has no card {found}",
                        kind="deck",
                        found=Found(pattern),
                    )
                )
            elif named and not taken:
                place.wrong(Fault("repeated-card", "{card} is named before", card=pattern))
            tier += taken
            left = [card for card in left if card not in taken]
        tiers.append(tuple(tier))
    if left:
        place.wrong(
            Fault("card-without-tier", "in no tier: {cards}", cards=" ".join(map(str, left)))
        )
    return tuple(tiers)


def read_worth_by_card(value: object, place: Place, pack: Pack) -> Mapping[Card, int] | None:
    """Read a table of what cards count."""
    table = read_table(value, place)
    if table is None:
        return None
    worth_by_card = {}
    for pattern, worth in table.items():
        points = read_whole(worth, place.at(pattern), 0, 100)
        for card in read_pattern(pattern, place.at(pattern), pack):
            worth_by_card[card] = points or 0
    return worth_by_card
