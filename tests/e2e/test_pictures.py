"""States of the table look as they did: `scripts/web-pictures kept` says that they look well."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.e2e.compare import compare
from tests.e2e.sheets import KEPT, KEPT_IN, ROOT, STEADY, Picture, pages, steady_browser, taken

pytestmark = pytest.mark.slow

FAILED_IN = ROOT / "build/pictures"
ONE = KEPT[0]
WORDY = next(picture for picture in KEPT if picture.state == "account")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with pages() as address:
        yield address


@pytest.fixture(scope="module")
def steady(playwright: Playwright) -> Iterator[Browser]:
    with steady_browser(playwright) as browser:
        yield browser


@pytest.fixture(scope="module")
def desk(steady: Browser) -> Iterator[Page]:
    """A page to compare on."""
    page = steady.new_page()
    yield page
    page.close()


def test_what_is_kept_is_what_is_compared() -> None:
    assert {path.name for path in KEPT_IN.iterdir()} == {f"{picture}.webp" for picture in KEPT}


@pytest.mark.parametrize("picture", KEPT, ids=str)
def test_a_state_looks_as_it_did(
    address: str, steady: Browser, desk: Page, picture: Picture
) -> None:
    found = compare(desk, KEPT_IN / f"{picture}.webp", taken(steady, address, picture))
    if not found.is_alike:
        FAILED_IN.mkdir(parents=True, exist_ok=True)
        sheet = FAILED_IN / f"{picture}.png"
        sheet.write_bytes(found.sheet)
        pytest.fail(
            f"{picture}: {found.far} cells differ, {found.near:.1%} by a shade. See {sheet} (kept,"
            " now, where they differ). If it shall look so: scripts/web-pictures kept"
        )


OTHERS = {
    "at whole pixels": (["--disable-font-subpixel-positioning"], ""),
    "fatter": ([], "* { -webkit-text-stroke: 0.2px currentColor }"),
}


@pytest.mark.parametrize("way", OTHERS)
def test_another_way_to_draw_letters_is_no_difference(
    address: str, playwright: Playwright, desk: Page, way: str
) -> None:
    arguments, style = OTHERS[way]
    with steady_browser(playwright, [*STEADY, *arguments]) as other:
        for picture in (ONE, WORDY):
            now = taken(other, address, picture, style=style)
            assert compare(desk, KEPT_IN / f"{picture}.webp", now).is_alike


CHANGES = {
    "a button stands three pixels lower": ".answers { translate: 0 3px }",
    "a word is a little larger": ".question h2 { font-size: 18.5px }",
    "an arrow is gone": ".gaze { display: none }",
    "the ink of a team is another": ":root { --us: #1d6b3f }",
    "the cloth is a little lighter": ":root { --cloth: #38765a }",
}


@pytest.mark.parametrize("style", CHANGES.values(), ids=CHANGES)
def test_a_small_change_is_seen(address: str, steady: Browser, desk: Page, style: str) -> None:
    now = taken(steady, address, ONE, style=style)
    assert not compare(desk, KEPT_IN / f"{ONE}.webp", now).is_alike
