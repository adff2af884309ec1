"""How long a round can be."""

import pytest

from retruc.engine import apply, round_bound
from retruc.game import Accept, Decline, Fold, Raise, SeatAction
from retruc.rulesets import load
from tests.engine.support import dealt, rules, what_may_be_done


@pytest.mark.parametrize(
    ("name", "options", "bound"),
    [
        # the deal, 3 cards a seat, 3 + 4 calls with one answer each, a last raise a seat
        ("bar", {}, 1 + 12 + 14 + 4),
        ("bar", {"seats": "2"}, 1 + 6 + 14 + 2),
        ("bar", {"envit__answers": "both-refuse"}, 1 + 12 + 3 * 3 + 4 * 2 + 4),
        ("bar", {"truc__answers": "strongest"}, 1 + 12 + 3 * 2 + 4 * 3 + 4),
        ("bar", {"envit__reveal": "claim"}, 1 + 12 + 14 + 4 + 4),
        ("bar", {"fold__scope": "team"}, 1 + 12 + 14 + 4 + 4),
        ("bicicleta", {}, 1 + 12 + 14 + 4 + 2 * 24),
        ("catala", {}, 1 + 12 + 4 + 4 + 1),
        ("catala", {"deal__one_card": "true"}, 1 + 12 + 4 + 4 + 1 + 2),
        ("put-1800", {}, 1 + 6 + 0 + 2 + 2),
    ],
)
def test_the_bound_of_a_round(name: str, options: dict[str, str], bound: int) -> None:
    found = round_bound(rules(name, **options))
    assert (found, type(found)) == (bound, int)


def long_round(name: str) -> int:
    """Play a round in which about everything is said that can be, and count its actions."""

    def weight(action: SeatAction) -> int:
        match action:
            case Raise(rung="envit" | "torne" | "+"):
                return 0
            case Raise(rung="falta"):
                return 1
            case Accept():
                return 2
            case Raise():
                return 3
        return 4

    state = dealt(load(name), "7o6o3c 7e6e3e 7b6b3b 7c6c3o")
    count = 1
    while state.round.number == 1:
        kept = [a for a in what_may_be_done(state) if not isinstance(a, Decline | Fold)]
        state = apply(state, min(kept, key=weight)).state
        count += 1
    return count


@pytest.mark.parametrize("name", ["bar", "bicicleta", "barajamos"])
def test_a_round_in_which_all_is_said_comes_near_it(name: str) -> None:
    bound = round_bound(load(name))
    assert bound / 2 < long_round(name) <= bound
