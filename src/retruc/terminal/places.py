"""Where records lie: the user's own folder, a name for each coto, and who may write to a file.

A record is written by one program at a time. The system lets go of its lock when that program
ends, however it ends.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import datetime
from errno import EACCES, ENOTDIR
from pathlib import Path
from typing import TextIO

from retruc.game import Fault, SystemReason
from retruc.terminal.settings import TerminalError

if sys.platform != "win32":
    import fcntl

LAST = "last.truc"
"""A link beside the records, to the one that was begun last."""


def default_folder(environ: Mapping[str, str], home: Path) -> Path:
    """Where cotos are kept if nobody says where: a folder of the user's own."""
    state = environ.get("XDG_STATE_HOME") or home / ".local" / "state"
    return Path(state) / "retruc"


def new_path(path: Path | None, folder: Path, now: datetime) -> Path:
    """Take a place for a new record: *path*, or a name by the moment in *folder*.

    What is given is there, empty, and nobody else's, even if many ask at the same instant.

    Raises:
        TerminalError: *path* is there already (``record-exists``), or the folder cannot be
            written (``unwritable-record``).
    """
    try:
        if path is not None:
            path.open("x").close()
            return path
        folder.mkdir(parents=True, exist_ok=True)
        return _unused(folder, f"{now:%Y-%m-%d-%H%M%S}")
    except FileExistsError:
        raise TerminalError(
            Fault("record-exists", "{path} is there already", path=str(path or folder))
        ) from None
    except OSError as error:
        raise unwritable(path or folder, error) from None


def check_new(path: Path) -> None:
    """Refuse a place that `new_path` could not take, without taking it.

    Raises:
        TerminalError: it is there already (``record-exists``), or its folder cannot be written
            (``unwritable-record``).
    """
    if path.exists():
        raise TerminalError(Fault("record-exists", "{path} is there already", path=str(path)))
    try:
        folder = path.parent
        folder.stat()
        if not folder.is_dir():
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise unwritable(path, error) from None


def _unused(folder: Path, stem: str) -> Path:
    """Make an empty file of that name, or of one like it that is free."""
    number = 1
    path = folder / f"{stem}.truc"
    while True:
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
            path = folder / f"{stem}-{number}.truc"
        else:
            return path


def point_to(path: Path) -> None:
    """Let `LAST` lead to a record. A file of that name stays; systems without links go without."""
    link = path.with_name(LAST)
    if link.exists() and not link.is_symlink():
        return
    fresh = path.with_name(f".{path.name}.link")
    with suppress(OSError, NotImplementedError):
        fresh.symlink_to(path.name)
        fresh.replace(link)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other programs from a record while it is read, to be gone on with.

    Raises:
        TerminalError: it cannot be read (``unreadable-record``), or another program is writing it
            (``record-in-use``).
    """
    try:
        file = path.open(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error) from None
    with file:
        lock(file, path)
        yield


def lock(file: TextIO, path: Path) -> None:
    """Take an open record for this program alone, where the system has such locks.

    Raises:
        TerminalError: another program has it (``record-in-use``).
    """
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise _in_use(path) from None
    except OSError:  # a file system without locks
        return
    # Whoever had it may have put another file in its place before letting go.
    if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
        raise _in_use(path)


def unreadable(path: Path, error: OSError) -> TerminalError:
    """Make the error of a record that the system does not let us read."""
    why = SystemReason.of(error)
    return TerminalError(
        Fault("unreadable-record", "{path} cannot be read: {why}", path=str(path), why=why)
    )


def unwritable(path: Path, error: OSError) -> TerminalError:
    """Make the error of a record that the system does not let us write."""
    why = SystemReason.of(error)
    return TerminalError(
        Fault("unwritable-record", "{path} cannot be written: {why}", path=str(path), why=why)
    )


def _in_use(path: Path) -> TerminalError:
    return TerminalError(
        Fault("record-in-use", "another program is writing {path}", path=str(path))
    )
