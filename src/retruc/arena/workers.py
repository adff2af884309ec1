"""Work in several processes whose results come in the order in which it was given."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType
from typing import Any, Self, TypeVar

from retruc.arena.errors import MatchError
from retruc.game import Fault

T = TypeVar("T")

_AHEAD = 4
"""Pieces of work for each process that are given out before the first is waited for."""


class Workers:
    """Processes that work, or this one alone. Use it in a ``with`` statement.

    Args:
        count: How many.

    Raises:
        MatchError: there is none (``no-workers``).
    """

    def __init__(self, count: int) -> None:
        if count < 1:
            raise MatchError(
                Fault("no-workers", "expected at least one process, found {found}", found=count)
            )
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def in_order(
        self, function: Callable[..., T], jobs: Iterable[tuple[Any, ...]]
    ) -> Generator[T, None, None]:
        """Give what *function* makes of each job, in their order.

        Whoever needs no more closes the iterator: what was not begun is then never done.
        """
        if self._count == 1:
            for job in jobs:
                yield function(*job)
            return
        waiting: deque[Future[T]] = deque()
        try:
            for job in jobs:
                waiting.append(self._started().submit(function, *job))
                if len(waiting) >= _AHEAD * self._count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Ctrl-C reaches every process of a terminal; this one alone answers it.
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=get_context("spawn"),
                initializer=signal,
                initargs=(SIGINT, SIG_IGN),
            )
        return self._pool
