"""What a seat is told in some rounds, and its view after each thing, for the TypeScript fold."""

import json
from pathlib import Path
from random import Random

import msgspec

from retruc.engine import legal_gestures
from retruc.protocol import messages as m
from retruc.record import format_word
from tests.server.table.support import PEOPLE, house, step

FOLDER = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"

RULESETS = ("bar", "barajamos", "bicicleta", "balear", "catala")

ROUNDS = 3


def fixture(ruleset: str) -> str:
    """The rounds of one ruleset, as seat 2 and somebody who watches are told of them."""
    readers = ",\n".join(
        f"{_line(name)}: {_reader(_told(ruleset, name))}" for name in ("bernat", "watcher")
    )
    return f'{{"ruleset": {_line(ruleset)}, "readers": {{\n{readers}\n}}}}\n'


def _reader(told):
    """A line for each step, so that what has changed can be read."""
    steps = ",\n".join(_line(each) for each in told["steps"])
    return f'{{"start": {_line(told["start"])}, "steps": [\n{steps}\n]}}'


def _line(value):
    return json.dumps(value, ensure_ascii=False)


def _told(ruleset, reader):
    rng = Random(f"{ruleset}")
    table = house(ruleset=ruleset, seed=ruleset, undo=False)
    if reader == "watcher":
        table.come("watcher")
    first = _plain(table.table.snapshot(reader, table.now).view)
    steps = []
    seen = len(table.sent.get(reader, ()))
    while table.sheet.phase == "playing" and table.state.round.number <= ROUNDS:
        if rng.random() < 0.3:
            gesture(table, rng)
        else:
            step(table, rng, cards=0.8)
        new = table.sent[reader][seen:]
        seen = len(table.sent[reader])
        items = [item for message in new if isinstance(message, m.Told) for item in message.items]
        if items:
            view = table.table.snapshot(reader, table.now).view
            steps.append({"items": _plain(items), "view": _plain(view)})
    return {"start": first, "steps": steps}


def gesture(table, rng):
    seat = rng.randrange(4)
    legal = legal_gestures(table.state, table.ledger.readers[seat])
    if legal:
        word = format_word(rng.choice(legal))
        answer = table.ask(PEOPLE[seat], m.Gesture, word=word)
        assert isinstance(answer, m.Done), answer


def _plain(value):
    return msgspec.to_builtins(value)


def remake() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ruleset in RULESETS:
        (FOLDER / f"{ruleset}.json").write_text(fixture(ruleset), encoding="utf-8")


if __name__ == "__main__":
    remake()
