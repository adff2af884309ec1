"""What `retruc play` is asked to do. Nothing here loads the screen or the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from retruc.game import Fault, FaultError, Found

if TYPE_CHECKING:
    from retruc.rulesets import Ruleset

HUMAN = "human"
"""In `Settings.seats`: somebody at the keyboard."""

BOT = "bot"
"""In the text of ``--seats``: the bot that ``--bot`` names."""

DEFAULT_BOT = "taverna"


LEAST_WIDTH = 80
"""Columns that the table needs."""

LEAST_HEIGHT = 24
"""Rows that the table needs."""


class TerminalError(FaultError):
    """The table cannot be shown or set: *id* says why, the fault shows what was found."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One sitting at the table."""

    ruleset: "Ruleset | None"
    """What is played; None where a record that is resumed says it."""
    seats: tuple[str, ...] = ()
    """Who sits where, seat 1 first: `HUMAN`, or the name of a bot. Seats that are not named are
    filled by *bot*, but the first one, which is a human's."""
    seed: int | None = None
    """Where the shuffling starts; None: anywhere."""
    bot: str = DEFAULT_BOT
    fast: bool = False
    """Whether bots act without a pause."""
    record: Path | None = None
    """Where the coto is written; None: in the user's own folder."""
    resume: Path | None = None
    """A record to go on with."""
    lang: str | None = None
    """Code of a language; None: that of the environment."""
    ruleset_file: str | None = None
    """The file that the ruleset was read from, if it is none of the catalogue."""

    def again(self) -> "Settings":
        """The same for another coto: new cards, and a record of its own at the usual place."""
        return replace(self, seed=None, record=None, resume=None)


def is_without_colours(environ: Mapping[str, str]) -> bool:
    """Whether ``NO_COLOR`` asks for a table without colours; an empty one asks for nothing.

    >>> is_without_colours({"NO_COLOR": ""})
    False
    """
    return bool(environ.get("NO_COLOR"))


def parse_seats(text: str, bot: str = DEFAULT_BOT) -> tuple[str, ...]:
    """Read ``--seats``: ``human``, ``bot`` or the name of a bot for each seat, seat 1 first.

    Raises:
        TerminalError: a seat is left without a name (``bad-seats``).

    >>> parse_seats("human, bot, random, bot")
    ('human', 'taverna', 'random', 'taverna')
    """
    names = tuple(part.strip().lower() for part in text.split(","))
    if not all(names):
        raise TerminalError(
            Fault("bad-seats", "a seat has no name: {found}", kind="nameless", found=Found(text))
        )
    return tuple(bot if name == BOT else name for name in names)


def seated(settings: Settings, seats: int, offered: Sequence[int] = ()) -> tuple[str, ...]:
    """Say who sits in each of so many seats.

    Args:
        settings: Who is named.
        seats: How many the table has.
        offered: How many it may have instead.

    Raises:
        TerminalError: more seats are named than the table has (``bad-seats``).

    >>> seated(Settings(None, ("human",), bot="random"), 4)
    ('human', 'random', 'random', 'random')
    """
    named = settings.seats or (HUMAN,)
    if len(named) > seats:
        raise TerminalError(_too_many(len(named), seats, offered))
    return (*named, *(settings.bot,) * (seats - len(named)))


def _too_many(named: int, seats: int, offered: Sequence[int]) -> Fault:
    """Say that more seats are named than there are, and how there would be as many."""
    known = sorted({*offered, seats})
    if named in known:
        return Fault(
            "bad-seats",
            "{named} seats are named at a table of {seats}: set --option seats={named}",
            kind="settable",
            named=named,
            seats=seats,
        )
    if len(known) > 1:
        return Fault(
            "bad-seats",
            "{named} seats are named at a table of {seats}, and the rules know {known}",
            kind="never",
            named=named,
            seats=seats,
            known=", ".join(map(str, known)),
        )
    return Fault(
        "bad-seats",
        "{named} seats are named at a table of {seats}",
        kind="many",
        named=named,
        seats=seats,
    )
