"""A short coto with its proofs, for the check in the browser. Run it to write the file anew."""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

from retruc.protocol import messages as m
from retruc.rulesets import load
from retruc.server import proof
from retruc.server.table.records import record_text
from tests.server.table.support import PEOPLE, house, play_on

FILE = Path(__file__).parents[2] / "web" / "src" / "net" / "fixtures" / "proved.json"

LINKS = 300


def fixture() -> str:
    """A coto of `bar` at which three of four browsers gave links, as its record tells it."""
    table = house(proof=True, come=False, options={"cama.target": "24", "coto.cames-to-win": "1"})
    for name in PEOPLE[:4]:
        table.come(name)
    seeds = {name: sha256(name.encode()).digest() for name in PEOPLE[:3]}
    for name, seed in seeds.items():
        table.ask(name, m.Link, round=0, value=proof.hashed(seed, LINKS).hex())
    for name, seed in seeds.items():
        table.ask(name, m.Link, round=1, value=proof.hashed(seed, LINKS - 1).hex())
    table.wait(2_000)
    play_on(table, Random(4))
    record = record_text(table.rows, PEOPLE[0]).text
    heard = [one for one in table.sent["anna"] if isinstance(one, m.Committed)]
    written = {
        "record": record,
        "cards": [str(card) for tier in load("bar").tiers for card in tier],
        "revealed": table.last("anna", m.Revealed).proof,
        "commitments": {str(one.round): one.commitment for one in heard},
        "rounds": record.count("[Deal."),
    }
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(fixture(), encoding="utf-8")
