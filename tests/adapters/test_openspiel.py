"""OpenSpiel's own suites for a game, on rounds of truc, and what they do not ask."""

import random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough
from open_spiel.python.observation import make_observation

from retruc.adapters.openspiel_game import NAME, TrucObserver
from retruc.rulesets import load

GAMES = [
    f"{NAME}(ruleset=bar,seats=2)",
    f"{NAME}(ruleset=barajamos,seats=4)",
    f"{NAME}(ruleset=bicicleta,seats=2)",
    f"{NAME}(ruleset=catala,seats=4)",
]


@pytest.fixture(scope="module", autouse=True)
def _flags():
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


@pytest.mark.parametrize("name", GAMES)
def test_random_rounds_keep_the_rules_of_the_api(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


class TestApi(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of every registered game, on a sample of its states."""

    game_name = GAMES[0]
    game = pyspiel.load_game(GAMES[0])

    @classmethod
    def setUpClass(cls):
        random.seed(1)
        np.random.seed(1)
        super().setUpClass()


@pytest.mark.parametrize("name", GAMES[1:2])
def test_a_playthrough_is_the_same_again(name, tmp_path):
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    first, second = generate_playthrough.replay(str(file))
    assert first == second
    assert "IsTerminal() = True" in first


def states(name, seed):
    """Every state of a round played at random."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_chances_sum_to_one_and_returns_to_nothing(name):
    for seed in range(3):
        for state in states(name, seed):
            if state.is_chance_node():
                assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.is_terminal()
        assert sum(state.returns()) == 0
        assert state.returns()[0] == state.turn.ended.gained[0] - state.turn.ended.gained[1]


def own_past(state, player):
    """What a player knew each time that it acted, and what it did."""
    past = []
    walked = state.get_game().new_initial_state()
    for pair in state.full_history():
        if pair.player == player:
            past.append((walked.information_state_string(player), pair.action))
        walked.apply_action(pair.action)
    return past


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_forgotten_and_nothing_unseen_is_known(name):
    """Whatever the unseen cards, one information state has one past, one tensor, one choice."""
    rng = random.Random(3)
    changed = 0
    for state in states(name, 4):
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string() == state.information_state_string()
        assert other.information_state_tensor() == state.information_state_tensor()
        assert other.observation_tensor() == state.observation_tensor()
        assert other.legal_actions() == state.legal_actions()
        assert own_past(other, player) == own_past(state, player)
        assert len(other.history()) == len(state.history())
        changed += other.history() != state.history()
    assert changed


def test_strings_tell_apart_what_differs():
    seen = {}
    for seed in range(15):
        for state in states(GAMES[2], seed):
            player = state.current_player()
            if player >= 0:
                key = (player, state.information_state_string())
                tensor = tuple(state.information_state_tensor())
                assert seen.setdefault(key, tensor) == tensor
    assert len(set(seen.values())) == len(seen)


def test_what_is_public_holds_no_card_of_a_hand():
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    for name in GAMES:
        game = pyspiel.load_game(name)
        public = make_observation(game, kind)
        assert not {"dealt", "held", "seen"} & public.dict.keys()
        told = {}
        for state in states(name, 5):
            for player in range(game.num_players()):
                public.set_from(state, player)
                told[player] = public.string_from(state, player)
            assert len(set(told.values())) == 1


def test_before_the_deal_there_is_nothing_to_deal_anew():
    state = pyspiel.load_game(NAME).new_initial_state()
    assert state.resample_from_infostate(0, random.Random(1).random).history() == []


def test_actions_and_states_have_names():
    *_, last = states(GAMES[0], 1)
    first = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert first.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "deal 3o"
    assert str(last).count(":") == sum(pair.player >= 0 for pair in last.full_history())
    assert str(last).endswith(last.action_to_string(last.history()[-1]))


def test_observers_take_no_parameters():
    with pytest.raises(ValueError, match="observers take no parameters"):
        TrucObserver(load("bar"), pyspiel.IIGObservationType(perfect_recall=True), {"x": 1})


@pytest.mark.slow
def test_an_algorithm_of_openspiel_can_learn_it():
    game = pyspiel.load_game(GAMES[0])
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    solver.iteration()
    assert len(solver._infostates) > 10
