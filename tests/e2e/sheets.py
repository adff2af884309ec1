"""Pictures of the pages on which drawings and states of the table are looked at.

`scripts/web-pictures` makes those of the docs anew, and with `kept` those that a test compares.
"""

import base64
import functools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

ROOT = Path(__file__).parents[2]
KEPT_IN = Path(__file__).parent / "pictures"
SHOWN_IN = ROOT / "docs/pictures"
CHROMIUM = (
    os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)

STEADY = (
    "--no-sandbox",
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--disable-lcd-text",
    # Letters stand where the font alone says: hints of a machine's rasteriser move none.
    "--font-render-hinting=none",
)
"""What makes Chromium draw alike on all machines."""

_WAIT_MS = 120_000
_MOST_PICTURES = 20

# What happens by itself after seconds would be seen in some pictures and not in others.
_STAND_STILL = """
  const soon = window.setTimeout;
  window.setTimeout = (act, ms, ...of) => ms >= 1000 ? 0 : soon(act, ms, ...of);
"""

# Faces and cards are drawn from parts of the page that come later, and so are letters.
_DRAWN = """
  () => document.querySelector('.face, .card')
    && !document.querySelector('circle.waiting')
    && [...document.querySelectorAll('svg.card')].every((card) => card.querySelector('use'))
    && document.fonts.status === 'loaded'
"""

_TO_WEBP = """
  async (png) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
    const reader = new FileReader();
    reader.readAsDataURL(webp);
    await new Promise((done) => { reader.onload = done; });
    return reader.result;
  }
"""


class Picture(NamedTuple):
    """A state of the table as one browser shows it; see web/src/play/sheet/states.ts."""

    state: str
    language: str
    theme: str
    width: int
    height: int
    cloth: str = "green"
    key: str = ""
    """Pressed before the picture is taken."""

    def __str__(self) -> str:
        return f"{self.state}-{self.language}-{self.theme}-{self.width}x{self.height}"

    @property
    def path(self) -> str:
        """Where the state is shown."""
        return (
            f"/table-sheet.html?state={self.state}&lang={self.language}"
            f"&theme={self.theme}&cloth={self.cloth}"
        )


_SMALL, _PHONE, _TABLET, _DESKTOP = (360, 640), (390, 844), (768, 1024), (1440, 900)

KEPT = (
    Picture("turn", "ca-valencia", "light", *_SMALL),
    Picture("long", "pt", "dark", *_SMALL),
    Picture("waiting", "ca-valencia", "light", *_SMALL),
    Picture("crowd", "es", "light", *_SMALL),
    Picture("watching", "ca", "dark", *_SMALL),
    Picture("balear-eight", "ca-valencia", "dark", *_SMALL),
    Picture("watching-eight", "es", "light", *_PHONE),
    Picture("asked", "en", "dark", *_PHONE, "wine"),
    Picture("long", "en", "light", *_PHONE),
    Picture("balear", "ca", "light", *_PHONE),
    Picture("account", "es", "dark", *_PHONE),
    Picture("over", "pt", "light", *_PHONE),
    Picture("two", "ca-valencia", "light", *_PHONE),
    Picture("eight", "en", "dark", *_TABLET),
    Picture("missed", "ca", "light", *_TABLET),
    Picture("asked", "pt", "light", *_DESKTOP),
    Picture("later", "ca-valencia", "dark", *_DESKTOP),
    Picture("six", "es", "dark", *_DESKTOP, "wine"),
)
"""Each size, theme, language, number of seats and kind of sheet at least once."""

SHOWN = {
    "web-table.png": Picture("asked", "ca-valencia", "light", 1280, 800),
    "web-phone.png": Picture("asked", "ca-valencia", "light", *_PHONE),
    "web-phone-dark.png": Picture("account", "ca-valencia", "dark", *_PHONE, "wine"),
    "web-senyes.png": Picture("turn", "ca-valencia", "light", *_PHONE, key="s"),
    "web-eight.png": Picture("eight", "ca", "light", *_TABLET),
}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing of what is asked for."""


@contextmanager
def pages() -> Iterator[str]:
    """Build the pages, and give the address where they are while the context lasts."""
    with TemporaryDirectory() as folder:
        command = ["scripts/npm", "run", "--silent", "sheets", "--", folder]
        subprocess.run(command, cwd=ROOT, check=True)
        handler = functools.partial(_Quiet, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            try:
                yield f"http://127.0.0.1:{server.server_port}"
            finally:
                server.shutdown()


@contextmanager
def steady_browser(playwright: Playwright, arguments: Sequence[str] = STEADY) -> Iterator[Browser]:
    """Give a Chromium that draws alike on all machines, or as other *arguments* say."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*arguments])
    try:
        yield browser
    finally:
        browser.close()


