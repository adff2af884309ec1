"""A coto that is over, looked at again; and a television that shows no hand."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import COTO_MS, SHORT, Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]


@pytest.fixture
def over(people: People) -> tuple[Person, str]:
    """Somebody whose coto has ended, and the code of the table."""
    player = people()
    code = seated([player], options=SHORT)
    player.play_anything(8)
    expect(player.page.locator(".end")).to_be_visible(timeout=COTO_MS)
    return player, code


def test_a_coto_is_stepped_through_by_keyboard_and_a_link_leads_to_a_moment(
    over: tuple[Person, str], people: People
) -> None:
    player, code = over
    player.page.goto(f"/replay/{code}")
    expect(player.page.locator(".replay")).to_be_visible()
    for _ in range(3):
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("PageDown")
    player.page.keyboard.press("ArrowRight")
    expect(player.page).to_have_url(re.compile(r"#r\d+\.\d+$"))
    told = player.page.locator(".line").inner_text()
    # Somebody else, by the link alone, sees the same moment and all four hands.
    other = people()
    other.page.goto(player.page.url)
    expect(other.page.locator(".line")).to_have_text(told)
    expect(other.page.locator(".hands-place li")).to_have_count(4)
    other.page.locator("select").last.select_option("2")
    expect(other.page.locator(".hands-place li")).to_have_count(1)
    expect(other.page).to_have_url(player.page.url)


def test_on_a_small_phone_the_account_leaves_faces_to_be_seen_and_says_that_it_scrolls(
    over: tuple[Person, str], people: People
) -> None:
    code = over[1]
    reader = people(viewport={"width": 360, "height": 640}).page
    reader.goto(f"/replay/{code}")
    reader.locator(".replay").press("End")
    account = reader.locator(".replay .sheets")
    expect(account).to_be_visible()
    # The account of a round in which all hands are told is longer than there is room for.
    expect(account).to_have_class(re.compile(r"\bbelow\b"))
    top = account.bounding_box()
    faces = [face.bounding_box() for face in reader.locator(".seat .ring").all()]
    assert top
    seen = [face for face in faces if face and face["y"] + face["height"] <= top["y"]]
    assert len(seen) >= 3
    account.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(account).not_to_have_class(re.compile(r"\bbelow\b"))


def test_a_coto_is_looked_at_again_with_the_faces_that_played_it(over: tuple[Person, str]) -> None:
    player, code = over
    faces = ".table-cloth .ring svg.face, .mine .ring svg.face"
    look = "all => all.map((face) => `${face.dataset.face} ${face.dataset.bot}`).sort()"
    player.page.goto(f"/t/{code}")
    # At the end one's own face is not on the page.
    expect(player.page.locator(faces)).to_have_count(3)
    played = player.page.locator(faces).evaluate_all(look)
    player.page.goto(f"/replay/{code}")
    expect(player.page.locator(faces)).to_have_count(4)
    again = player.page.locator(faces).evaluate_all(look)
    assert set(played) < set(again)
    assert len([face for face in again if face.endswith("true")]) == 3


def test_a_record_that_is_dropped_is_shown(over: tuple[Person, str], tmp_path: Path) -> None:
    player, code = over
    record = player.page.request.get(f"/api/tables/{code}/record").text()
    file = tmp_path / "coto.truc"
    file.write_text(record, encoding="utf-8")
    player.page.goto("/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page.locator(".replay .hands-place li")).to_have_count(4)
    file.write_text("nonsense", encoding="utf-8")
    player.page.goto("/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page.locator("[role=alert]")).to_be_visible()


def test_a_television_shows_the_table_and_nobody_s_hand(people: People) -> None:
    player = people()
    code = seated([player], paceMs=900)
    # Even where it is the very browser of somebody who sits there.
    screen = Person(player.page.context.new_page(), player.site)
    screen.page.goto(f"/tv/{code}")
    expect(screen.page.locator(".tv .table-cloth")).to_be_visible()
    expect(screen.page.locator(".score")).to_be_visible()
    own = set(player.cards())
    shown = screen.page.locator("svg.card").evaluate_all("all => all.map(one => one.dataset.card)")
    assert not own & set(shown)
    assert screen.hand.count() == 0
    # Nor does it tell of one in words, as it tells of what is played.
    player.play_anything(8)
    expect(screen.page.locator(".tv .log li").nth(2)).to_be_attached()
    assert player.page.get_by_text("Your cards:").count() > 0
    assert screen.page.get_by_text("Your cards:").count() == 0
