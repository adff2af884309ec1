"""Nothing that one can meet is left out of the pages."""

import re
from typing import get_args

import pytest

from retruc.game import Event, Reason
from retruc.record import RecordReason
from retruc.rulesets import GESTURES, catalogue, deck_names, load, option_paths
from tests.docs.pages import ROOT, inline_code, text_of


def rows(page: str) -> dict[str, str]:
    """By each code in the first column of a page's tables: the rest of its row."""
    found = re.findall(r"^\| (`[^|]+?) \| (.+) \|$", text_of(page), flags=re.MULTILINE)
    return {code: rest for cell, rest in found for code in re.findall(r"`([^`]+)`", cell)}


def test_every_ruleset_has_its_row() -> None:
    assert set(catalogue()) <= set(rows("docs/rulesets.md"))


@pytest.mark.parametrize("path", option_paths())
def test_every_option_has_its_heading(path: str) -> None:
    assert f"#### {path}\n" in text_of("docs/rulesets.md")


def test_every_deck_and_gesture_is_named() -> None:
    named = set(inline_code("docs/rulesets.md"))
    assert set(deck_names()) <= named
    assert set(GESTURES) <= named


def test_every_event_has_its_row() -> None:
    found = set(rows("docs/engine.md"))
    assert {kind.__name__ for kind in get_args(Event)} <= found


def test_every_reason_has_its_row_and_its_sentence() -> None:
    found = rows("docs/engine.md")
    for reason in Reason:
        assert found[reason.value] == reason.sentence


def test_every_reason_of_the_record_has_its_row() -> None:
    found = rows("docs/notation.md")
    assert {reason.value for reason in RecordReason} <= set(found)


def test_every_rung_is_a_word_of_the_notation() -> None:
    words = set(rows("docs/notation.md"))
    for name in catalogue():
        assert {rung for rung in load(name).rung_by_id if rung != "+"} <= words


def test_every_benchmark_has_its_figures() -> None:
    page = text_of("docs/performance.md")
    for path in (ROOT / "benchmarks").glob("*.py"):
        assert f"benchmarks/{path.name}" in page


def test_every_script_has_its_row() -> None:
    named = set(rows("docs/architecture.md"))
    scripts = {path.name for path in (ROOT / "scripts").iterdir() if path.is_file()}
    assert {f"scripts/{name}" for name in scripts if "." not in name} <= named


def test_every_package_is_in_the_architecture() -> None:
    page = text_of("docs/architecture.md")
    for path in (ROOT / "src" / "retruc").iterdir():
        if path.is_dir() and path.name != "__pycache__":
            assert re.search(rf"^{path.name}  ", page, flags=re.MULTILINE), path.name


def test_every_module_of_the_engine_is_in_the_architecture() -> None:
    named = set(rows("docs/architecture.md"))
    modules = {path.name for path in (ROOT / "src" / "retruc" / "engine").glob("*.py")}
    assert modules - {"__init__.py"} <= named
