"""The worked examples, held against figures worked out by hand from the rules of each place."""

import pytest

from retruc.game import format_hand
from retruc.rulebook.worked import (
    envit_at_scores,
    envit_ladder,
    example_scores,
    falta_rung,
    hand_examples,
    truc_ladder,
)
from retruc.rulesets import catalogue, load, with_options


def envit(ruleset):
    return {
        " ".join(call.rung for call in calls): (stake.whole or stake.win, stake.refused)
        for calls, stake in envit_ladder(ruleset)
    }


def truc(ruleset):
    return {
        calls[-1].rung: (stake.whole or stake.win, stake.refused)
        for calls, stake in truc_ladder(ruleset)
    }


def falta(ruleset):
    return {
        score: (whole or ahead, whole or behind)
        for score, ahead, behind, whole in envit_at_scores(ruleset, falta_rung(ruleset))
    }


def test_the_envit_of_bar():
    assert envit(load("bar")) == {
        "envit": (2, 1),
        "envit torne": (4, 2),
        "envit torne falta": (24, 4),
        "envit falta": (24, 2),
        "falta": (24, 1),
    }


def test_the_envit_of_balear():
    assert envit(load("balear")) == {
        "envit": (2, 1),
        "envit joenvit": (4, 2),
        "envit joenvit dosmes": (6, 4),
        "envit joenvit dosmes tots": ("coto", 6),
        "envit joenvit tots": ("coto", 4),
        "envit tots": ("coto", 2),
    }


def test_the_envit_of_bicicleta_may_be_raised_by_any_amount():
    paid = envit(load("bicicleta"))
    assert paid["envit +"] == (5, 2)
    assert paid["envit torne +"] == (7, 4)
    assert paid["envit torne + falta"] == (24, 7)


def test_calls_that_nobody_may_make_are_left_out():
    assert "envit +" in envit(load("bicicleta"))
    short = with_options(load("bicicleta"), {"cama.target": "3"})
    assert "envit +" not in envit(short)


def test_the_truc_of_each_family():
    assert truc(load("bar")) == {
        "truc": (2, 1),
        "retruc": (3, 2),
        "quatreval": (4, 3),
        "jocfora": ("coto", 4),
    }
    assert truc(load("menorca")) == {
        "truc": (3, 1),
        "retruc": (6, 3),
        "valnou": (9, 6),
        "jocfora": ("cama", 9),
    }
    assert truc(load("catala")) == {"truc": (2, 1), "retruc": (3, 2)}
    assert truc(load("put-1674")) == {"put": ("coto", 1)}
    assert truc(load("put-1800")) == {}


def test_the_falta_is_what_the_team_ahead_lacks():
    assert falta(load("bar")) == {
        (0, 0): (24, 24),
        (12, 5): (12, 12),
        (15, 8): (9, 9),
        (20, 14): (4, 4),
        (23, 10): (1, 1),
        (23, 23): (1, 1),
    }


def test_the_falta_is_a_cama_with_both_in_males():
    paid = falta(load("barajamos"))
    assert paid[0, 0] == (24, 24)
    assert paid[12, 5] == (12, 19)  # a whole cama, of which only what each lacks is written
    assert paid[15, 8] == (9, 9)


def test_tots_is_the_coto_with_both_in_males():
    paid = falta(load("balear"))
    assert paid[12, 5] == ("coto", "coto")
    assert paid[15, 8] == (9, 9)


def test_a_falta_that_may_not_be_said_is_not_shown():
    assert set(falta(load("mallorca"))) == {(0, 0), (12, 5), (15, 8)}


@pytest.mark.parametrize(("cap", "paid"), [("own-need", (1, 2)), ("leader-need", (1, 1))])
def test_an_envit_is_cut_short_near_the_end(cap, paid):
    ruleset = with_options(load("bar"), {"envit.cap": cap})
    by_score = {e.score: e[1:3] for e in envit_at_scores(ruleset, ruleset.envit_rungs[0])}
    assert by_score[23, 10] == paid


def test_scores_follow_the_target():
    assert example_scores(18) == ((0, 0), (9, 3), (11, 6), (15, 10), (17, 7), (17, 17))
    assert example_scores(2) == ((0, 0), (1, 0), (1, 1))


def test_each_kind_of_hand_is_shown():
    shown = {example.kind: example.points for example in hand_examples(load("balear"))}
    assert shown == {
        "two": 29,
        "figure": 24,
        "three": 30,
        "none": 6,
        "wild": 32,
        "best": 35,
    }
    bar = {example.kind: example.points for example in hand_examples(load("bar"))}
    assert bar == {"two": 29, "three": 30, "none": 6, "best": 33}


def test_flor_is_shown_where_it_is_played():
    ruleset = with_options(load("balear"), {"flor.on": "true"})
    shown = {example.kind: example for example in hand_examples(ruleset)}
    assert "three" not in shown
    assert len({card.suit for card in shown["flor"].hand}) == 1
    assert format_hand(shown["best"].hand)


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_examples_can_be_worked_for_every_number_of_seats(ruleset_id):
    for seats in load(ruleset_id).choices.get("seats", ()):
        ruleset = with_options(load(ruleset_id), {"seats": str(seats)})
        assert len(truc(ruleset)) == len(ruleset.truc_rungs)
        assert len(envit(ruleset)) >= len(ruleset.envit_rungs)
