"""Random rulesets, tables and play."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from retruc.engine import (
    State,
    apply,
    awaits_deal,
    is_over,
    legal_gestures,
    random_deal,
    start,
)
from retruc.game import SEATS, Action, Decline, Event, Fold, Raise, RoundEnded, RulesetError, Seat
from retruc.rulesets import OPTION_BY_PATH, Ruleset, catalogue, format_value, load, with_options
from tests.engine.support import what_may_be_done

CLOSED_LISTS = [path for path, option in OPTION_BY_PATH.items() if option.words]
"""Paths of the options whose values are a closed list."""
SEATINGS = [
    (name, seats)
    for name in catalogue()
    for seats in load(name).choices.get("seats", (load(name).seats,))
]
"""Every ruleset at every number of seats."""
PLAYERS = ("bold", "even", "timid")


class Move(NamedTuple):
    """One action, with what it was done in and what came of it."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]

    @property
    def ended(self) -> RoundEnded | None:
        """How the round was settled, if this was its last action."""
        return next((event for event in self.events if isinstance(event, RoundEnded)), None)


def random_ruleset(chance: random.Random) -> Ruleset:
    """A ruleset of the catalogue, some of its options set otherwise: as offered, or in any way."""
    ruleset = load(chance.choice(catalogue()))
    choices = ruleset.choices
    for path in chance.sample(list(choices), min(len(choices), chance.randrange(5))):
        ruleset = _set(ruleset, path, format_value(chance.choice(choices[path])))
    for path in chance.sample(CLOSED_LISTS, chance.randrange(3)):
        ruleset = _set(ruleset, path, chance.choice(OPTION_BY_PATH[path].words))
    return ruleset


def _set(ruleset: Ruleset, path: str, text: str) -> Ruleset:
    """Set an option, unless it contradicts another."""
    try:
        return with_options(ruleset, {path: text})
    except RulesetError:
        return ruleset


def random_table(ruleset: Ruleset, chance: random.Random) -> State:
    """A coto before some deal, often near the end of a cama."""
    target, to_win = ruleset.cama.target, ruleset.coto.cames_to_win

    def pedres() -> int:
        return chance.randrange(0 if chance.random() < 0.5 else max(0, target - 4), target)

    return start(
        ruleset,
        dealer=SEATS[chance.randrange(ruleset.seats)],
        score=(pedres(), pedres()),
        cames=(chance.randrange(to_win), chance.randrange(to_win)),
    )


def random_round(chance: random.Random) -> list[Move]:
    """One round of any ruleset, from the deal to its settlement."""
    table = random_table(random_ruleset(chance), chance)
    return list(play_round(table, chance, chance.choice(PLAYERS)))


def generators() -> st.SearchStrategy[random.Random]:
    """Generators whose every draw Hypothesis chooses, and shrinks."""
    return st.randoms(use_true_random=False)


def tables() -> st.SearchStrategy[State]:
    return generators().map(lambda chance: random_table(random_ruleset(chance), chance))


def rounds() -> st.SearchStrategy[list[Move]]:
    return generators().map(random_round)


def play_round(state: State, chance: random.Random, player: str = "even") -> Iterator[Move]:
    """Play one round at random: a bold player rarely gives in, a timid one rarely calls.

    Gestures come in between, where the ruleset knows them.
    """
    ended = False
    while not ended and not is_over(state):
        move = _move(state, choose(state, chance, player))
        yield move
        state, ended = move.after, move.ended is not None
        if chance.random() < 0.3 and (action := gesture(state, chance)) and not ended:
            yield (move := _move(state, action))
            state = move.after


def _move(state: State, action: Action) -> Move:
    after, events = apply(state, action)
    return Move(state, action, after, events)


WEIGHTS: dict[str, dict[type, float]] = {
    "bold": {Decline: 0.05, Fold: 0.02},
    "even": {},
    "timid": {Raise: 0.1, Fold: 0.02},
}


def choose(state: State, chance: random.Random, player: str) -> Action:
    """Pick a game action; the deal where nothing else comes before it, or half of the time."""
    actions = what_may_be_done(state)
    if awaits_deal(state) and (not actions or chance.random() < 0.5):
        return random_deal(state, chance)
    weights = [WEIGHTS[player].get(type(action), 1.0) for action in actions]
    return chance.choices(actions, weights)[0]


def gesture(state: State, chance: random.Random) -> Action | None:
    seat: Seat = SEATS[chance.randrange(state.seats)]
    gestures = [] if is_over(state) else legal_gestures(state, seat)
    return chance.choice(gestures) if gestures else None
