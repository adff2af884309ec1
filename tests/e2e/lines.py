"""A line to the server that can go dead, as a phone's does in a tunnel."""

import socket
from contextlib import suppress
from threading import Event, Thread
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

_CHUNK = 65_536


class Line:
    """Passes bytes on to a server; while it is dead none pass, and neither end is told."""

    def __init__(self, url: str) -> None:
        """Lead to the server at *url*; `url` of the line is where a browser goes instead."""
        parts = urlsplit(url)
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
                Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        """Pass on what one end says, its hanging up too."""
        chunk = b"begin"
        while chunk:
            try:
                chunk = source.recv(_CHUNK)
                self._flows.wait()
                target.sendall(chunk)
            except OSError:  # the other end hung up
                chunk = b""
        for end in (source, target):
            _shut(end)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):  # it may be shut
        end.shutdown(socket.SHUT_RDWR)
    end.close()
