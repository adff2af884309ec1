"""A server of one's own and real Chromium. Without Chromium the tests are skipped, and say so."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.sheets import CHROMIUM
from tests.e2e.tables import Person, Site

BUILT = Path(__file__).parents[2] / "src/retruc/server/web/index.html"
PHONE = {"width": 390, "height": 844}
_START_S = 120

# A machine that is busy with other tests may need this long for what takes a moment elsewhere.
_PATIENCE_MS = 60_000
expect.set_options(timeout=_PATIENCE_MS)


@pytest.fixture(scope="session", autouse=True)
def _needs() -> None:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: name one in the variable CHROMIUM")
    if not BUILT.exists():
        pytest.skip("the web client is not built")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    quiet = ["--no-sandbox", "--disable-background-networking", "--mute-audio"]
    return {"executable_path": CHROMIUM, "args": quiet}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with an empty database, for all the tests."""
    folder = tmp_path_factory.mktemp("site")
    log = folder / "log"
    command = [sys.executable, "-m", "retruc", "serve", "--port", "0", "--rate", "100"]
    with log.open("w", encoding="utf-8") as output:
        running = subprocess.Popen(
            [*command, "--lang", "en", "--data", str(folder)],
            stdout=output,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
    try:
        yield Site(_address(running, log))
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(timeout=60)


def _address(running: subprocess.Popen[bytes], log: Path) -> str:
    end = monotonic() + _START_S
    while monotonic() < end and running.poll() is None:
        if found := re.search(r"http://[\w.:]+", log.read_text(encoding="utf-8")):
            return found[0]
        sleep(0.1)
    raise AssertionError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")


@pytest.fixture
def people(browser: Browser, site: Site) -> Iterator[Callable[..., Person]]:
    """Make people, each with a browser of one's own; an error in their pages is a failure."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(**how: object) -> Person:
        settings = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce", **how}
        context = browser.new_context(base_url=site.url, **settings)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(_PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return Person(page, site)

    yield make
    for context in contexts:
        context.close()
    assert not faults
