"""`retruc bench`: a table of speeds, and what it says without numba."""

import importlib.util
import json

import pytest

from retruc.cli import main


@pytest.mark.slow
def test_a_ruleset_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "--ruleset", "bar", "--option", "seats=2", "--runs", "1"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ruleset"], told["seats"]) == ("bar@1", 2)
    assert told["decisions"] > told["rounds"] > 10_000
    assert main([*command, "--lang=en"]) == 0
    assert "bar@1, 2 seats" in capsys.readouterr().out


def test_without_numba_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["bench", "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: bulk-missing: numba is missing: install retruc[fast]\n"
    )
