"""Chances: of winning the round and of winning the envit, counted over imagined deals."""

from random import Random

from retruc.bots.cardtable import card_table
from retruc.bots.imagine import Hands, Imagination
from retruc.bots.tricks import DRAWN, Position, play_out, position
from retruc.game import Observation
from retruc.rulesets import Ruleset

_DOUBT = 0.2
"""How many deals not knowing counts for, half of them won: a few that agree make nothing sure."""

_HOPE = 0.7
_RIVAL_CALL = 0.75
_OWN_CALL = 0.8
"""What the odds of winning a round are multiplied with: always, since the best of several counted
chances is too good to be true, and for each call of truc by the rivals and by the own team, which
say more than the strength of the caller's cards. Set so that counted and real chances agree."""


class Odds:
    """What a seat may expect at one instant; whoever asks says how many deals to imagine for it."""

    def __init__(self, o: Observation, ruleset: Ruleset, rng: Random) -> None:
        assert o.seat is not None
        self._team = o.seat & 1
        self.table = card_table(ruleset)
        self._about = (o, self.table, ruleset, rng)
        self._imagination: Imagination | None = None
        self._hands: list[Hands] = []
        self._envits: list[int] = []
        self.position: Position = position(o, ruleset)
        own_calls = sum([call.seat & 1 == self._team for call in o.truc.calls])
        rival_calls = len(o.truc.calls) - own_calls
        self._belief = _HOPE * _OWN_CALL**own_calls * _RIVAL_CALL**rival_calls

    def _imagine(self) -> Imagination:
        """Give what imagines the deals; who asks for no odds needs none."""
        if self._imagination is None:
            self._imagination = Imagination(*self._about)
        return self._imagination

    def round(self, deals: int, forced: int = -1) -> float:
        """Estimate the own team's chance to win the round, a drawn one counting half.

        Args:
            deals: How many to imagine; those that were imagined before are used again, and half
                of them are enough where each is lost.
            forced: The strength of the card that the seat, whose turn it is, plays now; -1 leaves
                it to the habits of `play_out`.
        """
        half = (deals + 1) // 2
        won = self._won(0, half, forced)
        if won:
            won += self._won(half, deals, forced)
        chance = _doubted(won, deals if won else half)
        odds = self._belief * chance / (1 - chance)
        return odds / (1 + odds)

    def _won(self, start: int, stop: int, forced: int) -> float:
        """Count how many of these imagined deals the own team wins."""
        if len(self._hands) < stop:
            self._hands += self._imagine().hands(stop - len(self._hands))
        winners = play_out(self.position, self._hands[start:stop], forced)
        return winners.count(self._team) + winners.count(DRAWN) / 2

    def envit(self, deals: int) -> float:
        """Estimate the chance that the best envit at the table is the own team's."""
        half = (deals + 1) // 2
        won = self._won_envits(0, half)
        if won:
            won += self._won_envits(half, deals)
        return _doubted(won, deals if won else half)

    def _won_envits(self, start: int, stop: int) -> int:
        if len(self._envits) < stop:
            self._envits += self._imagine().envits(stop - len(self._envits))
        return sum([seat & 1 == self._team for seat in self._envits[start:stop]])


def _doubted(won: float, deals: int) -> float:
    """Give the share that was won, with some doubt; never quite 0 or 1."""
    return (won + _DOUBT / 2) / (deals + _DOUBT)
