"""Every page: axe finds nothing, and 360 pixels are wide enough."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.tables import COTO_MS, Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALL = {"width": 360, "height": 640}

PAGES = {
    "/": ".home",
    "/new": "main .panel",
    "/rules": "main .panel",
    "/rules/bar": "main .panel",
    "/rules/bar/and/balear": "main .panel",
    "/senyes/bar": "main .panel",
    "/how": "main .panel",
    "/about": "main .panel",
    "/device": "main .panel",
    "/replay": "main .panel",
}


def look(page: Page) -> None:
    """Hold a page to what every page owes."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    told = [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert not told, "\n".join(told)


@pytest.fixture(params=["light", "dark"])
def reader(people: People, request: pytest.FixtureRequest) -> Person:
    return people(viewport=SMALL, color_scheme=request.param, bypass_csp=True)


def test_pages_that_are_read(reader: Person) -> None:
    for path, there in PAGES.items():
        reader.page.goto(path)
        expect(reader.page.locator(there).first).to_be_visible()
        reader.page.wait_for_timeout(150)
        look(reader.page)


def test_the_room_and_the_television(reader: Person) -> None:
    code = reader.make_table()
    for path in (f"/t/{code}", f"/t/{code}/rules", f"/tv/{code}"):
        reader.page.goto(path)
        expect(reader.page.locator("main")).to_be_visible()
        reader.page.wait_for_timeout(500)
        look(reader.page)


def test_the_table_and_what_opens_over_it(reader: Person) -> None:
    seated([reader], options={"cama.target": "2", "coto.cames-to-win": "1"}, bot="random", paceMs=0)
    # A card whose drawing is on its way shows its code for a moment: not what is looked at here.
    expect(reader.hand.first.locator("use")).to_be_attached()
    look(reader.page)
    expect(reader.page.locator(".question.yours")).to_be_visible()
    for key in ("s", "l", "t"):
        reader.page.keyboard.press(key)
        expect(reader.page.locator("dialog")).to_be_visible()
        look(reader.page)
        reader.page.keyboard.press("Escape")
    reader.page.locator("header .icon-button").click()
    look(reader.page)
    reader.page.keyboard.press("Escape")
    reader.play_anything(5)
    expect(reader.page.locator(".end")).to_be_visible(timeout=COTO_MS)
    expect(reader.page.locator(".end .proof")).to_contain_text("right")
    look(reader.page)
    reader.page.locator('.end a[href^="/replay/"]').click()
    expect(reader.page.locator(".replay")).to_be_visible()
    look(reader.page)
