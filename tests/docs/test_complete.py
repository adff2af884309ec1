"""Nothing on a page waits to be written."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, name_of, prose_of

PAGES = sorted((ROOT / "docs").glob("*.md"))
PLACEHOLDER = re.compile(
    r"\b(TODO|FIXME|XXX|TBD)\b(?! without)|\blorem ipsum\b|\bcoming soon\b|\bplaceholder\b"
    r"|\bto be (written|filled in|measured|decided)\b|\[\]\(|\]\(\)|\?\?\?"
)
EMPTY = {"", "…", "...", "?", "tbd", "todo", "n/a", "x"}
"""What a cell holds that says nothing; a dash says that there is nothing."""


def cells(line: str) -> list[str]:
    """The cells of a row of a table; a bar in code is no end of a cell."""
    row = re.sub(r"`[^`]*`", "code", line.strip().removeprefix("|").removesuffix("|"))
    return [cell.strip() for cell in row.split("|")]


def wrong_lines(text: str) -> list[str]:
    return [
        line
        for line in text.splitlines()
        if PLACEHOLDER.search(line)
        or (line.startswith("|") and any(cell.lower() in EMPTY for cell in cells(line)))
    ]


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_no_page_has_a_gap(file: Path) -> None:
    assert wrong_lines(prose_of(name_of(file))) == []


@pytest.mark.parametrize(
    "line",
    [
        "| a | |",
        "|  | b |",
        "| a | ? |",
        "| a | … | c |",
        "TODO: say how",
        "The figures are to be measured.",
        "See [the page]().",
    ],
)
def test_a_gap_would_be_found(line: str) -> None:
    assert wrong_lines(line) == [line]


@pytest.mark.parametrize("line", ["| a | – |", "| `a | b` | c |", "no TODO without an issue"])
def test_what_is_no_gap_is_left(line: str) -> None:
    assert wrong_lines(line) == []
