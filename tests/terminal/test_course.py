"""The course of a coto without a screen: who waits for whom, and for how long."""

import asyncio
from collections.abc import Sequence
from time import sleep

import pytest

from retruc.game import (
    Action,
    CardPlayed,
    Event,
    Observation,
    PlayCard,
    Raise,
    RoundEnded,
    Seat,
    SeatAction,
)
from retruc.rulesets import load
from retruc.terminal import course as pace
from retruc.terminal.course import Course
from retruc.terminal.due import Thinking, Waiting
from tests.terminal.support import ME, Quiet, Silent, step, table_of, until

BAR = load("bar")


class Stage:
    """Remembers what it was told to show."""

    def __init__(self) -> None:
        self.seen: list[Event] = []
        self.drawn = 0
        self.curtains: list[Seat] = []
        self.accounts = 0

    def redraw(self) -> None:
        self.drawn += 1

    def react(self, event: Event) -> None:
        self.seen.append(event)

    async def draw_curtain(self, seat: Seat) -> None:
        self.curtains.append(seat)

    async def read_account(self) -> None:
        self.accounts += 1


@pytest.fixture
def quick(monkeypatch):
    """Pauses of a few milliseconds."""
    monkeypatch.setattr(pace, "_THINK_S", (0.02, 0.03))
    monkeypatch.setattr(pace, "_SILENCE_S", 0.005)
    monkeypatch.setattr(pace, "_TRICK_S", 0.02)
    monkeypatch.setattr(pace, "_DEAL_S", 0.01)


async def run(course: Course) -> asyncio.Task[None]:
    task = asyncio.create_task(course.run())
    await asyncio.sleep(0)
    return task


async def test_the_course_stops_for_people_only(quick):
    session = table_of(BAR, seed=2, bot=Silent)
    stage = Stage()
    course = Course(session, stage, fast=False)
    task = await run(course)
    await until(lambda: isinstance(session.due, Waiting))
    await asyncio.sleep(0.05)
    assert session.due == Waiting(ME, may_wait=False)
    before = len(stage.seen)
    course.act(PlayCard(ME, session.view(ME).observation.held[0]))
    await until(lambda: len(stage.seen) > before + 1)
    task.cancel()


async def test_bots_take_their_time_unless_it_is_fast(monkeypatch):
    monkeypatch.setattr(pace, "_THINK_S", (60, 61))
    session = table_of(BAR, seed=2, humans=(), bot=Silent)
    course = Course(session, Stage(), fast=False)
    task = await run(course)
    await until(lambda: isinstance(session.due, Thinking))
    await asyncio.sleep(0.05)
    assert session.view(None).observation.tricks[0].plays == ()
    task.cancel()
    hurried = Course(table_of(BAR, seed=2, humans=(), bot=Quiet), Stage(), fast=True)
    await asyncio.wait_for(hurried.run(), 20)
    assert hurried.session.result is not None


async def test_a_call_made_while_a_bot_thinks_comes_first(monkeypatch):
    monkeypatch.setattr(pace, "_THINK_S", (60, 61))
    monkeypatch.setattr(pace, "_SILENCE_S", 0.001)
    session = table_of(load("barajamos"), seed=1, bot=Silent)
    course = Course(session, Stage(), fast=False)
    task = await run(course)
    while not (isinstance(session.due, Thinking) and session.due.must):
        if isinstance(session.due, Waiting):
            course.act(PlayCard(ME, session.view(ME).observation.held[0]))
        await asyncio.sleep(0.002)
    thinking = session.due.seat
    plays = len(session.view(ME).observation.trick.plays)
    course.act(Raise(ME, "truc"))
    await until(lambda: isinstance(session.due, Thinking) and session.due.seat.team is not ME.team)
    assert thinking in session.seats
    assert len(session.view(ME).observation.trick.plays) == plays
    assert session.view(ME).observation.truc.pending
    task.cancel()


class Slow(Silent):
    """Thinks for a while, beside the screen."""

    asked = 0

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> SeatAction | None:
        type(self).asked += 1
        sleep(0.2)
        return super().act(observation, legal, obliged=obliged)


async def test_a_call_made_while_a_bot_is_still_asked_is_not_waited_out(monkeypatch):
    monkeypatch.setattr(pace, "_THINK_S", (60, 61))
    monkeypatch.setattr(pace, "_SILENCE_S", 0.001)
    session = table_of(load("barajamos"), seed=1, bot=Slow)
    course = Course(session, Stage(), fast=False)
    Slow.asked = 0
    task = await run(course)
    before = 0
    while not (isinstance(session.due, Thinking) and session.due.must and Slow.asked > before):
        before = before if isinstance(session.due, Thinking) else Slow.asked
        if isinstance(session.due, Waiting):
            course.act(PlayCard(ME, session.view(ME).observation.held[0]))
        await asyncio.sleep(0.002)
    course.act(Raise(ME, "truc"))
    await until(lambda: isinstance(session.due, Thinking) and session.due.seat.team is not ME.team)
    asked = Slow.asked
    await until(lambda: Slow.asked > asked, 20)
    task.cancel()


