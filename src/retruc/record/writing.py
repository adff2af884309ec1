"""Writing records: whole, or action by action while a coto is played.

A line of words is a trick, more or less: it ends after a card of each seat, or where it is full.
"""

import re
from collections.abc import Iterator
from typing import NoReturn, TextIO

from retruc.game import Action, Deal, DealOne, Fault, Found, PlayCard, RecordError, StackCards, Tap
from retruc.record.lexicon import format_action, format_recorded_hand
from retruc.record.reasons import RecordReason
from retruc.record.scanning import CONTROL, MOST_TEXT, TAG
from retruc.record.values import (
    NOWHERE,
    Comment,
    Header,
    HiddenPlay,
    Record,
    RecordedAction,
    RecordedHand,
    Tag,
)

_INDENT = "   "
_WIDTH = 78
_MOST_SHOWN = 30


def write_record(record: Record) -> str:
    """Write a record; reading it gives the same record.

    Raises:
        RecordError: a tag or a comment has characters that are not written, or too many.
    """
    text = "".join(_pieces(record)).removeprefix("\n")
    return f"{text}\n" if record.rounds else text


def _pieces(record: Record) -> Iterator[str]:
    yield format_header(record.header)
    layout = _Layout(record.ruleset.seats)
    for recorded in record.rounds:
        yield layout.round(recorded.number, recorded.hands)
        comments = list(reversed(recorded.comments))
        for index, action in enumerate((None, *recorded.actions)):
            if action is not None:
                yield layout.word(action)
            while comments and comments[-1].after == index:
                yield layout.comment(comments.pop())


def format_header(header: Header) -> str:
    """Write the tags of a record, one to a line, with the comments among them.

    Raises:
        RecordError: a tag or a comment has characters that are not written, or too many.
    """
    lines = []
    comments = list(reversed(header.comments))
    for index, tag in enumerate((None, *header.tags)):
        if tag is not None:
            lines.append(_format_tag(tag))
        while comments and comments[-1].after == index:
            lines.append(_format_comment(comments.pop()))
    return "".join(f"{line}\n" for line in lines)


class RecordWriter:
    """Writes a record while it is played. What was added is in the file, and can be read there.

    The file stays the caller's, who opens it for appending text in UTF-8 and closes it.
    """

    def __init__(
        self, file: TextIO, record: Record, *, resumes: bool = False, first_number: int = 1
    ) -> None:
        """Begin with *record*, or go on after it where the file holds it already.

        *first_number* is the number of the first round, if *record* has none yet.
        """
        self._file = file
        self._layout = _Layout(record.ruleset.seats)
        self._is_open = bool(record.rounds)
        self._number = record.rounds[-1].number + 1 if record.rounds else first_number
        self._early: list[RecordedAction] = []
        """What was done before the cards were dealt: it is written after them."""
        if not resumes:
            self._put("".join(_pieces(record)))

    def add(self, action: Action) -> None:
        """Write one action. A deal opens the next round.

        A tap of the deck, and what is done before the first deal, waits for the cards.
        """
        if isinstance(action, Deal):
            text = self._layout.round(self._number, action.hands)
            early = sorted(self._early, key=lambda done: not isinstance(done, Tap | DealOne))
            self._put(text + "".join(self._layout.word(done) for done in early))
            self._early = []
            self._number += 1
            self._is_open = True
        elif isinstance(action, Tap | DealOne) or not self._is_open:
            self._early.append(action)
        else:
            self._put(self._layout.word(action))

    def comment(self, text: str) -> None:
        """Write a comment after what was added last."""
        self._put(self._layout.comment(Comment(0, text)))

    def end(self) -> None:
        """End the last line."""
        self._put("\n")

    def _put(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()


class _Layout:
    """Where lines break. Every piece that it gives begins with the space before it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._plays = 0
        """Cards laid on this line; as many as there are seats end it."""
        self._column = _WIDTH
        """How long the line is; a full one takes no more words."""
        self._is_comment = False
        """Whether the line ends with a comment."""

    def round(self, number: int, hands: tuple[RecordedHand, ...]) -> str:
        self._column = _WIDTH
        self._is_comment = False
        return f"\n{number}. " + " ".join(format_recorded_hand(hand) for hand in hands)

    def word(self, action: RecordedAction) -> str:
        text = format_action(action)
        if self._plays >= self._seats or self._column + 1 + len(text) > _WIDTH:
            self._plays = 0
            self._is_comment = False
            self._column = len(_INDENT) + len(text)
            text = f"\n{_INDENT}{text}"
        else:
            self._column += 1 + len(text)
            text = f" {text}"
        self._plays += isinstance(action, PlayCard | StackCards | HiddenPlay)
        return text

    def comment(self, comment: Comment) -> str:
        space = f"\n{_INDENT}" if self._is_comment else "  "
        self._column = _WIDTH
        self._is_comment = True
        return space + _format_comment(comment)


_CONTROL_CHARACTER = re.compile(rf"[{CONTROL}]")


def _format_tag(tag: Tag) -> str:
    value = tag.value.replace("\\", r"\\").replace('"', r"\"")
    text = f'[{tag.name} "{value}"]'
    if len(text) > MOST_TEXT or not TAG.fullmatch(text):
        _refuse("tag", tag.name)
    return text


def _format_comment(comment: Comment) -> str:
    text = f"; {comment.text}".rstrip()
    if len(text) > MOST_TEXT or _CONTROL_CHARACTER.search(text):
        _refuse("comment", comment.text)
    return text


def _refuse(what: str, found: str) -> NoReturn:
    fault = Fault(
        RecordReason.BAD_VALUE,
        "the {what} {found} cannot be written: a {what} has at most {most} characters, none of them"
        " a control character",
        kind="unwritable",
        what=what,
        found=Found(found, _MOST_SHOWN),
        most=MOST_TEXT,
    )
    raise RecordError(fault, *NOWHERE)
