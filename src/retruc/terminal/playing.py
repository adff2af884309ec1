"""Playing: the application run on a terminal, and what is said when it has been left."""

import os
import sys
from dataclasses import replace
from shlex import quote

from retruc.terminal.app import Play
from retruc.terminal.settings import Settings
from retruc.terminal.sitting import Sitting, sit_down
from retruc.words import Words


def play(settings: Settings, words: Words) -> int:
    """Play until somebody leaves; then say where the coto is kept."""
    first = sit_down(settings)
    app = Play(_Seating(settings, first), words, environ=os.environ, fast=settings.fast)
    try:
        app.run()
    finally:
        if app.sitting is not None:
            app.sitting.end()
    sys.stdout.write(farewell(app.sitting or first, words))
    return app.return_code or 0


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


def farewell(sitting: Sitting, words: Words) -> str:
    """Say where the coto is kept, and how to go on with it if it is not over."""
    path = sitting.keeper.path
    lines = [words.say("play-kept-at", path=str(path))]
    if sitting.session.result is None:
        command = f"retruc play --resume {quote(str(path))}"
        lines.append(words.say("play-resume-with", command=command))
    return "\n".join(lines) + "\n"
