"""What is told of each action, and to whom."""

from typing import get_args

import pytest

from retruc.engine import Phase, State, apply, start
from retruc.game import (
    SEATS,
    Answer,
    AnswerHeard,
    Bet,
    Call,
    CallAccepted,
    CallDeclined,
    CallMade,
    CardCovered,
    CardPlayed,
    CardsStacked,
    DeckTapped,
    EnvitClaimed,
    Event,
    HandDealt,
    HiddenCardShown,
    Looked,
    OneCardChosen,
    Passed,
    Play,
    PlayDecided,
    RoundDealt,
    RoundEnded,
    Said,
    SeatLeft,
    SignMade,
    Team,
    Trick,
    TrickOpened,
    TrickTied,
    TrickWon,
    TrucOutcome,
    Wager,
    parse_card,
    parse_hand,
)
from retruc.rulesets import load
from tests.engine.support import deal_of, dealt, play, play_out, rules

ONE, TWO, THREE, FOUR = SEATS[:4]
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
ISLANDS = "12o3e4c 12c3o6o 4o2b12b 5c7c4e"
TIED = "1:12o 2:12c 3:4o 4:5c"
STACKED = f"{TIED} 1:3e/4c 2:3o/6o 3:2b/12b 4:7c/4e"
TRUC, ENVIT = Bet.TRUC, Bet.ENVIT


def bar(**options: str) -> State:
    return dealt(rules("bar", **options), HANDS)


def told(state: State, before: str, *words: str) -> tuple[Event, ...]:
    """What is told of the last words, after those that came before."""
    return play_out(play(state, before), " ".join(words)).events


def test_the_deal_tells_each_seat_its_own_hand() -> None:
    ruleset = load("bar")
    state, events = apply(start(ruleset, score=(1, 2), number=5), deal_of(ruleset, HANDS))
    hands = [parse_hand(hand) for hand in HANDS.split()]
    assert events == (
        RoundDealt(5, FOUR, ONE, 3, (1, 2), (0, 0)),
        *(
            HandDealt(seat, hand, frozenset({seat}))
            for seat, hand in zip(SEATS, hands, strict=False)
        ),
        TrickOpened(ONE),
    )
    assert state.round.dealt == state.round.held == tuple(hands)


def test_a_card_is_seen_by_all_and_passes_the_turn() -> None:
    assert told(bar(), "", "1:7o") == (CardPlayed(ONE, parse_card("7o")),)
    state = play(bar(), "1:7o")
    assert state.round.turn == TWO
    assert state.round.held[ONE] == parse_hand("6o3c")


def test_the_last_card_of_a_trick_closes_it() -> None:
    assert told(bar(), "1:7o 2:4b 3:7b", "4:6c") == (
        CardPlayed(FOUR, parse_card("6c")),
        TrickWon(0, ONE),
        TrickOpened(ONE),
    )


def test_a_covered_card_is_told_to_its_seat() -> None:
    card = parse_card("7o")
    assert told(dealt(load("bicicleta"), HANDS), "", "1:(7o)") == (
        CardCovered(ONE, card, frozenset({ONE})),
        CardCovered(ONE, None, frozenset({TWO, THREE, FOUR})),
    )


def test_of_a_stack_the_lower_card_is_told_to_its_seat() -> None:
    top, under = parse_hand("3e4c")
    assert told(dealt(load("balear"), ISLANDS), TIED, "1:3e/4c") == (
        CardsStacked(ONE, top, under, False, frozenset({ONE})),
        CardsStacked(ONE, top, None, False, frozenset({TWO, THREE, FOUR})),
    )


def test_of_a_covered_stack_both_are() -> None:
    state = dealt(rules("menorca", seats="2"), "6o3e4c 6c7e5o")
    top, under = parse_hand("4c3e")
    assert told(state, "1:(6o) 2:(6c)", "1:4c/3e") == (
        CardsStacked(ONE, top, under, True, frozenset({ONE})),
        CardsStacked(ONE, None, None, True, frozenset({TWO})),
    )


def test_calls_and_their_answers() -> None:
    assert told(bar(), "", "1:envit 2:torne 3:vull") == (
        CallMade(ONE, ENVIT, "envit"),
        CallMade(TWO, ENVIT, "torne"),
        CallAccepted(THREE, ENVIT),
    )
    assert told(dealt(load("bicicleta"), HANDS), "1:envit", "4:+3") == (
        CallMade(FOUR, ENVIT, "+", 3),
    )
    assert told(bar(), "1:envit", "4:novull") == (CallDeclined(FOUR, ENVIT),)
    events = told(bar(), "1:truc", "4:novull")
    assert events[0] == CallDeclined(FOUR, TRUC)
    assert isinstance(events[-1], RoundEnded)


