import shutil
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest

from retruc.game import RecordError
from retruc.record import RecordWriter, read_record
from retruc.rulesets import load
from retruc.terminal.keeping import read_unfinished
from retruc.terminal.places import default_folder
from retruc.terminal.settings import Settings, TerminalError
from tests.terminal.support import ME, play_by_chance, until_asked

BAR = load("bar")


def kept_at(path: Path, **more) -> Settings:
    return Settings(BAR, seed=4, bot="random", record=path, **more)


def killed(path: Path) -> Path:
    """The record as it is left when its program is killed and nobody closes anything."""
    left = path.with_name("left.truc")
    shutil.copy(path, left)
    return left


def seen_by_all(session):
    """What every seat knows, and what it may do."""
    views = [session.view(seat) for seat in (*session.seats, None)]
    return [(view.observation, view.offers, view.events, view.standings) for view in views]


def test_each_action_is_in_the_file_before_the_next_one(tmp_path, sit):
    sitting = sit(kept_at(tmp_path / "coto.truc"))
    rng = Random(1)
    for _ in range(12):
        seat = until_asked(sitting.session)
        action = rng.choice(sitting.session.view(seat).offers).action
        sitting.session.act(action)
        written = read_record(tmp_path / "coto.truc")
        assert written.rounds[-1].actions[-1] == action


@pytest.mark.parametrize("decisions", [0, 1, 5, 14, 52])
def test_a_coto_goes_on_where_it_was_stopped(tmp_path, decisions, sit):
    # The last one is in the second cama.
    path = tmp_path / "coto.truc"
    sitting = sit(replace(kept_at(path), bot="threshold"))
    until_asked(sitting.session)
    play_by_chance(sitting.session, Random(7), decisions)
    assert sitting.session.result is None
    again = sit(Settings(None, resume=killed(path)))
    assert seen_by_all(again.session) == seen_by_all(sitting.session)
    assert again.session.humans == {ME}


def test_a_coto_that_is_resumed_gets_the_cards_it_would_have_got(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(3), 4)
    again = sit(Settings(None, resume=killed(path)))
    for session in (sitting.session, again.session):
        while session.view(ME).observation.number < 3:
            until_asked(session)
            play_by_chance(session, Random(5), 1)
    first, second = (s.view(ME).observation for s in (sitting.session, again.session))
    assert first.dealt == second.dealt


def test_half_a_word_at_the_end_is_dropped(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(2), 5)
    text = path.read_text(encoding="utf-8")
    body = text.index("1. ")
    for cut in range(body, len(text)):
        path.write_text(text[:cut], encoding="utf-8")
        record = read_unfinished(path)
        assert sum(len(part.actions) for part in record.rounds) <= len(text[:cut].split())


def test_what_is_wrong_in_the_middle_is_not_mended(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(2), 9)
    text = path.read_text(encoding="utf-8").replace("1:", "9:", 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError):
        read_unfinished(path)


def test_a_finished_coto_has_its_result(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(2))
    sitting.end()
    sitting.end()
    record = read_record(path)
    assert record.header.result == sitting.session.result
    assert max(record.header.result) == 2
    assert record.header.players == ("Anna", "Bernat", "Carme", "Dídac")


def test_who_sat_where_is_kept(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path, seats=("random", "human", "random", "human")))
    until_asked(sitting.session)
    sitting.end()
    assert sit(Settings(None, resume=killed(path))).session.humans == {1, 3}
    other = sit(Settings(None, seats=("human",), resume=path, record=tmp_path / "other.truc"))
    assert other.session.humans == {0}


def test_a_record_is_never_written_over(tmp_path, sit):
    path = tmp_path / "coto.truc"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(TerminalError) as refused:
        sit(kept_at(path))
    assert refused.value.id == "record-exists"
    assert path.read_text(encoding="utf-8") == "mine"


