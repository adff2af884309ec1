"""What to say: when to call, raise, accept, bluff and leave, by what it is worth.

A call is compared with silence and an answer with a refusal, in chances to win the coto. What the
rivals will answer is a guess: those who would win accept more often than those who would lose, and
both the more often the more a refusal costs them.
"""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from retruc.bots.interface import Explanation, Why
from retruc.bots.odds import Odds
from retruc.bots.style import Style
from retruc.bots.worth import Stakes
from retruc.engine import Stake
from retruc.game import Accept, Bet, Decide, Decline, Fold, Observation, Raise, SeatAction
from retruc.rulesets import FoldScope, Pays, Ruleset

FREE_AMOUNTS = (1, 2, 3, 5, 8)
"""Free raises that come to mind."""

ASK_FOR_ENVIT = "demana-envit"
"""What a partner says aloud who wants the envit opened."""

MOST_FOR_A_BLUFF = 0.04
"""The chance to win the coto that a bluff may cost, for all that the caller can tell."""

_HOPELESS = 0.36
"""An envit is not counted out if the chance that it beats every rival's is less at first sight."""

_WINNERS_ACCEPT = 0.92
_LOSERS_ACCEPT = 0.55
"""How often rivals who would win, and who would lose, accept a call that doubles what refusing it
costs: most openings do."""


class Turn(NamedTuple):
    """What a caller weighs its words by: the instant, its odds, and its habits."""

    o: Observation
    ruleset: Ruleset
    odds: Odds
    style: Style
    rng: Random


