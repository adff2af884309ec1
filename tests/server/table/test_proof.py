"""Deals that can be checked: the maths, what stands in records, and what is found out."""

from collections import Counter
from hashlib import sha256

import pytest

from retruc.record import read_record
from retruc.rulesets import load
from retruc.server import proof
from retruc.server.proof import Checked, DealProof, Part, ProofError, check_deals
from retruc.server.table.records import record_text
from tests.server.table.support import PEOPLE, house, m, play_on

BAR = load("bar")
SEED = bytes(range(32))


def test_a_link_hashed_is_the_one_before():
    links = [proof.server_link(SEED, n) for n in (0, 1, 2, proof.SERVER_ROUNDS)]
    assert sha256(links[1]).digest() == links[0]
    assert sha256(links[2]).digest() == links[1]
    assert links[3] == SEED
    with pytest.raises(ValueError, match="has none for round 2049"):
        proof.server_link(SEED, proof.SERVER_ROUNDS + 1)


def test_the_commitment_is_no_link_of_the_chain():
    secret = proof.server_link(SEED, 5)
    published = bytes.fromhex(proof.commitment(secret))
    assert published == sha256(b"retruc commit 1\n" + secret).digest()
    assert published != proof.server_link(SEED, 4)


def test_steps_to_an_anchor():
    end = proof.hashed(SEED, 3)
    assert proof.steps_to(SEED, end, 512) == 3
    assert proof.steps_to(SEED, end, 2) is None
    assert proof.steps_to(end, end, 512) is None


def test_the_deck_as_the_page_says_it():
    """Once more, as docs/proof.md tells it, and with nothing in common with the code."""
    secret, link = proof.server_link(SEED, 7), sha256(b"browser").digest()
    key = sha256(b"retruc deal 1\n" + b"7\n" + secret + b"\x02" + link).digest()
    assert proof.deal_key(7, secret, {2: link}) == key
    stream = b"".join(sha256(key + n.to_bytes(4, "big")).digest() for n in range(40))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    deck = list(BAR.deck.cards)
    for last in range(len(deck) - 1, 0, -1):
        limit = last + 1
        while (word := words.pop(0)) >= 2**32 - 2**32 % limit:
            pass
        other = word % limit
        deck[last], deck[other] = deck[other], deck[last]
    assert proof.shuffled(BAR.deck.cards, key) == deck
    hands = proof.dealt_hands(BAR.deck.cards, key, 4, 3)
    assert hands == tuple(tuple(deck[i : i + 3]) for i in (0, 3, 6, 9))


def test_words_that_would_favour_somebody_are_passed_over():
    assert proof._below(3, iter([2**32 - 1, 5])) == 2


def test_every_card_comes_first_equally_often():
    first = Counter(
        proof.shuffled(BAR.deck.cards, sha256(n.to_bytes(4, "big")).digest())[0]
        for n in range(4_000)
    )
    expected = 4_000 / len(BAR.deck.cards)
    assert len(first) == len(BAR.deck.cards)
    surprise = sum((n - expected) ** 2 / expected for n in first.values())
    assert surprise < 100  # 39 degrees of freedom: one seed in a million is above


def test_a_proof_is_read_as_it_is_written():
    part = Part(b"\x01" * 32, b"\x02" * 32, 3)
    made = DealProof(SEED, {2: part, 3: part._replace(is_new=True)}, (1, 4))
    text = proof.format_proof(made)
    assert proof.read_proof(text) == made
    for bad in ("", "secret=00", "x", f"{text} 9=missing", f"{text} 2=missing", f"{text}:new"):
        with pytest.raises(ProofError, match="no proof of a deal"):
            proof.read_proof(bad)


class Browser:
    """A browser's hash chain, as the page makes it."""

    def __init__(self, table, member):
        self.table, self.member = table, member
        self.seed = sha256(member.encode()).digest()

    def link(self, number):
        return proof.hashed(self.seed, 300 - number).hex()

    def publish(self):
        self.table.ask(self.member, m.Link, round=0, value=self.link(0))

    def reveal(self, number):
        self.table.ask(self.member, m.Link, round=number, value=self.link(number))


