"""The record of a coto in play: begun, added to action by action, and gone on with.

Each action is in the file before the table shows it, so that nothing that was seen can be lost. A
program that is stopped in the middle of a word leaves half of it; going on drops that half word,
and keeps a copy of the file as it was. Nothing else that is wrong in a file is mended.
"""

import os
import re
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from io import IncrementalNewlineDecoder
from pathlib import Path
from shutil import copyfileobj
from typing import NamedTuple, TextIO

from retruc.game import Action, Gesture, RecordError, Seat, Suit
from retruc.record import (
    Record,
    RecordWriter,
    Source,
    last_state,
    new_header,
    read_record,
    write_record,
)
from retruc.rulesets import Ruleset
from retruc.terminal.places import lock, unreadable, unwritable
from retruc.terminal.settings import TerminalError

SEED = "Seed"
"""Tag: where the shuffling started, if the player chose it."""

SITTING = "Sitting"
"""Tag: who sat where, as in `Settings.seats`, between semicolons."""

MARKS = "Marks"
"""Tag: whose 8 and 9 the team of seat 1 took by lot, ``ors`` or ``copes``."""

MOST_WORD = 200
"""Characters of the longest last word that is taken for one cut in half."""

_MOST_BYTES = 4 * MOST_WORD + 1
_CHUNK = 65_536
_LAST_WORD = re.compile(rb"[^\x00-\x20\x7f;\[]+\Z")
"""A word, not the beginning of a tag or a comment, that no line end follows."""


class Keeper:
    """Writes one record while it is played."""

    def __init__(self, path: Path, record: Record) -> None:
        """Write what there is so far, in place of what the file held, and wait for more.

        Raises:
            TerminalError: the file cannot be written (``unwritable-record``), or another program
                writes it (``record-in-use``).
        """
        self.path = path
        self._ruleset = record.ruleset
        self._length = 0
        try:
            _replace(path, write_record(record))
            self._file: TextIO = path.open("a", encoding="utf-8")
        except OSError as error:
            raise unwritable(self.path, error) from None
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
            if not isinstance(action, Gesture):
                self._length = os.fstat(self._file.fileno()).st_size
            self._writer.add(action)
        except OSError as error:
            raise unwritable(self.path, error) from None

    def take_back(self, gestures: Iterable[Gesture]) -> None:
        """Take the game action written last out of the file, with all after it but these.

        Raises:
            TerminalError: the disk takes no more (``unwritable-record``).
        """
        try:
            os.ftruncate(self._file.fileno(), self._length)
            record = read_record(self.path, ruleset=self._ruleset)
            self._writer = RecordWriter(self._file, record, resumes=True)
            for gesture in gestures:
                self._writer.add(gesture)
        except OSError as error:
            raise unwritable(self.path, error) from None

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
            raise unwritable(self.path, error) from None
        finally:
            with suppress(OSError):  # what could not be written is said already
                self._file.close()

    def finish(self, cames: tuple[int, int]) -> None:
        """End the file of a coto that is over, with its result among the tags.

        Raises:
            TerminalError: the disk takes no more (``unwritable-record``).
        """
        if self._file.closed:
            return
        self.close()
        record = read_record(self.path, ruleset=self._ruleset)
        tags = {tag.name: tag.value for tag in record.header.tags}
        header = new_header(
            record.ruleset,
            players=record.header.players,
            date=record.header.date,
            score=record.header.score,
            cames=record.header.cames,
            dealer=record.header.dealer,
            result=cames,
            others=[(name, tags[name]) for name in (SEED, SITTING, MARKS) if name in tags],
        )
        try:
            _replace(self.path, write_record(Record(header, record.ruleset, record.rounds)))
        except OSError as error:
            raise unwritable(self.path, error) from None


def begin(
    path: Path,
    ruleset: Ruleset,
    *,
    dealer: Seat,
    players: tuple[str, ...],
    sitting: tuple[str, ...],
    seed: int | None,
    lot: Suit | None = None,
) -> Keeper:
    """Begin the record of a new coto."""
    others = [(SITTING, "; ".join(sitting))]
    if lot is not None:
        others.append((MARKS, str(lot)))
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


class Unfinished(NamedTuple):
    """A record to go on with."""

    record: Record
    is_cut: bool
    """Whether its file ends with half a word, which *record* leaves out."""


def read_unfinished(path: Path, ruleset: Ruleset | None = None) -> Unfinished:
    """Read a record to go on with; the last word may be cut. The file stays as it is.

    Raises:
        TerminalError: there is no such file, or it cannot be read (``unreadable-record``).
        RecordError: it is no record, or cannot be replayed.
    """
    try:
        try:
            return Unfinished(_checked(path, ruleset), is_cut=False)
        except RecordError as error:
            record = _without_cut_word(path, ruleset, error)
            if record is None:
                raise
            return Unfinished(record, is_cut=True)
    except OSError as error:
        raise unreadable(path, error) from None


def _checked(source: Source, ruleset: Ruleset | None) -> Record:
    record = read_record(source, ruleset=ruleset)
    last_state(record)
    return record


def _without_cut_word(path: Path, ruleset: Ruleset | None, fault: RecordError) -> Record | None:
    """Read what stands before the last word of a file; None if that word is not all the fault."""
    length = _length_before_cut_word(path)
    if length is None:
        return None
    try:
        if (fault.line, fault.column) < _place_after(_beginning(path, length)):
            return None
        return _checked(_beginning(path, length), ruleset)
    except (RecordError, UnicodeDecodeError):
        return None


def _place_after(pieces: Iterator[str]) -> tuple[int, int]:
    """Give the line and the column at which a text ends."""
    line, column = 1, 1
    for piece in pieces:
        before, newline, rest = piece.rpartition("\n")
        line += before.count("\n") + len(newline)
        column = len(rest) + (1 if newline else column)
    return line, column


def _length_before_cut_word(path: Path) -> int | None:
    """Count the bytes before the word that a file ends with; None if it ends with none.

    Only the end of the file is read, as much as a word may take up.
    """
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        start = max(size - _MOST_BYTES, 0)
        file.seek(start)
        tail = file.read(_MOST_BYTES)
    found = _LAST_WORD.search(tail)
    if found is None or (found.start() == 0 and start > 0):
        return None
    is_short = len(found.group().decode("utf-8", errors="replace")) <= MOST_WORD
    return start + found.start() if is_short else None


def _beginning(path: Path, length: int) -> Iterator[str]:
    """Give the text of the first bytes of a file in pieces, as a reader of records takes it."""
    decoder = IncrementalNewlineDecoder(getincrementaldecoder("utf-8-sig")(), translate=True)
    with path.open("rb") as file:
        while length > 0 and (piece := file.read(min(length, _CHUNK))):
            length -= len(piece)
            yield decoder.decode(piece)
    yield decoder.decode(b"", final=True)


def keep_copy(path: Path) -> Path:
    """Copy a record beside it, byte by byte, before it is mended; no file is written over.

    Raises:
        TerminalError: there is no room for it, or no leave (``unwritable-record``).
    """
    number = 1
    copy = path.with_name(f"{path.name}.bak")
    try:
        while True:
            try:
                target = copy.open("xb")
            except FileExistsError:
                number += 1
                copy = path.with_name(f"{path.name}.bak{number}")
            else:
                break
        with target, path.open("rb") as source:
            copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
    except OSError as error:
        raise unwritable(copy, error) from None
    return copy


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
