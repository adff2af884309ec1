"""The command as a whole: what it loads, and how it ends."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import retruc
from retruc.cli import main
from retruc.record import RecordReason
from tests.cli.support import ENVIRON, python, start
from tests.record.support import TWO_SEATS


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"retruc {retruc.__version__}\n"


def test_importing_retruc_loads_nothing_else() -> None:
    loaded = "[name for name in sys.modules if name.startswith('retruc')]"
    assert python(f"import sys, retruc; print({loaded})") == "['retruc']"


def test_the_version_is_told_without_rules_or_words() -> None:
    code = (
        "import sys; from retruc.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('retruc.game', 'retruc.r',"
        " 'retruc.w', 'fluent', 'textual'))])"
    )
    assert python(code).splitlines()[-1] == "[]"


def test_the_referee_with_json_needs_no_words() -> None:
    code = (
        "import sys; from retruc.cli import main; from io import BytesIO, TextIOWrapper\n"
        "sys.stdin = TextIOWrapper(BytesIO(b'[Seats \"2\"]'))\n"
        "main(['referee', '--json', '-'])\n"
        "print([name for name in sys.modules if name.startswith(('retruc.w', 'fluent'))])"
    )
    assert python(code).splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["referee"],
        ["referee", "--json", "--show", "a"],
        ["rules"],
        ["rules", "show"],
        ["rules", "diff", "bar"],
        ["arena"],
        ["play", "--seed", "x"],
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("usage: retruc")
    assert said.splitlines()[-1].startswith("retruc: wrong-usage: ")


@pytest.mark.parametrize("command", ["play", "referee", "rules", "arena"])
def test_every_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: retruc {command} ")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["rules", "show", "poble"], "retruc: unknown-ruleset: expected one of balear, bar, "),
        (
            ["play", "--ruleset", "none.toml"],
            "retruc: unreadable-file: none.toml: cannot be read: no such file or directory",
        ),
        (
            ["play", "--option", "seats=7"],
            "retruc: odd-seats: seats: expected as many seats in each team, found 7",
        ),
        (
            ["play", "--option", "cama.tarjet=30"],
            "retruc: unknown-option: cama.tarjet: no such option; did you mean cama.target?",
        ),
        (
            ["play", "--option", "cama.target=many"],
            "retruc: wrong-type: cama.target: expected a whole number, found “many”",
        ),
        (["play", "--option", "seats"], "retruc: bad-setting: expected path=value, found “seats”"),
        (
            ["play", "--option", "seats=2", "--option", "cama.target=30", "--option", "seats=2"],
            "retruc: repeated-option: seats: it is set twice",
        ),
        (["play", "--option", "=2"], "retruc: bad-setting: expected path=value, found “=2”"),
        (["play", "--seats", "human,,bot"], "retruc: bad-seats: a seat has no name: “human,,bot”"),
        (
            ["play", "--resume", "a.truc", "--option", "seats=2"],
            "retruc: bad-setting: a record that is resumed says its options itself",
        ),
        (["arena", "nobody", "random"], "retruc: unknown-bot: "),
        (["arena", "random"], "retruc: one-bot: expected two bots or more, found 1"),
        (
            ["rules", "list", "--lang", "xx"],
            "retruc: unknown-language: no texts in “xx”; there are ",
        ),
    ],
)
def test_what_is_wrong_is_one_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(line)
    assert told.err.count("\n") == 1


def test_what_is_wrong_is_said_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "show", "poble", "--lang", "ca-valencia"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("retruc: unknown-ruleset: s’esperava un d’estos: balear, bar, ")
    assert told.endswith("; hi ha «poble»\n")


def test_without_words_what_is_wrong_is_said_in_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from retruc.words import bundles

    bundles.words.cache_clear()
    bundles._source.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert main(["rules", "show", "poble"]) == 2
    assert capsys.readouterr().err.startswith("retruc: unknown-ruleset: expected one of ")
    path = tmp_path / "a.truc"
    path.write_text(TWO_SEATS + "1. 1e7e3o 4o4c5b 1:4o")
    assert main(["referee", "--json", str(path)]) == 1
    assert capsys.readouterr().err == (
        f"{path}:2:18: not-in-hand: seat 1 may not play 4o: the card is not in its hand\n"
    )
    assert main(["referee", "--json", "none.truc"]) == 2
    told = "retruc: unreadable-file: none.truc: No such file or directory\n"
    assert capsys.readouterr().err == told
    assert main(["referee", str(path)]) == 2
    assert capsys.readouterr().err.startswith("retruc: words-missing: texts need the package")
    bundles.words.cache_clear()
    bundles._source.cache_clear()


def test_reasons_of_records_and_of_rules_are_told_apart() -> None:
    from retruc.game import Reason

    assert not set(RecordReason) & set(Reason)


def test_an_error_of_the_system_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("retruc.cli.rules.list_all", full)
    assert main(["rules", "list"]) == 2
    assert capsys.readouterr().err == "retruc: input-output: no space left on the disk\n"


def test_an_error_of_the_system_names_its_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied", "a.txt")

    monkeypatch.setattr("retruc.cli.rules.list_all", denied)
    assert main(["rules", "list", "--lang", "es"]) == 2
    assert capsys.readouterr().err == "retruc: input-output: a.txt: no hay permiso\n"


def test_a_language_that_we_do_not_speak_is_refused_in_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    assert main(["rules", "list", "--lang", "xx"]) == 2
    assert capsys.readouterr().err.startswith("retruc: unknown-language: não há textos em «xx»; ")


def test_ctrl_c_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("retruc.cli.rules.list_all", interrupted)
    assert main(["rules", "list"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("module", ["retruc.cli.parser", "retruc.cli.faults", "retruc.cli.rules"])
def test_ctrl_c_while_the_command_is_being_imported_ends_quietly(module: str) -> None:
    code = (
        "import sys\n"
        "class Interrupt:\n"
        "    def find_spec(self, name, *_):\n"
        f"        if name == {module!r}: raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupt())\n"
        "from retruc.cli import main\n"
        "sys.exit(main(['rules', 'list']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=False, env=ENVIRON
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_nobody_reading_ends_quietly() -> None:
    program = start("referee", "--json", "-")
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdout.close()
    _, err = program.communicate(TWO_SEATS.encode(), timeout=60)
    assert (program.returncode, err) == (141, b"")


@pytest.mark.parametrize(
    ("closed", "arguments", "status", "err"),
    [
        (0, "referee --json -", 1, "-:1:1: empty: there is neither a tag nor a round\n"),
        (0, "rules list", 0, ""),
        (1, "rules list", 2, "retruc: input-output: the stream is closed\n"),
        (2, "rules show poble", 2, ""),
        (2, "referee --json none.truc", 2, ""),
    ],
)
def test_a_stream_may_be_closed(closed: int, arguments: str, status: int, err: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m retruc {arguments} {closed}>&-"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, check=False, env=ENVIRON, text=True
    )
    assert (done.returncode, done.stderr[: len(err)]) == (status, err)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [["rules", "list"], ["referee", "--json", "-"]])
def test_a_terminal_without_accents_is_no_reason_to_fail(arguments: list[str]) -> None:
    program = start(*arguments, PYTHONIOENCODING="ascii")
    out, err = program.communicate(b'[Players "D\xc3\xaddac"] 1. \xe2\x99\xa0', timeout=60)
    assert b"Traceback" not in err
    assert out.isascii()
    if "--json" in arguments:
        assert json.loads(out)["error"]["message"].endswith("found '\N{BLACK SPADE SUIT}'")
