import shutil
import tracemalloc
from contextlib import nullcontext, suppress
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest

from retruc.game import Look, PlayCard, RecordError, Seat, Suit
from retruc.record import RecordWriter, read_record, write_record
from retruc.rulesets import load
from retruc.terminal.keeping import read_unfinished
from retruc.terminal.places import default_folder
from retruc.terminal.settings import Settings, TerminalError
from retruc.terminal.sitting import check
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


def damaged(tmp_path: Path, sit, end: bytes, *, middle: bool = False) -> Path:
    """The record of a coto in play, with *end* after it or, if so asked, in its middle."""
    path = tmp_path / "coto.truc"
    sitting = sit(kept_at(path))
    play_by_chance(sitting.session, Random(2), 5)
    sitting.end()
    content = path.read_bytes().rstrip(b"\n")
    at = content.index(b" 1:") if middle else len(content)
    path.write_bytes(content[:at] + end + content[at:])
    return path


def test_half_a_word_at_the_end_is_dropped_or_the_file_is_refused(tmp_path, sit):
    path = damaged(tmp_path, sit, b"")
    content = path.read_bytes()
    first_word = content.index(b":", content.index(b"\n1. ")) - 1
    for cut in range(first_word, len(content)):
        path.write_bytes(content[:cut])
        line = content[:cut].rpartition(b"\n")[2]
        is_deal = line[1:2] == b"." and 1 < len(line.split()) + line.endswith(b" ") <= 5
        with suppress(RecordError) if is_deal else nullcontext():  # some hands may be missing
            record = read_unfinished(path).record
            assert sum(len(part.actions) for part in record.rounds) <= len(content[:cut].split())
        assert path.read_bytes() == content[:cut]


@pytest.mark.parametrize("end", [b" 1:en", " 1:€".encode()[:-1], b" 9", b"\n2.", b" " + b"x" * 200])
def test_a_cut_word_is_dropped_and_the_file_as_it_was_is_kept(tmp_path, sit, end):
    path = damaged(tmp_path, sit, end)
    before = path.read_bytes()
    whole = read_record(before[: -len(end)].decode())
    taken = tmp_path / "coto.truc.bak"
    taken.write_bytes(b"mine")
    again = sit(Settings(None, resume=path, lang="en"))
    kept = tmp_path / "coto.truc.bak2"
    assert kept.read_bytes() == before
    assert taken.read_bytes() == b"mine"
    assert path.read_text(encoding="utf-8") == write_record(whole)
    assert again.mended == (path, kept)


def test_a_cut_record_that_goes_on_elsewhere_stays_as_it_is(tmp_path, sit):
    path = damaged(tmp_path, sit, b" 1:en")
    before = path.read_bytes()
    again = sit(Settings(None, resume=path, record=tmp_path / "other.truc", lang="en"))
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.bak*"))
    assert again.mended == (path, path)


@pytest.mark.parametrize(
    ("end", "middle"),
    [
        (b" " + b"x" * 201, False),
        (b" " + b"x" * 100_000, False),
        (b" " + b"x" * 100_000_000, False),
        (b" 1:en\n", False),
        (b" 1:en\r", False),
        (b" 1:en ", False),
        (b" 1:nonsense 1:en", False),
        (b" [Tag", False),
        (b" 1:en\0\0", False),
        (b" ;" + b" x" * 2_000, False),
        (b" 1:nonsense", True),
        (b" \xff", True),
    ],
    ids=lambda value: ascii(value[:16]) + str(len(value)) if isinstance(value, bytes) else "",
)
def test_what_else_is_wrong_is_refused_and_the_file_stays(tmp_path, sit, end, middle):
    path = damaged(tmp_path, sit, end, middle=middle)
    before = path.read_bytes()
    tracemalloc.start()
    try:
        with pytest.raises(RecordError):
            sit(Settings(None, resume=path))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


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


def test_what_was_taken_back_is_not_in_the_record(tmp_path, sit):
    path = tmp_path / "coto.truc"
    sitting = sit(replace(kept_at(path), seats=("human",) * 4))
    session = sitting.session
    seat = until_asked(session)
    before = path.read_text(encoding="utf-8")
    first, second = session.view(seat).observation.held[:2]
    session.act(PlayCard(seat, first))
    session.act(Look(seat, Seat((seat + 2) % 4)))
    assert path.read_text(encoding="utf-8") != before
    session.take_back()
    (part,) = read_record(path).rounds
    assert part.actions == (Look(seat, Seat((seat + 2) % 4)),)
    session.act(PlayCard(seat, second))
    again = sit(Settings(None, resume=killed(path)))
    assert seen_by_all(again.session) == seen_by_all(session)
    assert not again.session.may_take_back(seat)
    play_by_chance(session, Random(3))
    sitting.end()
    cards = [a for part in read_record(path).rounds for a in part.actions[:3]]
    assert PlayCard(seat, first) not in cards[:3]
    assert read_record(path).header.result is not None


