"""A round with one seat asked at a time is the round that the arena plays."""

from copy import deepcopy
from random import Random

import pytest

from retruc.adapters.episodes import Episode
from retruc.adapters.turns import CHOICES, SILENT, choice_name, opening
from retruc.arena import Table, play_round
from retruc.bots import make_bot
from retruc.engine import legal_actions, obliged, random_deal
from retruc.game import SEATS, Team, encode_action
from retruc.rulesets import catalogue, load
from tests.adapters.support import ruleset_at, turns
from tests.bots.support import Chaos


class Quiet(Chaos):
    """Chaos without gestures."""

    def gestures(self, _observation, _legal, /):
        return []


@pytest.mark.parametrize("name", catalogue())
def test_seats_are_asked_as_in_the_arena(name):
    ruleset = load(name)
    for seed in range(5):
        bots = [Quiet(Random(f"{seed}/{seat}")) for seat in SEATS[: ruleset.seats]]
        table = Table(ruleset, bots)
        list(play_round(table, lambda state, seed=seed: random_deal(state, Random(seed))))
        again = [Quiet(Random(f"{seed}/{seat}")) for seat in SEATS[: ruleset.seats]]
        turn = opening(ruleset)
        while turn.ended is None:
            if turn.awaits_deal:
                turn = turn.act(random_deal(turn.state, Random(seed)))
                continue
            seat = turn.seat
            done = again[seat].act(turn.views[seat], turn.legal, obliged=turn.is_obliged)
            turn = turn.choose(SILENT if done is None else encode_action(done))
        assert turn.state == table.state
        assert list(turn.views[:-1]) == table.observations


@pytest.mark.parametrize("name", ["bar", "barajamos", "balear", "catala", "put-1674"])
def test_choices_are_those_of_the_engine(name):
    ruleset = load(name)
    for turn in turns(ruleset, 1):
        if turn.seat is None:
            assert turn.choices == []
            continue
        numbers = [encode_action(action) for action in legal_actions(turn.state, turn.seat)]
        must = obliged(turn.state) == turn.seat
        assert turn.choices == sorted(numbers) + ([] if must else [SILENT])
        assert max(turn.choices) < CHOICES


def test_what_is_not_offered_is_refused():
    turn = opening(ruleset_at("bar", 2))
    with pytest.raises(ValueError, match="nobody's turn: 0"):
        turn.choose(0)
    turn = turn.act(random_deal(turn.state, Random(1)))
    with pytest.raises(ValueError, match=f"not offered to seat 1: {SILENT}"):
        turn.choose(SILENT)
    with pytest.raises(ValueError, match="not offered to seat 1: -1"):
        turn.choose(-1)


def test_a_bystander_is_told_what_all_are():
    for turn in turns(ruleset_at("bar", 4), 3):
        public = turn.views[-1]
        assert public.seat is None
        assert public.dealt == ()
        assert public.tricks == turn.views[0].tricks
        assert public.truc == turn.views[0].truc


def test_a_copy_is_the_same():
    turn = opening(load("bar"))
    assert deepcopy(turn) is turn


def test_numbers_have_names():
    assert choice_name(SILENT) == "stay silent"
    assert choice_name(0).startswith("play ")


def test_an_episode_of_a_round_gives_its_pedres():
    for seed in range(20):
        chance = Random(seed)
        episode = Episode(load("bar"), chance, coto=False)
        while not episode.is_over:
            assert episode.reward == 0
            episode.choose(chance.choice(episode.turn.choices))
        ended = episode.turn.ended
        assert episode.reward == ended.gained[0] - ended.gained[1]


def test_an_episode_of_a_coto_gives_its_winner():
    chance = Random(1)
    episode = Episode(load("put-1800"), chance, coto=True)
    rounds = set()
    while not episode.is_over:
        assert episode.reward == 0
        rounds.add(episode.turn.state.round.number)
        episode.choose(chance.choice(episode.turn.choices))
    assert len(rounds) > 1
    assert episode.reward == (1 if episode.turn.state.winner is Team.A else -1)


@pytest.mark.parametrize(("coto", "lost"), [(False, 24.0), (True, 1.0)])
def test_who_forfeits_loses_all(coto, lost):
    episode = Episode(load("bar"), Random(1), coto=coto)
    episode.forfeit(Team.A)
    assert episode.reward == -lost
    episode.forfeit(Team.B)
    assert episode.reward == lost


def test_the_dealer_of_a_round_is_anybody():
    dealers = {
        Episode(load("bar"), Random(seed), coto=False).turn.state.round.dealer for seed in range(40)
    }
    assert dealers == set(SEATS[:4])


def test_bots_can_be_asked_too():
    turn = opening(load("bar"))
    turn = turn.act(random_deal(turn.state, Random(1)))
    bot = make_bot("taverna", load("bar"), turn.seat, Random(1))
    assert encode_action(bot.act(turn.views[turn.seat], turn.legal, obliged=True)) in turn.choices
