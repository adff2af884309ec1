"""The cards that a seat has not seen, dealt anew: whatever else may be, by chance alone.

A new deal is drawn among all those in which everybody could have done what was done, each as likely
as any other, and in which the seat would have been told the same. How likely somebody is to *play*
so with other cards is not asked: that is a belief, and the caller's affair.
"""

from dataclasses import replace
from random import Random

from retruc.adapters.turns import Turn, opening_of
from retruc.engine import why_illegal
from retruc.game import Action, Card, Deal, PlayCard, Seat, StackCards


def resample(turn: Turn, seat: Seat, chance: Random) -> Turn:
    """Deal anew what *seat* has not seen, and let everybody do the same again.

    The cards are drawn until they fit. Each card that was laid covered changes with the hand that
    it came from. How many draws that takes depends on what has been shown: one or two in most
    rounds.

    Args:
        turn: An instant of a round. It must have been dealt, else it comes back as it is.
        seat: Who keeps its own cards, and is told the same.
        chance: Draws.
    """
    deal = next((action for action in turn.done if isinstance(action, Deal)), None)
    if deal is None:
        return turn
    known = set(turn.views[seat].seen)
    hidden = [card for hand in deal.hands for card in hand if card not in known]
    pool = [card for card in turn.state.ruleset.deck.cards if card not in known]
    while True:
        new_by_old = dict(zip(hidden, chance.sample(pool, len(hidden)), strict=True))
        found = _done_again(turn, seat, new_by_old)
        if found is not None:
            return found


def _done_again(turn: Turn, seat: Seat, new_by_old: dict[Card, Card]) -> Turn | None:
    """Do the same with other cards; None if somebody could not, or the seat would know."""
    assert turn.opening is not None
    again = opening_of(turn.opening)
    for action in turn.done:
        renamed = _renamed(action, new_by_old)
        if why_illegal(again.state, renamed) is not None:
            return None
        again = again.act(renamed)
    if again.views[seat] != turn.views[seat]:
        return None
    still_asked = again.asked[len(again.asked) - len(turn.asked) :]
    return replace(again, asked=still_asked) if still_asked == turn.asked else None


def _renamed(action: Action, new_by_old: dict[Card, Card]) -> Action:
    def new(card: Card) -> Card:
        return new_by_old.get(card, card)

    match action:
        case Deal(hands=hands):
            return Deal(tuple(tuple(map(new, hand)) for hand in hands))
        case PlayCard():
            return replace(action, card=new(action.card))
        case StackCards():
            return replace(action, top=new(action.top), under=new(action.under))
        case _:
            return action
