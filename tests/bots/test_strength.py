"""`taverna` is much stronger than chance, and stronger than fixed thresholds, everywhere."""

from dataclasses import replace

import pytest

from retruc.arena import Match, cotos_won, pedres_a_round, play_match
from retruc.rulesets import catalogue, load

pytestmark = pytest.mark.slow


def played(first, second, name, *, deals, cotos=1):
    """What the first bot gains a round, and its share of cotos."""
    match = Match.of(first, second, load(name), deals=deals, seed=1)
    tally = play_match(replace(match, cotos=cotos))
    return pedres_a_round(tally), cotos_won(tally)


@pytest.mark.parametrize("name", catalogue())
def test_taverna_beats_random_by_far(name):
    pedres, cotos = played("taverna", "random", name, deals=120, cotos=20)
    assert pedres.low > 0
    assert cotos.low > 0.5


@pytest.mark.parametrize("name", catalogue())
def test_taverna_beats_threshold(name):
    pedres, _ = played("taverna", "threshold", name, deals=450)
    assert pedres.low > 0


def test_threshold_beats_random():
    pedres, _ = played("threshold", "random", "bar", deals=400)
    assert pedres.low > 0
