"""A training run: its table, its threads, its checkpoint.

With one thread the same seed and the same passes give the same table. Several share one table
without waiting for each other, which loses a correction now and then and is not the same twice.
"""

import os
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from retruc.bots.cardtable import card_table
from retruc.bots.penya_sight import ABSTRACTION, L_CLASS, SEATS, lens_of
from retruc.fast import table_of
from retruc.game import Fault, FaultError
from retruc.game.encoding import CARD_INDEX
from retruc.rulesets import Ruleset
from retruc.training.stakes import scales, standings, worths
from retruc.training.store import EMPTY, empty_store, put_all
from retruc.training.walk import Rules, empty_room, learn, play_mean
from retruc.training.writing import write_model

PLACES: Final = 1 << 24
"""Keys that there is room for: 1 GiB."""
UNIT: Final = 1e6
"""What weights are divided by: the weight of pass number one million is 1."""
LARGE_POT: Final = 20
"""Pedres of a round that risked a cama."""
LEAST: Final = 3.0
"""A key is written if it was met about so often at the weight of the last passes."""

_STANDINGS: Final = 1 << 14
_MOST_PEDRES: Final = 128


class NotTrainable(FaultError):
    """A ruleset that keys do not tell enough of; its id is ``not-trainable``."""


class WrongTraining(FaultError):
    """A checkpoint of another training run, or none; its id is ``wrong-training``."""


class Progress(NamedTuple):
    """How far a run is."""

    passes: int
    keys: int
    large_pots: float
    """The share of rounds among four of itself, at 0–0, in which a cama was at stake."""


class Trainer:
    """What has been learned of a ruleset, and what learns on."""

    def __init__(
        self, ruleset: Ruleset, *, seed: int = 1, threads: int = 1, places: int | None = None
    ) -> None:
        """Begin with nothing learned, and room for so many keys, a power of two.

        Raises:
            NotTrainable: the ruleset has what a key does not tell apart.
            NotInBulk: the bulk rules do not cover it.
        """
        if ruleset.seats != SEATS or ruleset.covers or ruleset.has_free_raise:
            raise NotTrainable(
                Fault(
                    "not-trainable",
                    "{ruleset} has other than four seats, covered cards or free raises",
                    ruleset=str(ruleset),
                )
            )
        self.ruleset = ruleset
        self.seed = seed
        self.passes = 0
        self._rules = rules_of(ruleset, seed)
        self._store = empty_store(places or PLACES)
        self._rooms = [empty_room((seed << 16) + number) for number in range(threads)]

    def learn(self, passes: int) -> None:
        """Make about so many passes more, shared out among the threads."""
        each = max(1, passes // len(self._rooms))
        first = [self.passes + each * number for number in range(len(self._rooms))]

        def one(number: int) -> None:
            learn(self._rules, self._store, self._rooms[number], first[number], each, UNIT)

        if len(first) == 1:
            one(0)
        else:
            with ThreadPoolExecutor(len(first)) as pool:
                list(pool.map(one, range(len(first))))
        self.passes += each * len(first)

    def progress(self, rounds: int = 20_000) -> Progress:
        """Play some rounds by what was learned, and say how far it is."""
        pots = np.zeros(_MOST_PEDRES, np.int64)
        play_mean(self._rules, self._store, empty_room(self.seed), rounds, pots)
        large = float(pots[LARGE_POT:].sum()) / rounds
        return Progress(self.passes, int(self._store.used[0]), large)

    def write(self, path: Path, **about: Any) -> int:
        """Write the model; how many keys it has. *about* is told in it as well.

        Raises:
            OSError: the file cannot be written.
        """
        header = {
            "ruleset": f"{self.ruleset.id}@{self.ruleset.version}",
            "options": dict(self.ruleset.changed),
            "seed": self.seed,
            "threads": len(self._rooms),
            "passes": self.passes,
            **about,
        }
        return write_model(self._store, path, header, least=LEAST * (self.passes / UNIT) ** 2)

    def save(self, path: Path) -> None:
        """Keep all that is needed to go on; a file that was there is replaced whole."""
        there = np.flatnonzero(self._store.keys != EMPTY)
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(
                file,
                name=self._name(),
                passes=self.passes,
                keys=self._store.keys[there],
                cells=self._store.cells[there],
                chances=np.array([room.chance for room in self._rooms]),
            )
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)

    def resume(self, path: Path) -> None:
        """Go on where a checkpoint was written.

        Raises:
            WrongTraining: it is of another run, or no checkpoint at all.
            OSError: it cannot be read.
        """
        try:
            with np.load(path, allow_pickle=False) as kept:
                if str(kept["name"]) != self._name():
                    raise _wrong(path)
                keys, cells, chances = kept["keys"], kept["cells"], kept["chances"]
                self.passes = int(kept["passes"])
        except (zipfile.BadZipFile, ValueError, KeyError, EOFError) as error:
            raise _wrong(path) from error
        put_all(self._store, keys, cells)
        for room, chance in zip(self._rooms, chances, strict=True):
            room.chance[:] = chance

    def _name(self) -> str:
        changed = " ".join(f"{path}={value}" for path, value in self.ruleset.changed.items())
        of = f"{self.ruleset} {changed} {ABSTRACTION}"
        return f"{of} {self.seed} {len(self._rooms)} {len(self._store.keys)}"


def _wrong(path: Path) -> WrongTraining:
    return WrongTraining(
        Fault("wrong-training", "{file} is no checkpoint of this training", file=str(path))
    )


def rules_of(ruleset: Ruleset, seed: int) -> Rules:
    """Put together what does not change while a ruleset is trained."""
    lens = lens_of(ruleset)
    worth = worths(ruleset)
    classes = [lens[L_CLASS + CARD_INDEX[card]] for card in card_table(ruleset).cards]
    return Rules(
        np.array(table_of(ruleset)),
        np.array(lens, np.int16),
        np.array(classes, np.int16),
        worth,
        scales(ruleset, worth),
        standings(ruleset, _STANDINGS, seed),
    )
