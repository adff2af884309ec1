"""Writing records whole and action by action."""

from pathlib import Path

import pytest

from retruc.engine import apply, start
from retruc.game import (
    SEATS,
    Accept,
    Action,
    Deal,
    DealOne,
    Look,
    PlayCard,
    Raise,
    RecordError,
    Tap,
    parse_card,
    parse_hand,
)
from retruc.record import (
    Comment,
    Header,
    Record,
    RecordWriter,
    Tag,
    judge,
    new_header,
    read_record,
    write_record,
)
from retruc.rulesets import load, with_options
from tests.record.support import EXAMPLE, Sheet

BAR = load("bar")
TWO = with_options(BAR, {"seats": "2"})
HANDS = (parse_hand("1e7e3o"), parse_hand("4o4c5b"))


def play(seat: int, card: str) -> PlayCard:
    return PlayCard(SEATS[seat - 1], parse_card(card))


def test_what_was_read_is_written_the_same() -> None:
    assert write_record(read_record(EXAMPLE)) == EXAMPLE


def test_spacing_becomes_that_of_the_project() -> None:
    text = '[Seats   "2"]\t1.   1e7e3o\n4o4c5b 1:1e\n\n\n2:4o 1:7e 2:4c 2. ?? ?? 2:envit'
    assert write_record(read_record(text)) == (
        '[Seats "2"]\n\n1. 1e7e3o 4o4c5b\n   1:1e 2:4o\n   1:7e 2:4c\n2. ?? ??\n   2:envit\n'
    )


def test_a_line_ends_after_a_card_of_each_seat_or_where_it_is_full() -> None:
    words = "1:1e 2:4o 1:7e 2:4c " + "1:diu=pitja " * 5
    for last, lines in (("1:diu=vaig-a-tu", 1), ("1:diu=vaig-a-tuu", 2)):
        text = write_record(read_record(f'[Seats "2"] 1. ?? ?? {words} {last}'))
        (_, *written) = text.split("1. ")[1].splitlines()
        assert written[:2] == ["   1:1e 2:4o", "   1:7e 2:4c"]
        assert len(written) == 2 + lines
        assert max(map(len, written)) <= 78


def test_comments_end_their_line() -> None:
    text = (
        "; a\n"
        '[Seats "2"]\n'
        "; b\n"
        ";\n"
        "\n"
        "1. ?? ??  ; c\n"
        "   ; d\n"
        "   1:envit  ; e\n"
        "   2:vull\n"
        "2. ?? ??  ; f\n"
    )
    assert write_record(read_record(text)) == text


def test_quotes_and_backslashes_are_escaped() -> None:
    text = '[Seats "2"]\n[Title "a \\"b\\" \\\\ c"]\n'
    record = read_record(text)
    assert record.header.tags[1].value == 'a "b" \\ c'
    assert write_record(record) == text


def test_a_record_without_tags_begins_with_its_round() -> None:
    text = "3. ?? ?? ?? ??\n"
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (
            Header((Tag("A", "one\ntwo"),)),
            (
                "the tag 'A' cannot be written: a tag has at most 4000 characters, none of them a"
                " control character"
            ),
        ),
        (
            Header((Tag("A", "x" * 4_000),)),
            (
                "the tag 'A' cannot be written: a tag has at most 4000 characters, none of them a"
                " control character"
            ),
        ),
        (Header((Tag("two words", "x"),)), "the tag 'two words' cannot be written: "),
        (
            Header(comments=(Comment(0, "one\ntwo"),)),
            (
                "the comment 'one\\ntwo' cannot be written: a comment has at most 4000 characters,"
                " none of them a control character"
            ),
        ),
        (
            Header(comments=(Comment(0, "x" * 4_000),)),
            f"the comment '{'x' * 30}…' cannot be written: ",
        ),
    ],
)
def test_what_could_not_be_read_is_not_written(header: Header, message: str) -> None:
    with pytest.raises(RecordError) as error:
        write_record(Record(header, BAR))
    assert error.value.reason == "bad-value"
    assert error.value.message.startswith(message)


