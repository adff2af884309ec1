"""What fingers do: taps that come twice, cards taken back, senyes, keys."""

from collections.abc import Callable
from time import time

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Person, asked, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]

# Keeps every message that the page sends and hears.
_LISTEN = """
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

# Taps a word at a moment that pages on one machine agree about.
_TAP_AT = """
  ([word, moment]) => {
    const button = document.querySelector(`[data-word=${word}]`);
    setTimeout(() => button.click(), moment - Date.now());
  }
"""

# Taps a word as soon as it is offered, and notes how many cards were held then.
_TAP_WHEN_THERE = """
  (word) => {
    const timer = setInterval(() => {
      const button = document.querySelector(`[data-word=${word}]:not(:disabled)`);
      if (!button) return;
      clearInterval(timer);
      document.body.dataset.tapped = document.querySelectorAll('.held').length;
      button.click();
    }, 10);
  }
"""


def test_a_double_click_under_a_slow_line_does_one_thing(people: People) -> None:
    two = [people(), people()]
    for person in two:
        person.page.add_init_script(_LISTEN)
    seated(two, options={"seats": "2"})
    caller = asked(two)
    network = caller.page.context.new_cdp_session(caller.page)
    network.send("Network.enable")
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    caller.word("truc").dblclick()
    other = next(person for person in two if person is not caller)
    expect(other.word("vull")).to_be_visible()
    acts = [m for m in caller.page.evaluate("window.sent") if m["type"] == "act"]
    assert [act["word"] for act in acts] == ["truc"]
    # Whoever is quicker than the page is told that it was done, or why not: never twice.
    other.word("vull").dblclick()
    expect(caller.page.locator(".question.yours")).to_have_count(1)
    expect(caller.hand).to_have_count(3)


def test_a_misclick_on_a_card_is_taken_back(people: People) -> None:
    two = [people(), people()]
    seated(two, options={"seats": "2"}, undo=True)
    first = asked(two)
    cards = first.cards()
    # It can be taken back for a moment only, so the finger waits over the button.
    first.page.evaluate(_TAP_WHEN_THERE, "undo")
    first.play(cards[1])
    expect(first.page.locator("body[data-tapped='2']")).to_be_attached()
    expect(first.hand).to_have_count(3)
    assert first.cards() == cards
    expect(first.page.locator(".trick .card-lies")).to_have_count(0)
    assert first.is_asked()


def test_a_sign_is_seen_by_who_looks_and_by_nobody_else(people: People) -> None:
    four = [people() for _ in range(4)]
    for person in four:
        person.page.add_init_script(_LISTEN)
    seated(four)
    signer, seeing, partner, blind = four
    # One rival looks at the signer; the partner and the other rival look elsewhere.
    seeing.page.locator('[data-seat="1"]').click()
    blind.page.locator('[data-seat="3"]').click()
    expect(signer.page.locator('[data-seat="2"] .gaze')).to_be_visible()
    expect(signer.page.locator('[data-seat="4"] .gaze')).to_be_visible()
    signer.page.locator(".pill").click()
    sign = signer.page.locator("[data-sign]").first
    if sign.count() == 0:
        pytest.fail("the table offers no sign")
    sign.click()
    own = seeing.page.locator('[data-seat="1"] .face')
    expect(own).not_to_have_attribute("data-gesture", "rest")
    expect(own).to_have_attribute("data-gesture", "rest")
    for person in (partner, blind):
        assert not [m for m in person.page.evaluate("window.heard") if '"sign-made"' in m]
    assert [m for m in seeing.page.evaluate("window.heard") if '"sign-made"' in m]


def test_a_round_is_played_by_keyboard_alone(people: People) -> None:
    player = people()
    player.open(player.make_table(quick=True))
    expect(player.hand.first).to_be_visible()
    keyboard = player.page.keyboard
    held = len(player.cards())
    for _ in range(200):
        if len(player.cards()) < held:
            break
        if player.page.locator(".question.yours").count() == 0:
            player.page.wait_for_timeout(50)
        elif player.word("novull").count():
            keyboard.press("n")
        elif player.page.locator(".held[data-may=true]").count():
            keyboard.press("1")
            keyboard.press("1")
        player.page.wait_for_timeout(30)
    assert len(player.cards()) < held
    # The rest is reached with Tab. The tray of senyes makes way for a question that comes.
    expect(player.page.locator(".question.yours")).to_be_visible()
    keyboard.press("s")
    expect(player.page.locator("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
    reached = set()
    for _ in range(40):
        keyboard.press("Tab")
        reached.add(player.page.evaluate("document.activeElement?.className ?? ''").split(" ")[0])
    assert {"held", "icon-button", "button"} <= reached


def test_two_partners_who_answer_at_once_have_one_effect(people: People) -> None:
    four = [people() for _ in range(4)]
    seated(four)
    caller = asked(four)
    caller.word("truc").click()
    rivals = [four[(four.index(caller) + step) % 4] for step in (1, 3)]
    for rival in rivals:
        expect(rival.word("vull")).to_be_visible()
    # Both fingers come down at one moment, before either page can hear of the other's answer.
    moment = 1000 * time() + 500
    for rival, word in zip(rivals, ("vull", "novull"), strict=True):
        rival.page.evaluate(_TAP_AT, [word, moment])
    for person in four:
        expect(person.word("vull")).to_have_count(0)
    logs = [person.page.locator(".log li").all_text_contents() for person in four]
    answers = [[line for line in log if "truc" in line.casefold()] for log in logs]
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert len(answers[0]) <= 3
