"""Who enters: by name, as a team, or as a program."""

from functools import partial
from random import Random

import pytest

from retruc.arena import Entrant, Match, play_match
from retruc.bots import UnknownBot, make_bot
from retruc.game import SEATS
from retruc.rulesets import load, with_options

BAR = load("bar")


def test_names_are_completed():
    assert Entrant.of("taverna").name == "taverna@1"
    assert str(Entrant.of("taverna+random@1")) == "taverna@1+random@1"


@pytest.mark.parametrize("name", ["nobody", "taverna+", "+taverna", "taverna+nobody"])
def test_unknown_ones_are_refused(name):
    with pytest.raises(UnknownBot):
        Entrant.of(name)


def test_the_bots_of_a_team_sit_in_turn():
    eight = with_options(load("balear"), {"seats": "8"})
    team = Entrant.of("taverna+random")
    seated = [team.make(eight, seat, Random(1), None).name for seat in SEATS[1::2]]
    assert seated == ["taverna@1", "random@1", "taverna@1", "random@1"]


def test_a_maker_of_ones_own_plays():
    own = Entrant("own@1", maker=partial(make_bot, "threshold"))
    tally = play_match(Match.of(own, "random", BAR, deals=5, seed=1))
    assert tally == play_match(Match.of("threshold", "random", BAR, deals=5, seed=1))


def test_a_team_plays_a_match():
    match = Match.of("threshold+random", "random", BAR, deals=5, seed=1)
    assert match.first == "threshold@1+random@1"
    tally = play_match(match)
    alone = play_match(Match.of("threshold", "random", BAR, deals=5, seed=1))
    assert tally.rounds == 10
    assert tally.differences != alone.differences