def test_each_coto_has_its_own_file_and_a_link_leads_to_the_last(tmp_path, monkeypatch, sit):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        sitting = sit(Settings(BAR, bot="random"))
        until_asked(sitting.session)
        paths.append(sitting.keeper.path)
    assert len(set(paths)) == 3
    assert all(read_record(path).rounds for path in paths)
    link = tmp_path / "retruc" / "last.truc"
    assert link.resolve() == paths[-1].resolve()
    assert set((tmp_path / "retruc").iterdir()) == {*paths, link}
    sitting.end()
    assert sit(Settings(None, resume=link)).keeper.path == paths[-1].resolve()


def test_a_file_called_last_stays(tmp_path, monkeypatch, sit):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "retruc").mkdir()
    mine = tmp_path / "retruc" / "last.truc"
    mine.write_text("mine", encoding="utf-8")
    sit(Settings(BAR, bot="random"))
    assert mine.read_text(encoding="utf-8") == "mine"


def test_two_programs_do_not_write_one_record(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    until_asked(sitting.session)
    for _ in range(2):
        before = path.read_bytes()
        with pytest.raises(TerminalError) as refused:
            sit(Settings(None, resume=path))
        assert refused.value.id == "record-in-use"
        assert path.read_bytes() == before
        sitting.end()
        sitting = sit(Settings(None, resume=path))


def test_a_coto_that_is_over_does_not_go_on(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(2))
    sitting.end()
    before = path.read_bytes()
    with pytest.raises(TerminalError) as refused:
        sit(Settings(None, resume=path))
    assert (refused.value.id, path.read_bytes()) == ("coto-over", before)


def test_going_on_in_another_file_writes_over_none(tmp_path, sit):
    sit(kept_at(tmp_path / "one.truc")).end()
    (tmp_path / "two.truc").write_text("mine", encoding="utf-8")
    with pytest.raises(TerminalError) as refused:
        sit(Settings(None, resume=tmp_path / "one.truc", record=tmp_path / "two.truc"))
    assert refused.value.id == "record-exists"
    assert (tmp_path / "two.truc").read_text(encoding="utf-8") == "mine"


def test_a_disk_that_takes_no_more_is_told_and_nothing_is_shown(tmp_path, sit, monkeypatch):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    until_asked(sitting.session)
    before = sitting.session.view(ME)

    def refuse(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(RecordWriter, "add", refuse)
    monkeypatch.setattr(RecordWriter, "end", refuse)
    with pytest.raises(TerminalError) as refused:
        sitting.session.act(before.offers[0].action)
    assert refused.value.id == "unwritable-record"
    assert refused.value.problem == f"{path}: No space left on device"
    assert sitting.session.view(ME) == before
    with pytest.raises(TerminalError):
        sitting.end()
    monkeypatch.undo()
    again = sit(Settings(None, resume=path))
    assert again.session.view(ME).observation == before.observation


def test_where_the_usual_place_is():
    home = Path("/home/anna")
    assert default_folder({}, home) == home / ".local/state/retruc"
    assert default_folder({"XDG_STATE_HOME": "/x"}, home) == Path("/x/retruc")


def test_a_folder_that_cannot_be_made_is_told(tmp_path, sit, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    for settings in (Settings(BAR, bot="random"), kept_at(tmp_path / "file" / "coto.truc")):
        with pytest.raises(TerminalError) as refused:
            sit(settings)
        assert refused.value.id == "unwritable-record"


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_record_that_cannot_be_read_is_told(tmp_path, content, sit):
    path = tmp_path / "coto.truc"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(TerminalError) as refused:
        sit(Settings(None, resume=path))
    assert refused.value.id == "unreadable-record"


def test_a_record_goes_on_in_another_file_if_so_asked(tmp_path, sit):
    sitting = sit(kept_at(tmp_path / "one.truc"))
    play_by_chance(sitting.session, Random(2), 3)
    sitting.end()
    text = (tmp_path / "one.truc").read_text(encoding="utf-8")
    other = sit(Settings(None, resume=tmp_path / "one.truc", record=tmp_path / "two.truc"))
    play_by_chance(other.session, Random(2), 3)
    assert (tmp_path / "one.truc").read_text(encoding="utf-8") == text
    assert len((tmp_path / "two.truc").read_text(encoding="utf-8")) > len(text)
