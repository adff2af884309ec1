"""`Session`: one coto between people at this keyboard and bots, without a screen.

It alone holds the state. What it gives out is a `View`, folded from what one seat was told.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from retruc.bots import Bot
from retruc.engine import (
    State,
    Step,
    apply,
    awaits_deal,
    counting_hand,
    envit_points,
    first_dealer,
    is_over,
    legal_actions,
    legal_gestures,
    obliged,
    observer,
    random_deal,
    stake_of,
    standings,
    start,
    why_illegal,
)
from retruc.game import (
    Action,
    CardCovered,
    CardPlayed,
    CardsStacked,
    Event,
    Gesture,
    Observation,
    PlayCard,
    RoundDealt,
    Seat,
    SeatAction,
    StackCards,
    Suit,
    TrickOpened,
    TrickTied,
    TrickWon,
    is_seen_by,
    observe,
    order_from,
)
from retruc.rulesets import Ruleset
from retruc.terminal.asking import asking_order, is_waited_for
from retruc.terminal.due import Dealing, Due, Finished, Glancing, Thinking, Waiting
from retruc.terminal.view import Offer, Thought, View

_PLAIN = CardPlayed | CardCovered | CardsStacked | TrickWon | TrickTied | TrickOpened
"""What a card may lead to and still be taken back: nobody has learned anything else from it."""


class _Before(NamedTuple):
    """The table before a card that may still be taken back."""

    seat: Seat
    state: State
    observations: dict[Seat | None, Observation]
    told: dict[Seat | None, int]
    """How many events each had seen."""
    silent: frozenset[Seat]
    gestures: list[Gesture]
    """What was looked at, signed and said after it."""


class Keeper(Protocol):
    """Where actions are written down as they are carried out."""

    def write(self, action: Action) -> None:
        """Write one action so that nothing can lose it."""

    def take_back(self, gestures: Sequence[Gesture]) -> None:
        """Take the last game action out, and the gestures after it but for these."""


class Session:
    """A coto in play.

    Args:
        ruleset: What is played.
        players: By seat, the bot that sits there; None where a human does.
        seed: Where the shuffling starts. Each round is shuffled from the seed and its number, so a
            coto that is resumed with its seed gets the cards that it would have got.
        state: The state to start from, before a deal; a new coto if not given.
        lot: Whose 8 and 9 the team of seat 1 marks with, where the score is marked so.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        players: Sequence[Bot | None],
        *,
        names: Sequence[str],
        seed: int,
        state: State | None = None,
        lot: Suit = Suit.ORS,
    ) -> None:
        self.ruleset = ruleset
        self.lot = lot
        self.names = tuple(names)
        self.seats = tuple(Seat(index) for index in range(ruleset.seats))
        self.humans = frozenset(seat for seat in self.seats if players[seat] is None)
        self._players = tuple(players)
        self._seed = seed
        self._keeper: Keeper | None = None
        self._state = state or start(
            ruleset, dealer=first_dealer(ruleset, Random(f"{seed}/dealer"))
        )
        watchers: tuple[Seat | None, ...] = (*self.seats, None)
        self._observations = {seat: observer(self._state, seat) for seat in watchers}
        self._events: dict[Seat | None, list[Event]] = {seat: [] for seat in watchers}
        self._round_starts: dict[Seat | None, int] = dict.fromkeys(watchers, 0)
        self._thoughts: list[Thought] = []
        self._silent: set[Seat] = set()
        self._before: _Before | None = None
        self._glanced = False
        self._decision = 0

    @property
    def dealer(self) -> Seat:
        """Who deals this round, or the coming one."""
        return self._state.round.dealer

    @property
    def result(self) -> tuple[int, int] | None:
        """The cames at the end of the coto; None while it goes on."""
        return self._state.cames if is_over(self._state) else None

    def keep(self, keeper: Keeper) -> None:
        """Have all that is done from now on written down."""
        self._keeper = keeper

    def repeat(self, action: Action) -> None:
        """Carry out an action that was done, and written down, before."""
        self._apply(action)
        self.settle()

    # What comes next

    @property
    def due(self) -> Due:
        """What comes next."""
        state = self._state
        if is_over(state):
            return Finished()
        if not self._glanced and len(self.humans) < len(self.seats) and not awaits_deal(state):
            return Glancing()
        asked = [
            seat
            for seat in asking_order(state, self.humans)
            if seat not in self.humans or is_waited_for(state, seat)
        ]
        left = [seat for seat in asked if seat not in self._silent]
        if not left:
            return Dealing()
        seat = left[0]
        must = len(left) == 1 and not awaits_deal(state)
        if seat in self.humans:
            return Waiting(seat, may_wait=not must)
        return Thinking(seat, must, self._decision)

    def deal(self) -> None:
        """Shuffle and deal the coming round."""
        chance = Random(f"{self._seed}/{self._state.round.number}")
        self._thoughts.clear()
        self._apply(random_deal(self._state, chance))

    def glance(self) -> None:
        """Let every bot look around and make its senyes, in order of play."""
        self._glanced = True
        for seat in order_from(obliged(self._state) or self.seats[0], len(self.seats)):
            player = self._players[seat]
            if player is None:
                continue
            legal = legal_gestures(self._state, seat)
            for gesture in player.gestures(self._observations[seat], legal):
                self._apply(gesture)

    def consult(self, due: Thinking) -> SeatAction | None:
        """Ask a bot what it would do. Nothing changes, so this may run beside the screen."""
        player = self._players[due.seat]
        assert player is not None
        legal = legal_actions(self._state, due.seat)
        return player.act(self._observations[due.seat], legal, obliged=due.must)

    def heed(self, due: Thinking, action: SeatAction | None) -> None:
        """Carry out what a bot chose, unless the table went on while it thought."""
        if due.decision != self._decision:
            return
        if action is None:
            self._silent.add(due.seat)
            return
        self._apply(action)
        player = self._players[due.seat]
        reason = None if player is None else player.explain()
        if reason is not None and reason.action == action:
            self._thoughts.append(Thought(due.seat, action, reason.why, reason.values))

    def act(self, action: SeatAction | Gesture) -> None:
        """Carry out what a human does.

        Raises:
            IllegalAction: the rules forbid it.
        """
        self._apply(action)

    def stay_silent(self, seat: Seat) -> None:
        """Let a human's chance go by: the partner answers, or the cards are dealt."""
        self._silent.add(seat)

    # Taking back

    def may_take_back(self, seat: Seat | None) -> bool:
        """Whether the last thing done was a card of this seat, and nobody acted on it since."""
        return self._before is not None and self._before.seat == seat

    def take_back(self) -> None:
        """Let the card that was played last be in the hand again; it is taken out of the record.

        What was looked at, signed or said since stays, as far as the rules allow it there.
        """
        before, self._before = self._before, None
        assert before is not None
        kept: list[Gesture] = []
        state = before.state
        for gesture in before.gestures:
            if why_illegal(state, gesture) is None:
                kept.append(gesture)
                state = apply(state, gesture).state
        if self._keeper is not None:
            self._keeper.take_back(kept)
        self._state = before.state
        self._observations = dict(before.observations)
        for seat, count in before.told.items():
            del self._events[seat][count:]
        self._silent = set(before.silent)
        self._glanced = True
        self._decision += 1
        for gesture in kept:
            self._carry_out(apply(self._state, gesture))

    def settle(self) -> None:
        """Let what was played stand."""
        self._before = None

    # What is known

    def view(self, seat: Seat | None) -> View:
        """The table as that seat knows it; None: as a bystander does."""
        state = self._state
        due = self.due
        waits = isinstance(due, Waiting) and due.seat == seat
        offers: tuple[Offer, ...] = ()
        gestures: tuple[Gesture, ...] = ()
        if seat is not None and not is_over(state):
            legal = legal_actions(state, seat)
            offers = tuple(Offer(action, stake_of(state, action)) for action in legal)
            gestures = tuple(legal_gestures(state, seat))
        return View(
            ruleset=self.ruleset,
            observation=self._observations[seat],
            names=self.names,
            humans=self.humans,
            asked=waits,
            may_wait=waits and isinstance(due, Waiting) and due.may_wait,
            word=self._word(due),
            offers=offers,
            gestures=gestures,
            standings=standings(state),
            points=self._points(seat),
            lot=self.lot,
            may_take_back=seat is not None and self.may_take_back(seat),
            thoughts=self._thoughts_for(seat),
            events=tuple(self._events[seat][self._round_starts[seat] :]),
        )

    def events(self, seat: Seat | None) -> tuple[Event, ...]:
        """All that the seat has seen since the first deal, oldest first."""
        return tuple(self._events[seat])

    def _word(self, due: Due) -> Seat | None:
        return due.seat if isinstance(due, Waiting) else obliged(self._state)

    def _points(self, seat: Seat | None) -> int | None:
        if seat is None or not self._state.round.dealt or not self.ruleset.envit.on:
            return None
        return envit_points(counting_hand(self._state, seat), self.ruleset)

    def _thoughts_for(self, seat: Seat | None) -> tuple[Thought, ...]:
        """The thoughts of partners, once they give nothing away any more."""
        if seat is None or self._observations[seat].ended is None:
            return ()
        return tuple(thought for thought in self._thoughts if thought.seat.team is seat.team)

    def _apply(self, action: Action) -> None:
        step = apply(self._state, action)
        if self._keeper is not None:
            self._keeper.write(action)
        if isinstance(action, Gesture):
            if self._before is not None:
                self._before.gestures.append(action)
        else:
            self._before = self._what_was_before(action, step.events)
            self._silent.clear()
            self._glanced = False
            self._decision += 1
        self._carry_out(step)

    def _carry_out(self, step: Step) -> None:
        """Go on to the next state, and tell what happened."""
        self._state = step.state
        for event in step.events:
            self._tell(event)

    def _what_was_before(self, action: Action, events: Sequence[Event]) -> "_Before | None":
        """Keep what a card changes; None where it cannot be taken back."""
        if not isinstance(action, PlayCard | StackCards) or action.seat not in self.humans:
            return None
        if not all(isinstance(event, _PLAIN) for event in events):
            return None
        return _Before(
            action.seat,
            self._state,
            dict(self._observations),
            {seat: len(told) for seat, told in self._events.items()},
            frozenset(self._silent),
            [],
        )

    def _tell(self, event: Event) -> None:
        for seat, observation in self._observations.items():
            if not is_seen_by(event, seat):
                continue
            if isinstance(event, RoundDealt):
                self._round_starts[seat] = len(self._events[seat])
            self._observations[seat] = observe(observation, event)
            self._events[seat].append(event)
