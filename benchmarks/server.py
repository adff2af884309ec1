"""Tables of four people each, one action in so many seconds per person, over real sockets.

The client is open-loop: a person acts when its time has come, however long the answer to the one
before took, so that a server that falls behind is seen to. Server and client share the machine.
What is measured is the time from an action on its way until the last of the four has been told.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

try:
    import uvloop
except ModuleNotFoundError:
    uvloop = None

HELLO = json.dumps({"type": "hello", "protocol": 1, "language": "en"})
LONG = {"coto.cames-to-win": "50", "truc.jocfora": "cama"}
"""No coto ends while it is measured."""
PLAIN = {"paceMs": 0, "proof": False, "undo": False, "graceS": 3600}
KINDS = ("card", "accept", "decline", "call", "cover", "stack", "other")


class Offer(msgspec.Struct):
    word: str
    kind: str


class Situation(msgspec.Struct):
    decision: int
    word: int | None
    asked: bool
    may_wait: bool = msgspec.field(name="mayWait")
    offers: list[Offer]


class Message(msgspec.Struct):
    """As much of a message as the client goes by."""

    type: str
    id: str = ""
    situation: Situation | None = None


_decode = msgspec.json.Decoder(Message).decode


@dataclass
class Table:
    """Four people, and the action that is on its way."""

    code: str
    people: list["Person"] = field(default_factory=list)
    sent_at: float = 0.0
    waiting_for: int = 0


@dataclass
class Figures:
    """What was measured."""

    latencies_s: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0
    busy: int = 0


class Person(WSListener):
    """One browser."""

    def __init__(self, table: Table, seat: int, figures: Figures) -> None:
        self.table = table
        self.seat = seat
        self.figures = figures
        self.situation: Situation | None = None
        self.transport: WSTransport | None = None
        self.count = 0
        self.was_told = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, HELLO.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _decode(frame.get_payload_as_bytes())
        if message.situation is not None:
            self.situation = message.situation
        if message.type == "told":
            self._told()
        elif message.type == "refused":
            self.figures.refused += 1

    def _told(self) -> None:
        table = self.table
        if table.waiting_for and not self.was_told:
            self.was_told = True
            table.waiting_for -= 1
            if not table.waiting_for:
                self.figures.latencies_s.append(time.perf_counter() - table.sent_at)

    def say(self, **message: Any) -> None:
        assert self.transport is not None
        self.count += 1
        text = msgspec.json.encode({"id": f"{self.seat}-{self.count}", **message})
        self.transport.send(WSMsgType.TEXT, text)

    def act(self, rng: Random) -> None:
        """Do the plainest thing that one may; *busy* if the last action is still on its way."""
        situation = self.situation
        assert situation is not None
        if self.table.waiting_for:
            self.figures.busy += 1
            return
        self.figures.sent += 1
        self.table.sent_at = time.perf_counter()
        self.table.waiting_for = 4
        for person in self.table.people:
            person.was_told = False
        if situation.offers:
            best = min(situation.offers, key=lambda o: (KINDS.index(o.kind), rng.random()))
            called = [o for o in situation.offers if o.kind == "call"]
            offer = rng.choice(called) if called and rng.random() < 0.1 else best
            self.say(type="act", decision=situation.decision, word=offer.word)
        else:
            self.say(type="silence", decision=situation.decision)


class Server:
    """The server under test, a process of its own."""

    def __init__(self, folder: Path, database: str, profile: str) -> None:
        self.folder = folder
        self.database = database
        self.profile = profile
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; give the seconds until it answered."""
        profiled = ["-m", "cProfile", "-o", self.profile] if self.profile else []
        command = [sys.executable, *profiled, "-m", "retruc", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--rate", "100000", "--workers", "1", "--json"]
        if self.database:
            command += ["--database", self.database]
        started = time.perf_counter()
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        while time.perf_counter() - started < 120:
            with suppress(OSError), urllib.request.urlopen(f"{self.http}/health"):
                return time.perf_counter() - started
            time.sleep(0.01)
        raise SystemExit((self.folder / "log").read_text())

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self._pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def _pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()


def post(server: Server, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """Ask over HTTP; give the answer and the cookie."""
    request = urllib.request.Request(
        f"{server.http}{path}",
        json.dumps(body).encode(),
        {"content-type": "application/json", "cookie": cookie},
    )
    with urllib.request.urlopen(request) as answer:
        given = answer.headers.get("set-cookie", cookie).partition(";")[0]
        return json.load(answer), given


async def seat_four(server: Server, figures: Figures) -> Table:
    """Make a table, seat four people and begin."""
    made, cookie = await asyncio.to_thread(
        post, server, "/api/tables", {"settings": PLAIN, "options": LONG}
    )
    table = Table(made["code"])
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table.code}/socket"
    for seat in range(1, 5):
        headers = {"Cookie": cookie} if seat == 1 else {}
        person = Person(table, seat, figures)
        await ws_connect(lambda p=person: p, url, extra_headers=headers)
        table.people.append(person)
        await _until(lambda p=person: p.situation is not None)
        person.say(type="sit", seat=seat)
    await asyncio.sleep(0.02)
    table.people[0].say(type="start")
    return table


async def _until(holds: Any) -> None:
    while not holds():
        await asyncio.sleep(0.002)


async def drive(tables: Sequence[Table], *, seconds: float, every_s: float, rng: Random) -> None:
    """At each table somebody acts so often that each person does once in *every_s*."""

    async def one(table: Table, offset_s: float) -> None:
        pace_s = every_s / 4
        next_at = time.perf_counter() + offset_s
        while time.perf_counter() < end:
            await asyncio.sleep(max(0, next_at - time.perf_counter()))
            next_at += pace_s
            person = next((p for p in table.people if p.situation and p.situation.asked), None)
            if person is None:
                waiting = (p for p in table.people if p.situation and p.situation.may_wait)
                person = next(waiting, None)
            if person is not None:
                person.act(rng)

    end = time.perf_counter() + seconds
    await asyncio.gather(*(one(table, rng.random() * every_s / 4) for table in tables))


async def measure(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    figures = Figures()
    tables = []
    for start in range(0, options.tables, 20):
        count = min(20, options.tables - start)
        tables += await asyncio.gather(*(seat_four(server, figures) for _ in range(count)))
    rng = Random(options.seed)
    await drive(tables, seconds=options.warm, every_s=options.every, rng=rng)
    for name in ("latencies_s",):
        getattr(figures, name).clear()
    figures.sent = figures.busy = figures.refused = 0
    own = resource.getrusage(resource.RUSAGE_SELF)
    cpu_s, started = server.cpu_s(), time.perf_counter()
    await drive(tables, seconds=options.seconds, every_s=options.every, rng=rng)
    elapsed_s = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_SELF)
    latencies = sorted(figures.latencies_s)
    client_s = after.ru_utime + after.ru_stime - own.ru_utime - own.ru_stime
    used_s = server.cpu_s() - cpu_s
    return {
        "tables": options.tables,
        "actions_per_s": round(figures.sent / elapsed_s, 1),
        "p50_ms": round(1000 * statistics.median(latencies), 2),
        "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
        "worst_ms": round(1000 * latencies[-1], 1),
        "server_cores": round(used_s / elapsed_s, 3),
        "server_us_per_action": round(1e6 * used_s / max(figures.sent, 1)),
        "client_cores": round(client_s / elapsed_s, 3),
        "server_mb": round(server.memory_mb(), 1),
        "refused": figures.refused,
        "late": figures.busy,
        "load_of_machine": round(os.getloadavg()[0], 1),
    }


def restarts(server: Server) -> dict[str, Any]:
    """Kill the server and start it with all its tables alive."""
    server.stop(signal.SIGKILL)
    took_s = server.start()
    counted: dict[str, Any] = {"restart_s": round(took_s, 2)}
    if not server.database:
        with sqlite3.connect(server.folder / "retruc.sqlite") as database:
            counted["rows"] = database.execute("SELECT count(*) FROM rows").fetchone()[0]
        database.close()
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25, help="of four people (the claim: 1000)")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between one's actions")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it counts")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", default="", help="(default: SQLite in a new folder)")
    parser.add_argument("--profile", default="", metavar="FILE", help="have cProfile write here")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options, _ = parser.parse_known_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    run = uvloop.run if uvloop is not None else asyncio.run
    with tempfile.TemporaryDirectory(prefix="retruc-load-") as folder:
        server = Server(Path(folder), options.database, options.profile)
        found: dict[str, Any] = {"cold_start_s": round(server.start(), 2)}
        try:
            found |= run(measure(server, options))
            if not options.profile:
                found |= restarts(server)
        finally:
            server.stop(signal.SIGINT)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:22} {value}")


if __name__ == "__main__":
    main()
