"""From text to words, tags and comments, each with its place.

Only what may still go on is kept from one piece of text to the next, and no token may be longer
than a limit, so that neither many lines nor one endless line fill the memory.
"""

import re
from collections.abc import Generator, Iterable, Iterator
from typing import NamedTuple, NoReturn, final

from retruc.game import Fault, RecordError
from retruc.record.reasons import RecordReason
from retruc.record.values import Place

MOST_WORD = 200
"""Characters of the longest word that is read."""
MOST_TEXT = 4_000
"""Characters of the longest tag or comment that is read."""


@final
class Word(NamedTuple):
    """A number, a hand or an action."""

    text: str
    line: int
    column: int


@final
class TagToken(NamedTuple):
    """A tag, its value without quotes and escapes."""

    name: str
    value: str
    line: int
    column: int


@final
class CommentToken(NamedTuple):
    """A comment, without its semicolon and the spaces around it."""

    text: str
    line: int
    column: int


@final
class End(NamedTuple):
    """The end of the text."""

    line: int
    column: int


Token = Word | TagToken | CommentToken | End

CONTROL = r"\x00-\x08\x0a-\x1f\x7f-\x9f"
"""Characters that are not written in records, as part of a regular expression."""
_WORD = re.compile(rf"[^\t {CONTROL};\[]+")
_NOT_PLAIN = re.compile(rf"[{CONTROL};\[]")
_SPACES = re.compile(r"[\t ]*")
_COMMENT = re.compile(rf";([^{CONTROL}]*)")
TAG = re.compile(
    rf'\[[\t ]*([A-Za-z][A-Za-z0-9_.-]*)[\t ]+"((?:[^"\\{CONTROL}]|\\["\\])*)"[\t ]*\]'
)
_ESCAPED = re.compile(r"\\(.)")


def scan(chunks: Iterable[str]) -> Iterator[Token]:
    r"""Find the tokens of a text whose line ends are ``\n``; the last one is `End`.

    Raises:
        RecordError: something that cannot be in a record.
    """
    line, column, rest = 1, 1, ""
    try:
        for chunk in chunks:
            *ended, last = chunk.split("\n")
            for part in ended:
                yield from _tokens(rest + part, line, column, ends=True)
                line, column, rest = line + 1, 1, ""
            rest += last
            if len(rest) > MOST_TEXT:
                used = yield from _tokens(rest, line, column, ends=False)
                column, rest = column + used, rest[used:]
        yield from _tokens(rest, line, column, ends=True)
    except UnicodeDecodeError:
        yield from _tokens(rest, line, column, ends=False)
        fault = Fault(RecordReason.BAD_UTF8, "the text is no UTF-8 from here on")
        raise RecordError(fault, line, column + len(rest)) from None
    yield End(line, column + len(rest))


def _tokens(text: str, line: int, column: int, *, ends: bool) -> Generator[Token, None, int]:
    """Find the tokens of a line, or of its beginning those that cannot go on.

    Returns how much of *text* they take up.
    """
    if not _NOT_PLAIN.search(text):
        for match in _WORD.finditer(text):
            start, end = match.span()
            if end - start > MOST_WORD:
                _refuse_long("word", MOST_WORD, line, column + start)
            if end == len(text) and not ends:
                return start
            yield Word(match.group(), line, column + start)
        return len(text)
    at = _after_spaces(text, 0)
    while at < len(text):
        find = _FIND.get(text[at], _find_word)
        found = find(text, at, Place(line, column + at), ends=ends)
        if found is None:
            break
        end, token = found
        yield token
        at = _after_spaces(text, end)
    return at


Found = tuple[int, Token] | None
"""Where a token ends, and it; None if it may go on beyond the text."""


def _find_word(text: str, at: int, place: Place, *, ends: bool) -> Found:
    match = _WORD.match(text, at)
    if match is None:
        _refuse_character(text[at], place)
    if len(match.group()) > MOST_WORD:
        _refuse_long("word", MOST_WORD, *place)
    if match.end() == len(text) and not ends:
        return None
    return match.end(), Word(match.group(), *place)


def _find_comment(text: str, at: int, place: Place, *, ends: bool) -> Found:
    match = _COMMENT.match(text, at)
    assert match is not None
    end = match.end()
    if end - at > MOST_TEXT:
        _refuse_long("comment", MOST_TEXT, *place)
    if end < len(text):
        _refuse_character(text[end], Place(place.line, place.column + end - at))
    return (end, CommentToken(match[1].strip(), *place)) if ends else None


def _find_tag(text: str, at: int, place: Place, *, ends: bool) -> Found:
    match = TAG.match(text, at, at + MOST_TEXT)
    if match is not None:
        value = _ESCAPED.sub(r"\1", match[2])
        return match.end(), TagToken(match[1], value, *place)
    if len(text) - at > MOST_TEXT:
        _refuse_long("tag", MOST_TEXT, *place)
    if not ends:
        return None
    fault = Fault(RecordReason.BAD_TAG, "a tag is written {form}", form='[Name "value"]')
    raise RecordError(fault, *place)


_FIND = {";": _find_comment, "[": _find_tag}


def _after_spaces(text: str, at: int) -> int:
    match = _SPACES.match(text, at)
    assert match is not None
    return match.end()


def _refuse_long(what: str, most: int, line: int, column: int) -> NoReturn:
    english = "a {what} of more than {most} characters"
    raise RecordError(Fault(RecordReason.LONG_TOKEN, english, what=what, most=most), line, column)


def _refuse_character(character: str, place: Place) -> NoReturn:
    english = "the character {code} is not written in records"
    code = f"U+{ord(character):04X}"
    raise RecordError(Fault(RecordReason.BAD_CHARACTER, english, code=code), *place)
