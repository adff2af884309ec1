"""Looks, senyes and talk: who sees what, which senyes are true, and what is refused and why."""

import pytest

from retruc.engine import is_true_sign, legal_gestures, sign_audience, why_illegal
from retruc.game import SEATS, Look, MakeSign, Reason, Said, Seat, SignMade, parse_hand
from retruc.rulesets import Sign, load
from tests.engine.support import action_of, dealt, play, play_out, rules
from tests.engine.tables import Refusal, assert_refused

HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
LOOKS = "2:mira=1 3:mira=1 4:mira=3"

REFUSED = [
    Refusal("own-seat", "bar", "", "1:mira=1", "look at seat 1"),
    Refusal("no-such-seat", "bar", "", "1:mira=5", "look at seat 5"),
    Refusal("no-senyes", "barajamos", "", "1:senya=tres", "make the senya tres"),
    Refusal("unknown-sign", "bar", "", "1:senya=amo", "make the senya amo"),
    Refusal("not-dealt", "bar, before the deal", "", "1:senya=tres", "make the senya tres"),
    Refusal("false-sign", "bicicleta", "", "2:senya=tres", "make the senya tres"),
    Refusal("unknown-expression", "bar", "", "1:diu=roquers", "say roquers"),
    Refusal("not-dealt", "bar, before the deal", "", "1:diu=pitja", "say pitja"),
]


@pytest.mark.parametrize("refusal", REFUSED, ids=str)
def test_what_is_refused_and_why(refusal: Refusal) -> None:
    assert_refused(refusal)


@pytest.mark.parametrize(
    ("mode", "seeing"),
    [
        ("partner", {0, 2}),
        ("attention", {0, 1, 2}),
        ("all", None),
        ("none", {0}),
    ],
)
def test_who_sees_a_sign_is_a_matter_of_the_table(mode: str, seeing: set[int] | None) -> None:
    state = play(dealt(rules("bar", senyes__seen_by=mode), HANDS), LOOKS)
    assert sign_audience(state, Seat(0)) == seeing


def test_a_look_that_comes_later_sees_nothing() -> None:
    state = dealt(load("bar"), HANDS)
    state, events = play_out(state, "1:senya=tres 3:mira=1 1:senya=cec 3:mira=0 1:senya=tres")
    assert [event for event in events if isinstance(event, SignMade)] == [
        SignMade(Seat(0), "tres", frozenset({0})),
        SignMade(Seat(0), "cec", frozenset({0, 2})),
        SignMade(Seat(0), "tres", frozenset({0})),
    ]
    assert state.looks == (None,) * 4


def test_where_a_seat_looks_outlasts_the_round() -> None:
    state = play(dealt(load("bar"), HANDS), f"{LOOKS} 1:truc 2:novull")
    assert state.looks == (None, Seat(0), Seat(0), Seat(2))
    assert all(at is None or at is SEATS[at] for at in state.looks)


def test_where_there_are_no_senyes_none_is_made() -> None:
    state = dealt(rules("bar", senyes__seen_by="none"), HANDS)
    assert why_illegal(state, MakeSign(Seat(0), "tres")) is Reason.NO_SENYES
    assert not any(isinstance(gesture, MakeSign) for gesture in legal_gestures(state, Seat(0)))


def test_a_false_sign_is_forbidden_where_signs_are_true() -> None:
    free, strict = dealt(load("bar"), HANDS), dealt(load("bicicleta"), HANDS)
    ace = MakeSign(Seat(0), "as-espases")
    assert why_illegal(free, ace) is None
    assert why_illegal(strict, ace) is Reason.FALSE_SIGN
    assert why_illegal(strict, MakeSign(Seat(1), "as-espases")) is None


def test_a_sign_about_cards_is_about_those_held_now() -> None:
    state = dealt(load("bicicleta"), HANDS)
    three = action_of("1:senya=tres")
    assert why_illegal(state, three) is None
    assert why_illegal(play(state, "1:3c"), three) is Reason.FALSE_SIGN


def test_a_sign_about_the_envit_is_about_the_cards_as_dealt() -> None:
    state = dealt(load("bicicleta"), HANDS)
    best = action_of("1:senya=trenta-tres")
    assert why_illegal(play(state, "1:7o"), best) is None
    assert why_illegal(state, action_of("3:senya=trenta-tres")) is Reason.FALSE_SIGN


def test_what_is_said_is_heard_by_all() -> None:
    _, events = play_out(dealt(load("bar"), HANDS), "3:diu=vine-a-mi")
    assert events == (Said(Seat(2), "vine-a-mi"),)
    assert events[0].audience is None


def test_one_looks_at_another_seat_or_at_nobody() -> None:
    state = dealt(load("bar"), HANDS)
    assert why_illegal(state, Look(Seat(0), None)) is None
    assert why_illegal(state, Look(Seat(0), Seat(3))) is None
    assert why_illegal(state, Look(Seat(0), Seat(0))) is Reason.OWN_SEAT
    assert why_illegal(state, Look(Seat(0), Seat(4))) is Reason.NO_SUCH_SEAT


ACES, ALL = parse_hand("1e1b"), parse_hand("1e7e3o")


@pytest.mark.parametrize(
    ("sign", "true"),
    [
        (Sign("nod"), True),
        (Sign("nod", any_of=ACES), True),
        (Sign("nod", any_of=parse_hand("1b7o")), False),
        (Sign("nod", all_of=parse_hand("1e3o")), True),
        (Sign("nod", all_of=ACES), False),
        (Sign("nod", none_of=parse_hand("1b7o")), True),
        (Sign("nod", none_of=ACES), False),
        (Sign("nod", envit_from=28), True),
        (Sign("nod", envit_from=29), False),
        (Sign("nod", envit_to=28), True),
        (Sign("nod", envit_to=27), False),
        (Sign("nod", envit_from=28, envit_to=28), True),
        (Sign("nod", any_of=ACES, none_of=parse_hand("3o")), False),
    ],
)
def test_a_sign_is_true_if_all_that_it_states_holds(sign: Sign, true: bool) -> None:
    assert is_true_sign(sign, held=ALL, dealt=ALL, ruleset=load("bar")) == true
