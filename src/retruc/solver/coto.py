"""What a score is worth: the chance of winning the coto, by dynamic programming over rounds.

The rounds are given: as bots, or people, have played them. Each is played again, action by action,
at every score, so that what it pays there is what the rules say: pedres that are lacking, cames,
the coto. How it is played does not change with the score, which is what this leaves out.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from retruc.fast import STATE, Row, bit_of, give, kernel, legal, places_of, start, step, table_of
from retruc.fast import layout as at
from retruc.game import (
    Accept,
    Decline,
    Fault,
    Hand,
    PlayCard,
    Raise,
    RetrucError,
    Seat,
    SeatAction,
)
from retruc.game.encoding import encode_action
from retruc.rulesets import Ruleset

NONE: Final = -1
_SETTLED: Final = 1e-12
_MOST_ACTIONS: Final = 64


class NotReplayable(RetrucError):
    """A round that cannot be played at another score as it was."""

    id = "not-replayable"

    def __init__(self) -> None:
        self.fault = Fault("not-replayable", "a round cannot be played so at every score")
        super().__init__(str(self.fault))


class PlayedRound(NamedTuple):
    """A round as it was played, seat 1 being the mà."""

    hands: tuple[Hand, Hand]
    actions: tuple[SeatAction, ...]


class Standing(NamedTuple):
    """How a coto stands before a round: of the mà, and of its rival."""

    cames: tuple[int, int]
    score: tuple[int, int]


class Outcomes(NamedTuple):
    """What comes of rounds. R rounds."""

    after: NDArray[np.int32]
    """(…, R): the standing that follows, as its number; the first two past the last number are
    that the mà, and that its rival, has won the coto."""
    envit: NDArray[np.int8]
    """(…, R): who won the envit, counted from the mà; `NONE` if nobody did."""


class Answer(NamedTuple):
    """With what chance the seat that is asked for its falta wins the coto, by what it answers."""

    refused: float
    won: float
    lost: float
    gain: float
    """How much better accepting is than refusing, in the rounds in which it wins the envit …"""
    loss: float
    """… and how much worse, in those in which it loses it."""

    @property
    def needed(self) -> float:
        """How likely it must be to win the envit, for accepting to be right; 0: always."""
        return max(0.0, self.loss) / (self.gain + self.loss) if self.gain + self.loss > 0 else 0.0


class Coto:
    """The chance of winning the coto, at every standing, if rounds go as those given went."""

    def __init__(self, ruleset: Ruleset, rounds: Sequence[PlayedRound]) -> None:
        """Work the chances out.

        Raises:
            NotInBulk: the bulk rules do not cover the ruleset.
            NotReplayable: a round cannot be played at every score as it was at its own.
        """
        self.ruleset = ruleset
        self.rounds = tuple(rounds)
        self._shape = (
            ruleset.coto.cames_to_win,
            ruleset.coto.cames_to_win,
            ruleset.cama.target,
            ruleset.cama.target,
        )
        every = np.stack(np.unravel_index(np.arange(np.prod(self._shape)), self._shape), axis=1)
        after = self._replayed(every.astype(np.int16), self.rounds).after
        self._turned = np.ravel_multi_index(tuple(every[:, [1, 0, 3, 2]].T), self._shape)
        self._chances = _settle(after, self._turned)

    def chance(self, standing: Standing) -> float:
        """Give the chance, from 0 to 1, that the seat which is mà in the coming round wins."""
        return float(self._chances[np.ravel_multi_index(_flat(standing), self._shape)])

    def falta(self, standing: Standing, asks: int) -> Answer:
        """Weigh the answers to a falta that a seat opens on its first turn.

        Args:
            standing: Before the round.
            asks: Who says it, 0 the mà or 1 its rival; the other answers.
        """
        accepted: list[PlayedRound] = []
        declined: list[PlayedRound] = []
        for played in self.rounds:
            turn = _first_turn(played, asks, self.ruleset)
            if turn is not None:
                for rounds, answer in ((accepted, Accept), (declined, Decline)):
                    said = (Raise(Seat(asks), "falta"), answer(Seat(1 - asks)))
                    actions = (*played.actions[:turn], *said, *played.actions[turn:])
                    rounds.append(played._replace(actions=actions))
        where = np.array([_flat(standing)], np.int16)
        yes, no = self._replayed(where, accepted), self._replayed(where, declined)
        answers = _after(self._chances, self._turned)
        if asks == 0:
            answers = 1 - answers
        accepts, refuses = answers[yes.after[0]], answers[no.after[0]]
        wins = yes.envit[0] == 1 - asks
        return Answer(
            refused=float(refuses.mean()),
            won=float(accepts[wins].mean()),
            lost=float(accepts[~wins].mean()),
            gain=float((accepts - refuses)[wins].mean()),
            loss=float((refuses - accepts)[~wins].mean()),
        )

    def _replayed(self, standings: NDArray[np.int16], rounds: Sequence[PlayedRound]) -> Outcomes:
        """Play rounds at standings, (S, 4): cames and pedres of the mà and of its rival."""
        cards = np.array([_cards(self.ruleset, r) for r in rounds], np.int16).reshape(-1, 6)
        actions = np.full((len(rounds), _MOST_ACTIONS, 2), NONE, np.int16)
        for row, played in zip(actions, rounds, strict=True):
            said = [(action.seat, encode_action(action)) for action in played.actions]
            row[: len(said)] = said
        found = Outcomes(
            np.zeros((len(standings), len(rounds)), np.int32),
            np.zeros((len(standings), len(rounds)), np.int8),
        )
        table = np.array(table_of(self.ruleset))
        state = np.zeros(STATE, np.int16)
        shape = np.array(self._shape)
        if not replay(table, state, standings, cards, actions, shape, found):
            raise NotReplayable
        return found


def _cards(ruleset: Ruleset, played: PlayedRound) -> tuple[int, ...]:
    return tuple(place for hand in played.hands for place in places_of(ruleset, hand))


def _flat(standing: Standing) -> tuple[int, ...]:
    return (*standing.cames, *standing.score)


def _first_turn(played: PlayedRound, seat: int, ruleset: Ruleset) -> int | None:
    """Find where a seat could open the envit: its first turn, with nothing called before.

    None in a round that had an envit, or a truc before that turn.
    """
    rungs = {rung.id for rung in ruleset.envit_rungs}
    if any(isinstance(action, Raise) and action.rung in rungs for action in played.actions):
        return None
    for index, action in enumerate(played.actions):
        if action.seat == seat:
            return index
        if not isinstance(action, PlayCard):
            return None
    return None


def _after(chances: NDArray[np.float64], turned: NDArray[np.int64]) -> NDArray[np.float64]:
    """By standing that follows a round: the chance of who was mà in it, and is not in the next."""
    return np.concatenate((1 - chances[turned], (1.0, 0.0)))


def _settle(after: NDArray[np.int32], turned: NDArray[np.int64]) -> NDArray[np.float64]:
    """Find the chances that agree with those of all that follows."""
    chances = np.full(len(after), 0.5)
    while True:
        better = _after(chances, turned)[after].mean(axis=1)
        if np.abs(better - chances).max() < _SETTLED:
            return better
        chances = better


@kernel
def replay(  # noqa: PLR0917 - a kernel takes arrays by place
    t: Row,
    s: Row,
    standings: NDArray[np.int16],
    cards: NDArray[np.int16],
    actions: NDArray[np.int16],
    shape: NDArray[np.int64],
    found: Outcomes,
) -> bool:
    """Play every round at every standing; whether all that was done is legal there."""
    last = shape[0] * shape[1] * shape[2] * shape[3]
    for where in range(len(standings)):
        for played in range(len(cards)):
            start(s, 1)
            for cell in range(2):
                s[at.CAMES + cell] = standings[where, cell]
                s[at.SCORE + cell] = standings[where, 2 + cell]
            give(t, s, cards[played])
            for turn in range(actions.shape[1]):
                seat, number = actions[played, turn]
                if seat == at.NOBODY or s[at.PHASE] == at.CUT:
                    break
                bit = bit_of(t, s, seat, number)
                if bit < 0 or not legal(t, s, seat) >> np.uint64(bit) & np.uint64(1):
                    return False
                step(t, s, seat, bit)
            if s[at.PHASE] != at.CUT:
                return False
            place = s[at.CAMES]
            place = place * shape[1] + s[at.CAMES + 1]
            place = place * shape[2] + s[at.SCORE]
            place = place * shape[3] + s[at.SCORE + 1]
            won = s[at.WINNER]
            found.after[where, played] = place if won == at.NOBODY else last + won
            found.envit[where, played] = s[at.ENVIT_WINNER]
    return True
