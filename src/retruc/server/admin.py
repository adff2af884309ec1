"""`Console`: carries out what whoever runs the server tells it, with `retruc admin`.

Orders come by the database: who may write to it may give them, and there is no door in the network.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from retruc.server.limits import Limits
from retruc.server.logs import failure, logger
from retruc.server.shell import House
from retruc.server.store import orders
from retruc.server.store.orders import Order

LOOK_S = 1
"""Seconds between two looks for orders."""
LOOK_AGAIN_S = 15
"""Seconds after which it is tried again when the database failed."""
LAST_LOOK_S = 3
"""Seconds in which the last look must be over."""


class Console:
    """Looks for orders, and carries them out one by one."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._end = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look for orders from now on."""
        self._task = asyncio.create_task(self._run())

    async def end(self) -> None:
        """Finish what is under way, and look no more."""
        self._end.set()
        if self._task is not None:
            await asyncio.wait((self._task,), timeout=LAST_LOOK_S)
            self._task.cancel()

    async def _run(self) -> None:
        while not self._end.is_set():
            wait_s = LOOK_S
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the next time may go well
                logger().error("orders-failed", **failure(error))
                wait_s = LOOK_AGAIN_S
            with suppress(TimeoutError):
                await asyncio.wait_for(self._end.wait(), wait_s)

    async def look(self) -> None:
        """Carry out the orders that wait."""
        store = self._house.store
        for order in await store.read(orders.waiting_orders):
            if self._house.is_closing:
                return  # no table is alive any more; the next start finds the order again
            outcome = await self._carry_out(order)
            done_ms = self._house.now_ms()
            await store.writer.call(_settling(order, done_ms, outcome))
            logger().info("order-done", order=order.order_id, what=order.what, outcome=outcome)

    async def _carry_out(self, order: Order) -> str:
        match order.what:
            case orders.CLOSE:
                host = self._house.by_id(order.target)
                if host is None:
                    return orders.NO_TABLE
                await self._house.retire(host, "closed")
            case orders.PARDON:
                self._limits.pardon(order.target)
        return orders.DONE


def _settling(order: Order, done_ms: int, outcome: str) -> Callable[[Connection], None]:
    return lambda connection: orders.settle_order(connection, order, done_ms, outcome)
