"""What is learned, by key: a table in which a key finds its row, or is given one.

A row has a regret and a weight of the mean strategy for each choice. A table that is nearly full
takes no more keys: those that are not in it are played evenly and nothing is learned of them.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import inlined, kernel
from retruc.training.asking import MOST

EMPTY: Final = 0
NOWHERE: Final = -1
_FULL: Final = 0.9
_ROW: Final = 64
_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_HALF: Final = np.uint64(32)


class Store(NamedTuple):
    """The arrays of a table. K places, a power of two.

    All that belongs to a place lies in one row of 64 bytes, which the processor fetches at once:

        regrets: MOST × 4 bytes | mean: MOST × 4 | 8 spare | key: 8
    """

    keys: NDArray[np.int64]
    """(K,): the key of a place, or `EMPTY`."""
    cells: NDArray[np.float32]
    """(K, 2 × MOST): regrets, then weights of the mean strategy."""
    used: NDArray[np.int64]
    """(2,): how many places are taken, and how many may be."""


def empty_store(places: int) -> Store:
    """Make a table for so many keys, a power of two."""
    room = np.zeros((places + 1) * _ROW, np.uint8)
    first = -room.ctypes.data % _ROW
    rows = room[first : first + places * _ROW].reshape(places, _ROW)
    return Store(
        rows.view(np.int64)[:, -1],
        rows.view(np.float32)[:, : 2 * MOST],
        np.array([0, int(_FULL * places)], np.int64),
    )


@inlined
def _probe(keys: NDArray[np.int64], key: int) -> Any:
    """The place of a key, or the empty one where it would go."""
    last = len(keys) - 1
    mixed = np.uint64(key) * _GOLDEN
    place = np.int64((mixed ^ (mixed >> _HALF)) & np.uint64(last))
    while keys[place] != EMPTY and keys[place] != key:
        place = (place + 1) & last
    return place


@kernel
def find(store: Store, key: int) -> Any:
    """Find the place of a key; `NOWHERE` if it has none."""
    place = _probe(store.keys, key)
    return place if store.keys[place] == key else NOWHERE


@kernel
def find_or_add(store: Store, key: int) -> Any:
    """Find the place of a key, or give it one, which is told as `NOWHERE` − 1 − place.

    `NOWHERE` if it has none and the table is full.
    """
    place = _probe(store.keys, key)
    if store.keys[place] == key:
        return place
    if store.used[0] >= store.used[1]:
        return NOWHERE
    store.used[0] += 1
    store.keys[place] = key
    return NOWHERE - 1 - place


@kernel
def put_all(store: Store, keys: NDArray[np.int64], rows: NDArray[np.float32]) -> None:
    """Put rows into an empty table."""
    for index in range(len(keys)):
        place = NOWHERE - 1 - find_or_add(store, keys[index])
        for cell in range(rows.shape[1]):
            store.cells[place, cell] = rows[index, cell]
