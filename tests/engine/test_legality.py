"""What is refused whatever the rule, what a seat may do in all, and who may act when."""

import pytest

from retruc.engine import (
    actors,
    apply,
    awaits_deal,
    legal_actions,
    legal_gestures,
    obliged,
    start,
    why_illegal,
)
from retruc.game import (
    SEATS,
    Deal,
    Decline,
    IllegalAction,
    Look,
    MakeSign,
    PlayCard,
    Reason,
    Say,
    Seat,
    SeatAction,
    parse_card,
    parse_hand,
)
from tests.engine import test_calling, test_leaving, test_playing, test_signs
from tests.engine.support import action_of, deal_of, dealt, play, rules, word_of, words_for
from tests.engine.tables import (
    BAR,
    CATALA,
    STACKED,
    TIED,
    TO_CLAIM,
    Refusal,
    assert_refused,
    table,
)

REFUSED = [
    Refusal("no-such-seat", "bar", "", "5:truc", "say truc"),
    Refusal("no-such-seat", "bar", "", "8:mira=1", "look at seat 1"),
]
EVERYTHING_REFUSED = [
    *REFUSED,
    *test_calling.REFUSED,
    *test_playing.REFUSED,
    *test_leaving.REFUSED,
    *test_signs.REFUSED,
]


@pytest.mark.parametrize("refusal", REFUSED, ids=str)
def test_what_is_refused_and_why(refusal: Refusal) -> None:
    assert_refused(refusal)


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        ("7o6o3c 1e4b5c 3o3e7b", "a seat has no hand"),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o4e 6e5e4c", "there is no fifth seat"),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o", "a hand is short"),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o4e6e", "a hand is long"),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o7o", "a card is dealt twice"),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o2e", "a card is not of this deck"),
    ],
)
def test_a_bad_deal_is_refused(hands: str, why: str) -> None:
    ruleset = rules("bar")
    with pytest.raises(IllegalAction) as error:
        apply(start(ruleset), deal_of(ruleset, hands))
    assert str(error.value) == (
        "the cards may not be dealt: "
        "each seat needs its own cards of this deck, and as many as the rules say"
    )


def test_after_one_card_was_chosen_three_are_a_bad_deal() -> None:
    state = play(table("catala, one card"), "3:toca 4:una")
    assert why_illegal(state, deal_of(state.ruleset, CATALA)) is Reason.BAD_DEAL
    assert why_illegal(state, deal_of(state.ruleset, "3o 3c 1e 2o")) is None


def test_cards_are_dealt_once() -> None:
    state = table("bar")
    with pytest.raises(IllegalAction) as error:
        apply(state, deal_of(state.ruleset, BAR))
    assert str(error.value) == "the cards may not be dealt: the cards have been dealt"


def test_nothing_is_done_after_the_coto() -> None:
    state = dealt(rules("put-1674"), "3c5h4d 3h4c6d", score=(4, 0))
    state = play(state, "1:put 2:novull")
    for action in (
        Deal((parse_hand("7o"),)),
        Decline(Seat(0)),
        Look(Seat(0), None),
        PlayCard(Seat(0), parse_card("7o")),
    ):
        assert why_illegal(state, action) is Reason.COTO_OVER
    assert legal_actions(state, Seat(0)) == []
    assert legal_gestures(state, Seat(0)) == []
    assert actors(state) == ()
    assert obliged(state) is None
    assert not awaits_deal(state)


def test_every_reason_is_met_here_or_where_its_rule_is_tested() -> None:
    met = {refusal.reason for refusal in EVERYTHING_REFUSED}
    assert met | {"bad-deal", "already-dealt", "coto-over"} == set(Reason)


def test_what_is_no_action_is_no_affair_of_the_rules() -> None:
    with pytest.raises(KeyError):
        why_illegal(table("bar"), "truc")  # type: ignore[arg-type]


# Who acts

