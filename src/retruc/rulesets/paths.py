"""The path of every option, what may be set there, and how values are written.

A `Ruleset` taken apart by path is a plain mapping; here it is taken apart and put together.
"""

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields, is_dataclass
from enum import StrEnum
from typing import Any

from retruc.game import Card
from retruc.rulesets.decks import deck_names
from retruc.rulesets.schema import Ruleset, Rung, Sign


@dataclass(frozen=True, slots=True)
class Option:
    """One option, as forms and pages need to know it."""

    path: str
    type: Any
    """The type of its values, as `schema` declares it."""
    meaning: str
    least: int
    most: int
    """The range of a whole number; says nothing of other types."""

    @property
    def words(self) -> tuple[str, ...]:
        """The values it may take, as they are written; empty where they are not a closed list."""
        if self.path == "deck.id":
            return deck_names()
        if self.type is bool:
            return ("false", "true")
        return tuple(self.type) if is_word_type(self.type) else ()

    @property
    def is_settable(self) -> bool:
        """Whether it can be changed by itself, and not in a ruleset's file only."""
        return self.path != "deck.pack" and (self.type is int or bool(self.words))


def is_word_type(kind: Any) -> bool:
    """Whether values of this type are words of a closed list."""
    return isinstance(kind, type) and issubclass(kind, StrEnum)


def _option(path: str, declared: "Field[Any]") -> Option:
    return Option(path, declared.type, **declared.metadata)


def _declared() -> dict[str, Option]:
    options: dict[str, Option] = {}
    for part in fields(Ruleset):
        if "meaning" in part.metadata:
            options[part.name] = _option(part.name, part)
        elif is_dataclass(part.type):
            for declared in fields(part.type):
                path = f"{part.name}.{declared.name.replace('_', '-')}"
                options[path] = _option(path, declared)
    return options


OPTION_BY_PATH: Mapping[str, Option] = _declared()
"""Every option, in the order of `schema`."""

SECTIONS: tuple[str, ...] = tuple(
    dict.fromkeys(p.split(".")[0] for p in OPTION_BY_PATH if "." in p)
)
"""The tables of a ruleset's file that hold options, in the order of `schema`."""


def option_paths() -> tuple[str, ...]:
    """List the path of every option, in the order of `schema`.

    >>> option_paths()[:3]
    ('seats', 'deck.id', 'deck.pack')
    """
    return tuple(OPTION_BY_PATH)


def options(ruleset: Ruleset) -> dict[str, Any]:
    """Take a ruleset apart: the value of every option by its path, in the order of `schema`."""
    return {path: value_at(ruleset, path) for path in OPTION_BY_PATH}


def value_at(ruleset: Ruleset, path: str) -> Any:
    """Look up one option by its path.

    Raises:
        KeyError: there is no such option.
    """
    section, _, name = OPTION_BY_PATH[path].path.partition(".")
    part = getattr(ruleset, section)
    return getattr(part, name.replace("-", "_")) if name else part


def sections_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """Put together what `options` took apart: the fields of a `Ruleset` that hold options."""
    parts: dict[str, Any] = {"seats": values["seats"]}
    for part in fields(Ruleset):
        if part.name in SECTIONS and isinstance(part.type, type):
            named = {
                declared.name: values[f"{part.name}.{declared.name.replace('_', '-')}"]
                for declared in fields(part.type)
            }
            parts[part.name] = part.type(**named)
    return parts


def format_value(value: Any) -> str:
    """Write the value of an option: a word or a number as it is set, the rest to be read.

    >>> format_value(True), format_value(24)
    ('true', '24')
    """
    match value:
        case bool():
            return "true" if value else "false"
        case Card():
            return str(value)
        case Rung():
            return f"{value.id} {value.pays}"
        case Mapping():
            return ", ".join(_format_entry(key, entry) for key, entry in value.items())
        case tuple():
            return ", ".join(
                " ".join(map(str, v)) if _is_tier(v) else format_value(v) for v in value
            )
    return str(value)


def _format_entry(key: Any, entry: Any) -> str:
    return f"{key} {entry.gesture if isinstance(entry, Sign) else entry}"


def _is_tier(value: Any) -> bool:
    return isinstance(value, tuple) and not isinstance(value, Card)