def proved():
    table = house(proof=True, come=False, options={"cama.target": "2", "coto.cames-to-win": "1"})
    for name in PEOPLE[:4]:
        table.come(name)
    return table, [Browser(table, name) for name in PEOPLE[:4]]


def finish(table):
    from random import Random

    play_on(table, Random(1))
    return read_record(record_text(table.rows, "anna").text)


def test_browsers_links_go_into_the_deal_and_the_record_proves_it():
    table, browsers = proved()
    for browser in browsers:
        browser.publish()
    for browser in browsers[:3]:
        browser.reveal(1)
    assert table.state.round.dealt == ()
    table.wait(2_000)
    assert table.state.round.dealt != ()
    record = finish(table)
    checked = check_deals(record)
    assert checked[0] == Checked(1, "", (1, 2, 3), (4,))
    assert all(not one.fault for one in checked)
    assert record.header.tag("Chain").value == table.last("bernat", m.Revealed).proof


def test_the_deal_waits_no_longer_than_for_the_last_link():
    table, browsers = proved()
    for browser in browsers:
        browser.publish()
        browser.reveal(1)
    assert table.state.round.dealt != ()


def test_a_link_that_fits_no_chain_is_passed_over():
    table, browsers = proved()
    browsers[0].publish()
    for value in ("00" * 32, "zz" * 32, browsers[0].link(0), browsers[1].link(1), "", "A" * 64):
        table.ask("anna", m.Link, round=1, value=value)
    table.ask("anna", m.Link, round=2, value=browsers[0].link(2))
    assert table.sheet.guests["anna"].link == ""
    browsers[0].reveal(1)
    given = table.sheet.guests["anna"].link
    browsers[0].reveal(1)
    assert table.sheet.guests["anna"].link == given != ""


def test_a_record_that_was_changed_is_found_out():
    table, browsers = proved()
    for browser in browsers:
        browser.publish()
        browser.reveal(1)
    record = finish(table)
    header = record.header
    first = proof.read_proof(header.proof_by_round[1])

    def with_proof(text):
        from dataclasses import replace

        proofs = {**header.proof_by_round, 1: text}
        return check_deals(replace(record, header=replace(header, proof_by_round=proofs)))[0].fault

    other = first._replace(secret=SEED)
    part = first.parts[1]._replace(steps=2)
    assert with_proof(proof.format_proof(first)) == ""
    assert with_proof(proof.format_proof(other)) == "other-chain"
    assert with_proof(proof.format_proof(first._replace(parts={}))) == "other-cards"
    assert with_proof(proof.format_proof(first._replace(parts={1: part}))) == "other-link"
    assert with_proof("nonsense") == "bad-proof"
    rounds = [record.rounds[0]]
    assert [c.fault for c in check_deals(record.with_rounds(rounds))] == [""]


def test_commitments_are_told_before_the_cards_and_hold():
    table, _ = proved()
    table.wait(2_000)
    for member in PEOPLE[:4]:
        sent = table.sent[member]
        committed = next(x for x in sent if isinstance(x, m.Snapshot)).proof
        secret = proof.server_link(bytes.fromhex(table.sheet.seed), 1)
        assert committed == proof.commitment(secret)


def test_the_end_of_the_servers_chain_is_told_before_the_cards():
    """It binds the server to all secrets of the coto, and tells this coto from another."""
    table, _ = proved()
    assert all(
        next(x for x in table.sent[member] if isinstance(x, m.Snapshot)).chain
        == proof.hashed(bytes.fromhex(table.sheet.seed), proof.SERVER_ROUNDS).hex()
        for member in PEOPLE[:4]
    )
    assert table.state.round.dealt == ()


def test_without_proof_nothing_is_published():
    table = house(proof=False)
    assert table.table.snapshot("anna", table.now).chain == ""
    assert table.table.snapshot("anna", table.now).proof == ""
    assert not any(isinstance(x, m.Committed) for x in table.sent["anna"])
    assert "Deal." not in record_text(table.rows, "anna").text