def test_an_answer_that_settles_nothing_is_heard() -> None:
    state = bar(truc__answers="both-refuse")
    assert told(state, "1:truc", "4:novull") == (AnswerHeard(FOUR, TRUC, accepts=False),)
    state = play(state, "1:truc 4:novull")
    assert state.round.truc == Wager(
        (Call(ONE, "truc"),), pending=True, heard=(Answer(FOUR, accepts=False),)
    )


ANSWERS = [  # by how a call of seat 1 is answered: what becomes of it
    ("any", "2:vull", True),
    ("any", "4:novull", False),
    ("next", "2:vull", True),
    ("next", "2:novull", False),
    ("both-refuse", "4:vull", True),
    ("both-refuse", "4:novull", None),
    ("both-refuse", "4:novull 2:vull", True),
    ("both-refuse", "4:novull 2:novull", False),
    ("strongest", "4:vull", None),
    ("strongest", "4:novull", None),
    ("strongest", "4:vull 2:novull", True),
    ("strongest", "4:novull 2:vull", True),
    ("strongest", "4:vull 2:vull", True),
    ("strongest", "4:novull 2:novull", False),
]


@pytest.mark.parametrize(("answers", "words", "accepted"), ANSWERS)
def test_whose_answer_counts(answers: str, words: str, accepted: bool | None) -> None:
    state = play(bar(envit__answers=answers), f"1:envit {words}")
    envit = state.round.envit
    assert envit.pending == (accepted is None)
    assert envit.accepted == (accepted is True)
    assert envit.declined == (accepted is False)


@pytest.mark.parametrize(("answers", "words", "accepted"), ANSWERS)
def test_whose_answer_counts_for_the_truc(answers: str, words: str, accepted: bool | None) -> None:
    state = play(bar(truc__answers=answers), f"1:truc {words}")
    assert (state.round.number == 2) == (accepted is False)
    if accepted is not False:
        assert state.round.truc.accepted == (accepted is True)


@pytest.mark.parametrize("answers", ["both-refuse", "strongest"])
def test_a_raise_counts_before_every_answer(answers: str) -> None:
    state = play(bar(envit__answers=answers), "1:envit 4:novull 2:torne")
    assert [call.rung for call in state.round.envit.calls] == ["envit", "torne"]
    assert state.round.envit.heard == ()
    assert state.round.envit.pending


def test_a_partner_that_has_gone_is_not_waited_for() -> None:
    ruleset = rules("barajamos", truc__answers="both-refuse")
    state = dealt(ruleset, HANDS)
    events = told(state, "1:7o 2:mevaig 3:truc", "4:novull")
    assert events[0] == CallDeclined(FOUR, TRUC)


