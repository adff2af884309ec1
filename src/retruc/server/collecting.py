"""When Python looks for cycles of garbage, so that it never stops all tables for long.

Left to itself it looks when it has made so many more objects than went: with a thousand tables,
where as many go as come, it then finds a second's worth of them and stops for 50 to 90 ms. Here it
looks ten times a second through what is young, and while it finds nothing it only sets the young
aside, unseen, and looks at every sixteenth time: actions make no cycles, requests do. What was set
aside or lived longer, such as what a closed socket leaves, waits for the walk through everything.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_EVERY_S = 0.1
_MOST_SKIPPED = 15
_EVERYTHING_EVERY_S = 900.0
"""It takes a third of a second with a thousand tables."""


@contextmanager
def collector_kept() -> Iterator[None]:
    """Leave what is there at the start alone, and have nothing looked for unasked."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


async def keep_collecting() -> None:
    """Look for garbage, a little at a time, until this is cancelled."""
    look = young_looks()
    count = 0
    while True:
        await asyncio.sleep(_EVERY_S)
        count += 1
        if count % round(_EVERYTHING_EVERY_S / _EVERY_S):
            look()
        else:
            gc.unfreeze()
            gc.collect()
            gc.freeze()


def young_looks() -> Callable[[], int | None]:
    """Give what looks through the young, or sets them aside if it is not yet time for a look.

    Returns:
        it says how much garbage it found; nothing if it did not look.
    """
    skipped = skipping = 0

    def look() -> int | None:
        nonlocal skipped, skipping
        if skipped < skipping:
            skipped += 1
            gc.freeze()
            return None
        found = gc.collect(0)
        skipped, skipping = 0, 0 if found else min(2 * skipping + 1, _MOST_SKIPPED)
        return found

    return look
