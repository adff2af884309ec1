"""Every reason why an action is refused, and who may act when."""

from typing import NamedTuple

import pytest

from retruc.engine import (
    State,
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
    Raise,
    Reason,
    Say,
    Seat,
    SeatAction,
    parse_card,
    parse_hand,
)
from retruc.rulesets import Ruleset
from tests.engine.support import action_of, deal_of, dealt, play, rules, word_of, words_for


class Table(NamedTuple):
    """A ruleset and the hands that are dealt at it; without hands it waits for the deal."""

    ruleset: Ruleset
    hands: str = ""
    score: tuple[int, int] = (0, 0)


BAR = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
ISLANDS = "12o3e4c 12c3o6o 4o2b12b 5c7c4e"
MALLORCA = "7o6o3c 1e4b5c 3o10o7b 6c5o4e"
MENORCA = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
CATALA = "3o2c7e 3c4b12o 1e1b6c 2o10c11e"
TABLES = {
    "bar": Table(rules("bar"), BAR),
    "bar, before the deal": Table(rules("bar")),
    "bar, next answers": Table(rules("bar", truc__answers="next", envit__answers="next"), BAR),
    "bar, both refuse": Table(
        rules("bar", truc__answers="both-refuse", envit__answers="both-refuse"), BAR
    ),
    "bar, strongest": Table(
        rules("bar", truc__answers="strongest", envit__answers="strongest"), BAR
    ),
    "bar, waits and after": Table(
        rules("bar", truc__answers="both-refuse", envit__with_truc="waits-and-after"), BAR
    ),
    "bar, own turn": Table(rules("bar", fold__scope="team", fold__when="own-turn"), BAR),
    "bar, any time": Table(rules("bar", fold__scope="team"), BAR),
    "barajamos": Table(rules("barajamos"), BAR),
    "bicicleta": Table(rules("bicicleta"), BAR),
    "bicicleta, next answers": Table(rules("bicicleta", truc__answers="next"), BAR),
    "balear": Table(rules("balear"), ISLANDS),
    "balear, own turn": Table(rules("balear", fold__when="own-turn"), ISLANDS),
    "balear, before first card": Table(rules("balear", fold__when="before-first-card"), ISLANDS),
    "balear, claim": Table(rules("balear", envit__reveal="claim", envit__openers="any"), ISLANDS),
    "mallorca": Table(rules("mallorca"), MALLORCA),
    "mallorca, 17-0": Table(rules("mallorca"), MALLORCA, (17, 0)),
    "mallorca, 18-0": Table(rules("mallorca"), MALLORCA, (18, 0)),
    "mallorca, 20-0": Table(rules("mallorca"), MALLORCA, (20, 0)),
    "mallorca, what the winner lacks": Table(
        rules("mallorca", envit__falta="males-bones-own"), MALLORCA, (20, 0)
    ),
    "bicicleta, what the winner lacks": Table(
        rules("bicicleta", envit__falta="males-bones-own"), BAR, (20, 14)
    ),
    "menorca, both refuse": Table(rules("menorca", truc__answers="both-refuse"), MENORCA),
    "menorca": Table(rules("menorca"), MENORCA),
    "catala": Table(rules("catala"), CATALA),
    "catala, 11-5": Table(rules("catala"), CATALA, (11, 5)),
    "catala, 11-11": Table(rules("catala"), CATALA, (11, 11)),
    "catala, silent": Table(rules("catala", truc__silent_accept="true"), CATALA),
    "catala, one card": Table(rules("catala", deal__one_card="true")),
    "catala, one card, 10-5": Table(rules("catala", deal__one_card="true"), "", (10, 5)),
    "catala, one card, 11-5": Table(rules("catala", deal__one_card="true"), "", (11, 5)),
    "put-1674": Table(rules("put-1674"), "3c5h4d 3h4c6d"),
    "put-1800": Table(rules("put-1800"), "3c5h4d 3h4c6d"),
}
TIED = "1:12o 2:12c 3:4o 4:5c"
STACKED = f"{TIED} 1:3e/4c 2:3o/6o 3:2b/12b 4:7c/4e"
TO_CLAIM = "1:envit 2:vull 1:truc 2:novull"
ONE_TRICK = "1:7o 2:4b 3:7b 4:6c"

