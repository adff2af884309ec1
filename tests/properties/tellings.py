"""The engine beside the second telling of the rules, action by action."""

from collections.abc import Sequence

from retruc.game import Deal, Look, MakeSign, Say
from tests.engine.support import what_may_be_done, word_of
from tests.perft import telling
from tests.properties.strategies import Move


def both_tell_the_same(moves: Sequence[Move]) -> None:
    """At each step the same may be done, and in the end the same is written down."""
    start = next(i for i, move in enumerate(moves) if isinstance(move.action, Deal))
    before, deal = moves[start].before, moves[start].action
    assert isinstance(deal, Deal)
    hands = tuple(tuple(str(card) for card in hand) for hand in deal.hands)
    table = (before.ruleset, hands, int(before.round.dealer), before.score, before.cames)
    words: list[telling.Choice] = []
    for move in moves[start + 1 :]:
        if isinstance(move.action, Look | MakeSign | Say):
            continue
        menu = telling.stop_after(telling.Round(*table), words)
        assert isinstance(menu, list)
        may = {(int(action.seat), word_of(action)) for action in what_may_be_done(move.before)}
        assert may == set(menu)
        assert len(menu) == len(may)
        assert not isinstance(move.action, Deal)
        words.append((int(move.action.seat), word_of(move.action)))
    ended = moves[-1].ended
    assert ended is not None
    paid = telling.stop_after(telling.Round(*table), words)
    assert paid == telling.Paid(ended.gained, ended.score, ended.cames)
