"""Records as tables: every column says what the record says."""

import re
from pathlib import Path

import duckdb
import polars as pl
import pytest

from retruc.arena import Entrant, ExtraMissing, Rows, errors, play_corpus, write_parquet
from retruc.arena.frames import _schema, action_rows, round_rows
from retruc.cli import main
from retruc.engine import legal_actions, obliged
from retruc.game import RecordError
from retruc.record import format_word, last_state, read_record
from retruc.rulesets import load

TEXT = """
[Ruleset "bar"]
[Players "Anna; Bernat; Carme; Dídac"]
[Score "15-8"]
[Cames "1-0"]
[Dealer "4"]

7. 7o6o3c 1e4b5c 3o3e7b 6c5o4e
   3:mira=1 1:envit 2:vull 1:3c 2:1e 3:3o 4:4e
   2:truc 3:novull
8. 7o6o3c 1e4b5c 3o3e7b 6c5o4e
   2:1e
"""


def test_an_action_has_a_row():
    record = read_record(TEXT)
    rows = list(action_rows("a.truc", record))
    assert [row["word"] for row in rows][:4] == ["mira=1", "envit", "vull", "3c"]
    assert [row["step"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]
    assert [row["kind"] for row in rows[:4]] == ["gesture", "call", "answer", "card"]
    first = rows[1]
    assert (first["record"], first["ruleset"], first["round"]) == ("a.truc", "bar@1", 7)
    assert (first["dealer"], first["ma"], first["seat"], first["player"]) == (4, 1, 1, "Anna")
    assert (first["score_a"], first["score_b"], first["cames_a"]) == (15, 8, 1)
    assert first["held"] == ["7o", "6o", "3c"]
    assert rows[0]["legal"] == []
    assert {"7o", "envit", "falta", "truc"} <= set(first["legal"])
    assert rows[-1]["ma"] == 2


def test_every_word_is_among_the_legal_ones():
    (coto, *_) = play_corpus(load("balear"), (Entrant.of("random"),), rounds=1, seed=1)
    rows = list(action_rows("", read_record(coto.text)))
    assert all(row["word"] in row["legal"] for row in rows if row["kind"] != "gesture")
    assert any(row["kind"] == "other" for row in rows)


def test_a_settled_round_has_a_row():
    (row,) = round_rows("a.truc", read_record(TEXT))
    assert (row["score_a"], row["score_b"], row["gained_a"], row["gained_b"]) == (15, 8, 2, 1)
    assert row["hands"][1] == ["1e", "4b", "5c"]
    assert row["actions"] == 8
    assert (row["envit"], row["envit_winner"], row["envit_points"]) == ("accepted", "A", 33)
    assert (row["truc"], row["truc_rung"], row["truc_winner"]) == ("declined", "truc", "B")


def test_a_record_without_players_or_rounds_is_a_table_too(tmp_path):
    file = tmp_path / "none.parquet"
    assert write_parquet(file, [("", read_record('[Ruleset "bar"]'))], Rows.ROUNDS) == 0
    assert pl.read_parquet(file).height == 0
    rows = action_rows("", read_record("1. 7o6o3c 1e4b5c 3o3e7b 6c5o4e 1:7o"))
    assert next(rows)["player"] is None


def test_cards_that_nobody_knows_are_refused():
    with pytest.raises(RecordError) as caught:
        list(action_rows("", read_record("1. 7o6o3c ?? ?? ?? 1:7o")))
    assert caught.value.reason == "unknown-cards"


@pytest.fixture
def tables(tmp_path):
    corpus = play_corpus(load("bar"), (Entrant.of("random"),), rounds=60, seed=1)
    records = [(f"{coto.number}", read_record(coto.text)) for coto in corpus]
    files = {rows: tmp_path / f"{rows}.parquet" for rows in Rows}
    for rows, file in files.items():
        write_parquet(file, records, rows)
    return records, files


def test_polars_reads_what_was_played(tables):
    records, files = tables
    rounds = pl.read_parquet(files[Rows.ROUNDS])
    assert rounds.height == sum(len(record.rounds) for _, record in records)
    assert rounds.schema["hands"] == pl.List(pl.List(pl.String))
    last = rounds.group_by("record", maintain_order=True).last()
    assert last.height == len(records)
    actions = pl.read_parquet(files[Rows.ACTIONS])
    games = actions.filter(pl.col("kind") != "gesture").group_by("record", "round").len()
    assert games["len"].sum() == rounds["actions"].sum()


def test_duckdb_reads_it_too(tables):
    records, files = tables
    query = f"select count(*), sum(gained_a) from '{files[Rows.ROUNDS]}'"
    count, gained = duckdb.sql(query).fetchall()[0]
    assert count == sum(len(record.rounds) for _, record in records)
    assert gained == pl.read_parquet(files[Rows.ROUNDS])["gained_a"].sum()


def test_long_records_are_packed_in_pieces(tables, tmp_path, monkeypatch):
    records, files = tables
    monkeypatch.setattr("retruc.arena.frames._CHUNK", 7)
    file = tmp_path / "pieces.parquet"
    write_parquet(file, records, Rows.ACTIONS)
    assert pl.read_parquet(file).equals(pl.read_parquet(files[Rows.ACTIONS]))


def test_without_polars_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setattr(errors, "find_spec", lambda _name: None)
    assert main(["corpus", "export", "a.parquet", "none.truc", "--lang", "en"]) == 2
    assert "polars is missing: install retruc[corpus]" in capsys.readouterr().err
    with pytest.raises(ExtraMissing):
        write_parquet(None, [], Rows.ACTIONS)


def test_the_command_reads_files_and_folders(tmp_path, capsys):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.truc").write_text(TEXT, encoding="utf-8")
    (tmp_path / "b.truc").write_text(TEXT, encoding="utf-8")
    out = tmp_path / "out.parquet"
    line = ["corpus", "export", str(out), str(tmp_path / "in"), str(tmp_path / "b.truc")]
    assert main([*line, "--rows", "rounds", "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"Rows written in {out}: 2\n"
    names = pl.read_parquet(out)["record"].to_list()
    assert names == [str(tmp_path / "in" / "a.truc"), str(tmp_path / "b.truc")]


def test_a_wrong_record_is_told_with_its_place(tmp_path, capsys):
    file = tmp_path / "wrong.truc"
    file.write_text(TEXT + "\n 3:4b\n", encoding="utf-8")
    line = ["corpus", "export", str(tmp_path / "out.parquet"), str(file), "--lang", "en"]
    assert main(line) == 1
    assert capsys.readouterr().err.startswith(f"{file}:14:2: not-in-hand: ")


def test_the_legal_words_are_those_of_the_state():
    record = read_record(TEXT)
    state = last_state(record)
    seat = obliged(state)
    words = [format_word(action) for action in legal_actions(state, seat)]
    more = read_record(f"{TEXT} {seat}:{words[0]}")
    *_, last = action_rows("", more)
    assert last["legal"] == words


@pytest.mark.parametrize("rows", Rows)
def test_the_page_names_every_column(rows):
    page = (Path(__file__).parents[2] / "docs" / "corpus.md").read_text(encoding="utf-8")
    assert _schema(rows).keys() <= set(re.findall(r"`([a-z_]+)`", page))
