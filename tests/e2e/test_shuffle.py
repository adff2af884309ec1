"""A browser's part in the shuffle: what it remembers, and what it says at the end."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import COTO_MS, Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]
_KEY = "`retruc.part.${location.pathname.split('/').pop()}`"


def remembered(person: Person) -> dict[str, dict[str, object]]:
    """What the browser keeps of the table."""
    kept = person.page.evaluate(f"localStorage.getItem({_KEY})")
    return dict(json.loads(kept))


def to_the_end(person: Person) -> None:
    person.play_anything(5)
    expect(person.page.locator(".end")).to_be_visible(timeout=COTO_MS)


def test_neither_a_reload_nor_a_television_costs_a_part(people: People) -> None:
    host = people()
    code = seated([host])
    before = remembered(host)["given"]["1"]
    television = host.page.context.new_page()
    television.goto(f"/tv/{code}")
    expect(television.locator(".tv")).to_be_visible()
    host.page.reload()
    expect(host.hand.first).to_be_visible()
    to_the_end(host)
    assert remembered(host)["given"]["1"] == before
    expect(host.page.locator(".end .proof")).to_contain_text("right")
    expect(host.page.locator(".end .vouched")).to_contain_text("took part in")
    expect(host.page.locator(".end .vouched")).not_to_contain_text("had not heard")


def test_a_link_that_somebody_else_gave_in_its_name_is_told(people: People) -> None:
    host = people()
    seated([host])
    host.page.evaluate(
        f"""() => {{
            const kept = JSON.parse(localStorage.getItem({_KEY}));
            kept.given[1].value = "00".repeat(32);
            localStorage.setItem({_KEY}, JSON.stringify(kept));
        }}"""
    )
    to_the_end(host)
    expect(host.page.locator(".end .proof")).to_contain_text("that this browser did not give")


def test_a_browser_that_forgot_says_what_it_cannot_know(people: People) -> None:
    host = people()
    seated([host])
    host.page.evaluate(f"localStorage.removeItem({_KEY})")
    host.page.reload()
    expect(host.hand.first).to_be_visible()
    to_the_end(host)
    expect(host.page.locator(".end .proof")).to_contain_text("right")
    expect(host.page.locator(".end .vouched")).to_contain_text("had not heard")
