"""`retruc play` and `retruc arena`: what they hand on."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from retruc.cli import main
from retruc.cli.parser import make_parser
from retruc.cli.play import settings_of
from retruc.rulesets import load, with_options
from retruc.terminal import DEFAULT_BOT, Settings


def settings(*arguments: str) -> Settings:
    return settings_of(make_parser().parse_args(["play", *arguments]))


def test_without_arguments_one_plays_at_the_usual_table() -> None:
    assert settings() == Settings(load("bar"))


def test_every_argument_has_its_setting() -> None:
    assert settings(
        *("--ruleset", "balear", "--option", "seats=6", "--option", "flor.on=true"),
        *("--seats", "human,bot,random", "--bot", "threshold", "--seed", "7", "--fast"),
        *("--record", "a.truc", "--lang", "pt"),
    ) == Settings(
        ruleset=with_options(load("balear"), {"seats": "6", "flor.on": "true"}),
        seats=("human", "threshold", "random"),
        seed=7,
        bot="threshold",
        fast=True,
        record=Path("a.truc"),
        lang="pt",
    )


def test_a_record_that_is_resumed_says_what_is_played() -> None:
    resumed = settings("--resume", "a.truc")
    assert (resumed.ruleset, resumed.resume, resumed.bot) == (None, Path("a.truc"), DEFAULT_BOT)
    assert settings("--resume", "a.truc", "--ruleset", "bar").ruleset is load("bar")


def test_a_ruleset_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "poble.toml"
    path.write_text('id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n')
    ruleset = settings("--ruleset", str(path)).ruleset
    assert str(ruleset) == "poble@1"
    assert settings("--ruleset", str(path)).ruleset_file == str(path)
    assert settings("--ruleset", "balear").ruleset_file is None


def test_the_table_says_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr("retruc.cli.play.play", lambda given: seen.append(given) or 2)
    assert main(["play", "--fast"]) == 2
    assert seen == [settings("--fast")]


def test_the_arena_is_given_the_ruleset_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Namespace] = []
    monkeypatch.setattr("retruc.cli.arena.run_cli", lambda options: seen.append(options) or 0)
    arguments = ["a", "b", "--option", "seats=2", "--deals", "9", "--seed", "3", "--workers", "2"]
    assert main(["arena", *arguments]) == 0
    (given,) = seen
    assert given.ruleset == with_options(load("bar"), {"seats": "2"})
    assert given.bots == ["a", "b"]
    assert (given.deals, given.seed, given.workers) == (9, 3, 2)
    assert (given.json, given.lang) == (False, None)


def test_two_bots_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "--deals", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2


@pytest.mark.parametrize("command", [["play"], ["rules", "list"], ["arena", "random", "random"]])
def test_a_language_that_nobody_speaks_is_refused_in_one_that_we_speak(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert main([*command, "--lang", "xx"]) == 2
    assert capsys.readouterr().err.startswith("retruc: unknown-language: no hay textos en «xx»")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bot", "nope"], "unknown-bot: expected one of"),
        (["--seats", "human,foo"], "unknown-bot: expected one of"),
        (["--seats", "human,bot,bot,bot,bot"], "bad-seats: 5 seats are named"),
        (["--resume", "/nope"], "unreadable-record: /nope cannot be read: no such file"),
        (["--record", "/nope/x"], "unwritable-record: /nope/x cannot be written: no such file"),
        (["--record", "/dev/null"], "record-exists: /dev/null is there already"),
        (["--record", "/dev/null/x"], "unwritable-record: /dev/null/x cannot be written: "),
        (["--seats", "human,human", "--bot", "random"], "not-a-terminal: this is no terminal"),
    ],
)
def test_what_is_typed_wrong_is_told_before_that_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"retruc: {told}")


def test_where_there_is_no_terminal_a_record_is_read_and_stays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.truc"
    path.write_text("1. nonsense")
    assert main(["play", "--resume", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:1:4: bad-hand: ")
    path.write_text('[Ruleset "bar@1"]\n\n1. 3e7e7o 4c6c1b 5b3o4o 7c5c6b 1:3e 2:4')
    assert main(["play", "--resume", str(path), "--record", str(tmp_path / "b.truc")]) == 2
    assert capsys.readouterr().err.startswith("retruc: not-a-terminal: ")
    assert list(tmp_path.iterdir()) == [path]
