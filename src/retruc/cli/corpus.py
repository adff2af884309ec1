"""`retruc corpus`: cotos that bots play, as records, and records as a table for data frames."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from retruc.arena import (
    Bar,
    Entrant,
    Rows,
    check_parquet,
    play_corpus,
    write_corpus,
    write_parquet,
)
from retruc.cli.chosen import chosen_ruleset
from retruc.cli.faults import record_fault_line
from retruc.cli.reader import reader_words
from retruc.cli.status import FINE, WRONG
from retruc.game import RecordError
from retruc.record import Record, read_record
from retruc.rulesets import Ruleset, catalogue, load


def write(options: Namespace) -> int:
    """Write a corpus: a folder for each ruleset, in it a record for each coto.

    Raises:
        RulesetError: there is no such ruleset or option.
        UnknownBot: there is no such bot.
        MatchError: there is no round to play, or no process to play in.
    """
    words = reader_words(options.lang)
    names = options.ruleset or list(catalogue())
    entrants = tuple(map(Entrant.of, options.bot or ["taverna"]))
    for ruleset in [chosen_ruleset(name, options.option) for name in names]:
        bar = Bar(sys.stderr, float, words) if sys.stderr.isatty() else None
        folder = Path(options.folder) / ruleset.id
        cotos = play_corpus(
            ruleset,
            entrants,
            rounds=options.rounds,
            seed=options.seed,
            workers=options.workers,
        )
        try:
            told = None if bar is None else (lambda done, bar=bar: bar(done, options.rounds))
            rounds = write_corpus(folder, cotos, told)
        finally:
            if bar is not None:
                bar.clear()
        sys.stdout.write(words.say("corpus-written", rounds=rounds, folder=str(folder)) + "\n")
    return FINE


def export(options: Namespace) -> int:
    """Write records as one Parquet file; the exit status is 1 if one of them is wrong.

    Raises:
        ExtraMissing: polars is not installed.
    """
    check_parquet()
    given = None if options.ruleset is None else load(options.ruleset)
    read = _Reading(options.records, given)
    try:
        rows = write_parquet(Path(options.file), read.records(), Rows(options.rows))
    except RecordError as error:
        sys.stderr.write(record_fault_line(error, read.file, options.lang))
        return WRONG
    words = reader_words(options.lang)
    sys.stdout.write(words.say("corpus-exported", rows=rows, file=options.file) + "\n")
    return FINE


class _Reading:
    """Reads files and folders of records one after the other, and knows at which it is."""

    def __init__(self, paths: list[str], given: Ruleset | None) -> None:
        self._paths = paths
        self._given = given
        self.file = ""

    def records(self) -> Iterator[tuple[str, Record]]:
        for path in map(Path, self._paths):
            files = sorted(path.rglob("*.truc")) if path.is_dir() else [path]
            for file in files:
                self.file = str(file)
                with file.open("rb") as source:
                    yield os.fspath(file), read_record(source, ruleset=self._given)
