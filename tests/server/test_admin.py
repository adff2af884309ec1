"""Orders of whoever runs a server, on both databases: given beside it, carried out by it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import Connection, create_engine, delete

from retruc.server import admin
from retruc.server.store import StoreError, open_beside, open_store, orders
from retruc.server.store.migrating import drift, migrate
from retruc.server.store.opening import _read_url
from retruc.server.store.orders import Order
from retruc.server.store.schema import alembic_version
from tests.server.live import live

AT_ONCE = {"paceMs": 0, "proof": False, "undo": False}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "LOOK_S", 0.05)


@contextmanager
def beside(database: str) -> Iterator[Connection]:
    engine = open_beside(database)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def order(database: str, what: str, target: str) -> Callable[[], Order]:
    """Give an order, and what reads how it stands."""
    with beside(database) as connection:
        number = orders.give_order(connection, 5, "pep", what, target)

    def stands() -> Order:
        with beside(database) as connection:
            return orders.read_order(connection, number)

    return stands


async def settled(stands: Callable[[], Order]) -> Order:
    async with asyncio.timeout(30):
        while stands().done_ms is None:
            await asyncio.sleep(0.05)
    return stands()


async def test_a_table_is_closed_and_its_record_stays(database: str) -> None:
    async with live(database) as server, server.person() as ada:
        code = await ada.make(quick=True, settings=AT_ONCE)
        other = await ada.make()
        await ada.join(code)
        await ada.play(Random(1), rounds=1)
        table_id = live_id(database, code)
        assert table_id is not None
        done = await settled(order(database, orders.CLOSE, table_id))
        assert (done.outcome, done.target, done.who) == (orders.DONE, table_id, "pep")
        await ada.until(lambda: ada.close_code is not None)
        assert ada.goodbye is not None
        assert (ada.goodbye.reason, ada.close_code) == ("closed", 4001)
        assert (await ada.http.get(f"/api/tables/{code}/record")).status_code == 200
        assert live_id(database, code) is None
        assert [table.table_id for table in tables(database)] == [live_id(database, other)]
        again = await settled(order(database, orders.CLOSE, table_id))
        assert again.outcome == orders.NO_TABLE


def live_id(database: str, code: str) -> str | None:
    with beside(database) as connection:
        return orders.live_table(connection, code=code, table_id="")


def tables(database: str) -> list[orders.LiveTable]:
    with beside(database) as connection:
        return orders.live_tables(connection)


async def test_tables_are_listed_as_they_look_from_outside(database: str) -> None:
    async with live(database) as server, server.person() as ada:
        await ada.make(quick=True, name="Rosalia", settings=AT_ONCE)
        await server.services.house.store.writer.call(lambda _: None)
        (table,) = tables(database)
        assert 0 < table.last_ms - table.made_ms + 1000 < 60_000
        assert table.people == 1
        assert "Rosalia" not in repr(table)


async def test_a_pardoned_address_begins_anew_and_is_not_kept(database: str) -> None:
    async with live(database, rate_factor=0.1) as server, server.person() as ada:
        guesses = [await ada.http.get("/api/tables/BCDFGH") for _ in range(4)]
        assert [answer.status_code for answer in guesses] == [404, 404, 404, 429]
        done = await settled(order(database, orders.PARDON, "127.0.0.1"))
        assert (done.outcome, done.target) == (orders.DONE, "")
        assert (await ada.http.get("/api/tables/BCDFGH")).status_code == 404


async def test_an_order_waits_for_a_server(database: str) -> None:
    open_store(database).close()
    stands = order(database, orders.CLOSE, "nothing")
    assert stands().done_ms is None
    async with live(database):
        assert (await settled(stands)).outcome == orders.NO_TABLE
    with beside(database) as connection:
        assert [given.target for given in orders.all_orders(connection)] == ["nothing"]
        assert orders.waiting_orders(connection) == []


def test_a_database_that_no_server_has_used_is_left_as_it_is(database: str) -> None:
    with pytest.raises(StoreError) as refusal:
        open_beside(database)
    expected = "no-database" if database.startswith("sqlite") else "older-database"
    assert refusal.value.id == expected


@pytest.mark.parametrize(("version", "error_id"), [("0001", "older"), ("9999", "newer")])
def test_a_database_of_another_version_is_left_alone(
    database: str, version: str, error_id: str
) -> None:
    open_store(database).close()
    engine = create_engine(_read_url(database))
    with engine.begin() as connection:
        connection.execute(delete(alembic_version))
        connection.execute(alembic_version.insert().values(version_num=version))
    engine.dispose()
    with pytest.raises(StoreError) as refusal:
        open_beside(database)
    assert refusal.value.id == f"{error_id}-database"


def test_a_database_from_before_there_were_orders_is_brought_up_to_date(database: str) -> None:
    engine = create_engine(_read_url(database))
    migrate(engine, "0001")
    engine.dispose()
    store = open_store(database)
    assert drift(store.engine) == []
    store.close()
    with beside(database) as connection:
        assert orders.all_orders(connection) == []
