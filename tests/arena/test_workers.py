"""Results come in the order of the work, and what nobody waits for is not begun."""

import os

import pytest

from retruc.arena import MatchError
from retruc.arena.workers import Workers


def process_and(number):
    return number, os.getpid()


def test_one_process_is_this_one():
    with Workers(1) as pool:
        found = list(pool.in_order(process_and, ((number,) for number in range(5))))
    assert found == [(number, os.getpid()) for number in range(5)]


def test_one_process_does_nothing_ahead():
    given = []

    def jobs():
        for number in range(100):
            given.append(number)
            yield (number,)

    with Workers(1) as pool:
        results = pool.in_order(process_and, jobs())
        assert [next(results)[0], next(results)[0]] == [0, 1]
        results.close()
    assert given == [0, 1]


@pytest.mark.slow
def test_several_processes_give_results_in_order_and_little_ahead():
    given = []

    def jobs():
        for number in range(1000):
            given.append(number)
            yield (number,)

    with Workers(2) as pool:
        results = pool.in_order(process_and, jobs())
        first = [next(results) for _ in range(20)]
        results.close()
        assert [number for number, _ in first] == list(range(20))
        assert os.getpid() not in {process for _, process in first}
        assert len(given) < 40
        again = [number for number, _ in pool.in_order(process_and, ((n,) for n in range(3)))]
        assert again == [0, 1, 2]


@pytest.mark.parametrize("count", [0, -2])
def test_there_is_no_work_without_a_process(count):
    with pytest.raises(MatchError) as caught:
        Workers(count)
    assert caught.value.id == "no-workers"
