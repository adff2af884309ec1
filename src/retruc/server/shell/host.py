"""`TableHost`: the one task that owns a table.

It takes commands one by one: the table handles one, its rows are appended, and only when they are
durable are its effects carried out. Whoever asked is held up until then.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from retruc.protocol.codec import encode
from retruc.protocol.messages import Refused
from retruc.server.logs import failure, logger
from retruc.server.metrics import Metrics
from retruc.server.shell.lines import AGAIN_MS, Line
from retruc.server.store import AppendLost
from retruc.server.table.commands import (
    Asked,
    BotsChose,
    CodeGiven,
    Command,
    Connected,
    Disconnected,
    TableMade,
    Woke,
)
from retruc.server.table.effects import (
    Answer,
    Close,
    Handled,
    MakeTable,
    NewCode,
    Tell,
    Think,
)
from retruc.server.table.rows import Opening, Row
from retruc.server.table.table import Table


class Surroundings(Protocol):
    """What a host needs from the house it stands in."""

    metrics: Metrics
    now_ms: Callable[[], int]

    def append(self, table_id: str, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Append rows to the log."""

    async def ask_bots(self, host: "TableHost", asked: Think) -> BotsChose:
        """Have bots think."""

    async def make_next(self, opening: Opening) -> str:
        """Make another table and give its code."""

    async def give_code(self, host: "TableHost") -> str:
        """Give a table a new code."""

    async def retire(self, host: "TableHost", reason: str) -> None:
        """Archive a table that nobody needs any more."""

    async def reload(self, host: "TableHost") -> tuple[Table, Handled]:
        """Replay the table from the log, and say that it was restarted."""


@dataclass(frozen=True, slots=True)
class _Broken:
    """Something that the table waits for failed, and will not come."""

    error: BaseException


Job = tuple[Command | _Broken, "asyncio.Future[None] | None"]

_MOST_FAULTS = 5
"""A table that is at fault so often in a row is closed: it would be so for ever."""

_FIRST_WAIT_S = 0.5
_LONGEST_WAIT_S = 20
"""Between two attempts to read the log, while the database cannot be reached."""


_LATE_S = 10
"""An alarm that has been due for so long will not ring."""

_LAST_COMMAND_S = 5
"""At the end, how long a table may take for what it is handling."""