REFUSED = [
    # Calls
    ("not-dealt", "bar, before the deal", "", "1:truc", "say truc"),
    ("decide-first", "catala, 11-5", "", "1:truc", "say truc"),
    ("not-asked", "balear, claim", TO_CLAIM, "1:retruc", "say retruc"),
    ("unknown-rung", "bar", "", "1:put", "say put"),
    ("unknown-rung", "catala", "", "1:envit", "say envit"),
    ("unknown-rung", "bar", "", "1:+2", "raise by 2"),
    ("seat-out", "barajamos", "1:mevaig", "1:truc", "say truc"),
    ("no-bets", "catala, 11-5", "1:juguem", "1:truc", "say truc"),
    ("no-bets", "catala, 11-11", "", "1:truc", "say truc"),
    ("rung-order", "bar", "", "1:retruc", "say retruc"),
    ("rung-order", "bar", "", "1:torne", "say torne"),
    ("rung-order", "bar", "1:envit 2:torne", "1:torne", "say torne"),
    ("rung-order", "bicicleta", "", "1:+2", "raise by 2"),
    ("rung-order", "bicicleta", "1:envit 2:+2", "1:torne", "say torne"),
    ("rung-order", "bicicleta", "1:falta", "2:+2", "raise by 2"),
    ("rung-order", "mallorca", "", "1:tots", "say tots"),
    ("wrong-amount", "bicicleta", "1:envit", "2:+0", "say +"),
    ("over-cap", "bicicleta", "1:envit", "2:+23", "raise by 23"),
    ("over-cap", "bicicleta, what the winner lacks", "1:envit", "2:+9", "raise by 9"),
    ("too-small", "mallorca, 18-0", "1:envit 2:joenvit 1:dosmes", "2:tots", "say tots"),
    ("too-small", "mallorca, 20-0", "1:envit 2:joenvit 1:dosmes", "2:tots", "say tots"),
    ("out-of-turn", "bar", "", "2:truc", "say truc"),
    ("out-of-turn", "bar", "", "2:envit", "say envit"),
    ("out-of-turn", "catala", "1:3o 2:3c", "1:truc", "say truc"),
    ("out-of-turn", "put-1674", "", "2:put", "say put"),
    ("out-of-turn", "put-1674", "1:3c", "2:put", "say put"),
    ("out-of-turn", "put-1674", "1:3c 2:4c", "1:put", "say put"),
    ("out-of-turn", "barajamos", "4:truc", "3:envit", "say envit"),
    ("out-of-turn", "mallorca", "1:truc 2:vull", "2:envit", "say envit"),
    ("own-raise", "bar", "1:truc", "3:retruc", "say retruc"),
    ("own-raise", "bar", "1:truc 2:vull", "1:retruc", "say retruc"),
    ("own-raise", "bar", "1:envit", "3:torne", "say torne"),
    ("not-asked", "bar, next answers", "1:truc", "4:retruc", "say retruc"),
    ("not-asked", "bar, next answers", "1:envit", "4:torne", "say torne"),
    ("not-asked", "balear", STACKED, "2:truc", "say truc"),
    ("already-answered", "bar, both refuse", "1:truc 2:novull", "2:retruc", "say retruc"),
    ("already-answered", "bar, strongest", "1:envit 4:vull", "4:torne", "say torne"),
    ("envit-pending", "bar", "1:envit", "2:truc", "say truc"),
    ("envit-closed", "bar", "1:envit 2:vull", "1:falta", "say falta"),
    ("envit-closed", "bar", "1:truc 2:vull", "1:envit", "say envit"),
    ("envit-closed", "bar", "1:7o", "1:envit", "say envit"),
    ("envit-closed", "balear", "1:truc 2:vull", "1:envit", "say envit"),
    ("envit-closed", "balear", "1:truc 2:vull 1:12o 2:retruc", "3:envit", "say envit"),
    ("envit-closed", "menorca", "1:truc 2:retruc", "1:envit", "say envit"),
    ("envit-closed", "menorca, both refuse", "1:truc 2:novull", "2:envit", "say envit"),
    ("envit-closed", "balear", STACKED, "1:envit", "say envit"),
    ("not-opener", "balear", "", "1:envit", "say envit"),
    ("not-opener", "balear", "1:12o", "2:envit", "say envit"),
    ("answer-first", "balear", "1:truc", "3:envit", "say envit"),
    ("answer-first", "mallorca", "1:truc", "2:envit", "say envit"),
    # Answers
    ("nothing-pending", "bar, before the deal", "", "1:vull", "accept"),
    ("nothing-pending", "bar", "", "1:vull", "accept"),
    ("nothing-pending", "bar", "1:truc 2:vull", "4:novull", "decline"),
    ("own-raise", "bar", "1:truc", "1:vull", "accept"),
    ("own-raise", "bar", "1:envit", "3:novull", "decline"),
    ("own-raise", "menorca", "1:truc 2:envit", "4:vull", "accept"),
    ("not-asked", "bar, next answers", "1:envit", "4:vull", "accept"),
    ("already-answered", "bar, strongest", "1:envit 4:vull", "4:novull", "decline"),
    ("seat-out", "barajamos", "1:7o 2:mevaig 3:truc", "2:vull", "accept"),
    # Cards
    ("not-dealt", "bar, before the deal", "", "1:7o", "play 7o"),
    ("decide-first", "catala, 11-5", "", "1:3o", "play 3o"),
    ("out-of-turn", "bar", "", "2:1e", "play 1e"),
    ("seat-out", "barajamos", "1:mevaig", "1:7o", "play 7o"),
    ("answer-first", "bar", "1:truc", "1:7o", "play 7o"),
    ("answer-first", "bar", "1:envit", "1:7o", "play 7o"),
    ("answer-first", "catala, silent", "1:truc", "1:3o", "play 3o"),
    ("not-in-hand", "bar", "", "1:1e", "play 1e"),
    ("not-in-hand", "bar", ONE_TRICK, "1:7o", "play 7o"),
    ("no-covered", "bar", "", "1:(7o)", "cover 7o"),
    ("must-cover", "menorca", "1:(7o) 2:(4b) 3:7b 4:6c 3:3o 4:5o", "1:6o", "play 6o"),
    ("must-stack", "balear", TIED, "1:3e", "play 3e"),
    ("must-stack", "menorca", "1:(7o) 2:(4b) 3:(7b) 4:(6c)", "1:(6o)", "cover 6o"),
    ("no-stack", "bar", "", "1:7o/6o", "lay 7o over 6o"),
    ("no-stack", "balear", "", "1:12o/3e", "lay 12o over 3e"),
    ("out-of-turn", "balear", TIED, "2:3o/6o", "lay 3o over 6o"),
    ("not-in-hand", "balear", TIED, "1:3e/12o", "lay 3e over 12o"),
    ("lower-on-top", "balear", TIED, "1:4c/3e", "lay 4c over 3e"),
    ("not-asked", "balear", STACKED, "1:3e", "play 3e"),
    ("not-asked", "balear, claim", TO_CLAIM, "1:3e", "play 3e"),
    # Leaving
    ("no-fold", "bar", "", "1:mevaig", "leave the round"),
    ("not-dealt", "barajamos", "1:mevaig 2:4b 3:mevaig", "2:mevaig", "leave the round"),
    ("not-asked", "balear, claim", TO_CLAIM, "1:mevaig", "leave the round"),
    ("seat-out", "barajamos", "1:mevaig", "1:mevaig", "leave the round"),
    ("fold-now", "barajamos", "", "2:mevaig", "leave the round"),
    ("answer-first", "barajamos", "1:truc", "2:mevaig", "leave the round"),
    ("fold-now", "bar, own turn", "", "2:mevaig", "leave the round"),
    ("not-asked", "balear, own turn", STACKED, "2:mevaig", "leave the round"),
    ("fold-now", "balear, before first card", STACKED, "1:mevaig", "leave the round"),
    ("fold-now", "put-1800", "1:3c 2:4c", "1:mevaig", "leave the round"),
    ("fold-now", "put-1800", "", "2:mevaig", "leave the round"),
    # Other words
    ("no-pass", "bar", "", "1:passe", "pass"),
    ("answer-first", "balear", f"{STACKED} 1:truc", "2:passe", "pass"),
    ("not-asked", "balear", STACKED, "2:passe", "pass"),
    ("not-asked", "balear, claim", TO_CLAIM, "2:passe", "pass"),
    ("no-claim", "bar", "", "1:mostra", "claim the envit"),
    ("no-claim", "balear, claim", "1:envit 2:vull", "1:mostra", "claim the envit"),
    ("not-asked", "balear, claim", TO_CLAIM, "3:mostra", "claim the envit"),
    ("no-decision", "bar", "", "1:juguem", "decide to play"),
    ("no-decision", "catala, 11-5", "", "2:nojuguem", "decide not to play"),
    ("no-decision", "catala, 11-5", "3:juguem", "1:juguem", "decide to play"),
    ("no-decision", "catala, 11-11", "", "1:juguem", "decide to play"),
    ("no-one-card", "bar, before the deal", "", "3:toca", "tap the deck"),
    ("no-one-card", "bar", "", "4:una", "deal one card each"),
    ("out-of-turn", "catala, one card", "", "1:toca", "tap the deck"),
    ("no-one-card", "catala, one card", "3:toca", "3:toca", "tap the deck"),
    ("no-one-card", "catala, one card, 11-5", "", "3:toca", "tap the deck"),
    ("no-one-card", "catala, one card", "", "4:una", "deal one card each"),
    ("out-of-turn", "catala, one card", "3:toca", "3:una", "deal one card each"),
    ("no-one-card", "catala, one card", "3:toca 4:una", "4:una", "deal one card each"),
    # Gestures
    ("own-seat", "bar", "", "1:mira=1", "look at seat 1"),
    ("no-such-seat", "bar", "", "1:mira=5", "look at seat 5"),
    ("no-senyes", "barajamos", "", "1:senya=tres", "make the senya tres"),
    ("unknown-sign", "bar", "", "1:senya=amo", "make the senya amo"),
    ("not-dealt", "bar, before the deal", "", "1:senya=tres", "make the senya tres"),
    ("false-sign", "bicicleta", "", "2:senya=tres", "make the senya tres"),
    ("unknown-expression", "bar", "", "1:diu=roquers", "say roquers"),
    ("not-dealt", "bar, before the deal", "", "1:diu=pitja", "say pitja"),
    # Anything
    ("no-such-seat", "bar", "", "5:truc", "say truc"),
    ("no-such-seat", "bar", "", "8:mira=1", "look at seat 1"),
]


