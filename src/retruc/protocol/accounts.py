"""The sheet at the end of a round: what each bet paid, and why, as one reader is told."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from retruc.game import (
    SEATS,
    TEAMS,
    Bet,
    CamaWon,
    CotoWon,
    EnvitClaimed,
    EnvitOutcome,
    Event,
    Hand,
    Observation,
    PedresScored,
    Seat,
    Team,
    TrucOutcome,
)
from retruc.protocol.messages import Account, AccountLine, HandShown
from retruc.protocol.telling import Names, Teller, seat_mark, team_mark
from retruc.words import call_said, why_tricks, written

ACCOUNTED = (EnvitClaimed, PedresScored, CamaWon, CotoWon)
"""The events that a sheet tells of, beside what is known at the end; all are told to all."""


class Settled(NamedTuple):
    """A round that has ended, as one reader saw it."""

    reader: Seat | None
    """Whose sheet it is; None for those who watch."""
    seen: Observation
    """With its `ended`. Whose it is does not matter, but where cards lie below others."""
    events: Sequence[Event]
    """Since the round was dealt; of these only `ACCOUNTED` matter."""
    hands: Sequence[tuple[Seat, Hand, int | None]] = ()
    """Hands to show beside those that were shown at the table, with what they count."""
    thoughts: Sequence[str] = ()


def account_of(settled: Settled, teller: Teller, names: Names) -> Account:
    """Say how a round was settled.

    Raises:
        ValueError: it has not ended.
    """
    ended = settled.seen.ended
    if ended is None:
        raise ValueError("the round has not ended")
    sheet = _Sheet(settled, teller, names)
    bets = [sheet.truc(ended.truc)]
    if teller.ruleset.envit.on:
        bets.insert(0, sheet.envit(ended.envit))
    return Account(
        number=ended.number,
        bets=bets,
        gained=ended.gained,
        score=ended.score,
        stood=stood(settled.events, ended.score),
        cames=ended.cames,
        hands=sheet.hands(),
        closed=sheet.closed(),
        thoughts=list(settled.thoughts),
    )


def stood(events: Iterable[Event], score: tuple[int, int]) -> tuple[int, int]:
    """Say how the pedres stood when they were last written down; *score* if nothing was."""
    for event in events:
        if isinstance(event, PedresScored):
            score = event.score
    return score


class _Sheet:
    def __init__(self, settled: Settled, teller: Teller, names: Names) -> None:
        self.settled = settled
        self.teller = teller
        self.names = names
        self.reader = settled.reader

    def say(self, message: str) -> str:
        return self.teller.say(f"play-{message}")

    def say_of(self, message: str, **arguments: int | str) -> str:
        """Say something of seats or teams, whose names come where their marks are."""
        return self.teller.say_named(f"play-{message}", self.names, **arguments)

    def _side(self, team: Team) -> str:
        """*Us* and *them*, or *you* and the other; the mark of a team for those who watch."""
        if self.teller.ruleset.seats == len(TEAMS):
            return self._who(SEATS[team])
        if self.reader is None:
            return team_mark(team)
        return self.say("us" if team is self.reader.team else "them")

    def _who(self, seat: Seat) -> str:
        """*You*, or the mark of a seat."""
        return self.say("you") if seat == self.reader else seat_mark(seat)

    # The bets

    def envit(self, outcome: EnvitOutcome) -> AccountLine:
        title = self._title(Bet.ENVIT)
        if outcome.rung is None:
            return AccountLine(title=title, lines=[self.say("not-called")])
        answer = self.say("accepted" if outcome.outcome == "accepted" else "declined")
        lines = [f"{self._call(outcome.rung)}, {answer}"]
        if outcome.winner is None:
            return AccountLine(title=title, lines=[*lines, self.say("unclaimed")])
        if outcome.seat is not None and outcome.points is not None:
            you = "you" if outcome.seat == self.reader else "other"
            name = seat_mark(outcome.seat)
            lines.append(self.say_of("envit-won", name=name, person=you, points=outcome.points))
        if outcome.void:
            lines.append(self.teller.say("outcome-envit-void"))
        lines.append(self._paid(Bet.ENVIT, outcome.winner, outcome.pedres))
        return AccountLine(title=title, lines=lines, team=_letter(outcome.winner))

    def truc(self, outcome: TrucOutcome) -> AccountLine:
        title = self._title(Bet.TRUC)
        if not self.teller.ruleset.truc_rungs:
            lines = []
        elif outcome.rung is None:
            lines = [self.say("not-called")]
        else:
            answer = self.say("declined" if outcome.outcome == "declined" else "accepted")
            lines = [f"{self._call(outcome.rung)}, {answer}"]
        if outcome.by == "folded":
            lines.append(self._folded(outcome))
        if outcome.by == "tricks":
            lines += [self._tricks(), self._why()]
        if outcome.by is None:
            return AccountLine(title=title, lines=[*lines, self.say("truc-void")])
        if outcome.winner is None:
            return AccountLine(title=title, lines=[*lines, self.say("truc-drawn")])
        lines.append(self._paid(Bet.TRUC, outcome.winner, outcome.pedres))
        return AccountLine(title=title, lines=lines, team=_letter(outcome.winner))

    def _folded(self, outcome: TrucOutcome) -> str:
        """Say who left: between two the one who did, else the others."""
        if self.teller.ruleset.seats > len(TEAMS) or outcome.winner is None:
            return self.say_of("folded", person="others", name="")
        seat = SEATS[outcome.winner.other]
        person = "you" if seat == self.reader else "other"
        return self.say_of("folded", person=person, name=seat_mark(seat))

    def _title(self, bet: Bet) -> str:
        return self.teller.say(f"bet-{bet}").capitalize()

    def _call(self, rung: str) -> str:
        call = call_said(self.teller.words, rung, self.teller.ruleset)
        return self.teller.say("quoted", text=call)

    def _tricks(self) -> str:
        parts = []
        for index, trick in enumerate(self.settled.seen.tricks, start=1):
            side = self.say("tied") if trick.winner is None else self._who(trick.winner)
            parts.append(self.teller.say("play-trick", trick=index, side=side))
        return " · ".join(parts).translate(self.names)

    def _why(self) -> str:
        return self.say(f"why-{why_tricks(self.settled.seen, self.teller.ruleset)}")

    def _paid(self, bet: Bet, team: Team, pedres: int) -> str:
        """Who is paid, and how much of it is written down."""
        down = written(self.settled.events, bet)
        side = self._side(team)
        if down == pedres:
            return self.say_of("paid", side=side, pedres=pedres)
        if down == 0:
            return self.say_of("paid-nothing", side=side, pedres=pedres)
        return self.say_of("paid-part", side=side, pedres=pedres, written=down)

    # The rest

    def hands(self) -> list[HandShown]:
        shown = [
            HandShown(seat=event.seat + 1, cards=[str(c) for c in event.hand], points=None)
            for event in self.settled.events
            if isinstance(event, EnvitClaimed)
        ]
        seats = {hand.seat for hand in shown}
        shown += [
            HandShown(seat=seat + 1, cards=[str(c) for c in hand], points=points)
            for seat, hand, points in self.settled.hands
            if seat + 1 not in seats
        ]
        return sorted(shown, key=lambda hand: hand.seat)

    def closed(self) -> str:
        for event in reversed(self.settled.events):
            if isinstance(event, CotoWon):
                return self.say_of("coto-won", side=self._side(event.team))
            if isinstance(event, CamaWon):
                return self.say_of("cama-won", side=self._side(event.team))
        return ""


def _letter(team: Team) -> Literal["A", "B"]:
    return "B" if team else "A"
