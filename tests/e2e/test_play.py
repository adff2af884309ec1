"""Whole games in real browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import COTO_MS, SHORT, Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]


def test_one_button_leads_to_a_table_where_the_first_card_lies(people: People) -> None:
    # How soon is measured apart: a busy machine would decide here.
    newcomer = people()
    newcomer.page.goto("/")
    newcomer.page.locator("button.play").click()
    expect(newcomer.hand).to_have_count(3)
    newcomer.play_anything(1)
    expect(newcomer.page.locator(".log")).to_contain_text("plays")


@pytest.mark.parametrize("ruleset", ["bar", "barajamos", "bicicleta", "balear", "catala"])
def test_four_people_play_a_coto_to_its_end(people: People, ruleset: str) -> None:
    four = [people() for _ in range(4)]
    seated(four, ruleset, options={} if ruleset == "balear" else SHORT)
    for seed, person in enumerate(four):
        person.play_anything(seed)
    for person in four:
        expect(person.page.locator(".end")).to_be_visible(timeout=COTO_MS)
        expect(person.page.locator(".end .proof")).to_contain_text("right")
        expect(person.page.locator(".end .vouched")).to_contain_text("browser took part in")
    # Each pair sees the same score, its own side first.
    scores = [person.page.locator(".score strong").all_inner_texts() for person in four]
    assert scores[0] == scores[2] == scores[1][::-1] == scores[3][::-1]
