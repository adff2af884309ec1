"""What one address may ask for: enough for a hall full of people, not for who tries everything."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from retruc.protocol.messages import Done, Sit, Start
from tests.server.live import Live, Person, live

SHORT = {"cama.target": "12", "coto.cames-to-win": "1"}
AT_ONCE = {"paceMs": 0, "proof": False, "undo": False}
PARTS = ("", "/record", "/replay")
"""What may be asked of a table by its code alone."""


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'retruc.sqlite'}"


async def statuses(person: Person, path: str, times: int, **headers: str) -> list[int]:
    return [(await person.http.get(path, headers=headers)).status_code for _ in range(times)]


@pytest.mark.parametrize("part", PARTS)
async def test_who_guesses_codes_does_not_learn_when_one_is_right(sqlite: str, part: str) -> None:
    """Of three guesses at once, at this rate, a stranger has used up all."""
    async with live(sqlite, rate_factor=0.1) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=AT_ONCE)
        async with server.person() as eve:
            guessed = await statuses(eve, f"/api/tables/BCDFGH{part}", 5)
            assert guessed == [404, 404, 404, 429, 429]
            assert (await eve.http.get(f"/api/tables/{code}{part}")).status_code == 429
        known = await ada.http.get(f"/api/tables/{code}{part}")
        assert known.status_code != 429


async def test_who_guesses_codes_by_sockets_does_not_learn_it_either(sqlite: str) -> None:
    async with live(sqlite, rate_factor=0.1) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=AT_ONCE)
        async with server.person() as eve:
            heard = []
            for guess in ("BCDFGH", "BCDFGJ", "BCDFGK", "BCDFGL", code):
                await eve.join(guess)
                assert eve.goodbye is not None
                heard.append(eve.goodbye.reason)
                await eve.leave()
        assert heard == ["no-table"] * 3 + ["too-fast"] * 2
        await ada.join(code)
        assert ada.goodbye is None


async def test_codes_of_devices_are_not_guessed_either(sqlite: str) -> None:
    async with live(sqlite, rate_factor=0.1) as server, server.person() as ada:
        code = (await ada.http.post("/api/me/device")).json()["code"]
        guesses = ("B" * 10, "C" * 10, "D" * 10, code)
        async with server.person() as eve:
            answers = [
                (await eve.http.post("/api/me/device/redeem", json={"code": guess})).status_code
                for guess in guesses
            ]
        assert answers == [403, 403, 403, 429]


async def test_tables_and_guests_are_made_at_the_speed_of_people(sqlite: str) -> None:
    async with live(sqlite, rate_factor=0.1) as server:
        made: Counter[int] = Counter()
        for _ in range(6):
            async with server.person() as nobody:
                made[(await nobody.http.post("/api/tables", json={})).status_code] += 1
        assert made == {201: 3, 429: 3}
        for _ in range(12):
            async with server.person() as nobody:
                named = await nobody.http.patch("/api/me", json={"name": "x"})
                made[named.status_code] += 1
        assert made[429] > 3 + 2


async def test_what_takes_work_is_asked_for_at_the_speed_of_people(sqlite: str) -> None:
    async with live(sqlite, rate_factor=0.1) as server, server.person() as ada:
        asked = [
            (await ada.http.post("/api/rulesets/check", json={"toml": "x"})).status_code
            for _ in range(4)
        ]
        assert asked == [200, 200, 429, 429]
        assert (await ada.http.post("/api/replay", content=b"x")).status_code == 429


@pytest.mark.parametrize(
    ("proxies", "believed"),
    [("127.0.0.1", True), ("127.0.0.0/24", True), ("127.0.0.9", False), ("", False)],
)
async def test_where_somebody_is_is_believed_of_a_proxy_and_of_nobody_else(
    sqlite: str, proxies: str, *, believed: bool
) -> None:
    async with live(sqlite, rate_factor=0.1, proxies=proxies) as server, server.person() as ada:
        asked = (
            ada.http.get("/api/me", headers={"x-forwarded-for": f"203.0.113.{n}"})
            for n in range(60)
        )
        found = Counter(answer.status_code for answer in await asyncio.gather(*asked))
        assert (found[429] == 0) is believed


async def test_refusals_are_counted_by_their_reason(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        await statuses(ada, "/api/tables/BCDFGH", 2)
        value = server.services.metrics.registry.get_sample_value
        assert value("retruc_refused_total", {"reason": "no-table"}) == 2


@pytest.mark.slow
async def test_a_hall_behind_one_address_feels_no_limit(sqlite: str) -> None:
    """Twenty-four people come within moments, sit down and play, under the limits of every day."""
    async with live(sqlite, rate_factor=1) as server, AsyncExitStack() as stack:
        tables = [await _come(server, stack) for _ in range(6)]
        for people in tables:
            assert isinstance(await people[0].ask(Start), Done)
        rng = Random(1)
        everybody = [person for people in tables for person in people]
        await asyncio.gather(*(person.play(rng, rounds=2) for person in everybody))
        assert [person.goodbye for person in everybody] == [None] * 24
        value = server.services.metrics.registry.get_sample_value
        for counter in ("retruc_refused_total", "retruc_sockets_dropped_total"):
            assert value(counter, {"reason": "too-fast"}) is None


async def _come(server: Live, stack: AsyncExitStack) -> list[Person]:
    """Four open the page, one makes a table, all sit down at it."""
    people = [await stack.enter_async_context(server.person()) for _ in range(4)]
    for person in people:
        for path in ("/", "/api/me", "/api/rulesets", "/api/tables"):
            assert (await person.http.get(path)).status_code in {200, 503}
    code = await people[0].make(settings=AT_ONCE, options=SHORT)
    for seat, person in enumerate(people, start=1):
        await person.join(code)
        assert isinstance(await person.ask(Sit, seat=seat), Done)
    return people
