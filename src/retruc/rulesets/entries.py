"""Readers of options whose entries are tables: the rungs of a ladder, and the senyes.

As in `reading`, each gives the value, or None once it has noted what is wrong with it.
"""

from collections.abc import Mapping

from retruc.game import Fault, Found, Pack
from retruc.rulesets.mechanisms import GESTURES
from retruc.rulesets.reading import (
    MOST_TEXT,
    Place,
    read_cards,
    read_list,
    read_slug,
    read_table,
    read_text,
    read_whole,
    read_word,
)
from retruc.rulesets.schema import Pays, Rung, Sign


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
        rung_id = table["id"] if isinstance(table["id"], str) else str(Found(table["id"]))
        if len(rung_id) > MOST_TEXT:
            here.at("id").wrong(
                Fault(
                    "rung-id",
                    "expected at most {most} letters, found {found}",
                    kind="length",
                    most=str(MOST_TEXT),
                    found=Found(rung_id),
                )
            )
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
        place.wrong(Fault("empty-sign", "it says nothing of the cards or of the envit"))
    return Sign(
        gesture=read_word(table["gesture"], place.at("gesture"), GESTURES) or "",
        any_of=cards["any-of"],
        all_of=cards["all-of"],
        none_of=cards["none-of"],
        envit_from=counts["envit-from"],
        envit_to=counts["envit-to"],
    )
