"""Pictures of the table in a terminal, made by playing. See `scripts/pictures`."""

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pictures_svg import svg_of
from textual import events

from retruc.terminal import Settings
from retruc.terminal.app import Play
from retruc.terminal.sitting import NAMES, sit_down
from retruc.terminal.table import TableScreen
from retruc.words import words

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PATIENCE_S = 30
SCALE = 2
"""Pixels of the PNG to a unit of the picture."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


ENVIT = "1. 3e7e7o 4c6c1b 5b3o4o 7c5c6b 1:mira=3 2:mira=4 4:mira=2 1:3e 2:4c 3:5b 4:envit"
"""A call that waits for the answer of seat 1, with three cards on the table."""

LAST_CARD = f"{ENVIT} 1:vull 4:7c 1:truc 2:vull 1:7o 2:1b 3:3o 4:5c 2:6c 3:4o 4:6b"
"""The same round when seat 1 has one card to play."""

QUATRE_VAL = (
    "1. 3b3e6e 1b4o5o 7e6c4c 1e7c5e 1:mira=3 2:mira=4 4:mira=2"
    " 1:3b 2:envit 1:vull 2:truc 1:vull 2:1b 3:retruc 4:quatreval"
)
BALEAR = "1. 12o3o7o 6c4c2b 1e5b12e 11b10e4e 1:mira=3 2:mira=4 4:mira=2 1:12o 2:6c 3:5b 4:envit"
SIX = (
    "1. 3b11b10o 6c5c4c 4e12c7c 6b2b1c 1o2o4o 11e3e12e 1:mira=4 2:mira=4"
    " 3:4e 4:6b 5:1o 6:11e 1:11b 2:truc"
)
EIGHT = (
    "1. 3b11b10o 6c5c4c 4e12c7c 6b2b1c 1o2o4o 11e3e12e 1e5e5o 7e7o3c 1:mira=5 2:mira=1 5:mira=1"
    " 3:4e 4:6b 5:1o 6:11e 7:1e 8:3c 1:11b 2:truc"
)


class Scene(NamedTuple):
    """A moment of some coto: what was done, in what terminal, and the keys pressed after that."""

    name: str
    round: str
    keys: str = ""
    ruleset: str = "bar"
    seats: int = 4
    dealer: int = 4
    language: str = "ca-valencia"
    size: tuple[int, int] = (80, 24)
    colours: bool = True

    @property
    def record(self) -> str:
        """The record that leads there."""
        tags = {
            "Ruleset": self.ruleset,
            "Seats": self.seats,
            "Players": "; ".join(NAMES[: self.seats]),
            "Score": "7-15",
            "Dealer": self.dealer,
            "Seed": 1,
            "Sitting": "; ".join(["human", *["taverna"] * (self.seats - 1)]),
        }
        header = "".join(f'[{name} "{value}"]\n' for name, value in tags.items())
        return f"{header}\n{self.round}\n"


SCENES = (
    Scene("table", ENVIT),
    Scene("account", LAST_CARD, "1", language="en"),
    Scene("senyes", ENVIT, "s down down down down", language="es"),
    Scene("help", ENVIT, "? right", language="pt"),
    Scene("large", QUATRE_VAL, language="en", size=(100, 30)),
    Scene("balear", BALEAR, ruleset="balear", language="ca", size=(120, 40)),
    Scene("six", SIX, ruleset="balear", seats=6, dealer=2, language="ca"),
    Scene("eight", EIGHT, ruleset="balear", seats=8, dealer=2, language="en", size=(160, 50)),
    Scene("plain", ENVIT, language="en", colours=False),
)


async def picture(scene: Scene, folder: Path) -> str:
    """Play a scene, and give what is on the screen then as SVG."""
    path = folder / f"{scene.name}.truc"
    path.write_text(scene.record, encoding="utf-8")
    table = sit_down(Settings(None, resume=path))
    environ = {} if scene.colours else {"NO_COLOR": "1"}
    os.environ.pop("NO_COLOR", None)
    os.environ.update(environ)
    app = Play(lambda: table, words(scene.language), environ=environ, fast=True)
    async with app.run_test(size=scene.size) as pilot:
        await until(lambda: is_at_rest(app))
        for key in scene.keys.split():
            await press(app, key)
        await pilot.pause()
        lines = app.screen._compositor.render_strips()  # noqa: SLF001 - what is on the screen
        svg = svg_of([list(line) for line in lines], "retruc play")
    table.end()
    return svg


async def press(app: Play, key: str) -> None:
    """Press a key, and let come what comes of it."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    await asyncio.sleep(0.1)
    await until(lambda: is_at_rest(app))


def is_at_rest(app: Play) -> bool:
    """Whether the table waits for the keyboard."""
    screen = app.screen
    return screen.view.asked if isinstance(screen, TableScreen) else len(app.screen_stack) > 1


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)


def write_png(svg: Path) -> None:
    """Draw an SVG as PNG, where there is a browser to do it."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        return
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg.read_text(encoding="utf-8"))
    assert box is not None
    size = ",".join(str(round(float(length))) for length in box.groups())
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    options.append(f"--force-device-scale-factor={SCALE}")
    command = [
        browser,
        *options,
        f"--window-size={size}",
        f"--screenshot={svg.with_suffix('.png')}",
    ]
    subprocess.run([*command, str(svg)], check=True, capture_output=True)


def main() -> None:
    """Make all pictures of the terminal, and leave no others of it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    with tempfile.TemporaryDirectory() as records:
        for scene in SCENES:
            svg = FOLDER / f"{scene.name}.svg"
            svg.write_text(asyncio.run(picture(scene, Path(records))), encoding="utf-8")
    write_png(FOLDER / f"{SCENES[0].name}.svg")


if __name__ == "__main__":
    main()
