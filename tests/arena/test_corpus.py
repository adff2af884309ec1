"""A corpus of records: what bots played, all of it, and the same again."""

from pathlib import Path

import pytest

from retruc.arena import Entrant, MatchError, play_corpus, write_corpus
from retruc.cli import main
from retruc.record import last_state, read_record, replay
from retruc.rulesets import catalogue, load, with_options
from tests.bots.test_external import ended, program  # noqa: F401 - fixtures

BAR = load("bar")


def cotos(names=("threshold",), ruleset=BAR, **changes):
    given = {"rounds": 30, "seed": 1} | changes
    return list(play_corpus(ruleset, tuple(map(Entrant.of, names)), **given))


def test_there_are_as_many_rounds_as_one_asks_for_and_the_last_coto_is_whole():
    written = cotos()
    assert sum(coto.rounds for coto in written) >= 30
    assert sum(coto.rounds for coto in written[:-1]) < 30
    assert [coto.number for coto in written] == list(range(1, len(written) + 1))
    for coto in written:
        record = read_record(coto.text)
        assert len(record.rounds) == coto.rounds
        state = last_state(record)
        assert state.winner is not None
        assert record.header.result == state.cames


def test_the_same_arguments_write_the_same():
    assert cotos() == cotos()
    assert cotos()[0].text != cotos(seed=2)[0].text


@pytest.mark.slow
def test_workers_change_nothing():
    assert cotos(rounds=200, workers=2) == cotos(rounds=200)


def test_every_two_bots_play_in_turn():
    written = cotos(["random", "threshold"], load("truc-1739"), rounds=90)
    teams = [read_record(coto.text).header.players[:2] for coto in written[:4]]
    assert teams == [
        ("random@1", "random@1"),
        ("threshold@1", "random@1"),
        ("random@1", "threshold@1"),
        ("threshold@1", "threshold@1"),
    ]


@pytest.mark.parametrize("name", catalogue())
def test_every_ruleset_can_be_written(name):
    (first, *_) = cotos(["taverna", "random"], load(name), rounds=1)
    assert list(replay(read_record(first.text)))


def test_options_and_senyes_are_in_the_records():
    short = with_options(BAR, {"cama.target": "18"})
    (first, *_) = cotos(["taverna"], short, rounds=1)
    assert '[Options "cama.target=18"]' in first.text
    assert ":senya=" in first.text


def test_a_program_that_breaks_the_rules_leaves_its_coto_abandoned(program):  # noqa: F811
    command = program(act="answer['word'] = 'retruc'")
    given = iter(play_corpus(BAR, (Entrant.of(f"exec:{command}"),), rounds=10**6, seed=1))
    record = read_record(next(given).text)
    assert (record.header.termination, record.header.result) == ("abandoned", None)


def test_no_rounds_are_no_corpus():
    with pytest.raises(MatchError) as caught:
        cotos(rounds=0)
    assert caught.value.id == "no-rounds"


def test_files_are_numbered(tmp_path):
    told = []
    rounds = write_corpus(tmp_path / "a" / "b", iter(cotos()), told.append)
    files = sorted(path.name for path in (tmp_path / "a" / "b").iterdir())
    assert files == [f"{coto.number:05}.truc" for coto in cotos()]
    assert told[-1] == rounds == sum(coto.rounds for coto in cotos())


def test_the_command_writes_a_folder_for_each_ruleset(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = "corpus write out --ruleset put-1800 --ruleset truc-1739 --bot random --rounds 5"
    assert main([*line.split(), "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert told[0].startswith("Rounds written in out/put-1800: ")
    assert sorted(path.name for path in Path("out").iterdir()) == ["put-1800", "truc-1739"]
    assert main(["referee", *map(str, Path("out").rglob("*.truc"))]) == 0
