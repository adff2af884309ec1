"""A ladder: bots climb by cotos, and those meet next whose order is least sure.

The ratings are openskill's, of the model of Plackett and Luce; for two sides that is near to Elo's,
but each has a deviation of its own. They say who wins cotos. How much stronger somebody is, a round
robin says better.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from retruc.arena.entrants import Entrant
from retruc.arena.errors import MatchError, need
from retruc.arena.match import Match, given_up, play_coto_pair
from retruc.arena.tally import Tally
from retruc.arena.tournament import check_entrants
from retruc.arena.workers import Workers
from retruc.game import Fault
from retruc.rulesets import Ruleset

SURE = 0.95
"""With this chance for every two neighbours the ladder is done."""

STEP = 4
"""Pairs of cotos that two play before the next two are chosen."""


class Rating(NamedTuple):
    """How strong somebody is held to be: a normal distribution."""

    mean: float
    deviation: float


@dataclass
class Ladder:
    """The bots of a ladder, what they played, and their ratings."""

    entrants: tuple[Entrant, ...]
    ruleset: Ruleset
    seed: int
    cotos: int
    """The most pairs of cotos that are played."""
    ratings: list[Rating] = field(default_factory=list)
    """By entrant."""
    tally_by_two: dict[tuple[int, int], Tally] = field(default_factory=dict)

    @classmethod
    def of(
        cls, entrants: tuple[Entrant, ...], ruleset: Ruleset, *, cotos: int, seed: int
    ) -> "Ladder":
        """Begin with the same rating for all.

        Raises:
            ExtraMissing: openskill is not installed.
            MatchError: there are fewer than two bots, or no coto to play.
        """
        check_entrants(entrants)
        if cotos < 1:
            english = "expected one coto or more, found {found}"
            raise MatchError(Fault("no-cotos", english, kind="ladder", found=cotos))
        need("openskill", "arena")
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

        start = PlackettLuce().rating()
        ratings = [Rating(start.mu, start.sigma)] * len(entrants)
        twos = combinations(range(len(entrants)), 2)
        return cls(entrants, ruleset, seed, cotos, ratings, {two: Tally() for two in twos})

    @property
    def played(self) -> int:
        """Pairs of cotos that were played."""
        return sum(tally.coto_pairs for tally in self.tally_by_two.values())

    def ranking(self) -> list[int]:
        """List the bots, the best first."""
        bots = range(len(self.entrants))
        return sorted(bots, key=lambda bot: (-self.ratings[bot].mean, bot))

    def chance(self, a: int, b: int) -> float:
        """Say with what chance *a* is the stronger of two."""
        first, second = self.ratings[a], self.ratings[b]
        spread = sqrt(first.deviation**2 + second.deviation**2)
        return NormalDist().cdf((first.mean - second.mean) / spread)

    @property
    def is_sure(self) -> bool:
        """Whether every bot is surely stronger than the next one."""
        ranking = self.ranking()
        return all(self.chance(a, b) >= SURE for a, b in pairwise(ranking))

    def cotos_of(self, bot: int) -> tuple[int, int]:
        """Count the cotos that a bot has won, and those that it played."""
        won = played = 0
        for two, tally in self.tally_by_two.items():
            if bot in two:
                won += tally.cotos_won if bot == two[0] else tally.cotos - tally.cotos_won
                played += tally.cotos
        return won, played


def play_ladder(
    ladder: Ladder, *, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> Ladder:
    """Play until the order is sure, or all cotos are played.

    Args:
        ladder: The bots; their ratings move.
        workers: Processes to play in; the result does not depend on it.
        progress: Told how many pairs of cotos are played, of how many at most.

    Raises:
        MatchError: there is no process to play in.
    """
    with Workers(workers) as pool:
        while ladder.played < ladder.cotos and not ladder.is_sure:
            two = _next_two(ladder)
            tally = ladder.tally_by_two[two]
            match = Match.of(
                ladder.entrants[two[0]],
                ladder.entrants[two[1]],
                ladder.ruleset,
                deals=1,
                seed=ladder.seed,
            )
            step = min(STEP, ladder.cotos - ladder.played)
            jobs = [(match, tally.coto_pairs + index) for index in range(step)]
            for part in pool.in_order(_play_pair, jobs):
                tally.add(part)
                _rate(ladder, two, part)
                if progress is not None:
                    progress(ladder.played, ladder.cotos)
    return ladder


def _play_pair(match: Match, index: int) -> Tally:
    tally = Tally()
    play_coto_pair(match, index, tally)
    return tally


def _next_two(ladder: Ladder) -> tuple[int, int]:
    """Choose the two whose order is least sure; of several, those that met least often."""

    def doubt(two: tuple[int, int]) -> tuple[bool, float, int]:
        tally = ladder.tally_by_two[two]
        return given_up(tally) is not None, abs(ladder.chance(*two) - 0.5), tally.coto_pairs

    return min(ladder.tally_by_two, key=doubt)


def _rate(ladder: Ladder, two: tuple[int, int], part: Tally) -> None:
    """Move the ratings of two by a pair of cotos: each is a game of its own, the wins first.

    Bots do not learn, so nothing is added to the deviations from game to game.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce(tau=0.0)
    for game in range(part.cotos):
        sides = [[model.rating(*ladder.ratings[bot])] for bot in two]
        ranks = [1.0, 2.0] if game < part.cotos_won else [2.0, 1.0]
        for bot, (rated,) in zip(two, model.rate(sides, ranks=ranks), strict=True):
            ladder.ratings[bot] = Rating(rated.mu, rated.sigma)
