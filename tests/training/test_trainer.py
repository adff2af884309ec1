"""Training: what it keeps, what it gives twice, and what it refuses."""

from pathlib import Path

import numpy as np
import pytest

from retruc.bots.penya_model import Model
from retruc.bots.penya_sight import NEAR
from retruc.rulesets import load, with_options
from retruc.training import NotTrainable, Trainer, WrongTraining
from retruc.training.asking import MOST
from retruc.training.stakes import UNIT, scales, standings, worths
from retruc.training.store import EMPTY, NOWHERE, empty_store, find, find_or_add

BAR = load("bar")
PLACES = 1 << 17


def trainer(**choices):
    return Trainer(BAR, **{"seed": 4, "places": PLACES, **choices})


def learned(made):
    """All that a run has learned, by key."""
    there = made._store.keys != EMPTY
    keys, rows = made._store.keys[there].tolist(), made._store.cells[there].tolist()
    return dict(zip(keys, rows, strict=True))


@pytest.mark.slow
def test_the_same_seed_learns_the_same_and_goes_on_from_a_checkpoint_as_if_never_stopped(
    tmp_path: Path,
) -> None:
    whole, stopped, going_on = trainer(), trainer(), trainer()
    whole.learn(400)
    stopped.learn(150)
    stopped.save(tmp_path / "kept")
    going_on.resume(tmp_path / "kept")
    assert learned(going_on) == learned(stopped)
    going_on.learn(250)
    assert going_on.passes == whole.passes == 400
    assert len(learned(whole)) > 1000
    assert learned(going_on) == learned(whole)
    other = trainer(seed=5)
    other.learn(400)
    assert learned(other) != learned(whole)


@pytest.mark.slow
def test_training_gives_up_playing_for_the_cama_at_every_turn(tmp_path: Path) -> None:
    made = trainer(threads=2, places=1 << 21)
    made.learn(5000)
    before = made.progress(4000)
    made.learn(35_000)
    after = made.progress(4000)
    assert after.passes == 40_000
    assert after.keys > before.keys
    assert after.large_pots < before.large_pots
    keys = made.write(tmp_path / "bar.model", measured="nothing")
    model = Model(tmp_path / "bar.model")
    assert len(model) == keys > 1000
    assert model.header["ruleset"] == "bar@1"
    assert model.header["passes"] == 40_000
    assert model.header["measured"] == "nothing"
    rows = learned(made)
    told = 0
    for key, row in list(rows.items())[:5000]:
        parts = model.shares(key)
        mean = np.array(row[MOST:])
        if parts:
            told += 1
            assert np.abs(np.array(parts) / 15 - mean / mean.max()).max() <= 0.5 / 15 + 1e-6
    assert told > 100
    assert model.shares(1) == ()


@pytest.mark.slow
def test_a_table_that_is_full_takes_no_more_keys_and_training_goes_on() -> None:
    made = trainer(places=1 << 8)
    made.learn(300)
    assert made.progress(100).keys == int(0.9 * (1 << 8))


def test_a_key_finds_its_row_again_and_an_unknown_one_has_none() -> None:
    store = empty_store(16)
    for key in (5, 21, 37):
        assert find(store, key) == NOWHERE
        place = NOWHERE - 1 - find_or_add(store, key)
        store.cells[place] = key
    for key in (5, 21, 37):
        assert store.cells[find_or_add(store, key)].tolist() == [key] * 2 * MOST
    assert store.used[0] == 3


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    trainer().save(tmp_path / "kept")
    with pytest.raises(WrongTraining) as caught:
        trainer(seed=5).resume(tmp_path / "kept")
    assert str(caught.value) == f"{tmp_path / 'kept'} is no checkpoint of this training"
    (tmp_path / "other").write_text("nothing of the kind")
    with pytest.raises(WrongTraining):
        trainer().resume(tmp_path / "other")


@pytest.mark.parametrize(
    "ruleset", [with_options(BAR, {"seats": "2"}), load("bicicleta"), load("menorca")], ids=str
)
def test_a_ruleset_that_keys_do_not_tell_enough_of_is_refused(ruleset) -> None:
    with pytest.raises(NotTrainable) as caught:
        Trainer(ruleset, places=PLACES)
    assert caught.value.id == "not-trainable"


def test_a_score_is_worth_what_the_rivals_lack_to_one() -> None:
    worth = worths(BAR)
    assert worth.shape == (2, 2, 24, 24)
    assert np.allclose(worth, 1 - worth.transpose(1, 0, 3, 2))
    assert (np.diff(worth, axis=2) > 0).all()
    assert worth[1, 0, 0, 0] == pytest.approx(0.75)
    assert scales(BAR, worth).tolist() == pytest.approx(np.array([[2, 2], [2, 1]]) * UNIT)


def test_rounds_are_trained_at_the_scores_of_cotos_until_a_cama_is_near_its_end() -> None:
    found = standings(BAR, 5000, 3)
    assert found[0].tolist() == [0, 0, 0, 0]
    assert (found[:, :2].max(axis=0) == 1).all()
    assert (found[:, 2:].max(axis=0) == 24 - NEAR - 1).all()
    assert np.array_equal(found, standings(BAR, 5000, 3))
