"""The bulk rules by themselves: what they refuse, chance, the batch."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from retruc.fast import (
    PLACE,
    SIGHT,
    STATE,
    Batch,
    IllegalInBatch,
    NotInBulk,
    below,
    bit_of,
    deal,
    layout,
    number_of,
    random_rounds,
    seed,
    start,
    table_of,
)
from retruc.rulesets import Ruleset, Rung, catalogue, load

pytestmark = pytest.mark.slow


def with_target(ruleset: Ruleset, target: int) -> Ruleset:
    return replace(ruleset, cama=replace(ruleset.cama, target=target))


def test_a_target_too_high_is_refused() -> None:
    table_of(with_target(load("bar"), 100))
    with pytest.raises(NotInBulk, match=r"cama\.target is 101, and in bulk it is at most 100"):
        table_of(with_target(load("bar"), 101))


def test_free_raises_that_have_no_bit_are_refused() -> None:
    table_of(with_target(load("bicicleta"), 28))
    with pytest.raises(NotInBulk, match="at most 28"):
        table_of(with_target(load("bicicleta"), 29))


def test_a_rung_without_a_number_is_refused() -> None:
    bar = load("bar")
    rungs = (Rung("mitjatruc", "Mig", 2), *bar.truc.rungs[1:])
    with pytest.raises(NotInBulk, match="mitjatruc"):
        table_of(replace(bar, truc=replace(bar.truc, rungs=rungs)))


@pytest.mark.parametrize("name", catalogue())
def test_every_ruleset_has_a_table(name: str) -> None:
    ruleset = load(name)
    assert table_of(ruleset)[layout.T_SEATS] == ruleset.seats


def test_the_cells_do_not_overlap() -> None:
    assert layout.DEALT + 3 * layout.MOST_SEATS == STATE
    assert layout.LAID + 3 * layout.MOST_SEATS == layout.DEALT
    assert layout.HELD + layout.MOST_SEATS == layout.EMPTIED
    assert layout.TRUC_CALLERS + 12 == layout.ENVIT_WINNER
    assert layout.L_FREE + layout.MOST_FREE == layout.L_SILENT


def test_draws_are_even() -> None:
    chance = np.zeros(4, np.uint64)
    seed(chance, np.uint64(1))
    drawn = Counter(below(chance, 6) for _ in range(6000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in drawn.values())


def test_every_card_is_dealt_as_often_to_every_place() -> None:
    table = np.array(table_of(load("bar")))
    state, chance = np.zeros(STATE, np.int16), np.zeros(4, np.uint64)
    seed(chance, np.uint64(7))
    start(state, 3)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(4400):
        deal(table, state, chance)
        cards = state[layout.DEALT : layout.DEALT + 12]
        assert len(set(cards.tolist())) == 12
        seen.update(enumerate(cards.tolist()))
    assert len(seen) == 12 * 22
    assert all(130 < times < 275 for times in seen.values())


def test_the_same_seed_plays_the_same_rounds() -> None:
    def played(number: int) -> tuple[int, list[int]]:
        table = np.array(table_of(load("balear")))
        state, chance = np.zeros(STATE, np.int16), np.zeros(4, np.uint64)
        seed(chance, np.uint64(number))
        start(state, 3)
        return random_rounds(table, state, chance, 200), state.tolist()

    assert played(5) == played(5)
    assert played(5) != played(6)


def test_bits_and_numbers_are_inverse() -> None:
    table = np.array(table_of(load("bicicleta")))
    state, chance = np.zeros(STATE, np.int16), np.zeros(4, np.uint64)
    start(state, 3)
    deal(table, state, chance)
    bits = [bit for bit in range(layout.L_SILENT) if not 28 <= bit < layout.L_FREE]
    assert [bit_of(table, state, 2, number_of(table, state, 2, bit)) for bit in bits] == bits
    assert bit_of(table, state, 2, 326) == -1


@pytest.mark.parametrize("name", ["bar", "barajamos", "catala", "balear"])
def test_a_batch_goes_on_for_ever_and_says_what_rounds_pay(name: str) -> None:
    ruleset = load(name)
    batch = Batch(ruleset, 50, seed=3)
    rounds = cotos = 0
    won = np.zeros(50, np.int64)
    for _ in range(600):
        actions = batch.random_actions()
        batch.step(actions)
        over = batch.ended > 0
        rounds += int(over.sum())
        cotos += int((batch.ended > 1).sum())
        won += batch.gained.sum(axis=1)
        assert not batch.gained[~over].any()
        assert (batch.legal != 0).all()
        assert (batch.sights[:, PLACE["seats"]] == ruleset.seats).all()
    assert rounds > 50 * 600 / 30
    assert cotos > 0
    assert (won > 0).all()


def test_a_batch_asks_the_partner_first_and_the_obliged_seat_last() -> None:
    batch = Batch(load("bar"), 1, seed=1)
    assert batch.seats.tolist() == [0]
    truc = np.array([layout.L_TRUC])
    batch.step(truc)
    silent = np.array([layout.L_SILENT])
    assert batch.seats.tolist() == [3]
    assert int(batch.legal[0]) >> layout.L_SILENT == 1
    batch.step(silent)
    assert batch.seats.tolist() == [1]
    assert int(batch.legal[0]) >> layout.L_SILENT == 0


def test_a_batch_refuses_what_is_not_legal() -> None:
    batch = Batch(load("bar"), 2, seed=1)
    with pytest.raises(IllegalInBatch, match=r"coto 1: action 9 ") as refused:
        batch.step(np.array([0, layout.L_ACCEPT]))
    assert (refused.value.index, refused.value.action) == (1, 9)
    with pytest.raises(ValueError, match="expected 2 actions"):
        batch.step(np.array([0]))


def test_a_batch_writes_in_place() -> None:
    batch = Batch(load("bar"), 4, seed=1)
    arrays = (batch.sights, batch.legal, batch.seats, batch.gained, batch.ended)
    batch.step(batch.random_actions())
    assert all(
        before is after
        for before, after in zip(
            arrays,
            (batch.sights, batch.legal, batch.seats, batch.gained, batch.ended),
            strict=True,
        )
    )
    assert batch.sights.shape == (4, SIGHT)
