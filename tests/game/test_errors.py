import pickle

import pytest

from retruc.game import (
    FREE,
    Accept,
    Action,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fault,
    FaultError,
    Fold,
    Found,
    IllegalAction,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Reason,
    RecordError,
    RetrucError,
    RulesetError,
    Say,
    Seat,
    StackCards,
    Tap,
    parse_card,
)

SENTENCES = {
    "coto-over": "the coto is over",
    "not-dealt": "the cards have not been dealt",
    "already-dealt": "the cards have been dealt",
    "bad-deal": "each seat needs its own cards of this deck, and as many as the rules say",
    "no-such-seat": "this table has no such seat",
    "seat-out": "it has left the round",
    "out-of-turn": "it is another seat's turn",
    "answer-first": "a call waits for its answer",
    "nothing-pending": "nothing waits for an answer",
    "own-raise": "its own team spoke last",
    "not-asked": "another seat is asked",
    "already-answered": "it has answered, and its partner is asked now",
    "not-in-hand": "the card is not in its hand",
    "no-covered": "cards are not covered here",
    "must-cover": "who has covered one card covers the rest",
    "must-stack": "both cards are laid at once after a tied first trick",
    "no-stack": "cards are laid one by one here",
    "lower-on-top": "the stronger card lies on top",
    "unknown-rung": "the ruleset has no such call",
    "rung-order": "the call does not follow from what was said",
    "wrong-amount": "only a free raise names an amount, of 1 or more",
    "over-cap": "the envit would be worth more than can be won",
    "too-small": "the call would be worth too little",
    "envit-closed": "the envit cannot be opened any more",
    "envit-pending": "the envit is settled first",
    "not-opener": "it is not among the seats that open the envit",
    "no-bets": "this round is played without bets",
    "no-fold": "nobody leaves a round here",
    "fold-now": "it cannot leave the round now",
    "decide-first": "a team says first whether it plays the round",
    "no-decision": "its team has nothing to decide",
    "no-one-card": "a round of one card is not on offer",
    "no-claim": "there is no envit to claim",
    "no-pass": "there is nothing to pass",
    "no-senyes": "senyes are not made here",
    "unknown-sign": "the ruleset has no such senya",
    "false-sign": "false senyes are forbidden",
    "unknown-expression": "the ruleset has no such expression",
    "own-seat": "nobody looks at oneself",
}
FAULT = Fault("bad-value", "found {found}", found=Found("x"))
SEAT, ACE, FOUR = Seat(1), parse_card("1e"), parse_card("4c")
ATTEMPTS: list[tuple[Action, str]] = [
    (PlayCard(SEAT, ACE), "play 1e"),
    (PlayCard(SEAT, ACE, covered=True), "cover 1e"),
    (StackCards(SEAT, ACE, FOUR), "lay 1e over 4c"),
    (Raise(SEAT, "truc"), "say truc"),
    (Raise(SEAT, FREE, 5), "raise by 5"),
    (Accept(SEAT), "accept"),
    (Decline(SEAT), "decline"),
    (Fold(SEAT), "leave the round"),
    (Pass(SEAT), "pass"),
    (Decide(SEAT, plays=True), "decide to play"),
    (Decide(SEAT, plays=False), "decide not to play"),
    (Tap(SEAT), "tap the deck"),
    (DealOne(SEAT), "deal one card each"),
    (Claim(SEAT), "claim the envit"),
    (Look(SEAT, Seat(3)), "look at seat 4"),
    (Look(SEAT, None), "look away"),
    (MakeSign(SEAT, "cec"), "make the senya cec"),
    (Say(SEAT, "pitja"), "say pitja"),
]


def test_every_reason_has_its_sentence() -> None:
    assert {reason.value: reason.sentence for reason in Reason} == SENTENCES


@pytest.mark.parametrize(("action", "attempt"), ATTEMPTS, ids=[text for _, text in ATTEMPTS])
def test_a_refusal_says_who_tried_what_and_why_not(action: Action, attempt: str) -> None:
    state = object()
    error = IllegalAction(state, action, Reason.OUT_OF_TURN)
    assert str(error) == f"seat 2 may not {attempt}: it is another seat's turn"
    assert (error.state, error.action, error.reason) == (state, action, Reason.OUT_OF_TURN)
    assert error.id == "out-of-turn"


def test_a_refused_deal_names_no_seat() -> None:
    error = IllegalAction(object(), Deal(()), Reason.COTO_OVER)
    assert str(error) == "the cards may not be dealt: the coto is over"


@pytest.mark.parametrize(
    ("file", "path", "text"),
    [
        ("poble.toml", "ties.first", "poble.toml: ties.first: no such value"),
        ("poble.toml", "", "poble.toml: no such value"),
        ("", "ties.first", "ties.first: no such value"),
        ("", "", "no such value"),
    ],
)
def test_a_ruleset_error_says_what_it_knows_of_the_place(file: str, path: str, text: str) -> None:
    error = RulesetError(Fault("bad-value", "no such value"), file, path)
    assert str(error) == text
    assert (error.id, error.problem, error.file, error.path) == (
        "bad-value",
        "no such value",
        file,
        path,
    )


def test_a_record_error_says_line_and_column() -> None:
    error = RecordError(Fault("no-word", "nobody says {word}", word="xyz"), 3, 14)
    assert str(error) == "3:14: no-word: nobody says xyz"
    assert (error.id, error.reason, error.message) == ("no-word", "no-word", "nobody says xyz")
    assert (error.line, error.column) == (3, 14)


def test_a_record_error_may_have_an_id_other_than_that_of_its_fault() -> None:
    fault = Fault("odd-seats", "found {found}", found=3)
    error = RecordError(fault.within("seats").within("Options"), 1, 1, "bad-option")
    assert str(error) == "1:1: bad-option: Options: seats: found 3"
    assert (error.id, error.reason, error.fault.id) == ("bad-option", "bad-option", "odd-seats")


def test_a_record_error_may_be_what_the_rules_forbid() -> None:
    error = RecordError(IllegalAction(object(), Pass(SEAT), Reason.NO_PASS), 3, 7)
    assert str(error) == "3:7: no-pass: seat 2 may not pass: there is nothing to pass"


def test_every_error_is_one_of_this_library() -> None:
    for error in (
        IllegalAction(object(), Accept(SEAT), Reason.NO_BETS),
        FaultError(FAULT),
        RulesetError(FAULT),
        RecordError(FAULT, 1, 1),
    ):
        assert isinstance(error, RetrucError)
    assert RetrucError("x").id == "error"


def test_errors_can_be_sent_to_another_process() -> None:
    for error in (
        IllegalAction("here", Accept(SEAT), Reason.NO_BETS),
        FaultError(FAULT),
        RulesetError(FAULT, "poble.toml", "ties.first"),
        RecordError(FAULT, 3, 14),
        RecordError(FAULT, 3, 14, "bad-option"),
    ):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), str(twin), twin.id) == (type(error), str(error), error.id)
