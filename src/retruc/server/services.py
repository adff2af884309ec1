"""`Services`: the parts of a running server, as those who answer requests need them."""

from dataclasses import dataclass

from retruc.server.bots.pool import BotPool
from retruc.server.guests import Guests
from retruc.server.limits import Limits
from retruc.server.metrics import Metrics
from retruc.server.settings import Settings
from retruc.server.shell import House


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    house: House
    guests: Guests
    limits: Limits
    metrics: Metrics
    workers: BotPool
    """For what would keep the loop."""
    addresses: tuple[str, ...] = ()
    """Where others in the network find the page, the likeliest first; none unless they may."""
