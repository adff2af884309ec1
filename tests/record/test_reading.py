"""Reading records whole and as a stream."""

import io
from pathlib import Path

import pytest

from retruc.game import SEATS, Accept, PlayCard, Raise, RecordError, parse_card, parse_hand
from retruc.record import (
    Comment,
    Place,
    RecordedRound,
    RecordReader,
    read_record,
    rounds_of,
)
from tests.record.support import EXAMPLE, TWO_SEATS

ROUND = "1. 1e7e3o 4o4c5b "


def refused(text: str) -> str:
    with pytest.raises(RecordError) as error:
        read_record(text)
    return str(error.value)


def test_a_round_has_its_number_hands_and_actions() -> None:
    (found,) = read_record(EXAMPLE).rounds
    assert found.number == 1
    assert found.hands == tuple(map(parse_hand, ("7o6o3c", "1e4b5c", "3o3e7b", "6c5o4e")))
    assert found.actions[:3] == (
        Raise(SEATS[0], "envit"),
        Accept(SEATS[1]),
        PlayCard(SEATS[0], parse_card("3c")),
    )
    assert found.comments == (Comment(8, "a comment runs from ; to the end of the line"),)


def test_every_part_has_its_place() -> None:
    (found,) = read_record(EXAMPLE).rounds
    assert found.place_of(0) == Place(11, 1)
    assert found.place_of(4) == Place(11, 25)
    assert found.place_of(5) == Place(12, 4)
    assert found.place_of(12) == Place(13, 11)


def test_places_are_no_part_of_what_a_round_is() -> None:
    (found,) = read_record(TWO_SEATS + ROUND + "1:1e").rounds
    made = RecordedRound(1, found.hands, found.actions)
    assert made == found
    assert made.place_of(3) == Place(1, 1)


def test_it_does_not_matter_where_a_record_comes_from(tmp_path: Path) -> None:
    path = tmp_path / "a.truc"
    path.write_text(EXAMPLE, encoding="utf-8")
    record = read_record(EXAMPLE)
    assert read_record(path) == record
    assert read_record(io.BytesIO(EXAMPLE.encode())) == record
    assert read_record(iter(EXAMPLE)) == record
    assert read_record(EXAMPLE.replace("\n", "\r\n")) == record
    assert read_record("\ufeff" + EXAMPLE.replace(" ", "\t\t")) != record  # tabs in values
    assert read_record("\ufeff" + EXAMPLE) == record


def test_line_breaks_mean_nothing() -> None:
    broken = TWO_SEATS + "\n1.\n1e7e3o\n\n 4o4c5b 1:1e\n2:4o   1:7e"
    assert read_record(broken) == read_record(TWO_SEATS + ROUND + "1:1e 2:4o 1:7e")


def test_comments_stay_where_they_are() -> None:
    record = read_record(
        '; a\n[Seats "2"] ; b\n; c\n1. ; d\n1e7e3o 4o4c5b ; e\n1:1e;f\n; g\n2. ?? ??\n; h'
    )
    assert record.header.comments == (Comment(0, "a"), Comment(1, "b"), Comment(1, "c"))
    first, second = record.rounds
    assert first.comments == (
        Comment(0, "d"),
        Comment(0, "e"),
        Comment(1, "f"),
        Comment(1, "g"),
    )
    assert second.comments == (Comment(0, "h"),)


def test_a_record_may_begin_anywhere_and_stop_anywhere_between_words() -> None:
    assert read_record('[Seats "2"]').rounds == ()
    (found,) = read_record(TWO_SEATS + "15. 1e7e3o 4o4c5b").rounds
    assert (found.number, found.actions) == (15, ())


def test_hands_that_nobody_may_know_are_read() -> None:
    (found,) = read_record(TWO_SEATS + "1. ?? 4o4c5b").rounds
    assert found.hands == (None, parse_hand("4o4c5b"))


