"""What a score is marked with."""

import pytest

from retruc.game import Suit, Team
from retruc.rulebook import marking_of
from retruc.rulesets import Marking, catalogue, load, load_text, with_options
from retruc.terminal.marking import drawn_suit, suit_of, tanques
from retruc.terminal.past import score_page
from retruc.terminal.scoreboard import paint_score
from retruc.words import LANGUAGES
from tests.terminal.support import ME, brush_of, table_of, until_asked


def test_each_place_marks_in_its_own_way():
    marked = {name: marking_of(load(name)) for name in catalogue()}
    of_cards = {name for name, how in marked.items() if how is Marking.EIGHT_AND_NINE}
    assert of_cards == {"balear", "mallorca"}
    assert {name for name, how in marked.items() if how is Marking.TANQUES} == {"menorca"}


OWN_CARDS = """
id = "poble"
version = 1
name = "Poble"
extends = "BASE"
[deck]
cards = ["1*", "3*", "4*", "5*", "6*", "7*", "10o", "11b"]
[order]
tiers = ["10o", "11b", "1*", "7*", "3*", "6*", "5*", "4*"]
"""


@pytest.mark.parametrize(
    ("base", "expected"), [("menorca", Marking.TANQUES), ("balear", Marking.EIGHT_AND_NINE)]
)
def test_a_village_with_cards_of_its_own_marks_as_the_place_it_follows(base, expected):
    village = load_text(OWN_CARDS.replace("BASE", base))
    assert village.deck.id == ""
    assert marking_of(village) is expected


def test_a_village_may_mark_with_what_it_likes():
    village = load_text(OWN_CARDS.replace("BASE", "menorca") + '[cama]\nmarking = "stones"\n')
    assert marking_of(village) is Marking.STONES


def test_a_cama_of_another_target_is_marked_with_stones():
    assert marking_of(with_options(load("balear"), {"cama.target": "30"})) is Marking.STONES


def test_the_suits_fall_by_lot_and_never_both_to_one_team():
    lots = [drawn_suit(seed) for seed in range(200)]
    assert 60 < lots.count(Suit.ORS) < 140
    for lot in (Suit.ORS, Suit.COPES):
        assert suit_of(Team.A, lot) is lot
        assert {suit_of(team, lot) for team in Team} == {Suit.ORS, Suit.COPES}


def test_the_lot_is_seen_in_the_score():
    ruleset = load("balear")
    session = table_of(ruleset)
    until_asked(session)
    view = session.view(ME)
    view = view._replace(observation=view.observation._replace(score=(5, 3)))
    for lot, ours, theirs in ((Suit.ORS, "●●●●●", "YYY"), (Suit.COPES, "YYYYY", "●●●")):
        text = paint_score(view._replace(lot=lot), brush_of(ruleset), 80, 2).text
        second = text.split("\n")[1]
        assert f"[8] {ours}▒▒▒" in second[:40]
        assert f"[8] {theirs}▒▒▒▒▒" in second[40:]


@pytest.mark.parametrize("pedres", range(24))
def test_four_tanques_hold_six_strokes_each(pedres):
    males, bones = tanques(pedres)
    assert (males + bones).count("┃") == pedres
    assert bones.count("┃") == max(pedres - 12, 0)
    fields = [*males.split("│")[1:-1], *bones.split("│")[1:-1]]
    assert [len(field) for field in fields] == [6, 6, 6, 6]
    assert "·┃" not in "".join(fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_menorca_is_drawn_in_tanques(language):
    ruleset = load("menorca")
    session = table_of(ruleset)
    until_asked(session)
    view = session.view(ME)
    view = view._replace(observation=view.observation._replace(score=(8, 15)))
    brush = brush_of(ruleset, language)
    first, second = paint_score(view, brush, 80, 2).text.split("\n")
    assert "│┃┃┃┃┃┃│┃┃····│" in first[:40]
    assert "│······│······│" in second[:40]
    assert "│┃┃┃···│······│" in second[40:]
    rows = score_page(session.events(ME), view, brush).rows
    assert "│┃┃┃┃┃┃│┃┃····│" in {row.start for row in rows}
    assert brush.say("tanques-how") in {row.text for row in rows}
