"""The named decks: their cards, their order, and the options that they stand for."""

import re

import pytest

from retruc.game import PACK_CARDS, Pack, parse_hand
from retruc.rulesets import deck_names, load, with_options
from retruc.rulesets.decks import DECK_PATHS, deck_by_name, with_deck

STRENGTH = {
    # From the strongest to the weakest, one card of each tier.
    "v22": "1e 1b 7e 7o 3c 7c 6o 5b 4e",
    "v24": "1e 1b 7e 7o 3c 1o 7b 6o 5b 4e",
    "v26": "1e 1b 7e 7o 3c 2o 7b 6o 5b 4e",
    "v34": "1e 1b 7e 7o 3c 2o 9c 8e 7b 6o 5b 4e",
    "b40": "11b 10o 1e 1b 7e 7o 3c 2o 1c 12e 11o 10b 7b 6o 5b 4e",
    "b36": "11b 10o 1e 1b 7e 7o 3c 1c 12e 11o 10b 7b 6o 5b 4e",
    "m30": "11b 10o 1e 1b 7e 7o 3c 2o 1c 7b 6o 5b 4e",
    "m26": "11b 10o 1e 1b 7e 7o 3c 1c 7b 6o 5b 4e",
    "c40": "3c 2o 1e 12e 11b 10o 7o 6o 5b 4e",
    "c32": "3c 2o 1e 12e 11b 10o 7o 6o",
    "c48": "3c 2o 1e 12e 11b 10o 9c 8e 7o 6o 5b 4e",
    "e40": "1e 1b 7e 7o 3c 2o 1c 12e 11b 10o 7b 6o 5b 4e",
    "e32": "1e 1b 7e 7o 3c 2o 1c 12e 11b 10o 7b 6o",
    "e40-moll": "7o 1e 1b 7e 3c 2o 1c 12e 11b 10o 7b 6o 5b 4e",
    "f52": "3c 2d Ah Ks Qc Jd Th 9s 8c 7d 6h 5s 4c",
}


@pytest.mark.parametrize("deck", deck_names())
def test_a_deck_holds_as_many_cards_as_its_name_says(deck: str) -> None:
    base = "put-1674" if deck == "f52" else "put-1800"
    cards = with_options(load(base), {"deck.id": deck}).deck.cards
    assert len(cards) == int(re.sub("[^0-9]", "", deck))


@pytest.mark.parametrize("deck", deck_names())
def test_a_deck_has_its_order(deck: str) -> None:
    ruleset = with_options(load("put-1674"), {"deck.id": deck})
    strongest_first = parse_hand(STRENGTH[deck], ruleset.deck.pack)
    strengths = [ruleset.strength_by_card[card] for card in strongest_first]
    assert strengths == list(range(len(ruleset.tiers), 0, -1))
    assert sorted(ruleset.strength_by_card) == sorted(ruleset.deck.cards)


@pytest.mark.parametrize("deck", deck_names())
def test_a_deck_is_listed_as_a_new_pack_lies(deck: str) -> None:
    ruleset = with_options(load("put-1674"), {"deck.id": deck})
    pack = PACK_CARDS[ruleset.deck.pack]
    assert list(ruleset.deck.cards) == sorted(ruleset.deck.cards, key=pack.index)


def test_a_deck_holds_every_card_in_exactly_one_tier() -> None:
    for name, deck in deck_by_name().items():
        tiered = [card for tier in deck.tiers for card in tier]
        assert len(tiered) == len(set(tiered)), name
        assert set(tiered) == set(deck.cards), name
        assert all(deck.tiers), name


def test_decks_are_named_in_the_order_of_their_file() -> None:
    assert deck_names() == tuple(deck_by_name())
    assert deck_names() == tuple(STRENGTH)


@pytest.mark.parametrize(
    ("smaller", "larger", "added"),
    [
        ("v22", "v24", "1o 1c"),
        ("v22", "v26", "2o 2c 2e 2b"),
        ("v26", "v34", "8o 8c 8e 8b 9o 9c 9e 9b"),
        ("b36", "b40", "2o 2c 2e 2b"),
        ("m26", "m30", "2o 2c 2e 2b"),
        ("c32", "c40", "4o 4c 4e 4b 5o 5c 5e 5b"),
        ("e32", "e40", "4o 4c 4e 4b 5o 5c 5e 5b"),
        ("c40", "c48", "8o 8c 8e 8b 9o 9c 9e 9b"),
    ],
)
def test_a_larger_deck_adds_cards_and_changes_the_order_of_no_other(
    smaller: str, larger: str, added: str
) -> None:
    few, many = deck_by_name()[smaller], deck_by_name()[larger]
    more = [card for card in many.cards if card not in few.cards]
    assert {str(card) for card in more} == set(added.split())
    kept = [tuple(card for card in tier if card in few.cards) for tier in many.tiers]
    assert tuple(tier for tier in kept if tier) == few.tiers


def test_a_name_stands_for_the_pack_the_cards_and_the_tiers() -> None:
    deck = deck_by_name()["f52"]
    stated = with_deck({"cama.target": 5, "deck.id": "f52"})
    assert stated == {
        "cama.target": 5,
        "deck.id": "f52",
        "deck.pack": Pack.ENGLISH,
        "deck.cards": deck.cards,
        "order.tiers": deck.tiers,
    }
    assert set(DECK_PATHS) < set(stated)


@pytest.mark.parametrize("stated", [{}, {"seats": 2}, {"deck.id": "", "deck.cards": ()}])
def test_where_no_deck_is_named_nothing_is_added(stated: dict[str, object]) -> None:
    assert with_deck(stated) == stated
    assert with_deck(stated) is not stated


def test_a_deck_that_there_is_not_stands_for_nothing() -> None:
    with pytest.raises(KeyError):
        with_deck({"deck.id": "v23"})