def shown(browser: Browser, address: str, path: str, width: int, height: int) -> Page:
    """Open a page, and wait until all is drawn that will be."""
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", device_scale_factor=1
    )
    page.set_default_timeout(_WAIT_MS)
    page.add_init_script(_STAND_STILL)
    page.goto(address + path)
    page.wait_for_function(_DRAWN)
    # Two frames later what follows from the last part that came is on the screen.
    page.evaluate(
        "() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(() => d())))"
    )
    return page


def taken(browser: Browser, address: str, picture: Picture, *, style: str = "") -> bytes:
    """Take a picture, as PNG; *style* is CSS on top of the page's own."""
    page = shown(browser, address, picture.path, picture.width, picture.height)
    try:
        if style:
            page.add_style_tag(content=style)
        if picture.key:
            page.keyboard.press(picture.key)
            page.wait_for_selector(".tray")
        return _at_rest(page)
    finally:
        page.close()


def _at_rest(page: Page) -> bytes:
    """Take a picture once two in a row are the same: balloons find their place by what is drawn."""
    before = page.screenshot(caret="hide")
    for _ in range(_MOST_PICTURES):
        now = page.screenshot(caret="hide")
        if now == before:
            break
        before = now
    return before


def data_url(image: bytes, kind: str) -> str:
    """Give an image as pages take it."""
    return f"data:image/{kind};base64,{base64.b64encode(image).decode()}"


def _keep(browser: Browser, address: str) -> None:
    page = browser.new_page()
    KEPT_IN.mkdir(exist_ok=True)
    for old in KEPT_IN.glob("*.webp"):
        old.unlink()
    for picture in KEPT:
        png = data_url(taken(browser, address, picture), "png")
        webp = page.evaluate(_TO_WEBP, png).partition(",")[2]
        (KEPT_IN / f"{picture}.webp").write_bytes(base64.b64decode(webp))


def _replayed(browser: Browser) -> bytes:
    """Show a coto of four bots on the page on which one steps through it, in its eighth round."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        written = [*_RETRUC, "corpus", "write", name, "--ruleset=bar", "--rounds=20", "--seed=5"]
        subprocess.run(written, check=True, stdout=subprocess.DEVNULL)
        (record,) = folder.rglob("*.truc")
        names = "Empar; Bernat; Carme; Dídac"
        text = re.sub(r'\[Players ".*"\]', f'[Players "{names}"]', record.read_text("utf-8"))
        record.write_text(text, "utf-8")
        serving = [*_RETRUC, "serve", "--port=0", f"--data={folder / 'data'}", "--json"]
        with subprocess.Popen(serving, stderr=subprocess.STDOUT, stdout=subprocess.PIPE) as server:
            try:
                address = next(found for line in server.stdout or () if (found := _address(line)))
                size = {"width": _DESKTOP[0] - 160, "height": _DESKTOP[1] - 180}
                page = browser.new_page(
                    viewport=size, locale="ca-ES-valencia", reduced_motion="reduce"
                )
                page.goto(f"{address}/replay")
                page.locator("input[type=file]").set_input_files(record)
                page.wait_for_selector(".replay .hands-place li")
                for key in (*["PageDown"] * 7, *["ArrowRight"] * 11):
                    page.keyboard.press(key)
                page.wait_for_function(_DRAWN)
                return page.screenshot(caret="hide")
            finally:
                server.terminate()


_RETRUC = (sys.executable, "-m", "retruc")


def _address(line: bytes) -> str | None:
    """Find the server's address in what it says at its start."""
    found = re.search(rb"http://127\.0\.0\.1:\d+", line)
    return found and found.group().decode()


def main(arguments: list[str]) -> int:
    """Make pictures anew: those of the docs, or with the word `kept` those that are compared."""
    if arguments not in ([], ["kept"]):
        print("usage: scripts/web-pictures [kept]", file=sys.stderr)
        return 2
    with pages() as address, sync_playwright() as playwright, steady_browser(playwright) as browser:
        if arguments:
            _keep(browser, address)
        else:
            for name, picture in SHOWN.items():
                (SHOWN_IN / name).write_bytes(taken(browser, address, picture))
            (SHOWN_IN / "web-replay.png").write_bytes(_replayed(browser))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
