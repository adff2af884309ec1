"""PettingZoo's own suites, and what they do not ask."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from retruc.adapters.pettingzoo_env import TrucEnv, env_of
from retruc.game import RulesetError
from retruc.rulesets import catalogue, load


@pytest.fixture
def dictionaries():
    """The suite would rather see arrays than dictionaries with a mask, and says so for all games
    but those of its own list."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.usefixtures("dictionaries")
@pytest.mark.parametrize("name", ["bar", "balear", "bicicleta", "catala"])
def test_the_api(name, capsys):
    api_test(TrucEnv(name), num_cycles=60)


@pytest.mark.usefixtures("dictionaries")
def test_the_api_over_a_coto(capsys):
    api_test(TrucEnv("put-1800", coto=True), num_cycles=100)


def test_seeds():
    seed_test(TrucEnv, num_cycles=40)
    seed_test(lambda: TrucEnv("barajamos", coto=True, options={"seats": "2"}), num_cycles=60)


def play(env, chance):
    """Play an episode at random; give the rewards that each agent was told of."""
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize("name", catalogue())
def test_teams_are_rewarded_alike_and_against_each_other(name):
    env, chance = env_of(name), np.random.default_rng(1)
    some = 0
    for seed in range(5):
        env.reset(seed=seed)
        rewards = list(play(env, chance).values())
        gained = env.episode.turn.ended.gained
        assert rewards[0] == gained[0] - gained[1]
        assert rewards == [rewards[0] * (-1) ** seat for seat in range(len(rewards))]
        assert env.agents == []
        some += rewards[0] != 0
    assert some


def test_only_who_is_asked_may_act():
    env = TrucEnv("bar")
    env.reset(seed=3)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]
    with pytest.raises(ValueError, match="not offered"):
        env.step(377)


def test_what_was_done_is_written_as_in_a_record():
    env = TrucEnv("bar", render_mode="ansi")
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.render()[1] == ":"
    env.close()


def test_an_unknown_ruleset_is_refused():
    with pytest.raises(RulesetError):
        TrucEnv("poble")
    assert TrucEnv(load("bar")).ruleset.id == "bar"
