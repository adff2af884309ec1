import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import Popen

import pytest

from retruc.record import read_record
from retruc.rulesets import load
from retruc.terminal import Settings, TerminalError, run
from retruc.terminal.keeping import read_unfinished
from retruc.terminal.playing import farewell, program
from retruc.terminal.running import WRONG_USAGE, check_terminal
from retruc.words import LANGUAGES, words
from tests.terminal.support import until_asked


def test_without_a_terminal_it_says_so_and_stops(capsys):
    assert run(Settings(None, lang="en")) == WRONG_USAGE
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        "retruc: not-a-terminal: this is no terminal to play in"
        " (standard input, output and error must be a terminal)\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_in_every_language(capsys, language):
    run(Settings(None, lang=language))
    assert capsys.readouterr().err.startswith("retruc: not-a-terminal: ")


def test_a_language_that_nobody_speaks_is_refused(capsys):
    assert run(Settings(None, lang="xx")) == WRONG_USAGE
    assert "unknown-language" in capsys.readouterr().err


def in_terminal(code: str, **environ: str) -> tuple[int, str]:
    """Run some Python in a terminal; give its exit status and what it wrote."""
    leader, follower = pty.openpty()
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), **environ}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=follower, stdout=follower, stderr=follower, env=env
    ) as process:
        os.close(follower)
        told = b""
        while True:
            try:
                piece = os.read(leader, 4096)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            told += piece
        status = process.wait(timeout=60)
    os.close(leader)
    return status, told.decode()


CHECK = """
import os
from retruc.terminal.running import check_terminal
try:
    check_terminal(os.environ)
except Exception as error:
    print(error.id, error)
else:
    print("fine")
"""


@pytest.mark.parametrize(
    ("term", "told"),
    [
        ("xterm-256color", "fine"),
        ("dumb", "not-a-terminal this terminal cannot move its cursor"),
        ("", "not-a-terminal this terminal cannot move its cursor"),
    ],
)
def test_a_terminal_that_cannot_move_its_cursor_will_not_do(term, told):
    assert in_terminal(CHECK, TERM=term) == (0, f"{told}\r\n")


def test_a_bot_that_there_is_not_is_told_before_the_screen_opens(tmp_path):
    code = (
        "from retruc.terminal import Settings, run; import sys;"
        "sys.exit(run(Settings(None, bot='nobody', lang='en')))"
    )
    status, told = in_terminal(code, TERM="xterm", XDG_STATE_HOME=str(tmp_path))
    assert status == WRONG_USAGE
    assert told.startswith("retruc: unknown-bot: ")


def test_check_terminal_raises_here():
    with pytest.raises(TerminalError):
        check_terminal({"TERM": "xterm"})


PLAY = """
import sys
from pathlib import Path
from retruc.terminal import Settings, run
from retruc.rulesets import load
sys.exit(run(Settings(load("bar"), bot="random", seed=5, fast=True, lang="en",
    record=Path(sys.argv[1]) if len(sys.argv) > 1 else None)))
"""


@contextmanager
def in_a_window(code: str, *arguments: str, **environ: str) -> Iterator[tuple[Popen[bytes], int]]:
    """Run some Python in a terminal of 80 × 24; give the process and the terminal's other end."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), **environ}
    command = [sys.executable, "-c", code, *arguments]
    with Popen(command, stdin=follower, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        try:
            yield process, leader
        finally:
            process.kill()
            os.close(leader)


def read_until(leader: int, text: str, seconds: float = 30) -> str:
    """Read what comes out of a terminal until it holds a text, or nothing comes any more."""
    told = ""
    deadline = time.monotonic() + seconds
    while text not in told and time.monotonic() < deadline:
        ready, _, _ = select.select([leader], [], [], 0.2)
        if ready:
            try:
                told += os.read(leader, 65_536).decode(errors="replace")
            except OSError:  # the other end is closed
                break
    assert text in told
    return told


def test_ctrl_c_in_a_real_terminal_says_where_the_coto_is_and_how_to_go_on(tmp_path):
    with in_a_window(PLAY, TERM="xterm", XDG_STATE_HOME=str(tmp_path)) as (process, leader):
        read_until(leader, "Your turn")
        os.write(leader, b"\x03")
        told = read_until(leader, "--resume")
        assert process.wait(30) == 0
    record = (tmp_path / "retruc" / "last.truc").resolve()
    assert f"The game is kept in {record}" in told
    assert read_record(record).rounds


def test_the_command_to_go_on_is_that_which_was_typed(tmp_path, sit, monkeypatch):
    path = tmp_path / "a coto.truc"
    sitting = sit(Settings(load("bar"), bot="random", record=path))
    until_asked(sitting.session)
    monkeypatch.setattr("sys.argv", ["bin/retruc", "play"])
    told = farewell(sitting, words("en"), Settings(None))
    assert told == (
        f"The game is kept in {path}\nTo go on with it: bin/retruc play --resume '{path}'\n"
    )
    told = farewell(sitting, words("en"), Settings(None, ruleset_file="poble.toml"), broken=True)
    assert told == (
        f"{path} keeps the game as far as you saw it, in round 1.\n"
        f"To go on with it: bin/retruc play --resume '{path}' --ruleset poble.toml\n"
    )


def test_a_program_is_called_by_its_name_where_that_finds_it(tmp_path, monkeypatch):
    found = tmp_path / "retruc"
    found.write_text("", encoding="utf-8")
    found.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program(str(found)) == ["retruc"]
    assert program("/elsewhere/retruc") == ["/elsewhere/retruc"]
    assert program("/lib/retruc/__main__.py") == ["python", "-m", "retruc"]


def test_a_village_without_its_ruleset_is_told_how_to_name_it(tmp_path):
    path = tmp_path / "coto.truc"
    path.write_text('[Ruleset "poble@1"]\n', encoding="utf-8")
    code = (
        "from pathlib import Path; from retruc.terminal import Settings, run; import sys;"
        f"sys.exit(run(Settings(None, resume=Path({str(path)!r}), lang='en')))"
    )
    status, told = in_terminal(code, TERM="xterm")
    assert status == WRONG_USAGE
    assert told.endswith("If the ruleset is in a file, name it: --ruleset FILE\r\n")


def test_a_coto_that_was_killed_is_whole(tmp_path):
    path = tmp_path / "coto.truc"
    with in_a_window(PLAY, str(path), TERM="xterm") as (process, leader):
        read_until(leader, "Your turn")
        os.write(leader, b"v1")
        deadline = time.monotonic() + 20
        while " 1:" not in path.read_text(encoding="utf-8") and time.monotonic() < deadline:
            if select.select([leader], [], [], 0.05)[0]:
                os.read(leader, 65_536)
        process.kill()
        process.wait(30)
    record = read_unfinished(path).record
    assert any(action.seat == 0 for part in record.rounds for action in part.actions)


RESUME = """
import sys
from pathlib import Path
from retruc.terminal import Settings, run
sys.exit(run(Settings(None, resume=Path(sys.argv[1]), fast=True, lang="en")))
"""


def test_a_damaged_record_is_refused_with_its_place_and_stays(tmp_path):
    path = tmp_path / "coto.truc"
    before = b'[Ruleset "bar@1"]\n\n1. nonsense\n'
    path.write_bytes(before)
    with in_a_window(RESUME, str(path), TERM="xterm") as (process, leader):
        told = read_until(leader, "\n")
        assert process.wait(30) == WRONG_USAGE
    assert told.startswith(f"{path}:3:4: bad-hand: ")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