ACTING = [
    ("bar, before the deal", "", "-", ""),
    ("bar", "", "1", "1"),
    ("bar", "1:truc", "2", "2 4"),
    ("bar", "1:7o 2:truc", "3", "3 1"),
    ("bar", "1:envit", "2", "2 4"),
    ("bar, next answers", "1:truc", "2", "2"),
    ("bar, next answers", "1:envit", "2", "2"),
    ("bicicleta, next answers", "1:truc", "2", "2 4"),
    ("bar, both refuse", "1:truc 2:novull", "4", "4"),
    ("bar, strongest", "1:envit 4:vull", "2", "2"),
    ("bar, any time", "", "1", "1 2 3 4"),
    ("bar, any time", "1:truc", "2", "2 3 4 1"),
    ("bar, own turn", "", "1", "1"),
    ("barajamos", "", "1", "1 2 3 4"),
    ("barajamos", "3:truc", "4", "4 2"),
    ("barajamos", "3:truc 2:vull", "1", "1 2 4"),
    ("barajamos", "1:7o 2:mevaig 3:truc", "4", "4"),
    ("menorca", "1:truc 4:envit", "1", "1 2 3 4"),
    ("balear", STACKED, "1", "1 2 3 4"),
    ("balear, own turn", STACKED, "1", "1"),
    ("balear, own turn", f"{STACKED} 1:passe", "2", "2"),
    ("balear, own turn", f"{STACKED} 1:truc", "2", "2 4"),
    ("balear, claim", TO_CLAIM, "1", "1"),
    ("balear, claim", f"{TO_CLAIM} 1:mostra", "2", "2"),
    ("catala", "1:3o", "2", "2 1"),
    ("catala, 11-5", "", "1", "1 3"),
    ("catala, 11-11", "", "1", "1"),
    ("catala, silent", "1:3o 1:truc", "2", "2 4"),
    ("catala, one card", "", "-", "3"),
    ("catala, one card", "3:toca", "-", "4"),
    ("catala, one card", "3:toca 4:una", "-", ""),
]


@pytest.mark.parametrize(("name", "before", "must", "may"), ACTING)
def test_who_may_and_who_must_act(name: str, before: str, must: str, may: str) -> None:
    state = play(table(name), before)
    seat = obliged(state)
    assert ("-" if seat is None else str(seat)) == must
    assert " ".join(map(str, actors(state))) == may
    assert awaits_deal(state) == (must == "-")


def test_the_side_that_does_not_deal_decides_by_its_first_seat() -> None:
    state = dealt(rules("catala"), CATALA, score=(5, 11), dealer=Seat(0))
    assert obliged(state) == Seat(1)
    assert actors(state) == (Seat(1), Seat(3))
    state = dealt(rules("catala"), CATALA, score=(11, 5), dealer=Seat(0))
    assert obliged(state) == Seat(2)


