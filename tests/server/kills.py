"""The server is killed at random moments under load, and started again, many times.

``make kills ARGS="--times 50"`` is the long form; a test runs the short one. What has to hold: what
was acknowledged is in the log, once; what was told stays told; every table goes on.
"""

import argparse
import asyncio
import os
import signal
import socket
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import httpx2

from retruc.protocol.messages import Act, Done, Refused, Silence, Sit, Start
from tests.server.live import Live, Person

START_S = 30


class Server:
    """The server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None
        self.slowest_start_s = 0.0

    async def start(self) -> None:
        started = monotonic()
        arguments = ("--port", str(self.port), "--data", str(self.folder), "--rate", "1000")
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "retruc", "serve", *arguments, stdout=log, stderr=log
            )
        async with httpx2.AsyncClient() as http:
            while True:
                with suppress(httpx2.TransportError):
                    await http.get(f"http://127.0.0.1:{self.port}/health")
                    break
                assert monotonic() - started < START_S, "the server does not start"
                assert self.process.returncode is None, (self.folder / "log").read_text()
                await asyncio.sleep(0.02)
        self.slowest_start_s = max(self.slowest_start_s, monotonic() - started)

    async def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


_THINKS_S = 0.04
"""How long a person thinks at most."""


@dataclass
class Seen:
    """What the people were promised."""

    acknowledged: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


async def play_for_ever(person: Person, code: str, rng: Random, seen: Seen) -> None:
    """Act whenever one may, and come back whenever the socket breaks."""
    told = 0
    while True:
        try:
            await person.leave()
            await person.join(code, seen=told)
            if person.goodbye is None and person.snapshot.number < told:
                seen.faults.append(f"told {told}, and after the kill {person.snapshot.number}")
            while person.close_code is None:
                told = max(told, person.number)
                await _act(person, rng, seen)
        except (OSError, AssertionError, TimeoutError, EOFError):
            pass
        except Exception as error:
            if "websockets" not in type(error).__module__:
                raise
        told = max(told, person.number)
        await asyncio.sleep(0.05)


async def _act(person: Person, rng: Random, seen: Seen) -> None:
    situation = person.situation
    if situation is None or not person._may_act():
        async with asyncio.timeout(0.2), person._changed:
            await person._changed.wait()
        return
    # At full speed a quick machine plays fifty cames, and after a coto no table goes on.
    await asyncio.sleep(rng.uniform(0, _THINKS_S))
    asked = f"{person.prefix}{person.count}"
    person.count += 1
    if situation.offers:
        offer = rng.choice(situation.offers)
        await person.say(Act(id=asked, decision=situation.decision, word=offer.word))
    else:
        await person.say(Silence(id=asked, decision=situation.decision))
    async with asyncio.timeout(2), person._changed:
        await person._changed.wait_for(
            lambda: person.close_code is not None or _answer(person, asked) is not None
        )
    if isinstance(_answer(person, asked), Done) and situation.offers:
        seen.acknowledged.add(asked)


def _answer(person: Person, asked: str) -> Done | Refused | None:
    return next(
        (m for m in reversed(person.heard) if isinstance(m, Done | Refused) and m.id == asked),
        None,
    )


async def run(folder: Path, *, times: int, tables: int, seed: int) -> str:
    """Kill and start the server so many times.

    Returns:
        What was found, in a line.

    Raises:
        AssertionError: something was lost, or stands twice, or a table stands still.
    """
    rng = Random(seed)
    server = Server(folder)
    await server.start()
    seen = Seen()
    async with AsyncExitStack() as stack:
        codes = []
        playing = []
        for _ in range(tables):
            code, people = await _seat_four(stack, server)
            codes.append(code)
            playing += [
                asyncio.create_task(play_for_ever(person, code, Random(rng.random()), seen))
                for person in people
            ]
        for _ in range(times):
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            await server.kill()
            before = _lengths(folder)
            _check(folder, seen)
            await server.start()
            await _until_all_go_on(folder, before)
        for task in playing:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
    await server.kill()
    broken = [o for o in outcomes if not isinstance(o, asyncio.CancelledError)]
    assert not broken, broken
    rows = _check(folder, seen)
    actions = len(seen.acknowledged)
    return (
        f"{times} kills, {tables} tables, {rows} rows, {actions} actions acknowledged:"
        f" none lost, none twice; slowest start {server.slowest_start_s:.1f} s"
    )


async def _seat_four(stack: AsyncExitStack, server: Server) -> tuple[str, list[Person]]:
    live = Live(None, server.port, None)  # type: ignore[arg-type]
    people = [await stack.enter_async_context(live.person()) for _ in range(4)]
    settings = {"paceMs": 0, "proof": False, "undo": False, "graceS": 600}
    # Long enough not to end meanwhile.
    options = {"coto.cames-to-win": "50", "truc.jocfora": "cama"}
    code = await people[0].make(settings=settings, options=options)
    for seat, person in enumerate(people, start=1):
        await person.join(code)
        await person.ask(Sit, seat=seat)
    await people[0].ask(Start)
    return code, people


def _lengths(folder: Path) -> dict[str, int]:
    with sqlite3.connect(folder / "retruc.sqlite") as database:
        found = dict(
            database.execute("SELECT table_id, max(seq) FROM rows WHERE kind = 'word' GROUP BY 1")
        )
    database.close()
    return found


async def _until_all_go_on(folder: Path, before: dict[str, int]) -> None:
    """Wait until a card or word was played at every table."""
    started = monotonic()
    while any(now <= before.get(table, 0) for table, now in _lengths(folder).items()):
        assert monotonic() - started < START_S, "a table stands still"
        await asyncio.sleep(0.05)


def _check(folder: Path, seen: Seen) -> int:
    """Compare the log with what was promised; give the number of rows."""
    with sqlite3.connect(folder / "retruc.sqlite") as database:
        rows = database.execute("SELECT table_id, seq, note FROM rows ORDER BY 1, 2").fetchall()
    database.close()
    for table in {row[0] for row in rows}:
        seqs = [seq for row_table, seq, _ in rows if row_table == table]
        assert seqs == list(range(1, len(seqs) + 1)), f"a gap in the log of {table}"
    done = Counter(note.partition(" ")[2] for _, _, note in rows if " " in note)
    assert not [asked for asked, count in done.items() if count > 1], "an action stands twice"
    lost = seen.acknowledged - done.keys()
    assert not lost, f"acknowledged and not in the log: {sorted(lost)[:5]}"
    assert not seen.faults, seen.faults[:5]
    return len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="retruc-kills-") as folder:
        print(
            asyncio.run(
                run(Path(folder), times=options.times, tables=options.tables, seed=options.seed)
            )
        )


if __name__ == "__main__":
    main()
