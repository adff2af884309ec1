"""Calls, raises and answers: which are refused and why, and which are listed."""

import pytest

from retruc.engine import State, start
from retruc.engine.calling import call_actions, why_not_answer, why_not_raise
from retruc.game import SEATS, Accept, Decline, Raise, Reason
from tests.engine.support import dealt, play, rules, word_of
from tests.engine.tables import STACKED, TO_CLAIM, Refusal, assert_refused, table

ONE, TWO, THREE, FOUR = SEATS[:4]

REFUSED = [
    # Calls
    Refusal("not-dealt", "bar, before the deal", "", "1:truc", "say truc"),
    Refusal("decide-first", "catala, 11-5", "", "1:truc", "say truc"),
    Refusal("not-asked", "balear, claim", TO_CLAIM, "1:retruc", "say retruc"),
    Refusal("unknown-rung", "bar", "", "1:put", "say put"),
    Refusal("unknown-rung", "catala", "", "1:envit", "say envit"),
    Refusal("unknown-rung", "bar", "", "1:+2", "raise by 2"),
    Refusal("seat-out", "barajamos", "1:mevaig", "1:truc", "say truc"),
    Refusal("no-bets", "catala, 11-5", "1:juguem", "1:truc", "say truc"),
    Refusal("no-bets", "catala, 11-11", "", "1:truc", "say truc"),
    Refusal("rung-order", "bar", "", "1:retruc", "say retruc"),
    Refusal("rung-order", "bar", "", "1:torne", "say torne"),
    Refusal("rung-order", "bar", "1:envit 2:torne", "1:torne", "say torne"),
    Refusal("rung-order", "bicicleta", "", "1:+2", "raise by 2"),
    Refusal("rung-order", "bicicleta", "1:envit 2:+2", "1:torne", "say torne"),
    Refusal("rung-order", "bicicleta", "1:falta", "2:+2", "raise by 2"),
    Refusal("rung-order", "mallorca", "", "1:tots", "say tots"),
    Refusal("wrong-amount", "bicicleta", "1:envit", "2:+0", "say +"),
    Refusal("over-cap", "bicicleta", "1:envit", "2:+23", "raise by 23"),
    Refusal("over-cap", "bicicleta, what the winner lacks", "1:envit", "2:+9", "raise by 9"),
    Refusal("too-small", "mallorca, 18-0", "1:envit 2:joenvit 1:dosmes", "2:tots", "say tots"),
    Refusal("too-small", "mallorca, 20-0", "1:envit 2:joenvit 1:dosmes", "2:tots", "say tots"),
    Refusal("out-of-turn", "bar", "", "2:truc", "say truc"),
    Refusal("out-of-turn", "bar", "", "2:envit", "say envit"),
    Refusal("out-of-turn", "catala", "1:3o 2:3c", "1:truc", "say truc"),
    Refusal("out-of-turn", "put-1674", "", "2:put", "say put"),
    Refusal("out-of-turn", "put-1674", "1:3c", "2:put", "say put"),
    Refusal("out-of-turn", "put-1674", "1:3c 2:4c", "1:put", "say put"),
    Refusal("out-of-turn", "barajamos", "4:truc", "3:envit", "say envit"),
    Refusal("out-of-turn", "mallorca", "1:truc 2:vull", "2:envit", "say envit"),
    Refusal("own-raise", "bar", "1:truc", "3:retruc", "say retruc"),
    Refusal("own-raise", "bar", "1:truc 2:vull", "1:retruc", "say retruc"),
    Refusal("own-raise", "bar", "1:envit", "3:torne", "say torne"),
    Refusal("not-asked", "bar, next answers", "1:truc", "4:retruc", "say retruc"),
    Refusal("not-asked", "bar, next answers", "1:envit", "4:torne", "say torne"),
    Refusal("not-asked", "balear", STACKED, "2:truc", "say truc"),
    Refusal("already-answered", "bar, both refuse", "1:truc 2:novull", "2:retruc", "say retruc"),
    Refusal("already-answered", "bar, strongest", "1:envit 4:vull", "4:torne", "say torne"),
    Refusal("envit-pending", "bar", "1:envit", "2:truc", "say truc"),
    Refusal("envit-closed", "bar", "1:envit 2:vull", "1:falta", "say falta"),
    Refusal("envit-closed", "bar", "1:truc 2:vull", "1:envit", "say envit"),
    Refusal("envit-closed", "bar", "1:7o", "1:envit", "say envit"),
    Refusal("envit-closed", "balear", "1:truc 2:vull", "1:envit", "say envit"),
    Refusal("envit-closed", "balear", "1:truc 2:vull 1:12o 2:retruc", "3:envit", "say envit"),
    Refusal("envit-closed", "menorca", "1:truc 2:retruc", "1:envit", "say envit"),
    Refusal("envit-closed", "menorca, both refuse", "1:truc 2:novull", "2:envit", "say envit"),
    Refusal("envit-closed", "balear", STACKED, "1:envit", "say envit"),
    Refusal("not-opener", "balear", "", "1:envit", "say envit"),
    Refusal("not-opener", "balear", "1:12o", "2:envit", "say envit"),
    Refusal("answer-first", "balear", "1:truc", "3:envit", "say envit"),
    Refusal("answer-first", "mallorca", "1:truc", "2:envit", "say envit"),
    # Answers
    Refusal("nothing-pending", "bar, before the deal", "", "1:vull", "accept"),
    Refusal("nothing-pending", "bar", "", "1:vull", "accept"),
    Refusal("nothing-pending", "bar", "1:truc 2:vull", "4:novull", "decline"),
    Refusal("own-raise", "bar", "1:truc", "1:vull", "accept"),
    Refusal("own-raise", "bar", "1:envit", "3:novull", "decline"),
    Refusal("own-raise", "menorca", "1:truc 2:envit", "4:vull", "accept"),
    Refusal("not-asked", "bar, next answers", "1:envit", "4:vull", "accept"),
    Refusal("already-answered", "bar, strongest", "1:envit 4:vull", "4:novull", "decline"),
    Refusal("seat-out", "barajamos", "1:7o 2:mevaig 3:truc", "2:vull", "accept"),
]


