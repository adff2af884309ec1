"""People at one table, through real sockets."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from retruc.protocol.messages import (
    Again,
    Done,
    Moved,
    NewLink,
    Refused,
    Rename,
    RoomChanged,
    Sit,
    Snapshot,
    Start,
    Told,
)
from tests.server.live import Live, Person, live

SHORT = {"cama.target": "12", "coto.cames-to-win": "1"}


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'retruc.sqlite'}"


async def four(stack: AsyncExitStack, server: Live, **body: object) -> tuple[str, list[Person]]:
    """Four people come to a table by its link and sit down."""
    people = [await stack.enter_async_context(server.person()) for _ in range(4)]
    code = await people[0].make(settings={"paceMs": 0, "proof": False, "undo": False}, **body)
    for seat, person in enumerate(people, start=1):
        await person.join(code)
        answer = await person.ask(Sit, seat=seat)
        assert not isinstance(answer, Refused), answer
    return code, people


async def test_a_television_in_a_players_own_browser_is_nobody_and_sees_no_hand(
    sqlite: str,
) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        code, people = await four(stack, server)
        await people[0].ask(Start)
        player = people[0]
        await player.until(lambda: '"hand-dealt"' in "".join(player.wire))
        television = await stack.enter_async_context(server.person())
        television.http.cookies.update(player.http.cookies)
        await television.join(code, query="?as=screen")
        shown = television.heard[0]
        assert isinstance(shown, Snapshot)
        assert (shown.room.seat, shown.room.watchers, shown.view.hand) == (None, [], [])
        # What it may not ask for changes nothing, not even the name of whose browser it is.
        assert isinstance(await television.ask(Rename, name="Somebody else"), Refused)
        # Whoever leaves it running is not at the table by that.
        await player.leave()
        last = people[1].last
        await people[1].until(
            lambda: last(RoomChanged) is not None and last(RoomChanged).room.players[0].away
        )
        assert last(RoomChanged).room.players[0].name == shown.room.players[0].name


async def test_four_people_play_a_coto(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        code, people = await four(stack, server, options=SHORT)
        await people[0].ask(Start)
        await asyncio.gather(*(p.play(Random(n)) for n, p in enumerate(people)))
        assert {person.phase for person in people} == {"over"}
        for person in people:
            numbers = [m.number for m in person.heard if isinstance(m, Told)]
            assert numbers == sorted(numbers)
        record = await people[1].http.get(f"/api/tables/{code}/record")
        assert record.status_code == 200
        assert "??" not in record.text
        replayed = await people[1].http.post(
            "/api/replay", content=record.text, headers={"content-type": "text/plain"}
        )
        assert replayed.status_code == 200, replayed.text
        assert replayed.json()["isOver"]


async def test_one_person_plays_a_coto_with_three_bots(database: str) -> None:
    async with live(database) as server, server.person() as ada:
        settings = {"paceMs": 0, "proof": False, "undo": False}
        code = await ada.make(quick=True, name="Ada", options=SHORT, settings=settings)
        await ada.join(code)
        assert ada.snapshot.room.seat == 1
        assert ada.snapshot.room.name == "Ada"
        assert [player.kind for player in ada.snapshot.room.players] == ["person", *["bot"] * 3]
        await ada.play(Random(1))
        assert ada.phase == "over"
        # Looked at again it is the same four, and nothing that would tell who the person is.
        again = (await ada.http.get(f"/api/tables/{code}/replay")).json()["room"]["players"]
        looks = [[(p.kind, p.name, p.face, p.bot) for p in ada.snapshot.room.players]]
        looks.append([(p["kind"], p["name"], p["face"], p["bot"]) for p in again])
        assert looks[0] == looks[1]
        asked = server.services.metrics.registry.get_sample_value("retruc_thinking_seconds_count")
        assert asked is not None
        assert asked > 20
        assert isinstance(await ada.ask(Again), Done)
        await ada.until(lambda: ada.last(Moved) is not None)
        again = ada.last(Moved).code
        assert again != code
        await ada.leave()
        await ada.join(again)
        assert ada.snapshot.room.seat == 1


async def test_all_five_systems_play_with_bots(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        for ruleset in ("bar", "bicicleta", "balear", "barajamos", "mallorca"):
            person = await stack.enter_async_context(server.person())
            settings = {"paceMs": 0, "proof": False, "undo": False, "bot": "random"}
            options = {"cama.target": "12", "coto.cames-to-win": "1"} if ruleset == "bar" else {}
            code = await person.make(
                quick=True, ruleset=ruleset, options=options, settings=settings
            )
            await person.join(code)
            rounds = 3 if not options else 99
            await person.play(Random(2), rounds=rounds)
            assert person.rounds >= 1


async def test_a_reload_gives_the_same_view_back(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        code, people = await four(stack, server)
        await people[0].ask(Start)
        await asyncio.gather(*(p.play(Random(3), rounds=2) for p in people))
        for person in people:
            await person.leave()
        before = [await known(person, code) for person in people]
        for person, then in zip(people, before, strict=True):
            seen = person.number
            await person.join(code, seen=seen)
            assert person.snapshot.view == then.view
            assert person.snapshot.number == seen
            assert person.snapshot.missed == []


async def known(person: Person, code: str) -> Snapshot:
    """Give all that the table would tell somebody now."""
    services = person.live.services
    guest = await services.guests.of_token(person.http.cookies.get("retruc"))
    host = services.house.find(code)
    assert guest is not None
    assert host is not None
    return host.table.snapshot(guest.id, 0)


async def test_a_restart_is_a_replay(database: str) -> None:
    async with AsyncExitStack() as stack:
        async with live(database) as server:
            code, people = await four(stack, server)
            await people[0].ask(Start)
            await asyncio.gather(*(p.play(Random(4), rounds=3) for p in people))
            jars = [dict(person.http.cookies.items()) for person in people]
            views = [await known(person, code) for person in people]
        await people[0].until(lambda: people[0].close_code is not None)
        assert people[0].goodbye is not None
        assert people[0].goodbye.reason == "restarting"
        assert people[0].goodbye.again_ms is not None
        assert people[0].close_code == 4000
    async with live(database) as server, AsyncExitStack() as stack:
        again = [await stack.enter_async_context(server.person()) for _ in range(4)]
        for person, jar, before in zip(again, jars, views, strict=True):
            person.http.cookies.update(jar)
            await person.join(code)
            assert person.snapshot.view == before.view
            assert person.snapshot.room.seat == before.room.seat
            assert person.snapshot.number == before.number
            assert person.snapshot.log == before.log
        await asyncio.gather(*(p.play(Random(5), rounds=2) for p in again))


async def test_a_lost_network_is_an_absence_until_one_comes_back(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        code, (ada, eva, *_) = await four(stack, server)
        await ada.ask(Start)
        eva.cut()
        await ada.until(lambda: _away(ada) == [2])
        await eva.leave()
        await eva.join(code)
        await ada.until(lambda: _away(ada) == [])


def _away(person: Person) -> list[int]:
    room = person.last(RoomChanged)
    return [] if room is None else [p.seat for p in room.room.players if p.away]


async def test_a_second_tab_is_no_second_person(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada, server.person() as other:
        code = await ada.make(quick=True)
        await ada.join(code)
        other.http.cookies.update(dict(ada.http.cookies.items()))
        await other.join(code)
        assert other.snapshot.room.seat == 1
        assert other.snapshot.room.watchers == []
        await other.leave()
        assert isinstance(await ada.ask(Rename, name=" Ada\u202e "), Done)
        await ada.until(lambda: ada.last(RoomChanged) is not None)
        assert ada.last(RoomChanged).room.name == "Ada"
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        assert _away(ada) == []


async def test_after_a_new_link_the_old_one_lets_in_only_who_is_there(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        code, (ada, eva, *_) = await four(stack, server)
        assert isinstance(await ada.ask(NewLink), Done)
        await ada.until(lambda: ada.last(RoomChanged).room.code != code)
        new = ada.last(RoomChanged).room.code
        await eva.leave()
        await eva.join(code)
        assert eva.snapshot.room.seat == 2
        stranger = await stack.enter_async_context(server.person())
        await stranger.join(code)
        assert stranger.goodbye is not None
        assert stranger.goodbye.reason == "old-link"
        await stranger.leave()
        await stranger.join(new)
        assert stranger.snapshot.room.seat is None


async def test_a_backup_taken_while_it_runs_can_be_restored(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async with live(database) as server, server.person() as ada:
        code = await ada.make(quick=True, settings={"paceMs": 0, "proof": False})
        await ada.join(code)
        await ada.play(Random(6), rounds=1)
        jar = dict(ada.http.cookies.items())
        told = ada.number
        if database.startswith("sqlite"):
            restored = _back_up_sqlite(database, tmp_path)
        else:
            restored = request.getfixturevalue("cluster").copy(database)
    async with live(restored) as server, server.person() as ada:
        ada.http.cookies.update(jar)
        await ada.join(code)
        assert ada.snapshot.room.seat == 1
        # All that was told before the backup is in it; the bots may have played on since.
        assert ada.snapshot.number >= told > 0


def _back_up_sqlite(database: str, folder: Path) -> str:
    """Copy as docs/hosting.md says."""
    copy = folder / "backup.sqlite"
    with sqlite3.connect(database.removeprefix("sqlite:///")) as source:
        source.execute("VACUUM INTO ?", (str(copy),))
    source.close()
    return f"sqlite:///{copy}"
