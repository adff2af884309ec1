"""The ruleset that arguments choose."""

from collections.abc import Iterable

from retruc.game import Fault, Found, RulesetError
from retruc.rulesets import Ruleset, load, with_options


def chosen_ruleset(name: str, settings: Iterable[str]) -> Ruleset:
    """Load a ruleset by its id or file and set options, each as ``path=value``.

    Raises:
        RulesetError: there is no such ruleset, option or value; or an option is set twice.
    """
    value_by_path: dict[str, str] = {}
    for path, value in map(_setting, settings):
        if path in value_by_path:
            raise RulesetError(Fault("repeated-option", "it is set twice"), path=path)
        value_by_path[path] = value
    return with_options(load(name), value_by_path)


def _setting(text: str) -> tuple[str, str]:
    path, equals, value = text.partition("=")
    if not (path and equals and value):
        fault = Fault("bad-setting", "expected path=value, found {found}", found=Found(text))
        raise RulesetError(fault)
    return path.strip(), value.strip()