def test_playing_on_may_accept() -> None:
    state = dealt(rules("catala", truc__silent_accept="true"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e")
    assert told(state, "1:7e 1:truc", "2:3c") == (
        CallAccepted(TWO, TRUC),
        CardPlayed(TWO, parse_card("3c")),
    )
    assert play(state, "1:7e 1:truc 2:3c").round.truc.accepted


def test_a_truc_waits_for_the_envit_and_is_asked_again() -> None:
    state = dealt(load("menorca"), HANDS)
    assert told(state, "1:truc", "4:envit 1:vull 2:retruc 3:vull") == (
        CallMade(FOUR, ENVIT, "envit"),
        CallAccepted(ONE, ENVIT),
        CallMade(TWO, TRUC, "retruc"),
        CallAccepted(THREE, TRUC),
    )


def test_a_call_just_after_ones_card_stands_until_the_next_acts() -> None:
    state = dealt(load("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e")
    assert play(state, "1:3o").round.just_played == ONE
    assert play(state, "1:3o 1:truc").round.just_played is None
    assert play(state, "1:3o 1:truc 2:vull").round.just_played is None
    assert play(state, "1:3o 2:3c").round.just_played == TWO


# Leaving


def test_a_team_leaves_together() -> None:
    events = told(dealt(load("menorca"), HANDS), "", "3:mevaig")
    assert events[0] == SeatLeft(THREE, whole_team=True)
    assert isinstance(events[-1], RoundEnded)


def test_a_team_that_leaves_refuses_what_waits_for_it() -> None:
    state = dealt(load("menorca"), HANDS)
    assert told(state, "1:truc 2:envit", "3:mevaig")[:2] == (
        SeatLeft(THREE, whole_team=True),
        CallDeclined(THREE, ENVIT),
    )


def test_a_seat_leaves_alone_and_is_passed_over() -> None:
    state = dealt(load("barajamos"), HANDS)
    assert told(state, "", "1:mevaig") == (SeatLeft(ONE, whole_team=False),)
    state = play(state, "1:mevaig")
    assert (state.round.turn, state.round.left) == (TWO, {ONE})
    assert play(state, "2:4b").round.tricks == (Trick(TWO, (Play(TWO, parse_card("4b")),)),)
    state = play(state, "2:4b 3:7b 4:6c")
    assert state.round.tricks[0].opener == TWO
    assert state.round.turn == THREE
    assert play(state, "3:3o 4:5o").round.turn == TWO


def test_a_trick_goes_on_without_the_one_that_leaves() -> None:
    state = play(dealt(load("barajamos"), HANDS), "1:7o 2:mevaig")
    assert (state.round.turn, len(state.round.tricks)) == (THREE, 1)
    assert state.round.just_played is None
    assert not state.round.tricks[0].closed


def test_the_last_seat_of_a_trick_may_leave_and_end_it() -> None:
    state = dealt(load("barajamos"), HANDS)
    assert told(state, "1:7o 2:4b 3:7b", "4:mevaig") == (
        SeatLeft(FOUR, whole_team=False),
        TrickWon(0, ONE),
        TrickOpened(ONE),
    )


def test_who_should_open_may_have_left() -> None:
    hands = "4o5c6e 4c6c4b 4e7c5b 3c6b5e"
    state = play(dealt(load("barajamos"), hands), "1:4o 2:4c 3:4e 4:6b")
    # Seat 4 has won the trick and leaves before it opens the next one.
    state = play(state, "4:mevaig 1:5c")
    assert state.round.tricks[1].opener == ONE


def test_after_a_tie_the_seat_next_to_the_opener_that_left_opens() -> None:
    hands = "4o5c6e 3c6c4b 3e7c5b 5o6b5e"
    state = play(dealt(load("barajamos"), hands), "1:mevaig 2:3c 3:3e 4:5o")
    assert state.round.tricks[1].opener == TWO


def test_the_ma_that_left_opens_no_trick_after_a_tie() -> None:
    hands = "4o5c6e 3c6c4b 3e7c5b 5o6b5e"
    state = dealt(rules("barajamos", ties__opener="ma"), hands)
    state = play(state, "1:mevaig 2:3c 3:3e 4:5o")
    assert state.round.tricks[1].opener == TWO


def test_the_last_of_a_team_ends_the_round_by_leaving() -> None:
    events = told(dealt(load("barajamos"), HANDS), "1:mevaig 2:4b", "3:mevaig")
    assert events[0] == SeatLeft(THREE, whole_team=False)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].truc == TrucOutcome("none", None, Team.B, "folded", 1)


def test_a_trick_that_a_leaver_ends_may_be_tied_or_decide() -> None:
    hands = "3o4o6e 4c6c4b 3e7c5b 5o6b5e"
    events = told(dealt(load("barajamos"), hands), "1:3o 2:4c 3:7c 4:5o 1:4o 2:4b 3:3e", "4:mevaig")
    assert events[:2] == (SeatLeft(FOUR, whole_team=False), TrickWon(1, THREE))
    assert isinstance(events[-1], RoundEnded)


# Before the hidden cards


def test_each_seat_is_asked_before_the_hidden_cards() -> None:
    state = play(dealt(load("balear"), ISLANDS), STACKED)
    assert state.round.phase is Phase.LAST_RAISE
    assert state.round.asked == (ONE, TWO, THREE, FOUR)
    assert told(state, "", "1:passe") == (Passed(ONE),)
    events = told(state, "1:passe 2:passe 3:passe", "4:passe")
    assert events[:4] == (
        Passed(FOUR),
        HiddenCardShown(ONE, parse_card("4c")),
        HiddenCardShown(TWO, parse_card("6o")),
        TrickWon(1, TWO),
    )


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("", "1"),
        ("1:passe 2:passe", "3"),
        ("1:truc 4:vull", "2"),
        ("1:truc 4:vull 2:passe", "4"),
        ("1:truc 4:vull 2:retruc 1:vull", "3"),
        ("1:truc 2:retruc 3:vull", "3"),
        ("1:truc 2:retruc 1:valnou 2:vull", "2"),
        ("1:truc 4:retruc 1:vull 3:valnou 2:vull", "4"),
        ("1:passe 2:truc 3:vull", "3"),
        ("1:passe 2:truc 3:vull 3:retruc 4:vull", "4"),
        ("1:passe 2:passe 3:truc 2:retruc 1:vull", ""),
        ("1:passe 2:passe 3:passe 4:truc 1:vull", ""),
        ("1:truc 2:retruc 1:valnou 2:jocfora 1:vull", ""),
    ],
)
def test_who_is_asked_next(said: str, asked: str) -> None:
    state = play(dealt(load("balear"), ISLANDS), f"{STACKED} {said}")
    if not asked:
        assert state.round.phase is Phase.CUT
    else:
        assert str(state.round.asked[0]) == asked


