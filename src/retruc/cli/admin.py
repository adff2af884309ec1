"""`retruc admin`, for whoever runs a server: a look into the database, and orders left there."""

import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from getpass import getuser
from ipaddress import ip_address
from pathlib import Path

from sqlalchemy import Engine

from retruc.cli.reader import reader_words
from retruc.cli.status import FINE, WRONG
from retruc.game import Fault, FaultError, Found
from retruc.server.ids import read_code
from retruc.server.settings import Settings
from retruc.server.store import open_beside, orders
from retruc.server.store.orders import Order
from retruc.words import Words

_LOOK_S = 0.25


class AdminError(FaultError):
    """There is nothing of the kind that an order names: ``no-live-table``, ``bad-address``."""


def list_tables(options: Namespace) -> int:
    """List the tables that are alive."""
    with _opened(options) as engine, engine.connect() as connection:
        tables = orders.live_tables(connection)
    if options.json:
        _write_json([table._asdict() for table in tables])
        return FINE
    words = reader_words(options.lang)
    for table in tables:
        made, last = _instant(table.made_ms), _instant(table.last_ms)
        _say(words, "table", table=table.table_id, made=made, last=last, people=table.people)
    if not tables:
        _say(words, "no-tables")
    return FINE


def list_orders(options: Namespace) -> int:
    """List all that was ever ordered, by whom, and what came of it."""
    with _opened(options) as engine, engine.connect() as connection:
        given = orders.all_orders(connection)
    if options.json:
        _write_json([order._asdict() for order in given])
        return FINE
    words = reader_words(options.lang)
    for order in given:
        when = _instant(order.at_ms)
        outcome = words.say(f"admin-{order.outcome or 'waiting'}")
        what = words.say(f"admin-{order.what}", target=order.target or "…")
        _say(words, "order", when=when, who=order.who, what=what, outcome=outcome)
    if not given:
        _say(words, "no-orders")
    return FINE


def close(options: Namespace) -> int:
    """Order a table to be closed."""
    code = read_code(options.table)
    with _opened(options) as engine:
        with engine.connect() as connection:
            table = orders.live_table(connection, code=code, table_id=options.table)
        if table is None:
            raise AdminError(
                Fault(
                    "no-live-table",
                    "there is no table {found} that is alive",
                    found=Found(options.table),
                )
            )
        return _order(engine, options, orders.CLOSE, table)


def pardon(options: Namespace) -> int:
    """Order that an address may ask for things as if it had asked for nothing yet."""
    try:
        address = str(ip_address(options.address))
    except ValueError:
        raise AdminError(
            Fault(
                "bad-address",
                "expected an address such as 192.0.2.7 or 2001:db8::1, found {found}",
                found=Found(options.address),
            )
        ) from None
    with _opened(options) as engine:
        return _order(engine, options, orders.PARDON, address)


@contextmanager
def _opened(options: Namespace) -> Iterator[Engine]:
    settings = Settings(data=Path(options.data), database=options.database)
    engine = open_beside(settings.database_url)
    try:
        yield engine
    finally:
        engine.dispose()


def _order(engine: Engine, options: Namespace, what: str, target: str) -> int:
    """Leave an order, wait for a server to carry it out, and say what came of it."""
    words = reader_words(options.lang)
    at_ms = time.time_ns() // 1_000_000
    with engine.begin() as connection:
        number = orders.give_order(connection, at_ms, _who(), what, target)
    order = _settled(engine, number, options.wait)
    _say(words, order.outcome or "left")
    return FINE if order.outcome == orders.DONE else WRONG


def _settled(engine: Engine, number: int, wait_s: float) -> Order:
    """Give an order once it was carried out, or as it is when nobody did so in time."""
    until = time.monotonic() + wait_s
    while True:
        with engine.connect() as connection:
            order = orders.read_order(connection, number)
        if order.done_ms is not None or time.monotonic() >= until:
            return order
        time.sleep(_LOOK_S)


def _who() -> str:
    """Say who asks: behind sudo, who typed it."""
    try:
        return os.environ.get("SUDO_USER") or getuser()
    except (OSError, KeyError):  # nobody of that number is known, as in a container
        return str(os.getuid())


def _say(words: Words, message: str, **arguments: str | int) -> None:
    sys.stdout.write(words.say(f"admin-{message}", **arguments) + "\n")


def _write_json(found: list[dict[str, object]]) -> None:
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")


def _instant(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")
