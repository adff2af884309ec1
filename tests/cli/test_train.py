"""`retruc train`: a short training from its start to a model, and what goes wrong."""

import importlib.util
import json
from pathlib import Path

import pytest

from retruc.bots.penya_model import Model
from retruc.cli import main


@pytest.mark.slow
def test_a_bot_is_trained_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("retruc.training.trainer.PLACES", 1 << 18)
    kept, out = tmp_path / "kept", tmp_path / "out.model"
    command = ["train", "penya", "--checkpoint", str(kept), "--out", str(out), "--passes"]
    assert main([*command, "300", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["what"] for line in told] == ["begins", "progress", "written"]
    assert told[1]["passes"] == 300
    assert told[1]["keys"] > 1000
    assert told[2]["keys"] == len(Model(out)) > 0
    assert told[2]["bytes"] == out.stat().st_size
    assert main([*command, "400", "--measure", "3", "--lang=en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bar@1: begins with 300 passes made"
    assert lines[1].startswith("400 passes, ")
    assert lines[2].startswith("against taverna@1: ")
    assert lines[3].startswith(f"{out}: ")
    measured = Model(out).header["measured"]
    assert measured["deals"] == 3
    assert measured["pedres-a-round"][1] <= measured["pedres-a-round"][0]


def test_what_cannot_be_trained_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["train", "penya", "--ruleset", "bicicleta", "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: not-trainable: bicicleta@1 has other than four seats, covered cards or free"
        " raises\n"
    )
    wrong = tmp_path / "wrong"
    wrong.write_text("nothing")
    assert main(["train", "penya", "--checkpoint", str(wrong), "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        f"retruc: wrong-training: {wrong} is no checkpoint of this training\n"
    )
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["train", "penya", "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "retruc: bulk-missing: numba is missing: install retruc[fast]\n"
    )


def test_a_bot_that_was_not_trained_for_a_ruleset_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["arena", "penya", "taverna", "--ruleset", "balear", "--deals", "1", "--lang=en"]
    assert main(command) == 2
    assert capsys.readouterr().err == (
        "retruc: no-model: penya has not been trained for balear@1 as it is played here: only for"
        " bar@1\n"
    )