def test_a_raise_refused_there_ends_the_round() -> None:
    state = play(dealt(load("balear"), ISLANDS), STACKED)
    events = told(state, "1:truc", "2:novull")
    assert not any(isinstance(event, HiddenCardShown) for event in events)
    assert events[-1].truc.by == "declined"  # type: ignore[union-attr]


# Claims


def test_the_envit_is_claimed_after_the_tricks() -> None:
    state = bar(envit__reveal="claim")
    state = play(state, "1:envit 2:vull 1:truc 2:novull")
    assert state.round.phase is Phase.CLAIM
    assert told(state, "", "1:mostra 2:passe") == (
        EnvitClaimed(ONE, parse_hand("7o6o3c")),
        Passed(TWO),
    )
    assert isinstance(told(state, "1:mostra 2:passe 3:passe", "4:mostra")[-1], RoundEnded)


def test_all_may_claim_who_have_left_too() -> None:
    ruleset = rules("menorca", envit__reveal="claim")
    state = play(dealt(ruleset, HANDS), "1:envit 2:vull 1:truc 3:mevaig")
    assert state.round.phase is Phase.CLAIM
    assert not state.round.truc.pending
    assert state.round.left == {ONE, THREE}
    assert hash(state)
    state, events = play_out(state, "1:mostra 2:passe 3:passe 4:passe")
    assert events[-1].envit.seat == ONE  # type: ignore[union-attr]


# At eleven, and one card each


def test_a_team_says_whether_it_plays() -> None:
    state = dealt(load("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e", score=(11, 5))
    assert state.round.phase is Phase.DECIDE
    assert told(state, "", "3:juguem") == (PlayDecided(THREE, plays=True),)
    assert play(state, "3:juguem").round.phase is Phase.PLAY
    events = told(state, "", "1:nojuguem")
    assert events[0] == PlayDecided(ONE, plays=False)
    assert isinstance(events[-1], RoundEnded)


def test_the_deck_is_tapped_and_one_card_is_dealt() -> None:
    state = start(rules("catala", deal__one_card="true"))
    assert told(state, "", "3:toca 4:una") == (DeckTapped(THREE), OneCardChosen(FOUR))


# Gestures


def test_gestures_are_told_and_nothing_else_changes() -> None:
    state = bar()
    after, events = play_out(state, "1:mira=2 2:senya=tres 3:diu=pitja 1:mira=0")
    assert events == (
        Looked(ONE, TWO),
        SignMade(TWO, "tres", frozenset({ONE, TWO})),
        Said(THREE, "pitja"),
        Looked(ONE, None),
    )
    assert after == state


def test_every_kind_of_event_is_told_at_some_table() -> None:
    one_card = start(rules("catala", deal__one_card="true"))
    at_eleven = dealt(load("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e", score=(11, 5))
    claimed = bar(envit__reveal="claim", truc__answers="both-refuse")
    last = dealt(load("put-1674"), "3c5h4d 3h4c6d")
    rounds = [
        told(dealt(load("balear"), ISLANDS), "", f"{STACKED} 1:passe 2:passe 3:truc 2:mevaig"),
        told(dealt(load("balear"), ISLANDS), STACKED, "1:passe 2:passe 3:passe 4:passe"),
        told(dealt(load("bicicleta"), HANDS), "", "1:(7o) 2:4b 3:7b 4:6c"),
        told(claimed, "", "1:envit 2:novull 1:truc 2:novull 4:novull"),
        told(
            claimed, "", "1:envit 2:vull 1:truc 2:novull 4:vull 1:mira=2 1:senya=tres 1:diu=pitja"
        ),
        told(claimed, "", "1:envit 2:vull 1:truc 2:novull 4:novull 1:mostra"),
        told(one_card, "", "3:toca 4:una"),
        told(at_eleven, "", "1:juguem"),
        told(last, "", "1:put 2:vull 1:3c 2:3h 1:5h 2:4c 1:4d 2:6d"),
        told(last, "", "1:put 2:vull 1:3c 2:4c 1:5h 2:3h 2:6d 1:4d"),
        apply(start(load("bar")), deal_of(load("bar"), HANDS)).events,
    ]
    assert {type(event) for events in rounds for event in events} == set(get_args(Event))


def test_a_tied_trick_is_told() -> None:
    assert told(dealt(load("balear"), ISLANDS), "1:12o 2:12c 3:4o", "4:5c") == (
        CardPlayed(FOUR, parse_card("5c")),
        TrickTied(0),
        TrickOpened(ONE),
    )
