"""The buttons: one for each action that is legal now, with what it puts at stake."""

from collections.abc import Iterator
from typing import NamedTuple

from retruc.engine import Stake
from retruc.game import (
    FREE,
    Accept,
    Bet,
    Claim,
    DealOne,
    Decide,
    Decline,
    Fold,
    Pass,
    PlayCard,
    Raise,
    Seat,
    SeatAction,
    StackCards,
    Tap,
)
from retruc.rulesets import Pays, Rung
from retruc.terminal.brush import Brush
from retruc.terminal.cards import short
from retruc.terminal.controls import Controls
from retruc.terminal.palette import Ink
from retruc.terminal.targets import Act, Adjust, Button, Target
from retruc.terminal.view import Offer, View
from retruc.words import call_said


class Chip(NamedTuple):
    """One button."""

    target: Target
    key: str
    """What to press for it."""
    label: str
    worth: str = ""
    ink: Ink = Ink.CHIP


_KEY_BY_RUNG = {
    "envit": "e",
    "torne": "o",
    "joenvit": "j",
    "dosmes": "d",
    "falta": "f",
    "tots": "f",
}
"""Rungs of the envit; those of the truc share one key, since only one can be said at a time."""

_TRUC_KEY = "t"
FREE_KEY = "+"
"""What to press for a free raise, and for more of it."""

_WORD_BY_ACTION: dict[type[SeatAction], tuple[str, str]] = {
    Accept: ("v", "vull"),
    Decline: ("n", "novull"),
    Fold: ("m", "mevaig"),
    Pass: ("p", "passe"),
    Tap: ("t", "toca"),
    DealOne: ("d", "una"),
    Claim: ("m", "mostra"),
}

_ORDER = (Accept, Decline, Raise, Decide, Tap, DealOne, Claim, Pass, StackCards, Fold)


def chips(view: View, brush: Brush, controls: Controls) -> tuple[Chip, ...]:
    """The buttons for all that may be done but playing single cards, in reading order."""
    found: list[Chip] = []
    for kind in _ORDER:
        offers = [offer for offer in view.offers if isinstance(offer.action, kind)]
        if kind is Raise:
            offers.sort(key=lambda offer: _bet_order(view, offer))
        found += _chips_of(offers, view, brush, controls)
    if any(isinstance(o.action, PlayCard) and o.action.covered for o in view.offers):
        ink = Ink.CHIP_ARMED if controls.covering else Ink.CHIP
        found.append(Chip(Button.COVER, "c", brush.say("cover"), ink=ink))
    if view.may_take_back:
        found.append(Chip(Button.TAKE_BACK, "z", brush.say("take-back")))
    if view.may_wait:
        found.append(Chip(Button.WAIT, "w", _wait_label(view, brush)))
    return tuple(found)


def _bet_order(view: View, offer: Offer) -> tuple[bool, int]:
    """Raises of the bet that is pending first, then as the ladders go."""
    assert isinstance(offer.action, Raise)
    bet, index, _ = view.ruleset.rung_by_id[offer.action.rung]
    pending = {s.bet for s in view.standings if s.outcome == "pending"}
    first = Bet.ENVIT if not pending or Bet.ENVIT in pending else Bet.TRUC
    return bet is not first, index


def _chips_of(offers: list[Offer], view: View, brush: Brush, controls: Controls) -> Iterator[Chip]:
    free = [offer for offer in offers if isinstance(offer.action, Raise) and offer.action.amount]
    for offer in offers:
        if offer in free:
            continue
        key, label = key_and_label(offer.action, view, brush)
        target = Act(offer.action)
        ink = Ink.CHIP
        if isinstance(offer.action, Accept):
            ink = Ink.CHIP_MAIN
        elif is_grave(offer.action, view):
            ink = Ink.CHIP_GRAVE
        if controls.armed == target:
            ink, label = Ink.CHIP_ARMED, brush.say("sure", label=label)
        yield Chip(target, key, label, worth_text(offer.stake, brush), ink)
    if free:
        yield from _free_chips(free, view, brush, controls)


def _free_chips(
    offers: list[Offer], view: View, brush: Brush, controls: Controls
) -> Iterator[Chip]:
    """One button for all free raises, and two that change its amount."""
    offer = offers[min(controls.amount, len(offers)) - 1]
    assert isinstance(offer.action, Raise)
    label = call_said(brush.words, FREE, view.ruleset, offer.action.amount)
    armed = controls.armed is Button.FREE_RAISE
    ink = Ink.CHIP_ARMED if armed else Ink.CHIP
    yield Chip(Button.FREE_RAISE, FREE_KEY, label, worth_text(offer.stake, brush), ink)
    if armed:
        yield Chip(Adjust(-1), "-", "−")
        yield Chip(Adjust(1), "+", "+")


def key_and_label(action: SeatAction, view: View, brush: Brush) -> tuple[str, str]:
    """What to press for an action, and what is said or done by it."""
    match action:
        case Raise():
            bet, _, rung = view.ruleset.rung_by_id[action.rung]
            return _TRUC_KEY if bet is Bet.TRUC else raise_key(rung), rung.say
        case Decide():
            word = "juguem" if action.plays else "nojuguem"
            return ("j" if action.plays else "n"), brush.words.say(f"word-{word}")
        case StackCards():
            label = brush.say(
                "stack", top=short(action.top, brush.words), under=short(action.under, brush.words)
            )
            return str(view.observation.held.index(action.top) + 1), label
        case _:
            key, word = _WORD_BY_ACTION[type(action)]
            return key, brush.words.say(f"word-{word}")


def raise_key(rung: Rung) -> str:
    """What to press for a rung of the envit."""
    return FREE_KEY if rung.id == FREE else _KEY_BY_RUNG.get(rung.id, rung.id[0])


def is_grave(action: SeatAction, view: View) -> bool:
    """Whether a slip of the finger would cost so much that it is asked for twice."""
    if isinstance(action, Fold):
        return True
    if not isinstance(action, Raise):
        return False
    return view.ruleset.rung_by_id[action.rung][2].pays in (Pays.FALTA, Pays.JOCFORA)


def worth_text(stake: Stake | None, brush: Brush) -> str:
    """What an action is worth: ``4``, ``−1``, or gains and losses where they differ."""
    if stake is None:
        return ""
    if not stake.win:
        return f"−{stake.lose}"
    if stake.whole:
        return brush.say(f"whole-{stake.whole}")
    return str(stake.win) if stake.win == stake.lose else f"+{stake.win} −{stake.lose}"


def _wait_label(view: View, brush: Brush) -> str:
    partners = [
        seat
        for seat in range(view.observation.seats)
        if seat % 2 == view.home % 2 and seat != view.home
    ]
    if len(partners) == 1 and any(isinstance(o.action, Accept | Decide) for o in view.offers):
        return brush.say("partner-answers", name=view.name(Seat(partners[0])))
    return brush.say("partners-answer" if partners else "say-nothing")
