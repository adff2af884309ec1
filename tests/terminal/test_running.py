import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
from subprocess import Popen

import pytest

from retruc.game import Fault, SystemReason
from retruc.record import read_record
from retruc.rulesets import load
from retruc.terminal import Settings, TerminalError, run, running
from retruc.terminal.keeping import read_unfinished
from retruc.terminal.playing import farewell, program
from retruc.terminal.running import WRONG_USAGE, check_terminal
from retruc.words import LANGUAGES, WordsError, fault_text, words
from tests.terminal.support import until_asked


def test_without_a_terminal_it_says_so_and_stops(capsys):
    assert run(Settings(None, lang="en")) == WRONG_USAGE
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        "retruc: not-a-terminal: this is no terminal to play in:"
        " standard input, output and error must be one\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_in_every_language(capsys, language):
    run(Settings(None, lang=language))
    assert capsys.readouterr().err.startswith("retruc: not-a-terminal: ")


def test_a_language_that_nobody_speaks_is_refused(capsys):
    with pytest.raises(WordsError):
        run(Settings(None, lang="xx"))
    assert capsys.readouterr() == ("", "")


def test_without_words_it_says_what_brings_the_whole_table(monkeypatch):
    def missing(language):
        raise WordsError(Fault("words-missing", "no words"))

    monkeypatch.setattr(running, "words", missing)
    with pytest.raises(TerminalError) as refused:
        run(Settings(None))
    assert refused.value.id == "terminal-missing"
    assert str(refused.value).endswith("needs the package fluent.runtime: install retruc[terminal]")


def test_without_a_screen_it_says_what_brings_the_whole_table(monkeypatch, capsys):
    def missing(module):
        raise ModuleNotFoundError(name="textual.app")

    monkeypatch.setattr(running, "check_terminal", lambda _: None)
    monkeypatch.setattr(running, "import_module", missing)
    assert run(Settings(None, lang="en")) == WRONG_USAGE
    assert capsys.readouterr().err == (
        "retruc: terminal-missing: the table in the terminal needs the package textual:"
        " install retruc[terminal]\n"
    )


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


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_that_is_not_written_to_in_utf_8_will_not_do(tmp_path, encoding):
    code = "from retruc.terminal import Settings, run; import sys; sys.exit(run(Settings(None)))"
    environ = {"PYTHONIOENCODING": encoding, "LANG": "en_GB", "XDG_STATE_HOME": str(tmp_path)}
    status, told = in_terminal(code, TERM="xterm", **environ)
    assert status == WRONG_USAGE
    assert told.startswith("retruc: not-utf-8: this terminal is not written to in UTF-8")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["human", "nobody"])
