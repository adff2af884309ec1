"""`Line`: what waits to be sent on one socket. It is bounded; who reads too slowly is let go."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

from retruc.protocol.codec import encode
from retruc.protocol.messages import Goodbye, ServerMessage
from retruc.server.metrics import Metrics

MOST_MESSAGES = 256
MOST_BYTES = 1_000_000
WRITE_S = 15
"""A socket that has not taken a message after so many seconds is given up."""

AGAIN_MS = 1000

CLOSE_AGAIN = 4000
"""The code with which a socket is closed whose client should come back."""
CLOSE_FOR_GOOD = 4001

_numbers = count(1)


class Wire(Protocol):
    """The socket itself."""

    @property
    def push(self) -> Callable[[Sequence[bytes]], bool]:
        """Send messages at once; False, and nothing is sent, if the other side is slow."""

    async def send(self, data: bytes) -> None:
        """Send a message, waiting while the other side is slow."""

    async def close(self, code: int, reason: str) -> None:
        """Close it."""


def screen_of(guest_id: str) -> str:
    """Give the member that the screens in a guest's browser are: told as one who has no seat."""
    return f"{guest_id}/screen"


class Line:
    """The sending side of one socket."""

    def __init__(self, wire: Wire, member: str, metrics: Metrics) -> None:
        self.via = f"s{next(_numbers)}"
        self.member = member
        self._wire = wire
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._last: Goodbye | None = None
        self._since: float | None = None
        self._task: asyncio.Task[Any] | None = None

    def send(self, *messages: bytes) -> None:
        """Send encoded messages as soon as those before them are gone."""
        if self._last is not None:
            return
        if self._since is None and not self._waiting and self._wire.push(messages):
            return
        self._waiting.extend(messages)
        self._bytes += sum(map(len, messages))
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.goodbye("too-slow", AGAIN_MS)
        self._more.set()

    def say(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send(encode(message))

    def goodbye(self, reason: str, again_ms: int | None = None) -> None:
        """Send what waits, then say goodbye and close the socket."""
        if self._last is None:
            self._metrics.dropped.labels(reason).inc()
            self._last = Goodbye(reason=reason, again_ms=again_ms)
            self._more.set()

    @property
    def is_parting(self) -> bool:
        """Whether a goodbye is the last thing still to be sent."""
        return self._last is not None

    def give_up(self) -> None:
        """Stop sending at once: the other side takes nothing any more."""
        self._metrics.dropped.labels("stuck").inc()
        if self._task is not None:
            self._task.cancel()

    async def run(self) -> None:
        """Send what comes, until the goodbye is said or the socket breaks."""
        self._task = asyncio.current_task()
        try:
            await self._send_all()
        except (OSError, RuntimeError):
            # The other side is gone: its client will come back by itself.
            self._waiting.clear()

    async def _send_all(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await self._send(data)
            if self._last is not None:
                await self._part(self._last)
                return

    async def _send(self, data: bytes) -> None:
        self._since = asyncio.get_running_loop().time()
        await self._wire.send(data)
        self._since = None

    async def _part(self, last: Goodbye) -> None:
        await self._send(encode(last))
        with suppress(RuntimeError):
            code = CLOSE_FOR_GOOD if last.again_ms is None else CLOSE_AGAIN
            await self._wire.close(code, last.reason)

    async def ended(self) -> None:
        """Wait until nothing will be sent any more."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    def is_stuck(self, now: float) -> bool:
        """Whether a message has waited too long for the other side; *now* in the loop's time."""
        return self._since is not None and now - self._since > WRITE_S
