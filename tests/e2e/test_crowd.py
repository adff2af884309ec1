"""Six and eight at a table: some in browsers of their own, bots in the other chairs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import COTO_MS, Person, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]


@pytest.mark.parametrize(("seats", "browsers"), [(6, 3), (8, 4)])
def test_a_crowd_plays_a_coto_to_its_end(people: People, seats: int, browsers: int) -> None:
    players = [people() for _ in range(browsers)]
    options = {"seats": str(seats), "cama.target": "12"}
    seated(players, "balear", options=options, bot="taverna")
    for seed, person in enumerate(players):
        # One's own face is at the foot; all others sit round the cloth.
        expect(person.page.locator("[data-seat]")).to_have_count(seats - 1)
        # The joc fora would end it in the first round.
        person.play_anything(seed, never=["jocfora"])
    for person in players:
        expect(person.page.locator(".end")).to_be_visible(timeout=3 * COTO_MS)
        expect(person.page.locator(".end .proof")).to_contain_text("right")
    # Partners see the same score, rivals the same the other way round.
    scores = [person.page.locator(".score strong").all_inner_texts() for person in players]
    for seat, score in enumerate(scores):
        assert score == (scores[0] if seat % 2 == 0 else scores[0][::-1])
