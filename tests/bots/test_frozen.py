"""A published bot never plays otherwise: digests of what it did in rounds that were played once.

They stand in `frozen.txt`. `python -m tests.bots.test_frozen` prints them as they are now; they are
written anew only with a new version of a bot, or when a rule of the game has changed.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from retruc.arena import Table, play_round
from retruc.bots import make_bot
from retruc.engine import is_over, random_deal
from retruc.game import SEATS, Deal
from retruc.record import format_action
from retruc.rulesets import Ruleset, catalogue, load, with_options

FILE = Path(__file__).with_name("frozen.txt")

VARIANTS = {
    **{name: (name, {}) for name in catalogue()},
    "bar, two seats": ("bar", {"seats": "2"}),
    "balear, six seats": ("balear", {"seats": "6"}),
    "bar, senyes of all": ("bar", {"senyes.seen-by": "all"}),
    "bar, senyes of partners, true": (
        "bar",
        {"senyes.seen-by": "partner", "senyes.truth": "true-only"},
    ),
    "catala, one card": ("catala", {"deal.one-card": "true"}),
}
"""What is played: a ruleset and the options that are set otherwise."""

BOTS = ("random@1", "threshold@1", "taverna@1")
PLAYED = [(bot, name) for bot in BOTS for name in VARIANTS] + [("penya@1", "bar")]
"""What each bot has published: `penya` plays only what it was trained for."""
ROUNDS = 20


def variant(name: str) -> Ruleset:
    ruleset_id, changes = VARIANTS[name]
    return with_options(load(ruleset_id), changes)


def scores(ruleset: Ruleset) -> Iterator[tuple[int, int]]:
    """From the start of a cama to its last pedra."""
    last = ruleset.cama.target - 1
    yield from ((0, 0), (last // 2, last // 3), (last - 2, last // 2), (last, last), (last, 0))


def digest(bot: str, name: str) -> str:
    """What became of so many rounds among four of a kind, gestures among it."""
    ruleset = variant(name)
    told = sha256()
    for number, score in enumerate(list(scores(ruleset)) * (ROUNDS // 5)):
        key = f"{bot} {name} {number}"
        bots = [make_bot(bot, ruleset, seat, Random(f"{key} {seat}")) for seat in SEATS]
        dealer = SEATS[number % ruleset.seats]
        table = Table(ruleset, bots[: ruleset.seats], dealer=dealer, score=score)
        for move in play_round(table, lambda state, key=key: random_deal(state, Random(key))):
            if not isinstance(move.action, Deal):
                told.update(f"{format_action(move.action)}\n".encode())
        told.update(f"{table.state.score} {is_over(table.state)}\n".encode())
    return told.hexdigest()[:16]


def published() -> dict[tuple[str, str], str]:
    """By bot and variant: the digest that was written down."""
    rows = (line.split(maxsplit=2) for line in FILE.read_text(encoding="utf-8").splitlines())
    return {(bot, name): written for written, bot, name in rows}


@pytest.mark.parametrize(("bot", "name"), PLAYED)
def test_a_published_bot_plays_as_it_did(bot, name):
    assert digest(bot, name) == published()[bot, name]


def test_a_digest_notices_a_slightly_other_habit(monkeypatch):
    monkeypatch.setattr("retruc.bots.odds._HOPE", 0.71)
    names = catalogue()
    assert any(digest("taverna@1", n) != published()["taverna@1", n] for n in names)


if __name__ == "__main__":
    for some_bot, some_name in PLAYED:
        print(f"{digest(some_bot, some_name)} {some_bot} {some_name}")
