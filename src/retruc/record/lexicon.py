"""Words of the notation and the actions they stand for, both ways."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from retruc.game import (
    FREE,
    PACK_CARDS,
    SEATS,
    Accept,
    Card,
    Claim,
    DealOne,
    Decide,
    Decline,
    Fault,
    Fold,
    Found,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    RecordError,
    Say,
    Seat,
    SeatAction,
    StackCards,
    Tap,
    format_hand,
)
from retruc.record.reasons import RecordReason
from retruc.record.values import HiddenPlay, RecordedAction, RecordedHand
from retruc.rulesets import Ruleset

UNKNOWN: Final = "??"
"""How a hand or a card is written that nobody may know yet."""

RUNG_WORDS: Final = frozenset(
    {
        *("envit", "torne", "falta", "joenvit", "dosmes", "tots"),
        *("truc", "retruc", "quatreval", "cincval", "sisval", "setval", "vuitval", "nouval"),
        *("valnou", "valdotze", "jocfora", "put"),
    }
)
"""The rungs that every reader of records knows. A ruleset without one of them refuses it by a rule;
any other word that is no rung of the ruleset is no word at all."""

_PLAIN: dict[str, Callable[[Seat], SeatAction]] = {
    "vull": Accept,
    "novull": Decline,
    "mevaig": Fold,
    "passe": Pass,
    "toca": Tap,
    "una": DealOne,
    "mostra": Claim,
}
_WORD_BY_ACTION: dict[object, str] = {action: word for word, action in _PLAIN.items()}
_DECISIONS = {"juguem": True, "nojuguem": False}

_SEAT = re.compile(r"[1-8]")
_AMOUNT = re.compile(r"\+(0|[1-9][0-9]{0,8})")
_CARDS = re.compile(r"[0-9A-Z]+[a-z]")
_COVERED = re.compile(r"\((.*)\)")
_STACKED = re.compile(r"([^/]*)/([^/]*)")
_HIDDEN_PILE = f"{UNKNOWN}/{UNKNOWN}"
_CARD_STARTS = frozenset("(0123456789ATJQK?")
_MOST_SHOWN = 30
_MOST_KNOWN = 20_000
"""More words than any table has; a record of nonsense cannot fill the memory with them."""


class WordError(Exception):
    """A word is no action: what is wrong with it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def format_action(action: RecordedAction) -> str:
    """Write an action as a record does: ``2:vull``."""
    return f"{action.seat}:{format_word(action)}"


def format_word(action: RecordedAction) -> str:
    """Write an action without its seat: ``vull``.

    >>> from retruc.game import parse_card
    >>> format_word(StackCards(SEATS[0], parse_card("3e"), parse_card("6c")))
    '3e/6c'
    """
    match action:
        case PlayCard(covered=True):
            return f"({action.card})"
        case PlayCard():
            return str(action.card)
        case StackCards():
            return f"{action.top}/{action.under}"
        case HiddenPlay(is_pile=False):
            return f"({UNKNOWN})"
        case HiddenPlay():
            return f"{action.top or UNKNOWN}/{UNKNOWN}"
        case Raise():
            return f"{FREE}{action.amount}" if action.rung == FREE else action.rung
        case Decide():
            return "juguem" if action.plays else "nojuguem"
        case Look():
            return f"mira={0 if action.at is None else action.at}"
        case MakeSign():
            return f"senya={action.sign}"
        case Say():
            return f"diu={action.expression}"
        case _:
            return _WORD_BY_ACTION[type(action)]


def parse_action(text: str, ruleset: Ruleset) -> RecordedAction:
    """Read one action, ``2:vull``, as *ruleset* words it; whether it is legal is not asked.

    Raises:
        RecordError: it is no action. The place is that of the text's beginning.
    """
    try:
        return _lexicon(ruleset).action(text)
    except WordError as error:
        raise RecordError(error.fault, 1, 1) from None


def format_recorded_hand(hand: RecordedHand) -> str:
    """Write a hand as dealt, or that it is not known."""
    return UNKNOWN if hand is None else format_hand(hand)


