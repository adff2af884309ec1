"""The notation of a coto: reading, writing, replaying, and the referee.

`read_record` and `write_record` are inverse to each other; `replay` gives the events again, and
`judge` says what each round owes. docs/notation.md describes the format.
"""

from retruc.record.lexicon import format_action, format_word, parse_action
from retruc.record.reading import RecordReader, read_record, rounds_of
from retruc.record.reasons import RecordReason
from retruc.record.referee import Referee, Verdict, judge
from retruc.record.replaying import Replayed, last_state, opening_state, replay
from retruc.record.report import RoundReport
from retruc.record.sources import Source
from retruc.record.tags import new_header, ruleset_of
from retruc.record.values import (
    Comment,
    Header,
    HiddenPlay,
    Place,
    Record,
    RecordedAction,
    RecordedHand,
    RecordedRound,
    Tag,
)
from retruc.record.writing import RecordWriter, write_record

__all__ = [
    "Comment",
    "Header",
    "HiddenPlay",
    "Place",
    "Record",
    "RecordReader",
    "RecordReason",
    "RecordWriter",
    "RecordedAction",
    "RecordedHand",
    "RecordedRound",
    "Referee",
    "Replayed",
    "RoundReport",
    "Source",
    "Tag",
    "Verdict",
    "format_action",
    "format_word",
    "judge",
    "last_state",
    "new_header",
    "opening_state",
    "parse_action",
    "read_record",
    "replay",
    "rounds_of",
    "ruleset_of",
    "write_record",
]
