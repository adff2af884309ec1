"""A line to the server that is slow, and can go dead, as a phone's does in a tunnel."""

import socket
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

_CHUNK = 65_536


class Line:
    """Passes bytes on to a server; while it is dead none pass, and neither end is told."""

    def __init__(self, url: str, *, delay_s: float = 0) -> None:
        """Lead to the server at *url*; `url` of the line is where a browser goes instead.

        Args:
            url: Of the server.
            delay_s: How long all that is said is on its way, in either direction.
        """
        parts = urlsplit(url)
        self._delay_s = delay_s
        self._server = (parts.hostname or "", parts.port or 0)
        self._flows = Event()
        self._flows.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        Thread(target=self._let_in, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.mend()
        for end in (self._door, *self._open):
            _shut(end)

    def cut(self) -> None:
        """Let nothing through any more, in neither direction."""
        self._flows.clear()

    def mend(self) -> None:
        """Let through what waits, and what comes."""
        self._flows.set()

    def _let_in(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
                far = socket.create_connection(self._server)
            except OSError:  # the test is over
                return
            self._open += [near, far]
            for source, target in ((near, far), (far, near)):
                way: _Way = SimpleQueue()
                Thread(target=self._take_up, args=(source, way), daemon=True).start()
                Thread(target=self._pass_on, args=(way, source, target), daemon=True).start()

    def _take_up(self, source: socket.socket, way: "_Way") -> None:
        """Take what one end says, its hanging up too, and note when it is to arrive."""
        chunk = b"begin"
        while chunk:
            try:
                chunk = source.recv(_CHUNK)
            except OSError:  # it hung up
                chunk = b""
            way.put((monotonic() + self._delay_s, chunk))

    def _pass_on(self, way: "_Way", source: socket.socket, target: socket.socket) -> None:
        """Pass on what was taken up, when it is due and the line is not dead."""
        chunk = b"begin"
        while chunk:
            due, chunk = way.get()
            sleep(max(0, due - monotonic()))
            self._flows.wait()
            try:
                target.sendall(chunk)
            except OSError:  # the other end hung up
                chunk = b""
        for end in (source, target):
            _shut(end)


_Way = SimpleQueue[tuple[float, bytes]]
"""What is on its way, with the instant at which it arrives; an empty chunk is a hanging up."""


def _shut(end: socket.socket) -> None:
    with suppress(OSError):  # it may be shut
        end.shutdown(socket.SHUT_RDWR)
    end.close()
