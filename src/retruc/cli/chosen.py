"""The ruleset that arguments choose."""

from collections.abc import Iterable

from retruc.game import RulesetError
from retruc.rulesets import Ruleset, load, with_options


def chosen_ruleset(name: str, settings: Iterable[str]) -> Ruleset:
    """Load a ruleset by its id or file and set options, each as ``path=value``.

    Raises:
        RulesetError: there is no such ruleset, option or value.
    """
    return with_options(load(name), dict(map(_setting, settings)))


def _setting(text: str) -> tuple[str, str]:
    path, equals, value = text.partition("=")
    if not (path and equals and value):
        raise RulesetError("bad-setting", f"expected path=value, found {text!r}")
    return path.strip(), value.strip()
