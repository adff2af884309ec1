"""Models of `penya`: what it learned of a ruleset, in a file, and the file read.

A model is a zip archive. `model.json` says what it is of: ruleset and options, seed and passes, the
abstraction of its keys, and what strength was measured. `keys` are the keys in order, as the steps
between them; `shares` how often each choice is played, a nibble each. Both lie plane by plane, the
first byte of all before the second of all, which packs well. Reading needs the standard library
only.
"""

import json
import zipfile
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from retruc.bots.penya_sight import ABSTRACTION
from retruc.game import Fault, FaultError
from retruc.rulesets import Ruleset

HEADER: Final = "model.json"
KEYS: Final = "keys"
SHARES: Final = "shares"
KEY_BYTES: Final = 8
SHARE_BYTES: Final = 3
"""For six choices."""
LEVELS: Final = 15


class NoModel(FaultError):
    """There is no model of a ruleset as it is played; its id is ``no-model``."""


class Model:
    """What was learned: by key, how often each choice is played."""

    def __init__(self, path: Path) -> None:
        """Read a model, about a tenth of a second for a million keys.

        Raises:
            OSError, zipfile.BadZipFile, KeyError, ValueError: it is no model of this abstraction.
        """
        self.path = path
        with zipfile.ZipFile(path) as archive:
            self.header: Mapping[str, Any] = json.loads(archive.read(HEADER))
            if self.header["abstraction"] != ABSTRACTION:
                raise ValueError(f"a model of abstraction {self.header['abstraction']}")
            steps = array("q", _woven(archive.read(KEYS), KEY_BYTES))
            self._keys = array("q", accumulate(steps))
            self._shares = _woven(archive.read(SHARES), SHARE_BYTES)

    def __len__(self) -> int:
        return len(self._keys)

    def shares(self, key: int) -> Sequence[int]:
        """Say how often each choice is played, in parts; empty where the key was not learned."""
        place = bisect_left(self._keys, key)
        if place == len(self._keys) or self._keys[place] != key:
            return ()
        packed = self._shares[SHARE_BYTES * place : SHARE_BYTES * (place + 1)]
        return [part for byte in packed for part in (byte >> 4, byte & 15)]


def _woven(planes: bytes, size: int) -> bytes:
    """Put numbers of so many bytes together again."""
    count = len(planes) // size
    woven = bytearray(len(planes))
    for place in range(size):
        woven[place::size] = planes[place * count : (place + 1) * count]
    return bytes(woven)


def model_of(ruleset: Ruleset) -> Model:
    """Give the model of a ruleset, read once by a process.

    Raises:
        NoModel: there is none.
    """
    for path in _models():
        if _fits(_header(path), ruleset):
            return _read(path)
    raise no_model(ruleset)


def no_model(ruleset: Ruleset) -> NoModel:
    """Say that a ruleset has none, and which have."""
    return NoModel(
        Fault(
            "no-model",
            "penya has not been trained for {ruleset} as it is played here: only for {known}",
            ruleset=str(ruleset),
            known=", ".join(sorted({_header(path)["ruleset"] for path in _models()})),
        )
    )


def is_trained_for(ruleset: Ruleset) -> bool:
    """Whether there is a model of a ruleset as it is played."""
    return any(_fits(_header(path), ruleset) for path in _models())


def _fits(header: Mapping[str, Any], ruleset: Ruleset) -> bool:
    name = f"{ruleset.id}@{ruleset.version}"
    return bool(header["ruleset"] == name and header["options"] == dict(ruleset.changed))


def _models() -> list[Path]:
    folder = Path(str(files("retruc.bots"))) / "models"
    return sorted(folder.glob("*.model"))


@lru_cache
def _header(path: Path) -> Mapping[str, Any]:
    with zipfile.ZipFile(path) as archive:
        header: Mapping[str, Any] = json.loads(archive.read(HEADER))
    return header


@lru_cache(maxsize=4)
def _read(path: Path) -> Model:
    return Model(path)
