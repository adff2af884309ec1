"""Whom the table waits for, and whom it asks next.

The seats that may act are asked before the one that must, each of whom may stay silent. Where a
team has to answer, its people speak before its bots: a bot does not answer over the head of a
person, unless it is the one that must and the person said nothing for long.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from retruc.engine import (
    Phase,
    State,
    actors,
    awaits_deal,
    is_over,
    legal_actions,
    obliged,
    pending_wager,
)
from retruc.game import SEATS, Accept, Decide, Decline, Pass, PlayCard, Seat, SeatAction
from retruc.server.table.sheet import Sheet

HUMAN_FIRST_MS = 10_000
"""Without a clock: how long a bot leaves its partner to answer first."""

SHEET_MS = 6_000
"""How long the account of a round is shown before the next deal."""

LINK_MS = 2_000
"""How long a deal waits for the links of browsers."""


class Waits(NamedTuple):
    """What the table waits for."""

    word: Seat | None = None
    """Whose turn or word it is, for all to see."""
    people: tuple[Seat, ...] = ()
    """Those who are asked now."""
    bot: Seat | None = None
    """The bot that is asked now."""
    must: bool = False
    """Whether that bot has to act."""
    clock: Seat | None = None
    """For whom something is done when the clock has run out."""
    may_wait: bool = False
    """Whether those who are asked may leave it to somebody else."""
    leaves_to_bot: bool = False
    """Whether a bot answers when the people have said nothing for long."""


def waits(state: State, sheet: Sheet, legal: Callable[[Seat], Sequence[SeatAction]]) -> Waits:
    """Say what the table waits for in this state; *legal* says what a seat may do in it."""
    if is_over(state) or sheet.phase != "playing" or not sheet.is_awake:
        word = None if is_over(state) else obliged(state)
        return Waits(word)
    bots, silent = sheet.bots, sheet.silent
    must = obliged(state)
    able = actors(state)
    if awaits_deal(state):
        return _before_deal(able, sheet)
    assert must is not None, "somebody must act"
    team = [seat for seat in able if _may_answer(legal(seat))] if _asks_a_team(state) else []
    if not team:
        chance = next((s for s in able if s != must and s in bots and s not in silent), None)
        if chance is not None:
            people = () if must in bots else (must,)
            return Waits(must, people, chance, clock=None if must in bots else must)
        if must in bots:
            return Waits(must, (), must, must=True)
        return Waits(must, (must,), clock=must)
    outside = [s for s in able if s not in team and s in bots and s not in silent]
    return _answering(must, team, outside, sheet)


def _answering(must: Seat, team: list[Seat], outside: list[Seat], sheet: Sheet) -> Waits:
    bots, silent = sheet.bots, sheet.silent
    people = [seat for seat in team if seat not in bots and seat not in silent]
    helpers = [seat for seat in team if seat in bots]
    chance = outside[0] if outside else None
    if not people and helpers:
        if chance is not None:
            return Waits(must, (), chance)
        return Waits(must, (), must if must in helpers else helpers[0], must=True)
    if not people:  # all kept silent, and none is a bot: who must act is asked again
        people = [must]
    clock = must if must in people else people[0]
    return Waits(
        must,
        tuple(people),
        chance,
        clock=clock,
        may_wait=len(people) > 1 or bool(helpers),
        leaves_to_bot=must in helpers,
    )


def _before_deal(able: tuple[Seat, ...], sheet: Sheet) -> Waits:
    """The cards are dealt by themselves; till then all may say that they are ready."""
    chance = next((s for s in able if s in sheet.bots and s not in sheet.silent), None)
    people = tuple(
        SEATS[index]
        for index, place in enumerate(sheet.places)
        if place.member and not place.bot and index not in sheet.silent
    )
    return Waits(None, people, chance, may_wait=True)


def _asks_a_team(state: State) -> bool:
    """Whether a team, and not a seat alone, is asked something."""
    return pending_wager(state.round) is not None or state.round.phase is Phase.DECIDE


def _may_answer(legal: Sequence[SeatAction]) -> bool:
    """Whether a seat that may do this can settle what its team is asked."""
    return any(isinstance(action, _ANSWERS) for action in legal)


_ANSWERS = (Accept, Decide)


def gentlest(state: State, seat: Seat) -> SeatAction:
    """Give the legal action that commits a seat to least: a refusal, else the lowest card."""
    legal = legal_actions(state, seat)
    order = state.ruleset.strength_by_card
    for action in legal:
        if isinstance(action, Decline) or (isinstance(action, Decide) and not action.plays):
            return action
    cards = [action for action in legal if isinstance(action, PlayCard) and not action.covered]
    if cards:
        return min(cards, key=lambda action: (order[action.card], str(action.card)))
    words = [action for action in legal if isinstance(action, Pass)]
    return words[0] if words else legal[0]
