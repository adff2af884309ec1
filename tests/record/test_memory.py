"""Length does not fill the memory."""

import tracemalloc
from collections.abc import Iterator

import pytest

from retruc.record import Referee

MOST = 200_000
"""Bytes: a tenth of what a thousand reports take."""


def long_record(separator: str, last: int) -> Iterator[str]:
    """A coto in which both teams leave the envit and the truc to the other, round after round."""
    yield '[Options "coto.cames-to-win=50 cama.target=1000"] [Seats "2"]' + separator
    for number in range(1, last + 1):
        first, second = (1, 2) if number % 2 else (2, 1)
        yield f"{number}. 1e7e3o 4o4c5b{separator}{first}:envit {second}:novull "
        yield f"{first}:truc {second}:novull{separator}"


@pytest.mark.parametrize(
    ("separator", "last"),
    [("\n", 2_000), (" ", 2_000), pytest.param("\n", 20_000, marks=pytest.mark.slow)],
    ids=["many lines", "one line", "very many lines"],
)
def test_a_long_record_is_judged_in_little_memory(separator: str, last: int) -> None:
    referee = Referee(long_record(separator, last))
    rounds = referee.rounds()
    for _ in range(100):
        next(rounds)
    tracemalloc.start()
    count = 100 + sum(1 for _ in rounds)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (count, referee.error) == (last, None)
    assert peak < MOST


def test_a_round_without_end_is_judged_in_little_memory() -> None:
    def pieces() -> Iterator[str]:
        yield '[Seats "2"] 1. 1e7e3o 4o4c5b '
        for _ in range(10_000):
            yield "1:mira=2 2:mira=0 "

    tracemalloc.start()
    referee = Referee(pieces())
    assert len(list(referee.rounds())) == 1
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert referee.error is None
    assert peak < MOST
