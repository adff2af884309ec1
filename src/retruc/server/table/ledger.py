"""`Ledger`: the fold of a table's rows. It decides nothing: what a row says has been decided."""

from typing import Literal, NamedTuple

import msgspec

from retruc.engine import State, apply, observer, standings, start
from retruc.game import (
    SEATS,
    CallMade,
    DealOne,
    Event,
    Gesture,
    Hand,
    HiddenCardShown,
    Look,
    Looked,
    Observation,
    PedresScored,
    PlayCard,
    RecordError,
    RoundDealt,
    RoundEnded,
    Said,
    Seat,
    SeatAction,
    SignMade,
    StackCards,
    Tap,
    is_seen_by,
    observe,
)
from retruc.record import HiddenPlay, parse_action
from retruc.rulesets import Ruleset
from retruc.server.table import rows as facts
from retruc.server.table.rows import Row
from retruc.server.table.rules import ruleset_for
from retruc.server.table.sheet import MOST_IDS, Place, Sheet

Worth = int | Literal["cama", "coto"] | None

UNDO_WINDOW_MS = 1_500
"""How long bots leave somebody to take a card back."""

_CARDS = PlayCard | StackCards
_REVEALS = RoundEnded | HiddenCardShown | PedresScored
"""After these a card is not taken back: something was learnt that cannot be forgotten."""


class Heard(NamedTuple):
    """One thing that a reader was told."""

    number: int
    event: Event
    worth: Worth = None
    """Of a call: what it is worth if it is accepted."""


class Ended(NamedTuple):
    """The last round that ended."""

    seen: dict[Seat | None, Observation]
    heard: dict[Seat | None, list[Heard]]
    hands: tuple[Hand, ...]
    """By seat, as dealt."""
    thoughts: tuple[tuple[Seat, SeatAction, str], ...]
    """What bots did in it, and why."""


class Before(NamedTuple):
    """The table before the card that can be taken back."""

    seat: Seat
    state: State
    seen: dict[Seat | None, Observation]
    lengths: dict[Seat | None, int]
    """How many things of this round each reader had been told."""


