"""Whether what a ruleset offers can be set, each choice alone or together with others of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from retruc.game import Fault, Found, RulesetError
from retruc.rulesets.checking import check
from retruc.rulesets.decks import with_deck
from retruc.rulesets.paths import format_value, options, sections_of
from retruc.rulesets.reading import Place
from retruc.rulesets.schema import Ruleset


def check_choices(ruleset: Ruleset, place: Place) -> None:
    """Note every value on offer that contradicts the rest, whatever else of the offer is taken."""
    for path, values in ruleset.choices.items():
        for value in values:
            found = _problems(ruleset, {path: value})
            if found and not _can_be_mended(ruleset, path, value):
                place.at(path).wrong(
                    Fault(
                        "impossible-choice",
                        "{value} can never be set: {why}",
                        value=Found(format_value(value)),
                        why=found[0].fault.within(found[0].path),
                    )
                )


def _can_be_mended(ruleset: Ruleset, path: str, value: object) -> bool:
    """Whether another choice ends the contradictions of a value.

    One is enough: no option that can be set contradicts more than one other.
    """
    return any(
        not _problems(ruleset, {path: value, other: choice})
        for other, choices in ruleset.choices.items()
        for choice in choices
        if other != path
    )


def _problems(ruleset: Ruleset, changes: Mapping[str, Any]) -> list[RulesetError]:
    place = Place("")
    values = options(ruleset) | with_deck(changes)
    check(replace(ruleset, **sections_of(values), unchanged=ruleset), place)
    return place.problems
