"""Gymnasium's own checker, and what it does not ask."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from retruc.adapters.gymnasium_env import TrucEnv
from retruc.bots import UnknownBot


def env_of(**changes):
    return TrucEnv(**{"ruleset": "bar", "partner": "threshold", "rivals": "random"} | changes)


@pytest.mark.parametrize("coto", [False, True])
def test_the_checker_finds_nothing(coto):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes")
        check_env(env_of(illegal="lose", coto=coto))


def play(env, seed):
    """Play an episode with the first choice always; give all that was seen, and the reward."""
    seen, info = env.reset(seed=seed)
    sights, over = [seen["observation"].tobytes()], False
    while not over:
        number = np.flatnonzero(info["action_mask"])[0]
        seen, reward, over, cut, info = env.step(number)
        sights.append(seen["observation"].tobytes())
        assert not cut
    return sights, reward


def test_the_same_seed_gives_the_same_episode():
    assert play(env_of(), 5) == play(env_of(), 5)
    assert play(env_of(), 5) != play(env_of(), 6)


def test_the_reward_is_that_of_the_agents_team():
    some = 0
    for seed in range(12):
        env = env_of()
        _, reward = play(env, seed)
        ended, info = env.episode.turn.ended, env._info()
        own = (info["seat"] - 1) % 2
        assert reward == ended.gained[own] - ended.gained[1 - own]
        some += reward != 0
    assert some


def test_it_sits_where_it_is_told():
    assert {play_seat(env_of(seat=3), seed) for seed in range(5)} == {3}
    assert {play_seat(env_of(), seed) for seed in range(30)} == {1, 2, 3, 4}


def play_seat(env, seed):
    return env.reset(seed=seed)[1]["seat"]


def test_what_may_be_done_is_said_in_words():
    _, info = env_of().reset(seed=1)
    assert len(info["choices"]) == info["action_mask"].sum()
    assert any(choice.startswith("play ") for choice in info["choices"])


def test_an_illegal_number_is_refused_or_loses():
    env = env_of()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not offered"):
        env.step(300)
    env = env_of(illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(300)
    assert (reward, over, info["illegal"]) == (-24.0, True, True)


def test_bots_that_there_are_not_are_refused_at_once():
    with pytest.raises(UnknownBot):
        env_of(partner="nobody")


def test_two_seats_have_no_partner():
    env = env_of(options={"seats": "2"})
    assert play(env, 1)[0]
    assert len(env._bots) == 1