def test_the_longest_comment_that_is_written_can_be_read() -> None:
    header = Header((Tag("Seats", "2"),), (Comment(1, "x" * 3_998),))
    assert read_record(write_record(Record(header, TWO))).header.comments == header.comments


ACTIONS: tuple[Action, ...] = (
    Deal(HANDS),
    Raise(SEATS[0], "envit"),
    Accept(SEATS[1]),
    play(1, "1e"),
    play(2, "4o"),
    play(1, "7e"),
    play(2, "4c"),
    Look(SEATS[0], SEATS[1]),
    Deal(HANDS[::-1]),
)


def test_what_is_added_can_be_read_at_once() -> None:
    sheet = Sheet()
    writer = RecordWriter(sheet, Record(new_header(TWO), TWO))
    assert read_record(sheet.flushed).rounds == ()
    state = start(TWO)
    for action in ACTIONS:
        state = apply(state, action).state
        writer.add(action)
        assert sheet.flushed == sheet.text
        assert "error" not in judge(sheet.flushed)
        assert sheet.flushed + "\n" == write_record(read_record(sheet.flushed))
    writer.comment("to be continued")
    writer.end()
    assert sheet.text == (
        '[Ruleset "bar@1"]\n[Seats "2"]\n\n'
        "1. 1e7e3o 4o4c5b\n   1:envit 2:vull 1:1e 2:4o\n   1:7e 2:4c\n   1:mira=2\n"
        "2. 4o4c5b 1e7e3o  ; to be continued\n"
    )


def test_a_coto_is_gone_on_with_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "a.truc"
    for actions in (ACTIONS[:3], ACTIONS[3:6], ACTIONS[6:]):
        resumes = path.exists()
        record = read_record(path) if resumes else Record(new_header(TWO), TWO)
        with path.open("a", encoding="utf-8") as file:
            writer = RecordWriter(file, record, resumes=resumes)
            for action in actions:
                writer.add(action)
    sheet = Sheet()
    at_once = RecordWriter(sheet, Record(new_header(TWO), TWO))
    for action in ACTIONS:
        at_once.add(action)
    assert read_record(path) == read_record(sheet.text)


def test_going_on_does_not_write_into_a_comment() -> None:
    sheet = Sheet()
    sheet.text = '[Seats "2"]\n1. ?? ?? ; here we stopped'
    writer = RecordWriter(sheet, read_record(sheet.text), resumes=True)
    writer.add(Raise(SEATS[0], "envit"))
    assert len(read_record(sheet.text).rounds[0].actions) == 1


def test_a_record_may_be_begun_whole_and_with_any_number() -> None:
    sheet = Sheet()
    RecordWriter(sheet, read_record(EXAMPLE)).add(Deal(HANDS + HANDS))
    assert sheet.text == EXAMPLE + "2. 1e7e3o 4o4c5b 1e7e3o 4o4c5b"
    sheet = Sheet()
    RecordWriter(sheet, Record(new_header(TWO), TWO), first_number=15).add(Deal(HANDS))
    assert read_record(sheet.text).rounds[0].number == 15


def test_what_is_done_before_the_cards_are_there_waits_for_them() -> None:
    ruleset = with_options(load("catala"), {"seats": "2", "deal.one-card": "true"})
    sheet = Sheet()
    writer = RecordWriter(sheet, Record(new_header(ruleset), ruleset))
    before = sheet.text
    for action in (Look(SEATS[0], None), Tap(SEATS[0]), DealOne(SEATS[1])):
        writer.add(action)
    assert sheet.text == before
    writer.add(Deal((parse_hand("3o"), parse_hand("4o"))))
    writer.add(play(1, "3o"))
    assert sheet.text.endswith("\n1. 3o 4o\n   1:toca 2:una 1:mira=0 1:3o")
    assert "error" not in judge(sheet.text)
