"""The state of a coto: a frozen tree of small values. What can be computed is not stored.

`State` > `Round` > tricks and wagers. No clocks, names or words are here: a rule would not miss
them.
"""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, NamedTuple, Self, assert_never, cast

from retruc.game import (
    SEATS,
    TEAMS,
    Answer,
    By,
    Event,
    Hand,
    Reason,
    Seat,
    Team,
    Trick,
    Wager,
    next_seat,
    order_from,
    value,
)
from retruc.rulesets import AllTied, Ruleset


class Phase(Enum):
    """What a round waits for."""

    CUT = auto()
    """The deal; before it, where a round of one card may be offered, a tap of the deck."""
    DECIDE = auto()
    """A team one pedra from the end, to say whether it plays."""
    PLAY = auto()
    """A card, or a word."""
    LAST_RAISE = auto()
    """The seats asked in turn whether they raise before hidden cards are looked at."""
    CLAIM = auto()
    """The seats asked in turn whether they show their envit."""


WAITING = {
    Phase.CUT: Reason.NOT_DEALT,
    Phase.DECIDE: Reason.DECIDE_FIRST,
    Phase.LAST_RAISE: Reason.NOT_ASKED,
    Phase.CLAIM: Reason.NOT_ASKED,
}
"""By phase that waits for something else: why no card is laid and no call made."""


@value
class TrucResult:
    """How the tricks of a round ended."""

    winner: Team | None
    """None: a drawn round."""
    by: By


_NO_WAGER = Wager()
_CUT = Phase.CUT  # looking a member up in its enum is slow


@dataclass(slots=True)
class Draft:
    """One deal and its play, while the step that is being carried out writes it."""

    number: int
    dealer: Seat
    ma: Seat
    """The seat that speaks and leads first, and wins ties."""
    phase: Phase = Phase.CUT
    dealt: tuple[Hand, ...] = ()
    """By seat, the cards given; empty before the deal."""
    held: tuple[Hand, ...] = ()
    """By seat, the cards not played yet."""
    tricks: tuple[Trick, ...] = ()
    """In order; the last one is in play."""
    turn: Seat = SEATS[0]
    """Whose turn it is to play a card; means something in `Phase.PLAY` only."""
    envit: Wager = _NO_WAGER
    truc: Wager = _NO_WAGER
    just_played: Seat | None = None
    """Who laid a card in the last game action, if that was one."""
    left: frozenset[Seat] = frozenset()
    """The seats that have gone."""
    asked: tuple[Seat, ...] = ()
    """In `Phase.LAST_RAISE` and `Phase.CLAIM`: the seats still to be asked, in order."""
    tapped: bool = False
    one_card: bool = False
    plays_on: bool = False
    """Whether the team one pedra from the end said that it plays."""
    claims: tuple[Seat, ...] = ()
    """The seats that showed their envit."""
    result: TrucResult | None = None
    """How the tricks ended, while the envit is still to be claimed."""
    written: tuple[int, int] = (0, 0)
    """By team: the pedres of this round that are in the score already."""