def test_a_bot_that_there_is_not_is_told_before_the_screen_opens(tmp_path, name):
    code = (
        "from retruc.terminal import Settings, run; import sys;"
        f"sys.exit(run(Settings(None, bot='{name}', lang='en')))"
    )
    status, told = in_terminal(code, TERM="xterm", XDG_STATE_HOME=str(tmp_path))
    assert status == WRONG_USAGE
    assert told.startswith("retruc: unknown-bot: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error_id",
    ["record-exists", "record-in-use", "coto-over", "unreadable-record", "unwritable-record"],
)
def test_what_is_wrong_with_a_record_names_it_in_every_language(tmp_path, language, error_id):
    why = SystemReason.of(OSError(ENOSPC, "No space left on device"))
    kind = "record" if error_id == "coto-over" else ""
    given = {"path": "coto.truc"} | ({"why": why} if error_id.startswith("un") else {})
    english = " ".join(f"{{{name}}}" for name in given)
    told = fault_text(words(language), TerminalError(Fault(error_id, english, kind=kind, **given)))
    assert "coto.truc" in told
    assert len(told.split()) > 2
    assert (language == "en") == (
        told == fault_text(words("en"), TerminalError(Fault(error_id, english, kind=kind, **given)))
    )


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
def in_a_window(
    code: str, *arguments: str, size: tuple[int, int] = (80, 24), **environ: str
) -> Iterator[tuple[Popen[bytes], int]]:
    """Run some Python in a terminal of a size; give the process and the terminal's other end."""
    leader, follower = pty.openpty()
    set_size(follower, size)
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), **environ}
    command = [sys.executable, "-c", code, *arguments]
    with Popen(command, stdin=follower, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        try:
            yield process, leader
        finally:
            process.kill()
            os.close(leader)


def set_size(terminal: int, size: tuple[int, int]) -> None:
    columns, rows = size
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


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


TOO_SMALL = {
    "en": "this terminal is too small:"
    " the table needs 80 columns and 24 rows, and there are {} and {}",
    "ca-valencia": "este terminal és massa menut:"
    " la taula necessita 80 columnes i 24 files, i n’hi ha {} i {}",
    "ca": "aquest terminal és massa petit:"
    " la taula necessita 80 columnes i 24 files, i n’hi ha {} i {}",
    "es": "este terminal es demasiado pequeño:"
    " la mesa necesita 80 columnas y 24 filas, y hay {} y {}",
    "pt": "este terminal é pequeno demais: a mesa precisa de 80 colunas e 24 linhas, e há {} e {}",
}

OPEN = """
import sys
from pathlib import Path
from retruc.terminal import Settings, run
sys.exit(run(Settings(None, lang=sys.argv[1], bot="random", resume=Path(sys.argv[2]))))
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10)])
def test_a_terminal_too_small_is_refused_before_anything_is_touched(tmp_path, language, size):
    path = tmp_path / "coto.truc"
    before = b'[Ruleset "bar@1"]\n\n1. 3e7e7o 4c6c1b 5b3o4o 7c5c6b 1:3e 2:4'
    path.write_bytes(before)
    state = tmp_path / "state"
    environ = {"TERM": "xterm", "XDG_STATE_HOME": str(state)}
    with in_a_window(OPEN, language, str(path), size=size, **environ) as (process, leader):
        told = read_until(leader, "\n")
        assert process.wait(30) == WRONG_USAGE
    assert told == f"retruc: terminal-too-small: {TOO_SMALL[language].format(*size)}\r\n"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_terminal_that_becomes_too_small_says_so_and_goes_on_when_it_is_larger(tmp_path):
    environ = {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path)}
    with in_a_window(PLAY, **environ) as (process, leader):
        read_until(leader, "Your turn")
        set_size(leader, (60, 20))
        process.send_signal(signal.SIGWINCH)
        read_until(leader, "too small")
        set_size(leader, (80, 24))
        process.send_signal(signal.SIGWINCH)
        read_until(leader, "Your turn")
        os.write(leader, b"\x03")
        read_until(leader, "--resume")
        assert process.wait(30) == 0


def test_ctrl_c_in_a_real_terminal_says_where_the_coto_is_and_how_to_go_on(tmp_path):
    with in_a_window(PLAY, TERM="xterm", XDG_STATE_HOME=str(tmp_path)) as (process, leader):
        read_until(leader, "Your turn")
        os.write(leader, b"\x03")
        told = read_until(leader, "--resume")
        assert process.wait(30) == 0
    record = (tmp_path / "retruc" / "last.truc").resolve()
    assert f"The game is kept in {record}" in told
    assert read_record(record).rounds


RESTORED = ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1000l", "\x1b[?1003l", "\x1b[?1006l")
"""What takes a terminal back to its own screen, with its cursor and without the mouse."""


def rest_of(leader: int) -> str:
    """Read what still comes out of a terminal until its other end is closed."""
    told = b""
    while True:
        try:
            piece = os.read(leader, 65_536)
        except OSError:
            return told.decode(errors="replace")
        if not piece:
            return told.decode(errors="replace")
        told += piece


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_a_signal_ends_the_play_with_the_terminal_as_it_was(tmp_path, number, status):
    leader, follower = pty.openpty()
    before = termios.tcgetattr(follower)
    set_size(follower, (80, 24))
    environ = {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    command = [sys.executable, "-c", PLAY]
    with Popen(
        command,
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        opened = read_until(leader, "Your turn")
        assert all(code.replace("l", "h") in opened for code in RESTORED if code[-1] == "l")
        assert termios.tcgetattr(follower) != before
        process.send_signal(number)
        assert process.wait(30) == status
        assert termios.tcgetattr(follower) == before
        os.close(follower)
        told = rest_of(leader)
    os.close(leader)
    assert [code for code in RESTORED if code not in told] == []
    record = (tmp_path / "retruc" / "last.truc").resolve()
    assert f"The game is kept in {record}" in told.rpartition(RESTORED[0])[2]
    assert read_record(record).rounds


def test_a_terminal_that_is_gone_ends_the_play_and_the_record_is_whole(tmp_path):
    at_its_terminal = (
        "import fcntl, os, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    )
    leader, follower = pty.openpty()
    set_size(follower, (80, 24))
    environ = {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    with Popen(
        [sys.executable, "-c", at_its_terminal + PLAY],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        os.close(follower)
        read_until(leader, "Your turn")
        os.close(leader)
        assert process.wait(30) == 129
    assert read_record((tmp_path / "retruc" / "last.truc").resolve()).rounds


def test_half_a_word_that_was_left_out_is_told_in_the_screen(tmp_path):
    path = tmp_path / "coto.truc"
    path.write_bytes(b'[Ruleset "bar@1"]\n\n1. 3e7e7o 4c6c1b 5b3o4o 7c5c6b 1:3e 2:4')
    with in_a_window(RESUME, str(path), TERM="xterm") as (process, leader):
        told = read_until(leader, "Enter: go on")
        opened = told.index("\x1b[?1049h")
        assert "ended with half a word" in told[opened:]
        assert "half a word" not in told[:opened]
        assert "The record" in told
        os.write(leader, b"\r")
        read_until(leader, "Round 1")
        os.write(leader, b"\x03")
        read_until(leader, "--resume")
        assert process.wait(30) == 0
    assert (tmp_path / "coto.truc.bak").read_bytes().endswith(b" 2:4")


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
