"""What counts say of two bots, and how sure that is."""

from retruc.arena.intervals import Interval, mean_interval, wilson_interval
from retruc.arena.tally import Tally


def pedres_a_round(tally: Tally) -> Interval:
    """Estimate what the first bot gains more than the second in a round."""
    scale = tally.pairs / tally.rounds if tally.rounds else 1.0
    return mean_interval(tally.pedres, tally.squares, tally.pairs, scale=scale)


def cotos_won(tally: Tally) -> Interval:
    """Estimate what share of cotos the first bot wins."""
    return wilson_interval(tally.cotos_won, tally.cotos)
