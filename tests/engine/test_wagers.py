"""What the bets are worth."""

import pytest

from retruc.engine import envit_worth, falta_worth, in_males, pending_wager, start, truc_in_force
from retruc.engine.wagers import falta_is_cama, falta_is_coto
from retruc.game import Call, Seat, Team
from retruc.rulesets import JocFora, load
from tests.engine.support import dealt, play, rules

HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


@pytest.mark.parametrize(
    ("target", "middle", "last"),
    [(24, "males", 12), (24, "bones", 11), (18, "males", 9), (18, "bones", 8), (30, "males", 15)],
)
def test_the_first_half_of_a_cama_is_males(target: int, middle: str, last: int) -> None:
    ruleset = rules("bar", cama__target=str(target), cama__middle=middle)
    assert [in_males(pedres, ruleset) for pedres in (0, last, last + 1, target - 1)] == [
        True,
        True,
        False,
        False,
    ]


def test_an_odd_target_has_no_middle() -> None:
    for middle in ("males", "bones"):
        ruleset = rules("bar", cama__target="15", cama__middle=middle)
        assert [in_males(pedres, ruleset) for pedres in (7, 8)] == [True, False]


# By score: what the falta is worth to the leader and to the trailer, as each option reads it.
FALTA = [
    ((0, 0), {"leader-need": (24, 24), "males-bones": (24, 24), "males-bones-own": (24, 24)}),
    ((10, 5), {"leader-need": (14, 14), "males-bones": (24, 24), "males-bones-own": (14, 19)}),
    ((12, 12), {"leader-need": (12, 12), "males-bones": (24, 24), "males-bones-own": (12, 12)}),
    ((12, 5), {"leader-need": (12, 12), "males-bones": (24, 24), "males-bones-own": (12, 19)}),
    ((13, 5), {"leader-need": (11, 11), "males-bones": (11, 11), "males-bones-own": (11, 19)}),
    ((15, 8), {"leader-need": (9, 9), "males-bones": (9, 9), "males-bones-own": (9, 16)}),
    ((20, 14), {"leader-need": (4, 4), "males-bones": (4, 4), "males-bones-own": (4, 10)}),
    ((23, 10), {"leader-need": (1, 1), "males-bones": (1, 1), "males-bones-own": (1, 14)}),
    ((23, 23), {"leader-need": (1, 1), "males-bones": (1, 1), "males-bones-own": (1, 1)}),
]
OTHER_FALTA = [
    ((0, 0), {"males-bones-trailer": (24, 24), "game-if-males": (24, 24)}),
    ((10, 5), {"males-bones-trailer": (24, 24), "game-if-males": (14, 19)}),
    ((12, 12), {"males-bones-trailer": (24, 24), "game-if-males": (12, 12)}),
    ((13, 5), {"males-bones-trailer": (24, 24), "game-if-males": (11, 11)}),
    ((13, 12), {"males-bones-trailer": (24, 24), "game-if-males": (11, 11)}),
    ((20, 14), {"males-bones-trailer": (4, 4), "game-if-males": (4, 4)}),
    ((23, 23), {"males-bones-trailer": (1, 1), "game-if-males": (1, 1)}),
]


@pytest.mark.parametrize(
    ("score", "option", "worth"),
    [
        (score, option, worth)
        for score, worth_by_option in (*FALTA, *OTHER_FALTA)
        for option, worth in worth_by_option.items()
    ],
)
def test_what_the_falta_is_worth(
    score: tuple[int, int], option: str, worth: tuple[int, int]
) -> None:
    ruleset = rules("bar", envit__falta=option)
    state = start(ruleset, score=score)
    assert (falta_worth(state, Team.A), falta_worth(state, Team.B)) == worth
    turned = start(ruleset, score=score[::-1])
    assert (falta_worth(turned, Team.B), falta_worth(turned, Team.A)) == worth


