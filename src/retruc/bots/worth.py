"""What pedres are worth: the chance to win the coto, before and after they are written.

Near the end of a cama a pedra is worth more, and far ahead nothing is worth a falta. The chance to
close a cama first is that of two players who walk to their targets by chance, half the rounds each.
"""

from functools import lru_cache, partial
from math import comb, erf, sqrt
from typing import NamedTuple

from retruc.engine import Stake, State, stake_of, start
from retruc.engine import truc_in_force as _in_force
from retruc.game import Observation, Seat, SeatAction
from retruc.rulesets import JocFora, Pays, Ruleset

_USUAL_ROUNDS = (0.5, 0.3, 0.15, 0.05)
"""How often a round ends at the base of the truc, and at its first, second and third rung."""


class Standing(NamedTuple):
    """How a coto stands, one team's figures first."""

    need: tuple[int, int]
    """Pedres that each lacks to close the cama."""
    cames: tuple[int, int]
    """Cames that each has won."""


class Worth:
    """The worth of standings under one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._target = ruleset.cama.target
        self._cames_to_win = ruleset.coto.cames_to_win
        rungs = [rung.pays for rung in ruleset.truc_rungs if not isinstance(rung.pays, Pays)]
        usual = list(zip((ruleset.truc.base, *rungs), _USUAL_ROUNDS, strict=False))
        mean = sum(pedres * share for pedres, share in usual)
        self._spread = sum(pedres * pedres * share for pedres, share in usual) / mean
        self._known: dict[Standing, float] = {}
        self.opened = lru_cache(maxsize=64)(partial(_opened, ruleset))
        """The state before a deal, by dealer, score and cames."""

    def coto(self, standing: Standing) -> float:
        """Estimate the chance of the first team to win the coto; 1 or 0 once it is over."""
        chance = self._known.get(standing)
        if chance is None:
            chance = self._known[standing] = self._estimate(standing)
        return chance

    def _estimate(self, standing: Standing) -> float:
        own_need, other_need = standing.need
        own_cames, other_cames = standing.cames
        if own_need <= 0:
            return self._after_cama(own_cames + 1, other_cames)
        if other_need <= 0:
            return self._after_cama(own_cames, other_cames + 1)
        closes = self._closes_first(own_need, other_need)
        if_won = self._after_cama(own_cames + 1, other_cames)
        if_lost = self._after_cama(own_cames, other_cames + 1)
        return closes * if_won + (1 - closes) * if_lost

    def _closes_first(self, own_need: int, other_need: int) -> float:
        deviation = sqrt(self._spread * (own_need + other_need))
        return 0.5 + 0.5 * erf((other_need - own_need) / (deviation * sqrt(2)))

    def _after_cama(self, own: int, other: int) -> float:
        """Give the chance at the start of a cama: each cama is anybody's."""
        own_left, other_left = self._cames_to_win - own, self._cames_to_win - other
        if own_left <= 0 or other_left <= 0:
            return 1.0 if own_left <= 0 else 0.0
        rest = own_left + other_left - 1
        return sum(comb(rest, won) for won in range(own_left, rest + 1)) / 2.0**rest


@lru_cache(maxsize=32)
def worth_of(ruleset: Ruleset) -> Worth:
    """Give the worth under a ruleset, made once."""
    return Worth(ruleset)


class Stakes:
    """What actions put at stake for one seat, in chances to win the coto.

    The engine says what they are worth in pedres. It is asked about a state that holds what
    everybody at the table knows, the score and the calls, and no hands.
    """

    def __init__(self, o: Observation, ruleset: Ruleset, *, plays_on: bool = False) -> None:
        """With *plays_on* as if the own team had said, one pedra from the end, that it plays."""
        assert o.team is not None
        self._team = o.team
        self._worth = worth_of(ruleset)
        opened = self._worth.opened(o.dealer, o.score, o.cames)
        self.state = _public_state(o, opened, plays_on=plays_on or True in o.decided)
        need = self.state.need
        self._known: dict[SeatAction, Stake] = {}
        own, other = o.team, o.team.other
        self._standing = Standing((need[own], need[other]), (o.cames[own], o.cames[other]))

    def of(self, action: SeatAction) -> Stake:
        """Give what a call, an answer or a departure is worth in pedres."""
        stake = self._known.get(action)
        if stake is None:
            stake = stake_of(self.state, action)
            assert stake is not None
            self._known[action] = stake
        return stake

    def now(self) -> float:
        """Estimate the chance to win the coto if nothing is written."""
        return self._worth.coto(self._standing)

    def won(self, pedres: int, whole: str = "") -> float:
        """Estimate it after the own team has written so many pedres."""
        own, other = self._standing.need
        return 1.0 if whole == "coto" else self._after(own - pedres, other)

    def lost(self, pedres: int, whole: str = "") -> float:
        """Estimate it after the rivals have written so many pedres."""
        own, other = self._standing.need
        return 0.0 if whole == "coto" else self._after(own, other - pedres)

    def _after(self, own: int, other: int) -> float:
        return self._worth.coto(Standing((own, other), self._standing.cames))

    def in_force(self) -> tuple[float, float]:
        """Estimate it after winning and after losing the round, with nothing more said."""
        pays = _in_force(self.state)
        if isinstance(pays, JocFora):
            if pays is not JocFora.CAMA:
                return 1.0, 0.0
            own, other = self._standing.need
            return self.won(own), self.lost(other)
        return self.won(pays), self.lost(pays)


def _opened(
    ruleset: Ruleset, dealer: Seat, score: tuple[int, int], cames: tuple[int, int]
) -> State:
    return start(ruleset, dealer=dealer, score=score, cames=cames)


def _public_state(o: Observation, state: State, *, plays_on: bool) -> State:
    draft = state.round.draft()
    draft.tricks, draft.envit, draft.truc = o.tricks, o.envit, o.truc
    draft.plays_on = plays_on
    return state.with_round(draft)
