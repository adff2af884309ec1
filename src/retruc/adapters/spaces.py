"""What agents of Gymnasium and PettingZoo see and may do, and how they are told it."""

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from retruc.adapters.tensors import Sight
from retruc.adapters.turns import CHOICES, Turn
from retruc.game import Observation, Seat
from retruc.rulesets import Ruleset, load, with_options

MOST = 2.0
"""No number of a sight is more."""

Seen = dict[str, NDArray[Any]]
"""`observation`, float32, and `action_mask`, int8."""


def ruleset_of(ruleset: str | Ruleset, options: dict[str, str]) -> Ruleset:
    """Load a ruleset by name and set its options; or take one that is loaded.

    Raises:
        RulesetError: there is no such ruleset or option.
    """
    return with_options(load(ruleset) if isinstance(ruleset, str) else ruleset, options)


def spaces_of(sight: Sight) -> tuple[Dict, Discrete]:
    """Give the spaces of what is seen and what may be done."""
    seen = Dict(
        {
            "observation": Box(0.0, MOST, (sight.layout.size,), np.float32),
            "action_mask": Box(0, 1, (CHOICES,), np.int8),
        }
    )
    return seen, Discrete(CHOICES)


def seen_by(sight: Sight, turn: Turn, seat: Seat, view: Observation | None = None) -> Seen:
    """Tell a seat what it sees, and what it may do if it is its turn."""
    flat = np.zeros(sight.layout.size, np.float32)
    sight.write(turn.views[seat] if view is None else view, flat)
    mask = np.zeros(CHOICES, np.int8)
    if turn.seat == seat:
        mask[turn.choices] = 1
    return {"observation": flat, "action_mask": mask}


def chance_of(generator: np.random.Generator) -> Random:
    """Make a generator of the library's kind out of one of NumPy's."""
    return Random(int(generator.integers(2**63)))