def test_whether_actions_are_legal_is_not_asked() -> None:
    record = read_record(TWO_SEATS + "1. 1e 1e1e 8:vull\n9. ?? ??")
    assert [found.number for found in record.rounds] == [1, 9]


@pytest.mark.parametrize("text", ["", "\n\n", "; only a comment\n"])
def test_nothing_is_no_record(text: str) -> None:
    assert refused(text) == "1:1: empty: there is neither a tag nor a round"


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("1:7o", "2:1: missing-round: expected the number of a round, such as 1., found '1:7o'"),
        ("1 ", "2:1: missing-round: expected the number of a round, such as 1., found '1'"),
        ("0. ", "2:1: missing-round: expected the number of a round, such as 1., found '0.'"),
        ("1.", "2:3: missing-hands: expected 2 groups of cards, found 0"),
        ("1. 1e7e3o", "2:10: missing-hands: expected 2 groups of cards, found 1"),
        ("1. 1e7e3o\n 1:1e", "3:2: missing-hands: expected 2 groups of cards, found 1"),
        ("1. 1e7e3o 2. ", "2:11: missing-hands: expected 2 groups of cards, found 1"),
        ('1. 1e7e3o [A "b"]', "2:11: missing-hands: expected 2 groups of cards, found 1"),
        (
            "1. 1e7e3o 4o4",
            "2:11: bad-hand: expected cards of the spanish pack or ??, found '4o4'",
        ),
        (ROUND + "3o", "2:18: extra-hand: a group of cards stands where an action should"),
        (ROUND + "1:1e 4o", "2:23: extra-hand: a group of cards stands where an action should"),
        (ROUND + "1:1e ??", "2:23: extra-hand: a group of cards stands where an action should"),
        (ROUND + "1", "2:18: unknown-word: an action is written seat:word, found '1'"),
        (ROUND + "1:1e 2:ret", "2:23: unknown-word: 'ret' is no action"),
        (ROUND + "1:1e 2:", "2:23: unknown-word: '' is no action"),
        (ROUND + "1:1e 2:4", "2:23: bad-card: no card of the spanish pack is written '4'"),
        (ROUND + "1:1e 2", "2:23: unknown-word: an action is written seat:word, found '2'"),
        (ROUND + "9:1e", "2:18: bad-seat: expected a seat from 1 to 8, found '9'"),
        (ROUND + '\n[Date "x"]', "3:1: late-tag: tags stand before the first round"),
        (
            ROUND + "1:1e \x00",
            "2:23: bad-character: the character U+0000 is not written in records",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_where_it_stands(rest: str, message: str) -> None:
    assert refused(TWO_SEATS + rest) == message


def test_a_word_that_is_cut_is_refused_and_one_that_is_whole_is_not() -> None:
    whole = TWO_SEATS + ROUND + "1:envit 2:torne"
    for end in range(len(whole) - len(":torne"), len(whole)):
        assert refused(whole[:end]).startswith("2:26: unknown-word: ")
    assert len(read_record(whole).rounds[0].actions) == 2
    assert len(read_record(whole[: -len("2:torne")]).rounds[0].actions) == 1


def test_rounds_come_one_at_a_time() -> None:
    asked = 0

    def pieces():
        nonlocal asked
        yield TWO_SEATS
        for number in range(1, 1_000_000):
            asked += 1
            yield f"{number}. ?? ?? 1:vull\n"

    rounds = rounds_of(RecordReader(pieces()))
    assert [next(rounds).number for _ in range(3)] == [1, 2, 3]
    assert asked < 10


def test_the_beginning_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retruc.record.reading.MOST_TAGS", 3)
    assert len(read_record('[A "1"] [A "2"] [A "3"]').header.tags) == 3
    assert refused('[A "1"]\n;2\n[A "3"]\n;4') == (
        "4:1: too-many-tags: more than 3 tags and comments at the beginning"
    )
    assert refused(TWO_SEATS + "1.\n;1\n;2\n;3\n;4\n") == (
        "6:1: too-many-tags: more than 3 comments among the hands of a round"
    )
