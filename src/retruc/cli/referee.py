"""`retruc referee`: records in, what the table owes out."""

import json
import shutil
import sys
from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import BinaryIO

from retruc.cli.faults import record_fault_line, system_line
from retruc.cli.status import FINE, WRONG, WRONG_USAGE
from retruc.record import Referee
from retruc.rulesets import load

_STDIN = "-"
_IN_MEMORY = 1 << 20
"""Characters of a record's rounds that wait in memory for the fields before them; more wait on
disk."""


def run(options: Namespace) -> int:
    """Judge each file. The exit status is the worst that was met."""
    ruleset = None if options.ruleset is None else load(options.ruleset)
    worst = FINE
    for file in options.files:
        try:
            opened = _opened(file)
        except OSError as error:
            sys.stderr.write(system_line(error, "unreadable-file", options.lang))
            worst = WRONG_USAGE
            continue
        with opened as source:
            referee = Referee(source, ruleset=ruleset)
            if options.json:
                _write_json(referee, legal=options.legal)
            else:
                title = file if len(options.files) > 1 else ""
                _show(referee, title, options.lang, legal=options.legal)
        if referee.error is not None:
            sys.stdout.flush()
            sys.stderr.write(record_fault_line(referee.error, file, options.lang))
            worst = max(worst, WRONG)
    return worst


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if file == _STDIN else Path(file).open("rb")


def _write_json(referee: Referee, *, legal: bool) -> None:
    """Write one object on a line. Other fields go before the rounds, so those are put aside."""
    encode = json.JSONEncoder(ensure_ascii=sys.stdout.encoding.lower() != "utf-8").encode
    with SpooledTemporaryFile(_IN_MEMORY, "w+", encoding="utf-8", newline="") as rounds:
        comma = ""
        for report in referee.rounds():
            rounds.write(comma + encode(report))
            comma = ", "
        sys.stdout.write(encode(referee.head())[:-1] + ', "rounds": [')
        rounds.seek(0)
        shutil.copyfileobj(rounds, sys.stdout)
        tail = encode(referee.tail(legal=legal))[1:]
        sys.stdout.write("]" + (", " if len(tail) > 1 else "") + tail + "\n")


def _show(referee: Referee, title: str, language: str | None, *, legal: bool) -> None:
    """Write what people read: each round, and how it stands then."""
    from retruc.cli.reader import reader_words, screen_width
    from retruc.rulebook import Heading, show_end, show_round, to_text
    from retruc.words import Narrator

    spoken = reader_words(language)
    width = screen_width()
    if referee.ruleset is None:
        return
    # Nothing may come under the heading, so it waits for the first thing that does.
    heading = to_text((Heading(title, 1),)) + "\n" if title else ""
    narrator = Narrator.at(spoken, referee.ruleset, referee.players)
    for report in referee.rounds():
        sys.stdout.write(f"{heading}{show_round(report, narrator, width=width)}\n")
        heading = ""
    verdict = {**referee.head(), **referee.tail(legal=legal)}
    if referee.error is None:
        sys.stdout.write(heading + show_end(verdict, narrator, width=width))
