"""Worked rounds: tricks that are won and tied, and who wins the round for it.

The engine plays them, between two, so that a round is few cards. Which are shown is settled by a
fixed list of plans.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from retruc.engine import apply, legal_actions, obliged, start
from retruc.game import (
    SEATS,
    Card,
    Deal,
    Observation,
    Pass,
    PlayCard,
    RulesetError,
    SeatAction,
    StackCards,
    Team,
    observe,
)
from retruc.rulesets import FirstTie, Ruleset, with_options
from retruc.words import why_tricks

_MA, _OTHER = SEATS[:2]


class RoundExample(NamedTuple):
    """A round between two, and how it came out."""

    tricks: tuple[str, ...]
    """What was compared, the mà's cards first: ``3o > 7c``, ``4o = 4c``; ``3o/5o = 3c/6c`` where
    two cards are laid at once."""
    winner: Team | None
    """Team A is the mà; None where nobody wins the round."""
    why: str
    """What `why_tricks` calls the reason."""


_PLANS = (">=<", "=<>", "><=", "==<", "===")
"""Who is to win each trick, as far as it is played: ``>`` the mà, ``<`` the other, ``=`` nobody."""
_PLANS_OF_PUT = (">==", "=<=")
"""Where a third trick is played after one won and one tied."""


@cache
def round_examples(ruleset: Ruleset) -> tuple[RoundExample, ...]:
    """Play the rounds that show what tied tricks decide; none where two cannot play."""
    try:
        of_two = with_options(ruleset, {"seats": "2"})
    except RulesetError:
        return ()
    plans = _PLANS + (_PLANS_OF_PUT if of_two.ties.first is FirstTie.PUT else ())
    hands = (_planned(of_two, plan) for plan in plans)
    return tuple(_played(of_two, *both) for both in hands if both)


Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


def _planned(ruleset: Ruleset, plan: str) -> Hands | None:
    """Choose the cards of both, in the order in which they are laid; None if there are too few.

    The second trick has stronger cards than the third: laid at once, they are on top.
    """
    tiers = (tier for tier in ruleset.tiers if len(tier) > 1)
    ma: list[Card] = [ruleset.tiers[0][0]] * 3
    other = ma.copy()
    try:
        for trick in (1, 2, 0):
            ma[trick], other[trick] = _compared(plan[trick], tiers)
    except StopIteration:
        return None
    return tuple(ma), tuple(other)


def _compared(sign: str, tiers: Iterator[tuple[Card, ...]]) -> tuple[Card, Card]:
    tier = next(tiers)
    if sign == "=":
        return tier[0], tier[1]
    stronger, weaker = tier[0], next(tiers)[1]
    return (stronger, weaker) if sign == ">" else (weaker, stronger)


def _played(ruleset: Ruleset, ma: tuple[Card, ...], other: tuple[Card, ...]) -> RoundExample:
    """Play a round with these cards, in this order, without a call."""
    hands = {_MA: ma, _OTHER: other}
    step = apply(start(ruleset), Deal((ma, other)))
    seen = Observation.at(_MA, 2)
    while True:
        for event in step.events:
            if event.audience is None or _MA in event.audience:
                seen = observe(seen, event)
        if seen.ended is not None:
            break
        seat = obliged(step.state)
        assert seat is not None
        step = apply(step.state, _next_action(legal_actions(step.state, seat), hands[seat]))
    compared = tuple(_comparisons(seen, ma, other))
    return RoundExample(compared, seen.ended.truc.winner, why_tricks(seen, ruleset))


def _next_action(legal: list[SeatAction], hand: tuple[Card, ...]) -> SeatAction:
    """The next card of *hand*, or both that are left; or to let a chance to call go by."""
    plain = [
        action
        for action in legal
        if isinstance(action, Pass | StackCards)
        or (isinstance(action, PlayCard) and not action.covered)
    ]
    return min(plain, key=lambda action: _place(action, hand))


def _place(action: SeatAction, hand: tuple[Card, ...]) -> int:
    match action:
        case PlayCard(card=card) | StackCards(top=card):
            return hand.index(card)
    return 0


def _comparisons(seen: Observation, ma: tuple[Card, ...], other: tuple[Card, ...]) -> Iterator[str]:
    for number, trick in enumerate(seen.tricks):
        is_stack = number == 1 and seen.cards_left == (0, 0) and len(seen.tricks) == 2
        last = 3 if is_stack else number + 1
        own, rival = ("/".join(map(str, hand[number:last])) for hand in (ma, other))
        if is_stack and seen.shown:
            yield f"{own} = {rival}"
            yield f"{ma[2]} {_sign(trick.team)} {other[2]}"
        else:
            yield f"{own} {_sign(trick.team)} {rival}"


def _sign(team: Team | None) -> str:
    return "=" if team is None else ">" if team is Team.A else "<"
