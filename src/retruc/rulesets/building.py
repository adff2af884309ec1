"""From the tables of one file, and the ruleset it extends, to a checked `Ruleset`."""

from collections.abc import Mapping
from typing import Any

from retruc.game import Card, Fault, Pack
from retruc.rulesets.checking import check, check_dealt
from retruc.rulesets.decks import DECK_PATHS, deck_by_name, with_deck
from retruc.rulesets.entries import read_rungs, read_signs
from retruc.rulesets.offering import check_choices
from retruc.rulesets.paths import (
    OPTION_BY_PATH,
    SECTIONS,
    Option,
    format_value,
    option_paths,
    options,
    sections_of,
)
from retruc.rulesets.reading import (
    Place,
    close_to,
    read_bool,
    read_cards,
    read_list,
    read_slug,
    read_slugs,
    read_table,
    read_text,
    read_tiers,
    read_whole,
    read_word,
    read_worth_by_card,
)
from retruc.rulesets.schema import Ruleset, Rung

_HEAD = ("id", "version", "name")


def build(
    table: dict[str, Any], place: Place, parent: Ruleset | None, *, of_village: bool = False
) -> Ruleset | None:
    """Make the ruleset that *table* states, on top of *parent*; None if anything is wrong.

    What contradicts itself is noted also when something else cannot be read. Whether all that is
    offered can be set is asked of a village's file; for the catalogue a test asks it.
    """
    read_table(table, place, (*_HEAD, "extends", "seats", *SECTIONS, "choices", "sources"), _HEAD)
    ruleset_id = read_slug(table.get("id", "x"), place.at("id"))
    version = read_whole(table.get("version", 1), place.at("version"), 1, 1_000_000)
    name = read_text(table.get("name", "x"), place.at("name"))
    named = _named_options(table, place)
    stated = _read_options(named, place, parent)
    own_choices = _read_choices(table.get("choices", {}), place.at("choices"))
    own_sources = _read_sources(table.get("sources", {}), place.at("sources"))
    if "extends" not in table:
        _require_all(named, place)
    values = _values(named, stated, parent)
    choices = _merged_choices(own_choices, parent, values)
    _check_own_values(own_choices, values, place.at("choices"))
    offered = None if "seats" in own_choices else choices.get("seats")
    check(values, place, offered)
    if "deck.cards" in values:
        check_dealt(stated, _cards_dealt(values, choices), place)
    if of_village:
        check_choices(choices, values, place.at("choices"))
    if place.problems or ruleset_id is None or version is None or name is None:
        return None
    return Ruleset(
        id=ruleset_id,
        version=version,
        name=name,
        extends=parent.id if parent else "",
        **sections_of(values),
        choices=choices,
        sources=_merged_sources(own_sources, parent, stated),
        changed={},
    )


def _values(
    named: Mapping[str, Any], stated: Mapping[str, Any], parent: Ruleset | None
) -> dict[str, Any]:
    """Put what a file states over its parent's options, without what it states and was not read."""
    unread = named.keys() - stated.keys()
    if unread & {"deck.id", *DECK_PATHS}:
        unread |= {"deck.id", *DECK_PATHS}
    values = (options(parent) if parent else {}) | dict(stated)
    return {path: value for path, value in values.items() if path not in unread}


def _cards_dealt(
    values: Mapping[str, Any], choices: Mapping[str, tuple[Any, ...]]
) -> frozenset[Card]:
    """Collect the cards of the ruleset's own deck and of those that a table may choose."""
    decks = (deck_by_name()[name].cards for name in choices.get("deck.id", ()) if name)
    return frozenset(values["deck.cards"]).union(*decks)


def flat(table: object, place: Place) -> dict[str, Any]:
    """Read a table by option path, written ``"ties.first" = …`` or ``ties.first = …``."""
    entries: dict[str, Any] = {}
    for key, value in (read_table(table, place) or {}).items():
        if isinstance(value, dict):
            entries |= {f"{key}.{name}": entry for name, entry in value.items()}
        else:
            entries[key] = value
    return entries


