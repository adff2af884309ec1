"""Words, tags and comments, with their places."""

import io
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retruc.game import RecordError
from retruc.record.scanning import CommentToken, End, TagToken, Token, Word, scan
from retruc.record.sources import text_chunks


def tokens(text: str) -> list[Token]:
    return list(scan([text]))


def refused(text: str) -> tuple[str, int, int]:
    with pytest.raises(RecordError) as error:
        tokens(text)
    return error.value.reason, error.value.line, error.value.column


def test_words_stand_between_white_space() -> None:
    assert tokens("1. 7o\t1e\n\n  2:vull") == [
        Word("1.", 1, 1),
        Word("7o", 1, 4),
        Word("1e", 1, 7),
        Word("2:vull", 3, 3),
        End(3, 9),
    ]


def test_columns_count_characters() -> None:
    assert tokens("«é» 𝄞 x")[2] == Word("x", 1, 7)


def test_the_end_stands_after_the_last_character() -> None:
    assert tokens("") == [End(1, 1)]
    assert tokens("1.\n")[-1] == End(2, 1)
    assert tokens("1. ")[-1] == End(1, 4)


def test_a_comment_runs_to_the_end_of_the_line() -> None:
    assert tokens("1:7o; [a] ; b \n;\n2:1e") == [
        Word("1:7o", 1, 1),
        CommentToken("[a] ; b", 1, 5),
        CommentToken("", 2, 1),
        Word("2:1e", 3, 1),
        End(3, 5),
    ]


def test_tags_may_share_a_line_and_stand_close() -> None:
    assert tokens('[A "1"][ B.2\t"" ] x') == [
        TagToken("A", "1", 1, 1),
        TagToken("B.2", "", 1, 8),
        Word("x", 1, 19),
        End(1, 20),
    ]


def test_quotes_and_backslashes_are_escaped_in_values() -> None:
    assert tokens(r'[A "\"\\\" ; ]"]')[0] == TagToken("A", '"\\" ; ]', 1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "[]",
        '["x"]',
        '[A"x"]',
        "[A x]",
        '[A "x"',
        '[A "x]',
        r'[A "\x"]',
        '[1 "x"]',
        '[A "x" "y"]',
        '[A\n"x"]',
        '[A "a\x07"]',
    ],
)
def test_what_is_no_tag_is_refused_where_it_begins(text: str) -> None:
    assert refused("\n " + text) == ("bad-tag", 2, 2)


@pytest.mark.parametrize("character", ["\x00", "\x0b", "\x1b", "\x7f", "\x85", "\x9b"])
def test_control_characters_are_refused_where_they_stand(character: str) -> None:
    assert refused(f"a\nb {character}") == ("bad-character", 2, 3)
    assert refused(f"a\nb{character}c") == ("bad-character", 2, 2)
    assert refused(f"a\n; é{character}") == ("bad-character", 2, 4)


def test_a_control_character_is_named_by_its_number() -> None:
    with pytest.raises(RecordError) as error:
        tokens("\x00")
    assert str(error.value) == (
        "1:1: bad-character: the character U+0000 is not written in records"
    )


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("x" * 200, "x" * 201),
        (";" + "x" * 3_999, ";" + "x" * 4_000),
        (f'[A "{"x" * 3_994}"]', f'[A "{"x" * 3_995}"]'),
    ],
)
def test_what_is_too_long_is_refused_where_it_begins(short: str, long: str) -> None:
    assert len(tokens(f"a {short}")) == 3
    assert refused(f"a {long}") == ("long-token", 1, 3)
    assert refused(f"; a\n {long};") == ("long-token", 2, 2)
    assert refused(f'; a\n [A "b"]{long}') == ("long-token", 2, 9)


def test_something_endless_is_refused_before_it_ends() -> None:
    for beginning in ("x", "; ", '[A "', "[["):
        endless = iter([beginning] + ["x" * 1_000] * 5 + [None])  # the last one is never asked for
        with pytest.raises(RecordError) as error:
            list(scan(endless))  # type: ignore[arg-type]
        assert (error.value.reason, error.value.column) == ("long-token", 1)


def test_a_line_without_end_is_read_as_it_comes() -> None:
    words = (f"{i % 8 + 1}:7o " for i in range(100_000))
    for index, token in enumerate(scan(words)):
        if index < 100_000:
            assert type(token) is Word
    assert (index, token) == (100_000, End(1, 500_001))


def test_words_before_bad_bytes_are_found_and_the_bytes_have_a_place() -> None:
    found = []
    with pytest.raises(RecordError) as error:
        found.extend(scan(text_chunks(io.BytesIO(b"1.\n 7o 1:t\xff"))))
    assert found == [Word("1.", 1, 1), Word("7o", 2, 2)]
    assert (error.value.reason, error.value.line, error.value.column) == ("bad-utf8", 2, 8)


@pytest.mark.parametrize("cut", ["1:vull", '[A "b"]', "; text"])
def test_what_a_piece_cuts_is_put_together(cut: str) -> None:
    before = '[A "b"] ' * 600
    for end in range(1, len(cut)):
        assert list(scan([before + cut[:end], cut[end:]])) == tokens(before + cut)


def outcome(chunks: list[str]) -> tuple[list[Token], str]:
    found: list[Token] = []
    try:
        found.extend(scan(chunks))
    except RecordError as error:
        return found, str(error)
    return found, ""


RECORD_LIKE = st.text('[]";\\aA1.:o \t\n\x00é', max_size=60)


@given(RECORD_LIKE, st.lists(st.integers(0, 60)), st.integers(0, 70))
def test_it_does_not_matter_where_the_text_is_cut(text: str, cuts: list[int], repeat: int) -> None:
    text = text * repeat  # longer than what is kept from one piece to the next
    bounds = [0, *sorted(cut * max(repeat, 1) for cut in cuts), len(text)]
    assert outcome([text[a:b] for a, b in pairwise(bounds)]) == outcome([text])
