"""Records as values: what is the same record, and where its parts stood."""

import pytest

from retruc.game import Accept, PlayCard, Raise, Seat, parse_card, parse_hand
from retruc.record import Comment, Header, HiddenPlay, Place, Record, RecordedRound, Tag
from retruc.record.values import NOWHERE
from retruc.rulesets import load

ONE = Seat(0)
HANDS = (parse_hand("1e7e3o"), None)
ACTIONS = (Raise(Seat(0), "truc"), Accept(Seat(1)))
PLACES = tuple(Place(1, column) for column in (1, 4, 11, 14, 21))


def test_what_was_not_read_stands_at_the_beginning() -> None:
    assert (NOWHERE.line, NOWHERE.column) == (1, 1)
    assert Tag("Ruleset", "bar").place == NOWHERE


def test_where_a_tag_stood_makes_no_other_tag() -> None:
    assert Tag("Ruleset", "bar", Place(3, 1)) == Tag("Ruleset", "bar")
    assert hash(Tag("Ruleset", "bar", Place(3, 1))) == hash(Tag("Ruleset", "bar"))
    assert Tag("Ruleset", "bar") != Tag("Ruleset", "balear")


def test_where_a_round_stood_makes_no_other_round() -> None:
    read = RecordedRound(1, HANDS, ACTIONS, places=PLACES)
    assert read == RecordedRound(1, HANDS, ACTIONS)
    assert repr(read) == repr(RecordedRound(1, HANDS, ACTIONS))
    assert read != RecordedRound(2, HANDS, ACTIONS)
    assert read != RecordedRound(1, HANDS, ACTIONS, (Comment(0, "x"),))


@pytest.mark.parametrize("index", range(5))
def test_the_parts_of_a_round_are_its_number_its_hands_and_its_actions(index: int) -> None:
    assert RecordedRound(1, HANDS, ACTIONS, places=PLACES).place_of(index) == PLACES[index]
    assert RecordedRound(1, HANDS, ACTIONS).place_of(index) == NOWHERE


def test_the_first_tag_of_a_name_is_found() -> None:
    first, second = Tag("Note", "one"), Tag("Note", "two")
    header = Header(tags=(Tag("Ruleset", "bar"), first, second))
    assert header.tag("Note") is first
    assert header.tag("note") is None
    assert Header().tag("Note") is None


def test_a_header_that_says_nothing_begins_at_nothing() -> None:
    header = Header()
    assert (header.ruleset, header.seats, header.dealer, header.result) == (None,) * 4
    assert (header.score, header.cames) == ((0, 0), (0, 0))
    assert dict(header.options) == {}
    assert Header().options is not header.options


def test_a_record_with_other_rounds_keeps_its_header_and_its_ruleset() -> None:
    record = Record(Header(date="2026-11-29"), load("bar"), (RecordedRound(1, HANDS),))
    other = record.with_rounds(RecordedRound(number, HANDS) for number in (5, 6))
    assert (other.header, other.ruleset) == (record.header, record.ruleset)
    assert [recorded.number for recorded in other.rounds] == [5, 6]
    assert [recorded.number for recorded in record.rounds] == [1]


def test_a_hidden_play_is_alone_or_under_a_card_or_in_a_covered_pile() -> None:
    ace = parse_card("1e")
    alone, pile, under = HiddenPlay(ONE), HiddenPlay(ONE, is_pile=True), HiddenPlay(ONE, ace)
    assert len({alone, pile, under, PlayCard(ONE, ace, covered=True)}) == 4
