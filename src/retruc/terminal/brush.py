"""What every painter needs beside the view: the reader's words, and the colours."""

from typing import NamedTuple

from retruc.game import SEATS, TEAMS, Seat, Team
from retruc.terminal.palette import Ink, Palette
from retruc.terminal.view import View
from retruc.words import Words

_LONGEST_SIDE = len("Nosaltres")


class Brush(NamedTuple):
    """Words and colours of one reader."""

    words: Words
    palette: Palette

    def say(self, message: str, **arguments: int | str) -> str:
        """Give a message of the terminal: its name without the common beginning."""
        return self.words.say(f"play-{message}", **arguments)


def who(view: View, brush: Brush, seat: Seat) -> str:
    """What the reader calls a seat: *you*, or a name where several people share the keyboard."""
    return brush.say("you") if person(view, seat) == "you" else view.name(seat)


def person(view: View, seat: Seat) -> str:
    """The grammatical person of a seat, for sentences: ``you`` or ``other``."""
    return "you" if seat == view.seat and len(view.humans) == 1 else "other"


def is_ours(view: View, team: Team) -> bool:
    """Whether a team is the reader's; for a bystander, that of seat 1."""
    return team is view.home.team


def side_ink(view: View, team: Team) -> Ink:
    """The colour of a team on paper."""
    return Ink.US if is_ours(view, team) else Ink.THEM


def cloth_ink(view: View, team: Team) -> Ink:
    """The colour of a team on the cloth."""
    return Ink.CLOTH_US if is_ours(view, team) else Ink.CLOTH_THEM


def side_name(view: View, brush: Brush, team: Team) -> str:
    """What the reader calls a team: *us* and *them*; its letter where nobody reads for a team.

    Between two it is *you* and the other's name, which is cut where it would be longer than words.
    """
    if len({seat.team for seat in view.humans}) != 1:
        return brush.words.say("team", team=str(team))
    if view.ruleset.seats == len(TEAMS):
        name = who(view, brush, SEATS[team])
        return name if len(name) <= _LONGEST_SIDE else f"{name[: _LONGEST_SIDE - 1]}…"
    return brush.say("us" if is_ours(view, team) else "them")
