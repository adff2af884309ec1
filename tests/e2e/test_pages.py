"""Every page: axe finds nothing, and 360 pixels are wide enough, whatever is spoken and played."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.lines import Line
from tests.e2e.tables import COTO_MS, LISTEN, Person, Site, asked, seated

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
    "/nowhere": "main [role=alert]",
}


OTHER_LANGUAGES = {"ca-valencia": "ca-ES-valencia", "ca": "ca-AD", "es": "es-ES", "pt": "pt-PT"}
"""Beside English: what a browser says that its reader speaks."""


# Whether all that a page shows at first is there, and stands still. What moves for ever may.
_SETTLED = """
  () => ![...document.querySelectorAll('.waiting, .panel.quiet[role=status]')].length
    && [...document.querySelectorAll('select')].every((select) => select.options.length)
    && document.fonts.status === 'loaded'
    && document.getAnimations().every((one) => one.playState !== 'running'
      || one.effect.getComputedTiming().endTime === Infinity)
"""


def look(page: Page) -> None:
    """Wait until a page is whole, and hold it to what every page owes."""
    page.wait_for_function(_SETTLED)
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
    shown = {f"/t/{code}": "button.own", f"/t/{code}/rules": "main .panel", f"/tv/{code}": ".tv"}
    for path, there in shown.items():
        reader.page.goto(path)
        expect(reader.page.locator(there).first).to_be_visible()
        look(reader.page)


def test_all_that_can_be_chosen_for_a_table(reader: Person) -> None:
    reader.page.goto("/new")
    expect(reader.page.locator("details fieldset").nth(10)).to_be_attached()
    while (folded := reader.page.locator("details:not([open]) > summary:visible")).count():
        folded.first.click()
    expect(reader.page.locator("details fieldset").last).to_be_visible()
    look(reader.page)


def test_languages_and_settings(reader: Person) -> None:
    reader.page.goto("/")
    for button in ("Language: EN", "Settings"):
        reader.page.get_by_role("button", name=button).click()
        expect(reader.page.locator("dialog")).to_be_visible()
        look(reader.page)
        reader.page.keyboard.press("Escape")
        expect(reader.page.locator("dialog")).to_have_count(0)


def test_the_guide(reader: Person) -> None:
    reader.page.goto("/how")
    reader.page.locator("main .button.primary").first.click()
    expect(reader.page.locator("aside.hint")).to_be_visible()
    expect(reader.hand.first.locator("use")).to_be_attached()
    look(reader.page)


def test_who_watches_and_the_television_while_it_is_played(people: People, reader: Person) -> None:
    player = people()
    code = seated([player])
    reader.open(code)
    expect(reader.page.locator(".question.watch")).to_be_visible()
    look(reader.page)
    # Who watches is counted, and the television is nobody.
    television = Person(reader.page.context.new_page(), reader.site)
    television.page.goto(f"/tv/{code}")
    expect(television.page.locator(".tv .table-cloth .seat").first).to_be_visible()
    look(television.page)
    expect(player.page.locator(".where")).to_contain_text(re.compile(r"\D1$"))


def test_the_account_of_a_round(reader: Person, site: Site) -> None:
    with Line(site.url) as line:
        reader.site = Site(line.url)
        reader.page.add_init_script(LISTEN)
        # No first round ends a coto of two cames.
        seated([reader], options={"coto.cames-to-win": "2", "truc.jocfora": "cama"}, paceMs=300)
        reader.play_anything(5)
        expect(reader.page.locator(".account")).to_be_visible(timeout=COTO_MS)
        # The next deal does not come while the page is looked at.
        line.cut()
        reader.stop()
        # Nothing is asked between two rounds, and no silence offered.
        expect(reader.page.locator('[data-word="silence"]')).to_have_count(0)
        look(reader.page)
        # Who has read it waits for nobody but those who have not.
        reader.page.locator(".account .button.primary").click()
        expect(reader.page.locator(".account")).to_have_count(0)
        assert reader.page.evaluate("window.sent.at(-1).type") == "silence"
        line.mend()
        expect(reader.hand).to_have_count(3)


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
    reader.page.locator("header [aria-haspopup=dialog]").click()
    look(reader.page)
    reader.page.keyboard.press("Escape")
    reader.play_anything(5)
    expect(reader.page.locator(".end")).to_be_visible(timeout=COTO_MS)
    expect(reader.page.locator(".end .proof")).to_contain_text("right")
    look(reader.page)
    reader.page.locator('.end a[href^="/replay/"]').click()
    expect(reader.page.locator(".replay")).to_be_visible()
    look(reader.page)
