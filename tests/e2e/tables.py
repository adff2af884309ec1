"""People at tables, as tests move them: through the page, as a person does."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

FAST = {"paceMs": 0, "bot": "random", "proof": True, "graceS": 60}
"""Settings of a table that need not wait for anybody."""

COTO_MS = 240_000
"""How long a coto may last where nobody thinks."""

SHORT = {"cama.target": "12", "coto.cames-to-win": "1"}

LISTEN = """
  window.sent = [];
  window.heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(...of) {
      super(...of);
      this.addEventListener('message', (message) => window.heard.push(message.data));
    }
    send(text) {
      window.sent.push(JSON.parse(text));
      super.send(text);
    }
  };
"""
"""Of a page, before it is loaded: keeps every message that it sends and hears."""

# Clicks something legal at random as soon as the page offers it, as who cannot wait would.
_MONKEY = """
([seed, never]) => {
  let state = seed;
  const chance = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  clearInterval(window.monkey);
  window.monkey = setInterval(() => {
    const words = [...document.querySelectorAll(
      '.answer[data-word]:not(:disabled):not([data-word=undo]), .amount:not(:disabled)')]
      .filter((word) => !never.includes(word.dataset.word));
    const cards = [...document.querySelectorAll('.held[data-may=true]')];
    const armed = document.querySelector('.answer.armed');
    const lifted = document.querySelector('.held.lifted[data-may=true]');
    const all = [...words, ...cards];
    const choice = armed ?? lifted ?? all[Math.floor(chance() * all.length)];
    choice?.click();
  }, 25);
}
"""


class Site(NamedTuple):
    """Where the server is."""

    url: str


class Person:
    """Somebody with a browser of one's own."""

    def __init__(self, page: Page, site: Site) -> None:
        """Take a page that shows nothing yet."""
        self.page = page
        self.site = site

    def make_table(
        self,
        ruleset: str = "bar",
        *,
        options: Mapping[str, str] | None = None,
        quick: bool = False,
        **settings: object,
    ) -> str:
        """Make a table over HTTP, and give its code."""
        answer = self.page.request.post(
            f"{self.site.url}/api/tables",
            headers={"Origin": self.site.url},
            data={
                "quick": quick,
                "ruleset": ruleset,
                "options": dict(options or {}),
                "settings": FAST | settings,
            },
        )
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        return code

    def open(self, code: str) -> None:
        """Go to a table."""
        self.page.goto(f"{self.site.url}/t/{code}")

    def sit(self, seat: int) -> None:
        """Sit down in the room. The host sits at seat 1 by coming in."""
        label = re.compile(rf"^\w+ {seat}\b", re.IGNORECASE)
        self.page.get_by_role("button", name=label).click()
        expect(self.page.locator("button.own")).to_be_visible()

    def start(self) -> None:
        """Begin the coto, as the host."""
        self.page.locator(".foot .button.primary").click()

    @property
    def hand(self) -> Locator:
        """The cards held."""
        return self.page.locator(".held")

    @property
    def words(self) -> Locator:
        """The buttons of what may be said."""
        return self.page.locator(".answers [data-word]")

    def word(self, word: str) -> Locator:
        """The button that says something."""
        return self.page.locator(f'.answers [data-word="{word}"]')

    def cards(self) -> list[str]:
        """Which cards are held."""
        # All at one moment: a card may be gone by the next.
        cards: list[str] = self.hand.evaluate_all("all => all.map((one) => one.dataset.card)")
        return cards

    def is_asked(self) -> bool:
        """Whether the table waits for this person."""
        return self.page.locator(".question.yours").count() > 0

    def play(self, card: str) -> None:
        """Tap a card, and tap it again."""
        held = self.page.locator(f'.held[data-card="{card}"]')
        held.click()
        held.click()

    def play_anything(self, seed: int, *, never: Sequence[str] = ()) -> None:
        """From now on do something legal whenever there is something; some words are never said."""
        self.page.evaluate(_MONKEY, [seed, list(never)])

    def stop(self) -> None:
        """Do nothing any more of one's own."""
        self.page.evaluate("clearInterval(window.monkey)")


def seated(people: Sequence[Person], ruleset: str = "bar", **how: object) -> str:
    """Bring people to one table, the first as its host, and begin."""
    host, *guests = people
    options = how.pop("options", SHORT)
    code = host.make_table(ruleset, options=options, **how)  # type: ignore[arg-type]
    host.open(code)
    expect(host.page.locator("button.own")).to_be_visible()
    for seat, guest in enumerate(guests, start=2):
        guest.open(code)
        guest.sit(seat)
    host.start()
    for person in people:
        expect(person.hand.first).to_be_visible()
    return code


def asked(people: Sequence[Person]) -> Person:
    """Wait until somebody is asked, and say who."""
    for _ in range(1_200):
        for person in people:
            if person.is_asked():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