async def test_bots_leave_time_to_take_a_card_back(monkeypatch):
    monkeypatch.setattr(pace, "_SILENCE_S", 0.001)
    monkeypatch.setattr(pace, "TAKE_BACK_S", 60)
    session = table_of(BAR, seed=2, bot=Silent)
    stage = Stage()
    course = Course(session, stage, fast=False)
    monkeypatch.setattr(pace, "_THINK_S", (0, 0.001))
    task = await run(course)
    await until(lambda: isinstance(session.due, Waiting))
    before = session.view(ME)
    first, second = before.observation.held[:2]
    course.act(PlayCard(ME, first))
    await until(lambda: session.view(ME).may_take_back)
    seen = len(session.events(ME))
    await asyncio.sleep(0.1)
    assert len(session.events(ME)) == seen
    course.take_back()
    await until(lambda: session.view(ME) == before)
    monkeypatch.setattr(pace, "TAKE_BACK_S", 0.01)
    course.act(PlayCard(ME, second))
    await until(lambda: not session.view(ME).may_take_back)
    await until(lambda: len(session.events(ME)) > seen)
    told = [event.card for event in session.events(ME) if isinstance(event, CardPlayed)]
    assert (first in told, second in told) == (False, True)
    assert [event.card for event in stage.seen if isinstance(event, CardPlayed)][-1] != first
    course.take_back()
    assert second not in session.view(ME).observation.held
    task.cancel()


async def test_in_a_hurry_nothing_is_taken_back():
    session = table_of(BAR, seed=2, bot=Silent)
    course = Course(session, Stage(), fast=True)
    task = await run(course)
    await until(lambda: isinstance(session.due, Waiting))
    course.act(PlayCard(ME, session.view(ME).observation.held[0]))
    seen = len(session.events(ME))
    await until(lambda: len(session.events(ME)) > seen)
    assert not session.may_take_back(ME)
    task.cancel()


async def test_a_pause_holds_the_bots_until_it_ends(quick):
    session = table_of(BAR, seed=2, humans=(), bot=Silent)
    stage = Stage()
    course = Course(session, stage, fast=False)
    course.pause(paused=True)
    task = await run(course)
    await asyncio.sleep(0.1)
    assert len(stage.seen) <= 3
    course.pause(paused=False)
    await until(lambda: len(stage.seen) > 6)
    task.cancel()


async def test_each_round_has_its_account(quick):
    session = table_of(BAR, seed=4, humans=(), bot=Quiet)
    stage = Stage()
    await asyncio.wait_for(Course(session, stage, fast=True).run(), 20)
    rounds = sum(isinstance(event, RoundEnded) for event in session.events(None))
    assert stage.accounts == rounds > 1


@pytest.mark.parametrize("humans", [(0,), (0, 1), ()])
@pytest.mark.parametrize("parts", [1, 2, 4])
async def test_what_a_record_tells_is_no_news(humans, parts):
    # Until it is somebody's word in round 2, 3 and 5.
    notes = Notes()
    played = table_of(BAR, seed=4, humans=(), bot=Quiet)
    played.keep(notes)
    while played.view(None).observation.number <= parts:
        step(played)
    resumed = table_of(BAR, seed=4, humans=humans, bot=Quiet)
    for action in notes.actions:
        resumed.repeat(action)
    stage = Stage()
    task = await run(Course(resumed, stage, fast=False))
    await asyncio.sleep(0.05)
    assert stage.accounts == 0
    assert not any(isinstance(event, RoundEnded) for event in stage.seen)
    assert not task.done() or task.exception() is None
    task.cancel()


class Notes:
    """Keeps what was done."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def write(self, action: Action) -> None:
        self.actions.append(action)


async def test_a_curtain_falls_whenever_somebody_else_is_asked():
    session = table_of(BAR, seed=2, humans=range(4))
    stage = Stage()
    course = Course(session, stage, fast=True)
    assert course.seat is None
    task = await run(course)
    asked = []
    for _ in range(4):
        await until(lambda: isinstance(session.due, Waiting) and session.due.seat == course.seat)
        asked.append(course.seat)
        course.act(PlayCard(course.seat, session.view(course.seat).observation.held[0]))
        await asyncio.sleep(0.01)
    assert stage.curtains[:4] == asked
    assert len(set(asked)) == 4
    task.cancel()


async def test_what_was_left_to_the_partner_is_answered():
    session = table_of(BAR, seed=3, humans=(0, 1), bot=Silent)
    course = Course(session, Stage(), fast=True)
    task = await run(course)
    while True:
        await until(lambda: isinstance(session.due, Waiting) and session.due.seat == course.seat)
        if course.seat == Seat(1):
            break
        course.act(PlayCard(ME, session.view(ME).observation.held[0]))
        await asyncio.sleep(0.01)
    course.act(Raise(Seat(1), "truc"))
    await until(lambda: session.due == Waiting(ME, may_wait=True) and course.seat == ME)
    course.stay_silent()
    await until(lambda: not session.view(None).observation.truc.pending)
    task.cancel()
