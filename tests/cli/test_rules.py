"""`retruc rules`."""

from pathlib import Path

import pytest

from retruc.cli import main
from retruc.rulebook import diff, list_rulesets, show
from retruc.rulesets import catalogue, load, with_options
from retruc.words import words

EN = words("en")


def out(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_the_catalogue_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "list"]) == 0
    listed = out(capsys)
    assert listed == list_rulesets(EN, width=80)
    assert all(ruleset in listed for ruleset in catalogue())


def test_the_rules_of_a_place_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "bar"]) == 0
    assert out(capsys) == show(load("bar"), EN, width=80)
    assert main(["rules", "show", "bar", "--option", "cama.target=30", "--lang", "pt"]) == 0
    changed = with_options(load("bar"), {"cama.target": "30"})
    assert out(capsys) == show(changed, words("pt"), width=80)
    assert main(["rules", "show", "bar", "--markdown"]) == 0
    assert out(capsys) == show(load("bar"), EN, markdown=True)


def test_two_places_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "bar", "balear"]) == 0
    assert out(capsys) == diff(load("bar"), load("balear"), EN, width=80)


def test_on_a_screen_lines_are_as_long_as_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for columns, width in ((60, 60), (300, 100)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert main(["rules", "show", "bar"]) == 0
        assert out(capsys) == show(load("bar"), EN, width=width)


def test_one_file_too_many_is_refused_with_the_usage_of_that_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "check", "a.toml", "b.toml"])
    usage, fault = capsys.readouterr().err.splitlines()
    assert usage.startswith("usage: retruc rules check ")
    assert fault == "retruc: wrong-usage: no such argument: “b.toml”"


def test_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n')
    bad.write_text('id = "poble"\nversion = 0\nname = "Poble"\nextends = "bar"\nseats = 3\n')
    assert main(["rules", "check", str(good)]) == 0
    assert out(capsys) == f"{good}: nothing wrong.\n"
    assert main(["rules", "check", str(bad)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert f"{bad}: version: " in told.err
    assert main(["rules", "check", str(tmp_path / "none.toml")]) == 2
    assert "no such file" in capsys.readouterr().err


def test_a_ruleset_of_the_catalogue_is_no_file_to_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "check", "bar"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("retruc: not-a-file: expected the file of a ruleset; bar is one of the")
    (tmp_path / "bar").write_text('id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n')
    assert main(["rules", "check", "bar"]) == 0
    assert out(capsys) == "bar: nothing wrong.\n"
