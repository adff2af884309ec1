"""The room before play, in browsers of several people."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Person

pytestmark = pytest.mark.slow

People = Callable[..., Person]


def test_a_face_is_chosen_and_all_see_it_at_once(people: People) -> None:
    host, guest = people(), people()
    code = host.make_table()
    host.open(code)
    expect(host.page.locator("button.own")).to_be_visible()
    guest.open(code)
    guest.sit(2)
    guest.page.get_by_role("button", name="Choose another face").click()
    faces = guest.page.get_by_role("button", name=re.compile(r"^Face \d+$"))
    expect(faces).to_have_count(16)
    chosen = faces.and_(guest.page.locator("[aria-pressed=false]")).first
    face = str(chosen.locator(".face").get_attribute("data-face"))
    chosen.click()
    expect(guest.page.locator("dialog")).to_have_count(0)
    seat = host.page.get_by_role("button", name=re.compile(r"^seat 2\b", re.IGNORECASE))
    for seen in (seat, guest.page.get_by_role("button", name="Choose another face")):
        expect(seen.locator("svg.face")).to_have_attribute("data-face", face)
    # Nobody was away meanwhile.
    host.start()
    expect(host.hand.first).to_be_visible()
    assert "is back" not in str(host.page.locator(".log").text_content())
