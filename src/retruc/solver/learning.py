"""Solving: predictive regret matching⁺ over the whole tree, with checkpoints.

Each iteration corrects the regrets of the mà and then those of its rival, which sees the mà's new
strategy (Farina, Kroer, Sandholm: *Faster Game Solving via Predictive Blackwell Approachability*,
2021). The strategy that comes near an equilibrium is the mean of all, later ones counting more.
"""

import os
import zipfile
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from retruc.game import Fault, RetrucError
from retruc.solver.passes import LEARN, Sides
from retruc.solver.solving import Game, Measure

_FORM = 1
"""Of a checkpoint."""
_CHUNK = 1 << 24
"""So many bytes are read at once."""


class WrongCheckpoint(RetrucError):
    """A checkpoint of another game, or of another form."""

    id = "wrong-checkpoint"

    def __init__(self, path: Path) -> None:
        self.fault = Fault(
            "wrong-checkpoint", "{file} is no checkpoint of this game", file=str(path)
        )
        super().__init__(str(self.fault))


class Solver:
    """A game and what has been learned of it. The same number of iterations gives the same."""

    def __init__(self, game: Game, *, kind: DTypeLike = np.float32) -> None:
        """Begin with nothing learned, in floats of a kind."""
        self.game = game
        self.iterations = 0
        self._regret = np.zeros(game.cells, kind)
        self._strategy = np.zeros(game.cells, kind)
        self.average: NDArray[Any] = np.zeros(game.cells, kind)
        """By cell: the strategies of all iterations, summed."""

    def iterate(self) -> None:
        """Learn once for each seat."""
        self.iterations += 1
        weight = float(self.iterations) ** 2
        sides = Sides(self._strategy, self._regret, self.average)
        for own in range(2):
            self.game.run(own, LEARN, sides, weight=weight)

    def measure(self) -> Measure:
        """Measure the mean strategy."""
        return self.game.measure(self.average)

    def save(self, path: Path) -> None:
        """Keep all that is needed to go on; a file that was there is replaced whole."""
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(
                file,
                form=_FORM,
                game=_name(self.game),
                iterations=self.iterations,
                regret=self._regret,
                strategy=self._strategy,
                average=self.average,
            )
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)

    def resume(self, path: Path) -> None:
        """Go on where a checkpoint was written.

        Raises:
            WrongCheckpoint: it is of another game, or no checkpoint at all.
            OSError: it cannot be read.
        """
        arrays = {
            "regret": self._regret,
            "strategy": self._strategy,
            "average": self.average,
        }
        try:
            with np.load(path, allow_pickle=False) as kept:
                if int(kept["form"]) != _FORM or str(kept["game"]) != _name(self.game):
                    raise WrongCheckpoint(path)
                self.iterations = int(kept["iterations"])
            with zipfile.ZipFile(path) as archive:
                for name, array in arrays.items():
                    with archive.open(f"{name}.npy") as file:
                        _read_into(array, file)
        except (zipfile.BadZipFile, ValueError, KeyError) as error:
            raise WrongCheckpoint(path) from error


def _read_into(array: NDArray[Any], file: IO[bytes]) -> None:
    """Read a kept array into the place of one's own: two of a whole round are too much memory.

    Raises:
        ValueError: it is of another shape or kind.
    """
    np.lib.format.read_magic(file)
    shape, _, kind = np.lib.format.read_array_header_1_0(file)
    if shape != array.shape or kind != array.dtype:
        raise ValueError(shape)
    room = array.view(np.uint8)
    for first in range(0, len(room), _CHUNK):
        part = room[first : first + _CHUNK]
        part[:] = np.frombuffer(file.read(len(part)), np.uint8)


def _name(game: Game) -> str:
    changed = " ".join(f"{path}={value}" for path, value in game.ruleset.changed.items())
    return f"{game.ruleset} {changed} {game.cells}"
