"""Playing: the application run on a terminal, and what is said when it has been left."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from shlex import join
from shutil import which

from retruc.terminal.app import Play
from retruc.terminal.settings import Settings, is_without_colours
from retruc.terminal.sitting import Sitting, sit_down
from retruc.words import Words


def play(settings: Settings, words: Words) -> int:
    """Play until somebody leaves; then say where the coto is kept.

    Returns:
        0, or what a signal that ended the play makes of the exit status.

    Raises:
        RetrucError: the record cannot be written any more, or a new coto cannot be begun.
    """
    first = sit_down(settings)
    if not is_without_colours(os.environ):
        os.environ.pop("NO_COLOR", None)  # the library of the screen obeys an empty one as well
    app = Play(_Seating(settings, first), words, environ=os.environ, fast=settings.fast)
    try:
        app.run()
    finally:
        if app.sitting is not None and app.fault is None:
            app.sitting.end()
    if app.fault is not None:
        if app.sitting is not None:
            sys.stdout.write(farewell(app.sitting, words, settings, broken=True))
        raise app.fault
    status = app.return_code or 0
    if status and not sys.stdout.isatty():
        _drop_output()
        return status
    sys.stdout.write(farewell(app.sitting or first, words, settings))
    return status


def _drop_output() -> None:
    """Send nowhere what is still to be written: the terminal is gone.

    The interpreter would fail on it at its end, and say so by another exit status.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


class _Seating:
    """Gives the table that was set before the screen opened, and after it new ones."""

    def __init__(self, settings: Settings, first: Sitting) -> None:
        self._settings = settings
        self._first: Sitting | None = first

    def __call__(self) -> Sitting:
        first, self._first = self._first, None
        if first is not None:
            self._settings = replace(self._settings.again(), ruleset=first.session.ruleset)
            return first
        return sit_down(self._settings)


def farewell(sitting: Sitting, words: Words, settings: Settings, *, broken: bool = False) -> str:
    """Say where the coto is kept, and how to go on with it if it is not over.

    A *broken* record takes no more: then say how much of the coto it holds.
    """
    path = str(sitting.keeper.path)
    if broken:
        number = sitting.session.view(None).observation.number
        lines = [words.say("play-kept-so-far", path=path, number=number)]
    else:
        lines = [words.say("play-kept-at", path=path)]
    if sitting.session.result is None:
        command = [*program(sys.argv[0]), "play", "--resume", path]
        if settings.ruleset_file is not None:
            command += ["--ruleset", settings.ruleset_file]
        lines.append(words.say("play-resume-with", command=join(command)))
    return "\n".join(lines) + "\n"


def program(started: str) -> list[str]:
    """What to type to start this program as it was started.

    >>> program(".venv/bin/retruc")
    ['.venv/bin/retruc']
    """
    path = Path(started)
    if path.name == "__main__.py":
        return ["python", "-m", path.parent.name]
    found = which(path.name)
    is_on_path = found is not None and path.is_absolute() and Path(found) == path
    return [path.name if is_on_path else started]
