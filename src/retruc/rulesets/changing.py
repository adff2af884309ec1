"""A ruleset with some options set otherwise, as a table or a record asks for it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from retruc.rulesets.building import known_option, read_setting
from retruc.rulesets.checking import check
from retruc.rulesets.decks import with_deck
from retruc.rulesets.paths import OPTION_BY_PATH, Option, format_value, options, sections_of
from retruc.rulesets.reading import Place
from retruc.rulesets.schema import Ruleset


def with_options(ruleset: Ruleset, changes: Mapping[str, str]) -> Ruleset:
    """Set options by path, besides those that *ruleset* has changed already.

    Values are written as `format_value` writes them. What is set as the file states it is no
    change, and is not recorded in `Ruleset.changed`.

    Raises:
        RulesetError: the first of: a path or value that there is not, a contradiction.

    >>> from retruc.rulesets import load
    >>> with_options(load("bar"), {"cama.target": "30", "seats": "4"}).changed
    {'cama.target': '30'}
    """
    stated = ruleset.unchanged or ruleset
    before = options(stated)
    place = Place("")
    wanted = {
        path: _read(path, text, place) for path, text in {**ruleset.changed, **changes}.items()
    }
    _raise_first(place)
    changed = {p: wanted[p] for p in OPTION_BY_PATH if p in wanted and wanted[p] != before[p]}
    if not changed:
        return stated
    values = before | with_deck(changed)
    check(values, place, stated.choices.get("seats", (stated.seats,)))
    _raise_first(place)
    return replace(
        stated,
        **sections_of(values),
        changed={path: format_value(value) for path, value in changed.items()},
        unchanged=stated,
    )


def _read(path: str, text: str, place: Place) -> Any:
    here = place.at(path)
    option = known_option(path, here)
    return None if option is None else read_setting(_plain(text, option), option, here)


def _plain(text: str, option: Option) -> object:
    """Give what TOML would hold for a value written without quotes."""
    if option.type is bool:
        return {"true": True, "false": False}.get(text, text)
    if option.type is int and re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    return text


def _raise_first(place: Place) -> None:
    if place.problems:
        raise place.problems[0]
