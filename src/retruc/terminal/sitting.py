"""Setting a table: from what was asked for to a `Session` with its record."""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

from retruc.bots import Bot, full_name, make_bot
from retruc.game import SEATS, Fault, Suit
from retruc.record import Record, opening_state, replay
from retruc.rulebook import marking_of
from retruc.rulesets import Marking, Ruleset, load
from retruc.terminal.keeping import (
    MARKS,
    SEED,
    SITTING,
    Keeper,
    begin,
    keep_copy,
    read_unfinished,
    tag_value,
)
from retruc.terminal.marking import drawn_suit
from retruc.terminal.places import check_new, default_folder, held, new_path, point_to
from retruc.terminal.session import Session
from retruc.terminal.settings import HUMAN, Settings, TerminalError, seated

NAMES = ("Anna", "Bernat", "Carme", "Dídac", "Empar", "Ferran", "Glòria", "Hug")
"""What the players are called, by seat."""

_DEFAULT_RULESET = "bar"


class Mended(NamedTuple):
    """A record that ended with half a word, which was left out."""

    path: Path
    kept: Path
    """Where the record is as it was."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table that is set: the coto, where it is kept, and who sits there."""

    session: Session
    keeper: Keeper
    mended: Mended | None = None
    """What was left out of the record that it goes on with, if something was."""

    def end(self) -> None:
        """Close the record, with its result if the coto is over."""
        cames = self.session.result
        if cames is None:
            self.keeper.close()
        else:
            self.keeper.finish(cames)


def sit_down(settings: Settings) -> Sitting:
    """Begin a new coto, or go on with one.

    Raises:
        RetrucError: the seats, a bot, the ruleset or the record is not as it should be.
    """
    if settings.resume is not None:
        path = settings.resume.resolve()
        with held(path):
            return _go_on(settings, path)
    ruleset = settings.ruleset or load(_DEFAULT_RULESET)
    sitting = _sitting(settings, ruleset)
    seed = _chosen_seed(settings.seed)
    players = _players(ruleset, sitting, seed)
    names = NAMES[: ruleset.seats]
    lot = drawn_suit(seed)
    session = Session(ruleset, players, names=names, seed=seed, lot=lot)
    path = _new_path(settings)
    keeper = begin(
        path,
        ruleset,
        dealer=session.dealer,
        players=names,
        sitting=sitting,
        seed=settings.seed,
        lot=lot if marking_of(ruleset) is Marking.EIGHT_AND_NINE else None,
    )
    if settings.record is None:
        point_to(path)
    session.keep(keeper)
    return Sitting(session, keeper)


def check(settings: Settings) -> None:
    """Refuse what nobody could sit down with, as `sit_down` would, and touch nothing.

    Raises:
        RetrucError: the seats, a bot, or the record is not as it should be.
    """
    if settings.resume is not None:
        path = settings.resume.resolve()
        with held(path):
            record = read_unfinished(path, settings.ruleset).record
        _seed_of(record, settings)
        ruleset = record.ruleset
    else:
        ruleset = settings.ruleset or load(_DEFAULT_RULESET)
    for name in _sitting(settings, ruleset):
        if name != HUMAN:
            full_name(name, ruleset)
    if settings.record is not None and settings.record != settings.resume:
        check_new(settings.record)


def _sitting(settings: Settings, ruleset: Ruleset) -> tuple[str, ...]:
    full_name(settings.bot)  # "human" would be taken for a person
    return seated(settings, ruleset.seats, ruleset.choices.get("seats", ()))


def _new_path(settings: Settings) -> Path:
    folder = default_folder(os.environ, Path.home())
    return new_path(settings.record, folder, datetime.now().astimezone())


def _go_on(settings: Settings, path: Path) -> Sitting:
    record, is_cut = read_unfinished(path, settings.ruleset)
    ruleset = record.ruleset
    written = tuple(name.strip() for name in tag_value(record, SITTING).split(";"))
    if settings.seats or len(written) != ruleset.seats:
        sitting = _sitting(settings, ruleset)
    else:
        sitting = written
    seed = _chosen_seed(_seed_of(record, settings))
    first = record.rounds[0].number if record.rounds else 1
    session = Session(
        ruleset,
        _players(ruleset, sitting, seed),
        names=_names(record),
        seed=seed,
        state=opening_state(record.header, ruleset, number=first),
        lot=Suit.COPES if tag_value(record, MARKS) == Suit.COPES else Suit.ORS,
    )
    for replayed in replay(record):
        session.repeat(replayed.action)
    if session.result is not None:
        raise TerminalError(
            Fault(
                "coto-over",
                "the coto in {path} is over: there is nothing to go on with",
                kind="record",
                path=str(path),
            )
        )
    is_same = settings.record is None or settings.record.resolve() == path
    mended = Mended(path, keep_copy(path) if is_same else path) if is_cut else None
    keeper = Keeper(path if is_same else _new_path(settings), record)
    session.keep(keeper)
    return Sitting(session, keeper, mended)


def _seed_of(record: Record, settings: Settings) -> int | None:
    """Give the seed of a record; the one asked for where it has none.

    Raises:
        TerminalError: another seed is asked for, with which the cards would be others.
    """
    text = tag_value(record, SEED)
    if not text.removeprefix("-").isdecimal():
        return settings.seed
    seed = int(text)
    if settings.seed not in (None, seed):
        raise TerminalError(
            Fault(
                "bad-setting",
                "a record that is resumed says its seed itself: {seed}",
                kind="seed",
                seed=str(seed),
            )
        )
    return seed


def _players(ruleset: Ruleset, sitting: tuple[str, ...], seed: int) -> list[Bot | None]:
    return [
        None if name == HUMAN else make_bot(name, ruleset, seat, Random(f"{seed}/bot/{seat}"))
        for seat, name in zip(SEATS, sitting, strict=False)
    ]


def _names(record: Record) -> tuple[str, ...]:
    written = record.header.players
    seats = record.ruleset.seats
    return tuple((*written, *NAMES[len(written) :])[:seats])


def _chosen_seed(seed: int | None) -> int:
    return SystemRandom().randrange(2**63) if seed is None else seed
