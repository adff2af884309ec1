"""Reading records: as a stream of rounds and words, or whole.

Only tokens are kept while a record is streamed, so that its length does not matter.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn, final

from retruc.game import Fault, Found, RecordError
from retruc.record.lexicon import Lexicon, WordError
from retruc.record.reasons import RecordReason
from retruc.record.scanning import MOST_WORD, CommentToken, End, TagToken, Token, Word, scan
from retruc.record.sources import Source, text_chunks
from retruc.record.tags import read_header, ruleset_of
from retruc.record.values import (
    Comment,
    Header,
    Place,
    Record,
    RecordedAction,
    RecordedHand,
    RecordedRound,
    Tag,
)
from retruc.rulesets import Ruleset

MOST_TAGS = 10_000
"""Tags and comments of the longest header that is read."""

_NUMBER = re.compile(r"([1-9][0-9]{0,8})\.")


@final
class Opened(NamedTuple):
    """A round begins: its number and its hands."""

    number: int
    hands: tuple[RecordedHand, ...]
    places: tuple[Place, ...]
    """Where the number and each hand stand."""


@final
class Spoken(NamedTuple):
    """A word of the round that is open."""

    action: RecordedAction
    line: int
    column: int


Item = Opened | Spoken | CommentToken | End
"""What follows the header of a record; the last item is `End`."""


class RecordReader:
    """Reads one record as a stream: its header at once, the rest as it is asked for.

    Raises:
        RecordError: the text is no record, or not of the ruleset given.
    """

    def __init__(self, source: Source, *, ruleset: Ruleset | None = None) -> None:
        """Read the header. *ruleset* is given where the catalogue has not the record's own."""
        self._tokens = scan(text_chunks(source))
        self._next: Token
        """The first token after the header."""
        self.header = self._read_header()
        self.ruleset = ruleset_of(self.header, ruleset)
        self._lexicon = Lexicon(self.ruleset)

    def items(self) -> Iterator[Item]:
        """Give what follows the header, once.

        Raises:
            RecordError: what comes next cannot be in a record.
        """
        tokens, known = self._tokens, self._lexicon.known
        token = self._next
        if type(token) is Word and not _NUMBER.fullmatch(token.text):
            english = "expected the number of a round, such as 1., found {found}"
            _refuse(
                Fault(RecordReason.MISSING_ROUND, english, found=Found(token.text, MOST_WORD)),
                token,
            )
        while type(token) is not End:
            if type(token) is Word:
                action = known.get(token.text)
                if action is None and _NUMBER.fullmatch(token.text):
                    opened, comments = self._open_round(token)
                    yield opened
                    yield from comments
                else:
                    yield Spoken(action or self._action(token), token.line, token.column)
            elif type(token) is CommentToken:
                yield token
            else:
                _refuse(Fault(RecordReason.LATE_TAG, "tags stand before the first round"), token)
            token = next(tokens)
        yield token

    def _action(self, word: Word) -> RecordedAction:
        try:
            return self._lexicon.action(word.text)
        except WordError as error:
            if self._is_hand(word.text):
                english = "a group of cards stands where an action should"
                _refuse(Fault(RecordReason.EXTRA_HAND, english), word)
            _refuse(error.fault, word)

    def _open_round(self, word: Word) -> tuple[Opened, list[CommentToken]]:
        """Read the hands of a round, and the comments among them."""
        hands: list[RecordedHand] = []
        places = [Place(word.line, word.column)]
        comments: list[CommentToken] = []
        while len(hands) < self.ruleset.seats:
            token = next(self._tokens)
            if type(token) is CommentToken:
                comments.append(token)
                if len(comments) > MOST_TAGS:
                    _refuse(
                        Fault(
                            RecordReason.TOO_MANY_TAGS,
                            "more than {most} comments among the hands of a round",
                            kind="among-hands",
                            most=MOST_TAGS,
                        ),
                        token,
                    )
            elif type(token) is Word and ":" not in token.text and not _NUMBER.match(token.text):
                hands.append(self._hand(token))
                places.append(Place(token.line, token.column))
            else:
                _refuse(
                    Fault(
                        RecordReason.MISSING_HANDS,
                        "expected {seats} groups of cards, found {found}",
                        seats=self.ruleset.seats,
                        found=len(hands),
                    ),
                    token,
                )
        return Opened(int(word.text[:-1]), tuple(hands), tuple(places)), comments

    def _hand(self, word: Word) -> RecordedHand:
        try:
            return self._lexicon.hand(word.text)
        except WordError as error:
            _refuse(error.fault, word)

    def _is_hand(self, text: str) -> bool:
        try:
            self._lexicon.hand(text)
        except WordError:
            return False
        return True

    def _read_header(self) -> Header:
        tags: list[Tag] = []
        comments: list[Comment] = []
        token = next(self._tokens)
        while type(token) is TagToken or type(token) is CommentToken:
            if type(token) is TagToken:
                tags.append(Tag(token.name, token.value, Place(token.line, token.column)))
            else:
                comments.append(Comment(len(tags), token.text))
            if len(tags) + len(comments) > MOST_TAGS:
                _refuse(
                    Fault(
                        RecordReason.TOO_MANY_TAGS,
                        "more than {most} tags and comments at the beginning",
                        most=MOST_TAGS,
                    ),
                    token,
                )
            token = next(self._tokens)
        if type(token) is End and not tags:
            _refuse(Fault(RecordReason.EMPTY, "there is neither a tag nor a round"), End(1, 1))
        self._next = token
        return read_header(tags, comments)


def read_record(source: Source, *, ruleset: Ruleset | None = None) -> Record:
    """Read a whole record. *ruleset* is given where the catalogue has not the record's own.

    Whether its actions are legal is not asked: `replay` does.

    Raises:
        RecordError: it cannot be read.
        OSError: the file cannot be read.
    """
    reader = RecordReader(source, ruleset=ruleset)
    return Record(reader.header, reader.ruleset, tuple(rounds_of(reader)))


def rounds_of(reader: RecordReader) -> Iterator[RecordedRound]:
    """Put the items of a record together, one round at a time.

    Raises:
        RecordError: what comes next cannot be read.
    """
    opened: Opened | None = None
    actions: list[RecordedAction] = []
    places: list[Place] = []
    comments: list[Comment] = []
    for item in reader.items():
        if type(item) is Spoken:
            actions.append(item.action)
            places.append(Place(item.line, item.column))
        elif type(item) is CommentToken:
            comments.append(Comment(len(actions), item.text))
        else:
            if opened is not None:
                yield RecordedRound(
                    opened.number, opened.hands, tuple(actions), tuple(comments), tuple(places)
                )
            if type(item) is Opened:
                opened = item
                actions, comments, places = [], [], list(item.places)


def _refuse(fault: Fault, token: Token) -> NoReturn:
    raise RecordError(fault, token.line, token.column)
