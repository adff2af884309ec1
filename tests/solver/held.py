"""What a solved game is held to: the same game told plainly, and what OpenSpiel says of it."""

import numpy as np
import pytest

from retruc.solver.learning import Solver
from retruc.solver.solving import Game, Measure
from tests.solver.plain import Dealt, Strategy, best_response, value


def agrees_with_the_engine(found: Measure, deals: list[Dealt], strategy: Strategy) -> None:
    assert found.value == pytest.approx(value(deals, strategy), abs=1e-12)
    assert found.best_ma == pytest.approx(best_response(deals, 0, strategy), abs=1e-12)
    assert found.best_rival == pytest.approx(best_response(deals, 1, strategy), abs=1e-12)


def gains_by_best_answers(found: Measure, told: tuple[float, float]) -> None:
    """What the mà and its rival gain over what they have is what was told."""
    gains = found.best_ma - found.value, found.best_rival + found.value
    assert gains == pytest.approx(told, abs=1e-9)


def learns_the_value(game: Game, theirs: float, off: float) -> None:
    """After 200 iterations the value is another solver's, which may itself be off by so much."""
    solver = Solver(game, kind=np.float64)
    for _ in range(200):
        solver.iterate()
    found = solver.measure()
    assert 0 <= found.exploitability < 1e-2
    assert abs(found.value - theirs) <= 2 * (found.exploitability + off)
    assert -found.best_rival <= theirs + 2 * off
    assert found.best_ma >= theirs - 2 * off
