"""The socket of a table: from a handshake to a guest, from frames to commands."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from retruc.protocol.codec import ProtocolError, decode, encode
from retruc.protocol.messages import PROTOCOL, ClientMessage, Goodbye, Hello, Ping, Pong, Rename
from retruc.server.guests import COOKIE, Guest
from retruc.server.headers import is_own_host, is_same_origin
from retruc.server.ids import read_code
from retruc.server.limits import SOCKETS_AT_TABLE, SOCKETS_OF_MEMBER
from retruc.server.names import clean_name
from retruc.server.services import Services
from retruc.server.shell import Line, TableHost
from retruc.server.shell.lines import CLOSE_AGAIN, CLOSE_FOR_GOOD, screen_of
from retruc.server.table.commands import Asked, Connected
from retruc.server.wires import SocketWire
from retruc.words import parse_language

router = APIRouter()

SCREEN = "screen"
"""Of the query ``as``: the socket only shows the table, as a television does."""
HELLO_S = 10
"""Seconds in which a socket must say `Hello`."""
TOO_FAST_MS = 5000
FULL_MS = 30_000
_YEAR_S = 31_536_000


@router.websocket("/api/tables/{code}/socket")
async def table_socket(websocket: WebSocket, code: str) -> None:
    """Let somebody sit at, or watch, a table."""
    services: Services = websocket.app.state.services
    origins = services.settings.origins
    host = websocket.headers.get("host", "")
    if not (is_own_host(host, origins) and is_same_origin(websocket.headers, origins)):
        await websocket.close()  # before it is accepted: the handshake is answered with 403
        return
    address = websocket.client.host if websocket.client else ""
    if not services.limits.enter(address):
        await _part(websocket, "too-many-sockets", FULL_MS)
        return
    try:
        with services.metrics.sockets.track_inprogress():
            await _serve(websocket, code, services, address)
    finally:
        services.limits.leave(address)


async def _part(websocket: WebSocket, reason: str, again_ms: int | None = None) -> None:
    """Accept, say goodbye, close: a page is told nothing of a handshake that was refused."""
    if websocket.client_state is WebSocketState.CONNECTING:
        await websocket.accept()
    await websocket.send_text(encode(Goodbye(reason=reason, again_ms=again_ms)).decode())
    await websocket.close(CLOSE_FOR_GOOD if again_ms is None else CLOSE_AGAIN, reason)


async def _serve(websocket: WebSocket, code: str, services: Services, address: str) -> None:
    guest = await services.guests.of_token(websocket.cookies.get(COOKIE))
    if guest is None:
        if not services.limits.guests.take(address):
            await _part(websocket, "too-fast", FULL_MS)
            return
        guest, token = await services.guests.make()
        await websocket.accept(headers=[(b"set-cookie", _cookie(websocket, token))])
    else:
        await websocket.accept()
    read = read_code(code)
    found = await services.house.find_any(read) if read else None
    host = None if found is None else found[1]
    if found is None and services.limits.guesses.take(address):
        await _part(websocket, "no-table")
    elif found is None or _guesses_too_much(services, address, guest, host):
        await _part(websocket, "too-fast", FULL_MS)
    elif host is None:
        await _part(websocket, "table-over")
    else:
        await _attend(websocket, host, guest, services, is_open=host.code == read)


def _guesses_too_much(
    services: Services, address: str, guest: Guest, host: TableHost | None
) -> bool:
    """Whether a right code is answered as a wrong one, since too many were guessed."""
    is_known = host is not None and host.table.knows(guest.id)
    return not is_known and not services.limits.guesses.has(address)


def _cookie(websocket: WebSocket, token: str) -> bytes:
    secure = "; Secure" if websocket.url.scheme == "wss" else ""
    attributes = f"HttpOnly; Max-Age={_YEAR_S}; Path=/; SameSite=lax{secure}"
    return f"{COOKIE}={token}; {attributes}".encode()


async def _attend(
    websocket: WebSocket, host: TableHost, guest: Guest, services: Services, *, is_open: bool
) -> None:
    """Serve a socket at a table until it goes."""
    if services.house.is_closing:
        await _part(websocket, "restarting", TOO_FAST_MS)
        return
    if not is_open and not host.table.knows(guest.id):
        await _part(websocket, "old-link")
        return
    if len(host.lines) >= SOCKETS_AT_TABLE or _sockets_of(host, guest) >= SOCKETS_OF_MEMBER:
        await _part(websocket, "too-many-sockets", FULL_MS)
        return
    is_screen = websocket.query_params.get("as") == SCREEN
    member = screen_of(guest.id) if is_screen else guest.id
    line = Line(SocketWire(websocket), member, services.metrics)
    with _at_table(host, line):
        sending = asyncio.create_task(line.run())
        reading = asyncio.create_task(_read(websocket, host, line, services, guest))
        done, _ = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        if sending not in done:
            # What was read last may have brought a goodbye; it is still to be said.
            reading.result()
            if line.is_parting:
                await asyncio.wait((sending,), timeout=HELLO_S)
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


def _sockets_of(host: TableHost, guest: Guest) -> int:
    members = (guest.id, screen_of(guest.id))
    return sum(len(host.lines_by_member.get(member, ())) for member in members)


@contextmanager
def _at_table(host: TableHost, line: Line) -> Iterator[None]:
    host.join(line)
    try:
        yield
    finally:
        host.leave(line)


async def _read(
    websocket: WebSocket, host: TableHost, line: Line, services: Services, guest: Guest
) -> None:
    """Read frames until the socket closes, or brings something that we do not read."""
    bucket = services.limits.messages()
    try:
        async with asyncio.timeout(HELLO_S):
            hello = decode(await _text(websocket))
        if not isinstance(hello, Hello):
            line.goodbye("hello-first")
            return
        if hello.protocol != PROTOCOL:
            line.goodbye("other-protocol")
            return
        await host.ask(_connected(line, guest, hello))
        if line.member == guest.id:
            await _keep_face(host, services, guest)
        while True:
            message = decode(await _text(websocket))
            if not bucket.take():
                line.goodbye("too-fast", TOO_FAST_MS)
                return
            await _do(message, host, line, services, guest)
    except ProtocolError as error:
        line.goodbye(error.id)
    except TimeoutError:
        line.goodbye("hello-first")
    except (WebSocketDisconnect, RuntimeError):
        return


async def _text(websocket: WebSocket) -> str | bytes:
    """Wait for a frame.

    Raises:
        WebSocketDisconnect: the socket was closed.
    """
    frame = await websocket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1006))
    text: str | bytes | None = frame.get("text")
    return frame.get("bytes") or b"" if text is None else text


def _connected(line: Line, guest: Guest, hello: Hello) -> Connected:
    language = parse_language(hello.language) or "en"
    return Connected(
        member=line.member,
        via=line.via,
        name=guest.name,
        face=guest.face,
        language=language,
        seen=hello.seen,
        is_screen=line.member != guest.id,
    )


async def _keep_face(host: TableHost, services: Services, guest: Guest) -> None:
    """Let who has not named itself, and hence not chosen a face either, go on with the one here."""
    face = host.table.face_of(guest.id)
    if not guest.name and face is not None and face != guest.face:
        await services.guests.change(guest, face=face)


async def _do(
    message: ClientMessage, host: TableHost, line: Line, services: Services, guest: Guest
) -> None:
    match message:
        case Ping():
            line.say(Pong(at=message.at))
            return
        case Hello():
            line.goodbye("hello-first")
            return
        case Rename() if line.member == guest.id:
            name = clean_name(message.name)
            message = msgspec.structs.replace(message, name=name)
            if name:
                changed = await services.guests.change(guest, name=name)
                services.house.tell_of(changed, but=host)
    await host.ask(Asked(line.member, line.via, message))
