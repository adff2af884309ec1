"""What was said at the table since the last card, by seat."""

from collections.abc import Iterable

from retruc.game import (
    AnswerHeard,
    CallAccepted,
    CallDeclined,
    CallMade,
    CardCovered,
    CardPlayed,
    CardsStacked,
    DeckTapped,
    Event,
    OneCardChosen,
    Passed,
    PlayDecided,
    RoundDealt,
    Said,
    Seat,
    SeatLeft,
)
from retruc.rulesets import Ruleset
from retruc.words import Words, call_said, expression_said

Spoken = (
    CallMade
    | AnswerHeard
    | CallAccepted
    | CallDeclined
    | SeatLeft
    | Passed
    | PlayDecided
    | DeckTapped
    | OneCardChosen
    | Said
)
"""Events in which a seat opens its mouth."""

_CLEARS = CardPlayed | CardCovered | CardsStacked | RoundDealt


def balloons(events: Iterable[Event], words: Words, ruleset: Ruleset) -> dict[Seat, str]:
    """What hangs beside each seat: its last word, until a card falls."""
    text_by_seat: dict[Seat, str] = {}
    for event in events:
        if isinstance(event, _CLEARS):
            text_by_seat.clear()
        elif isinstance(event, Spoken):
            text_by_seat.pop(event.seat, None)
            text_by_seat[event.seat] = spoken(event, words, ruleset)
    return text_by_seat


def spoken(event: Spoken, words: Words, ruleset: Ruleset) -> str:
    """The words that were said."""
    match event:
        case CallMade():
            return f"{call_said(words, event.rung, ruleset, event.amount)}!"
        case Said():
            return expression_said(words, event.expression)
        case CallAccepted():
            word = "vull"
        case CallDeclined():
            word = "novull"
        case AnswerHeard():
            word = "vull" if event.accepts else "novull"
        case SeatLeft():
            word = "mevaig"
        case Passed():
            word = "passe"
        case PlayDecided():
            word = "juguem" if event.plays else "nojuguem"
        case DeckTapped():
            word = "toca"
        case OneCardChosen():
            word = "una"
    return words.say(f"word-{word}")
