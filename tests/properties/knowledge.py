"""What a seat can learn: nothing from a card that it was not shown."""

import random
from collections.abc import Sequence
from dataclasses import replace

from retruc.engine import State, actors, apply, legal_actions, observer, why_illegal
from retruc.game import (
    SEATS,
    Action,
    Card,
    Deal,
    Observation,
    PlayCard,
    Seat,
    StackCards,
    is_seen_by,
    observation_pieces,
)
from tests.properties.laws import told
from tests.properties.strategies import Move

TRIES = 10


def dealing_anew_changes_nothing_it_observes(
    moves: Sequence[Move], chance: random.Random, seat: Seat
) -> bool | None:
    """Deal what *seat* has not seen anew, somewhere in the round, and play the same again.

    Gives False where no new deal was found that the others could have played so, and None where
    there was nothing to deal anew.
    """
    end = chance.randrange(1, len(moves))
    played = moves[:end]
    deal = next((move.action for move in played if isinstance(move.action, Deal)), None)
    if deal is None:
        return None
    view = observer(played[0].before, seat)
    for move in played:
        view = told(view, move.events)
    for _ in range(TRIES):
        new_by_old = dealt_anew(deal, view, played[0].before, chance)
        if new_by_old and _is_played_so(played, new_by_old, seat, view):
            return True
    return False


def dealt_anew(
    deal: Deal, view: Observation, table: State, chance: random.Random
) -> dict[Card, Card]:
    """By each card that others hold and the seat has not seen: another that it might be."""
    known = set(view.seen)
    hidden = [card for hand in deal.hands for card in hand if card not in known]
    pool = [card for card in table.ruleset.deck.cards if card not in known]
    return dict(zip(hidden, chance.sample(pool, len(hidden)), strict=True))


def _is_played_so(
    moves: Sequence[Move], new_by_old: dict[Card, Card], seat: Seat, view: Observation
) -> bool:
    """Play the same with other cards; False where somebody could not have played so."""
    state = moves[0].before
    anew = observer(state, seat)
    for move in moves:
        action = with_other_cards(move.action, new_by_old)
        if why_illegal(state, action) is not None:
            return False
        state, events = apply(state, action)
        anew = told(anew, events)
        assert [e for e in events if is_seen_by(e, seat)] == [
            e for e in move.events if is_seen_by(e, seat)
        ]
        assert legal_actions(state, seat) == legal_actions(move.after, seat)
        assert actors(state) == actors(move.after)
    assert anew == view
    assert observation_pieces(anew) == observation_pieces(view)
    return True


def with_other_cards(action: Action, new_by_old: dict[Card, Card]) -> Action:
    def new(card: Card) -> Card:
        return new_by_old.get(card, card)

    match action:
        case Deal(hands=hands):
            return Deal(tuple(tuple(new(card) for card in hand) for hand in hands))
        case PlayCard(card=card):
            return replace(action, card=new(card))
        case StackCards(top=top, under=under):
            return replace(action, top=new(top), under=new(under))
        case _:
            return action


def seats_of(moves: Sequence[Move]) -> tuple[Seat, ...]:
    return SEATS[: moves[0].before.seats]
