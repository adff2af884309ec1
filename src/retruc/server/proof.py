"""Deals that can be checked: hash chains, commitments, and the deck that follows from them.

docs/proof.md says how all of this is made, so that it can be done again elsewhere, and what it
proves. Everything here is a function of its arguments: secrets come from whoever calls.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from retruc.game import Card, Hand, RetrucError
from retruc.record import Record

SECRET_BYTES = 32
"""The length of every secret, link and hash here."""

SERVER_ROUNDS = 2_048
"""The length of the server's chain: no coto has more rounds that can be checked."""

_KNOT = 64
"""Links between two of a chain that are kept."""

_COMMIT = b"retruc commit 1\n"
_DEAL = b"retruc deal 1\n"


class ProofError(RetrucError):
    """The proof of a deal cannot be read: *id* is ``bad-proof``."""

    id = "bad-proof"

    def __init__(self, found: str) -> None:
        """Keep what was found."""
        super().__init__(found)
        self.found = found

    def __str__(self) -> str:
        return f"no proof of a deal: {self.found[:80]!r}"


# Chains


def hashed(value: bytes, times: int = 1) -> bytes:
    """Hash a value so many times, each time what came out before.

    >>> hashed(b"", 0), hashed(b"").hex()[:8]
    (b'', 'e3b0c442')
    """
    for _ in range(times):
        value = sha256(value).digest()
    return value


def server_link(seed: bytes, number: int) -> bytes:
    """Give the server's secret for round *number*: its seed is the last link, the end link 0.

    Raises:
        ValueError: the chain has no such link.
    """
    if not 0 <= number <= SERVER_ROUNDS:
        raise ValueError(f"a chain of {SERVER_ROUNDS} links has none for round {number}")
    knots, beyond = divmod(SERVER_ROUNDS - number, _KNOT)
    return hashed(_knots(seed)[knots], beyond)


@lru_cache(maxsize=2_048)
def _knots(seed: bytes) -> tuple[bytes, ...]:
    """Give every so many-th link of a chain: a round asks for its link several times."""
    knots = [seed]
    for _ in range(SERVER_ROUNDS // _KNOT):
        knots.append(hashed(knots[-1], _KNOT))
    return tuple(knots)


def commitment(secret: bytes) -> str:
    """Give what the server publishes of its secret before a round.

    It is no link of the chain: that would show the cards of the round before.
    """
    return sha256(_COMMIT + secret).hexdigest()


def steps_to(link: bytes, anchor: bytes, most: int) -> int | None:
    """Say how many times *link* must be hashed to give *anchor*; None if not within *most*."""
    for steps in range(1, most + 1):
        link = sha256(link).digest()
        if link == anchor:
            return steps
    return None


def read_hex(text: str) -> bytes | None:
    """Read 64 hexadecimal digits in small letters; None if it is anything else."""
    return bytes.fromhex(text) if re.fullmatch(r"[0-9a-f]{64}", text) else None


# The deck


def deal_key(number: int, secret: bytes, links: Mapping[int, bytes]) -> bytes:
    """Mix the secret of round *number* with the links of browsers, by printed seat."""
    mixed = sha256(_DEAL + f"{number}\n".encode() + secret)
    for seat in sorted(links):
        mixed.update(bytes([seat]) + links[seat])
    return mixed.digest()


def shuffled(cards: Sequence[Card], key: bytes) -> list[Card]:
    """Shuffle cards as *key* says: every order is equally likely if every key is."""
    deck = list(cards)
    words = _words(key)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, words)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def dealt_hands(cards: Sequence[Card], key: bytes, seats: int, each: int) -> tuple[Hand, ...]:
    """Deal from the shuffled cards: the first *each* to seat 1, the next to seat 2, and so on."""
    deck = shuffled(cards, key)
    return tuple(tuple(deck[seat * each : (seat + 1) * each]) for seat in range(seats))


