"""The log and the guests, on both databases."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert, select, text
from sqlalchemy.exc import IntegrityError

from retruc.server.store import AppendLost, Store, StoreError, open_store
from retruc.server.store.guests import (
    StoredGuest,
    add_device,
    add_guest,
    change_guest,
    forget_guest,
    guest_of,
    guests_unseen_since,
    note_sitting,
    touch_guest,
    unknown_among,
)
from retruc.server.store.migrating import drift, migrate
from retruc.server.store.opening import _new_engine, _read_url
from retruc.server.store.schema import VERSION, alembic_version, codes, rows
from retruc.server.store.tables import (
    Found,
    archive_table,
    change_code,
    find_table,
    forget_table,
    make_table,
    read_archived,
    read_live_logs,
    read_log,
    replace_archived,
    tables_ended_before,
    tables_of_guest,
)
from retruc.server.table.rows import Row


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.close()


def row(seq: int, body: str = "1:7o") -> Row:
    return Row(seq, 1_700_000_000_000 + seq, "word", body, "g1 a1")


async def made(store: Store, table_id: str = "t", code: str = "ABCDEF") -> None:
    assert await store.writer.call(lambda c: make_table(c, table_id, code, 5, [row(1)]))


def read(store: Store, table_id: str = "t") -> list[Row]:
    with store.engine.connect() as connection:
        return read_log(connection, table_id)


async def test_rows_are_there_once_the_append_is_answered(store: Store) -> None:
    await made(store)
    await store.writer.append("t", [row(2, "2:«é»"), row(3)])
    assert read(store) == [row(1), row(2, "2:«é»"), row(3)]


async def test_many_appends_share_transactions(database: str) -> None:
    commits: list[int] = []
    store = open_store(database, observe=lambda jobs, _seconds: commits.append(jobs))
    await made(store)
    appends = [store.writer.append(f"t{n}", [row(k)]) for k in range(20) for n in range(20)]
    await asyncio.gather(*appends)
    store.close()
    assert sum(commits) == 401
    assert len(commits) < 200


async def test_who_comes_second_is_told_and_leaves_no_trace(store: Store) -> None:
    await made(store)
    await store.writer.append("t", [row(2, "first")])
    late = store.writer.append("t", [row(2, "late"), row(3, "late")])
    other = store.writer.append("u", [row(1, "other")])
    later = store.writer.append("t", [row(4, "late")])
    results = await asyncio.gather(late, other, later, return_exceptions=True)
    assert isinstance(results[0], AppendLost)
    assert (results[0].table_id, results[0].seq) == ("t", 2)
    assert results[1] is None
    assert isinstance(results[2], AppendLost) or read(store)[-1].seq == 4
    assert [r.body for r in read(store) if r.seq < 4] == ["1:7o", "first"]
    assert read(store, "u") == [row(1, "other")]


async def test_of_two_in_one_transaction_only_the_first_counts(store: Store) -> None:
    await made(store)
    # A first job keeps the thread busy, so that the two others go into one transaction.
    busy = store.writer.call(lambda c: [c.execute(select(codes)).all() for _ in range(200)])
    first = store.writer.append("t", [row(2, "first"), row(3, "first")])
    second = store.writer.append("t", [row(3, "second"), row(4, "second")])
    outcomes = await asyncio.gather(busy, first, second, return_exceptions=True)
    assert outcomes[1] is None
    assert isinstance(outcomes[2], AppendLost)
    assert [r.body for r in read(store)] == ["1:7o", "first", "first"]


async def test_work_that_fails_takes_nothing_else_along(store: Store) -> None:
    await made(store)

    def fails(connection: Connection) -> None:
        connection.execute(insert(codes).values(code="ZZZZZZ", table_id="t"))
        connection.execute(insert(codes).values(code="ABCDEF", table_id="t"))

    def breaks(_connection: Connection) -> None:
        raise ValueError("no")

    outcomes = await asyncio.gather(
        store.writer.append("t", [row(2)]),
        store.writer.call(fails),
        store.writer.call(breaks),
        store.writer.append("t", [row(3)]),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], IntegrityError)
    assert isinstance(outcomes[2], ValueError)
    assert (outcomes[0], outcomes[3]) == (None, None)
    assert [r.seq for r in read(store)] == [1, 2, 3]
    with store.engine.connect() as connection:
        assert find_table(connection, "ZZZZZZ") is None


async def test_a_database_that_fails_is_told_to_whoever_waits(store: Store) -> None:
    await made(store)
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE rows RENAME TO elsewhere"))
    with pytest.raises(Exception, match="rows"):
        await store.writer.append("t", [row(2)])
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO rows"))
    await store.writer.append("t", [row(2)])
    assert [r.seq for r in read(store)] == [1, 2]


async def test_what_waits_is_written_before_the_end(database: str) -> None:
    store = open_store(database)
    await made(store)
    futures = [store.writer.append("t", [row(n)]) for n in range(2, 50)]
    store.close()
    await asyncio.gather(*futures)
    again = open_store(database)
    assert len(read(again)) == 49
    again.close()


async def test_a_code_leads_to_one_table(store: Store) -> None:
    await made(store)
    assert not await store.writer.call(lambda c: make_table(c, "u", "ABCDEF", 6, []))
    assert await store.writer.call(lambda c: make_table(c, "u", "GHJKLM", 6, []))
    assert not await store.writer.call(lambda c: change_code(c, "u", "ABCDEF"))
    assert await store.writer.call(lambda c: change_code(c, "t", "NPQRST"))
    with store.engine.connect() as connection:
        assert find_table(connection, "ABCDEF") == Found("t", is_open=False, is_alive=True)
        assert find_table(connection, "NPQRST") == Found("t", is_open=True, is_alive=True)
        assert find_table(connection, "GHJKLM") == Found("u", is_open=True, is_alive=True)
        assert find_table(connection, "NOBODY") is None


async def test_live_tables_are_read_and_those_that_ended_put_away(store: Store) -> None:
    for n in range(3):
        await made(store, f"t{n}", f"CODE{n}A")
        await store.writer.append(f"t{n}", [row(2), row(3)])
    await store.writer.call(lambda c: archive_table(c, "t1", read_log(c, "t1"), 900))
    with store.engine.connect() as connection:
        live = dict(read_live_logs(connection))
        assert live == {t: [row(1), row(2), row(3)] for t in ("t0", "t2")}
        assert read_archived(connection, "t1") == [row(1), row(2), row(3)]
        assert read_archived(connection, "t0") == []
        assert read_log(connection, "t1") == []
        found = find_table(connection, "CODE1A")
        assert found is not None
        assert not found.is_alive
        assert tables_ended_before(connection, 900) == []
        assert tables_ended_before(connection, 901) == ["t1"]
    await store.writer.call(lambda c: replace_archived(c, "t1", [row(1, "new")]))
    with store.engine.connect() as connection:
        assert read_archived(connection, "t1") == [row(1, "new")]
    await store.writer.call(lambda c: forget_table(c, "t1"))
    await store.writer.call(lambda c: forget_table(c, "t0"))
    with store.engine.connect() as connection:
        assert read_archived(connection, "t1") == []
        assert [table_id for table_id, _ in read_live_logs(connection)] == ["t2"]
        assert find_table(connection, "CODE0A") is None


async def test_a_log_is_read_from_the_last_round_but_one(store: Store) -> None:
    await made(store)
    kinds = ["fact", "word", "round", "word", "round", "word"]
    log = [Row(n, 9, kind, "x") for n, kind in enumerate(kinds, start=2)]  # type: ignore[arg-type]
    for upto, first in ((3, 1), (5, 4), (6, 4)):
        await store.writer.call(lambda c: c.execute(rows.delete().where(rows.c.seq > 1)))
        await store.writer.append("t", log[:upto])
        with store.engine.connect() as connection:
            ((_, found),) = read_live_logs(connection)
        assert [r.seq for r in found] == list(range(first if upto != 3 else 1, upto + 2))


async def test_a_guest_is_known_by_any_of_its_devices_until_it_is_forgotten(store: Store) -> None:
    ada = StoredGuest("g1", "Ada", 3, 1000)
    await store.writer.call(lambda c: add_guest(c, ada, b"1" * 32))
    assert await store.writer.call(lambda c: add_device(c, "g1", b"2" * 32))
    assert not await store.writer.call(lambda c: add_device(c, "nobody", b"3" * 32))
    await made(store)
    for _ in range(2):
        await store.writer.call(lambda c: note_sitting(c, "g1", "t"))
    await store.writer.call(lambda c: note_sitting(c, "nobody", "t"))
    named = await store.writer.call(lambda c: change_guest(c, "g1", {"name": "Ada L."}))
    assert named is not None
    assert named.name == "Ada L."
    await store.writer.call(lambda c: change_guest(c, "g1", {"face": 4}))
    assert await store.writer.call(lambda c: change_guest(c, "nobody", {"face": 4})) is None
    await store.writer.call(lambda c: touch_guest(c, "g1", 2000))
    with store.engine.connect() as connection:
        assert guest_of(connection, b"2" * 32) == StoredGuest("g1", "Ada L.", 4, 2000)
        assert guest_of(connection, b"3" * 32) is None
        assert tables_of_guest(connection, "g1", alive=True) == ["t"]
        assert tables_of_guest(connection, "g1", alive=False) == []
        assert guests_unseen_since(connection, 2000) == []
        assert guests_unseen_since(connection, 2001) == ["g1"]
        assert unknown_among(connection, {"g1", "g2"}) == {"g2"}
    await store.writer.call(lambda c: forget_guest(c, "g1"))
    with store.engine.connect() as connection:
        assert guest_of(connection, b"1" * 32) is None
        assert guest_of(connection, b"2" * 32) is None
        assert tables_of_guest(connection, "g1", alive=True) == []


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    engine = _new_engine(_read_url(database))
    migrate(engine)
    assert drift(engine) == []
    with engine.connect() as connection:
        assert connection.scalar(select(alembic_version.c.version_num)) == VERSION
    engine.dispose()
    store = open_store(database)
    store.close()


def test_a_new_database_is_what_the_migrations_would_have_made(database: str) -> None:
    store = open_store(database)
    assert drift(store.engine) == []
    migrate(store.engine)
    store.close()


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    open_store(database).close()
    engine = create_engine(_read_url(database))
    with engine.begin() as connection:
        connection.execute(alembic_version.update().values(version_num="9999"))
    engine.dispose()
    with pytest.raises(StoreError) as refusal:
        open_store(database)
    assert refusal.value.id == "newer-database"


def test_two_servers_do_not_share_a_database(database: str) -> None:
    first = open_store(database)
    with pytest.raises(StoreError) as refusal:
        open_store(database)
    assert refusal.value.id == "database-in-use"
    first.close()
    open_store(database).close()


@pytest.mark.parametrize(
    ("address", "error_id"),
    [
        ("nonsense", "bad-database"),
        ("mysql://root@localhost/x", "bad-database"),
        ("sqlite://", "bad-database"),
        ("sqlite:////proc/none/x.sqlite", "no-database"),
        ("postgresql://nobody@127.0.0.1:1/none", "no-database"),
    ],
)
def test_an_address_that_is_none_is_refused(address: str, error_id: str) -> None:
    with pytest.raises(StoreError) as refusal:
        open_store(address)
    assert refusal.value.id == error_id


def test_a_password_is_not_told(database: str) -> None:
    with pytest.raises(StoreError) as refusal:
        open_store("postgresql://nobody:hidden@127.0.0.1:1/none")
    assert "hidden" not in str(refusal.value)


def test_sqlite_keeps_what_it_has_answered() -> None:
    assert rows.dialect_options["sqlite"]["with_rowid"] is False


def test_who_writes_takes_the_lock_of_sqlite_at_the_start_and_who_reads_does_not(
    tmp_path: Path,
) -> None:
    address = f"sqlite:///{tmp_path / 'retruc.sqlite'}"
    store = open_store(address)
    try:
        other = sqlite3.connect(tmp_path / "retruc.sqlite", isolation_level=None, timeout=0)
        with store.writer._engine.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        with store.engine.begin():
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")
        other.close()
    finally:
        store.close()


async def test_a_writer_waits_for_another_program_and_then_writes(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'retruc.sqlite'}")
    try:
        await made(store)
        other = sqlite3.connect(tmp_path / "retruc.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE game_tables SET made_ms = 6")
        reading = store.writer.call(lambda c: [r.seq for r in read_log(c, "t")])
        other.execute("COMMIT")
        other.close()
        assert await reading == [1]
        await store.writer.append("t", [row(2)])
        assert [r.seq for r in read(store)] == [1, 2]
    finally:
        store.close()
