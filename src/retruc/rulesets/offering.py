"""Whether what a ruleset offers can be set, each choice alone or together with others of it."""

from collections.abc import Mapping
from typing import Any

from retruc.game import Fault, Found, RulesetError
from retruc.rulesets.checking import Values, check
from retruc.rulesets.decks import with_deck
from retruc.rulesets.paths import format_value
from retruc.rulesets.reading import Place

Choices = Mapping[str, tuple[Any, ...]]


def check_choices(choices: Choices, values: Values, place: Place) -> None:
    """Note every value on offer that contradicts the rest, whatever else of the offer is taken.

    *values* are the ruleset's own, by path. What these contradict among themselves is no fault of a
    choice, and of an option whose own value could not be read nothing is said.
    """
    known = {path: offered for path, offered in choices.items() if path in values}
    offer = _Offer(known, values)
    for path, offered in known.items():
        for value in offered:
            found = offer.problems({path: value})
            if found and not offer.can_be_mended(path, value):
                place.at(path).wrong(
                    Fault(
                        "impossible-choice",
                        "{value} can never be set: {why}",
                        value=Found(format_value(value)),
                        why=found[0].fault.within(found[0].path),
                    )
                )


class _Offer:
    def __init__(self, choices: Choices, values: Values) -> None:
        self._choices = choices
        self._values = values
        self._own: list[str] = []
        self._own = [str(problem) for problem in self.problems({})]

    def problems(self, changes: Mapping[str, Any]) -> list[RulesetError]:
        """What contradicts the rest only once these options are set."""
        place = Place("")
        seats = self._choices.get("seats")
        check({**self._values, **with_deck(changes)}, place, seats)
        return [problem for problem in place.problems if str(problem) not in self._own]

    def can_be_mended(self, path: str, value: object) -> bool:
        """Whether another choice ends the contradictions of a value.

        One is enough: no option that can be set contradicts more than one other.
        """
        return any(
            not self.problems({path: value, other: choice})
            for other, choices in self._choices.items()
            for choice in choices
            if other != path
        )
