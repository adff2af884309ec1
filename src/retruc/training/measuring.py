"""What a model is worth in the arena, as it is told in the model itself."""

from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from retruc.arena import Entrant, Match, play_match
from retruc.arena.estimates import cotos_won, pedres_a_round
from retruc.arena.intervals import Interval
from retruc.bots.penya import Penya
from retruc.bots.penya_model import Model
from retruc.game import Seat
from retruc.rulesets import Ruleset

RIVAL: Final = "taverna@1"
SEED: Final = 1


def measure(
    path: Path,
    ruleset: Ruleset,
    deals: int,
    *,
    workers: int = 1,
) -> dict[str, Any]:
    """Play so many duplicate deals, and cotos, by a model against `taverna`.

    Returns:
        What was played, and the estimates, each with the bounds of 95 %.
    """
    entrant = Entrant("penya", maker=partial(_player, path))
    match = Match.of(entrant, RIVAL, ruleset, deals=deals, seed=SEED)
    tally = play_match(match, workers=workers)
    return {
        "against": RIVAL,
        "seed": SEED,
        "deals": deals,
        "pedres-a-round": _bounds(pedres_a_round(tally)),
        "cotos": tally.cotos,
        "cotos-won": _bounds(cotos_won(tally)),
    }


def _bounds(interval: Interval) -> list[float]:
    return [round(figure, 3) for figure in (interval.value, interval.low, interval.high)]


@lru_cache(maxsize=1)
def _model(path: Path) -> Model:
    return Model(path)


def _player(path: Path, ruleset: Ruleset, seat: Seat, rng: Random) -> Penya:
    return Penya(ruleset, seat, rng, model=_model(path))
