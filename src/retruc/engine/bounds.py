"""How long a round can last, in actions."""

from retruc.game import FREE
from retruc.rulesets import Answers, FoldScope, LastPedra, Reveal, Ruleset


def round_bound(ruleset: Ruleset) -> int:
    """The most game actions that one round can take, the deal included.

    Every call is followed by at most one answer a seat; every seat lays at most three cards and is
    asked at most once for a last raise and once for its envit. Gestures are not counted.
    """
    seats = ruleset.seats
    team = seats // 2
    envit_calls = sum(1 for rung in ruleset.envit_rungs if rung.id != FREE)
    if ruleset.has_free_raise:
        envit_calls += ruleset.cama.target
    one_voice = (Answers.ANY, Answers.NEXT)
    envit_answers = 1 if ruleset.envit.answers in one_voice else team
    truc_answers = 1 if ruleset.truc.answers in one_voice else team
    calls = envit_calls * (1 + envit_answers) + len(ruleset.truc_rungs) * (1 + truc_answers)
    words = 1  # the deal
    words += 2 if ruleset.deal.one_card else 0
    words += 1 if ruleset.cama.last_pedra is LastPedra.DECIDE else 0
    words += seats  # passing the last raise
    words += seats if ruleset.envit.reveal is Reveal.CLAIM else 0
    words += seats if ruleset.fold.scope is not FoldScope.NONE else 0
    return words + 3 * seats + calls
