"""Rulesets by name: files, the catalogue and its versions, and who extends whom."""

import re
import tomllib
from pathlib import Path
from typing import Any

from retruc.game import Fault, Found, RulesetError, SystemReason
from retruc.rulesets.building import build
from retruc.rulesets.reading import Place, close_to
from retruc.rulesets.schema import Ruleset

CATALOGUE = Path(__file__).with_name("catalogue")
"""One file per ruleset, named by its id. When the version of a ruleset grows, the file it had stays
as ``<id>@<version>.toml``, so that what was recorded under it replays."""

MOST_BYTES = 65_536
"""The largest file that is read."""

_BOM = "\ufeff"
"""What some editors write first; it is no part of the text."""

_TOML_PLACE = re.compile(r"line (\d+), column (\d+)")
_TOML_END = "at end of document"
_TOML_TWICE = re.compile(r"twice|overwrite|redefine|mutate|[Dd]uplicate")

_loaded: dict[str, Ruleset] = {}


def catalogue() -> tuple[str, ...]:
    """List the ids of the catalogue's rulesets, in order of the alphabet."""
    return tuple(sorted(f.stem for f in CATALOGUE.glob("*.toml") if "@" not in f.stem))


def load(name: str | Path) -> Ruleset:
    """Load the ruleset of an id, ``bar`` or ``bar@1``, or of a file, ``./poble.toml``.

    Raises:
        RulesetError: there is none of that name, or the first thing that is wrong in its file.

    >>> str(load("bar"))
    'bar@1'
    """
    place = Place("")
    if isinstance(name, Path) or name.endswith(".toml") or "/" in name:
        return _sound(_from_file(Path(name), place := Place(str(name))), place)
    return _sound(_from_catalogue(name, place), place)


def load_text(text: str, *, file: str = "") -> Ruleset:
    """Load a ruleset from the text of its file; *file* is what errors call it.

    Raises:
        RulesetError: the first thing that is wrong in it.
    """
    place = Place(file)
    return _sound(_from_text(text, place), place)


def check_file(path: str | Path) -> list[RulesetError]:
    """List everything that is wrong in a ruleset's file."""
    place = Place(str(path))
    _from_file(Path(path), place)
    return place.problems


def check_text(text: str, *, file: str = "") -> list[RulesetError]:
    """List everything that is wrong in the text of a ruleset's file."""
    place = Place(file)
    _from_text(text, place)
    return place.problems


def _sound(ruleset: Ruleset | None, place: Place) -> Ruleset:
    if ruleset is None:
        raise place.problems[0]
    return ruleset


def _from_file(path: Path, place: Place) -> Ruleset | None:
    text = _read(path, place)
    return None if text is None else _from_text(text, place)


def _read(path: Path, place: Place) -> str | None:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        place.wrong(Fault("unreadable-file", "cannot be read: {why}", why=SystemReason.of(error)))
        return None
    if len(content) > MOST_BYTES:
        place.wrong(Fault("file-too-large", "more than {most} bytes", most=MOST_BYTES))
        return None
    try:
        return content.decode("utf-8").removeprefix(_BOM)
    except UnicodeDecodeError as error:
        place.wrong(
            Fault(
                "not-toml",
                "no UTF-8 text: byte {byte} is not of any character",
                kind="utf8",
                byte=error.start + 1,
            )
        )
        return None


def _from_text(text: str, place: Place) -> Ruleset | None:
    table = _parse(text, place)
    if table is None:
        return None
    ruleset = build(table, place, _parent(table, place), of_village=True)
    if (own := table.get("id")) in catalogue():
        place.at("id").wrong(
            Fault("id-taken", "the catalogue has a ruleset {ruleset}", ruleset=str(own))
        )
    return None if place.problems else ruleset


def _parse(text: str, place: Place) -> dict[str, Any] | None:
    try:
        return tomllib.loads(f"{text}\n")  # a last line that ends has its number in errors
    except ValueError as error:
        place.wrong(_not_toml(str(error)))
    except RecursionError:
        place.wrong(Fault("not-toml", "not TOML: nested too deeply", kind="deep"))
    return None


def _not_toml(message: str) -> Fault:
    """Take the place, and whether a name stands twice, from what the parser says in English."""
    place = _TOML_PLACE.search(message)
    if place is not None:
        line, column = place.groups()
        if _TOML_TWICE.search(message):
            english = "not TOML: line {line}, column {column}: it is stated before"
            return Fault("not-toml", english, kind="twice", line=line, column=column)
        return Fault("not-toml", "not TOML: line {line}, column {column}", line=line, column=column)
    if _TOML_END in message:
        return Fault("not-toml", "not TOML: something is missing at the end", kind="end")
    return Fault("not-toml", "not TOML: a number or a date that cannot be held", kind="number")


def _parent(table: dict[str, Any], place: Place, within: tuple[str, ...] = ()) -> Ruleset | None:
    """Load what a file extends; *within*: the files of the catalogue that wait for it."""
    if "extends" not in table:
        return None
    name = table["extends"]
    if not isinstance(name, str):
        place.at("extends").wrong(
            Fault(
                "wrong-type",
                "expected an id in quotes, found {found}",
                kind="id",
                found=Found(name),
            )
        )
        return None
    return _from_catalogue(name, place.at("extends"), within)


def _from_catalogue(name: str, place: Place, within: tuple[str, ...] = ()) -> Ruleset | None:
    ruleset_id, at, version = name.partition("@")
    stems = {file.stem for file in CATALOGUE.glob("*.toml")}
    stem = name if name in stems else ruleset_id
    if stem not in stems:
        place.wrong(
            Fault(
                "unknown-ruleset",
                "expected one of {known}, found {found}",
                known=", ".join(catalogue()),
                found=Found(name),
                close=close_to(ruleset_id, catalogue()),
            )
        )
        return None
    if stem in within:
        place.wrong(
            Fault("extends-cycle", "in a circle: {rulesets}", rulesets=" → ".join((*within, stem)))
        )
        return None
    ruleset = _loaded.get(stem) or _from_stem(stem, place, within)
    if ruleset is not None and at and version != str(ruleset.version):
        place.wrong(
            Fault(
                "unknown-version",
                "expected {known}, found {found}",
                known=str(ruleset),
                found=Found(name),
            )
        )
        return None
    return ruleset


def _from_stem(stem: str, place: Place, within: tuple[str, ...]) -> Ruleset | None:
    here = Place(f"{stem}.toml", problems=place.problems)
    text = _read(CATALOGUE / here.file, here)
    table = None if text is None else _parse(text, here)
    if table is None:
        return None
    ruleset = build(table, here, _parent(table, here, (*within, stem)))
    if ruleset is not None:
        _loaded[stem] = ruleset
    return ruleset
