"""What is asked of the database about tables. Each function runs in the caller's transaction."""

import zlib
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from retruc.server.store.schema import archive, codes, game_tables, rows, sittings
from retruc.server.store.writer import row_values
from retruc.server.table.rows import Row


class Found(NamedTuple):
    """The table that a code leads to."""

    table_id: str
    is_open: bool
    """Whether the code lets in newcomers."""
    is_alive: bool
    """Whether its log is among the rows; otherwise it is in the archive."""


def make_table(
    connection: Connection, table_id: str, code: str, made_ms: int, first: Sequence[Row]
) -> bool:
    """Make a table with the first rows of its log; False if the code is taken."""
    if connection.scalar(select(codes.c.code).where(codes.c.code == code)) is not None:
        return False
    connection.execute(insert(game_tables).values(table_id=table_id, made_ms=made_ms))
    connection.execute(insert(codes).values(code=code, table_id=table_id))
    if first:
        connection.execute(insert(rows), [row_values(table_id, row) for row in first])
    return True


def change_code(connection: Connection, table_id: str, code: str) -> bool:
    """Give a table a new code and close its old ones to newcomers; False if it is taken."""
    try:
        with connection.begin_nested():
            connection.execute(insert(codes).values(code=code, table_id=table_id))
    except IntegrityError:
        return False
    others = (codes.c.table_id == table_id) & (codes.c.code != code)
    connection.execute(update(codes).where(others).values(is_open=False))
    return True


def find_table(connection: Connection, code: str) -> Found | None:
    """Find the table that a code leads to."""
    query = (
        select(codes.c.table_id, codes.c.is_open, game_tables.c.ended_ms)
        .join(game_tables, game_tables.c.table_id == codes.c.table_id)
        .where(codes.c.code == code)
    )
    row = connection.execute(query).first()
    return None if row is None else Found(row.table_id, row.is_open, row.ended_ms is None)


def live_codes(connection: Connection) -> dict[str, str]:
    """Give the open code of every table that is alive, by its id."""
    query = (
        select(codes.c.table_id, codes.c.code)
        .join(game_tables, game_tables.c.table_id == codes.c.table_id)
        .where(game_tables.c.ended_ms.is_(None), codes.c.is_open)
    )
    return {row.table_id: row.code for row in connection.execute(query)}


def read_log(connection: Connection, table_id: str) -> list[Row]:
    """Read the log of a table that is alive, in order."""
    query = select(*_ROW).where(rows.c.table_id == table_id).order_by(rows.c.seq)
    return [Row(*row) for row in connection.execute(query)]


def read_recent_log(connection: Connection, table_id: str) -> list[Row]:
    """Read as much of the log of a table as a replay needs."""
    of_table = rows.c.table_id == table_id
    query = select(rows.c.seq).where(of_table, rows.c.kind == "round")
    first = connection.scalar(query.order_by(rows.c.seq.desc()).offset(1).limit(1)) or 1
    recent = select(*_ROW).where(of_table, rows.c.seq >= first).order_by(rows.c.seq)
    return [Row(*row) for row in connection.execute(recent)]


def read_live_logs(connection: Connection) -> Iterator[tuple[str, list[Row]]]:
    """Read the logs of all tables that are alive, as far back as a replay needs them."""
    of_table = rows.c.table_id == game_tables.c.table_id
    first = (
        select(rows.c.seq)
        .where(of_table, rows.c.kind == "round")
        .order_by(rows.c.seq.desc())
        .offset(1)
        .limit(1)
        .correlate(game_tables)
        .scalar_subquery()
    )
    live = (
        select(game_tables.c.table_id, func.coalesce(first, 1).label("first"))
        .where(game_tables.c.ended_ms.is_(None))
        .subquery()
    )
    query = (
        select(rows.c.table_id, *_ROW)
        .join(live, (rows.c.table_id == live.c.table_id) & (rows.c.seq >= live.c.first))
        .order_by(rows.c.table_id, rows.c.seq)
    )
    found = connection.execution_options(yield_per=2000).execute(query)
    for table_id, log in groupby(found, key=lambda row: row[0]):
        yield table_id, [Row(*row[1:]) for row in log]


_ROW = (rows.c.seq, rows.c.at_ms, rows.c.kind, rows.c.body, rows.c.note)


def archive_table(connection: Connection, table_id: str, log: Sequence[Row], ended_ms: int) -> None:
    """Put a table's log away, compressed."""
    connection.execute(delete(archive).where(archive.c.table_id == table_id))
    connection.execute(insert(archive).values(table_id=table_id, log=_packed(log)))
    connection.execute(
        update(game_tables).where(game_tables.c.table_id == table_id).values(ended_ms=ended_ms)
    )
    connection.execute(delete(rows).where(rows.c.table_id == table_id))


def read_archived(connection: Connection, table_id: str) -> list[Row]:
    """Read a log that was put away; empty if there is none."""
    packed = connection.scalar(select(archive.c.log).where(archive.c.table_id == table_id))
    return [] if packed is None else _unpacked(packed)


def replace_archived(connection: Connection, table_id: str, log: Sequence[Row]) -> None:
    """Put another log in the place of the one that was put away."""
    connection.execute(
        update(archive).where(archive.c.table_id == table_id).values(log=_packed(log))
    )


def forget_table(connection: Connection, table_id: str) -> None:
    """Delete all that is kept of a table."""
    connection.execute(delete(rows).where(rows.c.table_id == table_id))
    connection.execute(delete(game_tables).where(game_tables.c.table_id == table_id))


def tables_ended_before(connection: Connection, before_ms: int) -> list[str]:
    """List the tables that ended before an instant."""
    query = select(game_tables.c.table_id).where(game_tables.c.ended_ms < before_ms)
    return list(connection.scalars(query))


def tables_of_guest(connection: Connection, guest_id: str, *, alive: bool) -> list[str]:
    """List the tables at which a guest has sat: those alive, or those put away."""
    has_ended = game_tables.c.ended_ms.is_not(None)
    query = (
        select(sittings.c.table_id)
        .join(game_tables, game_tables.c.table_id == sittings.c.table_id)
        .where(sittings.c.guest_id == guest_id, ~has_ended if alive else has_ended)
        .order_by(game_tables.c.made_ms.desc())
    )
    return list(connection.scalars(query))


_pack = msgspec.msgpack.Encoder()
_unpack = msgspec.msgpack.Decoder(list[Row])


def _packed(log: Sequence[Row]) -> bytes:
    return zlib.compress(_pack.encode(log))


def _unpacked(packed: bytes) -> list[Row]:
    return _unpack.decode(zlib.decompress(packed))
