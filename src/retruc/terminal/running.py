"""`run`: from settings to an exit status. The screen is loaded only once there is a terminal."""

import codecs
import os
import shutil
import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TextIO

from retruc.game import Fault, RecordError, RetrucError
from retruc.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH, Settings, TerminalError
from retruc.words import WordsError, choose_language, fault_text, words

WRONG_USAGE = 2


def run(settings: Settings) -> int:
    """Play in this terminal until somebody leaves.

    What is wrong is said on standard error, with its id.

    Returns:
        0 if all went well; 2 for what is wrong; 129, 130 or 143 if a signal ended the play.

    Raises:
        TerminalError: there is nothing to say texts with (``terminal-missing``).
        WordsError: we do not speak the language asked for.
    """
    try:
        spoken = words(choose_language(settings.lang, os.environ))
    except WordsError as error:
        if error.id != "words-missing":
            raise
        raise _missing("fluent.runtime") from None
    try:
        try:
            check_terminal(os.environ)
        except TerminalError:
            _check_settings(settings)  # what is typed wrong comes first
            raise
        status: int = _load_app().play(settings, spoken)
    except RecordError as error:
        place = f"{error.line}:{error.column}"
        told = fault_text(spoken, error).removeprefix(f"{place}: ")
        sys.stderr.write(f"{settings.resume}:{place}: {error.id}: {told}\n")
        if error.reason == "unknown-ruleset":
            sys.stderr.write(f"{spoken.say('play-name-the-ruleset')}\n")
        return WRONG_USAGE
    except RetrucError as error:
        sys.stderr.write(f"retruc: {error.id}: {fault_text(spoken, error)}\n")
        return WRONG_USAGE
    return status


def check_terminal(environ: Mapping[str, str]) -> None:
    """Make sure that there is a screen to draw on, large enough, and a keyboard to read.

    Raises:
        TerminalError: input or output is no terminal, or it cannot move its cursor
            (``not-a-terminal``), what is written to it is not UTF-8 (``not-utf-8``), or the table
            does not fit (``terminal-too-small``).
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
        raise TerminalError(
            Fault(
                "not-a-terminal",
                "standard input, output and error must be a terminal",
                kind="streams",
            )
        )
    if environ.get("TERM", "") in {"", "dumb"} and os.name == "posix":
        raise TerminalError(
            Fault("not-a-terminal", "this terminal cannot move its cursor", kind="cursor")
        )
    if any(_is_not_utf_8(stream) for stream in (sys.stdout, sys.stderr)):
        raise TerminalError(Fault("not-utf-8", "this terminal is not written to in UTF-8"))
    # Where the size is not known the table opens, and says itself if it does not fit.
    columns, rows = shutil.get_terminal_size((LEAST_WIDTH, LEAST_HEIGHT))
    if columns < LEAST_WIDTH or rows < LEAST_HEIGHT:
        raise TerminalError(
            Fault(
                "terminal-too-small",
                "the table needs {width} columns and {height} rows, found {columns} and {rows}",
                width=LEAST_WIDTH,
                height=LEAST_HEIGHT,
                columns=columns,
                rows=rows,
            )
        )


def _is_not_utf_8(stream: TextIO) -> bool:
    """Whether the suits and the edges of cards could not be written there as they are."""
    return codecs.lookup(stream.encoding).name != "utf-8"


def _check_settings(settings: Settings) -> None:
    """Refuse settings with which nobody could sit down; nothing is touched."""
    import_module("retruc.terminal.sitting").check(settings)


def _load_app() -> ModuleType:
    try:
        return import_module("retruc.terminal.playing")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        raise _missing("textual") from None


def _missing(package: str) -> TerminalError:
    return TerminalError(
        Fault(
            "terminal-missing",
            "the table needs the package {package}: install retruc[terminal]",
            package=package,
        )
    )
