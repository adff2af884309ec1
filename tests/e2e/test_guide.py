"""The guided first round on the smallest screen, and a deal that is seen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Person

pytestmark = pytest.mark.slow

People = Callable[..., Person]

SMALLEST = {"width": 360, "height": 640}

# Which of what a first round needs lies below the hint, if only by a pixel.
_COVERED = """
  () => {
    const hint = document.querySelector('aside.hint').getBoundingClientRect();
    return [...document.querySelectorAll('.seat .ring, .seat .name, .held, .trick li, .question')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top < hint.bottom && hint.top < box.bottom
          && box.left < hint.right && hint.left < box.right;
      })
      .map((part) => part.className);
  }
"""

# Notices a deal however short it is.
_NOTICE_A_DEAL = """
  window.dealt = false;
  const look = () => { window.dealt ||= document.querySelector('.deal') !== null; };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("locale", ["ca-ES", "es-ES", "pt-PT", "en-GB"])
def test_a_hint_covers_neither_faces_nor_names_nor_cards_nor_answers(
    people: People, locale: str
) -> None:
    newcomer = people(viewport=SMALLEST, locale=locale)
    page = newcomer.page
    page.goto("/how")
    page.locator("main .button.primary").first.click()
    hint = page.locator("aside.hint")
    told: set[str] = set()
    for _ in range(3):
        expect(hint).to_be_visible()
        told.add(hint.locator("p").inner_text())
        assert page.evaluate(_COVERED) == []
        hint.locator(".button").click()
        # The next comes as soon as what it speaks of is there.
        newcomer.play_anything(8)
    assert len(told) == 3


def test_a_deal_is_seen_by_who_is_there(people: People) -> None:
    player = people(reduced_motion="no-preference")
    player.page.add_init_script(_NOTICE_A_DEAL)
    player.open(player.make_table())
    player.start()
    expect(player.hand).to_have_count(3)
    # The first may be over before the table is drawn; there are others.
    player.play_anything(8)
    player.page.wait_for_function("() => window.dealt")
    player.stop()
    # Who comes back finds the cards where they are.
    player.page.reload()
    expect(player.page.locator(".at-table")).to_be_visible()
    assert not player.page.evaluate("window.dealt")


def test_nothing_flies_where_nothing_shall_move(people: People) -> None:
    player = people(reduced_motion="reduce")
    player.page.add_init_script(_NOTICE_A_DEAL)
    player.open(player.make_table())
    player.start()
    expect(player.hand).to_have_count(3)
    assert not player.page.evaluate("window.dealt")
