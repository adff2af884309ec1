"""The examples run, and say what they should."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from retruc.arena import Entrant, Match, play_match
from retruc.bots.external import end_programs
from retruc.rulesets import catalogue, load

FOLDER = Path(__file__).parents[2] / "examples"
IN_TESTS = {
    "random_play.py",
    "enter_the_arena.py",
    "gymnasium_agent.py",
    "thirty_lines.py",
    "thirty_lines.mjs",
}


@pytest.fixture(autouse=True)
def ended():
    yield
    end_programs()


def told(name, *arguments):
    done = subprocess.run(
        [sys.executable, "-W", "error", str(FOLDER / name), *arguments],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def entrant(name):
    path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
    runner = sys.executable if name.endswith(".py") else shutil.which("node", path=path)
    if runner is None:
        pytest.skip("node is not there")
    return Entrant.of(f"exec:{runner} {FOLDER / name}", limit_ms=60_000)


def test_every_example_is_tested():
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == IN_TESTS


def test_random_play_reaches_the_end_of_a_coto():
    last = told("random_play.py", "--ruleset", "put-1800").splitlines()[-1]
    assert re.fullmatch(r"team [AB] has won after \d+ actions", last)


def test_a_bot_of_ones_own_enters_the_arena():
    lines = told("enter_the_arena.py", "--deals", "20").splitlines()
    assert re.fullmatch(r"pedres a round: [+-].*, between [+-].* and [+-].*", lines[0])


def test_an_agent_learns_with_gymnasium():
    lines = told("gymnasium_agent.py", "--episodes", "20").splitlines()
    assert len(lines) == 10
    assert lines[-1].startswith("20 rounds: ")


@pytest.mark.slow
def test_an_agent_that_has_learned_plays_better():
    lines = told("gymnasium_agent.py", "--episodes", "1500").splitlines()
    first, last = (float(lines[i].split()[2]) for i in (0, -1))
    assert last > first


@pytest.mark.parametrize("name", ["thirty_lines.py", "thirty_lines.mjs"])
def test_bots_of_thirty_lines_play_by_the_rules(name):
    own = entrant(name)
    for ruleset in ("bar", "balear", "bicicleta"):
        tally = play_match(Match.of(own, "threshold", load(ruleset), deals=5, seed=1, cotos=0))
        assert not any(tally.breaches)
    assert len((FOLDER / name).read_text().splitlines()) < 40


def test_both_languages_play_alike():
    match = [
        Match.of(entrant(name), "random", load("bar"), deals=10, seed=1, cotos=0)
        for name in ("thirty_lines.py", "thirty_lines.mjs")
    ]
    assert play_match(match[0]).differences == play_match(match[1]).differences


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", catalogue())
def test_it_plays_every_ruleset(ruleset):
    own = entrant("thirty_lines.py")
    tally = play_match(Match.of(own, "random", load(ruleset), deals=10, seed=1, cotos=1))
    assert not any(tally.breaches)
