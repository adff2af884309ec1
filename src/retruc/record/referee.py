"""The referee: what the table owes after each round of a record, and what cannot be."""

from collections.abc import Iterator
from typing import Any

from retruc.engine import Phase
from retruc.game import Fault, RecordError
from retruc.record.reading import RecordReader, Spoken
from retruc.record.reasons import RecordReason
from retruc.record.replaying import Dealt, Table, as_done
from retruc.record.report import RoundReport, finished_round, round_in_play
from retruc.record.sources import Source
from retruc.record.unsure import Unsure, legal_words
from retruc.record.worlds import World
from retruc.rulesets import Ruleset

Verdict = dict[str, Any]
"""A whole record as docs/notation.md shows it: its fields, in their order."""


def judge(source: Source, *, legal: bool = False, ruleset: Ruleset | None = None) -> Verdict:
    """Judge a record: what each round owes, and the first thing in it that cannot be.

    Args:
        source: The record; a `str` is its text.
        legal: Whether to list what each seat may say or play at the end of an unfinished record.
        ruleset: What is played, where the catalogue has not the record's own ruleset.

    Raises:
        OSError: the file cannot be read.
    """
    referee = Referee(source, ruleset=ruleset)
    rounds = list(referee.rounds())
    return {**referee.head(), "rounds": rounds, **referee.tail(legal=legal)}


class Referee:
    """Judges one record as a stream: take its rounds, then ask for the rest.

    Only the round in play is kept.
    """

    def __init__(self, source: Source, *, ruleset: Ruleset | None = None) -> None:
        """Read the header. What is wrong there is found in `error`.

        Raises:
            OSError: the file cannot be read.
        """
        self.ruleset: Ruleset | None = None
        self.error: RecordError | None = None
        """What cannot be in the record, once it was met."""
        self.players: tuple[str, ...] = ()
        self._unsure: Unsure | None = None
        """What judges the rounds from the first one on with a hand that is not known."""
        self._table: Table | None = None
        try:
            self._reader = RecordReader(source, ruleset=ruleset)
            self.ruleset = self._reader.ruleset
            self.players = self._reader.header.players
            self._table = Table(self._reader.header, self.ruleset)
        except RecordError as error:
            self.error = error

    def rounds(self) -> Iterator[RoundReport]:
        """Give the report of each round, once; stop at what cannot be.

        The round in which that stands is given only if it was finished before.

        Raises:
            OSError: the file cannot be read.
        """
        if self._table is None:
            return
        try:
            yield from self._judged(self._table)
            self._check_result()
        except RecordError as error:
            self.error = error

    def head(self) -> Verdict:
        """Give the fields that stand before the rounds, once those were taken."""
        winners = {world.state.winner for world in self._worlds()}
        is_over = {winner is not None for winner in winners or {None}}
        winner = winners.pop() if len(winners) == 1 else None
        return {
            "ruleset": None if self.ruleset is None else str(self.ruleset),
            "complete": is_over.pop() if len(is_over) == 1 else None,
            "winner": None if winner is None else str(winner),
        }

    def tail(self, *, legal: bool) -> Verdict:
        """Give the fields that stand after the rounds, once those were taken."""
        if self.error is not None:
            error = self.error
            place = {"line": error.line, "column": error.column}
            return {"error": {**place, "reason": str(error.reason), "message": error.message}}
        is_over = all(world.state.winner is not None for world in self._worlds())
        return {"legal": legal_words(self._worlds())} if legal and not is_over else {}

    def _worlds(self) -> list[World]:
        """Where the record ends: several states if that depends on unknown cards.

        There is none where the header is wrong.
        """
        if self._unsure is not None:
            return self._unsure.worlds
        return [] if self._table is None else [World(self._table.state)]

    def _judged(self, table: Table) -> Iterator[RoundReport]:
        items = as_done(self._reader.items())
        in_play = False
        for item in items:
            if type(item) is Spoken:
                action, step = table.act(item)
                if in_play and step.state.round.phase is Phase.CUT:
                    in_play = False
                    yield finished_round(table.before, action, step)
            elif type(item) is Dealt:
                if None in item.opened.hands:
                    self._unsure = Unsure(table.state)
                    yield from self._unsure.rounds(item, items)
                    return
                table.deal(item.opened)
                in_play = True
            else:
                if in_play:
                    yield round_in_play(table.state)
                table.open(item)
        if in_play:
            yield round_in_play(table.state)

    def _check_result(self) -> None:
        """Compare the result in the header with how the rounds end, if they end the coto."""
        header = self._reader.header
        tag = header.tag("Result")
        ends = [world.state for world in self._worlds()]
        if tag is None or header.result is None or any(end.winner is None for end in ends):
            return
        if header.result not in [end.cames for end in ends]:
            a, b = ends[0].cames
            fault = Fault(
                RecordReason.WRONG_RESULT,
                "the rounds end {end}, found {found}",
                at=tag.name,
                end=f"{a}-{b}",
                found=tag.value,
            )
            raise RecordError(fault, *tag.place)
