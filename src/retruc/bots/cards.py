"""Which card to play.

What every player knows goes without thinking: the lowest card where the partner has the trick or
nothing can win it, the lowest winner where the trick must be won. Otherwise the round is imagined
to its end with each card, and the card with the best chance is played, a lower one sooner than a
higher one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from retruc.bots.interface import Why
from retruc.bots.odds import Odds
from retruc.bots.style import Style
from retruc.bots.tricks import NOBODY, TIED, partners_after, rivals_after
from retruc.game import Observation, PlayCard

COME_TO_ME, PRESS, OVER_TO_YOU = "vine-a-mi", "pitja", "vaig-a-tu"
"""What a partner may ask for aloud: a low card, a high card, the trick."""


class CardChoice(NamedTuple):
    """A card, and why it is played."""

    action: PlayCard
    why: Why
    chance: float | None
    """Of winning the round with it, where that was estimated."""
    strength: int


class _Card(NamedTuple):
    strength: int
    power: float
    action: PlayCard


def choose_card(o: Observation, plays: Sequence[PlayCard], odds: Odds, style: Style) -> CardChoice:
    """Choose among cards that may be played."""
    cards = _by_strength(plays, odds)
    if len(cards) == 1:
        return _choice(cards[0], Why.ONLY_MOVE)
    trick = _Trick(o, cards, odds)
    return _asked_for(o, trick) or trick.clear() or _compare(trick, odds, style)


def _by_strength(plays: Sequence[PlayCard], odds: Odds) -> list[_Card]:
    """List one card of each strength, the weakest first; covered ones have none."""
    table = odds.table
    by_strength: dict[int, _Card] = {}
    for play in plays:
        strength = 0 if play.covered else table.strength[table.index[play.card]]
        power = table.power_of_strength[strength]
        by_strength.setdefault(strength, _Card(strength, power, play))
    return [by_strength[strength] for strength in sorted(by_strength)]


def _choice(card: _Card, why: Why, chance: float | None = None) -> CardChoice:
    return CardChoice(card.action, why, chance, card.strength)


class _Trick:
    """A trick as the seat finds it whose turn it is."""

    def __init__(self, o: Observation, cards: list[_Card], odds: Odds) -> None:
        assert o.seat is not None
        place = odds.position
        self.cards = cards
        self.best, self.side = place.best, place.side
        self.own = o.seat & 1
        self.rivals_after = rivals_after(place, o.seat)
        self.partners_after = partners_after(place, o.seat)
        self.if_lost = place.outcome(1 - self.own)
        self.if_tied = place.outcome(TIED)

    def clear(self) -> CardChoice | None:
        """Give the card that needs no thought, if there is one."""
        lowest = self.cards[0]
        if self.side == NOBODY or self.rivals_after:
            return None if self.cards[-1].strength >= self.best else _choice(lowest, self._let_go())
        if self.side == self.own:
            return _choice(lowest, Why.PARTNER_HAS_IT)
        if self.side == TIED and self.if_tied == self.own:
            return _choice(lowest, Why.TIE)
        enough = self.best if self.if_tied == self.own else self.best + 1
        winner = next((card for card in self.cards if card.strength >= enough), None)
        if winner is None and self.cards[-1].strength < self.best:
            return _choice(lowest, self._let_go())
        if winner is not None and (self.if_lost == 1 - self.own or self.if_tied == self.own):
            return _choice(winner, self.reason(winner))
        return None

    def reason(self, card: _Card) -> Why:
        """Say what playing a card means here."""
        if self.side == NOBODY:
            if card is self.cards[-1]:
                return Why.LEAD_HIGH
            return Why.LEAD_LOW if card is self.cards[0] else Why.LEAD_MIDDLE
        if self.side == self.own:
            return Why.TAKE_TRICK if card.strength > self.best else Why.PARTNER_HAS_IT
        if card.strength == self.best and self.side != TIED:
            return Why.TIE
        if card.strength > self.best:
            return Why.TAKE_TRICK if self.rivals_after else Why.CHEAPEST_WINNER
        return self._let_go()

    def _let_go(self) -> Why:
        if self.side == self.own:
            return Why.PARTNER_HAS_IT
        return Why.LEAVE_TO_PARTNER if self.partners_after else Why.LET_GO


def _asked_for(o: Observation, trick: _Trick) -> CardChoice | None:
    """Do what the partner asked for last in this round, unless its card wins the trick already."""
    wishes = [what for seat, what in o.said if seat != o.seat and seat.team is o.team]
    if not wishes or trick.side == trick.own:
        return None
    if wishes[-1] == COME_TO_ME and trick.partners_after:
        return _choice(trick.cards[0], Why.ASKED)
    if wishes[-1] in (PRESS, OVER_TO_YOU) and trick.cards[-1].strength > trick.best:
        return _choice(trick.cards[-1], Why.ASKED)
    return None


def _compare(trick: _Trick, odds: Odds, style: Style) -> CardChoice:
    """Imagine the round with each card."""
    chances = {card: odds.round(style.card_deals, card.strength) for card in trick.cards}
    best = max(chances, key=lambda card: chances[card] - style.thrift * card.power)
    return _choice(best, trick.reason(best), chances[best])
