"""A server in this process, and people who play at it through sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from retruc.protocol.codec import decode_server, encode_client
from retruc.protocol.messages import (
    PROTOCOL,
    Act,
    ClientMessage,
    Done,
    Goodbye,
    Hello,
    Refused,
    Revealed,
    ServerMessage,
    Silence,
    Situation,
    Snapshot,
    Told,
)
from retruc.server import running
from retruc.server.services import Services
from retruc.server.settings import Settings

PATIENCE_S = 30

_prefixes = count()
"""Ids of what people ask for are never used twice, whatever server they ask."""


class Live:
    """A running server."""

    def __init__(self, services: Services, port: int, server: Any) -> None:
        self.services = services
        self.port = port
        self.server = server
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"

    def person(self) -> "Person":
        return Person(self)


@asynccontextmanager
async def live(database: str, **changes: Any) -> AsyncIterator[Live]:
    """Run a server on a free port, and end it as a signal would."""
    addresses = changes.pop("addresses", ())
    changes = {"port": 0, "rate_factor": 1000, "workers": 1, **changes}
    settings = Settings(database=database, **changes)
    listening = running._listen(settings)
    services = running.make_services(settings, addresses)
    app = running.make_app(services)
    server = running._Server(app, settings, services)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
    try:
        yield Live(services, listening.getsockname()[1], server)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE_S)


class Person:
    """Somebody with a browser: a cookie, and a socket at a table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.http = httpx2.AsyncClient(base_url=live.http, timeout=PATIENCE_S)
        self.socket: ClientConnection | None = None
        self.heard: list[ServerMessage] = []
        self.wire: list[str] = []
        self.situation: Situation | None = None
        self.number = 0
        self.prefix = f"{next(_prefixes)}-"
        self.count = 0
        self.goodbye: Goodbye | None = None
        self.close_code: int | None = None
        self._answers: dict[str, asyncio.Future[Done | Refused]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def make(self, **body: Any) -> str:
        """Make a table and give its code."""
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(self, code: str, **options: Any) -> ClientConnection:
        """Open a socket; if that makes a guest, keep its cookie."""
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        socket = await connect(
            f"{self.live.ws}/api/tables/{code}/socket{options.pop('query', '')}",
            additional_headers={**headers, **options.pop("headers", {})},
            max_size=None,
            **options,
        )
        assert socket.response is not None
        for value in socket.response.headers.get_all("set-cookie"):
            name, _, token = value.partition(";")[0].partition("=")
            self.http.cookies.set(name, token)
        return socket

    async def join(
        self, code: str, *, seen: int = 0, language: str = "en", query: str = ""
    ) -> "Person":
        """Come to a table and wait for its snapshot."""
        self.goodbye, self.close_code = None, None
        self.heard.clear()
        self.socket = await self.open(code, query=query)
        self._reading = asyncio.create_task(self._read(self.socket))
        with suppress(ConnectionClosed):  # who is sent away at once may not get so far
            await self.say(Hello(protocol=PROTOCOL, language=language, seen=seen))
        await self.until(lambda: bool(self.heard) or self.close_code is not None)
        return self

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self._reading is not None:
            await self._reading
            self._reading = None

    def cut(self) -> None:
        """Lose the network: nothing is said any more."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def say(self, message: ClientMessage) -> None:
        assert self.socket is not None
        await self.socket.send(encode_client(message).decode())

    async def ask(self, kind: type[Any], /, **fields: Any) -> Done | Refused:
        """Ask for something and wait for the answer."""
        asked = str(fields.pop("id", ""))
        if not asked:
            self.count += 1
            asked = f"{self.prefix}{self.count}"
        future = self._answers[asked] = asyncio.get_running_loop().create_future()
        await self.say(kind(id=asked, **fields))
        return await asyncio.wait_for(future, PATIENCE_S)

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S), self._changed:
            await self._changed.wait_for(holds)

    def last(self, kind: type[Any]) -> Any:
        return next((m for m in reversed(self.heard) if isinstance(m, kind)), None)

    @property
    def snapshot(self) -> Snapshot:
        found = self.last(Snapshot)
        assert isinstance(found, Snapshot)
        return found

    @property
    def is_over(self) -> bool:
        return self.last(Revealed) is not None or self.phase == "over"

    @property
    def phase(self) -> str:
        rooms = [m.room for m in self.heard if hasattr(m, "room")]
        return rooms[-1].phase if rooms else ""

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                await self._take(frame)
        except ConnectionClosed:
            pass
        self.close_code = socket.close_code
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, frame: str) -> None:
        message = decode_server(frame)
        self.wire.append(frame)
        self.heard.append(message)
        if isinstance(message, Done | Refused):
            future = self._answers.pop(message.id, None)
            if future is not None and not future.done():
                future.set_result(message)
        if (situation := getattr(message, "situation", None)) is not None:
            self.situation = situation
        if isinstance(message, Goodbye):
            self.goodbye = message
        self.number = getattr(message, "number", self.number)
        async with self._changed:
            self._changed.notify_all()

    # Playing

    @property
    def rounds(self) -> int:
        """How many rounds have ended since one came."""
        return sum(isinstance(m, Told) and m.account is not None for m in self.heard)

    async def play(self, rng: Random, *, rounds: int = 10_000) -> None:
        """Do any legal thing when one is asked, for so many rounds or until the coto is over."""

        def done() -> bool:
            return self.is_over or self.rounds >= rounds

        while not done():
            await self.until(lambda: done() or self._may_act() or self.close_code is not None)
            if done() or self.close_code is not None:
                return
            situation = self.situation
            assert situation is not None
            await self._choose(situation, rng)

    def _may_act(self) -> bool:
        """Whether one is asked, or may have the next round dealt sooner."""
        s = self.situation
        return s is not None and (s.asked or (s.word is None and s.may_wait and not self.is_over))

    async def _choose(self, situation: Situation, rng: Random) -> None:
        """Play a card rather than call, so that cotos come to an end, but not always."""
        offers = situation.offers
        cards = [o for o in offers if o.kind in {"card", "accept", "decline"}]
        if not offers or (situation.may_wait and rng.random() < 0.5):
            await self.ask(Silence, decision=situation.decision)
        else:
            offer = rng.choice(cards if cards and rng.random() < 0.7 else offers)
            await self.ask(Act, decision=situation.decision, word=offer.word)
        # What the answer led to is on its way, or comes with the next thing that happens.
        with suppress(TimeoutError):
            async with asyncio.timeout(5), self._changed:
                await self._changed.wait_for(
                    lambda: self.situation is not situation or self.is_over
                )
