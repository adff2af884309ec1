"""Many cotos at once: a batch whose arrays are written in place and never copied.

Seats are asked one at a time, as a driver of the engine asks them: first the others that may act,
in order of play from the obliged seat, each of whom may stay silent, and the obliged seat last.
When a round is over the next is dealt, and after a coto another begins, within the same step.
"""

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.bits import Chance, Row, first_from, next_of, seed, whole
from retruc.fast.deal import shuffle_and_deal, start
from retruc.fast.kernels import inlined, kernel
from retruc.fast.legal import legal, may_act, obliged
from retruc.fast.observe import SIGHT, Sight, observe
from retruc.fast.play import nth_of
from retruc.fast.step import step
from retruc.fast.tables import table_of
from retruc.rulesets import Ruleset

_SILENT = np.uint64(1 << at.L_SILENT)
_NONE = np.uint64(0)


@inlined
def _ask(t: Row, s: Row, asking: int, chance: Chance, deck: Row) -> tuple[int, np.uint64, int]:
    """Find who is asked next: the seat, its legal set, and who is to be asked after it.

    *asking* is `NOBODY` where something has just changed. Deals where nobody acts before a deal.
    """
    seats = whole(t[at.T_SEATS])
    while True:
        must = obliged(t, s)
        first = next_of(s[at.DEALER], seats) if must == at.NOBODY else must
        if asking == at.NOBODY:
            asking = may_act(t, s)
            if must != at.NOBODY:
                asking &= ~(1 << must)
        while asking:
            seat = first_from(asking, first, seats)
            asking &= ~(1 << seat)
            bits = legal(t, s, seat)
            if bits != _NONE:
                return seat, bits | _SILENT, asking
        if must != at.NOBODY:
            return must, legal(t, s, must), 0
        shuffle_and_deal(t, s, chance, deck)
        asking = at.NOBODY


@kernel
def step_all(  # noqa: PLR0917 - a kernel takes arrays by place
    t: Row,
    states: NDArray[np.int16],
    chances: NDArray[np.uint64],
    actions: NDArray[np.int64],
    seats: NDArray[np.int8],
    legal_sets: NDArray[np.uint64],
    asking: NDArray[np.int16],
    gained: NDArray[np.int16],
    ended: NDArray[np.int8],
    sights: NDArray[np.int8],
    deck: Row,
) -> int:
    """Carry out one action in every coto; how many were legal, up to the first that was not."""
    for index in range(len(states)):
        s = states[index]
        chance = chances[index]
        action = actions[index]
        if action < 0 or action > at.L_SILENT:
            return index
        if not legal_sets[index] >> np.uint64(action) & np.uint64(1):
            return index
        gained[index, 0] = 0
        gained[index, 1] = 0
        ended[index] = 0
        left = whole(asking[index])
        if action != at.L_SILENT:
            was = s[at.PHASE]
            step(t, s, whole(seats[index]), action)
            left = at.NOBODY
            if s[at.PHASE] == at.CUT and was != at.CUT:
                gained[index, 0] = s[at.WRITTEN]
                gained[index, 1] = s[at.WRITTEN + 1]
                ended[index] = 1
                if s[at.WINNER] != at.NOBODY:
                    ended[index] = 2 + s[at.WINNER]
                    start(s, s[at.DEALER])
        seat, bits, left = _ask(t, s, left, chance, deck)
        seats[index] = seat
        legal_sets[index] = bits
        asking[index] = left
        observe(t, s, seat, sights[index])
    return len(states)


@kernel
def begin_all(  # noqa: PLR0917 - a kernel takes arrays by place
    t: Row,
    states: NDArray[np.int16],
    chances: NDArray[np.uint64],
    seats: NDArray[np.int8],
    legal_sets: NDArray[np.uint64],
    asking: NDArray[np.int16],
    sights: NDArray[np.int8],
    number: int,
    deck: Row,
) -> None:
    """Begin every coto, each with its own sequence of chance and the last seat as its dealer."""
    for index in range(len(states)):
        seed(chances[index], np.uint64(number) + (np.uint64(index) << np.uint64(32)))
        start(states[index], t[at.T_SEATS] - 1)
        seat, bits, left = _ask(t, states[index], at.NOBODY, chances[index], deck)
        seats[index] = seat
        legal_sets[index] = bits
        asking[index] = left
        observe(t, states[index], seat, sights[index])


@kernel
def choose_all(
    legal_sets: NDArray[np.uint64], chances: NDArray[np.uint64], actions: NDArray[np.int64]
) -> None:
    """Write a random legal action for every coto."""
    for index in range(len(legal_sets)):
        actions[index] = nth_of(legal_sets[index], chances[index])


class IllegalInBatch(ValueError):
    """An action that its coto's legal set has not; those before it were carried out."""

    def __init__(self, index: int, action: int) -> None:
        super().__init__(f"coto {index}: action {action} is not in its legal set")
        self.index = index
        self.action = action


class Batch:
    """So many cotos of one ruleset, stepped together. All arrays are written in place.

    >>> from retruc.rulesets import load
    >>> batch = Batch(load("bar"), 3, seed=1)
    >>> for _ in range(40):
    ...     batch.step(batch.random_actions())
    >>> bool((batch.legal != 0).all())
    True
    """

    def __init__(self, ruleset: Ruleset, size: int, *, seed: int = 0) -> None:
        """Make room for *size* cotos and begin them.

        Raises:
            NotInBulk: the ruleset is not one that the kernels cover.
        """
        self.ruleset = ruleset
        self.table = np.array(table_of(ruleset))
        self.states = np.zeros((size, at.STATE), np.int16)
        """By coto: its state."""
        self.chances = np.zeros((size, 4), np.uint64)
        """By coto: its random state."""
        self.seats = np.zeros(size, np.int8)
        """By coto: the seat that is asked."""
        self.legal = np.zeros(size, np.uint64)
        """By coto: the legal set of that seat, silence (`L_SILENT`) among it where it may pass."""
        self.sights: Sight = np.zeros((size, SIGHT), np.int8)
        """By coto: what that seat knows."""
        self.gained = np.zeros((size, 2), np.int16)
        """By coto and team: pedres gained by a round that ended in the last step."""
        self.ended = np.zeros(size, np.int8)
        """By coto: 1 where a round ended in the last step, 2 or 3 where A or B won the coto."""
        self._asking = np.zeros(size, np.int16)
        self._actions = np.zeros(size, np.int64)
        self._deck = np.zeros(at.MOST_CARDS, np.int16)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin every coto anew; the same seed gives the same cards."""
        self.gained[:] = 0
        self.ended[:] = 0
        begin_all(
            self.table,
            self.states,
            self.chances,
            self.seats,
            self.legal,
            self._asking,
            self.sights,
            seed & 0xFFFFFFFF,
            self._deck,
        )

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out one action in every coto: a bit of its legal set.

        Raises:
            IllegalInBatch: an action is not legal; those before it were carried out.
            ValueError: there are not as many actions as cotos.
        """
        if actions.shape != self.seats.shape:
            raise ValueError(f"expected {len(self.seats)} actions, found {actions.shape}")
        done = step_all(
            self.table,
            self.states,
            self.chances,
            actions,
            self.seats,
            self.legal,
            self._asking,
            self.gained,
            self.ended,
            self.sights,
            self._deck,
        )
        if done < len(actions):
            raise IllegalInBatch(done, int(actions[done]))

    def random_actions(self) -> NDArray[np.int64]:
        """Draw a legal action for every coto, into the same array each time."""
        choose_all(self.legal, self.chances, self._actions)
        return self._actions
