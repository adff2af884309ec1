"""Leaving, passing, claiming, deciding and tapping: what is refused and why, and what is listed."""

import pytest

from retruc.engine import State, start
from retruc.engine.leaving import (
    why_not_claim,
    why_not_deal_one,
    why_not_decide,
    why_not_fold,
    why_not_pass,
    why_not_tap,
    word_actions,
)
from retruc.game import SEATS, Claim, DealOne, Decide, Fold, Pass, Reason, Tap
from tests.engine.support import dealt, play, rules, word_of
from tests.engine.tables import BAR, STACKED, TO_CLAIM, Refusal, assert_refused, table

REFUSED = [
    # Leaving
    Refusal("no-fold", "bar", "", "1:mevaig", "leave the round"),
    Refusal("not-dealt", "barajamos", "1:mevaig 2:4b 3:mevaig", "2:mevaig", "leave the round"),
    Refusal("not-asked", "balear, claim", TO_CLAIM, "1:mevaig", "leave the round"),
    Refusal("seat-out", "barajamos", "1:mevaig", "1:mevaig", "leave the round"),
    Refusal("fold-now", "barajamos", "", "2:mevaig", "leave the round"),
    Refusal("answer-first", "barajamos", "1:truc", "2:mevaig", "leave the round"),
    Refusal("fold-now", "bar, own turn", "", "2:mevaig", "leave the round"),
    Refusal("not-asked", "balear, own turn", STACKED, "2:mevaig", "leave the round"),
    Refusal("fold-now", "balear, before first card", STACKED, "1:mevaig", "leave the round"),
    Refusal("fold-now", "put-1800", "1:3c 2:4c", "1:mevaig", "leave the round"),
    Refusal("fold-now", "put-1800", "", "2:mevaig", "leave the round"),
    # Other words
    Refusal("no-pass", "bar", "", "1:passe", "pass"),
    Refusal("answer-first", "balear", f"{STACKED} 1:truc", "2:passe", "pass"),
    Refusal("not-asked", "balear", STACKED, "2:passe", "pass"),
    Refusal("not-asked", "balear, claim", TO_CLAIM, "2:passe", "pass"),
    Refusal("no-claim", "bar", "", "1:mostra", "claim the envit"),
    Refusal("no-claim", "balear, claim", "1:envit 2:vull", "1:mostra", "claim the envit"),
    Refusal("not-asked", "balear, claim", TO_CLAIM, "3:mostra", "claim the envit"),
    Refusal("no-decision", "bar", "", "1:juguem", "decide to play"),
    Refusal("no-decision", "catala, 11-5", "", "2:nojuguem", "decide not to play"),
    Refusal("no-decision", "catala, 11-5", "3:juguem", "1:juguem", "decide to play"),
    Refusal("no-decision", "catala, 11-11", "", "1:juguem", "decide to play"),
    Refusal("no-one-card", "bar, before the deal", "", "3:toca", "tap the deck"),
    Refusal("no-one-card", "bar", "", "4:una", "deal one card each"),
    Refusal("out-of-turn", "catala, one card", "", "1:toca", "tap the deck"),
    Refusal("no-one-card", "catala, one card", "3:toca", "3:toca", "tap the deck"),
    Refusal("no-one-card", "catala, one card, 11-5", "", "3:toca", "tap the deck"),
    Refusal("no-one-card", "catala, one card", "", "4:una", "deal one card each"),
    Refusal("out-of-turn", "catala, one card", "3:toca", "3:una", "deal one card each"),
    Refusal("no-one-card", "catala, one card", "3:toca 4:una", "4:una", "deal one card each"),
]


@pytest.mark.parametrize("refusal", REFUSED, ids=str)
def test_what_is_refused_and_why(refusal: Refusal) -> None:
    assert_refused(refusal)


def words(state: State, seat: int) -> str:
    """The words of this kind that the seat of that printed number may say, in order."""
    return " ".join(word_of(action) for action in word_actions(state, SEATS[seat - 1]))


def who_may_fold(state: State) -> str:
    """The printed numbers of the seats that may leave."""
    seats = state.ruleset.places
    return "".join(str(seat) for seat in seats if why_not_fold(state, Fold(seat)) is None)