LISTED = [
    ("bar", "", "1", "7o 6o 3c envit falta truc"),
    ("bar", "1:envit", "2", "vull novull torne falta"),
    ("bar", "1:envit 2:torne", "3", "vull novull falta"),
    ("bar", "1:falta", "4", "vull novull"),
    ("bar", "1:truc 2:retruc 3:quatreval", "4", "vull novull jocfora"),
    ("bar", "1:truc 2:retruc 3:quatreval 2:jocfora", "1", "vull novull"),
    ("bar", "1:truc 2:vull 1:7o", "2", "1e 4b 5c retruc"),
    ("bar, next answers", "1:envit", "4", ""),
    ("bar, next answers", "1:truc", "4", ""),
    ("bar, waits and after", "1:truc", "2", "vull novull retruc envit falta"),
    ("bar, waits and after", "1:truc", "3", ""),
    ("bar, waits and after", "1:truc 2:novull", "2", ""),
    ("bar, waits and after", "1:truc 2:novull", "4", "vull novull retruc envit falta"),
    ("bar, waits and after", "1:truc 2:vull", "1", "7o 6o 3c envit falta"),
    (
        "bicicleta",
        "1:envit 2:torne 1:+5",
        "2",
        " ".join(["vull novull falta", *(f"+{amount}" for amount in range(1, 16))]),
    ),
    ("bicicleta", "", "1", "7o 6o 3c (7o) (6o) (3c) envit falta truc"),
    ("menorca", "1:(7o) 2:4b 3:7b 4:6c 3:3o 4:5o", "1", "(6o) (3c) truc mevaig"),
    ("menorca", "1:(7o) 2:(4b) 3:(7b) 4:(6c)", "1", "6o/3c 3c/6o truc mevaig"),
    ("balear", TIED, "1", "3e/4c truc mevaig"),
    ("balear", STACKED, "1", "passe truc mevaig"),
    ("balear, own turn", STACKED, "1", "passe truc mevaig"),
    ("balear", "1:truc 2:vull 1:12o 2:12c", "3", "4o 2b 12b mevaig"),
    ("menorca, both refuse", "1:truc 2:novull", "4", "vull novull retruc envit mevaig"),
    ("barajamos", "4:truc", "1", "vull novull retruc envit falta"),
    ("barajamos", "4:truc", "3", "vull novull retruc"),
    ("put-1674", "", "1", "3c 5h 4d put"),
    ("put-1674", "1:3c", "2", "3h 4c 6d"),
    ("mallorca", "1:truc 2:vull", "1", "7o 6o 3c envit mevaig"),
    ("mallorca", "1:envit 2:joenvit 1:dosmes", "2", "vull novull tots"),
    ("mallorca, 17-0", "1:envit 2:joenvit 1:dosmes", "2", "vull novull tots"),
    ("mallorca, what the winner lacks", "1:envit 2:joenvit 1:dosmes", "2", "vull novull tots"),
    ("balear", STACKED, "2", "mevaig"),
    ("balear, before first card", STACKED, "1", "passe truc"),
    ("balear, claim", TO_CLAIM, "1", "mostra passe"),
    ("mallorca, 20-0", "1:envit 2:joenvit 1:dosmes", "2", "vull novull"),
    ("catala, 11-5", "", "3", "juguem nojuguem"),
    ("catala, 11-5", "3:juguem", "1", "3o 2c 7e"),
    ("catala, silent", "1:3o 1:truc", "2", "vull novull retruc 3c 4b 12o"),
    ("catala, silent", "1:3o 1:truc", "4", "vull novull retruc"),
    ("catala, one card", "", "3", "toca"),
    ("catala, one card, 10-5", "", "3", "toca"),
    ("catala, one card", "3:toca", "4", "una"),
    ("put-1800", "", "1", "3c 5h 4d mevaig"),
]


@pytest.mark.parametrize(("name", "before", "seat", "words"), LISTED)
def test_what_a_seat_may_do(name: str, before: str, seat: str, words: str) -> None:
    state = play(table(name), before)
    pack = state.ruleset.deck.pack
    listed = legal_actions(state, SEATS[int(seat) - 1])
    assert {word_of(action) for action in listed} == set(words.split())
    assert set(listed) == {action_of(f"{seat}:{word}", pack) for word in words.split()}
    assert len(listed) == len(words.split())


def test_two_equal_cards_may_lie_either_way() -> None:
    state = dealt(rules("balear"), "12o3e3c 12c3o6o 4o2b12b 5c7c4e")
    assert words_for(play(state, TIED), 1) == {"3e/3c", "3c/3e", "truc", "mevaig"}


def test_cards_are_listed_in_the_order_in_which_they_are_held() -> None:
    actions: list[SeatAction] = legal_actions(table("bar"), Seat(0))
    assert [word_of(action) for action in actions] == ["7o", "6o", "3c", "envit", "falta", "truc"]


# Gestures


def test_gestures_are_free_at_any_time() -> None:
    state = play(table("bar"), "1:truc")
    gestures = legal_gestures(state, Seat(2))
    assert gestures == [
        *(Look(Seat(2), at) for at in (None, *SEATS[:2], SEATS[3])),
        *(MakeSign(Seat(2), sign) for sign in state.ruleset.senyes.map),
        *(Say(Seat(2), expression) for expression in state.ruleset.senyes.expressions),
    ]


def test_before_the_deal_one_may_only_look() -> None:
    gestures = legal_gestures(table("bar, before the deal"), Seat(0))
    assert gestures == [Look(Seat(0), at) for at in (None, *SEATS[1:4])]


def test_who_has_left_makes_no_senyes_but_may_talk() -> None:
    ruleset = rules("bar", fold__scope="seat", fold__when="own-turn")
    state = play(dealt(ruleset, BAR), "1:mevaig")
    assert why_illegal(state, MakeSign(Seat(0), "tres")) is Reason.SEAT_OUT
    assert why_illegal(state, MakeSign(Seat(1), "tres")) is None
    assert why_illegal(state, Say(Seat(0), "pitja")) is None
