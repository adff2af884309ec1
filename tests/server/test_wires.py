"""The sending side of a socket: frames, the quick way and the slow one, and their order."""

import asyncio
from collections.abc import Sequence

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from retruc.server.metrics import Metrics
from retruc.server.shell import Line
from retruc.server.wires import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_client_reads_our_frames(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://x/"), state=OPEN)
    client.receive_data(framed(b"x" * size) + framed("à".encode()))
    first, second = client.events_received()
    assert isinstance(first, Frame)
    assert isinstance(second, Frame)
    assert (bytes(first.data), first.fin, first.opcode) == (b"x" * size, True, 1)
    assert bytes(second.data).decode() == "à"


class _Wire:
    """A wire that takes messages at once only while it is quick."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_quick = True
        self.flows = asyncio.Event()

    def push(self, messages: Sequence[bytes]) -> bool:
        if self.is_quick:
            self.sent.extend(messages)
        return self.is_quick

    async def send(self, data: bytes) -> None:
        await self.flows.wait()
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.sent.append(f"{code} {reason}".encode())


async def test_messages_keep_their_order_whichever_way_they_go() -> None:
    wire = _Wire()
    line = Line(wire, "m", Metrics())
    running = asyncio.create_task(line.run())
    line.send(b"1", b"2")
    assert wire.sent == [b"1", b"2"]
    wire.is_quick = False
    line.send(b"3")
    await asyncio.sleep(0)
    wire.is_quick = True
    line.send(b"4", b"5")
    assert wire.sent == [b"1", b"2"]
    wire.flows.set()
    while len(wire.sent) < 5:
        await asyncio.sleep(0)
    line.send(b"6")
    assert wire.sent == [b"1", b"2", b"3", b"4", b"5", b"6"]
    line.goodbye("finished")
    line.send(b"7")
    await running
    assert wire.sent[6:] == [
        b'{"type":"goodbye","reason":"finished","againMs":null}',
        b"4001 finished",
    ]
