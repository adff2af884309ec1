"""A chair changes hands while a call is pending: a line is dead for long, somebody sits idle."""

import re
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.lines import Line
from tests.e2e.tables import Person, Site, asked, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]

LONG_MS = 180_000
"""How long what surely comes may take on a machine that is busy."""

# Says a word as soon as it is offered.
_SAY = """
  (word) => {
    window.saying = setInterval(() => {
      const button = document.querySelector(`.question.yours [data-word=${word}]:not(:disabled)`);
      if (!button) return;
      clearInterval(window.saying);
      button.click();
    }, 25);
  }
"""

# As soon as a call is pending, takes the seat back; says what was pending before and after that.
_TAKE_BACK = """
  () => new Promise((told) => {
    const pending = () => document.querySelector('.question h2')?.textContent ?? '';
    let before = '';
    const waiting = setInterval(() => {
      const button = document.querySelector('[data-do=take-back]');
      if (button && !before && /truc/i.test(pending())) {
        before = pending();
        button.click();
      } else if (before && !button) {
        clearInterval(waiting);
        const answers = [...document.querySelectorAll('.question.yours .answers [data-word]')];
        told({ before, after: pending(), words: answers.map((answer) => answer.dataset.word) });
        answers.find((answer) => answer.dataset.word === 'vull')?.click();
      }
    }, 25);
  })
"""


def call(caller: Person, *others: Person) -> None:
    """Have somebody call truc, who plays cards till then, and let all hear of it."""
    caller.page.evaluate(_SAY, "truc")
    for person in (caller, *others):
        expect_pending(person.page)


def expect_pending(page: Page) -> None:
    """Wait until the table waits for an answer to truc."""
    asking = page.locator(".question h2")
    expect(asking).to_contain_text(re.compile("truc", re.IGNORECASE), timeout=LONG_MS)


def test_a_line_dead_for_longer_than_the_grace_costs_the_chair_and_not_the_answer(
    people: People, site: Site
) -> None:
    with ExitStack() as lines:
        cut_one_who_has_to_answer([people() for _ in range(4)], site, lines)


def cut_one_who_has_to_answer(four: list[Person], site: Site, lines: ExitStack) -> None:
    """Cut the line of one of four while a call is pending, and mend it after the grace."""
    line_of = {person: lines.enter_context(Line(site.url)) for person in four}
    for person, line in line_of.items():
        person.site = Site(line.url)
    # The clock is what a bot leaves its partner to answer first: here, for ever.
    seated(four, graceS=5, clockS=600)
    caller = asked(four)
    caller.word("truc").click()
    for person in four:
        expect_pending(person.page)
    first = four.index(caller)
    cut, partner = four[(first + 1) % 4], four[(first + 3) % 4]
    cards = cut.cards()
    line_of[cut].cut()
    expect(cut.page.locator("p.note")).to_be_visible(timeout=LONG_MS)
    log = caller.page.locator(".log")
    expect(log).to_contain_text("plays for", timeout=LONG_MS)
    # Nobody has answered: the bot leaves that to its partner, who is asked as before.
    expect_pending(caller.page)
    expect(partner.word("vull")).to_be_visible()
    line_of[cut].mend()
    expect(log).to_contain_text("plays again", timeout=LONG_MS)
    expect(cut.page.locator("p.note")).to_have_count(0, timeout=LONG_MS)
    assert cut.cards() == cards
    cut.word("vull").click()
    for person in (cut, partner):
        expect(person.word("vull")).to_have_count(0, timeout=LONG_MS)
    accepted = [line for line in log.locator("li").all_text_contents() if "accepts" in line]
    assert len(accepted) == 1


def test_who_sat_there_idle_takes_the_chair_back_from_the_bot_with_a_button(
    people: People,
) -> None:
    two = [people(), people()]
    # A bot thinks for ten seconds, long enough for whoever takes the seat back at once.
    seated(two, options={"seats": "2"}, graceS=5, clockS=3, paceMs=10_000)
    active, idle = two
    active.play_anything(3)
    expect(idle.page.locator("[data-do=take-back]")).to_be_visible(timeout=LONG_MS)
    active.stop()
    log = active.page.locator(".log")
    expect(log).to_contain_text("plays for")
    active.page.evaluate(_SAY, "truc")
    told = idle.page.evaluate(_TAKE_BACK)
    assert told["before"] == told["after"]
    assert {"vull", "novull"} <= set(told["words"])
    expect(log).to_contain_text("plays again")
    expect(log).to_contain_text(re.compile("accepts.* truc|accepts truc", re.IGNORECASE))
