"""How the bets of a round stand."""

import pytest

from retruc.engine import Standing, said, standings, start
from retruc.game import Bet, Call, Outcome, Seat, Team
from retruc.rulesets import Ruleset, load
from tests.engine.support import dealt, play, rules

HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
BAR = load("bar")
TRUC, ENVIT, A, B = Bet.TRUC, Bet.ENVIT, Team.A, Team.B


def standing(
    words: str, ruleset: Ruleset = BAR, score: tuple[int, int] = (0, 0)
) -> tuple[Standing, ...]:
    return standings(play(dealt(ruleset, HANDS, score=score), words))


def test_between_rounds_nothing_stands() -> None:
    assert standings(start(BAR)) == ()
    assert standing("1:truc 2:novull") == ()


def test_after_the_coto_nothing_stands() -> None:
    over = play(dealt(BAR, HANDS, score=(23, 0), cames=(1, 0)), "1:truc 2:novull")
    assert over.winner is Team.A
    assert standings(over) == ()


def test_a_round_without_calls_is_worth_its_base() -> None:
    assert standing("") == (Standing(TRUC, None, 1, "none", None),)


@pytest.mark.parametrize(
    ("words", "rung", "worth", "outcome", "team"),
    [
        ("1:truc", "truc", 2, "pending", A),
        ("1:truc 2:vull", "truc", 2, "accepted", A),
        ("1:truc 2:retruc", "retruc", 3, "pending", B),
        ("1:truc 2:retruc 1:vull", "retruc", 3, "accepted", B),
        ("1:truc 2:retruc 1:quatreval", "quatreval", 4, "pending", A),
    ],
)
def test_a_pending_truc_is_worth_what_it_would_be_accepted(
    words: str, rung: str, worth: int, outcome: Outcome, team: Team
) -> None:
    assert standing(words) == (Standing(TRUC, rung, worth, outcome, team),)


@pytest.mark.parametrize("whole", ["cama", "coto"])
@pytest.mark.parametrize(("answer", "outcome"), [("", "pending"), ("1:vull", "accepted")])
def test_joc_fora_is_worth_a_whole(whole: str, answer: str, outcome: Outcome) -> None:
    words = f"1:truc 2:retruc 1:quatreval 2:jocfora {answer}"
    found = standing(words, rules("bar", truc__jocfora=whole))
    assert found == (Standing(TRUC, "jocfora", whole, outcome, B),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "rung", "worth", "outcome", "team"),
    [
        ("1:envit", "envit", 2, "pending", A),
        ("1:envit 2:vull", "envit", 2, "accepted", A),
        ("1:envit 2:novull", "envit", 1, "declined", A),
        ("1:envit 2:torne", "torne", 4, "pending", B),
        ("1:envit 2:torne 1:novull", "torne", 2, "declined", B),
        ("1:envit 2:torne 1:falta", "falta", 24, "pending", A),
        ("1:envit 2:torne 1:falta 2:novull", "falta", 4, "declined", A),
        ("1:envit 2:+5", "+5", 7, "pending", B),
        ("1:envit 2:+5 1:+2 2:vull", "+2", 9, "accepted", A),
        ("1:envit 2:+5 1:+2 2:novull", "+2", 7, "declined", A),
    ],
)
def test_a_refused_envit_is_worth_what_it_paid(
    words: str, rung: str, worth: int, outcome: Outcome, team: Team
) -> None:
    truc, envit = standing(words, load("bicicleta"))
    assert truc == Standing(TRUC, None, 1, "none", None)
    assert envit == Standing(ENVIT, rung, worth, outcome, team)


@pytest.mark.parametrize(
    ("option", "score", "worth"),
    [
        ("leader-need", (3, 5), 19),
        ("males-bones-own", (20, 3), 21),
        ("males-bones-own", (3, 20), 4),
        ("game-if-males", (3, 5), "coto"),
        ("game-if-males", (20, 3), 4),
    ],
)
def test_the_falta_is_worth_what_it_would_bring_who_said_it(
    option: str, score: tuple[int, int], worth: int | str
) -> None:
    envit = standing("1:envit 2:falta", rules("bar", envit__falta=option), score)[1]
    assert (envit.team, envit.worth) == (B, worth)


def test_a_call_is_named_by_its_rung_and_amount() -> None:
    assert said(Call(Seat(0), "truc")) == "truc"
    assert said(Call(Seat(0), "+", 5)) == "+5"
