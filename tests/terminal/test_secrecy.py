"""Dealing anew what a seat has not seen changes nothing that its screen shows."""

from random import Random

import pytest

from retruc.engine import State, apply, start, why_illegal
from retruc.game import (
    Action,
    Card,
    Deal,
    MakeSign,
    PlayCard,
    Seat,
    StackCards,
)
from retruc.rulesets import Ruleset, load
from retruc.terminal.session import Session
from tests.terminal.support import (
    ME,
    Fool,
    Quiet,
    boards,
    brush_of,
    looks,
    step,
    table_of,
    text_of,
    until_asked,
)


class Notebook:
    """Keeps what was done."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def write(self, action: Action) -> None:
        self.actions.append(action)


def part_of_a_round(ruleset: Ruleset, seed: int, rng: Random) -> tuple[Seat, list[Action]]:
    """The dealer, and what was done from the deal up to some moment of the first round."""
    session = table_of(ruleset, seed=seed, humans=(), bot=Quiet)
    notebook = Notebook()
    session.keep(notebook)
    dealer = session.dealer
    while session.view(None).observation.ended is None and step(session):
        pass
    return dealer, notebook.actions[: rng.randint(1, len(notebook.actions) - 1)]


def repeated(ruleset: Ruleset, dealer: Seat, actions: list[Action]) -> Session:
    """A table at which these things were done."""
    players = [Fool(seat) for seat in range(ruleset.seats)]
    session = Session(
        ruleset,
        players,
        names="ABCDEFGH"[: ruleset.seats],
        seed=0,
        state=start(ruleset, dealer=dealer),
    )
    for action in actions:
        session.repeat(action)
    return session


def dealt_anew(
    ruleset: Ruleset, dealer: Seat, actions: list[Action], rng: Random
) -> list[Action] | None:
    """The same round with other cards where the human has seen none; None if rules forbid it."""
    deal = actions[0]
    assert isinstance(deal, Deal)
    seen = {card for action in actions for card in cards_shown(action) if action.seat != ME}
    own = set(deal.hands[ME])
    unseen = [card for card in ruleset.deck.cards if card not in seen | own]
    rng.shuffle(unseen)
    new_by_old: dict[Card, Card] = {}
    hands = []
    for hand in deal.hands:
        for card in hand:
            new_by_old[card] = card if card in seen | own else unseen.pop()
        hands.append(tuple(new_by_old[card] for card in hand))
    redone: list[Action] = [Deal(tuple(hands))]
    state = apply(start(ruleset, dealer=dealer), redone[0]).state
    for done in actions[1:]:
        action = with_cards(done, new_by_old)
        if why_illegal(state, action):
            if is_unseen_sign(state, action):
                continue
            return None
        state = apply(state, action).state
        redone.append(action)
    return redone if state.round.number == 1 else None


def cards_shown(action: Action) -> list[Card]:
    if isinstance(action, PlayCard) and not action.covered:
        return [action.card]
    return [action.top] if isinstance(action, StackCards) else []


def with_cards(action: Action, new_by_old: dict[Card, Card]) -> Action:
    if isinstance(action, PlayCard):
        return PlayCard(action.seat, new_by_old[action.card], covered=action.covered)
    if isinstance(action, StackCards):
        return StackCards(action.seat, new_by_old[action.top], new_by_old[action.under])
    return action


def is_unseen_sign(state: State, action: Action) -> bool:
    """Whether a senya, false with other cards, was not seen by the human anyway."""
    return isinstance(action, MakeSign) and state.looks[ME] != action.seat and action.seat != ME


@pytest.mark.parametrize("ruleset_id", ["bar", "bicicleta", "balear", "barajamos"])
def test_unseen_cards_do_not_show(ruleset_id):
    ruleset = load(ruleset_id)
    brush = brush_of(ruleset)
    compared = 0
    for seed in range(40):
        rng = Random(seed)
        dealer, actions = part_of_a_round(ruleset, seed, rng)
        anew = dealt_anew(ruleset, dealer, actions, rng)
        if anew is None:
            continue
        first, second = (repeated(ruleset, dealer, done) for done in (actions, anew))
        assert looks(boards(first.view(ME), brush)) == looks(boards(second.view(ME), brush))
        compared += anew != actions
    assert compared > 20


def test_a_card_in_another_hand_is_nowhere_on_the_screen():
    ruleset = load("bar")
    brush = brush_of(ruleset, "ca-valencia")
    session = table_of(ruleset, seed=3, humans=range(4))
    until_asked(session)
    text = text_of(session.view(ME), brush)
    own = session.view(ME).observation.held
    assert all(f"{card.number}   {card.suit.letter.upper()}" in text for card in own)
    for seat in range(1, 4):
        for card in session.view(Seat(seat)).observation.held:
            assert f"{card.number} {card.suit}" not in text
