"""Errors carry data; their text is made from it. `Reason` values are stable ids."""

from enum import StrEnum

from retruc.game.actions import (
    Accept,
    Action,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    Gesture,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Say,
    SeatAction,
    StackCards,
    Tap,
)
from retruc.game.faults import Fault


class RetrucError(Exception):
    """Anything that this library reports about what it was given."""

    id: str = "error"

    fault: "Fault | IllegalAction | None" = None
    """What is wrong, as data; None where the error itself is all there is."""


class Reason(StrEnum):
    """Why the rules forbid an action. The values are stable: clients translate them."""

    COTO_OVER = "coto-over"
    NOT_DEALT = "not-dealt"
    ALREADY_DEALT = "already-dealt"
    BAD_DEAL = "bad-deal"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_OUT = "seat-out"
    OUT_OF_TURN = "out-of-turn"
    ANSWER_FIRST = "answer-first"
    NOTHING_PENDING = "nothing-pending"
    OWN_RAISE = "own-raise"
    NOT_ASKED = "not-asked"
    ALREADY_ANSWERED = "already-answered"
    NOT_IN_HAND = "not-in-hand"
    NO_COVERED = "no-covered"
    MUST_COVER = "must-cover"
    MUST_STACK = "must-stack"
    NO_STACK = "no-stack"
    LOWER_ON_TOP = "lower-on-top"
    UNKNOWN_RUNG = "unknown-rung"
    RUNG_ORDER = "rung-order"
    WRONG_AMOUNT = "wrong-amount"
    OVER_CAP = "over-cap"
    TOO_SMALL = "too-small"
    ENVIT_CLOSED = "envit-closed"
    ENVIT_PENDING = "envit-pending"
    NOT_OPENER = "not-opener"
    NO_BETS = "no-bets"
    NO_FOLD = "no-fold"
    FOLD_NOW = "fold-now"
    DECIDE_FIRST = "decide-first"
    NO_DECISION = "no-decision"
    NO_ONE_CARD = "no-one-card"
    NO_CLAIM = "no-claim"
    NO_PASS = "no-pass"
    NO_SENYES = "no-senyes"
    UNKNOWN_SIGN = "unknown-sign"
    FALSE_SIGN = "false-sign"
    UNKNOWN_EXPRESSION = "unknown-expression"
    OWN_SEAT = "own-seat"

    @property
    def sentence(self) -> str:
        """The reason in words, lower case, to follow ``seat 2 may not …:``."""
        return _SENTENCES[self]


_SENTENCES = {
    Reason.COTO_OVER: "the coto is over",
    Reason.NOT_DEALT: "the cards have not been dealt",
    Reason.ALREADY_DEALT: "the cards have been dealt",
    Reason.BAD_DEAL: "each seat needs its own cards of this deck, and as many as the rules say",
    Reason.NO_SUCH_SEAT: "this table has no such seat",
    Reason.SEAT_OUT: "it has left the round",
    Reason.OUT_OF_TURN: "it is another seat's turn",
    Reason.ANSWER_FIRST: "a call waits for its answer",
    Reason.NOTHING_PENDING: "nothing waits for an answer",
    Reason.OWN_RAISE: "its own team spoke last",
    Reason.NOT_ASKED: "another seat is asked",
    Reason.ALREADY_ANSWERED: "it has answered, and its partner is asked now",
    Reason.NOT_IN_HAND: "the card is not in its hand",
    Reason.NO_COVERED: "cards are not covered here",
    Reason.MUST_COVER: "who has covered one card covers the rest",
    Reason.MUST_STACK: "both cards are laid at once after a tied first trick",
    Reason.NO_STACK: "cards are laid one by one here",
    Reason.LOWER_ON_TOP: "the stronger card lies on top",
    Reason.UNKNOWN_RUNG: "the ruleset has no such call",
    Reason.RUNG_ORDER: "the call does not follow from what was said",
    Reason.WRONG_AMOUNT: "only a free raise names an amount, of 1 or more",
    Reason.OVER_CAP: "the envit would be worth more than can be won",
    Reason.TOO_SMALL: "the call would be worth too little",
    Reason.ENVIT_CLOSED: "the envit cannot be opened any more",
    Reason.ENVIT_PENDING: "the envit is settled first",
    Reason.NOT_OPENER: "it is not among the seats that open the envit",
    Reason.NO_BETS: "this round is played without bets",
    Reason.NO_FOLD: "nobody leaves a round here",
    Reason.FOLD_NOW: "it cannot leave the round now",
    Reason.DECIDE_FIRST: "a team says first whether it plays the round",
    Reason.NO_DECISION: "its team has nothing to decide",
    Reason.NO_ONE_CARD: "a round of one card is not on offer",
    Reason.NO_CLAIM: "there is no envit to claim",
    Reason.NO_PASS: "there is nothing to pass",
    Reason.NO_SENYES: "senyes are not made here",
    Reason.UNKNOWN_SIGN: "the ruleset has no such senya",
    Reason.FALSE_SIGN: "false senyes are forbidden",
    Reason.UNKNOWN_EXPRESSION: "the ruleset has no such expression",
    Reason.OWN_SEAT: "nobody looks at oneself",
}


