"""Who enters the arena: a bot, a team of several, or a program of one's own."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random

from retruc.bots import Bot, full_name, make_bot
from retruc.bots.external import LIMIT_MS, External, greet
from retruc.game import Seat
from retruc.rulesets import Ruleset

PROGRAM = "exec:"
"""What stands before the command line of a program."""

PARTNER = "+"
"""What stands between the bots of a team."""

BotMaker = Callable[[Ruleset, Seat, Random], Bot]
"""Makes a player for one seat."""


@dataclass(frozen=True)
class Entrant:
    """One side of a match; it makes the players of its seats.

    >>> str(Entrant.of("taverna+random"))
    'taverna@1+random@1'
    """

    name: str
    """As it is shown."""
    bots: tuple[str, ...] = ()
    """Names of bots, for the seats of the team in order and from the first again."""
    command: str = ""
    """What starts the program, if it is one."""
    limit_ms: int = LIMIT_MS
    """Milliseconds that a program has for an answer."""
    maker: BotMaker | None = None
    """What makes its players, if it has neither names nor a program. For several processes it must
    be importable, or a `functools.partial` of what is."""

    @classmethod
    def of(cls, text: str, *, limit_ms: int = LIMIT_MS) -> "Entrant":
        """Read who is meant: ``taverna``, ``taverna+random`` or ``exec:python3 mine.py``.

        A program is started once, to ask its name.

        Raises:
            UnknownBot: there is no bot of a name.
            BrokeRules: the program cannot be started, or does not greet as it should.
        """
        if text.startswith(PROGRAM):
            command = text.removeprefix(PROGRAM)
            return cls(str(greet(command)), command=command, limit_ms=limit_ms)
        bots = tuple(map(full_name, text.split(PARTNER)))
        return cls(PARTNER.join(bots), bots)

    def make(self, ruleset: Ruleset, seat: Seat, rng: Random, place: Hashable) -> Bot:
        """Make a player for one seat.

        *place* tells apart what the entrant plays at the same time, so that none of its programs
        sees the same cards from two seats.
        """
        if self.command:
            return External(self.command, ruleset, seat, rng, place=place, limit_ms=self.limit_ms)
        if self.maker is not None:
            return self.maker(ruleset, seat, rng)
        return make_bot(self.bots[seat // 2 % len(self.bots)], ruleset, seat, rng)

    def __str__(self) -> str:
        return self.name
