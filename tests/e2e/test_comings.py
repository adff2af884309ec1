"""People who reload, lose the network, walk away, come back or change the device."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Person, asked, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]


def until_a_call_is_pending(people: list[Person]) -> Person:
    """Let who may call truc, and say who has to answer."""
    caller = asked(people)
    caller.word("truc").click()
    others = [person for person in people if person is not caller]
    for person in others:
        asking = person.page.locator(".question h2")
        expect(asking).to_contain_text(re.compile("truc", re.IGNORECASE))
    return asked(others)


def test_a_reload_in_the_middle_of_a_pending_call_changes_nothing(people: People) -> None:
    two = [people(), people()]
    seated(two, options={"seats": "2"})
    answering = until_a_call_is_pending(two)
    cards, words = answering.cards(), answering.words.all_inner_texts()
    answering.page.reload()
    expect(answering.word("vull")).to_be_visible()
    assert answering.cards() == cards
    assert answering.words.all_inner_texts() == words
    answering.word("vull").click()
    expect(answering.word("vull")).to_have_count(0)


def test_a_network_that_is_away_for_five_seconds_is_survived(people: People) -> None:
    two = [people(), people()]
    seated(two, options={"seats": "2"})
    first = asked(two)
    other = next(person for person in two if person is not first)
    other.page.context.set_offline(offline=True)
    # What is said into the dead line waits, and is done once, when the line is back.
    before = other.cards()
    first.play(first.cards()[0])
    expect(first.hand).to_have_count(2)
    other.page.wait_for_timeout(5_000)
    assert other.page.locator(".trick [data-card]:not(.card-place)").count() == 0
    other.page.context.set_offline(offline=False)
    expect(other.page.locator(".trick .card-lies")).to_have_count(1)
    assert other.cards() == before
    assert other.is_asked()


def test_a_chair_is_taken_by_a_bot_and_taken_back_while_a_call_is_pending(
    people: People,
) -> None:
    two = [people(), people()]
    code = seated(two, options={"seats": "2"}, graceS=5, paceMs=10_000)
    answering = until_a_call_is_pending(two)
    caller = next(person for person in two if person is not answering)
    log = caller.page.locator(".log")
    answering.page.goto("about:blank")
    # That one is away is said at once, that a bot sits in after the grace.
    expect(log).to_contain_text("plays for")
    answering.open(code)
    answering.word("novull").click()
    expect(answering.word("novull")).to_have_count(0)
    expect(log).to_contain_text("1 pedra")


def test_a_table_goes_on_at_another_device(people: People) -> None:
    phone, tablet = people(), people()
    code = phone.make_table(quick=True, paceMs=900)
    phone.open(code)
    expect(phone.hand.first).to_be_visible()
    phone.page.goto("/device")
    phone.page.locator("section button").first.click()
    secret = phone.page.locator("p.code").inner_text()
    tablet.page.goto(f"/device#{secret}")
    tablet.page.locator("form button[type=submit], form .button").first.click()
    tablet.page.wait_for_url(f"{tablet.site.url}/")
    tablet.open(code)
    phone.open(code)
    expect(tablet.hand.first).to_be_visible()
    expect(phone.hand.first).to_be_visible()
    assert tablet.cards() == phone.cards()


def test_what_was_missed_is_shown_until_it_is_read_also_after_a_reload(people: People) -> None:
    two = [people(), people()]
    code = seated(two, options={"seats": "2"})
    first = asked(two)
    other = next(person for person in two if person is not first)
    other.page.goto("about:blank")
    expect(first.page.locator(".log")).to_contain_text("is away")
    first.play(first.cards()[0])
    expect(first.hand).to_have_count(2)
    missed = other.page.locator(".missed li")
    other.open(code)
    expect(missed).to_have_count(1)
    other.page.reload()
    expect(missed).to_have_count(1)
    other.page.locator(".missed button").click()
    expect(missed).to_have_count(0)
    other.page.reload()
    expect(other.hand.first).to_be_visible()
    expect(missed).to_have_count(0)
