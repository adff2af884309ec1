"""`threshold`: a plain bot that looks at its own cards only, to measure others against."""

from collections.abc import Sequence

from retruc.bots.cardtable import card_table
from retruc.bots.interface import Explanation, Why
from retruc.game import (
    Accept,
    Bet,
    Claim,
    Decide,
    Decline,
    Gesture,
    Observation,
    Pass,
    PlayCard,
    Raise,
    SeatAction,
    StackCards,
)
from retruc.rulesets import Pays, Ruleset

CALL_POWER = 1.6
"""It calls when the powers of its two best cards sum to this, and a trick won counts for one."""

ACCEPT_POWER = 1.3
RAISE_POWER = 1.8
CALL_ENVIT = 29
ACCEPT_ENVIT = 27
RAISE_ENVIT = 31


class Threshold:
    """Calls, accepts and raises above fixed thresholds, and wins tricks with the lowest card.

    It never says the last rung of a ladder, never leaves, and never speaks when it need not.
    """

    name = "threshold@1"

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._table = card_table(ruleset)
        self._explanation: Explanation | None = None

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Compare the own cards with the thresholds."""
        if obliged:
            self._explanation = self._choose(observation, legal)
        else:
            self._explanation = Explanation(None, Why.NOT_WORTH_CALLING)
        return self._explanation.action

    def gestures(
        self, _observation: Observation, _legal: Sequence[Gesture], /
    ) -> Sequence[Gesture]:
        """Make none."""
        return ()

    def explain(self) -> Explanation | None:
        """Give the threshold that decided."""
        return self._explanation

    def _choose(self, o: Observation, legal: Sequence[SeatAction]) -> Explanation:
        power, points = self._power(o), self._points(o)
        raises = [a for a in legal if isinstance(a, Raise) and self._is_plain(a)]
        if accept := next((a for a in legal if isinstance(a, Accept)), None):
            return self._answer(o, accept, raises, legal)
        for call in raises:
            of_envit = self._ruleset.rung_by_id[call.rung][0] is Bet.ENVIT
            value, least = (points, CALL_ENVIT) if of_envit else (power, CALL_POWER)
            if value >= least:
                values = {"points" if of_envit else "power": value, "least": least}
                return Explanation(call, Why.WORTH_CALLING, values)
        if plays := next((a for a in legal if isinstance(a, Decide) and a.plays), None):
            values = {"power": power, "least": ACCEPT_POWER}
            if power >= ACCEPT_POWER:
                return Explanation(plays, Why.WORTH_PLAYING, values)
            refusal = next(a for a in legal if isinstance(a, Decide) and not a.plays)
            return Explanation(refusal, Why.NOT_WORTH_PLAYING, values)
        for action in legal:
            if isinstance(action, Claim):
                return Explanation(action, Why.SHOW_ENVIT)
            if isinstance(action, StackCards | Pass):
                return Explanation(action, Why.ONLY_MOVE)
        return self._play(o, [a for a in legal if isinstance(a, PlayCard) and not a.covered], legal)

    def _is_plain(self, action: Raise) -> bool:
        """Whether the rung is worth a fixed number of pedres."""
        pays = self._ruleset.rung_by_id[action.rung][2].pays
        return not isinstance(pays, Pays)

    def _answer(
        self, o: Observation, accept: Accept, raises: list[Raise], legal: Sequence[SeatAction]
    ) -> Explanation:
        if o.envit.pending:
            bet, value = Bet.ENVIT, float(self._points(o))
            least, enough = float(ACCEPT_ENVIT), float(RAISE_ENVIT)
        else:
            bet, value = Bet.TRUC, self._power(o)
            least, enough = ACCEPT_POWER, RAISE_POWER
        values = {"points" if bet is Bet.ENVIT else "power": value, "least": least}
        higher = [a for a in raises if self._ruleset.rung_by_id[a.rung][0] is bet]
        if value >= enough and higher:
            return Explanation(higher[0], Why.WORTH_RAISING, values | {"least": enough})
        if value >= least:
            return Explanation(accept, Why.WORTH_ACCEPTING, values)
        decline = next(a for a in legal if isinstance(a, Decline))
        return Explanation(decline, Why.NOT_WORTH_ACCEPTING, values)

    def _play(
        self, o: Observation, cards: list[PlayCard], legal: Sequence[SeatAction]
    ) -> Explanation:
        """Win with the lowest card that does, lead the highest, else play the lowest."""
        if not cards:
            return Explanation(legal[0], Why.ONLY_MOVE)
        strength = self._ruleset.strength_by_card
        cards.sort(key=lambda play: strength[play.card])
        trick = o.trick
        plays = trick.plays if trick is not None else ()
        if not plays:
            return Explanation(cards[-1], Why.LEAD_HIGH)
        best = max(0 if p.card is None or p.covered else strength[p.card] for p in plays)
        winning = next((play for play in cards if strength[play.card] > best), None)
        if winning is None:
            return Explanation(cards[0], Why.LET_GO)
        return Explanation(winning, Why.CHEAPEST_WINNER)

    def _power(self, o: Observation) -> float:
        """The powers of the two best cards held, and one for a trick won, less one for one lost."""
        powers = sorted(self._table.power[i] for i in self._table.numbers(o.held))
        won = sum(1 if trick.team is o.team else -1 for trick in o.tricks if trick.team is not None)
        return sum(powers[-2:]) + won

    def _points(self, o: Observation) -> int:
        return self._table.envit(self._table.numbers(o.dealt))
