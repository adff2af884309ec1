"""Whom the table asks, and in what order.

The seats that may act are asked before the one that must, each of whom may stay silent. Where a
team has to answer, its people speak before its bots: a bot never answers over the head of a human
partner, who may also leave the answer to it. The last seat that is asked must speak.
"""

from collections.abc import Set as AbstractSet

from retruc.engine import State, actors, awaits_deal, legal_actions, obliged
from retruc.game import Accept, Decide, Seat


def asking_order(state: State, humans: AbstractSet[Seat]) -> tuple[Seat, ...]:
    """Every seat to be asked before the table goes on, in order.

    If nobody takes a chance before the deal, the cards are dealt; else the last seat must act.
    """
    must = obliged(state)
    others = [seat for seat in actors(state) if seat != must]
    if must is None:
        return tuple(others)
    order = [*others, must]
    team = [seat for seat in order if may_answer(state, seat)]
    rest = [seat for seat in order if seat not in team]
    people = [seat for seat in team if seat in humans]
    bots = [seat for seat in team if seat not in humans]
    return (*rest, *people, *bots) if team else tuple(order)


def may_answer(state: State, seat: Seat) -> bool:
    """Whether the seat may settle what its team is asked."""
    return any(isinstance(action, Accept | Decide) for action in legal_actions(state, seat))


def is_waited_for(state: State, seat: Seat) -> bool:
    """Whether the table stops for a human in this seat.

    Other chances, such as calling out of turn, are there while the table goes on.
    """
    return seat == obliged(state) or may_answer(state, seat) or awaits_deal(state)