@pytest.mark.parametrize("refusal", REFUSED, ids=str)
def test_what_is_refused_and_why(refusal: Refusal) -> None:
    assert_refused(refusal)


def test_only_a_free_raise_has_an_amount_and_it_is_positive() -> None:
    state = table("bar")
    assert why_not_raise(state, Raise(ONE, "truc", 2)) is Reason.WRONG_AMOUNT
    assert why_not_raise(state, Raise(ONE, "envit", 1)) is Reason.WRONG_AMOUNT
    bicicleta = play(table("bicicleta"), "1:envit")
    assert why_not_raise(bicicleta, Raise(TWO, "+", -1)) is Reason.WRONG_AMOUNT
    assert why_not_raise(bicicleta, Raise(TWO, "+", 1)) is None


def calls(state: State, seat: int) -> str:
    """The calls that the seat of that printed number may make, in the order of the list."""
    return " ".join(word_of(action) for action in call_actions(state, SEATS[seat - 1]))


LISTED = [
    # Nothing may be said before the deal, while a team decides or while envits are claimed.
    ("bar, before the deal", "", 1, ""),
    ("catala, 11-5", "", 1, ""),
    ("balear, claim", TO_CLAIM, 1, ""),
    # Nor by who has gone, nor where nothing is bet.
    ("barajamos", "1:mevaig", 1, ""),
    ("catala, 11-5", "1:juguem", 1, ""),
    ("catala, 11-11", "", 1, ""),
    # The envit comes first, then the answers to the truc, then its next rung.
    ("bar", "", 1, "envit falta truc"),
    ("bar", "", 2, ""),
    ("bar", "1:envit", 2, "vull novull torne falta"),
    ("bar", "1:envit", 4, "vull novull torne falta"),
    ("bar", "1:envit", 3, ""),
    ("bar", "1:envit 2:vull", 1, "truc"),
    ("bar", "1:envit 2:novull", 1, "truc"),
    ("bar", "1:truc", 2, "vull novull retruc"),
    ("bar", "1:truc 2:vull", 1, ""),
    ("bar, waits and after", "1:truc", 2, "envit falta vull novull retruc"),
    # The truc that waits for an envit is not answered meanwhile.
    ("menorca", "1:truc 4:envit", 2, ""),
    ("menorca", "1:truc 4:envit", 1, "vull novull joenvit tots"),
    ("menorca", "1:truc 4:envit 1:novull", 2, "vull novull retruc"),
    # Who has answered is not asked again.
    ("bar, both refuse", "1:envit 4:novull", 4, ""),
    ("bar, both refuse", "1:envit 4:novull", 2, "vull novull torne falta"),
    # Before the hidden cards, the seat that is asked may raise, and the rivals answer.
    ("balear", STACKED, 1, "truc"),
    ("balear", STACKED, 2, ""),
    ("balear", f"{STACKED} 1:truc", 2, "vull novull retruc"),
    ("balear", f"{STACKED} 1:truc", 1, ""),
]


@pytest.mark.parametrize(("name", "before", "seat", "words"), LISTED)
def test_the_calls_of_a_seat_are_listed_in_order(
    name: str, before: str, seat: int, words: str
) -> None:
    assert calls(play(table(name), before), seat) == words


def test_a_free_raise_is_listed_with_every_amount_up_to_the_cap() -> None:
    # The leader lacks 24 - 20 = 4 in bones; the envit accepted is worth 2.
    state = dealt(rules("bicicleta"), "7o6o3c 1e4b5c 3o3e7b 6c5o4e", score=(20, 14))
    assert calls(play(state, "1:envit"), 2) == "vull novull torne falta +1 +2"


