"""`threshold` does what its thresholds say."""

import pytest

from retruc.bots.interface import Why
from retruc.bots.threshold import Threshold
from retruc.engine import legal_actions, obliged
from retruc.record import format_action
from retruc.rulesets import load, with_options
from tests.bots.support import asked, situation

BAR = load("bar")


def does(table):
    """What it does for the obliged seat, and why."""
    bot = Threshold(table.state.ruleset)
    action = asked(table, bot)
    return format_action(action).partition(":")[2], bot.explain().why


@pytest.mark.parametrize(
    ("hands", "words", "word", "why"),
    [
        ("7o6o3c 1e4b5c 3o3e7b 6c5o4e", "", "envit", Why.WORTH_CALLING),
        ("1e7e4c 7o4b5c 3o3e7b 6c5o4e", "", "truc", Why.WORTH_CALLING),
        ("4c5o6b 7o4b5c 3o3e7b 6c5b4e", "", "6b", Why.LEAD_HIGH),
        ("4c5o6b 4b7o5c 3o3e7b 6c5b4e", "1:6b", "7o", Why.CHEAPEST_WINNER),
        ("4c5o3b 4b6o5c 7o3e7b 6c5b4e", "1:3b", "4b", Why.LET_GO),
        ("7o6o3c 1e4b5c 3o3e7b 6c5o4e", "1:envit", "novull", Why.NOT_WORTH_ACCEPTING),
        ("7o6o3c 5e7e4b 3o3b7b 6c5o4e", "1:envit", "torne", Why.WORTH_RAISING),
        ("7o6o3c 4e3e4b 3o3b7b 6c5o7c", "1:envit", "vull", Why.WORTH_ACCEPTING),
        ("7o6o3c 1e7e5c 3o3e7b 6c5o4e", "1:truc", "retruc", Why.WORTH_RAISING),
        ("7o6o3c 1e6c5c 3o3e7b 6b5o4e", "1:truc", "vull", Why.WORTH_ACCEPTING),
        ("7o6o3c 4o6c5c 3o3e7b 6b5o4e", "1:truc", "novull", Why.NOT_WORTH_ACCEPTING),
    ],
)
def test_it_compares_its_cards_with_the_thresholds(hands, words, word, why):
    assert does(situation(BAR, hands, words)) == (word, why)


def test_a_trick_won_counts_like_a_card():
    hands = "1e5o4b 7o4c5c 3o3e7b 6c5b4e"
    assert does(situation(BAR, hands))[0] == "1e"
    assert does(situation(BAR, hands, "1:1e 2:4c 3:7b 4:6c"))[0] == "5o"
    strong = "1e5o7e 7o4c5c 3o3e7b 6c5b4e"
    assert does(situation(BAR, strong, "1:1e 2:4c 3:7b 4:6c"))[0] == "truc"


def test_it_never_says_falta_nor_joc_fora():
    hands = "7o6o3c 5e7e4b 3o3b7b 6c5o4e"
    assert does(situation(BAR, hands, "1:envit 2:torne 1:falta"))[0] == "vull"
    best = "1e1b3c 7e7o3o 3e4o5c 4e5e6e"
    assert does(situation(BAR, best, "1:truc 2:retruc 1:quatreval"))[0] == "vull"


def test_it_is_silent_where_it_may_be():
    table = situation(load("barajamos"), "1e1b3c 7e7o3o 3e4o5c 4e5e6e")
    seat = table.state.round.turn
    other = table.bots[0]
    assert asked(table, Threshold(load("barajamos")), type(seat)(1)) is None
    assert obliged(table.state) == seat
    assert other.explain() is None


def test_it_decides_by_its_cards_one_pedra_from_the_end():
    catala = load("catala")
    strong = "3o3c12c 2c7b4b 5c6c4o 5e6e4e"
    weak = "4c5o6b 2c7b4b 5c6c4o 5e6e4e"
    assert does(situation(catala, strong, score=(11, 3)))[0] == "juguem"
    assert does(situation(catala, weak, score=(11, 3)))[0] == "nojuguem"


def test_it_stacks_passes_and_shows_as_it_must():
    balear = load("balear")
    stacked = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e"
    assert does(situation(balear, stacked, words)) == ("7c/4c", Why.ONLY_MOVE)
    words += " 1:7c/4c 2:7b/6b 3:6c/4o 4:6e/4e"
    assert does(situation(balear, stacked, words)) == ("passe", Why.ONLY_MOVE)
    claims = with_options(BAR, {"envit.reveal": "claim"})
    hands = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
    words = "1:envit 2:vull 1:7o 2:1e 3:3o 4:6c 2:4b 3:3e 4:5o 1:6o 3:7b 4:4e 1:3c 2:5c"
    assert does(situation(claims, hands, words)) == ("mostra", Why.SHOW_ENVIT)


def test_it_covers_the_rest_where_a_card_was_covered_for_it():
    menorca = load("menorca")
    table = situation(
        menorca, "4c5o6b 7o4b5c 3o3e7b 6c5b4e", "1:(4c) 2:7o 3:3o 4:6c 2:4b 3:3e 4:5b"
    )
    word, why = does(table)
    assert word in {
        format_action(a).partition(":")[2]
        for a in legal_actions(table.state, type(table.state.round.turn)(0))
    }
    assert word.startswith("(")
    assert why is Why.ONLY_MOVE


def test_it_makes_no_gesture():
    assert (
        Threshold(BAR).gestures(situation(BAR, "7o6o3c 1e4b5c 3o3e7b 6c5o4e").observations[0], [])
        == ()
    )
