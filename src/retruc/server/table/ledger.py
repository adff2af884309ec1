"""`Ledger`: the fold of a table's rows. It decides nothing: what a row says has been decided."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from retruc.engine import (
    Round,
    State,
    apply,
    counting_hand,
    envit_points,
    legal_actions,
    observer,
    standings,
    start,
)
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
)
from retruc.protocol.accounts import ACCOUNTED
from retruc.record import HiddenPlay, RecordedAction, parse_action
from retruc.rulesets import Ruleset
from retruc.server.table import rows as facts
from retruc.server.table.hearing import Heard, Listener, News, Worth, events_of
from retruc.server.table.rows import Row
from retruc.server.table.rules import ruleset_for
from retruc.server.table.sheet import MOST_IDS, Place, Sheet
from retruc.server.table.voices import Voice
from retruc.server.table.waiting import Waits, waits

UNDO_WINDOW_MS = 1_500
"""How long bots leave somebody to take a card back."""

_CARDS = (PlayCard, StackCards)
_REVEALS = (RoundEnded, HiddenCardShown, PedresScored)
"""After these a card is not taken back: something was learnt that cannot be forgotten."""
_GESTURES = (Looked, SignMade, Said)
"""They stay when a card is taken back."""


class Ended(NamedTuple):
    """The last round that ended."""

    seen: dict[Seat | None, Observation]
    """What each reader knew at its end, as far as the sheet says it: where no card lies below
    another, that is the same for all."""
    events: tuple[Event, ...]
    """Those of the round that the sheet tells of."""
    hands: tuple[Hand, ...]
    """By seat, as dealt."""
    thoughts: tuple[tuple[Seat, SeatAction, str], ...]
    """What bots did in it, and why."""


class Before(NamedTuple):
    """The table before the card that can be taken back."""

    seat: Seat
    state: State
    lengths: dict[Seat | None, int]
    """How many times each reader had been told something in this round."""
    spent_ms: int
    """How much of its time the seat had used up when the card was played."""
    timeouts: int
    """As in `Place`, before the card."""
    by_clock: bool
    """Whether the clock played the card, which nobody takes back then."""
    again: bool
    """Whether a card had been taken back in the same turn before."""


class Ledger:
    """A table as its rows say it is."""

    sheet: Sheet
    _ruleset: Ruleset

    def __init__(self) -> None:
        """Begin with nothing; the first row is `Made`, or one of kind ``round``."""
        self.seq = 0
        self.at_ms = 0
        self.state: State | None = None
        self.listeners: dict[Seat | None, Listener] = {}
        """By seat, and None for all who watch: what was told; empty before the coto."""
        self.ended: Ended | None = None
        self.news: tuple[News, ...] = ()
        """The events of the last word, their audiences unheeded."""
        self.before: Before | None = None
        """What the table was before the card that can be taken back."""
        self._taken_back: Round | None = None
        """The round as it was before the card that was taken back last."""
        self.thoughts: list[tuple[Seat, SeatAction, str]] = []
        self.facts = 0
        """How many rows were taken in that are no words."""
        self._waits: Waits | None = None
        self._legal: tuple[State | None, dict[Seat, list[SeatAction]]] = (None, {})
        self._voices: dict[str, Voice] = {}
        self._points: dict[Seat, tuple[Hand, int]] = {}

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
    def waits(self) -> Waits:
        """What the table waits for; a coto is played."""
        if self._waits is None:
            assert self.state is not None, "nothing is waited for before the coto"
            self._waits = waits(self.state, self.sheet, self.legal)
        return self._waits

    def legal(self, seat: Seat) -> list[SeatAction]:
        """What the rules let a seat do now, worked out once; a coto is played."""
        state, found = self._legal
        if state is not self.state:
            state, found = self._legal = (self.state, {})
        if seat not in found:
            assert state is not None, "nothing is legal before the coto"
            found[seat] = legal_actions(state, seat)
        return found[seat]

    def points(self, seat: Seat) -> int | None:
        """What a seat's cards count for the envit; None where that means nothing."""
        state = self.state
        if state is None or not state.round.dealt or not state.ruleset.envit.on:
            return None
        hand = counting_hand(state, seat)
        known = self._points.get(seat)
        if known is None or known[0] is not hand:
            known = self._points[seat] = hand, envit_points(hand, state.ruleset)
        return known[1]

    def voice(self, language: str) -> Voice:
        """Give what tells of this table in a language."""
        voice = self._voices.get(language)
        players = self.sheet.names
        if voice is None or voice.players != players or voice.teller.ruleset is not self._ruleset:
            voice = self._voices[language] = Voice(language, self._ruleset, players)
        return voice

    @property
    def undo_seat(self) -> Seat | None:
        """The seat that may take its card back, as far as the cards are concerned."""
        return self.before.seat if self.before and not self.before.by_clock else None

    def action_of(self, seat: Seat, word: str) -> SeatAction | Gesture | None:
        """Read a word of a seat; None if it is no action, or does not name its card."""
        try:
            action = _read(f"{seat}:{word}", self._ruleset)
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

    def left(self, member: str, seen: int | None = None) -> None:
        """Note from where on a member who goes away misses what happens: now, or after *seen*."""
        guest, seat = self.sheet.guests[member], self.sheet.seat_of(member)
        if seat is None:
            return
        after = self.number(seat) if seen is None else seen
        if guest.missed_after is None or after < guest.missed_after:
            guest.missed_after = after

    def came_back(self, member: str) -> None:
        """Note that a member is there again: what follows it does not miss."""
        guest, seat = self.sheet.guests[member], self.sheet.seat_of(member)
        if guest.missed_after is not None and seat is not None:
            guest.missed_until = self.number(seat)

    def caught_up(self, member: str) -> None:
        """Note that a member knows what it has missed."""
        guest = self.sheet.guests.get(member)
        if guest is not None:
            guest.missed_after = None

    def changed(self) -> None:
        """Note that something is otherwise than before: what is waited for may be, too."""
        self._waits = None

    def keep_silent(self, seat: Seat) -> None:
        """Have a bot let its chance go by; no row says so, since it would be asked again."""
        self.sheet.silent[seat] = False
        self.changed()

    # Words

    def word(self, row: Row) -> None:
        """Carry out a word, and tell each reader what it may know of what happened."""
        state = self.state
        assert state is not None, "a word before the coto began"
        action = _read(row.body, state.ruleset)
        assert not isinstance(action, HiddenPlay), "a card that is not known"
        if isinstance(action, Gesture):
            self._gesture(state, action)
            return
        before = self._remember_before(row, state, action)
        self.before = None
        step = apply(state, action)
        self.tell(step.state, step.events)
        if before is not None and not any(isinstance(e, _REVEALS) for e in step.events):
            self.before = before
        self._after_action(row, action)

    def _remember_before(self, row: Row, state: State, action: SeatAction) -> Before | None:
        """Keep what is needed to take a card back."""
        sheet, place = self.sheet, self.sheet.places[action.seat]
        if not (isinstance(action, _CARDS) and sheet.settings.undo) or place.is_bot:
            return None
        return Before(
            action.seat,
            state,
            lengths={reader: len(told.heard) for reader, told in self.listeners.items()},
            spent_ms=row.at_ms - sheet.since_ms,
            timeouts=place.timeouts,
            by_clock=row.note == "!clock",
            again=state.round is self._taken_back,
        )

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
            self.caught_up(place.member)
        if self.undo_seat is not None:
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
        dealt = () if self.state is None else self.state.round.dealt
        self.state = state
        self.news = news = tuple(
            [
                News(event, _worth(event, state) if isinstance(event, CallMade) else None)
                for event in events
            ]
        )
        numbers = self.sheet.numbers
        ends = any(isinstance(event, RoundEnded) for event in events)
        deals = any(isinstance(event, RoundDealt) for event in events)
        is_public = all(event.audience is None for event in events)
        for reader, listener in self.listeners.items():
            shared = news if is_public else listener.share(news)
            if shared:
                index = -1 if reader is None else reader
                numbers[index] += 1
                if deals:
                    listener.turn_page(state)
                listener.heard.append(Heard(numbers[index], shared, ends))
        if ends:
            self._round_over(dealt)

    def _round_over(self, hands: tuple[Hand, ...]) -> None:
        listeners = self.listeners
        if self._ruleset.stacks:
            seen = {reader: listener.seen for reader, listener in listeners.items()}
        else:
            seen = dict.fromkeys(listeners, listeners[None].seen)
        told = events_of(listeners[None].heard)
        events = tuple([event for event in told if isinstance(event, ACCOUNTED)])
        self.ended = Ended(seen, events, hands, tuple(self.thoughts))

    def undo(self) -> None:
        """Take the last card back; what was seen of gestures since then stays.

        The clock goes on from where it was. While the card lay it stood still, but for who takes
        cards back again and again: that would hold up the table for as long as one likes.
        """
        before, state, sheet = self.before, self.state, self.sheet
        assert before is not None, "no card to take back"
        assert state is not None, "no card to take back"
        made = before.state
        self.state = State(
            made.ruleset, made.round, made.score, made.cames, state.looks, made.winner
        )
        for reader, listener in self.listeners.items():
            listener.forget_since(before.lengths[reader], _GESTURES)
            sheet.numbers[-1 if reader is None else reader] += 1
        self.before, self._taken_back = None, made.round
        spent_ms = before.spent_ms + (self.at_ms - sheet.since_ms if before.again else 0)
        self.next_decision()
        sheet.since_ms -= spent_ms
        sheet.places[before.seat].timeouts = before.timeouts

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
        self.listeners = {
            reader: Listener(reader, observer(state, reader)) for reader in self.readers
        }
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


@lru_cache(maxsize=20_000)
def _read(word: str, ruleset: Ruleset) -> RecordedAction:
    """Read a word; all tables say the same few."""
    return parse_action(word, ruleset)


def _worth(event: CallMade, state: State) -> Worth:
    return next((bet.worth for bet in standings(state) if bet.bet is event.bet), None)
