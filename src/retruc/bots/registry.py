"""Bots by name. A name may end in its version; a version once published never plays otherwise."""

from collections.abc import Callable
from random import Random

from retruc.bots.interface import Bot
from retruc.bots.taverna import Taverna
from retruc.bots.threshold import Threshold
from retruc.bots.uniform import Uniform
from retruc.game import Fault, Found, RetrucError, Seat
from retruc.rulesets import Ruleset


class UnknownBot(RetrucError):
    """There is no bot of that name."""

    id = "unknown-bot"

    def __init__(self, name: str) -> None:
        """Keep the name that was asked for."""
        super().__init__(name)
        self.name = name
        known = ", ".join(bot_names())
        self.fault = Fault(
            "unknown-bot", "expected one of {known}, found {found}", known=known, found=Found(name)
        )

    def __str__(self) -> str:
        return str(self.fault)


_MAKERS: dict[str, Callable[[Ruleset, Seat, Random], Bot]] = {
    "random@1": lambda _ruleset, _seat, rng: Uniform(rng),
    "threshold@1": lambda ruleset, _seat, _rng: Threshold(ruleset),
    "taverna@1": Taverna,
}


def bot_names() -> tuple[str, ...]:
    """Name every bot with its version, the weakest first."""
    return tuple(_MAKERS)


def full_name(name: str) -> str:
    """Complete a bot's name with its newest version.

    Raises:
        UnknownBot: there is none of that name.

    >>> full_name("taverna")
    'taverna@1'
    """
    if name in _MAKERS:
        return name
    versions = [full for full in _MAKERS if full.partition("@")[0] == name]
    if not versions:
        raise UnknownBot(name)
    return max(versions, key=lambda full: int(full.partition("@")[2]))


def make_bot(name: str, ruleset: Ruleset, seat: Seat, rng: Random) -> Bot:
    """Make a player for one seat; all its randomness comes from *rng*.

    Raises:
        UnknownBot: there is none of that name.
    """
    return _MAKERS[full_name(name)](ruleset, seat, rng)
