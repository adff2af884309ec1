"""Rounds in which some cards are not known, as worlds in which they are.

In a world every unknown card has a stand-in: a card that it could be. Cards are only ever renamed,
all over the round at once, so that each world stays one that the engine can judge.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from retruc.engine import State
from retruc.game import Card, Hand, PlayCard, Seat, StackCards
from retruc.record.report import RoundReport
from retruc.record.values import HiddenPlay, RecordedAction, RecordedHand
from retruc.rulesets import Covered


class World(NamedTuple):
    """One way in which things may be."""

    state: State
    unknown: frozenset[Card] = frozenset()
    """The stand-ins, wherever they are in the round."""
    report: RoundReport | None = None
    """What the round owes, once it is finished in this world."""

    def stand_ins(self, seat: Seat) -> list[Card]:
        """The cards dealt to a seat that are not known."""
        return [card for card in self.state.round.dealt[seat] if card in self.unknown]

    def free_cards(self) -> list[Card]:
        """The cards that an unknown one may be: all stand-ins, and those that nobody was dealt."""
        ruleset = self.state.ruleset
        dealt = {card for hand in self.state.round.dealt for card in hand}
        return [card for card in ruleset.deck.cards if card in self.unknown or card not in dealt]


def complete_hands(
    hands: tuple[RecordedHand, ...], count: int, deck: Iterable[Card]
) -> tuple[Hand, ...]:
    """Fill unknown hands with *count* stand-ins each, out of the cards that nobody has."""
    known = {card for hand in hands for card in hand or ()}
    spare = (card for card in deck if card not in known)
    return tuple(tuple(islice(spare, count)) if hand is None else hand for hand in hands)


def swapped(world: World, a: Card, b: Card) -> World:
    """Let two cards change places all over the round."""
    other = {a: b, b: a}

    def renamed(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    draft = world.state.round.draft()
    draft.dealt = tuple(renamed(hand) for hand in draft.dealt)
    draft.held = tuple(renamed(hand) for hand in draft.held)
    draft.tricks = tuple(
        replace(
            trick,
            plays=tuple(
                replace(
                    play,
                    card=play.card and other.get(play.card, play.card),
                    under=play.under and other.get(play.under, play.under),
                )
                for play in trick.plays
            ),
        )
        for trick in draft.tricks
    )
    state = world.state.with_round(draft)
    return world._replace(state=state, unknown=frozenset(renamed(world.unknown)))


def named(world: World, seat: Seat, card: Card) -> World:
    """Let a seat hold *card*, which it names, in place of an unknown one, if that can be."""
    if card not in world.state.round.held[seat]:
        mine = _held_unknown(world, seat)
        if not mine or card not in world.free_cards():
            return world
        world = swapped(world, mine[0], card)
    return world._replace(unknown=world.unknown - {card})


def with_stand_ins(world: World, action: RecordedAction) -> tuple[World, RecordedAction]:
    """Let the seat of *action* hold the cards that it lays; hidden ones are stand-ins.

    A `HiddenPlay` comes back as it is where the seat has no unknown card, or one that is seen.
    """
    match action:
        case PlayCard():
            return named(world, action.seat, action.card), action
        case StackCards():
            world = named(world, action.seat, action.top)
            return named(world, action.seat, action.under), action
        case HiddenPlay():
            return _hidden(world, action)
        case _:
            return world, action


def _hidden(world: World, action: HiddenPlay) -> tuple[World, RecordedAction]:
    seat, top = action.seat, action.top
    if top is not None:
        world = named(world, seat, top)
    mine = [card for card in _held_unknown(world, seat) if card != top]
    if top is not None and mine:
        under = min(world.free_cards(), key=world.state.ruleset.strength_by_card.__getitem__)
        return swapped(world, mine[0], under), StackCards(seat, top, under)
    if action.is_pile and len(mine) == 2 and _has_to_cover(world, seat):
        return world, StackCards(seat, *mine)
    if mine and not action.is_pile:
        return world, PlayCard(seat, mine[0], covered=True)
    return world, action


def _has_to_cover(world: World, seat: Seat) -> bool:
    if world.state.ruleset.covered.mode is not Covered.ALL_FOLLOWING:
        return False
    plays = [play for trick in world.state.round.tricks for play in trick.plays]
    return any(play.covered for play in plays if play.seat == seat)


def _held_unknown(world: World, seat: Seat) -> list[Card]:
    return [card for card in world.state.round.held[seat] if card in world.unknown]