def known_option(path: str, place: Place) -> Option | None:
    """Find an option that can be set by itself."""
    option = OPTION_BY_PATH.get(path)
    if option is None:
        close = close_to(path, option_paths())
        place.wrong(Fault("unknown-option", "no such option", close=close))
        return None
    if not option.is_settable:
        place.wrong(Fault("not-settable", "set in the file of a ruleset only"))
        return None
    return option


def read_setting(value: object, option: Option, place: Place) -> Any:
    """Read the value of an option that can be set by itself."""
    if option.type is bool:
        return read_bool(value, place)
    if option.type is int:
        return read_whole(value, place, option.least, option.most)
    return read_word(value, place, option.words)


def _named_options(table: Mapping[str, Any], place: Place) -> dict[str, Any]:
    """Pick the options that a file states, as TOML holds them, by path."""
    named = {"seats": table["seats"]} if "seats" in table else {}
    for section in SECTIONS:
        keys = [p.partition(".")[2] for p in OPTION_BY_PATH if p.startswith(f"{section}.")]
        stated = read_table(table.get(section, {}), place.at(section), keys) or {}
        named |= {f"{section}.{key}": stated[key] for key in stated if key in keys}
    return named


def _read_options(named: Mapping[str, Any], place: Place, parent: Ruleset | None) -> dict[str, Any]:
    stated = _read_deck(named, place, parent)
    pack = stated.get("deck.pack") or (parent.deck.pack if parent else Pack.SPANISH)
    for path, value in named.items():
        if path not in ("deck.id", *DECK_PATHS):
            before = len(place.problems)
            read = _read_option(value, OPTION_BY_PATH[path], place.at(path), pack)
            if len(place.problems) == before:
                stated[path] = read
    return stated


def _read_option(value: object, option: Option, place: Place, pack: Pack) -> Any:
    if option.is_settable:
        return read_setting(value, option, place)
    if option.type == tuple[Rung, ...]:
        return read_rungs(value, place)
    if option.type == tuple[str, ...]:
        return read_slugs(value, place)
    if option.type == Mapping[Card, int]:
        return read_worth_by_card(value, place, pack)
    return read_signs(value, place, pack)


def _read_deck(named: Mapping[str, Any], place: Place, parent: Ruleset | None) -> dict[str, Any]:
    """Read a deck: one that is named, or cards and tiers, always both; nothing of a wrong one."""
    before = len(place.problems)
    stated = _read_deck_as_stated(named, place, parent)
    return stated if len(place.problems) == before else {}


def _read_deck_as_stated(
    named: Mapping[str, Any], place: Place, parent: Ruleset | None
) -> dict[str, Any]:
    own = [path for path in DECK_PATHS if path in named]
    if "deck.id" in named:
        for path in own:
            place.at(path).wrong(
                Fault("deck-twice", "deck.id names a deck with its cards and its order")
            )
        name = read_word(named["deck.id"], place.at("deck.id"), OPTION_BY_PATH["deck.id"].words)
        return {} if name is None else with_deck({"deck.id": name})
    if not own:
        return {}
    if "deck.cards" not in own or "order.tiers" not in own:
        missing = "deck.cards" if "deck.cards" not in own else "order.tiers"
        place.at(missing).wrong(
            Fault("half-deck", "a deck states its cards and its tiers, always both")
        )
        return {}
    pack = parent.deck.pack if parent else None
    if "deck.pack" in own:
        pack = read_word(named["deck.pack"], place.at("deck.pack"), Pack)
    elif pack is None:
        place.at("deck.pack").wrong(Fault("missing-option", "nothing is stated"))
    if pack is None:
        return {}
    cards = read_cards(named["deck.cards"], place.at("deck.cards"), pack)
    tiers = read_tiers(named["order.tiers"], place.at("order.tiers"), pack, cards or ())
    return {"deck.id": "", "deck.pack": pack, "deck.cards": cards, "order.tiers": tiers}


