"""How the bets of a round stand."""

from random import Random

import pytest

from retruc.engine import (
    Standing,
    apply,
    legal_actions,
    obliged,
    random_deal,
    said,
    standings,
    start,
    why_illegal,
)
from retruc.game import SEATS, Accept, Bet, Call, Decline, Raise, Team
from retruc.rulesets import load, with_options


def dealt(ruleset="bar", **fields):
    state = start(load(ruleset), **fields)
    return apply(state, random_deal(state, Random(1))).state


def after(state, *actions):
    for action in actions:
        state = apply(state, action).state
    return state


def test_between_rounds_nothing_stands():
    assert standings(start(load("bar"))) == ()


def test_a_round_without_calls_is_worth_its_base():
    assert standings(dealt()) == (Standing(Bet.TRUC, None, 1, "none", None),)


def test_a_pending_call_is_worth_what_it_would_be_accepted():
    state = after(dealt(), Raise(SEATS[0], "truc"))
    assert standings(state) == (Standing(Bet.TRUC, "truc", 2, "pending", Team.A),)
    state = after(state, Accept(SEATS[1]))
    assert standings(state) == (Standing(Bet.TRUC, "truc", 2, "accepted", Team.A),)


def envit_opened(state):
    """Play the first card that may be played until somebody may open the envit, and open it."""
    while True:
        seat = obliged(state)
        opening = Raise(seat, "envit")
        if why_illegal(state, opening) is None:
            return after(state, opening), seat
        state = after(state, legal_actions(state, seat)[0])


def test_an_envit_that_was_refused_is_worth_what_it_paid():
    state, seat = envit_opened(dealt())
    rival = SEATS[(seat + 1) % 4]
    state = after(state, Decline(rival))
    envit = standings(state)[1]
    assert (envit.bet, envit.rung, envit.outcome, envit.worth) == (
        Bet.ENVIT,
        "envit",
        "declined",
        1,
    )


def falta(score, option):
    ruleset = with_options(load("bar"), {"envit.falta": option})
    state = start(ruleset, score=score)
    state, seat = envit_opened(after(state, random_deal(state, Random(1))))
    return standings(after(state, Raise(SEATS[(seat + 1) % 4], "falta")))[1].worth


def test_the_falta_is_worth_the_coto_where_both_are_in_males():
    assert falta((3, 5), "game-if-males") == "coto"
    assert falta((20, 3), "game-if-males") == 4
    assert falta((3, 5), "leader-need") == 19


@pytest.mark.parametrize("whole", ["cama", "coto"])
def test_joc_fora_is_worth_a_whole(whole):
    ruleset = with_options(load("bar"), {"truc.jocfora": whole})
    state = start(ruleset)
    state = after(state, random_deal(state, Random(1)))
    seat = SEATS[0]
    for rung in ruleset.truc_rungs:
        state = after(state, Raise(seat, rung.id))
        seat = SEATS[(seat + 1) % 4]
    (truc,) = standings(state)
    assert (truc.rung, truc.outcome, truc.worth) == ("jocfora", "pending", whole)


def test_a_call_is_named_by_its_rung_and_amount():
    assert said(Call(SEATS[0], "truc")) == "truc"
    assert said(Call(SEATS[0], "+", 5)) == "+5"
