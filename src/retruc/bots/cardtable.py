"""The cards of a ruleset as small whole numbers, with what bots ask of them again and again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from retruc.engine import envit_points
from retruc.game import Card
from retruc.rulesets import Ruleset


class CardTable:
    """Strength, power and envit of the cards of one deck; a card is its index in the deck.

    Attributes:
        cards: The deck.
        strength: By card: how strong it is, from 1 for the lowest tier.
        power: By card: the share of the other cards that it beats, ties counting half; 0 to 1.
        power_of_strength: The power of the cards of a strength; 0 is a covered card.
        pair: By card and card: what the two count for the envit, without a flor.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.cards = ruleset.deck.cards
        self.index = {card: i for i, card in enumerate(self.cards)}
        self.strength = [ruleset.strength_by_card[card] for card in self.cards]
        self.power = [self._power_of(i) for i in range(len(self.cards))]
        self.pair = [[envit_points((a, b), ruleset) for b in self.cards] for a in self.cards]
        self.power_of_strength = {0: 0.0, **dict(zip(self.strength, self.power, strict=True))}
        self._suit = [card.suit for card in self.cards]
        self._has_flor = ruleset.flor.on

    def _power_of(self, card: int) -> float:
        own = self.strength[card]
        beaten = sum(own > other for other in self.strength)
        tied = sum(own == other for other in self.strength) - 1
        return (beaten + tied / 2) / (len(self.cards) - 1)

    def numbers(self, cards: Iterable[Card]) -> list[int]:
        """Turn cards into their numbers here."""
        index = self.index
        return [index[card] for card in cards]

    def envit(self, hand: Sequence[int]) -> int:
        """Count a hand of up to three cards for the envit; any flor is more than any other hand."""
        pair = self.pair
        if len(hand) == 3:
            a, b, c = hand
            if self._has_flor and self._suit[a] == self._suit[b] == self._suit[c]:
                return _FLOR + envit_points(
                    (self.cards[a], self.cards[b], self.cards[c]), self.ruleset
                )
            row = pair[a]
            return max(row[b], row[c], pair[b][c])
        if len(hand) == 2:
            return pair[hand[0]][hand[1]]
        return envit_points(tuple(self.cards[i] for i in hand), self.ruleset)

    @cached_property
    def _envit_ranks(self) -> dict[int, float]:
        count = Counter(self.envit(list(hand)) for hand in combinations(range(len(self.cards)), 3))
        total = count.total()
        below = 0
        ranks = {}
        for points in sorted(count):
            ranks[points] = (below + count[points] / 2) / total
            below += count[points]
        return ranks

    def envit_rank(self, points: int) -> float:
        """Say what share of all hands of three counts less for the envit, ties counting half."""
        ranks = self._envit_ranks
        if points not in ranks:
            points = max((known for known in ranks if known <= points), default=min(ranks))
        return ranks[points]


_FLOR = 100
"""Added to a flor, so that it compares above all other hands."""


@lru_cache(maxsize=32)
def card_table(ruleset: Ruleset) -> CardTable:
    """Give the table of a ruleset, made once."""
    return CardTable(ruleset)
