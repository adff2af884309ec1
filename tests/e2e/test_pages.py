"""Every page: axe finds nothing, and 360 pixels are wide enough, whatever is spoken and played."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.tables import COTO_MS, Person, asked, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALL = {"width": 360, "height": 640}
HELD = re.compile(r"\d")
"""What a title would hold that told of a card or a score."""

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


OTHER_LANGUAGES = {"ca-valencia": "ca-ES-valencia", "ca": "ca-AD", "es": "es-ES", "pt": "pt-PT"}
"""Beside English: what a browser says that its reader speaks."""


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


def read(page: Page) -> None:
    """Go through all pages that are read."""
    for path, there in PAGES.items():
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        page.wait_for_timeout(150)
        look(page)


def test_pages_that_are_read(reader: Person) -> None:
    read(reader.page)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_pages_in_another_language(people: People, language: str) -> None:
    reader = people(viewport=SMALL, bypass_csp=True, locale=OTHER_LANGUAGES[language])
    read(reader.page)
    expect(reader.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_a_bet_of_any_size_in_another_language(people: People, language: str) -> None:
    locale = OTHER_LANGUAGES[language]
    two = [people(viewport=SMALL, bypass_csp=True, locale=locale) for _ in range(2)]
    seated(two, "bicicleta", options={"seats": "2"})
    caller = asked(two)
    caller.word("envit").click()
    answering = next(person for person in two if person is not caller)
    expect(answering.page.locator(".stepper .amount")).to_be_visible()
    for person in two:
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.hand.first.locator("use")).to_be_attached()
        look(person.page)
        assert not HELD.search(person.page.title())
    answering.page.locator(".stepper .step").last.click()
    answering.page.keyboard.press("s")
    expect(answering.page.locator("dialog")).to_be_visible()
    look(answering.page)


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
