"""Tables for the tests of the terminal: seats, simple bots, and all that the screen would show."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic

from textual import events
from textual.pilot import Pilot

from retruc.bots import Explanation
from retruc.game import (
    Accept,
    Gesture,
    Observation,
    PlayCard,
    Seat,
    SeatAction,
    StackCards,
)
from retruc.record import opening_state, read_record, replay
from retruc.rulesets import Ruleset, load, with_options
from retruc.terminal.app import Play
from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.chronicle import paint_log
from retruc.terminal.cloth import paint_cloth
from retruc.terminal.controls import Controls
from retruc.terminal.due import Dealing, Finished, Glancing, Thinking, Waiting
from retruc.terminal.foot import paint_foot
from retruc.terminal.hand import paint_hand
from retruc.terminal.palette import DARK, Palette
from retruc.terminal.panel import paint_panel
from retruc.terminal.scoreboard import paint_score
from retruc.terminal.session import Session
from retruc.terminal.settings import Settings
from retruc.terminal.sheets import Sheet
from retruc.terminal.sitting import NAMES, Sitting
from retruc.terminal.table import TableScreen
from retruc.terminal.view import View
from retruc.words import words

ME = Seat(0)


# ruff: noqa: ARG002 - simple bots look at less than they are shown


class Fool:
    """Chooses by chance, and stays silent nine times of ten where it may."""

    name = "fool@1"

    def __init__(self, seed: object) -> None:
        self._rng = Random(str(seed))

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> SeatAction | None:
        if not obliged and self._rng.random() < 0.9:
            return None
        return self._rng.choice(legal)

    def gestures(self, observation: Observation, legal: Sequence[Gesture]) -> Sequence[Gesture]:
        return [self._rng.choice(legal)] if legal and self._rng.random() < 0.3 else []

    def explain(self) -> Explanation | None:
        return None


class Quiet(Fool):
    """Plays cards by chance, and calls now and then."""

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> SeatAction | None:
        cards = [action for action in legal if isinstance(action, PlayCard | StackCards)]
        accepts = [action for action in legal if isinstance(action, Accept)]
        if obliged and self._rng.random() < 0.9:
            return self._rng.choice(cards or accepts or legal)
        return super().act(observation, legal, obliged=obliged)


class Silent(Fool):
    """Says nothing that it need not say, and plays its first card."""

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> SeatAction | None:
        return legal[0] if obliged else None

    def gestures(self, observation: Observation, legal: Sequence[Gesture]) -> Sequence[Gesture]:
        return []


def ruleset_of(ruleset_id: str, **options: str) -> Ruleset:
    """A ruleset of the catalogue; ``cama_target="18"`` sets `cama.target`."""
    ruleset = load(ruleset_id)
    changes = {name.replace("__", "-").replace("_", "."): v for name, v in options.items()}
    return with_options(ruleset, changes) if changes else ruleset


def table_of(
    ruleset: Ruleset, *, humans: Iterable[int] = (0,), seed: int = 1, bot: type[Fool] = Fool
) -> Session:
    """A table with humans in these seats and simple bots in the others."""
    players = [
        None if seat in set(humans) else bot(f"{seed}/{seat}") for seat in range(ruleset.seats)
    ]
    return Session(ruleset, players, names=NAMES[: ruleset.seats], seed=seed)


def table_after(text: str) -> Session:
    """A table of humans where a record has been played."""
    record = read_record(BytesIO(text.encode()))
    ruleset = record.ruleset
    session = Session(
        ruleset,
        [None] * ruleset.seats,
        names=NAMES[: ruleset.seats],
        seed=1,
        state=opening_state(record.header, ruleset, number=1),
    )
    for replayed in replay(record):
        session.repeat(replayed.action)
    return session


def step(session: Session) -> bool:
    """Take what the bots and the dealer do; False where a human is waited for, or all is over."""
    due = session.due
    match due:
        case Dealing():
            session.deal()
        case Glancing():
            session.glance()
        case Thinking():
            session.heed(due, session.consult(due))
        case Waiting() | Finished():
            return False
    return True


def until_asked(session: Session) -> Seat | None:
    """Go on until a human is waited for; give the seat, None if the coto is over."""
    while step(session):
        pass
    due = session.due
    return due.seat if isinstance(due, Waiting) else None


def play_by_chance(session: Session, rng: Random, decisions: int = 10**6) -> None:
    """Let the humans choose by chance, so many times or to the end."""
    for _ in range(decisions):
        seat = until_asked(session)
        if seat is None:
            return
        session.act(rng.choice(session.view(seat).offers).action)


def brush_of(ruleset: Ruleset, language: str = "en", palette: Palette = DARK) -> Brush:
    return Brush(words(language).at(ruleset), palette)


def boards(view: View, brush: Brush, width: int = 80, height: int = 24) -> list[Canvas]:
    """Every board of the table, in about the sizes of a terminal of so many columns and rows."""
    bottom = 6 if height < 30 else 9
    side = 26 if width < 100 else 34
    middle = height - bottom - 3
    controls = Controls()
    return [
        paint_score(view, brush, width, 2),
        paint_cloth(view, brush, width - side, middle),
        paint_log(view, brush, side, middle),
        paint_hand(view, brush, controls, 26, bottom),
        paint_panel(view, brush, controls, width - 26, bottom),
        paint_foot(view, brush, width, 1),
    ]


def looks(canvases: Iterable[Canvas]) -> list[list[object]]:
    """All that can be seen of canvases: characters and their styles."""
    return [[canvas.runs(y) for y in range(canvas.height)] for canvas in canvases]


def text_of(view: View, brush: Brush, width: int = 80, height: int = 24) -> str:
    return "\n".join(canvas.text for canvas in boards(view, brush, width, height))


# The application


def settings_of(tmp_path: Path, ruleset: Ruleset | None, **more: object) -> Settings:
    """Settings that keep the record in a folder of the test."""
    given = {"seed": 5, "bot": "random", "fast": True, "record": tmp_path / "coto.truc"}
    return Settings(ruleset, **(given | more))  # type: ignore[arg-type]


def app_of(
    sit: Callable[[Settings], Sitting],
    settings: Settings,
    *,
    language: str = "en",
    environ: dict[str, str] | None = None,
    clock: Callable[[], float] = monotonic,
) -> Play:
    return Play(
        lambda: sit(settings),
        words(language),
        environ=environ or {},
        fast=settings.fast,
        clock=clock,
    )


@asynccontextmanager
async def playing(app: Play, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """Run an application without a terminal, from where the table is on the screen."""
    async with app.run_test(size=size) as pilot:
        await until(lambda: any(isinstance(s, TableScreen) for s in app.screen_stack))
        yield pilot


async def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Let the application work until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.002)


def hit(app: Play, key: str) -> None:
    """Press a key without waiting for what comes of it, as `Pilot.press` does."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))


async def until_question(app: Play) -> TableScreen:
    """Read what there is to read, until something is asked; give the table."""
    screen = table_screen(app)

    def is_asked() -> bool:
        if isinstance(app.screen, Sheet):
            hit(app, "enter")
        return app.screen is screen and screen.view.asked

    await until(is_asked)
    return screen


def table_screen(app: Play) -> TableScreen:
    """The table, also where a sheet lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def shown(app: Play) -> str:
    """The characters on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)
