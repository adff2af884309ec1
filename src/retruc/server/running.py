"""Running a server: its parts put together, its sockets, its start and its end."""

import asyncio
import resource
import socket
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from retruc.game import Fault, FaultError, SystemReason
from retruc.protocol.codec import MOST_CONFIGURE_BYTES
from retruc.server.addresses import own_addresses
from retruc.server.api.pages import WebClient
from retruc.server.app import make_app
from retruc.server.bots.pool import BotPool
from retruc.server.collecting import collector_kept, keep_collecting
from retruc.server.guests import Guests
from retruc.server.limits import Limits
from retruc.server.metrics import Metrics
from retruc.server.services import Services
from retruc.server.settings import Settings
from retruc.server.shell import House
from retruc.server.store import open_store
from retruc.server.wires import PushingProtocol

_BACKLOG = 2048
_PING_S = 20
"""A browser that does not answer so long is taken to be gone."""
_OPEN_FILES = 65_536
_GRACE_S = 5
"""How long requests that are under way may take at the end."""


class ServeError(FaultError):
    """The server cannot be started: ``address-in-use``, ``no-address``."""


def make_services(settings: Settings, addresses: tuple[str, ...] = ()) -> Services:
    """Open the database and put the parts of a server together.

    Args:
        settings: how it runs.
        addresses: where others find it.

    Raises:
        StoreError: the database cannot be used.
    """
    metrics = Metrics()
    store = open_store(settings.database_url, observe=metrics.observe_commit)
    bots = BotPool(metrics, settings.workers)
    house = House(store, bots, metrics, keep_days=settings.keep_days)
    guests = Guests(store, house.now_ms)
    house.when_forgotten = guests.forget
    limits = Limits(factor=settings.rate_factor)
    return Services(settings, house, guests, limits, metrics, bots, addresses)


@dataclass(frozen=True, slots=True)
class Running:
    """A server that listens."""

    services: Services
    address: str
    """Its address for a browser on this machine."""
    lan_addresses: tuple[str, ...]
    """Its addresses for others in the same network, the likeliest first; none if they cannot
    reach it."""
    has_client: bool
    """Whether there is a page to show."""


def serve(settings: Settings, *, started: Callable[[Running], None]) -> None:
    """Run a server until it is told to end.

    Args:
        settings: how it runs.
        started: is called once it listens.

    Raises:
        ServeError: it cannot listen where it should.
        StoreError: the database cannot be used.
    """
    with closing(_listen(settings)) as listening:
        services = make_services(settings, lan_addresses(listening, settings))
        raise_open_files()
        app = make_app(services)
        server = _Server(app, settings, services)
        server.when_started = lambda: started(_running(services, listening))
        with collector_kept():
            server.run(sockets=[listening])


def _listen(settings: Settings) -> socket.socket:
    """Open the socket first: an address that is taken is told in a sentence, and at once."""
    host = "0.0.0.0" if settings.lan else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, settings.port))
    except OSError as error:
        listening.close()
        raise ServeError(
            Fault(
                "no-address",
                "cannot listen at {address}: {why}",
                address=f"{host}:{settings.port}",
                why=SystemReason.of(error),
            )
        ) from None
    listening.listen(_BACKLOG)
    listening.set_inheritable(False)
    return listening


def _running(services: Services, listening: socket.socket) -> Running:
    host, port = listening.getsockname()[:2]
    is_everywhere = host in {"0.0.0.0", "::"}
    shown = "127.0.0.1" if is_everywhere else host
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    return Running(services, address, services.addresses, WebClient().is_built)


def lan_addresses(listening: socket.socket, settings: Settings) -> tuple[str, ...]:
    """Say where others in the network find the page, the likeliest first."""
    if not settings.lan:
        return ()
    port = listening.getsockname()[1]
    return tuple(f"http://{address}:{port}" for address in own_addresses())


def raise_open_files() -> None:
    """Allow as many open sockets as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class _Server(uvicorn.Server):
    """Says goodbye at every table before the sockets are closed."""

    def __init__(self, app: FastAPI, settings: Settings, services: Services) -> None:
        super().__init__(_config(app, settings))
        self._services = services
        self.when_started: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, say so, and have the bots ready before anybody asks for one."""
        await super().startup(sockets)
        if self.started:
            self.when_started()
            self._warming = asyncio.create_task(self._services.workers.warm())
            self._collecting = asyncio.create_task(keep_collecting())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self._services.house.close()
        await super().shutdown(sockets)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws=PushingProtocol,
        ws_max_size=MOST_CONFIGURE_BYTES + 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_GRACE_S,
        timeout_keep_alive=30,
    )
