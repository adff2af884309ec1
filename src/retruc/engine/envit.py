"""What a hand counts for the envit, and whose counts most."""

from collections.abc import Iterable

from retruc.engine.state import State
from retruc.game import Hand, Seat, order_from
from retruc.rulesets import CoveredEnvit, Ruleset, envit_number


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
    if ruleset.flor.on and is_flor(hand, ruleset):
        return 20 + sum(envit_number(card, ruleset.envit.wild) for card in hand)
    pairs = ruleset.points_by_pair
    if len(hand) == 3:
        a, b, c = hand
        return max(pairs[a][b], pairs[a][c], pairs[b][c])
    if len(hand) == 2:
        return pairs[hand[0]][hand[1]]
    wild = ruleset.envit.wild
    return max([wild.get(card, envit_number(card, wild)) for card in hand], default=0)


def counting_hand(state: State, seat: Seat) -> Hand:
    """The cards of a seat that count for the envit: as dealt, less what it covered if that is lost.

    Rule: covered.envit
    """
    dealt = state.round.dealt[seat]
    if not state.ruleset.covers or state.ruleset.covered.envit is CoveredEnvit.KEPT:
        return dealt
    covered = {
        card
        for trick in state.round.tricks
        for play in trick.plays
        if play.seat == seat and play.covered
        for card in (play.card, play.under)
    }
    return tuple(card for card in dealt if card not in covered)


def envit_winner(state: State, seats: Iterable[Seat]) -> Seat | None:
    """Which of these seats has the best envit; on a tie the nearest to the mà; None of nobody.

    Rule: common.envit-tie
    """
    ruleset = state.ruleset
    among = tuple(seats)
    best = -1
    winner = None
    for seat in order_from(state.round.ma, ruleset.seats):
        if seat in among:
            hand = counting_hand(state, seat)
            points = envit_points(hand, ruleset)
            if ruleset.flor.on and is_flor(hand, ruleset):
                points += _OVER_ALL
            if points > best:
                best, winner = points, seat
    return winner


_OVER_ALL = 100
"""Added to a flor, which beats every other envit. Rule: flor.on"""
