"""The first load of the page in Chromium, as on a slow phone: how much comes, how soon one plays.

Each run is a browser that has never been there: 400 kbit/s, 400 ms from question to answer, a
processor slowed four times. The button *Juga* is tapped as soon as it is drawn. What goes over the
sockets is not counted, nor slowed down: Chromium does neither.
"""

import argparse
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.sheets import CHROMIUM, ROOT

BUILT = ROOT / "src/retruc/server/web/index.html"
PHONE = {"width": 360, "height": 640}
LINE = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
SLOWER = 4
WAIT_MS = 120_000

# Notes when the button and the hand are drawn, in ms since the address was typed, and taps.
WATCH = """
  window.seen = {};
  const look = () => {
    const button = document.querySelector('button.play');
    if (button && !seen.button) {
      seen.button = performance.now();
      button.click();
    }
    if (document.querySelectorAll('.held').length >= 3) seen.hand = performance.now();
    else requestAnimationFrame(look);
  };
  if (window.top === window) requestAnimationFrame(look);
"""

FETCHED = """
  () => ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type))
    .map((one) => [new URL(one.name).pathname, one.transferSize, one.responseEnd])
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--plain", action="store_true", help="neither line nor processor slowed")
    given = parser.parse_args(arguments)
    if CHROMIUM is None or not BUILT.exists():
        print("not measured: there is no Chromium, or the web client is not built")
        return
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visit(browser, address, slow=False)  # what the server does once is done
        visits = [visit(browser, address, slow=not given.plain) for _ in range(given.runs)]
        browser.close()
    print("| what | goal | median | all |")
    print("| --- | --- | --- | --- |")
    for name, goal, unit, digits in (
        ("until *Juga* is drawn", "3 s", "s", 2),
        ("from its tap to three cards", "none", "s", 2),
        ("from cold to three cards", "10 s", "s", 2),
        ("fetched until *Juga* is drawn", "60 kB", "kB", 1),
        ("requests till then", "none", "", 0),
        ("all script", "150 kB", "kB", 1),
        ("all that is fetched", "none", "kB", 1),
        ("all requests", "none", "", 0),
    ):
        values = [figures[name] for figures in visits]
        shown = f"{statistics.median(values):.{digits}f} {unit}".strip()
        print(f"| {name} | {goal} | {shown} | {min(values):.{digits}f}–{max(values):.{digits}f} |")


def visit(browser: Browser, address: str, *, slow: bool) -> dict[str, float]:
    """Come for the first time, and tap."""
    context = browser.new_context(viewport=PHONE, locale="ca-ES-valencia", service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    if slow:
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", LINE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit", timeout=WAIT_MS)
    page.locator(".held").nth(2).wait_for(timeout=WAIT_MS)
    page.wait_for_load_state("networkidle", timeout=WAIT_MS)
    seen: dict[str, float] = page.evaluate("window.seen")
    fetched: list[list[Any]] = page.evaluate(FETCHED)
    context.close()
    first = [size for _, size, end in fetched if end <= seen["button"]]
    return {
        "until *Juga* is drawn": seen["button"] / 1000,
        "from its tap to three cards": (seen["hand"] - seen["button"]) / 1000,
        "from cold to three cards": seen["hand"] / 1000,
        "fetched until *Juga* is drawn": sum(first) / 1000,
        "requests till then": len(first),
        "all script": sum(size for path, size, _ in fetched if path.endswith(".js")) / 1000,
        "all that is fetched": sum(size for _, size, _ in fetched) / 1000,
        "all requests": len(fetched),
    }


@contextmanager
def served() -> Iterator[str]:
    """Run a server with an empty database, and give its address."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("w", encoding="utf-8") as output:
            running = subprocess.Popen(
                [sys.executable, "-m", "retruc", "serve", "--port", "0", "--data", folder],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        try:
            while not (found := re.search(r"http://[\w.:]+", log.read_text(encoding="utf-8"))):
                if running.poll() is not None:
                    raise SystemExit(log.read_text(encoding="utf-8"))
                time.sleep(0.1)
            yield found[0]
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(timeout=60)


if __name__ == "__main__":
    main()
