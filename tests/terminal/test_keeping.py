from pathlib import Path
from random import Random

import pytest

from retruc.game import RecordError
from retruc.record import read_record
from retruc.rulesets import load
from retruc.terminal.keeping import default_path, make_room, read_unfinished
from retruc.terminal.settings import Settings, TerminalError
from tests.terminal.support import ME, play_by_chance, until_asked

BAR = load("bar")


def kept_at(path: Path, **more) -> Settings:
    return Settings(BAR, seed=4, bot="random", record=path, **more)


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


@pytest.mark.parametrize("decisions", [0, 1, 5, 23, 60])
def test_a_coto_goes_on_where_it_was_stopped(tmp_path, decisions, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    until_asked(sitting.session)
    play_by_chance(sitting.session, Random(2), decisions)
    # The program is killed: nobody closes anything.
    again = sit(Settings(None, resume=path))
    assert seen_by_all(again.session) == seen_by_all(sitting.session)
    assert again.session.humans == {ME}


def test_a_coto_that_is_resumed_gets_the_cards_it_would_have_got(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(3), 4)
    path.rename(tmp_path / "copy.truc")
    again = sit(Settings(None, resume=tmp_path / "copy.truc"))
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
    assert sit(Settings(None, resume=path)).session.humans == {1, 3}
    other = sit(Settings(None, seats=("human",), resume=path, record=tmp_path / "other.truc"))
    assert other.session.humans == {0}


def test_a_record_is_never_written_over(tmp_path, sit):
    path = tmp_path / "coto.truc"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(TerminalError) as refused:
        sit(kept_at(path))
    assert refused.value.id == "record-exists"
    assert path.read_text(encoding="utf-8") == "mine"


def test_the_usual_place_keeps_older_records_by_their_date(tmp_path, monkeypatch, sit):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        sitting = sit(Settings(BAR, bot="random"))
        until_asked(sitting.session)
        paths.append(sitting.keeper.path)
    assert set(paths) == {tmp_path / "retruc" / "last.truc"}
    kept = sorted((tmp_path / "retruc").iterdir())
    assert len(kept) == 3
    assert all(read_record(path).rounds for path in kept)


def test_where_the_usual_place_is():
    home = Path("/home/anna")
    assert default_path({}, home) == home / ".local/state/retruc/last.truc"
    assert default_path({"XDG_STATE_HOME": "/x"}, home) == Path("/x/retruc/last.truc")


def test_a_folder_that_cannot_be_made_is_told(tmp_path, sit):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(TerminalError) as refused:
        make_room(tmp_path / "file" / "last.truc")
    assert refused.value.id == "unwritable-record"
    with pytest.raises(TerminalError) as refused:
        sit(kept_at(tmp_path / "file" / "coto.truc"))
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
    text = (tmp_path / "one.truc").read_text(encoding="utf-8")
    other = sit(Settings(None, resume=tmp_path / "one.truc", record=tmp_path / "two.truc"))
    play_by_chance(other.session, Random(2), 3)
    assert (tmp_path / "one.truc").read_text(encoding="utf-8") == text
    assert len((tmp_path / "two.truc").read_text(encoding="utf-8")) > len(text)
