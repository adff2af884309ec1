"""From what was learned to a model in a file."""

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from retruc.bots.penya_model import HEADER, KEYS, LEVELS, SHARES
from retruc.bots.penya_sight import ABSTRACTION
from retruc.training.asking import MOST
from retruc.training.store import EMPTY, Store

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def write_model(store: Store, path: Path, header: Mapping[str, Any], *, least: float) -> int:
    """Write what was met often enough; how many keys.

    *least* is the weight of a key's mean below which it is left out.
    """
    there = np.flatnonzero((store.keys != EMPTY) & (store.cells[:, MOST:].sum(axis=1) > least))
    there = there[np.argsort(store.keys[there])]
    keys = store.keys[there]
    mean = store.cells[there, MOST:].astype(np.float64)
    parts = np.rint(LEVELS * mean / mean.max(axis=1, keepdims=True)).astype(np.uint8)
    nibbles = parts[:, ::2] << 4 | parts[:, 1::2]
    steps = np.diff(keys, prepend=0).astype("<i8")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        about = {"abstraction": ABSTRACTION, "keys": len(keys), **header}
        _add(archive, HEADER, json.dumps(about, indent=1).encode())
        _add(archive, KEYS, _planes(steps.view(np.uint8).reshape(-1, 8)))
        _add(archive, SHARES, _planes(nibbles))
    return len(keys)


def _planes(rows: NDArray[np.uint8]) -> bytes:
    return np.ascontiguousarray(rows.T).tobytes()


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    member = zipfile.ZipInfo(name, _EPOCH)
    member.compress_type = zipfile.ZIP_LZMA
    archive.writestr(member, content)
