"""The record of a coto in play: begun, added to action by action, and gone on with.

Each action is in the file before the table shows it, so that nothing that was seen can be lost. A
program that is stopped in the middle of a word leaves half of it; going on drops that half word.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from retruc.game import Action, RecordError, Seat
from retruc.record import (
    Record,
    RecordWriter,
    last_state,
    new_header,
    read_record,
    write_record,
)
from retruc.rulesets import Ruleset
from retruc.terminal.places import lock
from retruc.terminal.settings import TerminalError

SEED = "Seed"
"""Tag: where the shuffling started, if the player chose it."""

SITTING = "Sitting"
"""Tag: who sat where, as in `Settings.seats`, between semicolons."""


class Keeper:
    """Writes one record while it is played."""

    def __init__(self, path: Path, record: Record) -> None:
        """Write what there is so far, in place of what the file held, and wait for more.

        Raises:
            TerminalError: the file cannot be written (``unwritable-record``), or another program
                writes it (``record-in-use``).
        """
        self.path = path
        try:
            _replace(path, write_record(record))
            self._file: TextIO = path.open("a", encoding="utf-8")
        except OSError as error:
            raise self._unwritable(error) from None
        try:
            lock(self._file, path)
        except TerminalError:
            self._file.close()
            raise
        self._writer = RecordWriter(self._file, record, resumes=True)

    def write(self, action: Action) -> None:
        """Add one action; when this returns, it is in the file.

        Raises:
            TerminalError: the disk takes no more (``unwritable-record``).
        """
        try:
            self._writer.add(action)
        except OSError as error:
            raise self._unwritable(error) from None

    def close(self) -> None:
        """End the file where the coto stands, to be gone on with. Closing twice does nothing.

        Raises:
            TerminalError: the disk takes no more (``unwritable-record``).
        """
        if self._file.closed:
            return
        try:
            self._writer.end()
        except OSError as error:
            raise self._unwritable(error) from None
        finally:
            with suppress(OSError):  # what could not be written is said already
                self._file.close()

    def _unwritable(self, error: OSError) -> TerminalError:
        return TerminalError("unwritable-record", f"{self.path}: {error.strerror}")

    def finish(self, cames: tuple[int, int]) -> None:
        """End the file of a coto that is over, with its result among the tags.

        Raises:
            TerminalError: the disk takes no more (``unwritable-record``).
        """
        if self._file.closed:
            return
        self.close()
        record = read_record(self.path)
        tags = {tag.name: tag.value for tag in record.header.tags}
        header = new_header(
            record.ruleset,
            players=record.header.players,
            date=record.header.date,
            score=record.header.score,
            cames=record.header.cames,
            dealer=record.header.dealer,
            result=cames,
            others=[(name, tags[name]) for name in (SEED, SITTING) if name in tags],
        )
        try:
            _replace(self.path, write_record(Record(header, record.ruleset, record.rounds)))
        except OSError as error:
            raise self._unwritable(error) from None


def begin(
    path: Path,
    ruleset: Ruleset,
    *,
    dealer: Seat,
    players: tuple[str, ...],
    sitting: tuple[str, ...],
    seed: int | None,
) -> Keeper:
    """Begin the record of a new coto."""
    others = [(SITTING, "; ".join(sitting))]
    if seed is not None:
        others.insert(0, (SEED, str(seed)))
    header = new_header(
        ruleset,
        players=players,
        date=datetime.now().astimezone().date().isoformat(),
        dealer=dealer,
        others=others,
    )
    return Keeper(path, Record(header, ruleset))


def read_unfinished(path: Path, ruleset: Ruleset | None = None) -> Record:
    """Read a record to go on with; the last word may be cut.

    Raises:
        TerminalError: there is no such file, or it cannot be read (``unreadable-record``).
        RecordError: it is no record, or cannot be replayed.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        what = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise TerminalError("unreadable-record", f"{path}: {what}") from None
    for shorter in _ends(text):
        with suppress(RecordError):
            return _checked(shorter, ruleset)
    return _checked(text, ruleset)


def _checked(text: str, ruleset: Ruleset | None) -> Record:
    record = read_record(text, ruleset=ruleset)
    last_state(record)
    return record


def _ends(text: str) -> Iterator[str]:
    """A text, then without its last word, then without its last line."""
    yield text
    yield text[: max(text.rfind(" "), text.rfind("\n")) + 1]
    yield text[: text.rfind("\n") + 1]


def tag_value(record: Record, name: str) -> str:
    """What a tag says; empty if it is not there."""
    tag = record.header.tag(name)
    return "" if tag is None else tag.value


def _replace(path: Path, text: str) -> None:
    """Write a file at once: whoever looks finds the old text or the new one, never a part."""
    part = path.with_name(f".{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
