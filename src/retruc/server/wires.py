"""The socket itself: frames are put on it at once, without a task for each, while it takes them.

Four sockets are told of every action, so what one message costs to send counts more than anything
else about it. The way through ASGI, several times as long, is taken where the other side is slow.
"""

from collections.abc import Callable, Sequence

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

Push = Callable[[Sequence[bytes]], bool]

_EXTENSION = "retruc.push"
_FINAL_TEXT = 0x81


class PushingProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which offers what it serves a way to send at once."""

    def handle_connect(self, event: Request) -> None:
        """Offer it with the connection."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][_EXTENSION] = {"push": self.push}

    def push(self, messages: Sequence[bytes]) -> bool:
        """Send messages of text; False, and nothing is sent, if that cannot be done at once."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(b"".join(map(framed, messages)))
        return True


def framed(data: bytes) -> bytes:
    """Put a message of text into the frame of a server, as RFC 6455 has it in section 5.2.

    >>> framed(b"Hello").hex(" ", 1)
    '81 05 48 65 6c 6c 6f'
    """
    size = len(data)
    if size < 126:
        return bytes((_FINAL_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_FINAL_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_FINAL_TEXT, 127)) + size.to_bytes(8, "big") + data


class SocketWire:
    """The sending side of a socket that was accepted."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        offered = websocket.scope.get("extensions", {}).get(_EXTENSION, {})
        self.push: Push = offered.get("push", _cannot)
        """As `PushingProtocol.push`."""

    async def send(self, data: bytes) -> None:
        """Send a message, waiting while the other side is slow."""
        await self._websocket.send_text(data.decode())

    async def close(self, code: int, reason: str) -> None:
        """Close it."""
        await self._websocket.close(code, reason)


def _cannot(_: Sequence[bytes]) -> bool:
    """Under another server than our own there is no such way."""
    return False