class Caller:
    """Weighs what may be said at one instant."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._o = turn.o
        self._odds = turn.odds
        self._style = turn.style
        self._rungs = turn.ruleset.rung_by_id

    @cached_property
    def _stakes(self) -> Stakes:
        return Stakes(self._o, self._turn.ruleset)

    # Answers

    def answer(self, legal: Sequence[SeatAction]) -> Explanation:
        """Answer the pending call: accept, refuse, raise, or open the envit before the truc."""
        accept = next(action for action in legal if isinstance(action, Accept))
        decline = next(action for action in legal if isinstance(action, Decline))
        raises = self._raises(legal)
        bet = Bet.ENVIT if self._o.envit.pending else Bet.TRUC
        if bet is Bet.TRUC and (opening := self._open_envit(raises[Bet.ENVIT])):
            return opening
        chance = self._chance(bet, self._style.answer_deals)
        taken = self._weigh(chance, self._stakes.of(accept))
        refused = self._stakes.lost(self._stakes.of(decline).lose)
        values = {"chance": chance, "accepting": taken, "refusing": refused}
        raised = self._best_call(bet, raises[bet], chance, least=max(taken, refused))
        if raised is not None:
            values |= {"chance": raised.chance, "raising": raised.value}
            return Explanation(raised.action, Why.WORTH_RAISING, values)
        if taken > refused:
            return Explanation(accept, Why.WORTH_ACCEPTING, values)
        return Explanation(decline, Why.NOT_WORTH_ACCEPTING, values)

    def _raises(self, legal: Sequence[SeatAction]) -> dict[Bet, list[Raise]]:
        raises: dict[Bet, list[Raise]] = {Bet.ENVIT: [], Bet.TRUC: []}
        for action in legal:
            if isinstance(action, Raise):
                raises[self._rungs[action.rung][0]].append(action)
        return raises

    def _chance(self, bet: Bet, deals: int, strength: int = -1) -> float:
        return self._odds.envit(deals) if bet is Bet.ENVIT else self._odds.round(deals, strength)

    def _weigh(self, chance: float, stake: Stake) -> float:
        won = self._stakes.won(stake.win, stake.whole)
        lost = self._stakes.lost(stake.lose, stake.whole)
        return chance * won + (1 - chance) * lost

    # Calls

    def call(
        self, legal: Sequence[SeatAction], strength: int = -1, chance: float | None = None
    ) -> Explanation | None:
        """Say something before one's own card; None if there is nothing worth saying.

        Args:
            legal: What may be done.
            strength: Of the card that will be played; -1 if none is.
            chance: Of winning the round with it, if that has been estimated.
        """
        raises = self._raises(legal)
        if opening := self._open_envit(raises[Bet.ENVIT]):
            return opening
        return self._call_truc(raises[Bet.TRUC], strength, chance) if raises[Bet.TRUC] else None

    def _open_envit(self, raises: list[Raise]) -> Explanation | None:
        """Open the envit with its lowest rung, or with the falta where there is no other."""
        if not raises:
            return None
        opening = raises[0]
        table = self._odds.table
        points = table.envit(table.numbers(self._o.dealt))
        values = {"points": float(points)}
        asked = self._partner_says(ASK_FOR_ENVIT)
        if asked or self._is_envit_promising(table.envit_rank(points)):
            chance = values["chance"] = self._odds.envit(self._style.card_deals)
            silent = self._stakes.now()
            best = self._best_call(Bet.ENVIT, [opening], chance, least=silent)
            if best is not None:
                values |= {"chance": best.chance, "calling": best.value, "silence": silent}
                return Explanation(opening, Why.WORTH_CALLING, values)
        if self._rungs[opening.rung][2].pays is Pays.FALTA:
            return None
        if asked:
            return Explanation(opening, Why.ASKED, values)
        return self._bluff(opening, self._style.envit_bluff, values)

    def _partner_says(self, expression: str) -> bool:
        team = self._o.team
        return any(what == expression and seat.team is team for seat, what in self._o.said)

    def _is_envit_promising(self, rank: float) -> bool:
        """Whether it is worth counting the odds of an envit that beats such a share of hands."""
        o = self._o
        if rank ** (o.seats // 2) >= _HOPELESS:
            return True
        signs = self._turn.ruleset.senyes.map
        return any(
            signs[sign].envit_from and seat != o.seat and seat.team is o.team
            for seat, sign in o.signs
        )

    def _call_truc(
        self, raises: list[Raise], strength: int, chance: float | None
    ) -> Explanation | None:
        if chance is None:
            chance = self._odds.round(self._style.card_deals, strength)
        won, lost = self._stakes.in_force()
        silent = chance * won + (1 - chance) * lost
        values = {"chance": chance, "silence": silent}
        best = self._best_call(Bet.TRUC, raises, chance, least=silent, strength=strength)
        if best is not None:
            values |= {"chance": best.chance, "calling": best.value}
            return Explanation(best.action, Why.WORTH_CALLING, values)
        values["calling"] = self._value(chance, self._stakes.of(raises[0]))
        if self._o.truc.calls or silent - values["calling"] > MOST_FOR_A_BLUFF:
            return None
        return self._bluff(raises[0], self._style.truc_bluff, values)

    def _bluff(self, call: Raise, rate: float, values: dict[str, float]) -> Explanation | None:
        if self._turn.rng.random() >= rate:
            return None
        return Explanation(call, Why.BLUFF, {**values, "rate": rate})

    def _best_call(
        self, bet: Bet, raises: Sequence[Raise], chance: float, *, least: float, strength: int = -1
    ) -> "_Weighed | None":
        """Give the call that is worth most, if it is worth more than *least*."""
        best = None
        for call in raises:
            if chance < self._style.least or (call.amount and call.amount not in FREE_AMOUNTS):
                continue
            stake = self._stakes.of(call)
            hope = chance
            if self._is_large(call, stake):
                hope = self._chance(bet, self._style.close_deals, strength)
                if hope < self._style.sure:
                    continue
            value = self._value(hope, stake)
            if value > least:
                best, least = _Weighed(call, hope, value), value
        return best

    def _is_large(self, call: Raise, stake: Stake) -> bool:
        """Whether half a cama or more is at stake, where smaller calls come first."""
        if self._rungs[call.rung][1] == 0:
            return False
        target = self._turn.ruleset.cama.target
        return bool(stake.whole) or max(stake.win, stake.lose) * 2 >= target

    def _value(self, chance: float, stake: Stake) -> float:
        """Estimate the chance to win the coto after a call, whatever the rivals answer."""
        won = self._stakes.won(stake.win, stake.whole)
        lost = self._stakes.lost(stake.lose, stake.whole)
        refused = self._stakes.won(stake.refused or 0)
        # The rivals should accept from this chance on: a quarter where the call doubles what a
        # refusal costs, a half where a refusal costs next to nothing.
        fair = (won - refused) / max(won - lost, 1e-9)
        dearer = min(1.0, max(-0.4, 4 * (fair - 0.25)))
        if_won = chance * (_LOSERS_ACCEPT - 0.45 * dearer)
        if_lost = (1 - chance) * min(1.0, _WINNERS_ACCEPT - 0.3 * dearer)
        return if_won * won + if_lost * lost + (1 - if_won - if_lost) * refused

    # Leaving

    def leave(self, fold: Fold) -> Explanation | None:
        """Leave the round with the team if playing on would cost more; alone nobody leaves."""
        if self._turn.ruleset.fold.scope is not FoldScope.TEAM:
            return None
        leaving = self._stakes.lost(self._stakes.of(fold).lose)
        won, lost = self._stakes.in_force()
        if leaving <= lost:
            return None
        chance = self._odds.round(self._style.answer_deals)
        staying = chance * won + (1 - chance) * lost
        if leaving <= staying:
            return None
        values = {"chance": chance, "staying": staying, "leaving": leaving}
        return Explanation(fold, Why.WORTH_LEAVING, values)

    def decide(self, legal: Sequence[SeatAction]) -> Explanation:
        """Say whether the team plays, one pedra from the end."""
        chance = self._odds.round(self._style.answer_deals)
        won, lost = Stakes(self._o, self._turn.ruleset, plays_on=True).in_force()
        playing = chance * won + (1 - chance) * lost
        _, refusing = self._stakes.in_force()
        plays = playing > refusing
        action = next(a for a in legal if isinstance(a, Decide) and a.plays == plays)
        why = Why.WORTH_PLAYING if plays else Why.NOT_WORTH_PLAYING
        return Explanation(
            action, why, {"chance": chance, "playing": playing, "refusing": refusing}
        )


class _Weighed(NamedTuple):
    action: Raise
    chance: float
    value: float
