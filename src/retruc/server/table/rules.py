"""The ruleset of a table: of the catalogue or of a village, with its options set."""

import re
from functools import lru_cache

from retruc.game import Fault, Found, RulesetError
from retruc.rulesets import Ruleset, catalogue, load, load_text, with_options

_ID = re.compile(r"[a-z0-9-]+(@[0-9]+)?")


def ruleset_for(ruleset: str, village: str, options: dict[str, str]) -> Ruleset:
    """Give the ruleset that is played; tables with the same rules share it.

    Raises:
        RulesetError: there is none of that id, or the first thing that is wrong.
    """
    return _ruleset("" if village else ruleset, village, tuple(sorted(options.items())))


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
