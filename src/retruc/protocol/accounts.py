"""The sheet at the end of a round: what each bet paid, and why, as one reader is told."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from retruc.game import (
    Bet,
    CamaWon,
    CotoWon,
    EnvitClaimed,
    EnvitOutcome,
    Event,
    Hand,
    Observation,
    Seat,
    Team,
    TrucOutcome,
)
from retruc.protocol.messages import Account, AccountLine, HandShown
from retruc.protocol.telling import Names, Teller, seat_mark, team_mark
from retruc.words import call_said, quoted, why_tricks, written


class Settled(NamedTuple):
    """A round that has ended, as one reader saw it."""

    seen: Observation
    """With its `ended`."""
    events: Sequence[Event]
    """Since the round was dealt."""
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
        cames=ended.cames,
        hands=sheet.hands(),
        closed=sheet.closed(),
        thoughts=list(settled.thoughts),
    )


class _Sheet:
    def __init__(self, settled: Settled, teller: Teller, names: Names) -> None:
        self.settled = settled
        self.teller = teller
        self.names = names
        self.reader = settled.seen.seat

    def say(self, message: str, **arguments: int | str) -> str:
        return self.teller.say_named(f"play-{message}", self.names, **arguments)

    def side(self, team: Team) -> str:
        """*Us* and *them*, or the names of a team for those who watch."""
        if self.reader is None:
            return team_mark(team).translate(self.names)
        return self.say("us" if team is self.reader.team else "them")

    def person(self, seat: Seat) -> str:
        return "you" if seat == self.reader else "other"

    def who(self, seat: Seat) -> str:
        if seat == self.reader:
            return self.say("you")
        return seat_mark(seat).translate(self.names)

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
            you = self.person(outcome.seat)
            name = seat_mark(outcome.seat)
            lines.append(self.say("envit-won", name=name, person=you, points=outcome.points))
        if outcome.void:
            lines.append(self.teller.say("outcome-envit-void"))
        lines.append(self._paid(Bet.ENVIT, outcome.winner, outcome.pedres))
        return AccountLine(title=title, lines=lines, team=_letter(outcome.winner))

    def truc(self, outcome: TrucOutcome) -> AccountLine:
        title = self._title(Bet.TRUC)
        if outcome.rung is None:
            lines = [self.say("not-called")]
        else:
            answer = self.say("declined" if outcome.outcome == "declined" else "accepted")
            lines = [f"{self._call(outcome.rung)}, {answer}"]
        if outcome.by == "folded":
            lines.append(self.say("folded"))
        if outcome.by == "tricks":
            lines += [self._tricks(), self._why()]
        if outcome.by is None:
            return AccountLine(title=title, lines=[*lines, self.say("truc-void")])
        if outcome.winner is None:
            return AccountLine(title=title, lines=[*lines, self.say("truc-drawn")])
        lines.append(self._paid(Bet.TRUC, outcome.winner, outcome.pedres))
        return AccountLine(title=title, lines=lines, team=_letter(outcome.winner))

    def _title(self, bet: Bet) -> str:
        return self.teller.say(f"bet-{bet}").capitalize()

    def _call(self, rung: str) -> str:
        words = self.teller.words
        return quoted(words, call_said(words, rung, self.teller.ruleset))

    def _tricks(self) -> str:
        parts = []
        for index, trick in enumerate(self.settled.seen.tricks, start=1):
            side = self.say("tied") if trick.winner is None else self.who(trick.winner)
            parts.append(self.teller.words.say("play-trick", trick=index, side=side))
        return " · ".join(parts)

    def _why(self) -> str:
        return self.say(f"why-{why_tricks(self.settled.seen, self.teller.ruleset)}")

    def _paid(self, bet: Bet, team: Team, pedres: int) -> str:
        """Who is paid, and how much of it is written down."""
        down = written(self.settled.events, bet)
        side = self.side(team)
        words = self.teller.words
        if down == pedres:
            return words.say("play-paid", side=side, pedres=pedres)
        if down == 0:
            return words.say("play-paid-nothing", side=side, pedres=pedres)
        return words.say("play-paid-part", side=side, pedres=pedres, written=down)

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
                return self.say("coto-won", side=self.side(event.team))
            if isinstance(event, CamaWon):
                return self.say("cama-won", side=self.side(event.team))
        return ""


def _letter(team: Team) -> Literal["A", "B"]:
    return "B" if team else "A"
