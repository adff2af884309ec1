"""Replaying a record: its actions applied one after another, which gives the events again."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, NoReturn, final

from retruc.engine import Phase, State, Step, apply, cards_to_deal, start
from retruc.game import (
    Action,
    Card,
    Deal,
    DealOne,
    Fault,
    Gesture,
    IllegalAction,
    Reason,
    RecordError,
    SeatAction,
    Tap,
)
from retruc.record.reading import Item, Opened, Spoken
from retruc.record.reasons import RecordReason
from retruc.record.values import NOWHERE, Header, HiddenPlay, Place, Record, RecordedRound
from retruc.rulesets import Ruleset


class Replayed(NamedTuple):
    """One action of a record, and what it led to."""

    round: RecordedRound
    action: Action
    step: Step


def replay(record: Record) -> Iterator[Replayed]:
    """Apply the actions of a record in the order in which they were done, deals included.

    Raises:
        RecordError: the rules forbid one of them, or it needs a card that is not known.
    """
    table = Table(record.header, record.ruleset)
    for recorded in record.rounds:
        for item in as_done(_items(recorded)):
            if type(item) is Opened:
                table.open(item)
            elif type(item) is Dealt:
                yield Replayed(recorded, *table.deal(item.opened))
            else:
                yield Replayed(recorded, *table.act(item))


def opening_state(header: Header, ruleset: Ruleset, *, number: int = 1) -> State:
    """Give the state in which a record begins, before the deal of its first round.

    Raises:
        RecordError: there is no such dealer, the score says that something is over, or no coto
            that begins so ends as its result says.
    """
    dealer = header.dealer
    if dealer is not None and dealer >= ruleset.seats:
        fault = Fault(
            RecordReason.BAD_VALUE,
            "no seat {seat} at a table of {seats}",
            kind="dealer",
            at="Dealer",
            seat=str(dealer),
            seats=ruleset.seats,
        )
        _refuse(fault, _place_of(header, "Dealer"))
    limits = (
        ("Score", header.score, ruleset.cama.target),
        ("Cames", header.cames, ruleset.coto.cames_to_win),
    )
    for name, figures, limit in limits:
        if max(figures) >= limit:
            fault = Fault(
                RecordReason.BAD_SCORE,
                "expected 0 to {most} each, found {found}",
                at=name,
                most=str(limit - 1),
                found=f"{figures[0]}-{figures[1]}",
            )
            _refuse(fault, _place_of(header, name))
    _check_result(header, ruleset.coto.cames_to_win)
    return start(ruleset, dealer=dealer, score=header.score, cames=header.cames, number=number)


def _check_result(header: Header, most: int) -> None:
    """Refuse a result that no rounds could lead to; *most* cames win the coto.

    A coto may be left before its end, so neither team needs to have them all.
    """
    if header.result is None:
        return
    both = [*zip(header.cames, header.result, strict=True)]
    if min(header.result) < most and all(began <= ended <= most for began, ended in both):
        return
    fault = Fault(
        RecordReason.BAD_VALUE,
        "a coto to {most} that began {began} cannot end {found}",
        kind="result",
        at="Result",
        most=str(most),
        began=f"{header.cames[0]}-{header.cames[1]}",
        found=f"{header.result[0]}-{header.result[1]}",
    )
    _refuse(fault, _place_of(header, "Result"))


def last_state(record: Record) -> State:
    """Give the state in which a record ends, to go on from there.

    Raises:
        RecordError: it cannot be replayed.
    """
    state = opening_state(record.header, record.ruleset)
    for replayed in replay(record):
        state = replayed.step.state
    return state


@final
class Dealt(NamedTuple):
    """The cards of the round that was opened last are given out."""

    opened: Opened


def as_done(items: Iterable[Item]) -> Iterator[Opened | Spoken | Dealt]:
    """Put items into the order in which they were done; comments are left out.

    The hands stand first in a round, but the deck may have been tapped before they were dealt.
    """
    opened: Opened | None = None
    for item in items:
        if type(item) is Spoken:
            if opened is not None and not isinstance(item.action, Tap | DealOne):
                yield Dealt(opened)
                opened = None
            yield item
        elif type(item) is Opened:
            if opened is not None:
                yield Dealt(opened)
            opened = item
            yield opened
    if opened is not None:
        yield Dealt(opened)


class Table:
    """A coto that is being replayed; what a record cannot say is refused with its place."""

    def __init__(self, header: Header, ruleset: Ruleset) -> None:
        """Set it up as the record begins."""
        self.header = header
        self.state = opening_state(header, ruleset)
        self.before = self.state
        """The state before the last action."""
        self.has_rounds = False

    def open(self, opened: Opened) -> None:
        """Begin a round.

        Raises:
            RecordError: the one before goes on, the coto is over, or another number is due.
        """
        place = opened.places[0]
        if not self.has_rounds:
            ruleset = self.state.ruleset
            self.state = opening_state(self.header, ruleset, number=opened.number)
            self.has_rounds = True
        check_next(self.state, opened.number, place)

    def deal(self, opened: Opened) -> tuple[Deal, Step]:
        """Give out the cards of the round.

        Raises:
            RecordError: they cannot be dealt, or are not known.
        """
        hands = tuple([hand for hand in opened.hands if hand is not None])
        if len(hands) < len(opened.hands):
            seat = opened.hands.index(None)
            fault = Fault(
                RecordReason.UNKNOWN_CARDS,
                "the hand of seat {seat} is not known",
                kind="hand",
                seat=str(seat + 1),
            )
            _refuse(fault, opened.places[seat + 1])
        deal = Deal(hands)
        try:
            return deal, self._apply(deal)
        except IllegalAction as error:
            raise bad_deal(error, opened, self.state) from None

    def act(self, spoken: Spoken) -> tuple[SeatAction | Gesture, Step]:
        """Carry out one action.

        Raises:
            RecordError: the rules forbid it, or its card is not known.
        """
        action = spoken.action
        if isinstance(action, HiddenPlay):
            _refuse(not_named(action), Place(spoken.line, spoken.column))
        try:
            return action, self._apply(action)
        except IllegalAction as error:
            _refuse(error, Place(spoken.line, spoken.column))

    def _apply(self, action: Action) -> Step:
        step = apply(self.state, action)
        self.before = self.state
        self.state = step.state
        return step


def check_next(state: State, number: int, place: Place) -> None:
    """Refuse to open a round that cannot come now.

    Raises:
        RecordError: the one before goes on, the coto is over, or another number is due.
    """
    if state.winner is not None:
        _refuse(Fault(Reason.COTO_OVER, Reason.COTO_OVER.sentence), place)
    if state.round.phase is not Phase.CUT:
        number = state.round.number
        english = "round {number} is not finished"
        _refuse(Fault(RecordReason.ROUND_NOT_FINISHED, english, number=str(number)), place)
    if number != state.round.number:
        fault = Fault(
            RecordReason.BAD_ROUND_NUMBER,
            "expected round {number}, found {found}",
            number=str(state.round.number),
            found=str(number),
        )
        _refuse(fault, place)


def bad_deal(error: IllegalAction, opened: Opened, state: State) -> RecordError:
    """Name the first hand or card that cannot have been dealt; *error* refused the deal."""
    each = cards_to_deal(state)
    seen: set[Card] = set()
    for seat, (hand, place) in enumerate(
        zip(opened.hands, opened.places[1:], strict=True), start=1
    ):
        if hand is not None and len(hand) != each:
            fault = Fault(
                Reason.BAD_DEAL,
                "expected {each} cards for seat {seat}, found {found}",
                kind="count",
                seat=str(seat),
                found=len(hand),
                each=each,
            )
            return RecordError(fault, *place)
        for card in hand or ():
            if card not in state.ruleset.strength_by_card:
                english = "the deck has no {card}"
                fault = Fault(Reason.BAD_DEAL, english, kind="card", card=str(card))
                return RecordError(fault, *place)
            if card in seen:
                english = "{card} was dealt twice"
                fault = Fault(Reason.BAD_DEAL, english, kind="twice", card=str(card))
                return RecordError(fault, *place)
            seen.add(card)
    return RecordError(error, *opened.places[0])


def not_named(action: HiddenPlay) -> Fault:
    """Say that a seat lays a card of a hand that is known, and does not name it."""
    english = "seat {seat} lays a card that is known, and does not name it"
    return Fault(RecordReason.UNKNOWN_CARDS, english, seat=str(action.seat))


def _items(recorded: RecordedRound) -> Iterator[Item]:
    """Take a round apart as a reader gives it."""
    hands = len(recorded.hands)
    places = tuple(recorded.place_of(index) for index in range(hands + 1))
    yield Opened(recorded.number, recorded.hands, places)
    for index, action in enumerate(recorded.actions, start=hands + 1):
        yield Spoken(action, *recorded.place_of(index))


def _place_of(header: Header, name: str) -> Place:
    tag = header.tag(name)
    return NOWHERE if tag is None else tag.place


def _refuse(fault: Fault | IllegalAction, place: Place) -> NoReturn:
    raise RecordError(fault, *place)
