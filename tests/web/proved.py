"""A short coto with its proofs, for the check in the browser. Run it to write the file anew."""

import json
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from retruc.game import parse_card
from retruc.protocol import messages as m
from retruc.record import Record, new_header, read_record, write_record
from retruc.rulesets import load
from retruc.server import proof
from retruc.server.table.records import record_text
from tests.server.table.support import PEOPLE, House, house, play_on

FILE = Path(__file__).parents[2] / "web" / "src" / "net" / "fixtures" / "proved.json"

LINKS = 300
LATE = 2
"""The round for which the link of seat 1 is lost on its way."""
RENEWED = 3
"""The round before which the browser of seat 2 begins another chain."""
FORGED = 4
"""The round whose cards are chosen in `forged`."""


class Browser:
    """A person's browser, which gives its links and remembers them."""

    def __init__(self, table: House, member: str) -> None:
        self.table, self.member = table, member
        self.begin(member)

    def begin(self, seed: str) -> None:
        self.seed, self.shown = sha256(seed.encode()).digest(), 0
        self.given: dict[int, str] = {}
        self.table.ask(self.member, m.Link, round=0, value=self._link())

    def give(self, number: int, *, lost: bool = False) -> None:
        self.shown += 1
        self.given[number] = self._link()
        if not lost:
            self.table.ask(self.member, m.Link, round=number, value=self._link())

    def _link(self) -> str:
        return proof.hashed(self.seed, LINKS - self.shown).hex()


def played() -> tuple[House, Browser]:
    """Play a coto of `bar` at which three of four browsers give links, and give that of seat 1."""
    table = house(proof=True, come=False, options={"cama.target": "24", "coto.cames-to-win": "1"})
    for name in PEOPLE[:4]:
        table.come(name)
    anna, bernat, carme = (Browser(table, name) for name in PEOPLE[:3])
    rng = Random(8)
    for number in count(1):
        if table.sheet.phase != "playing":
            return table, anna
        if number == RENEWED:
            bernat.begin("another")
        anna.give(number, lost=number == LATE)
        bernat.give(number)
        if number % 2:
            carme.give(number)
        play_on(table, rng, rounds=number)
    raise AssertionError


def forged(record: Record, *, says_new: bool) -> str:
    """Deal seat 1 the strongest card in a round, by a link that the browser of seat 2 never gave.

    Args:
        record: a coto that was played.
        says_new: whether it is said of the link that it begins another chain.
    """
    at = next(i for i, one in enumerate(record.rounds) if one.number == FORGED)
    honest = proof.read_proof(record.header.proof_by_round[FORGED])
    ruleset = record.ruleset
    for tried in count():
        link = sha256(b"forged %d" % tried).digest()
        part = proof.Part(link, proof.hashed(link), 1, is_new=says_new)
        made = honest._replace(parts={**honest.parts, 2: part})
        links = {seat: part.link for seat, part in made.parts.items()}
        key = proof.deal_key(FORGED, made.secret, links)
        hands = proof.dealt_hands(ruleset.deck.cards, key, ruleset.seats, 3)
        if parse_card("1e") in hands[0]:
            break
    rounds = (*record.rounds[:at], replace(record.rounds[at], hands=hands, actions=()))
    proofs = {one.number: record.header.proof_by_round[one.number] for one in rounds}
    chain = record.header.tag(proof.CHAIN_TAG)
    assert chain is not None
    header = new_header(
        ruleset,
        dealer=record.header.dealer,
        termination="abandoned",
        proof_by_round={**proofs, FORGED: proof.format_proof(made)},
        others=[(chain.name, chain.value)],
    )
    return write_record(Record(header, ruleset, rounds))


def fixture() -> str:
    """The coto as its record tells it, what seat 1 knew of it, and what a liar makes of it."""
    table, anna = played()
    text = record_text(table.rows, PEOPLE[0]).text
    record = read_record(text)
    heard = {one.round: one for one in table.sent["anna"] if isinstance(one, m.Committed)}
    written = {
        "record": text,
        "cards": [str(card) for tier in load("bar").tiers for card in tier],
        "revealed": table.last("anna", m.Revealed).proof,
        "chain": table.last("anna", m.Snapshot).chain,
        "commitments": {str(one.round): one.commitment for one in heard.values()},
        "given": {str(number): value for number, value in anna.given.items()},
        "late": LATE,
        "rounds": len(record.rounds),
        "forged": forged(record, says_new=False),
        "forgedAsNew": forged(record, says_new=True),
        "forgedRound": FORGED,
    }
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(fixture(), encoding="utf-8")