class Lexicon:
    """What the words of records mean under one ruleset. Words that were read once are kept."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._rungs = RUNG_WORDS | (ruleset.rung_by_id.keys() - {FREE})
        self._pack = ruleset.deck.pack
        self._card_by_text = {str(card): card for card in PACK_CARDS[self._pack]}
        self.known: dict[str, RecordedAction] = {}
        """Actions by their text, those read already."""

    def action(self, text: str) -> RecordedAction:
        """Read an action.

        Raises:
            WordError: it is none.
        """
        seat_text, colon, word = text.partition(":")
        if not colon:
            raise WordError(
                Fault(
                    RecordReason.UNKNOWN_WORD,
                    "an action is written seat:word, found {found}",
                    kind="colon",
                    found=Found(text, _MOST_SHOWN),
                )
            )
        action = self._word(_read_seat(seat_text), word)
        if len(self.known) < _MOST_KNOWN:
            self.known[text] = action
        return action

    def hand(self, text: str) -> RecordedHand:
        """Read a hand.

        Raises:
            WordError: it is none.
        """
        if text == UNKNOWN:
            return None
        parts = _CARDS.findall(text)
        try:
            hand = tuple([self._card_by_text[part] for part in parts])
        except KeyError:
            hand = ()
        if not hand or "".join(parts) != text:
            raise WordError(
                Fault(
                    RecordReason.BAD_HAND,
                    "expected cards of the {pack} pack or {unknown}, found {found}",
                    pack=self._pack.value,
                    unknown=UNKNOWN,
                    found=Found(text, _MOST_SHOWN),
                )
            )
        return hand

    def _word(self, seat: Seat, word: str) -> RecordedAction:
        if word in _PLAIN:
            return _PLAIN[word](seat)
        if word in _DECISIONS:
            return Decide(seat, _DECISIONS[word])
        if word in self._rungs:
            return Raise(seat, word)
        if amount := _AMOUNT.fullmatch(word):
            return Raise(seat, FREE, int(amount[1]))
        if word and word[0] in _CARD_STARTS:
            return self._play(seat, word)
        return _gesture(seat, word)

    def _play(self, seat: Seat, word: str) -> PlayCard | StackCards | HiddenPlay:
        if covered := _COVERED.fullmatch(word):
            if covered[1] == UNKNOWN:
                return HiddenPlay(seat)
            return PlayCard(seat, self._card(covered[1]), covered=True)
        if stacked := _STACKED.fullmatch(word):
            top = None if word == _HIDDEN_PILE else self._card(stacked[1])
            if top is None or stacked[2] == UNKNOWN:
                return HiddenPlay(seat, top, is_pile=True)
            return StackCards(seat, top, self._card(stacked[2]))
        return PlayCard(seat, self._card(word))

    def _card(self, text: str) -> Card:
        card = self._card_by_text.get(text)
        if card is None:
            raise WordError(
                Fault(
                    RecordReason.BAD_CARD,
                    "no card of the {pack} pack is written {found}",
                    pack=self._pack.value,
                    found=Found(text, _MOST_SHOWN),
                )
            )
        return card


def _gesture(seat: Seat, word: str) -> Look | MakeSign | Say:
    name, _, value = word.partition("=")
    match name:
        case "mira" if value == "0":
            return Look(seat, None)
        case "mira" if value:
            return Look(seat, _read_seat(value))
        case "senya" if value:
            return MakeSign(seat, value)
        case "diu" if value:
            return Say(seat, value)
    found = Found(word, _MOST_SHOWN)
    raise WordError(Fault(RecordReason.UNKNOWN_WORD, "{found} is no action", found=found))


def _read_seat(text: str) -> Seat:
    if not _SEAT.fullmatch(text):
        raise WordError(
            Fault(
                RecordReason.BAD_SEAT,
                "expected a seat from 1 to {most}, found {found}",
                most=str(len(SEATS)),
                found=Found(text, _MOST_SHOWN),
            )
        )
    return SEATS[int(text) - 1]


_lexicon = lru_cache(maxsize=32)(Lexicon)
