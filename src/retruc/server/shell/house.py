"""`House`: all tables that are alive, by their codes, and what happens to them as a whole."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from os import urandom
from typing import Any

import msgspec
from sqlalchemy import Connection

from retruc.server.bots.pool import BotPool
from retruc.server.guests import Guest
from retruc.server.ids import Entropy, new_code, new_id
from retruc.server.logs import failure, logger
from retruc.server.metrics import Metrics
from retruc.server.shell.host import TableHost
from retruc.server.shell.lines import screen_of
from retruc.server.store import Store
from retruc.server.store.forgetting import members_of, without_names
from retruc.server.store.guests import (
    forget_guest,
    guests_unseen_since,
    note_sitting,
    unknown_among,
)
from retruc.server.store.tables import (
    archive_table,
    change_code,
    find_table,
    forget_table,
    live_codes,
    make_table,
    read_archived,
    read_live_logs,
    read_log,
    read_recent_log,
    replace_archived,
    tables_ended_before,
    tables_of_guest,
)
from retruc.server.table.commands import BotsChose, Renamed, Restarted
from retruc.server.table.effects import Handled, Think
from retruc.server.table.rows import Made, Opening, Row, Seated, read_fact
from retruc.server.table.table import Table

SWEEP_S = 5
"""Seconds between two looks for sockets that are stuck."""
FORGET_S = 3600
"""Seconds between two looks for what is kept too long."""
RESTART_AGAIN_MS = 1500
LAST_WORDS_S = 3
"""Seconds in which the last goodbyes must have been said."""
_DAY_MS = 86_400_000


def clock_ms() -> int:
    """Say what time it is, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        *,
        entropy: Entropy = urandom,
        now_ms: Callable[[], int] = clock_ms,
        keep_days: int = 90,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.now_ms = now_ms
        self.keep_days = keep_days
        self._bots = bots
        self._entropy = entropy
        self._hosts: dict[str, TableHost] = {}
        self._hosts_by_code: dict[str, TableHost] = {}
        self._keeping: set[asyncio.Future[Any]] = set()
        self._chores: list[asyncio.Task[None]] = []
        self._adrift: set[str] = set()
        """Ids of the tables that nobody will move, as of the last look."""
        self.is_closing = False
        self.when_forgotten: Callable[[str], None] = lambda _guest_id: None
        """Is told of each guest that is forgotten."""

    # Opening and closing

    async def open(self) -> None:
        """Have all tables alive again that were so, and begin the regular chores."""
        with self.store.engine.connect() as connection:
            codes = live_codes(connection)
            restarted = [
                entry
                for table_id, log in read_live_logs(connection)
                if (entry := self._restart(table_id, codes.get(table_id, ""), log))
            ]
        for host, handled in restarted:
            self._add(host)
            host.start(handled)
        self._chores = [
            asyncio.create_task(self._repeat(SWEEP_S, self._sweep)),
            asyncio.create_task(self._repeat(FORGET_S, self.forget_old)),
        ]
        logger().info("tables-alive", count=len(restarted))

    def _restart(
        self, table_id: str, code: str, log: Sequence[Row]
    ) -> tuple[TableHost, Handled] | None:
        """Replay one table. One that cannot be replayed harms no other; its log stays."""
        try:
            table, handled = self._replay(log)
        except Exception as error:  # noqa: BLE001 - see above
            logger().error("table-not-replayed", table=table_id, **failure(error))
            return None
        if handled.rows:
            self._hold(self.append(table_id, handled.rows))
        return TableHost(table_id, code, table, self._entropy(16), self), handled

    def _replay(self, log: Sequence[Row]) -> tuple[Table, Handled]:
        table = Table.replay(log, self._entropy)
        return table, table.handle(Restarted(), self.now_ms())

    async def close(self) -> None:
        """Say goodbye to all, and stop. Nothing is lost: a later start goes on from the log."""
        self.is_closing = True
        for chore in self._chores:
            chore.cancel()
        hosts = list(self._hosts.values())
        lines = [line.ended() for host in hosts for line in host.lines.values()]
        await asyncio.gather(*(host.close("restarting", RESTART_AGAIN_MS) for host in hosts))
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_S):
                await asyncio.gather(*lines)
        self._hosts.clear()
        self._hosts_by_code.clear()
        self._bots.close()

    # Finding and making tables

    def hosts(self) -> Iterable[TableHost]:
        """Give all tables that are alive."""
        return list(self._hosts.values())

    def find(self, code: str) -> TableHost | None:
        """Find a table by its open code."""
        return self._hosts_by_code.get(code)

    def by_id(self, table_id: str) -> TableHost | None:
        """Find a table that is alive by its id."""
        return self._hosts.get(table_id)

    async def find_any(self, code: str) -> tuple[str, TableHost | None] | None:
        """Find a table by any code that it has had, also one that has ended.

        Returns:
            Its id, and its host if it is alive.
        """
        if host := self._hosts_by_code.get(code):
            return host.table_id, host
        found = await self.store.read(lambda c: find_table(c, code))
        return None if found is None else (found.table_id, self._hosts.get(found.table_id))

    async def make(self, opening: Opening) -> TableHost:
        """Make a table."""
        table_id = new_id(self._entropy)
        while True:
            code = new_code(self._entropy)
            opened = msgspec.structs.replace(opening, code=code)
            table, handled = Table.open(opened, self.now_ms(), self._entropy)
            if await self._keep_new(table_id, code, handled.rows):
                break
        host = TableHost(table_id, code, table, self._entropy(16), self)
        self._add(host)
        self._note_sittings(table_id, handled.rows)
        host.start(handled)
        return host

    async def _keep_new(self, table_id: str, code: str, rows: Sequence[Row]) -> bool:
        made_ms = self.now_ms()
        kept: bool = await self.store.writer.call(
            lambda c: make_table(c, table_id, code, made_ms, rows)
        )
        return kept

    def _add(self, host: TableHost) -> None:
        self._hosts[host.table_id] = host
        if host.code:
            self._hosts_by_code[host.code] = host
        self.metrics.tables.set(len(self._hosts))

    def _remove(self, host: TableHost) -> None:
        self._hosts.pop(host.table_id, None)
        if self._hosts_by_code.get(host.code) is host:
            del self._hosts_by_code[host.code]
        self.metrics.tables.set(len(self._hosts))

    # What hosts need

    def append(self, table_id: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Append rows to a table's log; done once they are durable."""
        future = self.store.writer.append(table_id, rows)
        self._note_sittings(table_id, rows)
        return future

    def _note_sittings(self, table_id: str, rows: Sequence[Row]) -> None:
        for member in _seated(rows):
            self._hold(self.store.writer.call(_noting(member, table_id)))

    def _hold(self, future: "asyncio.Future[Any]") -> None:
        """Keep a future that nobody waits for, and say so if it fails."""
        self._keeping.add(future)
        future.add_done_callback(self._let_go)

    def _let_go(self, future: "asyncio.Future[Any]") -> None:
        self._keeping.discard(future)
        if not future.cancelled() and (error := future.exception()):
            logger().error("not-kept", **failure(error))

    async def ask_bots(self, host: TableHost, asked: Think) -> BotsChose:
        """Have bots think."""
        return await self._bots.ask(asked, host.key)

    async def make_next(self, opening: Opening) -> str:
        """Make another table and give its code."""
        return (await self.make(opening)).code

    async def give_code(self, host: TableHost) -> str:
        """Give a table a new code; the old one lets in only who is at the table."""
        while True:
            code = new_code(self._entropy)
            if await self.store.writer.call(_changing(host.table_id, code)):
                break
        if self._hosts_by_code.get(host.code) is host:
            del self._hosts_by_code[host.code]
        host.code = code
        self._hosts_by_code[code] = host
        return code

    async def reload(self, host: TableHost) -> tuple[Table, Handled]:
        """Replay a table from its log, and say that it was restarted."""
        log = await self.store.writer.call(lambda c: read_recent_log(c, host.table_id))
        table, handled = self._replay(log)
        if handled.rows:
            await self.append(host.table_id, handled.rows)
        return table, handled

    async def retire(self, host: TableHost, reason: str) -> None:
        """Close a table and put its log away; one that was never played at is forgotten."""
        if self._hosts.get(host.table_id) is not host:
            return
        self._remove(host)
        await host.close(reason, None)
        ended_ms = self.now_ms()
        await self.store.writer.call(lambda c: _put_away(c, host.table_id, ended_ms))
        logger().info("table-retired", table=host.table_id, reason=reason)

    # Reading logs

    async def read_whole_log(self, table_id: str) -> list[Row]:
        """Read the log of a table from its first row, whether it is alive or has ended."""
        return await self.store.read(lambda c: read_log(c, table_id) or read_archived(c, table_id))

    def tell_of(self, guest: Guest, *, but: TableHost | None = None) -> None:
        """Tell all tables but one that a guest has another name or face by now."""
        for host in self.hosts():
            if host is not but and host.table.knows(guest.id):
                host.put(Renamed(guest.id, guest.name, guest.face))

    # Forgetting

    async def forget_guest(self, guest_id: str) -> None:
        """Delete what is kept of a guest: who it is, and its name in all that has ended.

        At tables that are alive its chair is left as by anybody who goes; the name goes from their
        logs when they end.
        """
        await self.store.writer.call(lambda c: _forget_guest(c, guest_id))
        self.when_forgotten(guest_id)
        for host in self.hosts():
            for member in (guest_id, screen_of(guest_id)):
                for line in list(host.lines_by_member.get(member, ())):
                    line.goodbye("forgotten")

    async def forget_old(self) -> None:
        """Forget the guests and the finished tables that have been kept long enough."""
        before_ms = self.now_ms() - self.keep_days * _DAY_MS
        for table_id in await self.store.read(lambda c: tables_ended_before(c, before_ms)):
            await self.store.writer.call(_forgetting(table_id))
        for guest_id in await self.store.read(lambda c: guests_unseen_since(c, before_ms)):
            await self.forget_guest(guest_id)

    async def _sweep(self) -> None:
        """Let go of sockets that take nothing any more, and count tables that nobody will move."""
        adrift = {host.table_id for host in self.hosts() if host.is_adrift()}
        for table_id in adrift - self._adrift:
            logger().error("table-adrift", table=table_id)
        self._adrift = adrift
        self.metrics.adrift.set(len(adrift))
        now = asyncio.get_running_loop().time()
        for host in self.hosts():
            for line in list(host.lines.values()):
                if line.is_stuck(now):
                    line.give_up()

    async def _repeat(self, every_s: float, chore: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(every_s)
            try:
                await chore()
            except Exception as error:  # noqa: BLE001 - the next time may go well
                logger().error("chore-failed", **failure(error))


def _seated(rows: Sequence[Row]) -> Iterable[str]:
    """Give the members who have taken a seat in these rows."""
    for row in rows:
        if row.kind != "fact" or not row.body.startswith(('{"fact":"seated"', '{"fact":"made"')):
            continue
        match read_fact(row.body):
            case Seated(member=member):
                yield member
            case Made(opening=opening):
                yield from (sitter.member for sitter in opening.sitters if sitter.member)


def _noting(member: str, table_id: str) -> Callable[[Connection], None]:
    return lambda connection: note_sitting(connection, member, table_id)


def _changing(table_id: str, code: str) -> Callable[[Connection], bool]:
    return lambda connection: change_code(connection, table_id, code)


def _forgetting(table_id: str) -> Callable[[Connection], None]:
    return lambda connection: forget_table(connection, table_id)


def _put_away(connection: Connection, table_id: str, ended_ms: int) -> None:
    log = read_log(connection, table_id)
    if not any(row.kind == "round" for row in log):
        forget_table(connection, table_id)
        return
    forgotten = unknown_among(connection, set(members_of(log)))
    archive_table(connection, table_id, without_names(log, forgotten), ended_ms)


def _forget_guest(connection: Connection, guest_id: str) -> None:
    for table_id in tables_of_guest(connection, guest_id, alive=False):
        log = read_archived(connection, table_id)
        replace_archived(connection, table_id, without_names(log, [guest_id]))
    forget_guest(connection, guest_id)
