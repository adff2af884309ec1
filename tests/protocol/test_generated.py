"""What is made from the types is fresh: TypeScript, the schema, and the fixtures of the fold."""

import json
import subprocess
import sys

import msgspec
import pytest

from retruc.protocol import messages as m
from retruc.protocol.schema import schema
from tests.protocol.fixtures import FOLDER, RULESETS, fixture


def test_types_and_schema_are_fresh():
    command = [sys.executable, "-m", "scripts.protocol_types", "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_fixtures_are_fresh(ruleset):
    kept = (FOLDER / f"{ruleset}.json").read_text(encoding="utf-8")
    assert kept == fixture(ruleset), "run python -m tests.protocol.fixtures"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_fixtures_hold_what_can_happen(ruleset):
    kept = json.loads((FOLDER / f"{ruleset}.json").read_text(encoding="utf-8"))
    told = [i for s in kept["readers"]["bernat"]["steps"] for i in s["items"]]
    events = {item["what"]["event"] for item in told}
    expected = {"round-dealt", "hand-dealt", "trick-opened", "card-played", "round-ended"}
    assert expected <= events
    assert "cards-stacked" in events or ruleset != "balear"
    watched = [i for s in kept["readers"]["watcher"]["steps"] for i in s["items"]]
    assert not {"hand-dealt", "sign-made"} & {item["what"]["event"] for item in watched}


def test_every_message_stands_in_the_schema():
    made = schema()
    for union in ("ClientMessage", "ServerMessage"):
        names = {one["$ref"].rpartition("/")[2] for one in made[union]["anyOf"]}
        assert names == {kind.__name__ for kind in getattr(m, union).__args__}
        assert names <= made["$defs"].keys()


def test_the_schema_says_the_names_of_the_wire():
    about = schema()["$defs"]["Player"]
    written = msgspec.to_builtins(m.Player(seat=1, kind="empty"))
    assert about["properties"].keys() == written.keys()
    assert "wantsPause" in written
