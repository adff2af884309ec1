"""With rotations each hand of a deal is played in every place, from both sides."""

from collections import Counter

import pytest

from retruc.arena import Match, Table, Tally, pedres_a_round, play_deal_pair, play_match
from retruc.game import Deal
from retruc.rulesets import load, with_options

BAR = load("bar")


def rotated(first="threshold", second="random", ruleset=BAR, *, deals=3):
    return Match.of(first, second, ruleset, deals=deals, seed=1, rotations=True)


def test_each_hand_has_each_place_once_for_each_side(monkeypatch):
    places = Counter()

    class Noted(Table):
        def carry_out(self, action):
            if isinstance(action, Deal):
                places.update((hand, seat) for seat, hand in enumerate(action.hands))
            return super().carry_out(action)

    monkeypatch.setattr("retruc.arena.match.Table", Noted)
    tally = Tally()
    play_deal_pair(rotated(), 0, tally)
    assert len({hand for hand, _ in places}) == 4
    assert set(places.values()) == {2}
    assert len(places) == 16
    assert (tally.pairs, tally.rounds) == (1, 8)


def test_a_deal_is_played_twice_for_each_place_that_a_hand_may_have():
    plain, turned = Tally(), Tally()
    play_deal_pair(Match.of("threshold", "random", BAR, deals=1, seed=1), 0, plain)
    two = with_options(BAR, {"seats": "2"})
    play_deal_pair(rotated(ruleset=two), 0, turned)
    assert (plain.rounds, turned.rounds) == (2, 4)


@pytest.mark.parametrize("bot", ["random", "threshold"])
def test_a_bot_against_itself_comes_out_even(bot):
    tally = play_match(rotated(bot, bot))
    assert tally.differences == [0, 0, 0]


def test_pedres_are_still_those_of_one_round():
    tally = Tally(pairs=2, rounds=16, pedres=16, squares=128)
    assert pedres_a_round(tally).value == 1.0
