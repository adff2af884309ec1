"""What was said at the table since the last card, by seat."""

from collections.abc import Iterable

from retruc.game import CardCovered, CardPlayed, CardsStacked, Event, RoundDealt, Seat
from retruc.rulesets import Ruleset
from retruc.words import Spoken, Words, spoken

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
