"""One round, one seat asked at a time: truc as a game in which players move in turn.

At an instant several seats may speak. They are asked as the arena asks them: first the others who
may act, in order of play from the obliged seat, each of whom may stay silent; the obliged seat
last. To stay silent is an action, `SILENT`, that only who is not obliged has.

No senyes are made.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from retruc.engine import (
    State,
    actors,
    apply,
    awaits_deal,
    is_over,
    legal_actions,
    obliged,
    observer,
    start,
)
from retruc.game import (
    ACTIONS,
    SEATS,
    Action,
    Event,
    Observation,
    RoundEnded,
    Seat,
    SeatAction,
    action_name,
    decode_action,
    encode_action,
    is_seen_by,
    observe,
)
from retruc.rulesets import Ruleset

SILENT = ACTIONS
"""The number of staying silent, after those of `retruc.game.encoding`."""

CHOICES = ACTIONS + 1
"""How many numbers there are."""


def choice_name(number: int) -> str:
    """Say what a number does.

    >>> choice_name(315), choice_name(SILENT)
    ('raise truc', 'stay silent')
    """
    return "stay silent" if number == SILENT else action_name(number)


@dataclass(frozen=True)
class Turn:
    """One instant of a round, and who is asked.

    It never changes, so that a copy of it, however deep, is the same.
    """

    state: State
    views: tuple[Observation, ...]
    """By seat, what was told to it; last of all what a bystander was told."""
    asked: tuple[Seat, ...] = ()
    """Who is asked at this instant: first the one whose turn it is, the obliged one last. Empty
    where the cards must be dealt, and when the round is over."""
    opening: State | None = None
    """The state before the first action."""
    done: tuple[Action, ...] = ()
    """What was done since, the deal too."""
    ended: RoundEnded | None = field(default=None, compare=False)
    """How the round was settled, once it is."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Turn":
        return self

    @property
    def seat(self) -> Seat | None:
        """Whose turn it is; None where the cards must be dealt, and when the round is over."""
        return self.asked[0] if self.asked else None

    @property
    def awaits_deal(self) -> bool:
        """Whether the cards must be dealt."""
        return not self.asked and self.ended is None

    @property
    def is_obliged(self) -> bool:
        """Whether the seat whose turn it is must act."""
        return self.seat is not None and self.seat == obliged(self.state)

    @cached_property
    def legal(self) -> list[SeatAction]:
        """What the seat whose turn it is may do, besides staying silent."""
        return [] if self.seat is None else legal_actions(self.state, self.seat)

    @cached_property
    def choices(self) -> list[int]:
        """The numbers of what that seat may do, in rising order."""
        numbers = sorted(map(encode_action, self.legal))
        return numbers if self.is_obliged or self.seat is None else [*numbers, SILENT]

    def choose(self, number: int) -> "Turn":
        """Let the seat whose turn it is do what a number says.

        Raises:
            ValueError: the number is not among its choices.
        """
        if number not in self.choices:
            whose = "nobody's turn" if self.seat is None else f"not offered to seat {self.seat}"
            raise ValueError(f"{whose}: {number}")
        if number == SILENT:
            return self.stay_silent()
        assert self.seat is not None
        return self.act(decode_action(number, self.seat, self.state.round.held[self.seat]))

    def stay_silent(self) -> "Turn":
        """Ask the next seat; where that leaves nobody, the cards must be dealt."""
        return replace(self, asked=self.asked[1:])

    def act(self, action: Action) -> "Turn":
        """Carry out an action: of the seat whose turn it is, or a deal.

        Raises:
            IllegalAction: the rules forbid it.
        """
        state, events = apply(self.state, action)
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        return replace(
            self,
            state=state,
            views=told(self.views, events),
            asked=() if ended else asked_at(state),
            done=(*self.done, action),
            ended=ended,
        )

    @property
    def difference(self) -> int:
        """Pedres that team A gained more than team B in the round, 0 while it lasts."""
        return 0 if self.ended is None else self.ended.gained[0] - self.ended.gained[1]


def opening(
    ruleset: Ruleset,
    *,
    dealer: Seat | None = None,
    score: tuple[int, int] = (0, 0),
    cames: tuple[int, int] = (0, 0),
) -> Turn:
    """Give the first instant of a round, at any score."""
    return opening_of(start(ruleset, dealer=dealer, score=score, cames=cames))


def opening_of(state: State) -> Turn:
    """Give the first instant of the coming round of a state."""
    assert awaits_deal(state)
    assert not is_over(state)
    views = tuple(observer(state, seat) for seat in (*SEATS[: state.seats], None))
    return Turn(state, views, asked_at(state), state)


def asked_at(state: State) -> tuple[Seat, ...]:
    """List who is asked at an instant, in order."""
    must = obliged(state)
    able = actors(state)
    return able if must is None else (*(seat for seat in able if seat != must), must)


def told(views: Sequence[Observation], events: Sequence[Event]) -> tuple[Observation, ...]:
    """Let everybody take in the events that they may know."""
    after = list(views)
    for event in events:
        for place, view in enumerate(after):
            if is_seen_by(event, view.seat):
                after[place] = observe(view, event)
    return tuple(after)