class TableHost:
    """Owns one table: its inbox, its sockets, its alarm."""

    def __init__(
        self, table_id: str, code: str, table: Table, key: bytes, house: Surroundings
    ) -> None:
        self.table_id = table_id
        self.code = code
        self.table = table
        self.key = key
        """What the randomness of this table's bots comes from."""
        self.lines: dict[str, Line] = {}
        """The sockets, by id."""
        self.lines_by_member: dict[str, list[Line]] = {}
        self._house = house
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._side_tasks: set[asyncio.Task[None]] = set()
        self._faults = 0
        self._task: asyncio.Task[None] | None = None
        self._is_handling = False
        self.is_closed = False

    # Coming in

    def start(self, handled: Handled | None = None) -> None:
        """Begin to take commands; *handled*, already durable, is carried out first."""
        if handled is not None:
            self._carry_out(handled)
        self._task = asyncio.create_task(self._run(), name=f"table {self.table_id}")

    def put(self, command: Command) -> None:
        """Have a command handled when its turn comes."""
        self._inbox.put_nowait((command, None))

    async def ask(self, command: Command) -> None:
        """Have a command handled, and wait until it is, so that no socket can fill the inbox."""
        if self.is_closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, done))
        await done

    def join(self, line: Line) -> None:
        """Count a socket in; it says `Connected` next."""
        self.lines[line.via] = line
        self.lines_by_member.setdefault(line.member, []).append(line)

    def leave(self, line: Line) -> None:
        """Count a socket out; with the last one of a member, the member is away."""
        if self.lines.pop(line.via, None) is None:
            return
        others = self.lines_by_member[line.member]
        others.remove(line)
        if not others:
            del self.lines_by_member[line.member]
            self.put(Disconnected(line.member))

    # The task

    async def _run(self) -> None:
        while not self.is_closed:
            command, done = await self._inbox.get()
            self._is_handling = True
            try:
                await self._handle(command)
            finally:
                self._is_handling = False
                if done is not None and not done.done():
                    done.set_result(None)

    async def _handle(self, command: Command | _Broken) -> None:
        if isinstance(command, _Broken):
            await self._reload("aside", command.error)
            return
        if isinstance(command, Asked | Connected) and command.via not in self.lines:
            return  # its socket is gone, or was sent away meanwhile
        house = self._house
        started = perf_counter()
        house.metrics.count_command(type(command))
        try:
            handled = self.table.handle(command, house.now_ms())
            if handled.rows:
                await house.append(self.table_id, handled.rows)
        except (AppendLost, SQLAlchemyError) as error:
            await self._reload("append", error)
            return
        except Exception as error:  # noqa: BLE001 - one table's fault is no other's
            self._faults += 1
            await self._reload("fault", error)
            return
        self._faults = 0
        self._carry_out(handled)
        if isinstance(command, Asked):
            house.metrics.handling.observe(perf_counter() - started)

    async def _reload(self, reason: str, error: BaseException) -> None:
        """Take the table from the log again; its clients come back and are told how it stands."""
        house = self._house
        house.metrics.reloads.labels(reason).inc()
        logger().error("table-reloaded", table=self.table_id, reason=reason, **failure(error))
        self._say_goodbye("reloaded", AGAIN_MS)
        self._set_alarm(None)
        wait_s = _FIRST_WAIT_S
        while self._faults < _MOST_FAULTS and not self.is_closed:
            try:
                self.table, handled = await house.reload(self)
            except (AppendLost, SQLAlchemyError) as unreadable:
                logger().error("log-unreadable", table=self.table_id, **failure(unreadable))
                await asyncio.sleep(wait_s)
                wait_s = min(2 * wait_s, _LONGEST_WAIT_S)
            except Exception as fault:  # noqa: BLE001 - as above
                logger().error("table-not-replayed", table=self.table_id, **failure(fault))
                break
            else:
                self._carry_out(handled)
                return
        if not self.is_closed:
            await house.retire(self, "broken")

    # Effects

    def _carry_out(self, handled: Handled) -> None:
        self._set_alarm(handled.wake_at)
        sending: dict[Line, list[bytes]] = {}
        for effect in handled.effects:
            if isinstance(effect, Tell):
                if lines := self.lines_by_member.get(effect.member):
                    data = encode(effect.message)
                    for line in lines:
                        sending.setdefault(line, []).append(data)
            elif isinstance(effect, Answer):
                if isinstance(effect.message, Refused):
                    self._house.metrics.refused.labels(effect.message.reason).inc()
                if answered := self.lines.get(effect.via):
                    sending.setdefault(answered, []).append(encode(effect.message))
            else:
                self._do(effect)
        for line, messages in sending.items():
            line.send(*messages)

    def _do(self, effect: Think | MakeTable | NewCode | Close) -> None:
        match effect:
            case Think():
                self._aside(self._think(effect))
            case MakeTable():
                self._aside(self._make_table(effect))
            case NewCode():
                self._aside(self._new_code())
            case Close():
                self._aside(self._house.retire(self, effect.reason))

    def _aside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._side_tasks.add(task)
        task.add_done_callback(self._side_done)

    def _side_done(self, task: asyncio.Task[None]) -> None:
        """Take the table from the log again if what it waits for will not come."""
        self._side_tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        logger().error("aside-failed", table=self.table_id, **failure(error))
        if not self.is_closed:
            self._inbox.put_nowait((_Broken(error), None))

    async def _think(self, asked: Think) -> None:
        self.put(await self._house.ask_bots(self, asked))

    async def _make_table(self, effect: MakeTable) -> None:
        self.put(TableMade(await self._house.make_next(effect.opening)))

    async def _new_code(self) -> None:
        self.put(CodeGiven(await self._house.give_code(self)))

    def _set_alarm(self, wake_at: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if wake_at is not None:
            delay_s = max(0, wake_at - self._house.now_ms()) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(delay_s, self.put, Woke())

    def is_adrift(self) -> bool:
        """Whether a coto goes on here, and nothing will move it: a fault of the program."""
        if self.is_closed or self._is_handling or not self._inbox.empty():
            return False
        match self.table.waits_for():
            case "nobody":
                return True
            case "bots":
                return not self._side_tasks
            case "clock":
                return self._alarm is None or self._is_late(self._alarm)
        return False

    def _is_late(self, alarm: asyncio.TimerHandle) -> bool:
        return alarm.when() + _LATE_S < asyncio.get_running_loop().time()

    # The end

    def _say_goodbye(self, reason: str, again_ms: int | None) -> None:
        for line in self.lines.values():
            line.goodbye(reason, again_ms)
        self.lines.clear()
        self.lines_by_member.clear()

    async def close(self, reason: str, again_ms: int | None) -> None:
        """Finish what is being handled, say goodbye to all, and stop."""
        self.is_closed = True
        self._set_alarm(None)
        own = asyncio.current_task()
        for task in list(self._side_tasks):
            if task is not own:
                task.cancel()
        if self._task is not None and self._task is not own:
            # Something to wake the task with; it sees that it is closed and ends.
            self.put(Woke())
            _, late = await asyncio.wait((self._task,), timeout=_LAST_COMMAND_S)
            if late:  # it waits for a database that does not answer
                self._task.cancel()
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            if done is not None and not done.done():
                done.set_result(None)
        self._say_goodbye(reason, again_ms)
