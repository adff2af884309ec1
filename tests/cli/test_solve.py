"""`retruc solve`: solving a small game, what a score is worth, and what goes wrong."""

import importlib.util
import json
from pathlib import Path

import pytest

from retruc.cli import main

SMALL = """
id = "menut"
version = 1
name = "Truc menut"
extends = "bar"
seats = 2
[deck]
cards = ["1e", "3o", "3c", "4o", "4c", "4e"]
[order]
tiers = ["1e", "3*", "4*"]
[senyes.map]
cec = { gesture = "close-eyes", none-of = ["1e"] }
[choices]
seats = [2]
[sources]
"*" = "inferred"
"""

ONE_RUNG = """
[truc]
rungs = [{ id = "truc", say = "Truc", pays = 2 }]
"""


@pytest.mark.slow
def test_a_small_game_is_solved_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "menut.toml").write_text(SMALL)
    kept, out = tmp_path / "kept", tmp_path / "out"
    command = ["solve", "truc", "--ruleset", str(tmp_path / "menut.toml"), "--goal", "0"]
    command += ["--checkpoint", str(kept), "--out", str(out), "--iterations"]
    assert main([*command, "20", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["what"] for line in told] == ["game", *4 * ["measure"], "written"]
    assert [line["iterations"] for line in told[1:]] == [8, 12, 18, 20, 20]
    assert told[-2]["exploitability"] < told[1]["exploitability"]
    assert main([*command, "30", "--lang=en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("menut@1: ")
    assert [line.split(",")[0] for line in lines[1:-1]] == ["27 iterations", "30 iterations"]
    assert lines[-1].startswith("written after 30 iterations")
    assert out.exists()


@pytest.mark.slow
def test_a_small_round_with_its_envit_is_solved_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "menut.toml").write_text(SMALL + ONE_RUNG)
    command = ["solve", "round", "--ruleset", str(tmp_path / "menut.toml"), "--goal", "0"]
    command += ["--checkpoint", str(tmp_path / "kept"), "--iterations"]
    assert main([*command, "8", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["what"] for line in told] == ["game", "measure", "measure"]
    assert told[0]["cells"] > 20_000
    assert main([*command, "12", "--json"]) == 0
    further = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert further[0] == told[0]
    assert further[-1]["iterations"] == 12
    assert 0 < further[-1]["exploitability"] < told[-1]["exploitability"]
    assert main(["solve", "truc", *command[2:], "12", "--lang=en"]) == 2
    assert "wrong-checkpoint" in capsys.readouterr().err


@pytest.mark.slow
def test_a_score_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["solve", "coto", "--score", "23-10", "--rounds", "60", "--bot", "random"]
    assert main([*command, "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["what"] for line in told] == ["rounds", *2 * ["score", "falta", "falta"]]
    assert all(line["needed"] == pytest.approx(0, abs=1e-9) for line in told if "needed" in line)
    assert told[1]["chance"] > 0.5
    assert main([*command, "--lang=en"]) == 0
    assert "At 23-10, seat 2 being mà, seat 1 wins the coto with 0." in capsys.readouterr().out


@pytest.mark.parametrize("score", ["24-0", "23", "a-b", "1-2-3"])
@pytest.mark.slow
def test_a_score_that_is_none_is_refused(score: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "coto", "--score", score, "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        f"retruc: wrong-score: expected two numbers below 24, such as 23-10, found “{score}”\n"
    )


@pytest.mark.slow
def test_a_ruleset_with_more_is_not_solvable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "truc", "--ruleset", "bicicleta", "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: not-solvable: bicicleta@1 has more than cards laid open and a truc between two"
        " seats\n"
    )
    assert main(["solve", "round", "--ruleset", "bicicleta", "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: round-not-solvable: bicicleta@1 has more than cards laid open, an envit by its"
        " rungs and a truc on one’s turn between two seats\n"
    )


@pytest.mark.parametrize("action", ["truc", "round", "coto"])
def test_without_numba_it_says_what_to_install(
    action: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["solve", action, "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: bulk-missing: numba is missing: install retruc[fast]\n"
    )
