"""From a record to what one reader saw of it, step by step. It takes a while: not on the loop."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO

import msgspec
from msgspec import Struct

from retruc.engine import State, envit_points, observer, standings
from retruc.game import (
    SEATS,
    CallMade,
    CotoWon,
    Deal,
    Event,
    Fault,
    Hand,
    HandDealt,
    Observation,
    RetrucError,
    RoundDealt,
    RoundEnded,
    Seat,
    SignMade,
    is_seen_by,
    observe,
)
from retruc.game.errors import FaultError
from retruc.protocol.accounts import Settled, account_of
from retruc.protocol.messages import Account, Item, Room, View
from retruc.protocol.telling import Names, Teller, names_for, teller
from retruc.protocol.views import view_of
from retruc.record import Record, opening_state, read_record, replay
from retruc.rulesets import Ruleset, load_text
from retruc.server.table.commands import Connected
from retruc.server.table.rows import Opening, Sitter
from retruc.server.table.table import Table
from retruc.words import fault_text, seat_name, words

MOST_RECORD = 400_000
"""Bytes of the largest record that is replayed."""

ALL = "all"

_BOT = re.compile(r"[a-z][a-z0-9-]*@[0-9]+")


class ReplayError(FaultError):
    """A record cannot be replayed for this reader: ``no-such-reader``."""


class Step(Struct, rename="camel", frozen=True, kw_only=True):
    """What one action of the record led to, as the reader saw it."""

    round: int
    items: list[Item]
    account: Account | None = None
    """Where the step ended a round."""
    hands: list[list[str]] | None = None
    """Where it dealt one, and the reader sees all hands: by seat."""


class Replay(Struct, rename="camel", frozen=True, kw_only=True):
    """A coto as one reader saw it."""

    room: Room
    seats: int
    seat: int | None
    """Whose eyes these are, from 1; None for all hands."""
    date: str
    view: View
    """Before the first step; the items lead from each view to the next."""
    steps: list[Step]
    is_over: bool


class Answer(Struct, frozen=True):
    """The replay as it goes over HTTP, or what is wrong with the record."""

    body: bytes
    reason: str = ""
    text: str = ""


def answer(
    record: bytes, reader: str, language: str, village: str, sitters: tuple[Sitter, ...]
) -> Answer:
    """Replay a record.

    Args:
        record: the record's bytes.
        reader: a seat, from 1, or ``all``.
        language: of the sentences.
        village: a ruleset of one's own, as TOML, if that is what was played.
        sitters: who sat there, by seat, where more is known of them than their names.
    """
    try:
        ruleset = load_text(village) if village else None
        read = read_record(BytesIO(record), ruleset=ruleset)
        return Answer(msgspec.json.encode(make_replay(read, reader, language, village, sitters)))
    except RetrucError as error:
        return Answer(b"", error.id, fault_text(words(language), error))


def make_replay(
    record: Record,
    reader: str,
    language: str,
    village: str = "",
    sitters: Sequence[Sitter] = (),
) -> Replay:
    """Fold a record for one reader.

    Raises:
        ReplayError: there is no such reader.
        RecordError: the record cannot be replayed.
    """
    state = opening_state(record.header, record.ruleset)
    seat = _read_seat(reader, record.ruleset)
    said = teller(language, record.ruleset)
    players = _players(record, said)
    eyes = _Eyes(state, seat, said, names_for(said.words, players))
    first = view_of(eyes.seen, (), said.words, record.ruleset)
    steps = list(eyes.steps(record))
    return Replay(
        room=_room(record, _sitters(players, sitters), language, village, seat),
        seats=record.ruleset.seats,
        seat=None if seat is None else seat + 1,
        date=record.header.date,
        view=first,
        steps=steps,
        is_over=eyes.is_over,
    )


def _read_seat(reader: str, ruleset: Ruleset) -> Seat | None:
    if reader == ALL:
        return None
    if reader.isdecimal() and 1 <= int(reader[:3]) <= ruleset.seats:
        return SEATS[int(reader) - 1]
    raise ReplayError(
        Fault(
            "no-such-reader",
            "expected all, or a seat from 1 to {seats}",
            seats=ruleset.seats,
        )
    )


def _players(record: Record, said: Teller) -> tuple[str, ...]:
    """Name every seat; those without a name by their number."""
    named = record.header.players
    return tuple(
        (named[index] if index < len(named) else "") or seat_name(said.words, SEATS[index])
        for index in range(record.ruleset.seats)
    )


def _sitters(players: Sequence[str], known: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """Seat everybody: with the face that is known of them; bots as such, also those of a record."""
    by_seat = dict(enumerate(known))
    return tuple(
        Sitter(
            member="" if bot else f"seat-{index}",
            name=name,
            face=by_seat[index].face if index in by_seat else index,
            bot=bot,
        )
        for index, name in enumerate(players)
        for bot in [by_seat[index].bot if index in by_seat else _bot_named(name)]
    )


def _bot_named(name: str) -> str:
    """Find the bot that a record names, as all do that bots wrote; empty for a person.

    >>> _bot_named("taverna@1"), _bot_named("Empar")
    ('taverna@1', '')
    """
    return name if _BOT.fullmatch(name) else ""


class _Eyes:
    """One reader, and what it has seen so far."""

    def __init__(self, state: State, seat: Seat | None, said: Teller, names: Names) -> None:
        self.seat = seat
        self.said = said
        self.names = names
        self.seen: Observation = observer(state, seat)
        self.events: list[Event] = []
        self.hands: tuple[Hand, ...] = ()
        self.is_over = False

    def steps(self, record: Record) -> Iterator[Step]:
        for replayed in replay(record):
            if isinstance(replayed.action, Deal):
                self.hands = replayed.action.hands
            items, account = [], None
            state = replayed.step.state
            for event in replayed.step.events:
                if not self._sees(event):
                    continue
                if isinstance(event, RoundDealt):
                    self.events = []
                self.seen = observe(self.seen, event)
                self.events.append(event)
                items.append(self.said.item(event, self.names, self._worth(event, state)))
                if isinstance(event, CotoWon):
                    self.is_over = True
            if any(isinstance(event, RoundEnded) for event in replayed.step.events):
                account = self._account()
            hands = None
            if self.seat is None and isinstance(replayed.action, Deal):
                hands = [[str(card) for card in hand] for hand in self.hands]
            yield Step(round=replayed.round.number, items=items, account=account, hands=hands)

    def _sees(self, event: Event) -> bool:
        """Whether the reader is shown an event. Who sees all hands also sees all signs."""
        if self.seat is None:
            if isinstance(event, HandDealt):
                return False
            return isinstance(event, SignMade) or is_seen_by(event, None)
        return is_seen_by(event, self.seat)

    def _worth(self, event: Event, state: State) -> str:
        if not isinstance(event, CallMade):
            return ""
        worth = next((bet.worth for bet in standings(state) if bet.bet is event.bet), None)
        if worth is None:
            return ""
        if isinstance(worth, str):
            return self.said.say(f"whole-{worth}")
        return self.said.say("pedres", pedres=worth)

    def _account(self) -> Account:
        ruleset = self.said.ruleset
        hands: list[tuple[Seat, Hand, int | None]] = []
        if self.seat is None:
            for index, hand in enumerate(self.hands):
                points = envit_points(hand, ruleset) if ruleset.envit.on else None
                hands.append((SEATS[index], hand, points))
        return account_of(Settled(self.seat, self.seen, self.events, hands), self.said, self.names)


def _room(
    record: Record, sitters: tuple[Sitter, ...], language: str, village: str, seat: Seat | None
) -> Room:
    """Describe the table at which it was played, as a table would."""
    ruleset = record.ruleset
    opening = Opening(
        host="reader",
        ruleset=str(ruleset) if not village else "",
        village=village,
        options=dict(ruleset.changed),
        sitters=sitters,
    )
    table, _ = Table.open(opening, 0, bytes)
    table.handle(Connected("reader", "", "", 0, language), 0)
    room = table.snapshot("reader", 0).room
    return msgspec.structs.replace(
        room,
        phase="over",
        host=False,
        name="",
        watchers=[],
        seat=None if seat is None else seat + 1,
    )
