"""What fingers do: taps that come twice, cards taken back, senyes, keys."""

from collections.abc import Callable
from contextlib import ExitStack
from time import time

import pytest
from playwright.sync_api import expect

from tests.e2e.lines import Line
from tests.e2e.tables import LISTEN, Person, Site, asked, seated

pytestmark = pytest.mark.slow

People = Callable[..., Person]

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


def test_a_double_click_under_a_slow_line_does_one_thing(people: People, site: Site) -> None:
    two = [people(), people()]
    with ExitStack() as lines:
        line_of = {p: lines.enter_context(Line(site.url, delay_s=0.3)) for p in two}
        for person, line in line_of.items():
            person.site = Site(line.url)
            person.page.add_init_script(LISTEN)
        seated(two, options={"seats": "2"})
        caller = asked(two)
        other = next(person for person in two if person is not caller)
        double_click(caller, line_of[caller], "truc")
        expect(other.word("vull")).to_be_visible()
        double_click(other, line_of[other], "vull")
        expect(caller.page.locator(".question.yours")).to_have_count(1)
        expect(caller.hand).to_have_count(3)
        assert heard(caller, "call-accepted") == heard(other, "call-accepted") == 1
        for person, word in ((caller, "truc"), (other, "vull")):
            assert acts(person) == [word]
            assert heard(person, "refused") == 0


def double_click(person: Person, line: Line, word: str) -> None:
    """Have both taps fall before the table can have answered the first of them."""
    # A delay alone might be over between two taps, where a machine is busy: the line holds all.
    line.cut()
    told = len(person.page.evaluate("window.heard"))
    person.word(word).dblclick()
    assert acts(person)[-1:] == [word]
    assert len(person.page.evaluate("window.heard")) == told
    # Nothing looks done that the table has not said.
    expect(person.word(word)).to_be_visible()
    line.mend()
    expect(person.word(word)).to_have_count(0)


def acts(person: Person) -> list[str]:
    """The game actions that a page has sent."""
    words: list[str] = person.page.evaluate(
        "window.sent.filter(({ type }) => type === 'act').map(({ word }) => word)"
    )
    return words


def heard(person: Person, kind: str) -> int:
    """How many messages a page was sent in which something of a kind is told."""
    return sum(f'"{kind}"' in message for message in person.page.evaluate("window.heard"))


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
        person.page.add_init_script(LISTEN)
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
    four = [people() for _ in range(4)]
    for person in four:
        person.page.add_init_script(LISTEN)
    seated(four)
    player, rival, partner, _ = four
    keyboard = player.page.keyboard
    # A look, and a sign that the partner sees.
    reach(player, '[data-seat="2"]')
    keyboard.press("Enter")
    expect(rival.page.locator('[data-seat="1"] .gaze')).to_be_visible()
    partner.page.locator('[data-seat="1"]').click()
    expect(player.page.locator('[data-seat="3"] .gaze')).to_be_visible()
    keyboard.press("s")
    expect(player.page.locator("dialog")).to_be_visible()
    reach(player, "[data-sign]")
    keyboard.press("Enter")
    expect(player.page.locator("dialog")).to_have_count(0)
    partner.page.wait_for_function("() => window.heard.some((told) => told.includes('sign-made'))")
    # A call, which a rival raises, and the answer.
    while (first := asked(four)) is not player:
        play_first(first)
    reach(player, '[data-word="truc"]')
    keyboard.press("Enter")
    rival.word("retruc").click()
    expect(player.word("vull")).to_be_visible()
    keyboard.press("v")
    expect(player.word("vull")).to_have_count(0)
    assert acts(player)[-2:] == ["truc", "vull"]
    # The cards, until others are dealt.
    done = len(acts(player))
    while not heard(player, "round-ended"):
        turn = asked(four)
        if turn is player:
            play_by_key(player)
        else:
            play_first(turn)
    assert len(acts(player)) > done


def reach(person: Person, wanted: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(100):
        if person.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def play_by_key(person: Person) -> None:
    """Lift the first card, and play it."""
    left = len(person.cards())
    person.page.keyboard.press("1")
    expect(person.page.locator(".held.lifted")).to_have_count(1)
    person.page.keyboard.press("1")
    expect(person.page.locator(".held.lifted")).to_have_count(0)
    expect(person.hand).not_to_have_count(left)


def play_first(person: Person) -> None:
    """Play the first card with the mouse."""
    left = len(person.cards())
    person.play(person.cards()[0])
    expect(person.hand).not_to_have_count(left)


def test_all_that_can_be_tapped_is_reached_with_tab(people: People) -> None:
    player = people()
    player.open(player.make_table(quick=True))
    expect(player.page.locator(".question.yours")).to_be_visible()
    for part in (".held", ".answers [data-word]", "header [aria-haspopup=dialog]", ".pill"):
        reach(player, part)


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
