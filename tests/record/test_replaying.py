"""Replaying records."""

import pytest

from retruc.engine import is_over
from retruc.game import (
    SEATS,
    CardPlayed,
    Deal,
    DealOne,
    Look,
    PlayCard,
    RecordError,
    RoundEnded,
    Tap,
    parse_card,
    parse_hand,
)
from retruc.record import (
    HiddenPlay,
    Record,
    RecordedRound,
    last_state,
    new_header,
    opening_state,
    read_record,
    replay,
)
from retruc.rulesets import load, with_options
from tests.record.support import EXAMPLE, TWO_SEATS

ROUND = "1. 1e7e3o 4o4c5b "
TRICKS = "1:1e 2:4o 1:7e 2:4c "


def refused(text: str) -> str:
    with pytest.raises(RecordError) as error:
        list(replay(read_record(text)))
    return str(error.value)


def test_the_deal_comes_first_and_every_action_has_its_events() -> None:
    record = read_record(EXAMPLE)
    replayed = list(replay(record))
    assert replayed[0].action == Deal(record.rounds[0].hands)
    assert [one.action for one in replayed[1:]] == list(record.rounds[0].actions)
    assert replayed[3].step.events == (CardPlayed(SEATS[0], parse_card("3c")),)
    ended = replayed[-1].step.events[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.gained, ended.score) == ((2, 1), (17, 9))
    assert all(one.round is record.rounds[0] for one in replayed)


def test_a_record_begins_as_its_tags_say() -> None:
    record = read_record('[Seats "2"] [Score "3-5"] [Cames "1-0"] [Dealer "1"] 8. 1e7e3o 4o4c5b')
    state = opening_state(record.header, record.ruleset)
    assert (state.score, state.cames, state.round.dealer) == ((3, 5), (1, 0), SEATS[0])
    assert state.round.number == 1
    assert last_state(record).round.number == 8
    assert opening_state(record.header, record.ruleset, number=8).round.number == 8


def test_the_last_state_is_where_one_goes_on() -> None:
    assert last_state(read_record(TWO_SEATS)).score == (0, 0)
    assert last_state(read_record(TWO_SEATS + ROUND + TRICKS)).score == (1, 0)
    assert last_state(read_record(TWO_SEATS + ROUND + "1:1e")).round.turn == SEATS[1]


def test_a_tap_of_the_deck_was_before_the_deal() -> None:
    ruleset = with_options(load("catala"), {"seats": "2", "deal.one-card": "true"})
    hands = (parse_hand("3o"), parse_hand("4o"))
    tap, one = Tap(SEATS[0]), DealOne(SEATS[1])
    look, card = Look(SEATS[0], None), PlayCard(SEATS[0], parse_card("3o"))
    rounds = (
        RecordedRound(1, hands, (tap, one, look, card, PlayCard(SEATS[1], parse_card("4o")))),
        RecordedRound(2, (parse_hand("3o3c3e"), parse_hand("4o4c4e")), (Tap(SEATS[1]),)),
    )
    actions = [one.action for one in replay(Record(new_header(ruleset), ruleset, rounds))]
    assert actions[:5] == [tap, one, Deal(hands), look, card]
    assert isinstance(actions[6], Tap)
    assert isinstance(actions[7], Deal)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            ROUND + "1:4o",
            "2:18: not-in-hand: seat 1 may not play 4o: the card is not in its hand",
        ),
        (ROUND + "2:4o", "2:18: out-of-turn: seat 2 may not play 4o: it is another seat's turn"),
        (
            ROUND + "1:vull",
            "2:18: nothing-pending: seat 1 may not accept: nothing waits for an answer",
        ),
        (
            ROUND + TRICKS + "1:3o",
            "2:38: not-dealt: seat 1 may not play 3o: the cards have not been dealt",
        ),
        (ROUND + "1:1e\n 2. ?? ??", "3:2: round-not-finished: round 1 is not finished"),
        (ROUND + "2. ?? ??", "2:18: round-not-finished: round 1 is not finished"),
        (ROUND + TRICKS + "3. ?? ??", "2:38: bad-round-number: expected round 2, found 3"),
        (ROUND + TRICKS + "1. ?? ??", "2:38: bad-round-number: expected round 2, found 1"),
        ("1. ?? 4o4c5b", "2:4: unknown-cards: the hand of seat 1 is not known"),
        ("1. 4o4c5b ??", "2:11: unknown-cards: the hand of seat 2 is not known"),
        (
            ROUND + "1:(??)",
            "2:18: unknown-cards: seat 1 lays a card that is known, and does not name it",
        ),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(text: str, message: str) -> None:
    assert refused(TWO_SEATS + text) == message


@pytest.mark.parametrize(
    ("hands", "column", "message"),
    [
        ("1e7e3o 4o4c3o", 11, "3o was dealt twice"),
        ("1e7e1e 4o4c3o", 4, "1e was dealt twice"),
        ("1e7e2o 4o4c5b", 4, "the deck has no 2o"),
        ("1e7e3o 4o4c", 11, "expected 3 cards for seat 2, found 2"),
        ("1e7e3o7o 4o4c5b", 4, "expected 3 cards for seat 1, found 4"),
    ],
)
def test_cards_that_cannot_be_dealt_are_refused_at_their_hand(
    hands: str, column: int, message: str
) -> None:
    assert refused(f"{TWO_SEATS}1. {hands} 1:1e") == f"2:{column}: bad-deal: {message}"


def test_after_the_coto_nothing_begins() -> None:
    over = '[Seats "2"] [Score "23-0"] [Cames "1-0"]\n' + ROUND + TRICKS
    assert is_over(last_state(read_record(over)))
    assert refused(over + "\n2. 1e7e3o 4o4c5b") == "3:1: coto-over: the coto is over"


def test_what_was_made_and_not_read_has_no_place() -> None:
    record = read_record(TWO_SEATS)
    hands = (parse_hand("1e7e3o"), parse_hand("4o4c5b"))
    made = record.with_rounds([RecordedRound(1, hands, (HiddenPlay(SEATS[0]),))])
    with pytest.raises(RecordError) as error:
        list(replay(made))
    assert (error.value.line, error.value.column) == (1, 1)


def test_a_round_that_was_made_with_too_few_hands_is_refused() -> None:
    record = read_record(TWO_SEATS)
    made = record.with_rounds([RecordedRound(1, (parse_hand("1e7e3o"),))])
    with pytest.raises(RecordError) as error:
        list(replay(made))
    assert (error.value.reason, error.value.line, error.value.column) == ("bad-deal", 1, 1)
