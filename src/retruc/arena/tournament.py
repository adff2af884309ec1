"""Many bots: a round robin, in which every two play a match on the same deals."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from retruc.arena.entrants import Entrant
from retruc.arena.errors import MatchError
from retruc.arena.intervals import Interval, mean_interval, wilson_interval
from retruc.arena.match import Match, given_up, play_match
from retruc.arena.tally import Tally
from retruc.arena.workers import Workers
from retruc.game import Fault
from retruc.rulesets import Ruleset

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Tournament:
    """What is played: entrants, and by two of them (indices, the lower first) their match."""

    entrants: tuple[Entrant, ...]
    match_by_two: dict[tuple[int, int], Match]

    @classmethod
    def of(
        cls,
        entrants: tuple[Entrant, ...],
        ruleset: Ruleset,
        *,
        deals: int,
        seed: int,
        cotos: int | None = None,
        rotations: bool = False,
        within: float | None = None,
    ) -> "Tournament":
        """Let every two play the same deals, so that what differs is how they play.

        Raises:
            MatchError: there are fewer than two, or a number is too small.
        """
        check_entrants(entrants)
        matches = {
            (a, b): Match.of(
                entrants[a],
                entrants[b],
                ruleset,
                deals=deals,
                seed=seed,
                cotos=cotos,
                rotations=rotations,
                within=within,
            )
            for a, b in combinations(range(len(entrants)), 2)
        }
        return cls(entrants, matches)

    @property
    def pairs(self) -> int:
        """Pairs of all matches, if no interval ends any."""
        return sum(match.pairs for match in self.match_by_two.values())


def check_entrants(entrants: tuple[Entrant, ...]) -> None:
    """See to it that there are two.

    Raises:
        MatchError: there are not (``one-bot``).
    """
    if len(entrants) < 2:
        raise MatchError(
            Fault("one-bot", "expected two bots or more, found {found}", found=len(entrants))
        )


@dataclass
class Standings:
    """What a round robin came to, as far as it was played."""

    tournament: Tournament
    tally_by_two: dict[tuple[int, int], Tally] = field(default_factory=dict)

    def tally(self, a: int, b: int) -> Tally | None:
        """Give the counts of the match of two, the lower index first; None if it was not begun."""
        return self.tally_by_two.get((a, b))

    def differences(self, bot: int, rival: int) -> list[int]:
        """By deal of their match: pedres that *bot* gained more than *rival*."""
        tally = self.tally(min(bot, rival), max(bot, rival))
        found = [] if tally is None else tally.differences
        return found if bot < rival else [-difference for difference in found]

    def pedres(self, bot: int) -> Interval:
        """Estimate what a bot gains more in a round, each of its rivals counting as much.

        The unit is the deal, over all its matches at once: they were played on the same cards.
        """
        rivals = self._rivals(bot)
        by_deal = [sum(d) for d in zip(*(self.differences(bot, r) for r in rivals), strict=False)]
        match = next(iter(self.tournament.match_by_two.values()))
        scale = 1 / (match.rounds_a_deal * max(1, len(rivals)))
        squares = sum(difference * difference for difference in by_deal)
        return mean_interval(sum(by_deal), squares, len(by_deal), scale=scale)

    def cotos(self, bot: int) -> tuple[int, int]:
        """Count the cotos that a bot has won, and those that it played."""
        won = played = 0
        for rival in self._rivals(bot):
            tally = self.tally(min(bot, rival), max(bot, rival)) or Tally()
            won += tally.cotos_won if bot < rival else tally.cotos - tally.cotos_won
            played += tally.cotos
        return won, played

    def cotos_won(self, bot: int) -> Interval:
        """Estimate what share of its cotos a bot wins."""
        return wilson_interval(*self.cotos(bot))

    def ranking(self) -> list[int]:
        """List the bots, the best first: those that were given up last, the others by pedres."""
        bots = range(len(self.tournament.entrants))
        return sorted(bots, key=lambda bot: (self.forfeits(bot), -self.pedres(bot).value, bot))

    def forfeits(self, bot: int) -> int:
        """Count the matches that a bot lost by breaking the rules again and again."""
        losers = (
            two[side]
            for two, tally in self.tally_by_two.items()
            if (side := given_up(tally)) is not None
        )
        return sum(loser == bot for loser in losers)

    @property
    def is_complete(self) -> bool:
        """Whether all matches were played, or given up."""
        matches = self.tournament.match_by_two
        return len(self.tally_by_two) == len(matches) and all(
            is_complete(match, self.tally_by_two[two]) for two, match in matches.items()
        )

    def _rivals(self, bot: int) -> list[int]:
        """Those with whom a match was begun."""
        found = [set(two) for two, tally in self.tally_by_two.items() if tally.pairs]
        return sorted(rival for two in found if bot in two for rival in two - {bot})


def is_complete(match: Match, tally: Tally) -> bool:
    """Whether all of a match was played, or one side gave it up: it may have been interrupted."""
    return given_up(tally) is not None or (
        match.has_enough(tally) and tally.coto_pairs >= match.cotos_after(tally.pairs)
    )


def play_tournament(
    standings: Standings, *, workers: int = 1, progress: Progress | None = None
) -> Standings:
    """Play every match of a round robin, one after the other.

    Args:
        standings: What is played, and where it is counted.
        workers: Processes to play in; the result does not depend on it.
        progress: Told how many pairs are played, of how many.

    Raises:
        MatchError: there is no process to play in.
    """
    pairs, before = standings.tournament.pairs, 0
    with Workers(workers) as pool:
        for two, match in standings.tournament.match_by_two.items():
            tally = standings.tally_by_two.setdefault(two, Tally())
            told = _shifted(progress, before, pairs)
            play_match(match, workers=pool, progress=told, total=tally)
            before += match.pairs
    return standings


def _shifted(progress: Progress | None, before: int, pairs: int) -> Progress | None:
    """Tell how far a match has got as a part of the whole."""
    if progress is None:
        return None
    return lambda played, _: progress(before + played, pairs)
