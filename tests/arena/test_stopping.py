"""A match ends when its interval is narrow enough, and the interval still says what it says."""

from functools import partial

import pytest

from retruc.arena import Match, MatchError, Tally, as_text, pedres_a_round, play_match
from retruc.arena.match import FEWEST, cotos_for
from retruc.rulesets import load
from retruc.words import words
from tests.arena.support import pretend

BAR = load("bar")
match = partial(Match.of, "random", "random", BAR)


def test_deals_end_once_the_interval_is_narrow_enough(monkeypatch):
    pretend(monkeypatch, lambda rng: rng.randrange(-6, 7))
    made = match(deals=20_000, seed=1, within=0.1)
    tally = play_match(made)
    found = pedres_a_round(tally)
    assert found.high - found.value <= 0.1
    assert FEWEST < tally.pairs < 3000
    assert tally.coto_pairs == cotos_for(tally.pairs)
    before = Tally()
    for difference in tally.differences[:-10]:  # a part less
        before.rounds += 2
        before.add_pair(difference)
    last = pedres_a_round(before)
    assert last.high - last.value > 0.1


def test_they_end_at_the_same_deal_however_many_play(monkeypatch):
    made = Match.of("threshold", "random", BAR, deals=400, seed=1, within=2.0, cotos=0)
    alone = play_match(made)
    assert alone.pairs < 400
    assert play_match(made, workers=2) == alone


def test_few_deals_never_end_it(monkeypatch):
    pretend(monkeypatch, lambda _rng: 1)
    assert play_match(match(deals=5000, seed=1, within=0.5)).pairs == FEWEST


def test_all_deals_are_played_where_it_stays_wide(monkeypatch):
    pretend(monkeypatch, lambda rng: rng.randrange(-60, 61))
    tally = play_match(match(deals=200, seed=1, within=0.01, cotos=7))
    assert (tally.pairs, tally.coto_pairs) == (200, 7)


def test_looking_again_and_again_costs_no_confidence(monkeypatch):
    """Of a thousand matches that end themselves, nineteen of twenty hold the true mean."""
    pretend(monkeypatch, lambda rng: rng.choice((-24, -2, -1, 0, 0, 1, 2, 4)))
    truth = -20 / 8 / 2
    held = 0
    for seed in range(400):
        found = pedres_a_round(play_match(match(deals=3000, seed=seed, within=0.35, cotos=0)))
        held += found.low <= truth <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_people_are_told_that_it_ended(monkeypatch):
    pretend(monkeypatch, lambda _rng: 1)
    made = match(deals=5000, seed=1, within=0.5)
    told = as_text(made, play_match(made), words("en"))
    assert "After 100 deals the interval was within 0.500 on each side" in told
    assert "Interrupted" not in told


@pytest.mark.parametrize("width", [0.0, -1.0, float("nan")])
def test_a_width_is_more_than_nothing(width):
    with pytest.raises(MatchError) as caught:
        match(deals=10, seed=1, within=width)
    assert caught.value.id == "no-width"