class Round(Draft):
    """One deal and its play, frozen.

    A step copies the round, writes on the copy and seals it, which is to make it a `Round`: several
    times as fast as a new frozen value for each change, and nobody outside the step ever holds what
    can change.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __hash__(self) -> int:
        return hash((self.number, self.held, self.tricks, self.envit, self.truc, self.left))

    def __reduce__(self) -> tuple[object, ...]:
        return seal, (self.draft(),)

    def draft(self) -> Draft:
        """A copy to write on."""
        copy = _new(Draft)
        copy.number = self.number
        copy.dealer = self.dealer
        copy.ma = self.ma
        copy.phase = self.phase
        copy.dealt = self.dealt
        copy.held = self.held
        copy.tricks = self.tricks
        copy.turn = self.turn
        copy.envit = self.envit
        copy.truc = self.truc
        copy.just_played = self.just_played
        copy.left = self.left
        copy.asked = self.asked
        copy.tapped = self.tapped
        copy.one_card = self.one_card
        copy.plays_on = self.plays_on
        copy.claims = self.claims
        copy.result = self.result
        copy.written = self.written
        return copy


_new = object.__new__


def seal(draft: Draft) -> Round:
    """Make a draft itself a finished round: nobody can write on it any more."""
    draft.__class__ = Round
    return draft  # type: ignore[return-value]


def new_round(number: int, dealer: Seat, seats: int) -> Round:
    """A round before its deal."""
    return seal(Draft(number, dealer, next_seat(dealer, seats)))


@dataclass(slots=True)
class _Fields:
    """What a state holds, while it is being made."""

    ruleset: Ruleset
    round: Round
    score: tuple[int, int] = (0, 0)
    cames: tuple[int, int] = (0, 0)
    looks: tuple[Seat | None, ...] = ()
    """By seat: where it looks; None is at nobody."""
    winner: Team | None = None
    """The team that has won the coto."""


class State(_Fields):
    """A coto at one instant, frozen as its round is."""

    __slots__ = ()

    def __new__(cls, *args: Any, **fields: Any) -> Self:
        """Make a state of these fields, and seal it."""
        made = _Fields(*args, **fields)
        made.__class__ = cls
        return cast(Self, made)

    def __init__(self, *args: Any, **fields: Any) -> None:
        """Leave what is sealed as it is."""

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __hash__(self) -> int:
        return hash((self.ruleset, self.round, self.score, self.cames, self.looks, self.winner))

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.ruleset, self.round, self.score, self.cames, self.looks, self.winner)
        return State, fields

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.ruleset.seats

    @property
    def ma(self) -> Seat:
        """The seat that speaks and leads first in this round, and wins ties."""
        return self.round.ma

    def with_round(self, current: Draft) -> "State":
        """This state with its round replaced by a draft, which is sealed thereby."""
        return state_after(self, seal(current), self.score, self.cames, self.winner)

    @property
    def need(self) -> tuple[int, int]:
        """By team: what it lacks to close the cama."""
        target = self.ruleset.cama.target
        return (target - self.score[0], target - self.score[1])


def state_after(
    before: State,
    current: Round,
    score: tuple[int, int],
    cames: tuple[int, int],
    winner: Team | None,
) -> State:
    """The state of the same coto with all this changed: in less time than `State` itself takes."""
    made = _Fields(before.ruleset, current, score, cames, before.looks, winner)
    made.__class__ = State
    return made  # type: ignore[return-value]


class Step(NamedTuple):
    """What an action led to."""

    state: State
    events: tuple[Event, ...]


step_of = cast(Callable[[tuple[State, tuple[Event, ...]]], Step], partial(tuple.__new__, Step))
"""Make a step of a pair: in less time than `Step` itself takes."""


def next_step(state: State, draft: Draft, told: tuple[Event, ...]) -> Step:
    """The step to this state with its round replaced by a draft, which is sealed thereby.

    Nearly every action ends here: what `with_round` and the constructor of a named tuple do is
    written out, in half their time.
    """
    draft.__class__ = Round
    after = _new(_Fields)
    after.ruleset = state.ruleset
    after.round = draft  # type: ignore[assignment]
    after.score = state.score
    after.cames = state.cames
    after.looks = state.looks
    after.winner = state.winner
    after.__class__ = State
    return step_of((after, told))  # type: ignore[arg-type]


def start(
    ruleset: Ruleset,
    *,
    dealer: Seat | None = None,
    score: tuple[int, int] = (0, 0),
    cames: tuple[int, int] = (0, 0),
    number: int = 1,
) -> State:
    """Set up a coto, or go on with one: the state before the deal of round *number*.

    Args:
        ruleset: What is played.
        dealer: Who deals that round; the last seat if not given, so that seat 1 is mà.
        score: Pedres of each team, each below the target.
        cames: Cames won by each team, each below what wins the coto.
        number: Of the round, from 1.

    Raises:
        ValueError: a figure is negative or says that the cama or the coto is over, or there is no
            such seat.
    """
    seats = ruleset.seats
    if dealer is None:
        dealer = SEATS[seats - 1]
    if not 0 <= dealer < seats:
        raise ValueError(f"no seat {dealer} at a table of {seats}")
    if not all(0 <= pedres < ruleset.cama.target for pedres in score):
        raise ValueError(f"a score lies from 0 to {ruleset.cama.target - 1}: {score}")
    if not all(0 <= won < ruleset.coto.cames_to_win for won in cames):
        raise ValueError(f"cames won lie from 0 to {ruleset.coto.cames_to_win - 1}: {cames}")
    return State(
        ruleset,
        new_round(number, SEATS[dealer], seats),
        score=score,
        cames=cames,
        looks=(None,) * seats,
    )


def still_there(current: Draft, seat: Seat, seats: int) -> Seat:
    """*seat* itself, or if it has gone, the next in order of play that has not."""
    while seat in current.left:
        seat = next_seat(seat, seats)
    return seat


def is_over(state: State) -> bool:
    """Whether the coto has a winner."""
    return state.winner is not None


def awaits_deal(state: State) -> bool:
    """Whether the next action that must come is a deal."""
    return state.winner is None and state.round.phase is _CUT


def cards_to_deal(state: State) -> int:
    """How many cards each seat gets in the coming deal."""
    return 1 if state.round.one_card else 3


def at_last_pedra(state: State) -> tuple[Team, ...]:
    """The teams that lack one pedra, where that changes how the round is played.

    Rule: cama.last-pedra
    """
    if not state.ruleset.decides_last_pedra:
        return ()
    # The score at the deal counts: what a refused envit writes at once changes nothing here.
    last = state.ruleset.cama.target - 1
    written = state.round.written
    return tuple(team for team in TEAMS if state.score[team] - written[team] == last)


def all_tied_winner(state: State, tied: tuple[Seat, ...]) -> Team | None:
    """Who wins a round in which nobody won a trick; *tied* are the seats that tied last.

    Rule: ties.all
    """
    match state.ruleset.ties.all:
        case AllTied.MA_TEAM:
            return state.ma.team
        case AllTied.NEAREST_TIED:
            order = order_from(state.ma, state.seats)
            return min(tied, key=order.index).team
        case AllTied.DRAW:
            return None
        case never:
            assert_never(never)


def pending_wager(current: Draft) -> Wager | None:
    """The call that must be answered now: an envit before a truc that waits for it."""
    if current.envit.pending:
        return current.envit
    return current.truc if current.truc.pending else None


def heard_from(wager: Wager, seat: Seat) -> Answer | None:
    """What this seat has answered to the pending call, if its word did not settle it."""
    return next((answer for answer in wager.heard if answer.seat == seat), None)
