"""Bots by name. A name may end in its version; a version once published never plays otherwise."""

from collections.abc import Callable
from random import Random

from retruc.bots.interface import Bot
from retruc.bots.penya import Penya
from retruc.bots.penya_model import is_trained_for, no_model
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
        known = ", ".join(_MAKERS)
        self.fault = Fault(
            "unknown-bot", "expected one of {known}, found {found}", known=known, found=Found(name)
        )

    def __str__(self) -> str:
        return str(self.fault)


_MAKERS: dict[str, Callable[[Ruleset, Seat, Random], Bot]] = {
    "random@1": lambda _ruleset, _seat, rng: Uniform(rng),
    "threshold@1": lambda ruleset, _seat, _rng: Threshold(ruleset),
    "taverna@1": Taverna,
    "penya@1": Penya,
}
"""The weakest first."""

_TRAINED = ("penya@1",)
"""Those that play only what they were trained for."""


def bot_names(ruleset: Ruleset | None = None) -> tuple[str, ...]:
    """Name every bot that plays a ruleset, with its version, the weakest first.

    Without one: those that play every ruleset.

    >>> from retruc.rulesets import load
    >>> bot_names(load("bar"))[-1]
    'penya@1'
    """
    is_trained = ruleset is not None and is_trained_for(ruleset)
    return tuple(name for name in _MAKERS if is_trained or name not in _TRAINED)


def full_name(name: str, ruleset: Ruleset | None = None) -> str:
    """Complete a bot's name with its newest version.

    Raises:
        UnknownBot: there is none of that name.
        NoModel: it does not play the ruleset, if one is given.

    >>> full_name("taverna")
    'taverna@1'
    """
    versions = [full for full in _MAKERS if name in (full, full.partition("@")[0])]
    if not versions:
        raise UnknownBot(name)
    full = max(versions, key=lambda full: int(full.partition("@")[2]))
    if ruleset is not None and full not in bot_names(ruleset):
        raise no_model(ruleset)
    return full


def make_bot(name: str, ruleset: Ruleset, seat: Seat, rng: Random) -> Bot:
    """Make a player for one seat; all its randomness comes from *rng*.

    Raises:
        UnknownBot: there is none of that name.
    """
    return _MAKERS[full_name(name)](ruleset, seat, rng)