@pytest.mark.parametrize(
    ("name", "before", "by_seat"),
    [
        ("bar, before the deal", "", ["", "", "", ""]),
        ("bar", "", ["", "", "", ""]),
        ("bar, any time", "", ["mevaig"] * 4),
        ("bar, any time", "1:truc", ["mevaig"] * 4),
        ("bar, own turn", "", ["mevaig", "", "", ""]),
        ("bar, own turn", "1:7o", ["", "mevaig", "", ""]),
        ("balear", STACKED, ["passe mevaig", "mevaig", "mevaig", "mevaig"]),
        ("balear", f"{STACKED} 1:passe", ["mevaig", "passe mevaig", "mevaig", "mevaig"]),
        ("balear", f"{STACKED} 1:truc", ["mevaig"] * 4),
        ("balear, own turn", STACKED, ["passe mevaig", "", "", ""]),
        ("balear, own turn", f"{STACKED} 1:truc", ["", "", "", ""]),
        ("balear, before first card", STACKED, ["passe", "", "", ""]),
        ("balear, claim", TO_CLAIM, ["mostra passe", "", "", ""]),
        ("balear, claim", f"{TO_CLAIM} 1:mostra", ["", "mostra passe", "", ""]),
        ("catala, 11-5", "", ["juguem nojuguem", "", "juguem nojuguem", ""]),
        ("catala, 11-5", "3:juguem", ["", "", "", ""]),
        ("catala, 11-11", "", ["", "", "", ""]),
        ("catala, one card", "", ["", "", "toca", ""]),
        ("catala, one card", "3:toca", ["", "", "", "una"]),
        ("catala, one card", "3:toca 4:una", ["", "", "", ""]),
        ("catala, one card, 11-5", "", ["", "", "", ""]),
    ],
)
def test_the_words_of_each_seat_are_listed_in_order(
    name: str, before: str, by_seat: list[str]
) -> None:
    state = play(table(name), before)
    assert [words(state, seat) for seat in (1, 2, 3, 4)] == by_seat


@pytest.mark.parametrize(
    ("when", "dealt_now", "after_a_card", "second_trick", "while_truc_waits"),
    [
        ("any-time", "1234", "1234", "1234", "1234"),
        ("own-turn", "1", "2", "1", ""),
        ("before-first-card", "1", "2", "", ""),
    ],
)
def test_when_a_team_may_leave(
    when: str, dealt_now: str, after_a_card: str, second_trick: str, while_truc_waits: str
) -> None:
    state = dealt(rules("bar", fold__scope="team", fold__when=when), BAR)
    assert who_may_fold(state) == dealt_now
    assert who_may_fold(play(state, "1:7o")) == after_a_card
    assert who_may_fold(play(state, "1:7o 2:4b 3:7b 4:6c")) == second_trick
    assert who_may_fold(play(state, "1:truc")) == while_truc_waits


def test_a_seat_that_leaves_alone_does_so_once() -> None:
    state = dealt(rules("barajamos"), BAR)
    assert who_may_fold(state) == "1"
    assert who_may_fold(play(state, "1:mevaig")) == "2"


def test_before_the_hidden_cards_no_seat_leaves_alone() -> None:
    ruleset = rules("balear", fold__scope="seat", fold__when="own-turn")
    state = play(dealt(ruleset, "12o3e4c 12c3o6o 4o2b12b 5c7c4e"), STACKED)
    assert why_not_fold(state, Fold(SEATS[0])) is Reason.FOLD_NOW
    assert why_not_pass(state, Pass(SEATS[0])) is None


def test_no_answer_is_to_come_where_one_passes() -> None:
    state = play(table("balear"), f"{STACKED} 1:truc")
    for seat in SEATS[:4]:
        assert why_not_pass(state, Pass(seat)) is Reason.ANSWER_FIRST
    assert why_not_pass(play(state, "2:vull"), Pass(SEATS[1])) is None


def test_who_has_shown_or_passed_is_not_asked_again() -> None:
    state = play(table("balear, claim"), f"{TO_CLAIM} 1:passe 2:mostra")
    asked = [seat for seat in SEATS[:4] if why_not_claim(state, Claim(seat)) is None]
    assert asked == [SEATS[2]]


@pytest.mark.parametrize(("score", "seats"), [((11, 5), "13"), ((5, 11), "24"), ((10, 5), "")])
def test_the_team_that_lacks_one_pedra_decides(score: tuple[int, int], seats: str) -> None:
    state = dealt(rules("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e", score=score)
    deciding = [s for s in SEATS[:4] if why_not_decide(state, Decide(s, plays=True)) is None]
    assert "".join(map(str, deciding)) == seats


@pytest.mark.parametrize(("dealer", "cuts"), [(4, 3), (1, 4), (2, 1)])
def test_the_seat_before_the_dealer_taps_and_the_dealer_takes_it_up(dealer: int, cuts: int) -> None:
    state = start(rules("catala", deal__one_card="true"), dealer=SEATS[dealer - 1])
    tapping = [seat for seat in SEATS[:4] if why_not_tap(state, Tap(seat)) is None]
    assert tapping == [SEATS[cuts - 1]]
    assert why_not_deal_one(state, DealOne(SEATS[dealer - 1])) is Reason.NO_ONE_CARD
    tapped = play(state, f"{cuts}:toca")
    dealing = [seat for seat in SEATS[:4] if why_not_deal_one(tapped, DealOne(seat)) is None]
    assert dealing == [SEATS[dealer - 1]]
