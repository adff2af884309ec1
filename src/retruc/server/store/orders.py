"""What is asked of the database about orders, and about tables, by whoever runs the server.

Each function runs in the caller's transaction.
"""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from retruc.server.store.schema import game_tables, orders, rows, sittings
from retruc.server.store.tables import find_table

CLOSE = "close"
PARDON = "pardon"
DONE = "done"
NO_TABLE = "no-table"


class Order(NamedTuple):
    """Something that a server is told to do, or was."""

    order_id: int
    at_ms: int
    who: str
    """Who gave it: a name of the operating system's."""
    what: str
    """`CLOSE` a table, or `PARDON` an address what it asked for."""
    target: str
    """The table's id; the address, until the order is carried out."""
    done_ms: int | None
    outcome: str
    """`DONE` or `NO_TABLE`; empty while it waits."""


class LiveTable(NamedTuple):
    """A table that is alive, as its log shows it from outside."""

    table_id: str
    made_ms: int
    last_ms: int
    """When its log last grew."""
    people: int
    """How many guests have sat there."""


_ORDERS = select(*(orders.c[name] for name in Order._fields)).order_by(orders.c.order_id)


def give_order(connection: Connection, at_ms: int, who: str, what: str, target: str) -> int:
    """Leave an order for the server, and give its number."""
    values = {"at_ms": at_ms, "who": who[:64], "what": what, "target": target}
    given = connection.execute(insert(orders).values(values).returning(orders.c.order_id))
    return int(given.scalar_one())


def read_order(connection: Connection, order_id: int) -> Order:
    """Read an order."""
    return Order(*connection.execute(_ORDERS.where(orders.c.order_id == order_id)).one())


def all_orders(connection: Connection) -> list[Order]:
    """Read all orders that were ever given."""
    return [Order(*row) for row in connection.execute(_ORDERS)]


def waiting_orders(connection: Connection) -> list[Order]:
    """Read the orders that nobody has carried out."""
    return [Order(*row) for row in connection.execute(_ORDERS.where(orders.c.done_ms.is_(None)))]


def settle_order(connection: Connection, order: Order, done_ms: int, outcome: str) -> None:
    """Note that an order was carried out. Of a pardon no address is kept."""
    target = "" if order.what == PARDON else order.target
    connection.execute(
        update(orders)
        .where(orders.c.order_id == order.order_id)
        .values(done_ms=done_ms, outcome=outcome, target=target)
    )


def live_tables(connection: Connection) -> list[LiveTable]:
    """List the tables that are alive, the oldest first."""
    of_table = game_tables.c.table_id
    last = select(func.max(rows.c.at_ms)).where(rows.c.table_id == of_table).scalar_subquery()
    people = select(func.count()).where(sittings.c.table_id == of_table).scalar_subquery()
    query = (
        select(of_table, game_tables.c.made_ms, func.coalesce(last, game_tables.c.made_ms), people)
        .where(game_tables.c.ended_ms.is_(None))
        .order_by(game_tables.c.made_ms, of_table)
    )
    return [LiveTable(*row) for row in connection.execute(query)]


def live_table(connection: Connection, *, code: str | None, table_id: str) -> str | None:
    """Give the id of a table that is alive, by one of its codes or by its id."""
    if code is not None:
        found = find_table(connection, code)
        return found.table_id if found is not None and found.is_alive else None
    is_it = (game_tables.c.table_id == table_id) & game_tables.c.ended_ms.is_(None)
    return connection.scalar(select(game_tables.c.table_id).where(is_it))
