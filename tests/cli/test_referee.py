"""`retruc referee`."""

import io
import json
import sys
import tracemalloc
from pathlib import Path

import pytest

from retruc.cli import main
from retruc.record import judge
from tests.record.support import EXAMPLE, TWO_SEATS

BROKEN = TWO_SEATS + "1. 1e7e3o 4o4c5b 1:4o"
SAID = "2:18: not-in-hand: seat 1 may not play the four of coins: the card is not in its hand\n"


@pytest.fixture
def file(tmp_path: Path):
    """Write a record and give its path."""

    def write(text: str | bytes, name: str = "a.truc") -> str:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch):
    """Put a text on standard input."""

    def put(text: str | bytes) -> None:
        content = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return put


def test_json_is_what_the_referee_says_on_a_line(capsys, file) -> None:
    assert main(["referee", "--json", "--legal", file(EXAMPLE)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out == json.dumps(judge(EXAMPLE, legal=True), ensure_ascii=False) + "\n"


def test_json_has_its_fields_in_order_without_rounds_and_with_an_error(capsys, typed) -> None:
    for text in ("", TWO_SEATS, BROKEN):
        typed(text)
        assert main(["referee", "--json", "-"]) == (0 if text == TWO_SEATS else 1)
        assert capsys.readouterr().out == json.dumps(judge(text)) + "\n"


def test_json_of_a_long_record_waits_on_disk(capsys, file, monkeypatch) -> None:
    monkeypatch.setattr("retruc.cli.referee._IN_MEMORY", 100)
    assert main(["referee", "--json", file(EXAMPLE)]) == 0
    assert json.loads(capsys.readouterr().out) == judge(EXAMPLE)


def test_every_file_has_its_line_and_the_worst_decides(capsys, file, tmp_path: Path) -> None:
    good, bad = file(EXAMPLE, "good.truc"), file(BROKEN, "bad.truc")
    assert main(["referee", "--json", bad, good]) == 1
    told = capsys.readouterr()
    assert [len(json.loads(line)["rounds"]) for line in told.out.splitlines()] == [0, 1]
    assert told.err == f"{bad}:{SAID}"
    missing = str(tmp_path / "none.truc")
    assert main(["referee", "--json", missing, bad, str(tmp_path), good]) == 2
    told = capsys.readouterr()
    assert told.out.count("\n") == 2
    assert told.err == (
        f"retruc: unreadable-file: {missing}: no such file or directory\n"
        f"{bad}:{SAID}"
        f"retruc: unreadable-file: {tmp_path}: it is a directory\n"
    )


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "1:1: empty: there is neither a tag nor a round"),
        (b"\x89PNG\r\n\x1a\n\x00", "1:1: bad-utf8: the text is no UTF-8 from here on"),
        (b"\x7fELF\x00", "1:1: bad-character: the character U+007F is not written in records"),
        (b'[Ruleset "bar"]\n1. 7o\x00', "2:6: bad-character: the character U+0000 is not"),
        ((TWO_SEATS + "1. 1e7e3o 4o4c5b 1:env").encode(), "2:18: unknown-word: “env” is no action"),
        (b'[Seats "7"]', "1:1: bad-option: Seats: seats: expected as many seats in each team"),
        (b'[Ruleset "poble"]', "1:1: unknown-ruleset: Ruleset: expected one of balear, "),
        (b"1. " + b"x" * 1_000_000, "1:4: long-token: a word of more than 200 characters"),
    ],
)
def test_what_is_no_record_is_refused_at_its_place(capsys, typed, content, line) -> None:
    typed(content)
    assert main(["referee", "--json", "-"]) == 1
    assert capsys.readouterr().err.startswith(f"-:{line}")


