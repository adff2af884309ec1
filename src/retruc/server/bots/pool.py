"""The processes in which bots think. Those that die are replaced, and their questions put again."""

import asyncio
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from time import perf_counter
from typing import TypeVar

from retruc.rulesets import Ruleset
from retruc.server.bots.thinking import Question, choose_anything, think, warm_up, watch_parent
from retruc.server.logs import failure, logger
from retruc.server.metrics import Metrics
from retruc.server.table.commands import BotsChose
from retruc.server.table.effects import Think

Result = TypeVar("Result")

PATIENCE_S = 20
"""A bot that has not answered after so long is not waited for."""

_TRIES = 3
_MOST_RULESETS = 256


class BotPool:
    """Asks bots. The processes start with the first question, or with `warm`."""

    def __init__(self, metrics: Metrics, workers: int = 0) -> None:
        """Make it ready.

        Args:
            workers: processes; 0: one for each processor but one.
        """
        self._metrics = metrics
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._executor: ProcessPoolExecutor | None = None
        self._pickled: dict[int, tuple[Ruleset, bytes]] = {}

    async def warm(self) -> None:
        """Start a process, so that the first bot need not wait for it."""
        with suppress(BrokenProcessPool):
            await asyncio.wrap_future(self._pool().submit(warm_up))

    async def ask(self, asked: Think, key: bytes) -> BotsChose:
        """Ask the bots of an effect and give their answer; it always comes."""
        question = Question(self._pickle(asked.ruleset), asked.asks, key, asked.token)
        started = perf_counter()
        for _ in range(_TRIES):
            pool = self._pool()
            try:
                thinking = asyncio.wrap_future(pool.submit(think, question))
                choices = await asyncio.wait_for(thinking, PATIENCE_S)
            except BrokenProcessPool as error:
                self._replace(pool, error)
                continue
            except TimeoutError as error:
                self._replace(pool, error)
                break
            except Exception as error:  # noqa: BLE001 - a bot that fails is no reason to stop the table
                logger().error("bot-failed", bot=asked.asks[0].bot, **failure(error))
                break
            self._metrics.thinking.observe(perf_counter() - started)
            return BotsChose(asked.token, choices)
        return BotsChose(asked.token, choose_anything(question))

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result | None:
        """Have something else done in one of the processes; None if that came to no end."""
        pool = self._pool()
        try:
            working = asyncio.wrap_future(pool.submit(work, *arguments))
            return await asyncio.wait_for(working, PATIENCE_S)
        except (BrokenProcessPool, TimeoutError) as error:
            self._replace(pool, error)
            return None

    def close(self) -> None:
        """End the processes."""
        if self._executor is not None:
            _end(self._executor)
            self._executor = None

    def _pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._metrics.pools.inc()
            context = get_context("forkserver")
            # Processes are forked from one that has loaded the bots: they start fast and share it.
            context.set_forkserver_preload([think.__module__])
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=watch_parent
            )
        return self._executor

    def _replace(self, pool: ProcessPoolExecutor, error: BaseException) -> None:
        """Throw away a pool that is broken, unless another question has done so already."""
        if self._executor is pool:
            logger().warning("bot-pool-replaced", **failure(error))
            self._executor = None
            _end(pool)

    def _pickle(self, ruleset: Ruleset) -> bytes:
        known = self._pickled.get(id(ruleset))
        if known is not None and known[0] is ruleset:
            return known[1]
        if len(self._pickled) >= _MOST_RULESETS:
            self._pickled.clear()
        pickled = pickle.dumps(ruleset)
        self._pickled[id(ruleset)] = (ruleset, pickled)
        return pickled


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, a bot that thinks for ever included."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - it offers no other way
        process.kill()
    # What waits is not cancelled: it learns that the pool is broken, and is asked of the next one.
    pool.shutdown(wait=False)
