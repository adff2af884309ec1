"""Opening the database: its address, its migrations, and that one server alone writes to it."""

import asyncio
import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from retruc.game import Fault, FaultError, Found, SystemReason
from retruc.server.store.schema import VERSION, alembic_version, metadata
from retruc.server.store.writer import Writer

DATABASE_FILE = "retruc.sqlite"
_ADVISORY_LOCK = 0x72657472_7563
"""The number of the lock that a server holds in PostgreSQL: «retruc»."""


Result = TypeVar("Result")


class StoreError(FaultError):
    """The database cannot be used."""


class Store:
    """An open database: its engine for reading, its writer for writing."""

    def __init__(self, engine: Engine, writer: Writer, release: Callable[[], None]) -> None:
        self.engine = engine
        self.writer = writer
        self._release = release

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Ask the database something, in a thread beside the loop."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return query(connection)

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self.writer.close()
        self._release()
        self.engine.dispose()


def open_store(
    address: str, *, observe: Callable[[int, float], None] = lambda _n, _s: None
) -> Store:
    """Open a database, make or migrate its tables, and keep other servers off it.

    Args:
        address: a URL, ``postgresql://user@host/name`` or ``sqlite:///file``.
        observe: see `Writer`.

    Raises:
        StoreError: it is no such address (``bad-database``), cannot be opened
            (``no-database``), another server uses it (``database-in-use``), or it was written by
            a newer version of this program (``newer-database``).
    """
    url = _read_url(address)
    engine = _new_engine(url)
    try:
        release = _hold(engine)
        try:
            _bring_up_to_date(engine)
        except BaseException:
            release()
            raise
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise _unusable(url, error) from None
    except StoreError:
        engine.dispose()
        raise
    return Store(engine, Writer(_for_writing(engine), observe=observe), release)


def open_beside(address: str) -> Engine:
    """Open a database that a server may be using: to look at it, and to leave the server orders.

    Nothing is made or migrated.

    Raises:
        StoreError: as for `open_store`, and ``older-database``: no server of this version has used
            it yet.
    """
    url = _read_url(address)
    engine = _new_engine(url)
    try:
        if url.get_backend_name() == "sqlite":
            Path(url.database or "").stat()  # SQLite would make a file that is not there
        with engine.connect() as connection:
            has_tables = inspect(connection).has_table(alembic_version.name)
            query = select(alembic_version.c.version_num)
            found = (connection.scalar(query) if has_tables else None) or "0"
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise _unusable(url, error) from None
    if found != VERSION:
        engine.dispose()
        raise _newer(found) if found > VERSION else _older(found)
    return engine


def _unusable(url: URL, error: SQLAlchemyError | OSError) -> StoreError:
    return StoreError(
        Fault(
            "no-database",
            "cannot be opened: {database}: {why}",
            database=_plainly(url),
            why=SystemReason.of(error) if isinstance(error, OSError) else _first_line(error),
        )
    )


def _newer(found: str) -> StoreError:
    return StoreError(
        Fault(
            "newer-database",
            "expected version {known} of the database or older, found {found}",
            known=VERSION,
            found=found,
        )
    )


def _older(found: str) -> StoreError:
    return StoreError(
        Fault(
            "older-database",
            "expected version {known} of the database, found {found}: start the server once",
            known=VERSION,
            found=found,
        )
    )


def _read_url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise _bad_address(address) from None
    if url.drivername in {"postgresql", "postgres"}:
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in {"sqlite", "postgresql"}:
        raise _bad_address(_plainly(url))
    if url.get_backend_name() == "sqlite" and not url.database:
        raise _bad_address(_plainly(url))
    return url


def _bad_address(found: str) -> StoreError:
    return StoreError(
        Fault(
            "bad-database",
            "expected sqlite:///FILE or postgresql://USER@HOST/NAME, found {found}",
            found=Found(found),
        )
    )


def _first_line(error: Exception) -> str:
    """Say what the driver said, without the advice that follows it."""
    return str(getattr(error, "orig", error)).strip().partition("\n")[0]


def _plainly(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _new_engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise StoreError(
                Fault("no-driver", "PostgreSQL needs the package psycopg: install retruc[postgres]")
            ) from None
    engine = create_engine(url, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


_BEGIN = "retruc_begin"
"""The option of a connection that says how its transactions begin in SQLite."""


def _for_writing(engine: Engine) -> Engine:
    """Give the engine of who writes: in SQLite it takes the lock at the start, or waits for it.

    One that only took it with its first statement could find that somebody has written since it
    first read, and had to begin again.
    """
    return engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Set what every connection needs; the driver's own idea of transactions is put aside."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))


def _hold(engine: Engine) -> Callable[[], None]:
    """Take the lock that one server alone can hold, and give what lets go of it."""
    if engine.dialect.name == "postgresql":
        return _hold_postgresql(engine)
    return _hold_sqlite(Path(engine.url.database or ""))


def _hold_postgresql(engine: Engine) -> Callable[[], None]:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    taken = connection.execute(text(f"SELECT pg_try_advisory_lock({_ADVISORY_LOCK})")).scalar()
    if not taken:
        connection.close()
        raise _in_use(_plainly(engine.url))
    connection.detach()
    return connection.close


def _hold_sqlite(file: Path) -> Callable[[], None]:
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise _in_use(str(file)) from None
    return lambda: os.close(handle)


def _in_use(database: str) -> StoreError:
    fault = Fault("database-in-use", "another server uses {database}", database=database)
    return StoreError(fault)


def _bring_up_to_date(engine: Engine) -> None:
    """Make the tables of an empty database; migrate one of an older version.

    Migrations bring a library that takes half a second to load, so it is not loaded where there is
    nothing for it to do. That both ways lead to the same tables is tested.
    """
    with _for_writing(engine).begin() as connection:
        has_tables = inspect(connection).has_table(alembic_version.name)
        found = connection.scalar(select(alembic_version.c.version_num)) if has_tables else None
        if found is None:
            metadata.create_all(connection)
            alembic_version.create(connection, checkfirst=True)
            connection.execute(alembic_version.insert().values(version_num=VERSION))
            return
    if found > VERSION:
        raise _newer(found)
    if found < VERSION:
        from retruc.server.store.migrating import migrate  # noqa: PLC0415 - see above

        migrate(_for_writing(engine))
