"""How much one socket, or one address, may ask for."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


MESSAGES_OF_SOCKET = Rate(15, 60)
REQUESTS_OF_ADDRESS = Rate(30, 300)
SOCKETS_OF_ADDRESS = Rate(10, 150)
"""Sockets opened; a whole bar may share one address."""
TABLES_OF_ADDRESS = Rate(0.5, 30)
GUESTS_OF_ADDRESS = Rate(1, 100)
GUESSES_OF_ADDRESS = Rate(0.5, 30)
"""Codes that lead nowhere."""
HEAVY_OF_ADDRESS = Rate(2, 20)
"""Requests that take some work: replays, rules of one's own."""

SOCKETS_AT_ADDRESS = 400
"""Open at the same time."""
SOCKETS_AT_TABLE = 120
SOCKETS_OF_MEMBER = 8
"""Of one person at one table."""


class Bucket:
    """Tokens that come back at a steady rate, and are taken one by one."""

    __slots__ = ("_clock", "_left", "_rate", "_when")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.at_once)
        self._when = clock()

    def take(self, cost: float = 1) -> bool:
        """Take a token; False if there is none."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def has(self, cost: float = 1) -> bool:
        """Whether a token could be taken now."""
        self._fill()
        return self._left >= cost

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(
            self._rate.at_once, self._left + (now - self._when) * self._rate.per_second
        )
        self._when = now


class Buckets:
    """One bucket for each address that came by lately."""

    def __init__(self, rate: Rate, *, most: int = 10_000, clock: Clock = monotonic) -> None:
        """Make an empty collection.

        Args:
            most: addresses that are remembered; the one longest unseen is forgotten first.
        """
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take a token of an address; False if it has none."""
        key = network_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def has(self, address: str, cost: float = 1) -> bool:
        """Whether an address could take a token now."""
        bucket = self._buckets.get(network_of(address))
        return bucket is None or bucket.has(cost)

    def refill(self, address: str) -> None:
        """Forget what an address took."""
        self._buckets.pop(network_of(address), None)


def network_of(address: str) -> str:
    """Give what one customer has: an IPv4 address, or the first half of an IPv6 one.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(IPv6Address(int(ip) >> 64 << 64))
    return str(ip)


class Limits:
    """The buckets and counts of one server."""

    def __init__(self, *, factor: float = 1, clock: Clock = monotonic) -> None:
        """Make them, all full.

        Args:
            factor: multiplies every rate; a test or a load client needs more than people do.
        """

        def rate(of: Rate) -> Rate:
            return Rate(of.per_second * factor, int(of.at_once * factor))

        self._factor = factor
        self._clock = clock
        self.requests = Buckets(rate(REQUESTS_OF_ADDRESS), clock=clock)
        self.sockets = Buckets(rate(SOCKETS_OF_ADDRESS), clock=clock)
        self.tables = Buckets(rate(TABLES_OF_ADDRESS), clock=clock)
        self.guests = Buckets(rate(GUESTS_OF_ADDRESS), clock=clock)
        self.guesses = Buckets(rate(GUESSES_OF_ADDRESS), clock=clock)
        self.heavy = Buckets(rate(HEAVY_OF_ADDRESS), clock=clock)
        self._open: dict[str, int] = {}

    def pardon(self, address: str) -> None:
        """Let an address begin anew. Sockets that it has open still count."""
        for buckets in (
            self.requests,
            self.sockets,
            self.tables,
            self.guests,
            self.guesses,
            self.heavy,
        ):
            buckets.refill(address)

    def messages(self) -> Bucket:
        """Give a new socket its bucket."""
        rate = MESSAGES_OF_SOCKET
        return Bucket(
            Rate(rate.per_second * self._factor, int(rate.at_once * self._factor)), self._clock
        )

    def enter(self, address: str) -> bool:
        """Count a socket of an address; False if it has too many, or opens them too fast."""
        key = network_of(address)
        count = self._open.get(key, 0)
        if count >= SOCKETS_AT_ADDRESS * self._factor or not self.sockets.take(address):
            return False
        self._open[key] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Count a socket of an address no more."""
        key = network_of(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]
