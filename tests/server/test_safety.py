"""What people may send that they should not, and what the server does then."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
import structlog
from websockets.exceptions import InvalidStatus

from retruc.protocol.messages import (
    Act,
    Done,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    RoomChanged,
    Silence,
    Sit,
    Start,
)
from retruc.server.shell import lines
from retruc.server.shell.lines import Line
from retruc.server.table.rows import Row
from tests.server.live import Person, live

BOTS = {"paceMs": 0, "proof": False, "undo": False, "bot": "random"}
LONG = {"coto.cames-to-win": "50", "truc.jocfora": "cama"}
"""No coto ends while it is tested."""


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'retruc.sqlite'}"


async def asked(person: Person) -> None:
    """Play with bots until one is asked for a card or a word."""
    while not (person.situation and person.situation.asked and person.situation.offers):
        situation = person.situation
        if situation and situation.word is None and situation.may_wait:
            await person.ask(Silence, decision=situation.decision)
        await asyncio.sleep(0.02)


async def test_a_doubled_action_is_done_once(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        assert ada.situation is not None
        act = Act(id="x1", decision=ada.situation.decision, word=ada.situation.offers[0].word)
        await ada.say(act)
        await ada.say(act)
        await ada.say(Act(id="x2", decision=act.decision, word=act.word))
        await ada.until(lambda: len(_answers(ada)) == 3)
        answers = _answers(ada)
        assert answers[0] == Done(id="x1")
        assert answers[1] == Done(id="x1", already=True)
        assert isinstance(answers[2], Refused)
        assert (answers[2].id, answers[2].reason) == ("x2", "stale")
        assert answers[2].text


def _answers(person: Person) -> list[Done | Refused]:
    """What was answered to the three things that are asked above."""
    return [m for m in person.heard if isinstance(m, Done | Refused) and m.id.startswith("x")]


async def test_an_action_done_before_a_restart_is_not_done_again(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        assert ada.situation is not None
        act = Act(id="x1", decision=ada.situation.decision, word=ada.situation.offers[0].word)
        assert await ada.ask(Act, id="x1", decision=act.decision, word=act.word) == Done(id="x1")
        jar = dict(ada.http.cookies.items())
    async with live(sqlite) as server, server.person() as ada:
        ada.http.cookies.update(jar)
        await ada.join(code)
        answer = await ada.ask(Act, id="x1", decision=act.decision, word=act.word)
        assert answer == Done(id="x1", already=True)


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ("", "not-a-message"),
        ("nonsense", "not-a-message"),
        ('{"type": "act"}', "not-a-message"),
        ('{"type": "start", "id": 1}', "not-a-message"),
        ("[" * 5_000, "not-a-message"),
        ("[" * 3_000, "not-a-message"),
        ('{"type":"start","id":"a","x":' + "[" * 2_000 + "]" * 2_000 + "}", "not-a-message"),
        (json.dumps({"type": "start", "id": "a" * 100}), "id-too-long"),
        (json.dumps({"type": "rename", "id": "a", "name": "a" * 5_000}), "message-too-large"),
        (json.dumps({"type": "rename", "id": "a", "name": "a" * 500}), "text-too-long"),
        ('{"type": "hello", "protocol": 1, "language": "en"}', "hello-first"),
    ],
)
async def test_what_is_no_message_ends_the_socket_and_nothing_else(
    sqlite: str, frame: str, reason: str
) -> None:
    async with live(sqlite) as server, server.person() as ada, server.person() as eva:
        code = await ada.make()
        await ada.join(code)
        await eva.join(code)
        assert eva.socket is not None
        await eva.socket.send(frame)
        await eva.until(lambda: eva.close_code is not None)
        assert eva.goodbye == Goodbye(reason=reason, again_ms=None)
        assert eva.close_code == 4001
        assert isinstance(await ada.ask(Sit, seat=1), Done)
        await eva.leave()
        await eva.join(code)
        assert isinstance(await eva.ask(Sit, seat=2), Done)


async def test_frames_that_the_socket_itself_refuses(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make()
        for frame, closed in ((b"x" * 200_000, {1009}), ("x" * 200_000, {1009})):
            await ada.join(code)
            assert ada.socket is not None
            await ada.socket.send(frame)
            await ada.until(lambda: ada.close_code is not None)
            assert ada.close_code in closed
            await ada.leave()
        await ada.join(code)
        assert ada.socket is not None
        await ada.socket.send(b"\xff\xfe{}", text=True)
        await ada.until(lambda: ada.close_code is not None)
        assert ada.close_code == 1007
        await ada.leave()
        await ada.join(code)
        assert isinstance(await ada.ask(Sit, seat=1), Done)


async def test_a_socket_must_say_hello_first_and_of_our_version(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make()
        for first, reason in (
            (Start(id="a"), "hello-first"),
            (Hello(protocol=99, language="en"), "other-protocol"),
        ):
            ada.heard.clear()
            ada.goodbye = ada.close_code = None
            ada.socket = await ada.open(code)
            ada._reading = asyncio.create_task(ada._read(ada.socket))
            await ada.say(first)
            await ada.until(lambda: ada.close_code is not None)
            assert ada.goodbye == Goodbye(reason=reason, again_ms=None)
            await ada.leave()


async def test_a_code_that_leads_nowhere(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        for code in ("BCDFGH", "nonsense", "%2e%2e"):
            await ada.join(code)
            assert ada.goodbye == Goodbye(reason="no-table", again_ms=None)
            await ada.leave()


async def test_a_page_of_somebody_else_gets_no_socket(sqlite: str) -> None:
    async with live(sqlite, origins=("https://truc.example",)) as server, server.person() as ada:
        code = await ada.make()
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(InvalidStatus) as refused:
                await ada.open(code, headers={"Origin": origin})
            assert refused.value.response.status_code == 403
        called = {"Host": "evil.example", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus):
            await ada.open(code, headers=called)
        for origin in (server.http, "https://truc.example"):
            socket = await ada.open(code, headers={"Origin": origin})
            await socket.close()


async def test_who_asks_too_fast_is_sent_away_for_a_while(sqlite: str) -> None:
    async with live(sqlite, rate_factor=1) as server, server.person() as ada:
        code = await ada.make()
        await ada.join(code)
        for n in range(100):
            if ada.close_code is not None:
                break
            await ada.say(Ping(at=n))
        await ada.until(lambda: ada.close_code is not None)
        assert ada.goodbye is not None
        assert ada.goodbye.reason == "too-fast"
        assert ada.goodbye.again_ms is not None
        assert 40 < sum(isinstance(m, Pong) for m in ada.heard) < 80


async def test_one_person_has_so_many_sockets_at_a_table_and_no_more(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make()
        tabs = []
        for _ in range(9):
            tab = server.person()
            tab.http.cookies.update(dict(ada.http.cookies.items()))
            tabs.append(await tab.join(code))
        assert [tab.goodbye is not None for tab in tabs] == [False] * 8 + [True]
        assert tabs[-1].goodbye is not None
        assert tabs[-1].goodbye.reason == "too-many-sockets"
        for tab in tabs:
            await tab.__aexit__()


class _Stalled:
    """A wire that takes nothing."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.flows = asyncio.Event()

    def push(self, _: Sequence[bytes]) -> bool:
        return False

    async def send(self, data: bytes) -> None:
        await self.flows.wait()
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


