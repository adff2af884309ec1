"""The thread that writes: all that waits goes into one transaction, and is answered after it."""

import asyncio
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from time import perf_counter, sleep
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from retruc.server.store.schema import rows as rows_table
from retruc.server.table.rows import Row

MOST_AT_ONCE = 512
"""Jobs that share a transaction."""

GATHER_S = 0.002
"""While much is written, how long a transaction waits for more to share it: to make one durable
costs as much as a hundred rows."""


class AppendLost(Exception):
    """Somebody else has written these numbers of the table's log; nothing of ours was kept."""

    def __init__(self, table_id: str, seq: int) -> None:
        """Keep where."""
        super().__init__(table_id, seq)
        self.table_id = table_id
        self.seq = seq


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    """Rows to append, all or none."""

    future: asyncio.Future[None]
    table_id: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True, eq=False)
class _Call:
    """Something else to do in a transaction."""

    future: asyncio.Future[Any]
    work: Callable[[Connection], Any]


Job = _Append | _Call
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Writer:
    """Owns the thread. Its futures belong to the loop that runs where they are asked for."""

    def __init__(
        self, engine: Engine, *, observe: Callable[[int, float], None] = lambda _n, _s: None
    ) -> None:
        """Start the thread.

        Args:
            observe: is told of each commit: how many jobs, and how many seconds they took.
        """
        self._engine = engine
        self._observe = observe
        self._insert = _insert_for(engine)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    def append(self, table_id: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Append rows to a table's log; done once they are durable.

        Raises:
            AppendLost: (from the future) one of the numbers is taken; none was written.
            SQLAlchemyError: (from the future) the database failed; what was written is not known
                before the log is read again.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Append(future, table_id, rows))
        return future

    def call(self, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """Do something in a transaction and give what it gives, once that is durable."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Call(future, work))
        return future

    def close(self) -> None:
        """Write what still waits, and end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        is_busy = False
        while is_open:
            batch, is_open = self._next_batch(gather_s=GATHER_S if is_busy else 0)
            if batch:
                _tell(self._write(batch))
            is_busy = len(batch) > 1

    def _next_batch(self, *, gather_s: float) -> tuple[list[Job], bool]:
        """Wait for a job and take all others that wait; False once the end is among them."""
        batch: list[Job] = []
        job = self._jobs.get()
        if gather_s:
            sleep(gather_s)
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                return batch, True
            job = self._jobs.get()
        return batch, False

    def _write(self, batch: Sequence[Job]) -> list[Answer]:
        started = perf_counter()
        try:
            with self._engine.begin() as connection:
                answers = self._carry_out(connection, batch)
        except SQLAlchemyError as error:
            return [(job.future, None, error) for job in batch]
        self._observe(len(batch), perf_counter() - started)
        return answers

    def _carry_out(self, connection: Connection, batch: Sequence[Job]) -> list[Answer]:
        """Carry out the jobs in their order; appends that stand together are one statement."""
        answers: list[Answer] = []
        appends: list[_Append] = []
        for job in batch:
            if isinstance(job, _Append):
                appends.append(job)
                continue
            answers += self._append(connection, appends)
            appends = []
            answers.append(_called(connection, job))
        answers += self._append(connection, appends)
        return answers

    def _append(self, connection: Connection, appends: Sequence[_Append]) -> list[Answer]:
        wanted = [row_values(append.table_id, row) for append in appends for row in append.rows]
        if not wanted:
            return [(append.future, None, None) for append in appends]
        done = {(table_id, seq) for table_id, seq in connection.execute(self._insert, wanted)}
        if len(done) == len(wanted):
            return [(append.future, None, None) for append in appends]
        return list(_sort_out(connection, appends, done))


def row_values(table_id: str, row: Row) -> dict[str, object]:
    """Give the columns of a row."""
    return {
        "table_id": table_id,
        "seq": row.seq,
        "at_ms": row.at_ms,
        "kind": row.kind,
        "body": row.body,
        "note": row.note,
    }


def _insert_for(engine: Engine) -> Any:
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    statement = insert(rows_table).on_conflict_do_nothing()
    return statement.returning(rows_table.c.table_id, rows_table.c.seq)


def _sort_out(
    connection: Connection, appends: Sequence[_Append], done: set[tuple[str, int]]
) -> Iterable[Answer]:
    """Take back what was written after a number that somebody else had, and tell the losers."""
    lost: dict[str, int] = {}
    kept: set[tuple[str, int]] = set()
    for append in appends:
        keys = {(append.table_id, row.seq) for row in append.rows}
        taken = min((seq for t, seq in keys if (t, seq) not in done or (t, seq) in kept), default=0)
        if taken:
            lost.setdefault(append.table_id, taken)
        if append.table_id not in lost:
            kept |= keys
            yield append.future, None, None
            continue
        if ours := (keys & done) - kept:
            connection.execute(_DELETE, [{"of_table": t, "number": seq} for t, seq in ours])
        yield append.future, None, AppendLost(append.table_id, lost[append.table_id])


_DELETE = delete(rows_table).where(
    rows_table.c.table_id == bindparam("of_table"), rows_table.c.seq == bindparam("number")
)


def _called(connection: Connection, job: _Call) -> Answer:
    """Do the work; what it raises is its own affair and takes nothing else of the batch along."""
    try:
        with connection.begin_nested():
            return job.future, job.work(connection), None
    except Exception as error:
        if connection.invalidated:
            raise
        return job.future, None, error


def _tell(answers: Sequence[Answer]) -> None:
    """Answer, with one wake-up of each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].get_loop(), []).append(answer)
    for loop, own in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, own)


def _settle(answers: Sequence[Answer]) -> None:
    for future, result, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
