"""What a call, an answer or leaving decides about."""

import pytest

from retruc.engine import Stake, stake_of
from retruc.game import Accept, Bet, Seat, StackCards
from retruc.rulesets import Ruleset, load
from tests.engine.support import action_of, dealt, play, rules

HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
TRUC, ENVIT = Bet.TRUC, Bet.ENVIT


def stake(
    ruleset: Ruleset, before: str, tried: str, score: tuple[int, int] = (0, 0)
) -> Stake | None:
    state = play(dealt(ruleset, HANDS, score=score), before)
    action = action_of(tried)
    return stake_of(state, action)  # type: ignore[arg-type]


BAR = load("bar")


@pytest.mark.parametrize(
    ("before", "tried", "expected"),
    [
        ("", "1:truc", Stake(TRUC, 2, 2, refused=1)),
        ("1:truc", "2:retruc", Stake(TRUC, 3, 3, refused=2)),
        ("1:truc 2:vull 1:7o", "2:retruc", Stake(TRUC, 3, 3, refused=2)),
        ("1:truc 2:retruc", "1:quatreval", Stake(TRUC, 4, 4, refused=3)),
        (
            "1:truc 2:retruc 1:quatreval",
            "2:jocfora",
            Stake(TRUC, 24, 24, refused=4, whole="coto"),
        ),
        ("", "1:envit", Stake(ENVIT, 2, 2, refused=1)),
        ("1:envit", "2:torne", Stake(ENVIT, 4, 4, refused=2)),
        ("1:envit 2:torne", "1:falta", Stake(ENVIT, 24, 24, refused=4)),
    ],
)
def test_the_stake_of_a_call(before: str, tried: str, expected: Stake) -> None:
    assert stake(BAR, before, tried) == expected


@pytest.mark.parametrize(
    ("before", "tried", "expected"),
    [
        ("1:truc", "2:vull", Stake(TRUC, 2, 2)),
        ("1:truc 2:retruc 1:quatreval 2:jocfora", "1:vull", Stake(TRUC, 24, 24, whole="coto")),
        ("1:envit", "2:vull", Stake(ENVIT, 2, 2)),
        ("1:envit 2:torne", "1:vull", Stake(ENVIT, 4, 4)),
    ],
)
def test_the_stake_of_accepting(before: str, tried: str, expected: Stake) -> None:
    assert stake(BAR, before, tried) == expected


@pytest.mark.parametrize(
    ("before", "tried", "bet", "lose"),
    [
        ("1:truc", "2:novull", TRUC, 1),
        ("1:truc 2:retruc", "3:novull", TRUC, 2),
        ("1:truc 2:retruc 1:quatreval 2:jocfora", "1:novull", TRUC, 4),
        ("1:envit", "4:novull", ENVIT, 1),
        ("1:envit 2:torne", "1:novull", ENVIT, 2),
        ("1:envit 2:torne 1:falta", "2:novull", ENVIT, 4),
    ],
)
def test_the_stake_of_refusing(before: str, tried: str, bet: Bet, lose: int) -> None:
    assert stake(BAR, before, tried) == Stake(bet, 0, lose)


def test_each_team_lacks_another_number_for_joc_fora() -> None:
    before = "1:truc 2:retruc 1:quatreval"
    expected = Stake(TRUC, 16, 9, refused=4, whole="coto")
    assert stake(BAR, before, "2:jocfora", (15, 8)) == expected
    cama = rules("bar", truc__jocfora="cama")
    assert stake(cama, before, "2:jocfora", (15, 8)) == expected._replace(whole="cama")
    assert stake(BAR, f"{before} 2:jocfora", "1:vull", (15, 8)) == Stake(TRUC, 9, 16, whole="coto")


def test_an_envit_is_cut_to_what_can_be_written() -> None:
    assert stake(BAR, "", "1:envit", (23, 10)) == Stake(ENVIT, 1, 2, refused=1)
    assert stake(BAR, "1:envit", "2:torne", (23, 10)) == Stake(ENVIT, 4, 1, refused=2)
    assert stake(BAR, "1:envit 2:torne", "1:novull", (10, 23)) == Stake(ENVIT, 0, 1)
    bicicleta = load("bicicleta")
    assert stake(bicicleta, "1:envit", "2:torne", (23, 10)) == Stake(ENVIT, 1, 1, refused=1)


def test_a_free_raise_is_on_top_of_what_was_said() -> None:
    bicicleta = load("bicicleta")
    assert stake(bicicleta, "1:envit", "2:+5") == Stake(ENVIT, 7, 7, refused=2)
    assert stake(bicicleta, "1:envit 2:+5", "1:vull") == Stake(ENVIT, 7, 7)


def test_tots_in_males_is_for_the_coto() -> None:
    balear = rules("balear", envit__openers="any")
    state = play(dealt(balear, HANDS.replace("3e", "3b"), score=(5, 8)), "1:envit")
    assert stake_of(state, action_of("2:tots")) == Stake(  # type: ignore[arg-type]
        ENVIT, 16, 19, refused=2, whole="coto"
    )


def test_a_falta_that_is_the_cama_is_not_cut_down() -> None:
    bicicleta = load("bicicleta")
    assert stake(bicicleta, "", "1:falta", (12, 5)) == Stake(ENVIT, 12, 19, refused=1)
    assert stake(bicicleta, "", "1:falta", (13, 5)) == Stake(ENVIT, 11, 11, refused=1)


def test_leaving_costs_what_is_in_force() -> None:
    menorca = load("menorca")
    assert stake(menorca, "", "1:mevaig") == Stake(TRUC, 0, 1)
    assert stake(menorca, "1:truc", "1:mevaig") == Stake(TRUC, 0, 1)
    assert stake(menorca, "1:truc 2:vull", "1:mevaig") == Stake(TRUC, 0, 3)
    said = "1:truc 2:retruc 1:valnou 2:jocfora 1:vull"
    assert stake(menorca, said, "1:mevaig", (15, 8)) == Stake(TRUC, 0, 16)


def test_in_later_put_leaving_costs_one() -> None:
    state = dealt(load("put-1800"), "3c5h4d 3h4c6d")
    assert stake_of(state, action_of("1:mevaig")) == Stake(TRUC, 0, 1)  # type: ignore[arg-type]


def test_one_pedra_from_the_end_playing_is_worth_three_and_not_playing_costs_one() -> None:
    catala = load("catala")
    assert stake(catala, "", "1:juguem", (11, 5)) == Stake(TRUC, 3, 3)
    assert stake(catala, "", "1:nojuguem", (11, 5)) == Stake(TRUC, 0, 1)


def test_nothing_else_is_at_stake() -> None:
    for tried in ("1:7o", "1:passe", "1:mostra", "1:toca", "1:una"):
        assert stake(BAR, "", tried) is None
    assert stake_of(dealt(BAR, HANDS), Accept(Seat(1))) is None
    seven, six, _ = dealt(BAR, HANDS).round.held[0]
    assert stake_of(dealt(BAR, HANDS), StackCards(Seat(0), seven, six)) is None