class IllegalAction(RetrucError):
    """The rules forbid an action. The state is the one it was tried in, unchanged."""

    def __init__(self, state: object, action: Action, reason: Reason) -> None:
        """Keep what was tried, where, and why it may not be."""
        super().__init__(state, action, reason)
        self.state = state
        self.action = action
        self.reason = reason
        self.id = reason.value

    def __str__(self) -> str:
        if isinstance(self.action, Deal):
            return f"the cards may not be dealt: {self.reason.sentence}"
        return f"seat {self.action.seat} may not {_attempt(self.action)}: {self.reason.sentence}"


def _attempt(action: SeatAction | Gesture) -> str:
    """What was tried, as the verb of a sentence."""
    match action:
        case PlayCard(covered=True):
            return f"cover {action.card}"
        case PlayCard():
            return f"play {action.card}"
        case StackCards():
            return f"lay {action.top} over {action.under}"
        case Raise(amount=0):
            return f"say {action.rung}"
        case Raise():
            return f"raise by {action.amount}"
        case Decide():
            return "decide to play" if action.plays else "decide not to play"
        case Look(at=None):
            return "look away"
        case Look():
            return f"look at seat {action.at}"
        case MakeSign():
            return f"make the senya {action.sign}"
        case Say():
            return f"say {action.expression}"
        case _:
            return _VERB_BY_ACTION[type(action)]


_VERB_BY_ACTION = {
    Accept: "accept",
    Decline: "decline",
    Fold: "leave the round",
    Pass: "pass",
    Tap: "tap the deck",
    DealOne: "deal one card each",
    Claim: "claim the envit",
}


class FaultError(RetrucError):
    """An error that says no more than its fault: the base of those without a place."""

    def __init__(self, fault: Fault) -> None:
        """Keep what is wrong; the error has its id."""
        super().__init__(fault)
        self.id = fault.id
        self.fault: Fault = fault

    def __str__(self) -> str:
        return str(self.fault)


class RulesetError(RetrucError):
    """A ruleset, or an option given for one, is wrong.

    *file* and *path* say where (either may be empty), *fault* what was found and expected.
    """

    def __init__(self, fault: Fault, file: str = "", path: str = "") -> None:
        """Keep what is wrong, and the place."""
        super().__init__(fault, file, path)
        self.id = fault.id
        self.fault: Fault = fault
        self.file = file
        self.path = path

    @property
    def problem(self) -> str:
        """What is wrong, in English and without its place."""
        return str(self.fault)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.path, self.problem) if part)


class RecordError(RetrucError):
    """A record cannot be read or replayed; *line* and *column* count from 1."""

    def __init__(
        self, fault: "Fault | IllegalAction", line: int, column: int, reason: str = ""
    ) -> None:
        """Keep what is wrong, and the place; *reason* is its stable id, if not that of *fault*."""
        super().__init__(fault, line, column, reason)
        self.reason = reason or fault.id
        self.id = self.reason
        self.fault: Fault | IllegalAction = fault
        self.line = line
        self.column = column

    @property
    def message(self) -> str:
        """What is wrong, in English and without its place."""
        return str(self.fault)

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.reason}: {self.message}"
