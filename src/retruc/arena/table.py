"""Bots at a table: who is asked when, and what each seat is told.

The order is the same everywhere. Before each decision every seat may, in order of play from the
obliged one, look once and make one senya. Then every other seat that may act is asked, in the same
order, and may stay silent; the obliged seat is asked last and must act.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, overload

from retruc.bots import Bot
from retruc.engine import (
    Chance,
    State,
    actors,
    apply,
    awaits_deal,
    is_over,
    legal_actions,
    legal_gestures,
    obliged,
    observer,
    start,
)
from retruc.game import (
    SEATS,
    Action,
    Deal,
    Event,
    Fault,
    FaultError,
    Gesture,
    Look,
    MakeSign,
    Observation,
    Seat,
    SeatAction,
    observe,
    order_from,
)
from retruc.rulesets import Ruleset, SeenBy

Dealing = Callable[[State], Deal]
"""Deals the coming round of a state."""


class Move(NamedTuple):
    """One thing that was done, and what happened by it."""

    action: Action
    events: tuple[Event, ...]


class BotError(FaultError):
    """A bot broke the agreement of its interface: it must not go on.

    Its id is ``no-answer`` or ``wrong-gestures``.
    """


class Table:
    """A coto among bots: its state, and by seat the bot and what it knows.

    Attributes:
        state: As it is now.
        observations: By seat, what was told to it.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        bots: Sequence[Bot],
        *,
        dealer: Seat | None = None,
        score: tuple[int, int] = (0, 0),
        cames: tuple[int, int] = (0, 0),
    ) -> None:
        """Seat the bots, seat 1 first."""
        self.bots = tuple(bots)
        self.state = start(ruleset, dealer=dealer, score=score, cames=cames)
        self.observations = [observer(self.state, seat) for seat in SEATS[: ruleset.seats]]
        self._has_senyes = ruleset.senyes.seen_by is not SeenBy.NONE

    def carry_out(self, action: Action) -> Move:
        """Apply an action and tell every seat what it may know.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        step = apply(self.state, action)
        self.state = step.state
        self.tell(step.events)
        return Move(action, step.events)

    def tell(self, events: Sequence[Event]) -> None:
        """Let every seat take in the events that it may know."""
        observations = self.observations
        for event in events:
            audience = event.audience
            for seat in SEATS[: len(observations)] if audience is None else audience:
                observations[seat] = observe(observations[seat], event)

    def gestures(self) -> Iterator[Move]:
        """Let every seat look and make a senya, in order; yield each."""
        first = obliged(self.state)
        if first is None or not self._has_senyes:
            return
        for seat in order_from(first, self.state.seats):
            chosen = choose_gestures(self.bots[seat], self.state, self.observations[seat])
            for gesture in chosen:
                yield self.carry_out(gesture)

    def decision(self) -> SeatAction | None:
        """Ask the seats in order until one acts; None if all those who may only are silent.

        Raises:
            BotError: the obliged seat stayed silent.
        """
        must = obliged(self.state)
        able = actors(self.state)
        for seat in able if must is None else (*(s for s in able if s != must), must):
            action = self.bots[seat].act(
                self.observations[seat], legal_actions(self.state, seat), obliged=seat == must
            )
            if action is not None:
                return action
        if must is not None:
            bot = self.bots[must].name
            raise BotError(
                Fault("no-answer", "{bot} at seat {seat} must act", bot=bot, seat=str(must))
            )
        return None


def choose_gestures(bot: Bot, state: State, observation: Observation) -> Sequence[Gesture]:
    """Ask a bot for its gestures: at most one look and one senya.

    Raises:
        BotError: it made others, or more.
    """
    seat = observation.seat
    assert seat is not None
    chosen = bot.gestures(observation, _Offer(state, seat))
    if chosen:
        looks = sum(isinstance(gesture, Look) for gesture in chosen)
        signs = sum(isinstance(gesture, MakeSign) for gesture in chosen)
        if looks > 1 or signs > 1 or looks + signs < len(chosen):
            raise BotError(
                Fault(
                    "wrong-gestures",
                    "{bot} at seat {seat} makes other gestures than one look and one senya",
                    bot=bot.name,
                    seat=str(seat),
                )
            )
    return chosen


class _Offer(Sequence[Gesture]):
    """The looks and senyes of a seat, listed when somebody looks at them: few bots do."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    @cached_property
    def _gestures(self) -> list[Gesture]:
        gestures = legal_gestures(self._state, self._seat)
        return [gesture for gesture in gestures if isinstance(gesture, Look | MakeSign)]

    @overload
    def __getitem__(self, index: int) -> Gesture: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Gesture]: ...
    def __getitem__(self, index: int | slice) -> Gesture | Sequence[Gesture]:
        return self._gestures[index]

    def __len__(self) -> int:
        return len(self._gestures)


def play_round(table: Table, dealing: Dealing) -> Iterator[Move]:
    """Deal and play one round; yield every move, the deal and the gestures among them.

    The last move is the one that settles the round.
    """
    while awaits_deal(table.state):
        action = table.decision()
        yield table.carry_out(dealing(table.state) if action is None else action)
    while not (awaits_deal(table.state) or is_over(table.state)):
        yield from table.gestures()
        action = table.decision()
        assert action is not None
        yield table.carry_out(action)


def play_coto(table: Table, dealing: Dealing) -> Iterator[Move]:
    """Play until a team has won the coto; yield every move."""
    while not is_over(table.state):
        yield from play_round(table, dealing)


def uniform_action(state: State, chance: Chance) -> SeatAction | None:
    """Choose among all legal pairs of a seat and its action, each with the same chance.

    This is random play as perft counts it. None if nobody may act: then the cards must be dealt.
    """
    choices = [action for seat in actors(state) for action in legal_actions(state, seat)]
    return choices[chance.randrange(len(choices))] if choices else None
