"""`taverna`: plays as people do at the bar, by rules of thumb and a feeling for the odds."""

from collections.abc import Sequence
from random import Random

from retruc.bots.calls import Caller, Turn
from retruc.bots.cards import choose_card
from retruc.bots.cardtable import card_table
from retruc.bots.interface import Explanation, Why
from retruc.bots.odds import Odds
from retruc.bots.signs import Signer
from retruc.bots.style import USUAL, Style
from retruc.game import (
    Accept,
    Claim,
    DealOne,
    Decide,
    Fold,
    Gesture,
    Observation,
    Pass,
    PlayCard,
    Seat,
    SeatAction,
    StackCards,
    Tap,
)
from retruc.rulesets import Ruleset

SPEAK_UP = 0.6
"""It answers before its partner is asked only with such a chance to win what was called."""

_GOOD = 0.8
"""A card or an envit better than so many others is reason enough to think of speaking up."""

_SPOKEN = (
    Why.WORTH_CALLING,
    Why.WORTH_ACCEPTING,
    Why.WORTH_RAISING,
    Why.WORTH_PLAYING,
)
"""What it says before its partner, if it is sure enough."""

_SILENT = Explanation(None, Why.NOT_WORTH_CALLING, {})


class Taverna:
    """A player whom a person may enjoy, in every ruleset."""

    name = "taverna@1"

    def __init__(self, ruleset: Ruleset, seat: Seat, rng: Random, style: Style = USUAL) -> None:
        self._ruleset = ruleset
        self._table = card_table(ruleset)
        self._rng = rng
        self._style = style
        self._signer = Signer(ruleset, seat, rng, style)
        self._explanation: Explanation | None = None

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Choose what to play or say."""
        choose = self._choose if obliged else self._speak_up
        self._explanation = choose(self._heeded(observation), legal)
        return self._explanation.action

    def _heeded(self, o: Observation) -> Observation:
        """Leave out the senyes that it does not care about."""
        partner, rivals = self._style.heeds_partner, self._style.heeds_rivals
        if not o.signs or (partner and rivals):
            return o
        return o._replace(
            signs=tuple(
                (seat, sign)
                for seat, sign in o.signs
                if seat == o.seat or (partner if seat.team is o.team else rivals)
            )
        )

    def gestures(self, observation: Observation, _legal: Sequence[Gesture], /) -> Sequence[Gesture]:
        """Look at the partner, and make a senya when it looks."""
        return self._signer.gestures(observation)

    def explain(self) -> Explanation | None:
        """Give the reason for the last answer, and the chances that it was chosen by."""
        return self._explanation

    def _think(self, o: Observation) -> Turn:
        odds = Odds(o, self._ruleset, self._rng)
        return Turn(o, self._ruleset, odds, self._style, self._rng)

    def _choose(self, o: Observation, legal: Sequence[SeatAction]) -> Explanation:
        """Act where it must."""
        if len(legal) == 1:
            return Explanation(legal[0], Why.ONLY_MOVE, {})
        kinds = {type(action) for action in legal}
        if Claim in kinds:
            return self._claim(o, legal)
        turn = self._think(o)
        caller = Caller(turn)
        if Accept in kinds:
            return caller.answer(legal)
        if Decide in kinds:
            return caller.decide(legal)
        return _lay(turn, legal, caller)

    def _claim(self, o: Observation, legal: Sequence[SeatAction]) -> Explanation:
        """Show the envit unless cards that are shown already count as much."""
        table = self._table
        points = table.envit(table.numbers(o.dealt))
        counts = [table.envit(table.numbers(hand)) for _, hand in o.claims]
        best = max(counts, default=-1)
        shows = points > best
        action = next(a for a in legal if isinstance(a, Claim) == shows)
        why = Why.SHOW_ENVIT if shows else Why.HIDE_ENVIT
        values = {"points": float(points)} | ({"shown": float(best)} if counts else {})
        return Explanation(action, why, values)

    def _speak_up(self, o: Observation, legal: Sequence[SeatAction]) -> Explanation:
        """Act though another seat is asked: only to accept what it is well placed for."""
        kinds = {type(action) for action in legal}
        if not kinds.isdisjoint((Tap, DealOne)):
            does = self._rng.random() < self._style.tap
            return Explanation(legal[0] if does else None, Why.CUSTOM, {"rate": self._style.tap})
        decides = Decide in kinds
        if not (decides or Accept in kinds) or not self._is_good(o):
            return _SILENT
        caller = Caller(self._think(o))
        choice = caller.decide(legal) if decides else caller.answer(legal)
        if choice.why in _SPOKEN and choice.values["chance"] >= SPEAK_UP:
            return choice
        return Explanation(None, Why.NOT_WORTH_CALLING, choice.values)

    def _is_good(self, o: Observation) -> bool:
        """Whether it holds something that speaks for accepting."""
        table = self._table
        if o.envit.pending:
            return table.envit_rank(table.envit(table.numbers(o.dealt))) >= _GOOD
        return any(table.power[card] >= _GOOD for card in table.numbers(o.held))


def _lay(turn: Turn, legal: Sequence[SeatAction], caller: Caller) -> Explanation:
    """Play a card, and before it perhaps call or leave."""
    plays = [action for action in legal if isinstance(action, PlayCard)]
    if not plays:
        passing = next((action for action in legal if isinstance(action, Pass)), None)
        other = passing or next(action for action in legal if isinstance(action, StackCards))
        why = Why.STRONGER_ON_TOP if passing is None else Why.NOT_WORTH_CALLING
        return caller.call(legal) or Explanation(other, why, {})
    face_up = [play for play in plays if not play.covered]
    card = choose_card(turn.o, face_up or plays, turn.odds, turn.style)
    if call := caller.call(legal, card.strength, card.chance):
        return call
    fold = next((action for action in legal if isinstance(action, Fold)), None)
    if fold is not None and (leaving := caller.leave(fold)):
        return leaving
    return Explanation(
        card.action, card.why, {} if card.chance is None else {"chance": card.chance}
    )
