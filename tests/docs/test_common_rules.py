"""Rules that nobody varies have one list of names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\bcommon\.[a-z][a-z-]*[a-z]")
TOLD_AS_A_WHOLE = {
    "common.truc",  # shown by all scenarios of the truc
    "common.tie",  # partners-tie, for two seats
    "common.score-truc",  # score-order, without an envit
    "common.truc-in-order",  # shown by truc.rungs
    "common.envit-when",
    "common.envit-when-covered",  # shown by covered.envit
    "common.envit-figures",
    "common.fold-envit",  # shown by fold.scope
}


def listed() -> list[str]:
    page = (ROOT / "docs" / "common-rules.md").read_text(encoding="utf-8")
    return re.findall(r"^\| `(common\.[a-z-]+)` \|", page, flags=re.MULTILINE)


def named_in(folder: str, pattern: str) -> Iterator[str]:
    for path in sorted((ROOT / folder).rglob(pattern)):
        text = path.read_text(encoding="utf-8")
        yield from (name for name in NAME.findall(text) if not name.endswith((".ftl", ".md")))


def test_no_rule_is_listed_twice() -> None:
    assert len(listed()) == len(set(listed()))


@pytest.mark.parametrize(
    ("folder", "pattern"),
    [
        ("src/retruc/engine", "*.py"),
        ("src/retruc/rulesets", "*.py"),
        ("src/retruc/rulebook", "*.py"),
        ("tests/scenarios", "*.truc"),
        ("docs/rules/en", "*.md"),
    ],
)
def test_every_name_that_is_used_is_listed(folder: str, pattern: str) -> None:
    assert set(named_in(folder, pattern)) <= set(listed())


def test_every_listed_rule_has_a_scenario() -> None:
    assert set(listed()) - set(named_in("tests/scenarios", "*.truc")) == TOLD_AS_A_WHOLE
