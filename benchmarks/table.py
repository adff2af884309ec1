"""What one action costs at a table of the server: handling it, and writing its messages.

Four people at each table, no bots, no log and no sockets: the table itself, and the encoder. Blocks
of actions are timed beside a loop of plain Python, which says how fast the machine was meanwhile.
"""

import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from retruc.protocol import messages as m
from retruc.protocol.codec import encode
from retruc.server.collecting import collector_kept
from retruc.server.table.commands import Asked, Woke
from tests.server.table.support import PEOPLE, house

TABLES = 50
WARM = 1_500
"""Actions before it counts: sentences and offers that are kept are made by then."""
BLOCKS = 15
BLOCK = 200
REFERENCE_STEPS = 20_000
LONG = {"coto.cames-to-win": "50", "truc.jocfora": "cama"}
"""No coto ends while it is measured."""


def reference_s():
    """Time a loop over tuples and dictionaries."""
    started = process_time()
    counts = {}
    for step in range(REFERENCE_STEPS):
        key = (step & 7, step & 31)
        counts[key] = counts.get(key, 0) + 1
    return process_time() - started


class Play:
    """People who do anything that they are offered."""

    def __init__(self):
        self.rng = Random(7)
        self.tables = [house(seed=i, ruleset="bar", options=LONG) for i in range(TABLES)]
        self.handling = self.encoding = 0.0
        self.acts = self.messages = self.size = self.rounds = 0

    def act(self, count):
        """Have so many actions done."""
        until = self.acts + count
        while self.acts < until:
            table = self.rng.choice(self.tables)
            situations = [(name, table.situation(name)) for name in PEOPLE[:4]]
            asked = [(name, s) for name, s in situations if s.asked]
            if not asked:
                table.handle(Woke(), after_ms=10_000)
                continue
            self.one(table, *self.rng.choice(asked))

    def one(self, table, member, situation):
        self.acts += 1
        word = self.rng.choice(situation.offers).word
        act = m.Act(id=f"a{self.acts}", decision=situation.decision, word=word)
        number = table.state.round.number
        started = process_time()
        handled = table.table.handle(Asked(member, f"{member}/1", act), table.now)
        handled_at = process_time()
        for effect in handled.effects:
            self.messages += 1
            self.size += len(encode(effect.message))
        self.encoding += process_time() - handled_at
        self.handling += handled_at - started
        self.rounds += table.state.round.number != number
        table.rows += handled.rows


def main():
    play = Play()
    play.act(WARM)
    play.rounds = play.messages = play.size = 0
    blocks = []
    with collector_kept():
        for _ in range(BLOCKS):
            play.handling = play.encoding = 0.0
            before = reference_s()
            play.act(BLOCK)
            per_step = (before + reference_s()) / 2 / REFERENCE_STEPS
            blocks.append((play.handling / BLOCK, play.encoding / BLOCK, per_step))
    handling, encoding, per_step = (median(column) for column in zip(*blocks, strict=True))
    steps = median(block[0] / block[2] for block in blocks)
    count = BLOCKS * BLOCK
    print(f"{count} actions at {TABLES} tables, {play.rounds} rounds; medians of {BLOCKS} blocks")
    print(f"handling  {handling * 1e6:6.0f} µs per action, the best block {best(blocks, 0):.0f}")
    print(f"encoding  {encoding * 1e6:6.0f} µs per action, the best block {best(blocks, 1):.0f}")
    print(f"handling  {steps:6.0f} steps of the reference loop, each {per_step * 1e9:.0f} ns")
    print(f"sent      {play.messages / count:6.1f} messages, {play.size / count:.0f} bytes")
    print(f"1 333 actions a second: {(handling + encoding) * 1_333:.2f} of a core")


def best(blocks, column):
    return min(block[column] for block in blocks) * 1e6


if __name__ == "__main__":
    main()
