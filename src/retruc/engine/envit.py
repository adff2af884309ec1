"""What a hand counts for the envit, and whose counts most."""

from collections.abc import Iterable
from itertools import combinations

from retruc.engine.state import State
from retruc.game import Card, Hand, Seat, order_from
from retruc.rulesets import CoveredEnvit, Ruleset


def card_number(card: Card, ruleset: Ruleset) -> int:
    """What one card adds to a pair: its number, nothing for figures, more for wild cards.

    Rule: common.envit-points, envit.wild
    """
    if card in ruleset.envit.wild:
        return ruleset.envit.wild[card] - 20
    return card.number if card.number < 10 else 0


def is_flor(hand: Hand, ruleset: Ruleset) -> bool:
    """Whether the hand is three cards of one suit where that is worth something by itself.

    Rule: flor.on
    """
    return ruleset.flor.on and len(hand) == 3 and len({card.suit for card in hand}) == 1


def envit_points(hand: Hand, ruleset: Ruleset) -> int:
    """Count what cards are worth for the envit.

    Two or more of a suit: their two best numbers and 20; otherwise the best single number. A wild
    card links with any other. Nothing counts 0.

    Rule: common.envit-points, envit.wild, flor.on

    >>> from retruc.game import parse_hand
    >>> from retruc.rulesets import load
    >>> envit_points(parse_hand("7o6o3c"), load("bar"))
    33
    """
    if is_flor(hand, ruleset):
        return 20 + sum(card_number(card, ruleset) for card in hand)
    wild = ruleset.envit.wild
    pairs = [
        20 + card_number(a, ruleset) + card_number(b, ruleset)
        for a, b in combinations(hand, 2)
        if a.suit == b.suit or a in wild or b in wild
    ]
    if pairs:
        return max(pairs)
    return max((wild.get(card, card_number(card, ruleset)) for card in hand), default=0)


def counting_hand(state: State, seat: Seat) -> Hand:
    """The cards of a seat that count for the envit: as dealt, less what it covered if that is lost.

    Rule: covered.envit
    """
    dealt = state.round.dealt[seat]
    if state.ruleset.covered.envit is CoveredEnvit.KEPT:
        return dealt
    covered = {
        play.card
        for trick in state.round.tricks
        for play in trick.plays
        if play.seat == seat and play.covered
    }
    return tuple(card for card in dealt if card not in covered)


def envit_winner(state: State, seats: Iterable[Seat]) -> Seat | None:
    """Which of these seats has the best envit; on a tie the nearest to the mà; None of nobody.

    Rule: common.envit-tie
    """
    among = set(seats)
    best: tuple[bool, int] = (False, -1)
    winner = None
    for seat in order_from(state.ma, state.seats):
        if seat in among:
            hand = counting_hand(state, seat)
            worth = (is_flor(hand, state.ruleset), envit_points(hand, state.ruleset))
            if worth > best:
                best, winner = worth, seat
    return winner
