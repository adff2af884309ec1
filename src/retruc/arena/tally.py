"""What is counted while two bots play: whole numbers only, so that parts add up exactly."""

from collections import Counter
from dataclasses import dataclass, field

from retruc.game import (
    Bet,
    CallAccepted,
    CallDeclined,
    CallMade,
    Event,
    RoundEnded,
    Team,
)

LARGE = 20
"""A round in which a team gains so many pedres more than the other counts as large."""


@dataclass(slots=True)
class CallTally:
    """How often one side said one rung, and what became of it."""

    made: int = 0
    accepted: int = 0
    """Also by a higher call."""
    declined: int = 0

    def add(self, other: "CallTally") -> None:
        """Add the counts of another part."""
        self.made += other.made
        self.accepted += other.accepted
        self.declined += other.declined


Calls = dict[str, CallTally]
"""By rung: its count. All free raises are one rung."""


@dataclass(slots=True)
class Tally:
    """The counts of a part of a match. A *pair* is a deal played from both sides, or two cotos."""

    pairs: int = 0
    pedres: int = 0
    """Pedres gained less pedres lost by the first bot, over all rounds of the pairs."""
    squares: int = 0
    """The sum over pairs of the square of that difference."""
    differences: list[int] = field(default_factory=list)
    """By pair: that difference."""
    rounds: int = 0
    large: int = 0
    actions: int = 0
    """Game actions, the deal not counted."""
    calls: tuple[Calls, Calls] = field(default_factory=lambda: ({}, {}))
    """By bot, first and second."""
    coto_pairs: int = 0
    cotos_won: int = 0
    """By the first bot."""
    cotos_by_pair: Counter[int] = field(default_factory=Counter)
    """How many pairs of cotos the first bot won 0, 1 and 2 of."""
    coto_rounds: int = 0
    breaches: tuple[Counter[str], Counter[str]] = field(
        default_factory=lambda: (Counter(), Counter())
    )
    """By bot, first and second, and by what it did: rounds and cotos that it lost by breaking the
    protocol or the rules. Programs of one's own alone can."""

    @property
    def cotos(self) -> int:
        """How many cotos were played."""
        return 2 * self.coto_pairs

    def add_pair(self, difference: int) -> None:
        """Count what the first bot gained more in the rounds of one deal."""
        self.pairs += 1
        self.pedres += difference
        self.squares += difference * difference
        self.differences.append(difference)

    def add(self, other: "Tally") -> None:
        """Add the counts of another part."""
        self.pairs += other.pairs
        self.pedres += other.pedres
        self.squares += other.squares
        self.differences += other.differences
        self.rounds += other.rounds
        self.large += other.large
        self.actions += other.actions
        for own, others in zip(self.calls, other.calls, strict=True):
            for rung, count in others.items():
                own.setdefault(rung, CallTally()).add(count)
        self.coto_pairs += other.coto_pairs
        self.cotos_won += other.cotos_won
        self.cotos_by_pair.update(other.cotos_by_pair)
        self.coto_rounds += other.coto_rounds
        for own_breaches, their in zip(self.breaches, other.breaches, strict=True):
            own_breaches.update(their)


class RoundWatch:
    """Follows the events of one round and counts them for the bots of the two teams.

    Args:
        tally: Where to count.
        first: The team of the first bot.
    """

    def __init__(self, tally: Tally, first: Team) -> None:
        self._tally = tally
        self._first = first
        self._pending: dict[Bet, CallTally] = {}
        self.difference = 0
        """Pedres that the first bot's team gained, less those of the other, once it is over."""

    def watch(self, event: Event) -> None:
        """Count one event."""
        match event:
            case CallMade():
                self._call(event)
            case CallAccepted(bet=bet):
                self._pending.pop(bet).accepted += 1
            case CallDeclined(bet=bet):
                self._pending.pop(bet).declined += 1
            case RoundEnded():
                self._end(event)
            case _:
                pass

    def break_off(self, by: Team, pedres: int) -> None:
        """Count a round that a team lost by so many pedres, since it broke the rules of play."""
        self.difference = -pedres if by is self._first else pedres
        self._tally.rounds += 1
        self._tally.large += pedres >= LARGE

    def _call(self, call: CallMade) -> None:
        if before := self._pending.get(call.bet):
            before.accepted += 1
        calls = self._tally.calls[call.seat.team is not self._first]
        count = calls.setdefault(call.rung, CallTally())
        count.made += 1
        self._pending[call.bet] = count

    def _end(self, ended: RoundEnded) -> None:
        """Count the round; a call that was still pending was refused by leaving, or taken back."""
        for bet, outcome in ((Bet.ENVIT, ended.envit.outcome), (Bet.TRUC, ended.truc.outcome)):
            if bet in self._pending and outcome == "declined":
                self._pending[bet].declined += 1
        self.difference = ended.gained[self._first] - ended.gained[self._first.other]
        self._tally.rounds += 1
        self._tally.large += abs(self.difference) >= LARGE
