"""What a seat says aloud when something happens: the text of a balloon."""

from retruc.game import (
    AnswerHeard,
    CallAccepted,
    CallDeclined,
    CallMade,
    DeckTapped,
    Event,
    OneCardChosen,
    Passed,
    PlayDecided,
    Said,
    SeatLeft,
)
from retruc.rulesets import Ruleset
from retruc.words.bundles import Words
from retruc.words.naming import call_said, expression_said

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


def spoken(event: Event, words: Words, ruleset: Ruleset) -> str:
    """Give the words that were said; empty where nobody said anything."""
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
        case _:
            return ""
    return words.say(f"word-{word}")
