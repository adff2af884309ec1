"""How an action is offered, and how it is refused."""

from collections.abc import Callable

from retruc.engine import Stake
from retruc.game import (
    Accept,
    Action,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    IllegalAction,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Say,
    Seat,
    StackCards,
    Tap,
)
from retruc.rulesets import Ruleset
from retruc.words.bundles import Words
from retruc.words.naming import (
    call_said,
    card_name,
    expression_said,
    quoted,
    sign_name,
    the_card,
)

_WORD_BY_ACTION: dict[type[object], str] = {
    Accept: "vull",
    Decline: "novull",
    Fold: "mevaig",
    Pass: "passe",
    Tap: "toca",
    DealOne: "una",
    Claim: "mostra",
}
"""Actions that go by a word of the table, which is the same in every language."""


def label(
    words: Words,
    ruleset: Ruleset,
    action: Action,
    stake: Stake | None,
    seat_name: Callable[[Seat], str],
) -> str:
    """Name an action as a button does; with *stake*, say what it is worth or costs."""
    name = _name(words, ruleset, action, seat_name)
    if stake is None:
        return name
    if isinstance(action, Decline | Fold):
        cost = words.say("pedres", pedres=stake.lose)
        return words.say("action-with-cost", label=name, worth=cost)
    return words.say("action-with-worth", label=name, worth=_worth(words, stake))


def _worth(words: Words, stake: Stake) -> str:
    if stake.whole:
        return words.say(f"whole-{stake.whole}")
    return words.say("pedres", pedres=stake.win)


def _name(words: Words, ruleset: Ruleset, action: Action, seat_name: Callable[[Seat], str]) -> str:
    match action:
        case PlayCard(covered=True):
            return words.say("action-cover", card=the_card(words, action.card))
        case PlayCard():
            return _capital(card_name(words, action.card))
        case StackCards():
            top, under = card_name(words, action.top), the_card(words, action.under)
            return _capital(words.say("action-stack", top=top, under=under))
        case Raise():
            return call_said(words, action.rung, ruleset, action.amount)
        case Decide():
            return words.say("word-juguem" if action.plays else "word-nojuguem")
        case Look(at=None):
            return words.say("action-look-away")
        case Look(at=Seat() as at):
            return words.say("action-look", who=seat_name(at))
        case MakeSign():
            gesture = words.say(f"gesture-{ruleset.senyes.map[action.sign].gesture}")
            meaning = sign_name(words, action.sign)
            return _capital(words.say("action-sign", meaning=meaning, gesture=gesture))
        case Say():
            return expression_said(words, action.expression)
        case _:
            return words.say(f"word-{_WORD_BY_ACTION[type(action)]}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def word_gloss(words: Words, action: Action) -> str:
    """Explain the word by which an action goes; empty for actions that need no explaining."""
    match action:
        case Raise():
            message = f"rung-{'free' if action.amount else action.rung}-gloss"
        case Decide():
            message = f"word-{'juguem' if action.plays else 'nojuguem'}-gloss"
        case Say():
            message = f"expression-{action.expression}-gloss"
        case _:
            message = f"word-{_WORD_BY_ACTION.get(type(action), '')}-gloss"
    return words.say(message) if words.has(message) else ""


def refusal(
    words: Words, ruleset: Ruleset, error: IllegalAction, seat_name: Callable[[Seat], str]
) -> str:
    """Say what a seat may not do, and why."""
    reason = words.say(f"reason-{error.reason}")
    action = error.action
    if isinstance(action, Deal):
        return words.say("refused-deal", reason=reason)
    attempt = _attempt(words, ruleset, action, seat_name)
    return words.say("refused", who=seat_name(action.seat), attempt=attempt, reason=reason)


def _attempt(
    words: Words, ruleset: Ruleset, action: Action, seat_name: Callable[[Seat], str]
) -> str:
    match action:
        case PlayCard():
            message = "attempt-cover" if action.covered else "attempt-play"
            return words.say(message, card=the_card(words, action.card))
        case StackCards():
            top, under = the_card(words, action.top), the_card(words, action.under)
            return words.say("attempt-stack", top=top, under=under)
        case Raise():
            return words.say("attempt-raise", call=_tried_call(words, ruleset, action))
        case Decide():
            return words.say(f"attempt-decide-{'yes' if action.plays else 'no'}")
        case Look(at=None):
            return words.say("attempt-look-away")
        case Look(at=Seat() as at):
            return words.say("attempt-look", at=seat_name(at))
        case _:
            return words.say(f"attempt-{type(action).__name__.lower()}")


def _tried_call(words: Words, ruleset: Ruleset, action: Raise) -> str:
    """Say a call that was tried; it may be one that the ruleset does not have."""
    if action.rung not in ruleset.rung_by_id:
        return quoted(words, action.rung)
    return quoted(words, call_said(words, action.rung, ruleset, action.amount))