def table(name: str) -> State:
    ruleset, hands, score = TABLES[name]
    return dealt(ruleset, hands, score=score) if hands else start(ruleset, score=score)


@pytest.mark.parametrize(
    ("reason", "name", "before", "tried", "attempt"),
    REFUSED,
    ids=[f"{reason} {name} {before} {tried}" for reason, name, before, tried, _ in REFUSED],
)
def test_what_is_refused_and_why(
    reason: str, name: str, before: str, tried: str, attempt: str
) -> None:
    state = play(table(name), before)
    action = action_of(tried, state.ruleset.deck.pack)
    assert why_illegal(state, action) is Reason(reason)
    with pytest.raises(IllegalAction) as error:
        apply(state, action)
    sentence = Reason(reason).sentence
    assert str(error.value) == f"seat {tried[0]} may not {attempt}: {sentence}"
    assert error.value.state is state


def test_a_card_of_the_wrong_amount_is_no_call_either() -> None:
    state = table("bar")
    assert why_illegal(state, Raise(Seat(0), "truc", 2)) is Reason.WRONG_AMOUNT
    assert why_illegal(state, Raise(Seat(0), "envit", 1)) is Reason.WRONG_AMOUNT
    bicicleta = play(table("bicicleta"), "1:envit")
    assert why_illegal(bicicleta, Raise(Seat(1), "+", -1)) is Reason.WRONG_AMOUNT


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


def test_every_reason_is_met_above() -> None:
    met = {reason for reason, *_ in REFUSED} | {"bad-deal", "already-dealt", "coto-over"}
    assert met == set(Reason)


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
