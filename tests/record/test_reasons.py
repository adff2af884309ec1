"""Why a record cannot be read: stable ids, told apart from what the rules of the game say."""

import re
from pathlib import Path

import pytest

from retruc.game import Reason, RecordError
from retruc.record import RecordReason, judge, read_record

IDS = {
    "bad-utf8",
    "bad-character",
    "long-token",
    "empty",
    "bad-tag",
    "duplicate-tag",
    "late-tag",
    "too-many-tags",
    "bad-value",
    "bad-score",
    "bad-option",
    "unknown-ruleset",
    "unknown-version",
    "other-ruleset",
    "wrong-result",
    "missing-round",
    "bad-round-number",
    "round-not-finished",
    "missing-hands",
    "extra-hand",
    "bad-hand",
    "bad-seat",
    "bad-card",
    "unknown-word",
    "unknown-cards",
}


def test_the_ids_that_others_rely_on_do_not_change() -> None:
    assert {reason.value for reason in RecordReason} == IDS


def test_an_id_is_either_a_records_or_the_rules() -> None:
    assert not IDS & {reason.value for reason in Reason}


def test_an_id_is_the_name_of_its_member_with_hyphens() -> None:
    for reason in RecordReason:
        assert reason.value == reason.name.lower().replace("_", "-")
        assert str(reason) == reason.value


def test_every_reason_is_given_somewhere() -> None:
    folder = Path(__file__).parents[2] / "src" / "retruc" / "record"
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    assert set(re.findall(r"RecordReason\.([A-Z_0-9]+)", code)) == {r.name for r in RecordReason}


TWO = '[Seats "2"] '
DECLINED = TWO + "1. ?? ?? 1:truc 2:novull "
REFUSED = [
    ("bad-character", "1. \0"),
    ("empty", " ; nothing but this\n"),
    ("bad-tag", "[Ruleset bar]"),
    ("duplicate-tag", '[Seats "2"] [Seats "2"]'),
    ("late-tag", TWO + '1. ?? ?? [Date "2026-11-29"]'),
    ("bad-value", '[Seats "two"]'),
    ("bad-option", '[Options "ties.second=put"]'),
    ("unknown-ruleset", '[Ruleset "nowhere"]'),
    ("unknown-version", '[Ruleset "bar@7"]'),
    ("missing-round", TWO + "1:truc"),
    ("missing-hands", TWO + "1. ?? 1:truc"),
    ("extra-hand", TWO + "1. ?? ?? ??"),
    ("bad-hand", TWO + "1. 7x ??"),
    ("bad-seat", TWO + "1. ?? ?? 0:truc"),
    ("bad-card", TWO + "1. ?? ?? 1:13o"),
    ("unknown-word", TWO + "1. ?? ?? 1:trucc"),
]


@pytest.mark.parametrize(("reason", "text"), REFUSED)
def test_what_cannot_be_read_has_its_reason(reason: str, text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert error.value.reason == reason
    assert judge(text)["error"]["reason"] == reason


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("bad-score", '[Score "24-0"]'),
        ("bad-value", '[Result "3-0"]'),
        ("bad-round-number", DECLINED + "3. ?? ??"),
        (
            "wrong-result",
            TWO + '[Score "23-0"] [Cames "1-0"] [Result "1-2"] 1. ?? ?? 1:truc 2:novull',
        ),
        ("round-not-finished", TWO + "1. ?? ?? 1:truc 2. ?? ??"),
        ("unknown-cards", TWO + "1. 1e7e3o ?? 1:(??)"),
    ],
)
def test_what_can_be_read_and_not_replayed_has_its_reason(reason: str, text: str) -> None:
    read_record(text)
    assert judge(text)["error"]["reason"] == reason
