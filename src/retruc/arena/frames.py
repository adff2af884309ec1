"""Records as tables for data frames: a row for each action, or for each round, as Parquet.

It needs polars, an extra. docs/corpus.md describes every column.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

from retruc.arena.errors import need
from retruc.engine import State, legal_actions
from retruc.game import (
    Accept,
    Card,
    Deal,
    Decline,
    Gesture,
    Look,
    MakeSign,
    PlayCard,
    Raise,
    RoundEnded,
    Say,
    Seat,
    SeatAction,
    StackCards,
)
from retruc.record import Record, Replayed, format_word, opening_state, replay

_CHUNK = 20_000
"""Rows that are held before they are packed into columns."""

Row = dict[str, Any]


class Rows(StrEnum):
    """What a row of the table is."""

    ACTIONS = "actions"
    ROUNDS = "rounds"


def check_parquet() -> None:
    """See to it that a table can be written before records are read for it.

    Raises:
        ExtraMissing: polars is not installed.
    """
    need("polars", "corpus")


def write_parquet(file: Path, records: Iterable[tuple[str, Record]], rows: Rows) -> int:
    """Write records, each with a name, as one Parquet file; say how many rows it has.

    Raises:
        ExtraMissing: polars is not installed.
        RecordError: a record cannot be replayed, for instance since cards are not known.
        OSError: the file cannot be written.
    """
    check_parquet()
    import polars as pl  # noqa: PLC0415 - an extra

    schema = _schema(rows)
    packed = [pl.DataFrame(schema=schema)]
    waiting: list[Row] = []
    for name, record in records:
        waiting += action_rows(name, record) if rows is Rows.ACTIONS else round_rows(name, record)
        if len(waiting) >= _CHUNK:
            packed.append(pl.DataFrame(waiting, schema=schema))
            waiting = []
    packed.append(pl.DataFrame(waiting, schema=schema))
    table = pl.concat(packed)
    table.write_parquet(file)
    return table.height


def action_rows(name: str, record: Record) -> Iterator[Row]:
    """Give a row for everything that a seat did, gestures too; the deal is no row.

    Raises:
        RecordError: the record cannot be replayed.
    """
    step = 0
    for replayed, before in _with_states(record):
        action = replayed.action
        if isinstance(action, Deal):
            step = 0
            continue
        step += 1
        is_gesture = isinstance(action, Gesture)
        yield {
            **_place(name, record, before),
            "step": step,
            "seat": action.seat + 1,
            "player": _player(record, action.seat),
            "kind": _kind(action),
            "word": format_word(action),
            "held": _cards(before.round.held[action.seat]) if before.round.held else [],
            "legal": [] if is_gesture else _legal(before, action.seat),
        }


def round_rows(name: str, record: Record) -> Iterator[Row]:
    """Give a row for each round that was settled.

    Raises:
        RecordError: the record cannot be replayed.
    """
    dealt: State | None = None
    actions = 0
    for replayed, before in _with_states(record):
        if isinstance(replayed.action, Deal):
            dealt, actions = before, 0
        actions += isinstance(replayed.action, SeatAction)
        for event in replayed.step.events:
            if isinstance(event, RoundEnded):
                assert dealt is not None
                yield {
                    **_place(name, record, dealt),
                    "hands": [_cards(hand) for hand in before.round.dealt],
                    "actions": actions,
                    **_settled(event),
                }


def _with_states(record: Record) -> Iterator[tuple[Replayed, State]]:
    """Replay a record; give each action with the state before it."""
    number = record.rounds[0].number if record.rounds else 1
    before = opening_state(record.header, record.ruleset, number=number)
    for replayed in replay(record):
        yield replayed, before
        before = replayed.step.state


def _place(name: str, record: Record, state: State) -> Row:
    """Say what record and round it is, and how it stands."""
    return {
        "record": name,
        "ruleset": str(record.ruleset),
        "seats": state.seats,
        "round": state.round.number,
        "dealer": state.round.dealer + 1,
        "ma": state.round.ma + 1,
        "score_a": state.score[0],
        "score_b": state.score[1],
        "cames_a": state.cames[0],
        "cames_b": state.cames[1],
    }


def _settled(ended: RoundEnded) -> Row:
    envit, truc = ended.envit, ended.truc
    return {
        "envit": envit.outcome,
        "envit_rung": envit.rung,
        "envit_winner": None if envit.winner is None else str(envit.winner),
        "envit_points": envit.points,
        "envit_pedres": envit.pedres,
        "truc": truc.outcome,
        "truc_rung": truc.rung,
        "truc_winner": None if truc.winner is None else str(truc.winner),
        "truc_by": truc.by,
        "truc_pedres": truc.pedres,
        "gained_a": ended.gained[0],
        "gained_b": ended.gained[1],
    }


def _player(record: Record, seat: Seat) -> str | None:
    players = record.header.players
    return players[seat] or None if seat < len(players) else None


def _kind(action: SeatAction | Gesture) -> str:
    match action:
        case PlayCard() | StackCards():
            return "card"
        case Raise():
            return "call"
        case Accept() | Decline():
            return "answer"
        case Look() | MakeSign() | Say():
            return "gesture"
        case _:
            return "other"


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _legal(state: State, seat: Seat) -> list[str]:
    return [format_word(action) for action in legal_actions(state, seat)]


def _schema(rows: Rows) -> dict[str, Any]:
    """Give the type of each column."""
    import polars as pl  # noqa: PLC0415 - an extra

    text, small, words = pl.String, pl.Int16, pl.List(pl.String)
    place = {"record": text, "ruleset": text, "seats": pl.Int8, "round": small}
    numbers = ("dealer", "ma", "score_a", "score_b", "cames_a", "cames_b")
    place |= dict.fromkeys(numbers, small)
    if rows is Rows.ACTIONS:
        columns = {"step": small, "seat": small, "player": text, "kind": text, "word": text}
        return {**place, **columns, "held": words, "legal": words}
    return {
        **place,
        "hands": pl.List(words),
        "actions": small,
        "envit": text,
        "envit_rung": text,
        "envit_winner": text,
        "envit_points": small,
        "envit_pedres": small,
        "truc": text,
        "truc_rung": text,
        "truc_winner": text,
        "truc_by": text,
        "truc_pedres": small,
        "gained_a": small,
        "gained_b": small,
    }
