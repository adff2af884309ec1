"""Whole games in real browsers."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]


def test_the_first_card_lies_there_within_ten_seconds_of_opening_the_page(people: People) -> None:
    # Somebody was here before: the processes of the bots have started.
    first = people()
    first.open(first.make_table(quick=True))
    expect(first.hand.first).to_be_visible()
    first.play_anything(1)
    expect(first.page.locator(".log")).to_contain_text("plays", timeout=60_000)
    first.stop()
    newcomer = people()
    opened = monotonic()
    newcomer.page.goto("/")
    newcomer.page.locator("button.play").click()
    expect(newcomer.hand).to_have_count(3)
    lying = newcomer.page.locator(".trick .card-lies")
    while lying.count() == 0 and monotonic() - opened < 10:
        if newcomer.word("novull").count():
            newcomer.word("novull").click()
        elif newcomer.page.locator(".held[data-may=true]").count():
            newcomer.play(newcomer.cards()[0])
        newcomer.page.wait_for_timeout(100)
    assert lying.count() > 0


@pytest.mark.parametrize("ruleset", ["bar", "barajamos", "bicicleta", "balear", "catala"])
def test_four_people_play_a_coto_to_its_end(people: People, ruleset: str) -> None:
    four = [people() for _ in range(4)]
    seated(four, ruleset, options={} if ruleset == "balear" else {"coto.cames-to-win": "1"})
    for seed, person in enumerate(four):
        person.play_anything(seed)
    for person in four:
        expect(person.page.locator(".end")).to_be_visible(timeout=120_000)
        expect(person.page.locator(".end .proof")).to_contain_text("right")
    # Each pair sees the same score, its own side first.
    scores = [person.page.locator(".score strong").all_inner_texts() for person in four]
    assert scores[0] == scores[2] == scores[1][::-1] == scores[3][::-1]
