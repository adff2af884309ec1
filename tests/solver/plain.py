"""A round between two told once more over the readable engine: slow, plain, without arrays.

What a seat knows is its hand, as the strengths of its cards, and what was said and laid so far; in
a round with envit also what its hand counts, which stands behind the strengths. An option is the id
of a rung, ``vull``, ``no``, or a strength.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import NamedTuple, TypeAlias

from retruc.engine import State, apply, envit_points, legal_actions, obliged, start
from retruc.game import Accept, Card, Deal, PlayCard, Raise, RoundEnded, Seat, SeatAction
from retruc.rulesets import Ruleset, load_text

Hand: TypeAlias = tuple[int, ...]
Option: TypeAlias = int | str
History: TypeAlias = tuple[Option, ...]
Strategy: TypeAlias = Callable[[Hand, History, list[Option]], Mapping[Option, float]]

RUNGS = {
    "truc": '{ id = "truc", say = "Truc", pays = 2 }',
    "retruc": '{ id = "retruc", say = "Retruc", pays = 3 }',
    "jocfora": '{ id = "jocfora", say = "Joc fora", pays = "jocfora" }',
    "envit": '{ id = "envit", say = "Envide", pays = 2 }',
    "torne": '{ id = "torne", say = "Torne", pays = 4 }',
    "falta": '{ id = "falta", say = "Falta", pays = "falta" }',
}


def small(cards: str, tiers: str, rungs: str, envit: str = "") -> Ruleset:
    """Make a round for two with a small deck and the rungs named; the truc alone if of it only."""

    def listed(text: str) -> str:
        return ", ".join(f'"{word}"' for word in text.split())

    return load_text(f"""
id = "menut"
version = 1
name = "Truc menut"
extends = "bar"
seats = 2
[deck]
cards = [{listed(cards)}]
[order]
tiers = [{listed(tiers)}]
[envit]
on = {"true" if envit else "false"}
rungs = [{", ".join(RUNGS[rung] for rung in (envit or "envit falta").split())}]
[truc]
rungs = [{", ".join(RUNGS[rung] for rung in rungs.split())}]
[senyes.map]
cec = {{ gesture = "close-eyes", none-of = ["{cards.split(maxsplit=1)[0]}"] }}
[choices]
seats = [2]
[sources]
"*" = "inferred"
""")


class Dealt(NamedTuple):
    hands: tuple[Hand, Hand]
    likely: float
    state: State


def all_deals(ruleset: Ruleset) -> list[Dealt]:
    """List what can be dealt, by strengths, with how likely it is."""
    times: Counter[tuple[Hand, Hand]] = Counter()
    states: dict[tuple[Hand, Hand], State] = {}
    for ours in combinations(ruleset.deck.cards, 3):
        rest = [card for card in ruleset.deck.cards if card not in ours]
        for theirs in combinations(rest, 3):
            one, two = (known(hand, ruleset) for hand in (ours, theirs))
            times[one, two] += 1
            if (one, two) not in states:
                deal = Deal((ours, theirs))
                states[one, two] = apply(start(ruleset), deal).state
    total = times.total()
    return [Dealt(hands, n / total, states[hands]) for hands, n in times.items()]


def known(hand: tuple[Card, ...], ruleset: Ruleset) -> Hand:
    """What counts of the cards dealt to a seat."""
    strengths = tuple(sorted(ruleset.strength_by_card[card] for card in hand))
    return (*strengths, envit_points(hand, ruleset)) if ruleset.envit.on else strengths


class Place(NamedTuple):
    """A state, or the pedres that the mà gains more than its rival."""

    seat: int
    actions: dict[Option, SeatAction]
    state: State
    gain: int | None = None


def place_of(state: State) -> Place:
    seat = obliged(state)
    assert seat is not None
    by_option = {_option(a, state.ruleset): a for a in legal_actions(state, seat)}
    assert not legal_actions(state, Seat(1 - seat))
    return Place(seat, by_option, state)


def _option(action: SeatAction, ruleset: Ruleset) -> Option:
    match action:
        case PlayCard():
            return ruleset.strength_by_card[action.card]
        case Raise():
            return action.rung
        case Accept():
            return "vull"
    return "no"


def after(place: Place, option: Option) -> Place:
    step = apply(place.state, place.actions[option])
    for event in step.events:
        if isinstance(event, RoundEnded):
            return Place(-1, {}, step.state, event.gained[0] - event.gained[1])
    return place_of(step.state)


def best_response(deals: list[Dealt], own: int, strategy: Strategy) -> float:
    """What the best answer of seat *own* gains against the other's strategy."""
    hands = sorted({dealt.hands[own] for dealt in deals})
    return sum(
        _best(
            [
                (d.hands[1 - own], d.likely, place_of(d.state))
                for d in deals
                if d.hands[own] == hand
            ],
            own,
            strategy,
            (),
        )
        for hand in hands
    )


Believed: TypeAlias = list[tuple[Hand, float, Place]]
"""Hands that the other may hold, how likely that is with what it did, and where the round is."""


def _best(believed: Believed, own: int, strategy: Strategy, history: History) -> float:
    first = believed[0][2]
    if first.gain is not None:
        return sum(w * (p.gain or 0) for _, w, p in believed) * (-1 if own else 1)
    if first.seat == own:
        return max(
            _best(
                [(h, w, after(p, option)) for h, w, p in believed],
                own,
                strategy,
                (*history, option),
            )
            for option in first.actions
        )
    after_each: dict[Option, Believed] = {}
    for hand, weight, place in believed:
        shares = strategy(hand, history, list(place.actions))
        for option in place.actions:
            then = (hand, weight * shares[option], after(place, option))
            after_each.setdefault(option, []).append(then)
    return sum(_best(each, own, strategy, (*history, o)) for o, each in after_each.items())


def value(deals: list[Dealt], strategy: Strategy) -> float:
    """What the mà gains when both play a strategy."""
    return sum(_value(d, place_of(d.state), strategy, ()) * d.likely for d in deals)


def _value(dealt: Dealt, place: Place, strategy: Strategy, history: History) -> float:
    if place.gain is not None:
        return place.gain
    shares = strategy(dealt.hands[place.seat], history, list(place.actions))
    return sum(
        share * _value(dealt, after(place, option), strategy, (*history, option))
        for option, share in shares.items()
        if share
    )
