"""`retruc bench`: how fast the rules run in bulk on this machine."""

import importlib.util
import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from retruc.cli.chosen import chosen_ruleset
from retruc.cli.reader import reader_words
from retruc.cli.status import FINE
from retruc.game import Fault, RetrucError
from retruc.rulesets import Ruleset, catalogue
from retruc.words import Words

if TYPE_CHECKING:
    from retruc.fast.speed import Speed


class BulkMissing(RetrucError):
    """The extra that the kernels need is not installed."""

    id = "bulk-missing"

    def __init__(self) -> None:
        self.fault = Fault("bulk-missing", "numba is missing: install retruc[fast]")
        super().__init__(str(self.fault))


def run(options: Namespace) -> int:
    """Measure one ruleset, or all of the catalogue, and write a table.

    Raises:
        BulkMissing: numba is not installed.
        NotInBulk: a ruleset is not one that the kernels cover.
    """
    if importlib.util.find_spec("numba") is None:
        raise BulkMissing
    from retruc.fast.speed import speed_of

    names = [options.ruleset] if options.ruleset else list(catalogue())
    rulesets = [chosen_ruleset(name, options.option) for name in names]
    found = [(each, speed_of(each, runs=max(1, options.runs))) for each in rulesets]
    if options.json:
        for ruleset, speed in found:
            line = {"ruleset": str(ruleset), "seats": ruleset.seats, **speed._asdict()}
            sys.stdout.write(json.dumps(line) + "\n")
    else:
        sys.stdout.write(as_text(found, reader_words(options.lang)))
    return FINE


def as_text(found: list[tuple[Ruleset, "Speed"]], words: Words) -> str:
    """Lay the table out, a line for each ruleset."""
    head = [words.say(f"bench-{name}") for name in ("ruleset", "rounds", "decisions", "steps")]
    rows = [head]
    for ruleset, speed in found:
        name = words.say("bench-name", ruleset=str(ruleset), seats=ruleset.seats)
        rows.append([name, *(f"{rate / 1e6:.2f}" for rate in speed)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)),
            ]
        )
        for row in rows
    ]
    return "\n".join([words.say("bench-title"), "", *lines]) + "\n"