async def test_who_reads_too_slowly_is_told_to_come_back(sqlite: str) -> None:
    async with live(sqlite) as server:
        wire = _Stalled()
        line = Line(wire, "m", server.services.metrics)
        running = asyncio.create_task(line.run())
        await asyncio.sleep(0)
        for n in range(lines.MOST_MESSAGES + 10):
            line.send(f"{n}".encode())
            await asyncio.sleep(0)
        assert line.is_parting
        wire.flows.set()
        await running
        assert len(wire.sent) < 5
        assert b'"too-slow"' in wire.sent[-1]
        assert wire.closed == (4000, "too-slow")


async def test_a_socket_that_takes_nothing_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(sqlite) as server:
        line = Line(_Stalled(), "m", server.services.metrics)
        running = asyncio.create_task(line.run())
        line.send(b"x")
        await asyncio.sleep(0.01)
        now = asyncio.get_running_loop().time()
        assert not line.is_stuck(now)
        assert line.is_stuck(now + lines.WRITE_S + 1)
        line.give_up()
        with pytest.raises(asyncio.CancelledError):
            await running


async def test_a_table_that_breaks_is_taken_from_the_log_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        host = server.services.house.find(code)
        assert host is not None
        before = host.table

        def breaks(*_: object) -> None:
            raise RuntimeError("a fault")

        monkeypatch.setattr(before, "handle", breaks, raising=False)
        await ada.say(Sit(id="z", seat=1))
        await ada.until(lambda: ada.close_code is not None)
        assert ada.goodbye is not None
        assert (ada.goodbye.reason, ada.close_code) == ("reloaded", 4000)
        while host.table is before:  # the goodbye comes first
            await asyncio.sleep(0.01)
        await ada.leave()
        await ada.join(code)
        assert ada.snapshot.room.seat == 1
        await asked(ada)


