"""Guests at their tables, through real sockets: what they go by, on whatever device they say it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from retruc.protocol.messages import Done, Player, Rename, RoomChanged, Sit
from tests.server.live import Live, Person, live


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'retruc.sqlite'}"


async def device_of(stack: AsyncExitStack, server: Live, person: Person) -> Person:
    """Give another device of the same guest."""
    other = await stack.enter_async_context(server.person())
    other.http.cookies.update(dict(person.http.cookies.items()))
    return other


def seat_of(person: Person, seat: int) -> Player:
    """Who is at a seat, as a person was told last."""
    room: Any = next(m.room for m in reversed(person.heard) if hasattr(m, "room"))
    return room.players[seat - 1]  # type: ignore[no-any-return]


async def me(person: Person) -> tuple[str, int]:
    told = (await person.http.get("/api/me")).json()
    return told["name"], told["face"]


async def test_new_guests_are_told_apart_by_number_and_face(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person()) for _ in range(8)]
        code = await people[0].make(ruleset="balear", options={"seats": "8"})
        await asyncio.gather(*(person.join(code) for person in people))
        for seat, person in enumerate(people, start=1):
            assert isinstance(await person.ask(Sit, seat=seat), Done)
        await people[0].until(lambda: seat_of(people[0], 8).kind == "person")
        seats = [seat_of(people[0], seat) for seat in range(1, 9)]
        assert sorted(player.name for player in seats) == [f"Guest {n}" for n in range(1, 9)]
        assert len({player.face for player in seats}) == 8
        for player, person in zip(seats, people, strict=True):
            # Who has no name goes on with the face, at other tables too.
            assert await me(person) == ("", player.face)


async def test_a_name_and_a_face_said_over_http_reach_the_tables(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        ada, eva = [await stack.enter_async_context(server.person()) for _ in range(2)]
        code = await ada.make(name="Ada")
        for seat, person in enumerate((ada, eva), start=1):
            await person.join(code)
            assert isinstance(await person.ask(Sit, seat=seat), Done)
        face = (seat_of(eva, 1).face + 5) % 16
        await ada.http.patch("/api/me", json={"name": "Ada Lovelace", "face": face})
        await eva.until(lambda: seat_of(eva, 1).face == face)
        assert seat_of(eva, 1).name == "Ada Lovelace"
        assert "Ada is now called Ada Lovelace." in [
            message.text for message in eva.heard if isinstance(message, RoomChanged)
        ]
        await ada.until(lambda: ada.last(RoomChanged).room.name == "Ada Lovelace")


async def test_a_new_name_leaves_the_face_that_another_device_has_chosen(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.person())
        code = await ada.make(name="Ada")
        await ada.join(code)
        phone = await device_of(stack, server, ada)
        await phone.join(code)
        await ada.http.patch("/api/me", json={"face": 11})
        assert isinstance(await phone.ask(Rename, name="Ada L."), Done)
        assert await me(ada) == await me(phone) == ("Ada L.", 11)


async def test_a_name_given_at_one_table_reaches_the_others(sqlite: str) -> None:
    async with live(sqlite) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.person())
        code = await ada.make(name="Ada")
        other = await ada.make()
        await ada.join(code)
        phone = await device_of(stack, server, ada)
        await phone.join(other)
        assert isinstance(await phone.ask(Sit, seat=3), Done)
        assert isinstance(await ada.ask(Rename, name="Ada L."), Done)
        await phone.until(lambda: seat_of(phone, 3).name == "Ada L.")
