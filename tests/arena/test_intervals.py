"""Intervals hold what they should as often as they say."""

from random import Random

import pytest

from retruc.arena import mean_interval, wilson_interval


def mean_of(values, scale=1.0):
    return mean_interval(sum(values), sum(v * v for v in values), len(values), scale=scale)


def test_the_mean_and_its_bounds():
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.96 * (2.5 / 5) ** 0.5, rel=1e-3)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_a_scale_applies_to_all_three():
    whole, half = mean_of([1, 4, 7]), mean_of([1, 4, 7], scale=0.5)
    assert half == pytest.approx([bound / 2 for bound in whole])


def test_what_never_varies_has_no_width():
    assert mean_of([2, 2, 2]) == (2, 2, 2)


@pytest.mark.parametrize("values", [[], [3]])
def test_of_fewer_than_two_nothing_is_known(values):
    found = mean_of(values)
    assert (found.low, found.high) == (float("-inf"), float("inf"))
    assert found.value == sum(values)


def test_nineteen_of_twenty_intervals_hold_the_mean():
    rng = Random(1)
    held = 0
    for _ in range(1000):
        found = mean_of([rng.randrange(-5, 6) for _ in range(60)])
        held += found.low <= 0 <= found.high
    assert 920 <= held <= 980


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (60, 100, 0.502, 0.6906),
    ],
)
def test_wilsons_bounds_are_those_of_the_books(won, count, low, high):
    found = wilson_interval(won, count)
    assert found.value == won / count
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_without_a_count_all_is_possible():
    assert wilson_interval(0, 0) == (0.5, 0, 1)