async def test_an_append_that_loses_takes_the_table_from_the_log_again(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        house = server.services.house
        host = house.find(code)
        assert host is not None
        rows = await house.read_whole_log(host.table_id)
        intruder = msgspec.structs.replace(
            rows[-1], seq=rows[-1].seq + 1, kind="fact", note="", body='{"fact":"restart"}'
        )
        await house.store.writer.append(host.table_id, [intruder])
        assert ada.situation is not None
        await ada.say(
            Act(id="y", decision=ada.situation.decision, word=ada.situation.offers[0].word)
        )
        await ada.until(lambda: ada.close_code is not None)
        assert ada.goodbye is not None
        assert ada.goodbye.reason == "reloaded"
        assert not any(isinstance(m, Done) and m.id == "y" for m in ada.heard)
        after = await house.read_whole_log(host.table_id)
        assert [row.seq for row in after] == list(range(1, len(after) + 1))
        assert after[len(rows)] == intruder


async def test_nobody_is_told_before_it_is_durable(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(sqlite) as server, server.person() as ada, server.person() as eva:
        code = await ada.make()
        await ada.join(code)
        await eva.join(code)
        await ada.until(lambda: ada.last(RoomChanged) is not None)
        house = server.services.house
        durable = house.append
        held = asyncio.get_running_loop().create_future()

        async def late(table_id: str, rows: list[Row]) -> None:
            await held
            await durable(table_id, rows)

        monkeypatch.setattr(house, "append", lambda *a: asyncio.ensure_future(late(*a)))
        heard = (len(ada.heard), len(eva.heard))
        asking = asyncio.create_task(ada.ask(Sit, seat=1))
        await asyncio.sleep(0.3)
        assert (len(ada.heard), len(eva.heard)) == heard
        held.set_result(None)
        assert isinstance(await asking, Done)
        await eva.until(lambda: len(eva.heard) > heard[1])


async def test_bots_that_die_are_replaced(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        pool = server.services.workers._executor
        assert pool is not None
        for process in list(pool._processes.values()):
            process.kill()
        rounds = 0
        while rounds < 3:
            await asked(ada)
            assert ada.situation is not None
            offer = ada.situation.offers[0]
            await ada.ask(Act, decision=ada.situation.decision, word=offer.word)
            rounds = ada.rounds
        assert server.services.workers._executor is not pool


async def test_logs_hold_no_secret(
    sqlite: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    structlog.reset_defaults()
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, name="Rosalia", settings=BOTS, options=LONG)
        await ada.join(code)
        await asked(ada)
        token = ada.http.cookies.get("retruc")
        await ada.http.get(f"/api/tables/{code}/record")
        metrics = (await ada.http.get("/metrics")).text
        hand = ada.snapshot.view.hand or ["7o"]
    told = "".join([*capfd.readouterr(), caplog.text, metrics])
    assert "tables-alive" in told
    for secret in (code, str(token), "Rosalia"):
        assert secret not in told
    assert hand
