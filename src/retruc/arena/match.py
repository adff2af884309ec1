"""Two bots against each other on duplicate deals.

The unit of all statistics is a *pair*: one deal played from both sides, with the same dealer and
the same randomness at each seat, once with the first bot as team A and once as team B; or, with
rotations, that for each place that its hands may have. Whatever the cards favour, both bots have
had it. What is random depends on the seed and the number of the pair alone, so a match can be cut
into parts and played in several processes with the same result.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from retruc.arena.entrants import BotMaker, Entrant
from retruc.arena.errors import MatchError
from retruc.arena.estimates import pedres_a_round
from retruc.arena.table import Dealing, Move, Table, play_coto, play_round
from retruc.arena.tally import RoundWatch, Tally
from retruc.arena.workers import Workers
from retruc.bots import Bot, full_name, make_bot
from retruc.bots.external import BrokeRules
from retruc.engine import State, first_dealer, random_deal
from retruc.game import SEATS, Deal, Fault, RoundEnded, Seat, SeatAction, Team
from retruc.rulesets import Ruleset

DEALS_A_COTO = 40
"""One pair of cotos is played for so many deals, which takes about as long."""

FEWEST = 100
"""Pairs that are played before an interval may end a match: of fewer, its width says little."""

MOST_BREACHES = 20
"""After so many breaches by one bot the match is given up, and the bot has lost it."""

_PART = 10
"""Pairs that are played before progress is told."""


@dataclass(frozen=True)
class Match:
    """What is played: two bots by name, a ruleset, how many pairs, and the seed."""

    first: str
    second: str
    ruleset: Ruleset
    deals: int
    """Deals, each played from both sides; the score is 0–0 before each."""
    cotos: int
    """Pairs of cotos."""
    seed: int
    makers: tuple[BotMaker | Entrant, BotMaker | Entrant] | None = None
    """What makes the two bots, if not their names. For several processes they must be importable,
    or a `functools.partial` of what is."""
    rotations: bool = False
    """Whether each deal is played with its hands in every place."""
    within: float | None = None
    """Half the width, in pedres a round, of the interval that ends the deals; None: all of them
    are played."""

    @classmethod
    def of(
        cls,
        first: str | Entrant,
        second: str | Entrant,
        ruleset: Ruleset,
        *,
        deals: int,
        seed: int,
        cotos: int | None = None,
        rotations: bool = False,
        within: float | None = None,
    ) -> "Match":
        """Complete the names, and set the number of cotos, if not given, by that of the deals.

        Raises:
            UnknownBot: there is no bot of a name.
            NoModel: a bot does not play the ruleset.
            BrokeRules: a program cannot be started, or does not greet as it should.
            MatchError: there is no deal to play, or another number is too small.
        """
        if deals < 1:
            raise MatchError(
                Fault("no-deals", "expected at least one deal, found {found}", found=deals)
            )
        if cotos is not None and cotos < 0:
            raise MatchError(
                Fault("no-cotos", "expected no coto or more, found {found}", found=cotos)
            )
        if within is not None and not within > 0:
            raise MatchError(
                Fault("no-width", "expected a width over 0, found {found}", found=str(within))
            )
        sides = [Entrant.of(bot) if isinstance(bot, str) else bot for bot in (first, second)]
        for side in sides:
            for name in side.bots:
                full_name(name, ruleset)
        return cls(
            sides[0].name,
            sides[1].name,
            ruleset,
            deals,
            cotos_for(deals) if cotos is None else cotos,
            seed,
            (sides[0], sides[1]),
            rotations,
            within,
        )

    @property
    def pairs(self) -> int:
        """Pairs of both kinds, if no interval ends the match."""
        return self.deals + self.cotos

    @property
    def rounds_a_deal(self) -> int:
        """How often each deal is played."""
        return 2 * self.ruleset.seats if self.rotations else 2

    def cotos_after(self, deals: int) -> int:
        """How many pairs of cotos follow where so many deals were played."""
        return self.cotos if deals >= self.deals else min(self.cotos, cotos_for(deals))

    def has_enough(self, tally: Tally) -> bool:
        """Whether no more deals are to be played."""
        if tally.pairs >= self.deals:
            return True
        if self.within is None or tally.pairs < FEWEST:
            return False
        found = pedres_a_round(tally)
        return found.high - found.value <= self.within


def cotos_for(deals: int) -> int:
    """Say how many pairs of cotos go with so many deals.

    >>> cotos_for(10), cotos_for(400)
    (1, 10)
    """
    return max(1, deals // DEALS_A_COTO)


def given_up(tally: Tally) -> int | None:
    """Say which bot has lost a match by its breaches, 0 the first or 1 the second, if one has."""
    counts = [breaches.total() for breaches in tally.breaches]
    worse = max((0, 1), key=counts.__getitem__)
    return worse if counts[worse] >= MOST_BREACHES else None


def play_match(
    match: Match,
    *,
    workers: int | Workers = 1,
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
    total = Tally() if total is None else total
    if isinstance(workers, int):
        with Workers(workers) as made:
            return play_match(match, workers=made, progress=progress, total=total)
    played = 0
    for tally in _parts(match, workers, total):
        total.add(tally)
        played += tally.pairs + tally.coto_pairs
        if progress is not None:
            progress(played, match.pairs)
    return total


def _parts(match: Match, workers: Workers, total: Tally) -> Iterator[Tally]:
    """Play part after part, as long as *total*, where the caller adds them, wants more."""
    spans = ((match, False, i, min(i + _PART, match.deals)) for i in range(0, match.deals, _PART))
    deals = workers.in_order(_play_part, spans)
    while not (match.has_enough(total) or given_up(total) is not None):
        yield next(deals)
    deals.close()
    cotos = workers.in_order(
        _play_part, ((match, True, i, i + 1) for i in range(match.cotos_after(total.pairs)))
    )
    for tally in cotos:
        if given_up(total) is not None:
            break
        yield tally
    cotos.close()


def _play_part(match: Match, is_coto: bool, start: int, stop: int) -> Tally:  # noqa: FBT001
    tally = Tally()
    for index in range(start, stop):
        (play_coto_pair if is_coto else play_deal_pair)(match, index, tally)
    return tally


def play_deal_pair(match: Match, index: int, tally: Tally) -> None:
    """Play one deal from both sides and count it. The mà moves one seat on from deal to deal."""
    seats = match.ruleset.seats
    dealer = SEATS[(index - 1) % seats]
    key = f"{match.seed}/deal {index}"
    difference = 0
    for game in range(match.rounds_a_deal):
        first, turn = Team(game % 2), game // 2
        table_key = f"{key}/turn {turn}" if turn else key
        watch = RoundWatch(tally, first)
        try:
            table = Table(match.ruleset, _seated(match, first, table_key, game), dealer=dealer)
            for move in play_round(table, _turned(key, turn)):
                tally.actions += isinstance(move.action, SeatAction)
                for event in move.events:
                    watch.watch(event)
        except BrokeRules as broke:
            by = _count_breach(tally, broke, first)
            watch.break_off(by, match.ruleset.cama.target)
        difference += watch.difference
    tally.add_pair(difference)


def _turned(key: str, turn: int) -> Dealing:
    """Deal what the key says, each hand so many seats further on."""

    def dealing(state: State) -> Deal:
        hands = random_deal(state, Random(key)).hands
        return Deal(hands[-turn:] + hands[:-turn]) if turn else Deal(hands)

    return dealing


def play_coto_pair(match: Match, index: int, tally: Tally) -> None:
    """Play one coto twice, the same cards in the same order, and count who won."""
    won = 0
    for first in Team:
        try:
            table = coto_table(match, index, first)
            for move in coto_moves(match, index, table):
                tally.coto_rounds += any(isinstance(event, RoundEnded) for event in move.events)
            won += table.state.winner is first
        except BrokeRules as broke:
            won += _count_breach(tally, broke, first) is not first
    tally.coto_pairs += 1
    tally.cotos_won += won
    tally.cotos_by_pair[won] += 1


def coto_table(match: Match, index: int, first: Team) -> Table:
    """Seat the bots for one coto of a pair, *first* being the team of the first bot."""
    key = f"{match.seed}/coto {index}"
    dealer = first_dealer(match.ruleset, Random(key))
    return Table(match.ruleset, _seated(match, first, key, int(first)), dealer=dealer)


def coto_moves(match: Match, index: int, table: Table) -> Iterator[Move]:
    """Play that coto; yield every move."""
    return play_coto(table, _dealing_of(f"{match.seed}/coto {index}"))


def _count_breach(tally: Tally, broke: BrokeRules, first: Team) -> Team:
    """Count what a program did; give its team."""
    assert broke.seat is not None
    team = broke.seat.team
    tally.breaches[team is not first][broke.id] += 1
    return team


def _dealing_of(key: str) -> Dealing:
    """Deal round after round: the cards depend on the number of the round alone."""

    def dealing(state: State) -> Deal:
        return random_deal(state, Random(f"{key}/round {state.round.number}"))

    return dealing


def _seated(match: Match, first: Team, key: str, game: int) -> tuple[Bot, ...]:
    """Make a bot for each seat, with the randomness of that seat in both games of the pair."""
    return tuple(
        _make(match, seat, Random(f"{key}/seat {seat}"), game, is_first=seat.team is first)
        for seat in SEATS[: match.ruleset.seats]
    )


def _make(match: Match, seat: Seat, rng: Random, game: int, *, is_first: bool) -> Bot:
    if match.makers is None:
        return make_bot(match.first if is_first else match.second, match.ruleset, seat, rng)
    maker = match.makers[not is_first]
    if isinstance(maker, Entrant):
        return maker.make(match.ruleset, seat, rng, place=(is_first, game))
    return maker(match.ruleset, seat, rng)
