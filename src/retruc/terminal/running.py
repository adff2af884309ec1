"""`run`: from settings to an exit status. The screen is loaded only once there is a terminal."""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from retruc.game import RecordError, RetrucError
from retruc.terminal.settings import Settings, TerminalError
from retruc.words import Words, choose_language, fault_text, words

WRONG_USAGE = 2


def run(settings: Settings) -> int:
    """Play in this terminal until somebody leaves; 0 if all went well, else 2.

    What is wrong is said on standard error, with its id.
    """
    try:
        spoken = words(choose_language(settings.lang, os.environ))
    except RetrucError as error:
        sys.stderr.write(f"retruc: {error.id}: {error}\n")
        return WRONG_USAGE
    try:
        check_terminal(os.environ)
        status: int = _load_app().play(settings, spoken)
    except RecordError as error:
        place = f"{error.line}:{error.column}"
        told = _text(spoken, error).removeprefix(f"{place}: ")
        sys.stderr.write(f"{settings.resume}:{place}: {error.id}: {told}\n")
        if error.reason == "unknown-ruleset":
            sys.stderr.write(f"{spoken.say('play-name-the-ruleset')}\n")
        return WRONG_USAGE
    except RetrucError as error:
        sys.stderr.write(f"retruc: {error.id}: {_text(spoken, error)}\n")
        return WRONG_USAGE
    return status


def check_terminal(environ: Mapping[str, str]) -> None:
    """Make sure that there is a screen to draw on and a keyboard to read.

    Raises:
        TerminalError: input or output is no terminal, or it cannot move its cursor
            (``not-a-terminal``).
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
        raise TerminalError("not-a-terminal", "standard input, output and error must be a terminal")
    if environ.get("TERM", "") in {"", "dumb"} and os.name == "posix":
        raise TerminalError("not-a-terminal", "this terminal cannot move its cursor")


def _load_app() -> ModuleType:
    try:
        return import_module("retruc.terminal.playing")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        problem = "the table needs the package textual: install retruc[terminal]"
        raise TerminalError("terminal-missing", problem) from None


def _text(spoken: Words, error: RetrucError) -> str:
    message = f"play-fault-{error.id}"
    if isinstance(error, TerminalError) and spoken.has(message):
        return spoken.say("fault-with-detail", fault=spoken.say(message), detail=error.problem)
    return fault_text(spoken, error)
