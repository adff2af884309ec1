"""From what TOML holds to the values of `schema`, with every problem found on the way.

A reader gives the value, or None once it has put what is wrong with it on the list of its `Place`.
"""

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from retruc.game import PACK_CARDS, Card, Pack, RulesetError, cards_matching
from retruc.rulesets.mechanisms import GESTURES
from retruc.rulesets.schema import Pays, Rung, Sign

Tiers = tuple[tuple[Card, ...], ...]
Word = TypeVar("Word", bound=str)

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MOST_TEXT = 60
_MOST_SHOWN = 10**12
"""Numbers from here on are not written out: TOML has them of any size, and Python does not."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands, and the list that collects what is wrong in its file."""

    file: str
    path: str = ""
    problems: list[RulesetError] = field(default_factory=list)

    def at(self, key: str) -> "Place":
        """Go one step down."""
        name = key if key.isprintable() and len(key) <= _MOST_TEXT else shown(key)
        return Place(self.file, f"{self.path}.{name}" if self.path else name, self.problems)

    def wrong(self, error_id: str, problem: str) -> None:
        """Note a problem of this place."""
        self.problems.append(RulesetError(error_id, problem, file=self.file, path=self.path))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Name the known word that *word* may be a slip of, as the end of a sentence."""
    slip = word[:_MOST_TEXT].replace("_", "-")
    close = difflib.get_close_matches(slip, list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""


def shown(value: object) -> str:
    """Show a value of TOML within a sentence."""
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return "a list"
        case dict():
            return "a table"
        case str():
            return repr(value if len(value) <= _MOST_TEXT else value[:_MOST_TEXT] + "…")
        case int() if abs(value) >= _MOST_SHOWN:
            return "a number of many digits"
    return str(value)


def read_bool(value: object, place: Place) -> bool | None:
    """Read true or false."""
    if isinstance(value, bool):
        return value
    place.wrong("wrong-type", f"expected true or false, found {shown(value)}")
    return None


def read_whole(value: object, place: Place, least: int, most: int) -> int | None:
    """Read a whole number from *least* to *most*."""
    if not isinstance(value, int) or isinstance(value, bool):
        place.wrong("wrong-type", f"expected a whole number, found {shown(value)}")
        return None
    if not least <= value <= most:
        place.wrong("out-of-range", f"expected {least} to {most}, found {shown(value)}")
        return None
    return value


def read_word(value: object, place: Place, words: Iterable[Word]) -> Word | None:
    """Read one word of a closed list."""
    if not isinstance(value, str):
        place.wrong("wrong-type", f"expected a word in quotes, found {shown(value)}")
        return None
    known = {str(word): word for word in words}
    if value not in known:
        listed = ", ".join(known)
        hint = did_you_mean(value, known)
        place.wrong("unknown-value", f"expected one of {listed}, found {shown(value)}{hint}")
        return None
    return known[value]


def read_text(value: object, place: Place) -> str | None:
    """Read a short text that people are shown."""
    if not isinstance(value, str):
        place.wrong("wrong-type", f"expected a text in quotes, found {shown(value)}")
        return None
    if not (value.strip() and value.isprintable() and len(value) <= _MOST_TEXT):
        wanted = f"1 to {_MOST_TEXT} printable characters"
        place.wrong("bad-text", f"expected {wanted}, found {shown(value)}")
        return None
    return value


def read_slug(value: object, place: Place) -> str | None:
    """Read an id: lower-case letters and digits, in parts joined by hyphens."""
    if not isinstance(value, str):
        place.wrong("wrong-type", f"expected an id in quotes, found {shown(value)}")
        return None
    if not _SLUG.fullmatch(value) or len(value) > _MOST_TEXT:
        wanted = "lower-case letters and digits joined by hyphens"
        place.wrong("bad-id", f"expected {wanted}, found {shown(value)}")
        return None
    return value


def read_list(value: object, place: Place) -> list[Any] | None:
    """Read a list."""
    if isinstance(value, list):
        return value
    place.wrong("wrong-type", f"expected a list, found {shown(value)}")
    return None


def read_table(
    value: object, place: Place, known: Iterable[str] | None = None, needed: Iterable[str] = ()
) -> dict[str, Any] | None:
    """Read a table whose keys are among *known* (None: any), and hold all that are *needed*."""
    if not isinstance(value, dict):
        place.wrong("wrong-type", f"expected a table, found {shown(value)}")
        return None
    for key in value:
        if known is not None and key not in known:
            place.at(key).wrong("unknown-key", f"no such key{did_you_mean(key, known)}")
    for key in needed:
        if key not in value:
            place.at(key).wrong("missing-option", "nothing is stated")
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
        place.wrong("wrong-type", f"expected a card in quotes, found {shown(value)}")
        return ()
    try:
        return cards_matching(value, PACK_CARDS[pack], pack)
    except ValueError:
        place.wrong("unknown-card", f"the {pack} pack has no card {shown(value)}")
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
            place.wrong("repeated-card", f"{pattern} is named before")
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
                place.wrong("unknown-card", f"the deck has no card {shown(pattern)}")
            elif named and not taken:
                place.wrong("repeated-card", f"{pattern} is named before")
            tier += taken
            left = [card for card in left if card not in taken]
        tiers.append(tuple(tier))
    if left:
        place.wrong("card-without-tier", f"in no tier: {' '.join(map(str, left))}")
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


def read_rungs(value: object, place: Place) -> tuple[Rung, ...] | None:
    """Read a ladder: a list of tables with ``id``, ``say`` and ``pays``."""
    listed = read_list(value, place)
    if listed is None:
        return None
    keys = ("id", "say", "pays")
    rungs = []
    for number, entry in enumerate(listed, start=1):
        here = place.at(str(number))
        before = len(place.problems)
        table = read_table(entry, here, keys, keys)
        if table is None or len(place.problems) > before:
            continue
        rung_id = table["id"] if isinstance(table["id"], str) else shown(table["id"])
        if len(rung_id) > _MOST_TEXT:
            problem = f"expected at most {_MOST_TEXT} letters, found {shown(rung_id)}"
            here.at("id").wrong("rung-id", problem)
        say = read_text(table["say"], here.at("say")) or ""
        rungs.append(Rung(rung_id, say, _read_pays(table["pays"], here.at("pays")) or 1))
    return tuple(rungs)


def _read_pays(value: object, place: Place) -> int | Pays | None:
    return (
        read_word(value, place, Pays)
        if isinstance(value, str)
        else read_whole(value, place, 1, 1000)
    )


def read_signs(value: object, place: Place, pack: Pack) -> Mapping[str, Sign] | None:
    """Read the senyes: a table of a gesture, and what it says, by id."""
    table = read_table(value, place)
    if table is None:
        return None
    sign_by_id = {}
    for sign_id, entry in table.items():
        here = place.at(sign_id)
        read_slug(sign_id, here)
        sign = _read_sign(entry, here, pack)
        if sign is not None:
            sign_by_id[sign_id] = sign
    return sign_by_id


_SIGN_KEYS = ("gesture", "any-of", "all-of", "none-of", "envit-from", "envit-to")


def _read_sign(value: object, place: Place, pack: Pack) -> Sign | None:
    table = read_table(value, place, _SIGN_KEYS, ["gesture"])
    if table is None or "gesture" not in table:
        return None
    cards = {
        key: read_cards(table.get(key, []), place.at(key), pack) or ()
        for key in ("any-of", "all-of", "none-of")
    }
    counts = {
        key: read_whole(table.get(key, 0), place.at(key), 0, 100) or 0
        for key in ("envit-from", "envit-to")
    }
    if not (any(cards.values()) or any(counts.values())):
        place.wrong("empty-sign", "it says nothing of the cards or of the envit")
    return Sign(
        gesture=read_word(table["gesture"], place.at("gesture"), GESTURES) or "",
        any_of=cards["any-of"],
        all_of=cards["all-of"],
        none_of=cards["none-of"],
        envit_from=counts["envit-from"],
        envit_to=counts["envit-to"],
    )