class Ledger:
    """A table as its rows say it is."""

    sheet: Sheet
    _ruleset: Ruleset

    def __init__(self) -> None:
        """Begin with nothing; the first row is `Made`, or one of kind ``round``."""
        self.seq = 0
        self.at_ms = 0
        self.state: State | None = None
        self.seen: dict[Seat | None, Observation] = {}
        self.heard: dict[Seat | None, list[Heard]] = {}
        """By reader: what was told since the last deal."""
        self.heard_before: dict[Seat | None, list[Heard]] = {}
        """By reader: what was told in the round before."""
        self.ended: Ended | None = None
        self.news: tuple[Heard, ...] = ()
        """The events of the last word, their audiences unheeded."""
        self.before: Before | None = None
        """What the table was before the card that can be taken back."""
        self.thoughts: list[tuple[Seat, SeatAction, str]] = []

    # What follows from the rows

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self._ruleset

    @property
    def readers(self) -> tuple[Seat | None, ...]:
        """Every seat, and None for all who watch."""
        return (*SEATS[: len(self.sheet.places)], None)

    def number(self, reader: Seat | None) -> int:
        """How many times this reader was told something."""
        return self.sheet.numbers[-1 if reader is None else reader]

    @property
    def undo_seat(self) -> Seat | None:
        """The seat that may take its card back, as far as the cards are concerned."""
        return self.before.seat if self.before else None

    def action_of(self, seat: Seat, word: str) -> SeatAction | Gesture | None:
        """Read a word of a seat; None if it is no action, or does not name its card."""
        try:
            action = parse_action(f"{seat}:{word}", self.ruleset)
        except RecordError:
            return None
        return None if isinstance(action, HiddenPlay) else action

    # Folding

    def remember(self, member: str, request: str) -> None:
        """Remember that a request was carried out."""
        guest = self.sheet.guests.get(member)
        if guest is not None:
            guest.done.append(request)
            del guest.done[:-MOST_IDS]

    # Words

    def word(self, row: Row) -> None:
        """Carry out a word, and tell each reader what it may know of what happened."""
        state = self.state
        assert state is not None, "a word before the coto began"
        action = parse_action(row.body, state.ruleset)
        assert not isinstance(action, HiddenPlay), "a card that is not known"
        if isinstance(action, Gesture):
            self._gesture(state, action)
            return
        before = self._remember_before(state, action)
        self.before = None
        step = apply(state, action)
        self.tell(step.state, step.events)
        if before is not None and not any(isinstance(e, _REVEALS) for e in step.events):
            self.before = before
        self._after_action(row, action)

    def _remember_before(self, state: State, action: SeatAction) -> Before | None:
        """Keep what is needed to take a card back."""
        if not (isinstance(action, _CARDS) and self.sheet.settings.undo):
            return None
        if self.sheet.places[action.seat].is_bot:
            return None
        lengths = {reader: len(heard) for reader, heard in self.heard.items()}
        return Before(action.seat, state, dict(self.seen), lengths)

    def _after_action(self, row: Row, action: SeatAction) -> None:
        sheet, place = self.sheet, self.sheet.places[action.seat]
        self.next_decision()
        if isinstance(action, Tap | DealOne):
            sheet.early.append(row.body)
        word = row.body.partition(":")[2]
        if place.is_bot:
            if place.replaced:
                place.stood_in.append(word)
            if row.note.startswith("!") and row.note not in ("!", "!clock"):
                self.thoughts.append((action.seat, action, row.note[1:]))
        elif row.note != "!clock":
            place.timeouts = 0
        if self.before is not None:
            sheet.undo_until_ms = self.at_ms + UNDO_WINDOW_MS
        if self.state is not None and self.state.winner is not None:
            sheet.phase = "over"

    def next_decision(self) -> None:
        """Wait for the next decision from now on."""
        sheet = self.sheet
        sheet.decision += 1
        sheet.silent.clear()
        sheet.since_ms = self.at_ms
        sheet.undo_until_ms = 0

    def _gesture(self, state: State, action: Gesture) -> None:
        step = apply(state, action)
        self.tell(step.state, step.events)
        if isinstance(action, Look):
            self.sheet.looks[action.seat] = None if action.at is None else int(action.at)

    def tell(self, state: State, events: tuple[Event, ...]) -> None:
        """Tell each reader what it may know of what happened."""
        self.state = state
        heard = tuple(Heard(0, event, _worth(event, state)) for event in events)
        self.news = heard
        numbers = self.sheet.numbers
        for reader in self.readers:
            seen, number = self.seen[reader], 0
            for item in heard:
                event = item.event
                if event.audience is not None and not is_seen_by(event, reader):
                    continue
                if not number:
                    index = -1 if reader is None else reader
                    number = numbers[index] = numbers[index] + 1
                if isinstance(event, RoundDealt):
                    self._turn_page(reader)
                seen = observe(seen, event)
                self.heard[reader].append(Heard(number, event, item.worth))
            self.seen[reader] = seen
        if any(isinstance(event, RoundEnded) for event in events):
            self._round_over()

    def _turn_page(self, reader: Seat | None) -> None:
        self.heard_before[reader] = self.heard[reader]
        self.heard[reader] = []

    def _round_over(self) -> None:
        heard = {reader: list(items) for reader, items in self.heard.items()}
        hands = tuple(self.seen[seat].dealt for seat in SEATS[: len(self.sheet.places)])
        self.ended = Ended(dict(self.seen), heard, hands, tuple(self.thoughts))

    def undo(self) -> None:
        """Take the last card back; what was seen of gestures since then stays."""
        before, state = self.before, self.state
        assert before is not None, "no card to take back"
        assert state is not None, "no card to take back"
        made = before.state
        self.state = State(
            made.ruleset, made.round, made.score, made.cames, state.looks, made.winner
        )
        for reader in self.readers:
            told = self.heard[reader]
            kept, since = told[: before.lengths[reader]], told[before.lengths[reader] :]
            seen = before.seen[reader]
            for item in since:
                if _is_gesture(item.event):
                    seen = observe(seen, item.event)
                    kept.append(item)
            self.seen[reader] = seen
            self.heard[reader] = kept
            self.sheet.numbers[-1 if reader is None else reader] += 1
        self.before = None
        self.next_decision()

    # Beginning

    def _find_ruleset(self) -> Ruleset:
        sheet = self.sheet
        return ruleset_for(sheet.ruleset, sheet.village, sheet.options)

    def resize(self) -> None:
        """Have as many places as the ruleset has seats; who has none any more watches."""
        self._ruleset = self._find_ruleset()
        sheet, seats = self.sheet, self._ruleset.seats
        del sheet.places[seats:]
        sheet.places += [Place() for _ in range(seats - len(sheet.places))]
        sheet.looks = [None] * seats
        total = sheet.numbers[-1] if sheet.numbers else 0
        sheet.numbers = [max(total, *sheet.numbers, 0)] * (seats + 1)

    def set_up(self, state: State) -> None:
        """Begin with a state before a deal, of which nobody has been told more than the score."""
        self.state = state
        self.seen = {reader: observer(state, reader) for reader in self.readers}
        self.heard = {reader: [] for reader in self.readers}
        self.heard_before = {reader: [] for reader in self.readers}
        self.ended, self.before, self.thoughts = None, None, []

    def restore(self, fact: facts.RoundOpened) -> None:
        """Begin where this round began."""
        sheet = self.sheet = msgspec.json.decode(fact.sheet, type=Sheet)
        self._ruleset = self._find_ruleset()
        state = start(
            self.ruleset,
            dealer=SEATS[fact.dealer - 1],
            score=fact.score,
            cames=fact.cames,
            number=fact.number,
        )
        for word in sheet.early:
            action = parse_action(word, state.ruleset)
            assert not isinstance(action, HiddenPlay), "a card before the deal"
            state = apply(state, action).state
        looks = tuple(None if at is None else SEATS[at] for at in sheet.looks)
        self.set_up(
            State(state.ruleset, state.round, state.score, state.cames, looks, state.winner)
        )


def _worth(event: Event, state: State) -> Worth:
    if not isinstance(event, CallMade):
        return None
    return next((bet.worth for bet in standings(state) if bet.bet is event.bet), None)


def _is_gesture(event: Event) -> bool:
    return isinstance(event, Looked | SignMade | Said)
