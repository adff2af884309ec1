"""The ruleset of a table: of the catalogue or of a village, with its options set."""

import re
from functools import lru_cache

from retruc.game import Fault, Found, RulesetError
from retruc.rulebook import is_relevant
from retruc.rulesets import (
    Ruleset,
    catalogue,
    load,
    load_text,
    option_paths,
    value_at,
    with_options,
)

_ID = re.compile(r"[a-z0-9-]+(@[0-9]+)?")


def ruleset_for(ruleset: str, village: str, options: dict[str, str]) -> Ruleset:
    """Give the ruleset that is played; tables with the same rules share it.

    Raises:
        RulesetError: there is none of that id, or the first thing that is wrong.
    """
    return _ruleset("" if village else ruleset, village, tuple(sorted(options.items())))


def base_of(ruleset: Ruleset, *, of_village: bool) -> Ruleset:
    """Give the catalogue's ruleset with which people compare the rules of a table."""
    if of_village:
        return load(ruleset.extends or "bar")
    return ruleset.unchanged or ruleset


@lru_cache(maxsize=512)
def departures(ruleset: Ruleset, *, of_village: bool) -> tuple[str, ...]:
    """List the options, by path, in which the rules of a table depart from the catalogue's.

    >>> departures(ruleset_for("bar", "", {"cama.target": "30"}), of_village=False)
    ('cama.target',)
    """
    if not of_village:
        return tuple(ruleset.changed)
    base = base_of(ruleset, of_village=True)
    return tuple(
        path
        for path in option_paths()
        if is_relevant(ruleset, path) and value_at(ruleset, path) != value_at(base, path)
    )


@lru_cache(maxsize=512)
def _ruleset(ruleset: str, village: str, options: tuple[tuple[str, str], ...]) -> Ruleset:
    stated = load_text(village, file="village.toml") if village else _of_catalogue(ruleset)
    return with_options(stated, dict(options)) if options else stated


def _of_catalogue(name: str) -> Ruleset:
    """Load by id only: a name that is a path would have the server read its own files."""
    if not _ID.fullmatch(name):
        english = "expected one of {known}, found {found}"
        known = ", ".join(catalogue())
        raise RulesetError(Fault("unknown-ruleset", english, known=known, found=Found(name)))
    return load(name)
