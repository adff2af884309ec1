"""What one action costs at a table of the server: handling it, and writing its messages.

Four people at each table, no bots, no log and no sockets: the table itself, and the encoder.
"""

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from retruc.protocol import messages as m
from retruc.protocol.codec import encode
from retruc.server.table.commands import Asked, Woke
from tests.server.table.support import PEOPLE, house

TABLES = 50
ACTIONS = 3_000


def main():
    rng = Random(7)
    tables = [house(seed=i, ruleset="bar") for i in range(TABLES)]
    handling = encoding = size = acts = messages = rounds = 0
    while acts < ACTIONS:
        table = rng.choice(tables)
        if table.sheet.phase != "playing":
            tables.remove(table)
            tables.append(house(seed=acts + TABLES, ruleset="bar"))
            continue
        situations = [(name, table.situation(name)) for name in PEOPLE[:4]]
        asked = [(name, s) for name, s in situations if s.asked]
        if not asked:
            table.handle(Woke(), after_ms=10_000)
            continue
        member, situation = rng.choice(asked)
        offer = rng.choice(situation.offers)
        acts += 1
        act = m.Act(id=f"a{acts}", decision=situation.decision, word=offer.word)
        number = table.state.round.number
        started = process_time()
        handled = table.table.handle(Asked(member, f"{member}/1", act), table.now)
        handling += process_time() - started
        rounds += table.state.round.number != number
        started = process_time()
        for effect in handled.effects:
            messages += 1
            size += len(encode(effect.message))
        encoding += process_time() - started
        table.rows += handled.rows
    print(f"{acts} actions at {TABLES} tables, {rounds} rounds")
    print(f"handling  {handling / acts * 1e6:6.0f} µs per action")
    print(f"encoding  {encoding / acts * 1e6:6.0f} µs per action")
    print(f"sent      {messages / acts:6.1f} messages, {size / acts:.0f} bytes per action")
    print(f"333 actions a second: {(handling + encoding) / acts * 333:.2f} of a core")


if __name__ == "__main__":
    main()
