"""Duplicate deals: fair, repeatable, and the same in however many parts."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from retruc.arena import Match, MatchError, Table, Tally, play_match
from retruc.arena.match import play_coto_pair, play_deal_pair
from retruc.bots import UnknownBot
from retruc.bots.style import USUAL
from retruc.bots.taverna import Taverna
from retruc.rulesets import catalogue, load, with_options

BAR = load("bar")


def match(first="taverna", second="threshold", ruleset=BAR, *, deals=12, seed=1):
    return Match.of(first, second, ruleset, deals=deals, seed=seed)


def test_names_are_completed_and_cotos_counted():
    made = Match.of("taverna", "random@1", BAR, deals=400, seed=3)
    assert (made.first, made.second) == ("taverna@1", "random@1")
    assert (made.deals, made.cotos, made.pairs) == (400, 10, 410)
    assert match(deals=1).cotos == 1


@pytest.mark.parametrize("deals", [0, -5])
def test_a_match_needs_a_deal(deals):
    with pytest.raises(MatchError, match=f"expected at least one deal, found {deals}") as caught:
        match(deals=deals)
    assert caught.value.id == "no-deals"


@pytest.mark.parametrize("workers", [0, -1])
def test_a_match_needs_a_process(workers):
    with pytest.raises(MatchError) as caught:
        play_match(match(), workers=workers)
    assert str(caught.value) == f"expected at least one process, found {workers}"
    assert caught.value.id == "no-workers"


def test_unknown_bots_are_refused():
    with pytest.raises(UnknownBot):
        match("nobody")


def test_the_same_seed_gives_the_same_figures():
    assert play_match(match()) == play_match(match())
    assert play_match(match()) != play_match(match(seed=2))


@pytest.mark.parametrize("bot", ["random", "threshold", "taverna"])
@pytest.mark.parametrize("name", ["bar", "balear", "put-1674"])
def test_a_bot_against_itself_comes_out_even_on_every_pair(bot, name):
    made = match(bot, bot, load(name), deals=15)
    tally = play_match(made)
    assert (tally.pedres, tally.squares) == (0, 0)
    assert tally.cotos_by_pair == Counter({1: made.cotos})
    assert tally.calls[0] == tally.calls[1]


def test_turning_the_bots_round_turns_the_result():
    there, back = play_match(match()), play_match(match("threshold", "taverna"))
    assert back.pedres == -there.pedres
    assert back.squares == there.squares
    assert back.cotos_won == there.cotos - there.cotos_won
    assert back.calls == there.calls[::-1]


def test_two_rounds_and_two_cotos_are_a_pair():
    tally = Tally()
    play_deal_pair(match(), 0, tally)
    assert (tally.pairs, tally.rounds, tally.coto_pairs) == (1, 2, 0)
    play_coto_pair(match(), 0, tally)
    assert (tally.pairs, tally.coto_pairs, tally.cotos) == (1, 1, 2)
    assert tally.coto_rounds >= 2


def test_each_pair_depends_on_its_number_alone():
    made = match(deals=6)
    whole, parts = Tally(), Tally()
    for index in range(6):
        play_deal_pair(made, index, whole)
    for index in reversed(range(6)):
        part = Tally()
        play_deal_pair(made, index, part)
        parts.add(part)
    parts.differences.reverse()
    assert whole == parts


def test_the_ma_moves_on_from_deal_to_deal(monkeypatch):
    dealers = []

    class Noted(Table):
        def __init__(self, *arguments, dealer, **others):
            dealers.append(dealer)
            super().__init__(*arguments, dealer=dealer, **others)

    monkeypatch.setattr("retruc.arena.match.Table", Noted)
    for index in range(8):
        play_deal_pair(match("random", "random", deals=8), index, Tally())
    assert dealers[::2] == dealers[1::2] == [3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.slow
def test_figures_do_not_depend_on_the_number_of_processes():
    made = match("threshold", "random", deals=120)
    alone = play_match(made)
    for workers in (2, 3, 50):
        assert play_match(made, workers=workers) == alone


@pytest.mark.slow
def test_bots_without_a_name_can_be_matched_in_several_processes():
    deaf = partial(Taverna, style=USUAL._replace(heeds_partner=False))
    made = replace(match("taverna", "taverna", deals=60), makers=(Taverna, deaf))
    tally = play_match(made)
    assert tally != play_match(replace(made, makers=None))
    assert play_match(made, workers=2) == tally
    assert play_match(replace(made, makers=(deaf, Taverna))).pedres == -tally.pedres


def test_progress_is_told_to_the_end():
    told = []
    made = match("random", "random", deals=120)
    play_match(made, progress=lambda played, pairs: told.append((played, pairs)))
    assert told[-1] == (made.pairs, made.pairs)
    assert [played for played, _ in told] == sorted(played for played, _ in told)
    assert len(told) >= 3


@pytest.mark.parametrize("name", catalogue())
def test_every_ruleset_can_be_matched(name):
    made = replace(match("taverna", "random", load(name), deals=4), cotos=1)
    tally = play_match(made)
    assert tally.rounds == 8
    assert tally.actions >= 8
    assert tally.cotos == 2


@pytest.mark.parametrize("seats", [2, 6, 8])
def test_tables_of_any_size_can_be_matched(seats):
    balear = with_options(load("balear"), {"seats": str(seats)})
    tally = play_match(replace(match("taverna", "threshold", balear, deals=4), cotos=1))
    assert tally.rounds == 8
