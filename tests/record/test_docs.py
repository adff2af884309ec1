"""docs/notation.md says what the code does."""

import json
import re
from pathlib import Path

import pytest

from retruc.record import RecordReason, format_word, judge, parse_action, read_record
from retruc.record.lexicon import RUNG_WORDS
from retruc.record.tags import _READ
from retruc.rulesets import load

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TABLES = re.findall(r"^\| word \| action \|\n\| --- \| --- \|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
WORDS = [
    word
    for table in TABLES
    for row in table.splitlines()
    for word in re.findall(r"`(.+?)`", row.split(" | ")[0])
]


def test_the_first_record_is_judged_as_the_page_shows() -> None:
    record = next(text for kind, text in BLOCKS if not kind)
    verdict = next(text for kind, text in BLOCKS if kind == "json")
    assert judge(record) == json.loads(verdict)
    assert read_record(record).header.players[2] == "Carme"


def test_every_reason_is_on_the_page() -> None:
    assert {reason for reason in RecordReason if f"`{reason}`" not in PAGE} == set()


def test_every_tag_is_on_the_page() -> None:
    assert {name for name in _READ if f"`[{name} " not in PAGE} == set()


@pytest.mark.parametrize("word", WORDS)
def test_every_word_on_the_page_is_one(word: str) -> None:
    assert format_word(parse_action(f"1:{word}", load("bar"))) == word


def test_every_rung_is_on_the_page() -> None:
    assert set(WORDS) >= RUNG_WORDS
