"""`retruc train`: a bot is trained by playing against itself."""

import importlib.util
import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from retruc.cli.bench import BulkMissing
from retruc.cli.chosen import chosen_ruleset
from retruc.cli.reader import reader_words
from retruc.cli.status import FINE
from retruc.cli.teller import Teller

if TYPE_CHECKING:
    from retruc.training import Trainer

_SPAN = 20_000
"""Passes until it is asked again whether to go on: a few seconds."""
_TELL_EVERY_S = 30
_KEEP_EVERY_S = 300


def penya(options: Namespace) -> int:
    """Train `penya` for a ruleset, telling how far it is, and write its model.

    Stopped at any moment, it goes on from its last checkpoint; Ctrl-C writes one.

    Raises:
        BulkMissing: numba is not installed.
        NotTrainable: the ruleset has what `penya` does not tell apart.
        NotInBulk: the bulk rules do not cover it.
        WrongTraining: the checkpoint is of another training.
    """
    if importlib.util.find_spec("numba") is None:
        raise BulkMissing
    from retruc.training import Trainer

    ruleset = chosen_ruleset(options.ruleset, options.option)
    teller = Teller("train", None if options.json else reader_words(options.lang), digits=3)
    trainer = Trainer(ruleset, seed=options.seed, threads=max(1, options.threads))
    checkpoint = Path(options.checkpoint) if options.checkpoint else None
    if checkpoint is not None and checkpoint.exists():
        trainer.resume(checkpoint)
    teller.tell("begins", ruleset=str(ruleset), passes=trainer.passes)
    try:
        _learn(trainer, options.minutes * 60, options.passes, checkpoint, teller)
    finally:
        if checkpoint is not None:
            trainer.save(checkpoint)
    if options.out:
        _write(trainer, Path(options.out), options.measure, options.threads, teller)
    return FINE


def _write(trainer: "Trainer", out: Path, deals: int, workers: int, teller: Teller) -> None:
    """Write the model; if it is to be measured, once more with what came out."""
    from retruc.training import measure

    keys = trainer.write(out)
    if deals > 0:
        measured = measure(out, trainer.ruleset, deals, workers=max(1, workers))
        trainer.write(out, measured=measured)
        value, low, high = measured["pedres-a-round"]
        teller.tell("measured", against=measured["against"], value=value, low=low, high=high)
    teller.tell("written", file=str(out), keys=keys, bytes=out.stat().st_size)


def _learn(
    trainer: "Trainer",
    seconds: float,
    passes: int | None,
    checkpoint: Path | None,
    teller: Teller,
) -> None:
    """Learn until the time is over or so many passes are made, whichever comes first."""
    began = told = kept = time.monotonic()
    while True:
        now = time.monotonic()
        left = _SPAN if passes is None else min(_SPAN, passes - trainer.passes)
        enough = left <= 0 or now - began > seconds
        if enough or now - told > _TELL_EVERY_S:
            progress = trainer.progress()
            teller.tell("progress", elapsed_s=round(now - began), **progress._asdict())
            told = now
        if enough:
            return
        if checkpoint is not None and now - kept > _KEEP_EVERY_S:
            trainer.save(checkpoint)
            kept = now
        trainer.learn(left)
