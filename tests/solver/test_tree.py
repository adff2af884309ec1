"""The public tree: what it holds, and what it refuses."""

from dataclasses import replace

import numpy as np
import pytest

from retruc.rulesets import Ruleset, load, options, with_options
from retruc.solver.games import OFFICIAL, truc_alone
from retruc.solver.hands import deck_of
from retruc.solver.tree import OVER, SHOW, NotSolvable, Tree, grow_tree
from tests.solver.plain import Place, after, all_deals, place_of, small

pytestmark = pytest.mark.slow


def grown(ruleset: Ruleset) -> Tree:
    return grow_tree(ruleset, deck_of(ruleset))


def ends(place: Place) -> int:
    if place.gain is not None:
        return 1
    return sum(ends(after(place, option)) for option in place.actions)


def test_each_deal_ends_in_as_many_ways_as_in_the_engine() -> None:
    ruleset = small("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc retruc")
    deck, tree = deck_of(ruleset), grown(ruleset)
    for dealt in all_deals(ruleset):
        hands = [[3 - strength for strength in hand] for hand in dealt.hands]
        assert ends(place_of(dealt.state)) == paths(tree, deck.hands, 0, hands)


def paths(tree: Tree, lists: tuple[tuple[tuple[int, ...], ...], ...], node: int, hands) -> int:
    """Ways through the tree that two hands have."""
    actor = int(tree.actor[node])
    if actor in (OVER, SHOW):
        return 1
    total, child = 0, node + 1
    while child < tree.end[node]:
        tier = int(tree.action[child]) - 64
        left = [list(hand) for hand in hands]
        if tier < 0 or tier in left[actor]:
            if tier >= 0:
                left[actor].remove(tier)
            total += paths(tree, lists, child, left)
        child = int(tree.end[child])
    return total


@pytest.mark.parametrize(
    "options",
    [
        {"envit.on": "true"},
        {"ties.first": "stack"},
        {"covered.mode": "free"},
        {"truc.when": "any-time"},
    ],
    ids=lambda options: next(iter(options)),
)
def test_what_the_tree_does_not_know_is_refused(options: dict[str, str]) -> None:
    ruleset = small("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc")
    with pytest.raises(NotSolvable, match="more than cards laid open and a truc"):
        grown(with_options(ruleset, options))


def test_more_than_two_seats_are_refused() -> None:
    with pytest.raises(NotSolvable):
        grow_tree(load("bar"), deck_of(small("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc")))


def test_leaving_is_a_word_like_others() -> None:
    stays = small("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc")
    leaves = with_options(stays, {"fold.scope": "team", "fold.when": "own-turn"})
    assert len(grown(leaves).end) > len(grown(stays).end)
    assert np.abs(grown(leaves).pays[grown(leaves).actor == OVER]).max() == 2


def test_joc_fora_is_worth_what_is_lacked() -> None:
    ruleset = small("1e 3o 3c 4o 4c 4e", "1e 3* 4*", "truc jocfora")
    far = replace(ruleset, cama=replace(ruleset.cama, target=30))
    assert np.abs(grown(ruleset).shown).max() == 24
    assert np.abs(grown(far).shown).max() == 30


def test_the_official_game_is_the_truc_of_bar_alone() -> None:
    official = load(OFFICIAL / "truc-bar.toml")
    assert options(official) == options(truc_alone(load("bar")))
