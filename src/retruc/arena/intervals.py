"""Intervals that hold the true value with a confidence of 95 %."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
"""Standard deviations on each side of the mean."""


class Interval(NamedTuple):
    """An estimate, and the bounds of its interval."""

    value: float
    low: float
    high: float


def mean_interval(total: int, squares: int, count: int, *, scale: float = 1.0) -> Interval:
    """Estimate the mean of whole numbers from their sum and the sum of their squares.

    The interval is that of a normal distribution, with the deviation of the sample; of fewer than
    two numbers nothing is known, and it has no bounds.

    Args:
        total: Their sum.
        squares: The sum of their squares.
        count: How many they are.
        scale: What the result is multiplied with.

    >>> [round(bound, 2) for bound in mean_interval(0, 8, 8)]
    [0.0, -0.74, 0.74]
    """
    if count < 2:
        return Interval(scale * total / max(count, 1), float("-inf"), float("inf"))
    mean = total / count
    variance = max(0.0, (squares - total * mean) / (count - 1))
    half = Z * sqrt(variance / count)
    return Interval(scale * mean, scale * (mean - half), scale * (mean + half))


def wilson_interval(won: int, count: int) -> Interval:
    """Estimate a share from how often it came true, by Wilson's score interval.

    >>> [round(bound, 2) for bound in wilson_interval(5, 10)]
    [0.5, 0.24, 0.76]
    """
    if count == 0:
        return Interval(0.5, 0.0, 1.0)
    share = won / count
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))
