"""What `retruc arena` writes."""

import json
import os
import pty
import re
import sys
from argparse import Namespace
from contextlib import suppress
from functools import partial
from io import StringIO
from signal import SIGINT
from subprocess import PIPE, Popen

import pytest

from retruc.arena import Match, MatchError, Tally, as_data, as_text, command, play_match, run_cli
from retruc.arena import match as matches
from retruc.arena.bar import Bar
from retruc.bots import UnknownBot
from retruc.rulesets import load, with_options
from retruc.words import LANGUAGES, WordsError, words

BAR = load("bar")


def options(**changes):
    given = {
        "bots": ["threshold", "random"],
        "ruleset": BAR,
        "deals": 40,
        "seed": 1,
        "json": False,
        "lang": "en",
    }
    return Namespace(**given | changes)


def test_json_says_all_that_was_counted(capsys):
    assert run_cli(options(json=True, lang=None)) == 0
    data = json.loads(capsys.readouterr().out)
    match = Match.of("threshold", "random", BAR, deals=40, seed=1)
    assert data == as_data(match, play_match(match))
    assert (data["a"], data["b"], data["ruleset"]) == ("threshold@1", "random@1", "bar@1")
    assert data["rounds"]["played"] == 80
    assert data["rounds"]["pedres"]["low"] < data["rounds"]["pedres"]["value"]
    assert data["cotos"]["played"] == 2 == sum(data["cotos"]["won_of_pair"]) * 2
    assert list(data["calls"]["a"]) == list(BAR.rung_by_id)


def test_options_that_were_set_are_named(capsys):
    short = with_options(BAR, {"cama.target": "18"})
    run_cli(options(ruleset=short, json=True))
    assert json.loads(capsys.readouterr().out)["options"] == {"cama.target": "18"}
    run_cli(options(ruleset=short))
    assert "bar@1 cama.target=18\n" in capsys.readouterr().out


def test_bounds_that_are_not_known_are_null_and_a_question_mark(capsys):
    run_cli(options(deals=1, json=True))
    assert json.loads(capsys.readouterr().out)["rounds"]["pedres"]["low"] is None
    run_cli(options(deals=1))
    assert "between ? and ? (95 %)" in capsys.readouterr().out


TALLY = Tally(
    pairs=100,
    pedres=162,
    squares=1000,
    rounds=200,
    large=3,
    actions=1580,
    coto_pairs=10,
    cotos_won=13,
    coto_rounds=400,
)


