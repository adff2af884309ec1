"""What the page's check of deals is tried on is fresh, and so is its order of a deck."""

import json

import pytest

from retruc.record import read_record
from retruc.rulesets import catalogue, load
from retruc.server.proof import check_deals
from tests.web.proved import FILE, fixture


def test_the_fixture_is_fresh() -> None:
    kept = FILE.read_text(encoding="utf-8")
    assert kept == fixture(), "run python -m tests.web.proved"


def test_the_fixture_holds_what_can_happen() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    checked = check_deals(read_record(kept["record"]))
    assert len(checked) == kept["rounds"] >= 3
    assert all(not one.fault for one in checked)
    assert checked[0].seats == (1, 2, 3)
    assert any(one.missing for one in checked)
    assert any(one.renewed for one in checked)


def test_a_link_of_nobody_is_found_out_unless_the_record_calls_its_chain_new() -> None:
    """Then it can be seen that it is new, and the browser at that seat knows that it is a lie."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    last = check_deals(read_record(kept["forged"]))[-1]
    assert (last.number, last.fault) == (kept["forgedRound"], "other-link")
    last = check_deals(read_record(kept["forgedAsNew"]))[-1]
    assert (last.fault, last.renewed) == ("", (2,))


@pytest.mark.parametrize("name", catalogue())
def test_an_unshuffled_deck_is_in_the_order_that_the_page_sorts_it_into(name: str) -> None:
    """It is told the cards by their strength, so it has to find the order of the deck itself."""
    ruleset = load(name)
    cards = [str(card) for card in ruleset.deck.cards]
    english = any(card[-1] in "dhs" for card in cards)
    suits = "cdhs" if english else "oceb"
    numbers = list("A23456789TJQK") if english else [str(number) for number in range(1, 13)]
    told = [str(card) for tier in ruleset.tiers for card in tier]
    assert cards == sorted(told, key=lambda c: (suits.index(c[-1]), numbers.index(c[:-1])))