def _require_all(named: Mapping[str, Any], place: Place) -> None:
    """Note every option that a file which extends nothing leaves out, and a deck as one thing."""
    deck = {"deck.id", *DECK_PATHS}
    if not deck & named.keys():
        place.at("deck").wrong(
            Fault("missing-deck", "no deck is stated: neither deck.id, nor cards and their tiers")
        )
    for path in OPTION_BY_PATH:
        if path not in named and path not in deck:
            place.at(path).wrong(Fault("missing-option", "nothing is stated"))


def _read_choices(table: object, place: Place) -> dict[str, tuple[Any, ...]]:
    choices = {}
    for path, listed in flat(table, place).items():
        here = place.at(path)
        option = known_option(path, here)
        values = None if option is None else read_list(listed, here)
        if option is None or values is None:
            continue
        before = len(place.problems)
        read = tuple(read_setting(value, option, here) for value in values)
        if len(place.problems) > before:
            continue
        if len(set(read)) < len(read):
            here.wrong(Fault("repeated-value", "a value is listed twice"))
        choices[path] = tuple(dict.fromkeys(read))
    return choices


def _read_sources(table: object, place: Place) -> dict[str, tuple[str, ...]]:
    sources = {}
    for path, named in flat(table, place).items():
        here = place.at(path)
        if path not in ("*", *SECTIONS, *OPTION_BY_PATH):
            close = close_to(path, (*SECTIONS, *OPTION_BY_PATH))
            here.wrong(
                Fault("unknown-option", "no such option or table", kind="or-table", close=close)
            )
        listed = named if isinstance(named, list) else [named]
        keys = [read_text(key, here) for key in listed]
        sources[path] = tuple(key for key in keys if key is not None)
    return sources


def _check_own_values(
    choices: Mapping[str, tuple[Any, ...]], values: Mapping[str, Any], place: Place
) -> None:
    for path, offered in choices.items():
        if path in values and values[path] not in offered:
            place.at(path).wrong(_own_value_missing(format_value(values[path])))


def _own_value_missing(own: str) -> Fault:
    if not own:  # of deck.id: the cards have no name
        english = "the ruleset's own value is not among them: cards of its own"
        return Fault("own-value-not-offered", english, kind="cards")
    return Fault(
        "own-value-not-offered", "the ruleset's own value is not among them: {own}", own=own
    )


def _merged_choices(
    own: Mapping[str, tuple[Any, ...]], parent: Ruleset | None, values: Mapping[str, Any]
) -> dict[str, tuple[Any, ...]]:
    """Join choices by path. Where the list is the parent's, one's own value joins it as the first.

    A list of one offers nothing: so a file takes back what its parent offers. (That of the seats
    says how many there may be, and stays.)
    """
    merged = dict(parent.choices) if parent else {}
    for path, offered in merged.items():
        if path != "seats" and path in values and values[path] not in offered:
            merged[path] = (values[path], *offered)
    merged |= own
    if values.get("deck.id") == "":
        merged.pop("deck.id", None)
    kept = [path for path, offered in merged.items() if path == "seats" or len(offered) > 1]
    return {path: merged[path] for path in OPTION_BY_PATH if path in kept}


def _merged_sources(
    own: Mapping[str, tuple[str, ...]], parent: Ruleset | None, stated: Mapping[str, Any]
) -> dict[str, tuple[str, ...]]:
    """Give each option its sources: its own, its table's, and ``*`` for what the file states."""
    inherited = parent.sources if parent else {}
    sources = {}
    for path in OPTION_BY_PATH:
        if path in DECK_PATHS and stated.get("deck.id", "named"):
            keys = [path, "deck.id", "deck"]
        else:
            keys = [path, path.partition(".")[0]]
        if path in stated:
            keys.append("*")
        before = () if path in stated else inherited.get(path, ())
        sources[path] = next((own[key] for key in keys if key in own), before)
    return {path: keys for path, keys in sources.items() if keys}
