"""The text of a record in pieces."""

import io
from pathlib import Path

import pytest

from retruc.record.sources import Source, text_chunks


def text_of(source: Source) -> str:
    return "".join(text_chunks(source))


def test_a_path_a_text_a_file_and_pieces_give_the_same(tmp_path: Path) -> None:
    text = "1. 7o — «Dídac»\n" * 10_000
    path = tmp_path / "a.truc"
    path.write_text(text, encoding="utf-8")
    assert text_of(path) == text
    assert text_of(text) == text
    assert text_of(io.BytesIO(text.encode())) == text
    assert text_of(iter([text[:7], "", text[7:]])) == text


def test_pieces_are_of_bounded_size() -> None:
    assert max(map(len, text_chunks("x" * 1_000_000))) == 65_536
    assert max(map(len, text_chunks(io.BytesIO(b"x" * 1_000_000)))) == 65_536


@pytest.mark.parametrize("pieces", [["a\r\nb\rc\n"], ["a\r", "\nb", "\r", "c\n"]])
def test_line_ends_are_all_the_same(pieces: list[str]) -> None:
    assert text_of(iter(pieces)) == "a\nb\nc\n"


def test_a_carriage_return_at_the_end_ends_a_line() -> None:
    assert text_of("a\r") == "a\n"


def test_a_mark_of_the_byte_order_is_no_text_at_the_beginning_only() -> None:
    assert text_of(io.BytesIO(b"\xef\xbb\xbfa\xef\xbb\xbf")) == "a\ufeff"
    assert text_of(iter(["", "\ufeffa"])) == "a"


@pytest.mark.parametrize(
    ("content", "before"),
    [(b"ab\xffcd", "ab"), ("né".encode()[:-1], "n"), (b"a" * 65_535 + b"\xc3(", "a" * 65_535)],
)
def test_what_stands_before_bad_bytes_is_given_first(content: bytes, before: str) -> None:
    given: list[str] = []
    with pytest.raises(UnicodeDecodeError):
        given.extend(text_chunks(io.BytesIO(content)))
    assert "".join(given) == before


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        text_of(tmp_path / "none.truc")
