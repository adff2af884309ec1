"""`retruc verify`: whether the cards of a record are those that its secrets say."""

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

from retruc.cli.faults import record_fault_line
from retruc.cli.reader import reader_words
from retruc.cli.status import FINE, WRONG
from retruc.game import RecordError
from retruc.record import Record, read_record
from retruc.server.proof import Checked, check_deals
from retruc.words import Words

_STDIN = "-"


def run(options: Namespace) -> int:
    """Check each deal of a record; the exit status is 1 if one is not proved."""
    try:
        record = _read(options.file)
    except RecordError as error:
        sys.stderr.write(record_fault_line(error, options.file, options.lang))
        return WRONG
    checked = check_deals(record)
    sys.stdout.write(report(checked, reader_words(options.lang)))
    return FINE if checked and not any(deal.fault for deal in checked) else WRONG


def _read(file: str) -> Record:
    if file == _STDIN:
        return read_record(sys.stdin.buffer)
    with Path(file).open("rb") as source:
        return read_record(source)


def report(checked: list[Checked], words: Words) -> str:
    """Say what came out: a line for each round, one for all, and what a record cannot show."""
    if not checked:
        return words.say("verify-nothing") + "\n"
    lines = [
        words.say("verify-round", number=deal.number, verdict=_verdict(deal, words))
        for deal in checked
    ]
    wrong = sum(bool(deal.fault) for deal in checked)
    if wrong:
        lines.append(words.say("verify-wrong", wrong=wrong, rounds=len(checked)))
    else:
        lines.append(words.say("verify-good", rounds=len(checked)))
    return "\n".join([*lines, *_parts(checked, words)]) + "\n"


def _parts(checked: list[Checked], words: Words) -> list[str]:
    """Say who took part in how many deals: where nobody did, the server is bound by itself."""
    proved = [deal for deal in checked if not deal.fault]
    own = Counter(seat for deal in proved for seat in deal.seats)
    seats = sorted({*own, *(seat for deal in proved for seat in deal.missing)})
    lines = [
        words.say("verify-part", seat=seat, own=own[seat], rounds=len(checked)) for seat in seats
    ]
    alone = sum(not deal.seats for deal in proved)
    if alone:
        lines.append(words.say("verify-alone", alone=alone))
    if own:
        lines.append(words.say("verify-unknown"))
    return lines


def _verdict(deal: Checked, words: Words) -> str:
    if deal.fault:
        return words.say(f"verify-{deal.fault}")
    if deal.seats:
        verdict = words.say("verify-fair", seats=", ".join(map(str, sorted(deal.seats))))
    else:
        verdict = words.say("verify-server-alone")
    for seats, message in ((deal.renewed, "verify-renewed"), (deal.missing, "verify-missing")):
        if seats:
            named = ", ".join(map(str, sorted(seats)))
            verdict = words.say(message, verdict=verdict, seats=named)
    return verdict