def test_no_free_raise_is_listed_where_the_call_is_worth_all_there_is() -> None:
    state = dealt(rules("bicicleta"), "7o6o3c 1e4b5c 3o3e7b 6c5o4e", score=(22, 14))
    assert calls(play(state, "1:envit"), 2) == "vull novull torne falta"


def test_after_the_last_rung_of_the_truc_nothing_higher_is_listed() -> None:
    state = play(table("catala"), "1:3o 1:truc 2:retruc")
    assert calls(state, 1) == "vull novull"
    assert calls(play(state, "1:vull"), 2) == ""


def test_what_is_listed_is_what_has_no_reason_against_it() -> None:
    for name, before, number, _ in LISTED:
        state, seat = play(table(name), before), SEATS[number - 1]
        rungs = [Raise(seat, rung) for rung in state.ruleset.rung_by_id if rung != "+"]
        allowed = {raised for raised in rungs if why_not_raise(state, raised) is None}
        answers = {a for a in (Accept(seat), Decline(seat)) if why_not_answer(state, a) is None}
        listed = {a for a in call_actions(state, seat) if not getattr(a, "amount", 0)}
        assert listed == allowed | answers, (name, before, number)


def test_that_the_cards_are_not_dealt_is_said_before_anything_about_the_ladder() -> None:
    state = start(rules("bar"))
    assert why_not_raise(state, Raise(ONE, "retruc")) is Reason.NOT_DEALT
    assert why_not_raise(state, Raise(ONE, "put")) is Reason.UNKNOWN_RUNG


def test_whose_turn_it_is_is_said_before_which_rung_is_next() -> None:
    assert why_not_raise(table("bar"), Raise(TWO, "retruc")) is Reason.OUT_OF_TURN
    assert why_not_raise(table("bar"), Raise(ONE, "retruc", 3)) is Reason.WRONG_AMOUNT


@pytest.mark.parametrize("action", [Accept(THREE), Decline(THREE)])
def test_an_answer_is_to_the_envit_while_both_bets_wait(action: Accept | Decline) -> None:
    state = play(table("menorca"), "1:truc 4:envit")
    assert why_not_answer(state, action) is None
    other = type(action)
    assert why_not_answer(state, other(TWO)) is Reason.OWN_RAISE
    settled = play(state, "3:novull")
    assert why_not_answer(settled, action) is Reason.OWN_RAISE
    assert why_not_answer(settled, other(FOUR)) is None


ENVIT_WITH_TRUC = [
    # By option: whether seats 1 to 4 may open the envit once the truc of seat 1 waits, once it is
    # accepted, and once it is raised by seat 2.
    ("closed", "----", "----", "----"),
    ("waits", "-2-4", "----", "--3-"),  # a raise is no word that accepts
    ("waits-on-turn", "----", "----", "----"),
    ("after-accepted", "----", "1---", "----"),
    ("waits-and-after", "-2-4", "1---", "--3-"),
]


@pytest.mark.parametrize(("option", "waiting", "accepted", "raised"), ENVIT_WITH_TRUC)
def test_who_may_open_the_envit_beside_the_truc(
    option: str, waiting: str, accepted: str, raised: str
) -> None:
    state = dealt(rules("bar", envit__with_truc=option), "7o6o3c 1e4b5c 3o3e7b 6c5o4e")

    def openers(before: str) -> str:
        now = play(state, before)
        may = [why_not_raise(now, Raise(seat, "envit")) is None for seat in SEATS[:4]]
        return "".join(str(seat) if yes else "-" for seat, yes in zip(SEATS, may, strict=False))

    assert (openers("1:truc"), openers("1:truc 2:vull"), openers("1:truc 2:retruc")) == (
        waiting,
        accepted,
        raised,
    )


def test_on_ones_turn_the_envit_may_still_be_opened_before_a_truc_that_waits() -> None:
    ruleset = rules("bar", envit__with_truc="waits-on-turn", truc__when="any-time")
    state = play(dealt(ruleset, "7o6o3c 1e4b5c 3o3e7b 6c5o4e"), "2:truc")
    assert why_not_raise(state, Raise(ONE, "envit")) is None
    assert why_not_raise(state, Raise(THREE, "envit")) is Reason.OUT_OF_TURN


@pytest.mark.parametrize(("seats", "openers"), [("2", [1, 2]), ("4", [3, 4]), ("6", [5, 6])])
def test_the_last_two_seats_open_the_envit_whatever_their_number(
    seats: str, openers: list[int]
) -> None:
    hands = ["4c6c3e", "4o6o3o", "4e6e3c", "4b6b3b", "1o7e2c", "1c2e7b"][: int(seats)]
    state = dealt(rules("balear", seats=seats), " ".join(hands))
    opening = []
    for number, hand in enumerate(hands, start=1):
        if "envit" in calls(state, number):
            opening.append(number)
        state = play(state, f"{number}:{hand[:2]}")
    assert opening == openers