@pytest.mark.parametrize(
    ("option", "whole"),
    [
        ("leader-need", (False, False, False)),
        ("males-bones", (True, False, False)),
        ("males-bones-own", (True, True, True)),
        ("males-bones-trailer", (True, True, False)),
        ("game-if-males", (True, False, False)),
    ],
)
def test_where_the_falta_is_the_cama_by_its_own_rule(
    option: str, whole: tuple[bool, bool, bool]
) -> None:
    """With both teams in males, with one of them, with none."""
    ruleset = rules("bar", envit__falta=option)
    states = [start(ruleset, score=score) for score in ((12, 5), (13, 12), (13, 13))]
    assert tuple(falta_is_cama(state) for state in states) == whole
    coto = (option == "game-if-males", False, False)
    assert tuple(falta_is_coto(state) for state in states) == coto


@pytest.mark.parametrize(
    ("target", "score", "worth"), [("18", (10, 4), 8), ("30", (20, 10), 10), ("30", (0, 0), 30)]
)
def test_the_falta_follows_the_target(target: str, score: tuple[int, int], worth: int) -> None:
    state = start(rules("bar", cama__target=target), score=score)
    assert falta_worth(state, Team.B) == worth


@pytest.mark.parametrize(
    ("calls", "worth"),
    [
        ("", 1),
        ("envit", 2),
        ("envit torne", 4),
        ("envit +3", 5),
        ("envit torne +1 +6", 11),
        ("falta", 9),
        ("envit torne +4 falta", 9),
    ],
)
def test_calls_of_the_envit_add_up(calls: str, worth: int) -> None:
    state = dealt(load("bicicleta"), HANDS, score=(15, 8))
    said = tuple(
        Call(Seat(0), "+", int(call)) if call[0] == "+" else Call(Seat(0), call)
        for call in calls.split()
    )
    assert envit_worth(state, said, Team.A) == worth


@pytest.mark.parametrize(
    ("said", "worth"),
    [
        ("", 1),
        ("1:truc", 1),
        ("1:truc 2:vull", 3),
        ("1:truc 2:retruc", 3),
        ("1:truc 2:retruc 1:vull", 6),
        ("1:truc 2:retruc 1:valnou", 6),
        ("1:truc 2:retruc 1:valnou 2:vull", 9),
        ("1:truc 2:retruc 1:valnou 2:jocfora", 9),
        ("1:truc 2:retruc 1:valnou 2:jocfora 1:vull", JocFora.COTO),
    ],
)
def test_a_call_counts_once_it_is_accepted_or_raised(said: str, worth: int | JocFora) -> None:
    state = dealt(load("balear"), HANDS.replace("3e", "3b"))
    assert truc_in_force(play(state, said)) == worth


def test_extra_rungs_come_before_the_last() -> None:
    state = dealt(rules("barajamos", truc__extra="nou-val"), HANDS)
    rungs = "truc retruc quatreval cincval sisval setval vuitval nouval"
    worth = []
    for word in rungs.split():
        seat = 2 if len(worth) % 2 else 1
        state = play(state, f"{seat}:{word} {3 - seat}:vull")
        worth.append(truc_in_force(state))
    assert worth == [2, 3, 4, 5, 6, 7, 8, 9]
    state = play(state, "1:jocfora 2:vull")
    assert truc_in_force(state) is JocFora.COTO


def test_who_plays_at_eleven_plays_for_three() -> None:
    state = dealt(load("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e", score=(11, 5))
    assert truc_in_force(state) == 1
    assert truc_in_force(play(state, "1:juguem")) == 3


def test_an_envit_is_answered_before_the_truc_that_waits_for_it() -> None:
    state = dealt(load("menorca"), HANDS)
    assert pending_wager(state.round) is None
    state = play(state, "1:truc")
    assert pending_wager(state.round) is state.round.truc
    state = play(state, "2:envit")
    assert pending_wager(state.round) is state.round.envit
    state = play(state, "1:vull")
    assert pending_wager(state.round) is state.round.truc