def test_people_get_a_table():
    match = Match.of("taverna", "threshold", BAR, deals=100, seed=7)
    text = as_text(match, TALLY, words("en"))
    assert (
        text
        == """\
taverna@1 against threshold@1
bar@1
Deals, each played from both sides: 100. Cotos, likewise: 2. Seed: 7.

Pedres a round, as taverna@1 sees it     +0.81    between +0.54 and +1.08 (95 %)
Cotos that taverna@1 won              13 of 20  between 43.3 % and 81.9 % (95 %)
Rounds won by 20 pedres or more          1.5 %
Actions a round                            7.9

            taverna@1                     threshold@1
Call             made  accepted  refused         made  accepted  refused
Envide              0         0        0            0         0        0
Torne               0         0        0            0         0        0
Falta               0         0        0            0         0        0
Truc                0         0        0            0         0        0
Retruc              0         0        0            0         0        0
Quatre val          0         0        0            0         0        0
Joc fora            0         0        0            0         0        0
"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_it(language):
    match = Match.of("taverna", "threshold", BAR, deals=100, seed=7)
    text = as_text(match, TALLY, words(language))
    mark = "." if language == "en" else ","
    assert f"+0{mark}81" in text
    assert "{" not in text


def test_a_loss_has_a_minus_sign():
    match = Match.of("threshold", "taverna", BAR, deals=100, seed=7)
    lost = Tally(pairs=100, pedres=-162, squares=1000, rounds=200, coto_pairs=1)
    assert "−0,81" in as_text(match, lost, words("ca-valencia"))


def test_where_nothing_can_be_said_no_calls_are_listed():
    put = load("put-1800")
    match = Match.of("threshold", "random", put, deals=4, seed=1)
    text = as_text(match, play_match(match), words("en"))
    assert "made" not in text


def test_wrong_arguments_are_refused():
    with pytest.raises(UnknownBot):
        run_cli(options(bots=["mestre", "random"]))
    for wrong in ({"deals": 0}, {"cotos": -1}, {"within": 0.0}, {"limit": 0}, {"bots": ["random"]}):
        with pytest.raises(MatchError):
            run_cli(options(**wrong))
    with pytest.raises(WordsError):
        run_cli(options(lang="xx"))


class Terminal(StringIO):
    def isatty(self):
        return True


def test_a_bar_grows_on_a_terminal_and_is_cleared(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    run_cli(options(json=True))
    written = terminal.getvalue()
    assert f"{'█' * 40} 100 %" in written
    assert written.endswith("\r\x1b[K")


def test_no_bar_is_drawn_where_nobody_looks(capsys):
    run_cli(options(json=True))
    assert capsys.readouterr().err == ""


def test_the_bar_is_cleared_also_where_the_match_is_not_played(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with pytest.raises(MatchError):
        run_cli(options(workers=0))
    assert terminal.getvalue().endswith("\r\x1b[K")


def interrupted_after(monkeypatch, parts: int) -> None:
    """Let somebody press Ctrl-C when so many parts have been played."""
    play = matches._play_part
    left = [parts]

    def part(*span):
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return play(*span)

    monkeypatch.setattr(matches, "_play_part", part)


def test_a_match_that_is_interrupted_says_what_was_played(monkeypatch, capsys):
    interrupted_after(monkeypatch, 2)
    assert run_cli(options()) == 130
    told = capsys.readouterr().out
    partial = "Interrupted: deals 20 of 40, cotos 0 of 1. What follows is of these alone.\n"
    assert partial in told
    assert "Pedres a round, as threshold@1 sees it" in told
    assert "Cotos that" not in told


def test_data_say_whether_the_match_is_complete(monkeypatch, capsys):
    run_cli(options(json=True))
    assert json.loads(capsys.readouterr().out)["complete"] is True
    interrupted_after(monkeypatch, 1)
    assert run_cli(options(json=True)) == 130
    data = json.loads(capsys.readouterr().out)
    assert data["complete"] is False
    assert data["rounds"]["played"] == 20
    assert data["cotos"]["rounds"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_interrupted_at_once_says_so(monkeypatch, capsys, language):
    interrupted_after(monkeypatch, 0)
    assert run_cli(options(lang=language)) == 130
    assert capsys.readouterr().out == words(language).say("arena-nothing") + "\n"


def test_ctrl_c_ends_a_match_in_several_processes_with_its_report():
    line = ["retruc", "arena", "taverna", "taverna", "--deals", "9000"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    leader, follower = pty.openpty()
    with Popen(
        [sys.executable, "-m", *line, "--workers", "2", "--lang", "en"],
        stdout=PIPE,
        stderr=follower,
        env=environ,
        start_new_session=True,
    ) as process:
        os.close(follower)
        bar = b""
        while "░ ".encode() not in bar:
            bar += os.read(leader, 4096)
        os.killpg(process.pid, SIGINT)
        told = process.communicate(timeout=60)[0].decode()
        with suppress(OSError):  # the other end is closed
            while piece := os.read(leader, 4096):
                bar += piece
    os.close(leader)
    assert process.returncode == 130
    assert re.search(r"Interrupted: deals [\d,]+0 of 9,000, cotos 0 of 225\. ", told)
    assert b"Traceback" not in bar


def test_the_bar_says_how_long_it_may_take():
    terminal, now = StringIO(), [0.0]
    match = Match.of("random", "random", BAR, deals=80, seed=1)  # and two cotos, of 40 deals each
    work = partial(command._work, match)
    bar = Bar(terminal, work, words("en"), clock=lambda: now[0])
    now[0] = 20
    bar(40, 82)
    assert terminal.getvalue().endswith(f"{'█' * 10}{'░' * 30}  25 %  1:00 left")
    now[0] = 3000
    bar(81, 82)
    assert terminal.getvalue().endswith(" 75 %  16:40 left")


@pytest.mark.slow
def test_workers_change_nothing(capsys):
    run_cli(options(json=True, deals=60))
    alone = capsys.readouterr().out
    run_cli(options(json=True, deals=60, workers=2))
    assert capsys.readouterr().out == alone
