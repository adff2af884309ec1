"""Two bots against each other on duplicate deals.

The unit of all statistics is a *pair*: one deal played twice, with the same dealer and the same
randomness at each seat, once with the first bot as team A and once as team B. Whatever the cards
favour, both bots have had it. What is random depends on the seed and the number of the pair alone,
so a match can be cut into parts and played in several processes with the same result.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal

from retruc.arena.table import Dealing, Table, play_coto, play_round
from retruc.arena.tally import RoundWatch, Tally
from retruc.bots import Bot, full_name, make_bot
from retruc.engine import State, first_dealer, random_deal
from retruc.game import SEATS, Deal, Fault, FaultError, RoundEnded, Seat, SeatAction, Team
from retruc.rulesets import Ruleset

DEALS_A_COTO = 40
"""One pair of cotos is played for so many deals, which takes about as long."""

_PART = 10
"""Pairs that are played before progress is told."""


class MatchError(FaultError):
    """A match that cannot be played. Its id is ``no-deals`` or ``no-workers``."""


BotMaker = Callable[[Ruleset, Seat, Random], Bot]
"""Makes a player for one seat."""


@dataclass(frozen=True)
class Match:
    """What is played: two bots by name, a ruleset, how many pairs, and the seed."""

    first: str
    second: str
    ruleset: Ruleset
    deals: int
    """Deals, each played twice; the score is 0–0 before each."""
    cotos: int
    """Pairs of cotos."""
    seed: int
    makers: tuple[BotMaker, BotMaker] | None = None
    """What makes the two bots, if not their names. For several processes they must be importable,
    or a `functools.partial` of what is."""

    @classmethod
    def of(cls, first: str, second: str, ruleset: Ruleset, *, deals: int, seed: int) -> "Match":
        """Complete the names, and set the number of cotos by that of the deals.

        Raises:
            UnknownBot: there is no bot of a name.
            MatchError: there is no deal to play.
        """
        if deals < 1:
            raise MatchError(
                Fault("no-deals", "expected at least one deal, found {found}", found=deals)
            )
        cotos = max(1, deals // DEALS_A_COTO)
        return cls(full_name(first), full_name(second), ruleset, deals, cotos, seed)

    @property
    def pairs(self) -> int:
        """Pairs of both kinds."""
        return self.deals + self.cotos


def play_match(
    match: Match,
    *,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    total: Tally | None = None,
) -> Tally:
    """Play a match and count it.

    Args:
        match: What is played.
        workers: Processes to play in; the result does not depend on it.
        progress: Told how many pairs are played, of how many: all deals first, then the cotos.
        total: Where it is counted, part by part: what is there if the match is interrupted.

    Raises:
        MatchError: there is no process to play in.
    """
    if workers < 1:
        raise MatchError(
            Fault("no-workers", "expected at least one process, found {found}", found=workers)
        )
    total = Tally() if total is None else total
    played = 0
    for tally in _parts(match, workers):
        total.add(tally)
        played += tally.pairs + tally.coto_pairs
        if progress is not None:
            progress(played, match.pairs)
    return total


def _parts(match: Match, workers: int) -> Iterator[Tally]:
    spans = [
        *((False, i, min(i + _PART, match.deals)) for i in range(0, match.deals, _PART)),
        *((True, i, i + 1) for i in range(match.cotos)),
    ]
    if workers <= 1:
        yield from (_play_part(match, *span) for span in spans)
        return
    # Ctrl-C reaches every process of a terminal; this one alone answers it.
    with ProcessPoolExecutor(
        min(workers, len(spans)),
        mp_context=get_context("spawn"),
        initializer=signal,
        initargs=(SIGINT, SIG_IGN),
    ) as pool:
        futures = [pool.submit(_play_part, match, *span) for span in spans]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_part(match: Match, is_coto: bool, start: int, stop: int) -> Tally:  # noqa: FBT001
    tally = Tally()
    for index in range(start, stop):
        (play_coto_pair if is_coto else play_deal_pair)(match, index, tally)
    return tally


def play_deal_pair(match: Match, index: int, tally: Tally) -> None:
    """Play one deal twice and count it. The mà moves one seat on from deal to deal."""
    seats = match.ruleset.seats
    dealer = SEATS[(index - 1) % seats]
    key = f"{match.seed}/deal {index}"

    def dealing(state: State) -> Deal:
        return random_deal(state, Random(key))

    difference = 0
    for first in Team:
        table = Table(match.ruleset, _seated(match, first, key), dealer=dealer)
        watch = RoundWatch(tally, first)
        for move in play_round(table, dealing):
            tally.actions += isinstance(move.action, SeatAction)
            for event in move.events:
                watch.watch(event)
        difference += watch.difference
    tally.pairs += 1
    tally.pedres += difference
    tally.squares += difference * difference


def play_coto_pair(match: Match, index: int, tally: Tally) -> None:
    """Play one coto twice, the same cards in the same order, and count who won."""
    key = f"{match.seed}/coto {index}"
    dealer = first_dealer(match.ruleset, Random(key))
    won = 0
    for first in Team:
        table = Table(match.ruleset, _seated(match, first, key), dealer=dealer)
        for move in play_coto(table, _dealing_of(key)):
            tally.coto_rounds += any(isinstance(event, RoundEnded) for event in move.events)
        won += table.state.winner is first
    tally.coto_pairs += 1
    tally.cotos_won += won
    tally.cotos_by_pair[won] += 1


def _dealing_of(key: str) -> Dealing:
    """Deal round after round: the cards depend on the number of the round alone."""

    def dealing(state: State) -> Deal:
        return random_deal(state, Random(f"{key}/round {state.round.number}"))

    return dealing


def _seated(match: Match, first: Team, key: str) -> tuple[Bot, ...]:
    """Make a bot for each seat, with the randomness of that seat in both games of the pair."""
    return tuple(
        _make(match, seat, Random(f"{key}/seat {seat}"), is_first=seat.team is first)
        for seat in SEATS[: match.ruleset.seats]
    )


def _make(match: Match, seat: Seat, rng: Random, *, is_first: bool) -> Bot:
    if match.makers is not None:
        return match.makers[not is_first](match.ruleset, seat, rng)
    return make_bot(match.first if is_first else match.second, match.ruleset, seat, rng)
