"""One round played by both tellings of the rules at once, and compared at every step."""

import random
from typing import NamedTuple

import numpy as np

from retruc.engine import (
    State,
    actors,
    apply,
    awaits_deal,
    is_over,
    legal_actions,
    obliged,
    random_deal,
    start,
)
from retruc.fast import (
    PLACE,
    SEEN_PIECES,
    SIGHT,
    STATE,
    Row,
    Table,
    bit_of,
    give,
    layout,
    legal,
    legal_sets,
    may_act,
    number_of,
    places_of,
    step,
    table_of,
)
from retruc.fast import (
    obliged as obliged_fast,
)
from retruc.fast import (
    observe as observe_fast,
)
from retruc.fast import (
    start as start_fast,
)
from retruc.game import (
    SEATS,
    Deal,
    Decline,
    Fold,
    Observation,
    Raise,
    RoundEnded,
    Seat,
    encode_action,
    is_seen_by,
    observation_pieces,
    observe,
)
from retruc.rulesets import Ruleset

WEIGHTS: dict[str, dict[type, float]] = {
    "bold": {Decline: 0.05, Fold: 0.02},
    "even": {},
    "timid": {Raise: 0.1, Fold: 0.02},
}
"""How much less than other actions a player does some."""


class Played(NamedTuple):
    """What a comparison went over."""

    rounds: int
    steps: int


class Sides(NamedTuple):
    """Both tables, at the same instant."""

    state: State
    table: Table
    row: Row
    seat: Seat
    """Whose sight is compared."""
    known: Observation


def set_up(ruleset: Ruleset, chance: random.Random, *, near_end: bool) -> Sides:
    """Sit down at the same score in both."""
    target, to_win = ruleset.cama.target, ruleset.coto.cames_to_win
    low = max(0, target - 4) if near_end else 0
    score = (chance.randrange(low, target), chance.randrange(low, target))
    cames = (chance.randrange(to_win), chance.randrange(to_win))
    dealer = SEATS[chance.randrange(ruleset.seats)]
    state = start(ruleset, dealer=dealer, score=score, cames=cames)
    row = np.zeros(STATE, np.int16)
    start_fast(row, int(dealer))
    row[layout.SCORE : layout.SCORE + 2] = score
    row[layout.CAMES : layout.CAMES + 2] = cames
    seat = SEATS[chance.randrange(ruleset.seats)]
    known = Observation.at(seat, ruleset.seats, score=score, cames=cames)
    return Sides(state, table_of(ruleset), row, seat, known)


def play(ruleset: Ruleset, chance: random.Random, rounds: int) -> Played:
    """Play rounds at random in both, and compare them at every step.

    Raises:
        AssertionError: they differ.
    """
    steps = 0
    table = set_up(ruleset, chance, near_end=chance.random() < 0.5)
    for _ in range(rounds):
        if is_over(table.state):
            table = set_up(ruleset, chance, near_end=chance.random() < 0.5)
        player = chance.choice(list(WEIGHTS))
        ended = False
        while not ended:
            table, ended = _one_step(table, chance, player)
            steps += 1
    return Played(rounds, steps)


def _one_step(table: Sides, chance: random.Random, player: str) -> tuple[Sides, bool]:
    state, row, t = table.state, table.row, table.table
    _compare(table)
    pairs = [(seat, action) for seat in actors(state) for action in legal_actions(state, seat)]
    if awaits_deal(state) and (not pairs or chance.random() < 0.5):
        action: object = random_deal(state, chance)
        assert isinstance(action, Deal)
        cards = [place for hand in action.hands for place in places_of(state.ruleset, hand)]
        give(t, row, np.array(cards, np.int16))
        after, events = apply(state, action)
    else:
        weights = [WEIGHTS[player].get(type(action), 1.0) for _, action in pairs]
        seat, made = chance.choices(pairs, weights)[0]
        step(t, row, int(seat), bit_of(t, row, int(seat), encode_action(made)))
        after, events = apply(state, made)
    known = table.known
    for event in events:
        if is_seen_by(event, table.seat):
            known = observe(known, event)
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    table = table._replace(state=after, known=known)
    if ended is not None:
        _compare_outcomes(table, ended)
        _compare_scores(table)
        _compare_sights(table)
    return table, ended is not None


def _compare(table: Sides) -> None:
    state, row, t = table.state, table.row, table.table
    _compare_scores(table)
    must = obliged(state)
    assert obliged_fast(t, row) == (layout.NOBODY if must is None else must)
    sets = np.zeros(layout.MOST_SEATS, np.uint64)
    total = legal_sets(t, row, sets)
    acting = set(actors(state))
    assert {seat for seat in SEATS if sets[seat]} == acting
    assert all(may_act(t, row) >> seat & 1 for seat in acting)
    for seat in SEATS[: state.seats]:
        bits = int(legal(t, row, int(seat)))
        found = [number_of(t, row, int(seat), bit) for bit in range(64) if bits >> bit & 1]
        expected = [encode_action(action) for action in legal_actions(state, seat)]
        assert sorted(found) == sorted(expected), seat
    assert total == sum(len(legal_actions(state, seat)) for seat in acting)
    _compare_sights(table)


def _compare_scores(table: Sides) -> None:
    state, row = table.state, table.row
    winner = layout.NOBODY if state.winner is None else int(state.winner)
    assert tuple(row[layout.SCORE : layout.SCORE + 2]) == state.score
    assert tuple(row[layout.CAMES : layout.CAMES + 2]) == state.cames
    assert row[layout.WINNER] == winner
    assert row[layout.DEALER] == state.round.dealer


def _compare_sights(table: Sides) -> None:
    sight = np.full(SIGHT, 99, np.int8)
    observe_fast(table.table, table.row, int(table.seat), sight)
    expected = observation_pieces(table.known)
    for piece in SEEN_PIECES:
        first = PLACE[piece.name]
        found = tuple(int(number) for number in sight[first : first + piece.size])
        assert found == expected[piece.name], piece.name


def _compare_outcomes(table: Sides, ended: RoundEnded) -> None:
    row, envit, truc = table.row, ended.envit, ended.truc

    def of(value: int | None) -> int:
        return layout.NOBODY if value is None else int(value)

    assert tuple(row[layout.WRITTEN : layout.WRITTEN + 2]) == ended.gained
    assert row[layout.ENVIT_WINNER] == of(envit.winner)
    assert row[layout.ENVIT_SEAT] == of(envit.seat)
    assert row[layout.ENVIT_POINTS] == (envit.points or 0)
    assert row[layout.ENVIT_PEDRES] == envit.pedres
    assert row[layout.ENVIT_VOID] == envit.void
    assert row[layout.RESULT_TEAM] == of(truc.winner)
    assert row[layout.TRUC_PEDRES] == truc.pedres
    assert row[layout.TRUC_VOID] == truc.void
    by = (None, "tricks", "declined", "folded")[row[layout.RESULT_BY]]
    assert by == truc.by
