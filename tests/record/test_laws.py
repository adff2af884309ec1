"""Laws of records, on random cotos under many rulesets."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from retruc.game import RoundEnded
from retruc.record import (
    Comment,
    RecordedRound,
    judge,
    last_state,
    read_record,
    replay,
    write_record,
)
from retruc.rulesets import Ruleset
from tests.record.support import VARIETY, masked, random_coto, ruleset_at, written

RULESETS = st.integers(0, len(VARIETY) - 1).map(ruleset_at)
SEEDS = st.integers(0, 10**9)
LENGTHS = st.integers(0, 90)
COMMENTS = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=20).map(
    lambda text: text.strip()
)


@settings(max_examples=150)
@given(RULESETS, SEEDS, LENGTHS)
def test_what_is_written_while_playing_is_what_was_played(
    ruleset: Ruleset, seed: int, actions: int
) -> None:
    done = random_coto(ruleset, seed, actions=actions)
    text = written(ruleset, done)
    record = read_record(text)
    replayed = list(replay(record))
    assert [one.action for one in replayed] == [action for action, _ in done]
    assert [one.step.events for one in replayed] == [step.events for _, step in done]
    if done:
        assert last_state(record) == done[-1][1].state
        assert write_record(record) == text


@settings(max_examples=100)
@given(RULESETS, SEEDS, LENGTHS, st.lists(st.tuples(st.integers(0, 9), COMMENTS), max_size=8))
def test_writing_what_was_read_gives_the_same_record(
    ruleset: Ruleset, seed: int, actions: int, comments: list[tuple[int, str]]
) -> None:
    record = read_record(written(ruleset, random_coto(ruleset, seed, actions=actions)))
    commented = record.with_rounds(_with_comments(one, comments) for one in record.rounds)
    text = write_record(commented)
    assert read_record(text) == commented
    assert write_record(read_record(text)) == text
    assert read_record(text.replace("\n", "\r\n")) == commented
    assert read_record(iter(text)) == commented


def _with_comments(recorded: RecordedRound, comments: list[tuple[int, str]]) -> RecordedRound:
    last = len(recorded.actions)
    placed = [Comment(min(after, last), text) for after, text in sorted(comments)]
    return RecordedRound(recorded.number, recorded.hands, recorded.actions, tuple(placed))


@settings(max_examples=100)
@given(RULESETS, SEEDS, LENGTHS)
def test_the_referee_says_what_the_events_say(ruleset: Ruleset, seed: int, actions: int) -> None:
    done = random_coto(ruleset, seed, actions=actions)
    verdict = judge(written(ruleset, done), legal=True)
    assert "error" not in verdict
    assert json.loads(json.dumps(verdict)) == verdict
    ended = [e for _, step in done for e in step.events if isinstance(e, RoundEnded)]
    finished = [report for report in verdict["rounds"] if report["finished"]]
    assert [_told(report) for report in finished] == [
        (event.number, list(event.gained), list(event.score), list(event.cames)) for event in ended
    ]
    for report, event in zip(finished, ended, strict=True):
        assert report["truc"]["by"] == event.truc.by
        if event.envit.seat is not None:
            assert report["envit"]["points"][str(event.envit.seat)] == event.envit.points
    assert all(report["finished"] for report in verdict["rounds"][:-1])


def _told(report: dict[str, Any]) -> tuple[Any, ...]:
    return report["number"], report["gained"], report["score"], report["cames"]


@settings(max_examples=250)
@given(RULESETS, SEEDS, LENGTHS)
def test_what_is_said_without_some_cards_is_true_with_them(
    ruleset: Ruleset, seed: int, actions: int
) -> None:
    record = read_record(written(ruleset, random_coto(ruleset, seed, actions=actions)))
    known = judge(write_record(record))
    hidden = masked(record, Random(seed))
    text = write_record(hidden)
    assert read_record(text) == hidden
    told = judge(text)
    assert "error" not in told
    assert _agrees(told, known)


def _agrees(told: Any, known: Any) -> bool:
    """Whether all that is told is so; null tells nothing."""
    if isinstance(told, dict):
        return all(_agrees(told[key], known[key]) for key in told if key != "unknown")
    if isinstance(told, list):
        return len(told) == len(known) and all(map(_agrees, told, known))
    return told is None or told == known


def test_little_is_lost_with_a_few_cards() -> None:
    """Without this, the law before would hold for a referee that knows nothing."""
    scores = []
    for seed in range(60):
        ruleset = ruleset_at(seed)
        record = read_record(written(ruleset, random_coto(ruleset, seed, actions=40)))
        told = judge(write_record(masked(record, Random(seed))))
        scores += [report["score"] is not None for report in told["rounds"]]
    assert sum(scores) > 0.8 * len(scores)


@settings(max_examples=60)
@given(RULESETS, SEEDS, st.integers(1, 60), st.data())
def test_a_record_that_is_cut_is_read_up_to_the_cut_or_refused_there(
    ruleset: Ruleset, seed: int, actions: int, data: st.DataObject
) -> None:
    text = written(ruleset, random_coto(ruleset, seed, actions=actions))
    cut = text[: data.draw(st.integers(1, len(text)))]
    verdict = judge(cut)
    if "error" in verdict:
        lines = cut.split("\n")
        assert verdict["error"]["line"] in (len(lines), len(lines) - 1)
        # It lies in the last word, or at the end where more hands should come.
        line = lines[verdict["error"]["line"] - 1]
        assert " " not in line[verdict["error"]["column"] - 1 :].strip() or line.startswith("[")
    whole = judge(text)
    assert verdict["rounds"][:-1] == whole["rounds"][: max(len(verdict["rounds"]) - 1, 0)]
