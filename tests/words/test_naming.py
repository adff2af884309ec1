import pytest

from retruc.game import Pack, Seat, Team, parse_card, parse_hand
from retruc.rulesets import load
from retruc.words import (
    any_card,
    call_gloss,
    call_said,
    card_name,
    expression_gloss,
    expression_said,
    hand_names,
    number_names,
    piece_name,
    score_text,
    seat_name,
    sign_name,
    team_name,
    the_card,
    the_cards,
    tier_name,
    tiered_names,
    words,
)

VALENCIAN = words("ca-valencia")
ENGLISH = words("en")


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("ca-valencia", "l’as d’espases"),
        ("ca", "l’as d’espases"),
        ("es", "el as de espadas"),
        ("pt", "o ás de espadas"),
        ("en", "the ace of swords"),
    ],
)
def test_a_card_has_its_name_and_article(language, name):
    assert the_card(words(language), parse_card("1e")) == name


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("10c", "sota de copes"),
        ("8o", "huit d’ors"),
        ("11b", "cavall de bastos"),
        ("12e", "rei d’espases"),
    ],
)
def test_cards_are_named_in_valencian(card, name):
    assert card_name(VALENCIAN, parse_card(card)) == name


def test_the_islands_say_vuit():
    assert card_name(words("ca"), parse_card("8o")) == "vuit d’ors"


def test_cards_of_the_english_pack_have_names():
    names = [
        card_name(ENGLISH, parse_card(card, Pack.ENGLISH))
        for card in ("Ac", "Td", "Jh", "Qs", "Kc")
    ]
    assert names == [
        "ace of clubs",
        "ten of diamonds",
        "jack of hearts",
        "queen of spades",
        "king of clubs",
    ]


def test_several_cards_are_joined():
    assert (
        the_cards(VALENCIAN, parse_hand("7o10c1b"))
        == "el set d’ors, la sota de copes i l’as de bastos"
    )
    assert any_card(VALENCIAN, parse_hand("1e1b")) == "l’as d’espases o l’as de bastos"
    assert any_card(VALENCIAN, parse_hand("10o10c10e10b")) == "una sota qualsevol"
    assert hand_names(ENGLISH, parse_hand("7o3c")) == "seven of coins, three of cups"
    assert number_names(ENGLISH, parse_hand("3o1e3c3e3b")) == [
        "the ace of swords",
        "the four threes",
    ]


def test_tiers_are_named_by_what_they_hold():
    balear = load("balear")
    names = [tier_name(ENGLISH, tier, balear) for tier in balear.tiers]
    assert names[0] == "the knight of clubs"
    assert names[6] == "the four threes"
    assert names[8] == "the asos bords, the aces of no note"
    assert names[10] == "the other knights"
    assert names[12] == "the sets bords, the sevens of no note"


def test_cards_are_named_from_the_strongest():
    names = tiered_names(ENGLISH, parse_hand("3o3c3e3b7o1e"), load("bar"))
    assert names == ["the ace of swords", "the seven of coins", "the four threes"]


def test_single_strong_cards_go_by_the_names_of_the_place():
    bar, balear = load("bar"), load("balear")
    assert piece_name(VALENCIAN, bar.tiers[0], bar) == "la major"
    assert piece_name(VALENCIAN, balear.tiers[0], balear) == "l’amo"
    assert piece_name(VALENCIAN, balear.tiers[2], balear) == "la llengua bona o l’espaseta"
    assert piece_name(VALENCIAN, bar.tiers[4], bar) == ""


def test_seats_and_teams():
    players = ("Anna", "", "Carme")
    assert seat_name(ENGLISH, Seat(0), players) == "seat 1 (Anna)"
    assert seat_name(ENGLISH, Seat(1), players) == "seat 2"
    assert seat_name(ENGLISH, Seat(3), players) == "seat 4"
    assert team_name(VALENCIAN, Team.B) == "equip B"
    assert score_text(VALENCIAN, (17, 9)) == "17–9"


@pytest.mark.parametrize("language", ["ca-valencia", "es", "pt", "en"])
def test_calls_keep_their_words_in_every_language(language):
    assert call_said(words(language), "quatreval", load("bar")) == "Quatre val"
    assert call_said(words(language), "quatreval", load("bicicleta")) == "Quatreval"
    assert call_said(words(language), "+5", load("bicicleta")) == "5 més"
    assert call_said(words(language), "+", load("bicicleta"), 5) == "5 més"
    assert expression_said(words(language), "vine-a-mi") == "Vine a mi"


def test_calls_and_expressions_are_explained():
    assert call_gloss(ENGLISH, "torne") == "to raise the envit"
    assert call_gloss(ENGLISH, "+") == "to raise the envit by as much as is said"
    assert expression_gloss(ENGLISH, "pitja") == "play your best card, or one of the best"


def test_what_only_a_village_says_goes_by_its_id():
    assert call_gloss(ENGLISH, "trucarot") == ""
    assert sign_name(ENGLISH, "la-nostra") == "la-nostra"
    assert expression_said(ENGLISH, "au-va") == "au-va"
    assert expression_gloss(ENGLISH, "au-va") == ""
