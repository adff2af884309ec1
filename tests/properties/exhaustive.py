"""Trying out all ways to lay the cards of a round, when nobody calls."""

from collections.abc import Callable, Iterator

from retruc.engine import State, apply, legal_actions, obliged
from retruc.game import Pass, PlayCard, Seat, StackCards


def can_win(state: State, seat: Seat) -> bool:
    """Whether this seat wins, laying its cards as well as can be, whatever all others lay.

    The round is one of a coto that began at nothing.
    """
    turn = obliged(state)
    if turn is None:
        return state.score[seat.team] > 0
    ways = [
        action
        for action in legal_actions(state, turn)
        if isinstance(action, PlayCard | StackCards | Pass)
    ]
    choose: Callable[[Iterator[bool]], bool] = any if turn == seat else all
    return choose(can_win(apply(state, action).state, seat) for action in ways)
