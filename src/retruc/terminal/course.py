"""`Course`: takes a coto on, step by step, at the pace of people. It draws nothing itself."""

import asyncio
from random import Random
from typing import Protocol

from retruc.game import (
    Event,
    Gesture,
    RoundDealt,
    RoundEnded,
    Seat,
    SeatAction,
    TrickTied,
    TrickWon,
)
from retruc.terminal.due import Dealing, Finished, Glancing, Thinking, Waiting
from retruc.terminal.session import Session
from retruc.terminal.settings import TerminalError

_THINK_S = (0.5, 1.2)
"""Seconds that a bot takes for a word or a card: the least and the most."""
_SILENCE_S = 0.15
"""Seconds for a bot that stays silent."""
_TRICK_S = 1.3
"""Seconds for which a finished trick is left alone."""
_DEAL_S = 0.6
TAKE_BACK_S = 1.5
"""Seconds for which nobody else acts on a card that somebody has played, lest it was a slip."""


class Stage(Protocol):
    """What a course needs of the screen."""

    def redraw(self) -> None:
        """Show the table as it is now."""

    def react(self, event: Event) -> None:
        """Take in one event that the seat in front of the screen has seen."""

    async def draw_curtain(self, seat: Seat) -> None:
        """Hide the table until the player of *seat* is in front of it."""

    async def read_account(self) -> None:
        """Show how the round was settled, until it has been read."""


class Course:
    """The course of one coto, and who is in front of the screen."""

    def __init__(self, session: Session, stage: Stage, *, fast: bool) -> None:
        """Sit down. With *fast*, nothing is waited for but people."""
        self.session = session
        self.paused = False
        self._in_sight = asyncio.Event()
        self._in_sight.set()
        humans = sorted(session.humans)
        self.seat = humans[0] if len(humans) == 1 else None
        """Whose view is shown; None where several people share the keyboard and none is asked."""
        self._stage = stage
        self._fast = fast
        self._told = len(session.events(self.seat))
        """How many events are no news: what a record that is resumed tells is old."""
        self._fault: TerminalError | None = None
        self._changed = asyncio.Event()
        self._pace = Random()

    async def run(self) -> None:
        """Take the coto on until it is over.

        Raises:
            TerminalError: the record takes no more (``unwritable-record``).
        """
        await self._in_sight.wait()
        await self._show_news()
        while not isinstance(due := self.session.due, Finished):
            if not self._in_sight.is_set():
                await self._in_sight.wait()
                continue
            match due:
                case Waiting():
                    await self._wait_for(due.seat)
                case _ if self.session.may_take_back(self.seat):
                    if await self._pause(TAKE_BACK_S):
                        self.session.settle()
                case Thinking():
                    await self._let_think(due)
                case Glancing():
                    self.session.glance()
                case Dealing():
                    if await self._pause(_DEAL_S if self._told else 0):
                        self.session.deal()
            if self._fault is not None:
                raise self._fault
            await self._show_news()
        await self._in_sight.wait()

    # What people do in the meantime

    def act(self, action: SeatAction) -> None:
        """Carry out what a human does."""
        self._do(action)
        self._changed.set()

    def take_back(self) -> None:
        """Take back the card that the seat in front of the screen has just played."""
        if not self.session.may_take_back(self.seat):
            return
        try:
            self.session.take_back()
        except TerminalError as error:
            self._fault = error
        self._told = len(self.session.events(self.seat))
        self._changed.set()

    def stay_silent(self) -> None:
        """Let the chance of the seat in front of the screen go by."""
        if self.seat is not None:
            self.session.stay_silent(self.seat)
            self._changed.set()

    def gesture(self, gesture: Gesture) -> None:
        """Look, make a senya, say something. The table does not wait for it."""
        self._do(gesture)
        self._tell()

    def pause(self, *, paused: bool) -> None:
        """Stop the bots, or let them go on."""
        self.paused = paused
        self._changed.set()

    def hide(self, *, hidden: bool) -> None:
        """Wait while nobody can see the table, whatever is due; or go on."""
        if hidden:
            self._in_sight.clear()
        else:
            self._in_sight.set()
        self._changed.set()

    def _do(self, action: SeatAction | Gesture) -> None:
        """Carry something out. What cannot be written down ends the course, not the keyboard."""
        try:
            self.session.act(action)
        except TerminalError as error:
            self._fault = error
            self._changed.set()

    # Steps

    async def _wait_for(self, seat: Seat) -> None:
        if seat != self.seat:
            await self._in_sight.wait()
            await self._stage.draw_curtain(seat)
            self._sit(seat)
        self._stage.redraw()
        self._changed.clear()
        await self._changed.wait()

    async def _let_think(self, due: Thinking) -> None:
        """Let a bot think for as long as a person would; people may act in the meantime."""
        self._stage.redraw()
        self._changed.clear()
        action = await asyncio.to_thread(self.session.consult, due)
        seconds = _SILENCE_S if action is None else self._pace.uniform(*_THINK_S)
        if await self._rest(seconds):
            self.session.heed(due, action)

    async def _pause(self, seconds: float) -> bool:
        """Wait; False if something was done meanwhile, so that what was to come may be stale."""
        self._changed.clear()
        return await self._rest(seconds)

    async def _rest(self, seconds: float) -> bool:
        """Wait as `_pause` does; what was done since `_changed` was cleared counts too."""
        if self.paused:
            await self._changed.wait()
            return False
        if not self._in_sight.is_set():
            await self._in_sight.wait()
            return False
        if self._fast or not seconds:
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def _show_news(self) -> None:
        """Show what has happened, and stop where there is something to see or to read."""
        news = self._tell()
        self._stage.redraw()
        if any(isinstance(event, TrickWon | TrickTied) for event in news):
            await self._pause(_TRICK_S)
        if any(isinstance(event, RoundEnded) for event in news):
            await self._in_sight.wait()
            await self._stage.read_account()
        if any(isinstance(event, RoundDealt) for event in news) and len(self.session.humans) > 1:
            self._sit(None)
            self._stage.redraw()

    def _tell(self) -> list[Event]:
        seen = self.session.events(self.seat)
        news = list(seen[self._told :])
        self._told = len(seen)
        for event in news:
            self._stage.react(event)
        return news

    def _sit(self, seat: Seat | None) -> None:
        """Put somebody else in front of the screen; what was seen before is no news."""
        self.seat = seat
        self._told = len(self.session.events(seat))