def test_taking_back_without_a_disk_ends_with_a_sentence(tmp_path, sit, monkeypatch):
    sitting = sit(replace(kept_at(tmp_path / "coto.truc"), seats=("human",) * 4))
    session = sitting.session
    seat = until_asked(session)
    session.act(PlayCard(seat, session.view(seat).observation.held[0]))

    def refuse(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.ftruncate", refuse)
    with pytest.raises(TerminalError) as refused:
        session.take_back()
    assert refused.value.id == "unwritable-record"


VILLAGE = """id = "poble"
version = 1
name = "Truc del poble"
extends = "bar"

[cama]
target = 18

[sources]
"cama.target" = "poble"
"""


def test_a_coto_of_a_village_ends_with_its_result(tmp_path, sit):
    file = tmp_path / "poble.toml"
    file.write_text(VILLAGE, encoding="utf-8")
    path = tmp_path / "coto.truc"
    ruleset = load(file)
    sitting = sit(Settings(ruleset, seed=4, bot="random", record=path))
    play_by_chance(sitting.session, Random(2))
    sitting.end()
    assert max(read_record(path, ruleset=ruleset).header.result) == 2


def test_the_lot_of_the_eight_and_the_nine_is_kept(tmp_path, sit):
    drawn = set()
    for seed in range(6):
        path = tmp_path / f"{seed}.truc"
        sitting = sit(Settings(load("balear"), seed=seed, bot="random", record=path))
        lot = sitting.session.lot
        drawn.add(lot)
        until_asked(sitting.session)
        left = killed(path).rename(tmp_path / f"left-{seed}.truc")
        again = sit(Settings(None, resume=left))
        assert again.session.lot is again.session.view(ME).lot is lot
        play_by_chance(sitting.session, Random(2))
        sitting.end()
        tag = read_record(path).header.tag("Marks")
        assert tag is not None
        assert tag.value == str(lot)
    assert drawn == {Suit.ORS, Suit.COPES}


@pytest.mark.parametrize("ruleset_id", ["bar", "menorca"])
def test_where_nothing_is_marked_with_cards_no_lot_is_written(tmp_path, sit, ruleset_id):
    path = tmp_path / "coto.truc"
    sit(Settings(load(ruleset_id), bot="random", record=path)).end()
    assert "Marks" not in path.read_text(encoding="utf-8")


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
    assert str(refused.value) == f"{path} cannot be written: No space left on device"
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


def test_a_record_that_is_not_there_is_told(tmp_path, sit):
    with pytest.raises(TerminalError) as refused:
        sit(Settings(None, resume=tmp_path / "coto.truc"))
    assert refused.value.id == "unreadable-record"


def test_a_file_that_is_no_text_is_refused_with_its_place(tmp_path, sit):
    path = tmp_path / "coto.truc"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError) as refused:
        sit(Settings(None, resume=path))
    assert (refused.value.id, refused.value.line, refused.value.column) == ("bad-utf8", 1, 1)
    assert path.read_bytes() == b"\xff\xfe"


@pytest.mark.parametrize("seed", [4, 0, -4])
def test_a_coto_does_not_go_on_with_another_seed(tmp_path, sit, seed):
    path = tmp_path / "coto.truc"
    sitting = sit(replace(kept_at(path), seed=seed))
    until_asked(sitting.session)
    sitting.end()
    text = path.read_bytes()
    for refusing in (sit, check):
        with pytest.raises(TerminalError) as refused:
            refusing(Settings(None, resume=path, seed=5))
        assert refused.value.id == "bad-setting"
        assert str(refused.value) == f"a record that is resumed says its seed itself: {seed}"
    assert path.read_bytes() == text
    same = Settings(None, resume=path, seed=seed)
    check(same)
    assert seen_by_all(sit(same).session) == seen_by_all(sitting.session)


def test_a_record_without_a_seed_goes_on_with_the_one_that_is_given(tmp_path, sit):
    path = tmp_path / "coto.truc"
    path.write_text('[Ruleset "bar"]\n[Seats "2"]\n', encoding="utf-8")
    hands = []
    for seed in (5, 5, 6):
        given = Settings(None, resume=killed(path), seed=seed, bot="random")
        again = sit(given)
        until_asked(again.session)
        hands.append(again.session.view(ME).observation.dealt)
        again.end()
    assert hands[0] == hands[1] != hands[2]


def test_a_record_goes_on_in_another_file_if_so_asked(tmp_path, sit):
    sitting = sit(kept_at(tmp_path / "one.truc"))
    play_by_chance(sitting.session, Random(2), 3)
    sitting.end()
    text = (tmp_path / "one.truc").read_text(encoding="utf-8")
    other = sit(Settings(None, resume=tmp_path / "one.truc", record=tmp_path / "two.truc"))
    play_by_chance(other.session, Random(2), 3)
    assert (tmp_path / "one.truc").read_text(encoding="utf-8") == text
    assert len((tmp_path / "two.truc").read_text(encoding="utf-8")) > len(text)