def test_a_line_of_a_hundred_megabytes_is_refused_in_little_memory(tmp_path, capsys) -> None:
    path = tmp_path / "long.truc"
    with path.open("wb") as sheet:
        sheet.write(b"1. ")
        for _ in range(100):
            sheet.write(b"x" * 1_000_000)
    tracemalloc.start()
    assert main(["referee", "--json", str(path)]) == 1
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    path.unlink()
    assert peak < 5_000_000
    assert capsys.readouterr().err.startswith(f"{path}:1:4: long-token: ")


def test_people_read_a_table_for_each_round(capsys, file) -> None:
    assert main(["referee", "--show", file(EXAMPLE)]) == 0
    shown = capsys.readouterr().out
    assert main(["referee", file(EXAMPLE)]) == 0
    assert capsys.readouterr().out == shown
    assert (
        shown
        == """\
Round 1
-------

Seat 4 (Dídac) deals; seat 1 (Anna) is the mà.

trick  opened by      won by
-----  -------------  -----------------------
1      seat 1 (Anna)  team B, seat 2 (Bernat)

- Points for the envit: seat 1 (Anna) 33, seat 2 (Bernat) 5, seat 3 (Carme) 7,
  seat 4 (Dídac) 6.
- Envit: “Envide” was accepted; team A wins 2 pedres with the 33 points of seat
  1 (Anna).
- Truc: “Truc” was refused; team B gets 1 pedra.

              team A  team B
------------  ------  ------
written down  2       1
score         17      9
cames         1       0

The coto goes on.
"""
    )


def test_people_read_it_in_their_language(capsys, file) -> None:
    assert main(["referee", "--lang", "es", file(EXAMPLE)]) == 0
    assert capsys.readouterr().out.startswith("Mano 1\n------\n")


def test_people_see_which_file_it_is_and_what_is_wrong(capsys, file) -> None:
    good, bad = file(EXAMPLE, "good.truc"), file("1. 7o", "bad.truc")
    wrong = file('[Ruleset "poble"]', "wrong.truc")
    assert main(["referee", good, bad, wrong]) == 1
    told = capsys.readouterr()
    assert told.out.startswith(f"{good}\n{'=' * len(good)}\n\nRound 1\n")
    assert bad not in told.out
    assert wrong not in told.out
    assert (
        told.err.splitlines()[0] == f"{bad}:1:6: missing-hands: expected 4 groups of cards, found 1"
    )
    assert told.err.splitlines()[1].startswith(f"{wrong}:1:1: unknown-ruleset: ")


def test_a_file_of_which_there_is_something_to_read_has_its_heading(capsys, file) -> None:
    empty = file(TWO_SEATS, "empty.truc")
    rounds = EXAMPLE.rstrip("\n") + "\n2. nonsense\n"
    late = file(rounds, "late.truc")
    assert main(["referee", empty, late]) == 1
    told = capsys.readouterr().out
    for path in (empty, late):
        assert told.count(f"{path}\n{'=' * len(path)}\n\n") == 1
    assert told.index("The coto goes on.") < told.index(late) < told.index("Round 1")


def test_what_is_wrong_is_said_in_the_readers_language(capsys, file) -> None:
    bad = file(BROKEN)
    assert main(["referee", "--json", "--lang", "ca-valencia", bad]) == 1
    line = capsys.readouterr().err
    told = "el lloc 1 no pot tirar el quatre d’ors: no té eixa carta"
    assert line == f"{bad}:2:18: not-in-hand: {told}\n"


def test_a_ruleset_of_a_file_may_be_given(capsys, file) -> None:
    village = file('id = "poble"\nversion = 1\nname = "P"\nextends = "bar"\nseats = 2\n', "p.toml")
    record = file('[Ruleset "poble@1"]\n1. 1e7e3o 4o4c5b 1:1e')
    assert main(["referee", "--json", "--ruleset", village, record]) == 0
    assert json.loads(capsys.readouterr().out)["ruleset"] == "poble@1"
    assert main(["referee", "--json", "--ruleset", file("id = 3", "q.toml"), record]) == 2
    assert capsys.readouterr().err.startswith("retruc: ")