def _words(key: bytes) -> Iterator[int]:
    """Whole numbers below 2³², as many as are wanted."""
    count = 0
    while True:
        block = sha256(key + count.to_bytes(4, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        count += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number below *limit*, each as likely as the others: words that would favour some go."""
    fair = (1 << 32) // limit * limit
    return next(word for word in words if word < fair) % limit


# What stands in a record


class Part(NamedTuple):
    """What one browser gave to a deal: a link, and what it had published before."""

    link: bytes
    anchor: bytes
    """The end of its chain, or the link it revealed last."""
    steps: int
    """How often the link has to be hashed to give the anchor."""
    is_new: bool = False
    """Whether the anchor was published anew, although the seat had shown a link of this coto
    before: it begins another chain, or goes on after links that came too late."""


class DealProof(NamedTuple):
    """All that is needed to check one deal."""

    secret: bytes
    parts: Mapping[int, Part]
    """By printed seat."""
    missing: tuple[int, ...] = ()
    """Printed seats of people whose link did not come in time."""


def format_proof(proof: DealProof) -> str:
    """Write a proof as the value of a tag ``Deal.N``."""
    entries = [f"secret={proof.secret.hex()}"]
    for seat, part in sorted(proof.parts.items()):
        new = _NEW if part.is_new else ""
        entries.append(f"{seat}={part.link.hex()}:{part.anchor.hex()}:{part.steps}{new}")
    entries += [f"{seat}=missing" for seat in sorted(proof.missing)]
    return " ".join(entries)


_NEW = ":new"
_PART = re.compile(r"([1-8])=([0-9a-f]{64}):([0-9a-f]{64}):([1-9][0-9]{0,2})(:new)?")
_MISSING = re.compile(r"([1-8])=missing")


def read_proof(text: str) -> DealProof:
    """Read the value of a tag ``Deal.N``.

    Raises:
        ProofError: it is no proof.
    """
    first, *entries = text.split(" ")
    secret = read_hex(first.removeprefix("secret="))
    if secret is None or not first.startswith("secret="):
        raise ProofError(text)
    parts: dict[int, Part] = {}
    missing: list[int] = []
    for entry in entries:
        if found := _PART.fullmatch(entry):
            link, anchor = bytes.fromhex(found[2]), bytes.fromhex(found[3])
            parts[int(found[1])] = Part(link, anchor, int(found[4]), bool(found[5]))
        elif found := _MISSING.fullmatch(entry):
            missing.append(int(found[1]))
        else:
            raise ProofError(text)
    if len({*parts, *missing}) < len(entries):  # a seat stands twice
        raise ProofError(text)
    return DealProof(secret, parts, tuple(missing))


class Checked(NamedTuple):
    """What came out for one round of a record."""

    number: int
    fault: str
    """Empty if all is right; else ``no-proof``, ``bad-proof``, ``other-chain`` where the server's
    secrets are not of one chain, ``other-link`` where a browser's link does not lead to the one
    that its seat showed last, nor to an end that was published since, or ``other-cards``."""
    seats: tuple[int, ...] = ()
    """Printed seats whose browsers gave a link."""
    missing: tuple[int, ...] = ()
    renewed: tuple[int, ...] = ()
    """Those of *seats* whose links begin anew."""


CHAIN_TAG = "Chain"
"""The tag that holds the beginning of the server's hash chain, once the coto is over."""


def check_deals(record: Record) -> list[Checked]:
    """Check every deal of a record, in order.

    Whether a link is the one that its browser gave, a record cannot say: only that browser knows.
    """
    checked = []
    chain = _Chain(record)
    for recorded in record.rounds:
        text = record.header.proof_by_round.get(recorded.number)
        if text is None:
            checked.append(Checked(recorded.number, "no-proof"))
            continue
        try:
            proof = read_proof(text)
        except ProofError:
            checked.append(Checked(recorded.number, "bad-proof"))
            continue
        fault = chain.fault(recorded.number, recorded.hands, proof)
        renewed = tuple(seat for seat, part in proof.parts.items() if part.is_new)
        checked.append(Checked(recorded.number, fault, tuple(proof.parts), proof.missing, renewed))
    return checked


class _Chain:
    """What the deals of a record so far bind the next one to."""

    def __init__(self, record: Record) -> None:
        self._record = record
        tag = record.header.tag(CHAIN_TAG)
        self._seed = None if tag is None else read_hex(tag.value)
        self._before: tuple[int, bytes] | None = None
        self._shown: dict[int, bytes] = {}
        """By printed seat: the link that it gave last."""

    def fault(self, number: int, hands: Sequence[Hand | None], proof: DealProof) -> str:
        """Say what is wrong with a deal, as `Checked.fault`, and go on from it."""
        fault = (
            ("" if self._is_of_one_chain(number, proof.secret) else "other-chain")
            or ("" if self._are_bound(proof) else "other-link")
            or ("" if self._follow(number, hands, proof) else "other-cards")
        )
        self._before = (number, proof.secret)
        self._shown |= {seat: part.link for seat, part in proof.parts.items()}
        return fault

    def _is_of_one_chain(self, number: int, secret: bytes) -> bool:
        if self._seed is not None and (
            number > SERVER_ROUNDS or server_link(self._seed, number) != secret
        ):
            return False
        if self._before is None:
            return True
        number_before, before = self._before
        return hashed(secret, max(number - number_before, 0)) == before

    def _are_bound(self, proof: DealProof) -> bool:
        return all(
            hashed(part.link, part.steps) == part.anchor
            and (part.is_new or self._shown.get(seat, part.anchor) == part.anchor)
            for seat, part in proof.parts.items()
        )

    def _follow(self, number: int, hands: Sequence[Hand | None], proof: DealProof) -> bool:
        ruleset = self._record.ruleset
        links = {seat: part.link for seat, part in proof.parts.items()}
        each = max((len(hand) for hand in hands if hand is not None), default=0)
        key = deal_key(number, proof.secret, links)
        expected = dealt_hands(ruleset.deck.cards, key, ruleset.seats, each)
        known = zip(hands, expected, strict=True)
        return all(hand is None or hand == dealt for hand, dealt in known)
