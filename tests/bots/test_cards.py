"""`taverna` plays cards as people do."""

import pytest

from retruc.bots.interface import Why
from retruc.bots.style import USUAL
from retruc.game import Say, Seat
from retruc.rulesets import load, with_options
from tests.bots.support import answer, asked, shares, situation, taverna

BAR = load("bar")
QUIET = USUAL._replace(truc_bluff=0.0, envit_bluff=0.0, least=1.1)
"""Plays cards and says nothing."""


def plays(hands, words, ruleset=BAR, **where):
    """The card that a quiet player lays for the obliged seat, and why."""
    table = situation(ruleset, hands, words, **where)
    bot = taverna(ruleset, table.state.round.turn, style=QUIET)
    action = asked(table, bot)
    return str(action.card), bot.explain().why


def test_the_last_to_play_wins_with_the_cheapest_card_that_does():
    """Seat 4 must win the second trick: its team lost the first."""
    hands = "1e4b5c 6c4e5o 4o4c6b 3c7e6e"
    words = "1:1e 2:4e 3:4o 4:6e 1:5c 2:5o 3:6b"
    assert plays(hands, words) == ("3c", Why.CHEAPEST_WINNER)


def test_the_last_to_play_does_not_overtake_its_partner():
    hands = "4c4b5c 1e4e5o 4o5e6b 1b7e6e"
    assert plays(hands, "1:4c 2:1e 3:4o") == ("6e", Why.PARTNER_HAS_IT)


def test_who_can_neither_win_nor_tie_throws_the_lowest_card():
    hands = "1e4b5c 7e6c4o 6o4c6b 3c3o6e"
    assert plays(hands, "1:1e") == ("4o", Why.LEAVE_TO_PARTNER)
    assert plays(hands, "1:1e 2:4o 3:6o") == ("6e", Why.LET_GO)


def test_a_tie_is_enough_where_it_wins_the_round():
    """Team B won the first trick, so seat 2 ties the second and keeps the as d'espases."""
    hands = "3c4b5c 5o3b1e 3e4c6b 6c1b4o"
    assert plays(hands, "1:5c 2:5o 3:4c 4:6c 4:4o 1:3c") == ("3b", Why.TIE)


def test_a_first_trick_with_two_high_cards_behind_costs_no_high_card():
    """Seat 4 is last, the trick lies to a 6: a three takes it and the peces stay."""
    hands = "6o4b5c 4c4e5o 5e4o6b 3c1e7e"
    assert plays(hands, "1:6o 2:4c 3:5e") == ("3c", Why.CHEAPEST_WINNER)


def test_a_trick_that_must_be_won_is_not_left_to_luck():
    """Seat 3's team lost the first trick and seat 4 still plays: the best card goes."""
    hands = "6o4b5c 1e4e5o 1b3o6b 3c4o7c"
    words = "1:6o 2:1e 3:6b 4:4o 2:5o"
    assert plays(hands, words)[0] in {"3o", "1b"}


def test_one_card_or_cards_alike_leave_nothing_to_think():
    hands = "4o4c4e 1e5c5o 1b3o6b 3c5e7c"
    assert plays(hands, "")[1] is Why.ONLY_MOVE


@pytest.mark.parametrize(
    ("said", "card"),
    [("vine-a-mi", "4c"), ("pitja", "1e"), ("vaig-a-tu", "1e")],
)
def test_it_does_what_its_partner_asks_for_aloud(said, card):
    hands = "1e3c4c 4b4e5o 1b3o6b 5c6o7c"
    table = situation(BAR, hands)
    table.carry_out(Say(Seat(2), said))
    bot = taverna(BAR, Seat(0), style=QUIET)
    assert str(asked(table, bot).card) == card
    assert bot.explain().why is Why.ASKED


def test_what_rivals_ask_for_is_nothing_to_it():
    hands = "1e3c4c 4b4e5o 1b3o6b 5c6o7c"
    table = situation(BAR, hands)
    table.carry_out(Say(Seat(1), "vine-a-mi"))
    bot = taverna(BAR, Seat(0), style=QUIET)
    asked(table, bot)
    assert bot.explain().why is not Why.ASKED


def test_the_peu_does_not_come_to_its_partner_once_it_has_played():
    hands = "4c3c5c 4b4e5o 1b3o6b 5e6o7c"
    table = situation(BAR, hands, "1:3c 2:4b")
    table.carry_out(Say(Seat(0), "vine-a-mi"))
    bot = taverna(BAR, Seat(2), style=QUIET)
    asked(table, bot)
    assert bot.explain().why is not Why.ASKED


def test_cards_are_never_covered_by_choice():
    table = situation(load("bicicleta"), "4o5c6c 1e5o4e 1b3o6b 3c5e7c")
    assert all(not word.startswith("(") for word in shares(table, 50))


def test_it_goes_on_covering_for_a_seat_that_has_covered():
    menorca = load("menorca")
    words = "1:(4c) 2:7o 3:3o 4:6c 2:4b 3:3e 4:5b"
    table = situation(menorca, "4c5o6b 7o4b5c 3o3e7b 6c5b4e", words)
    assert answer(table, style=QUIET).startswith("(")


def test_both_cards_are_stacked_the_stronger_on_top():
    balear = load("balear")
    table = situation(balear, "3o7c4c 3c7b6b 5c6c4o 5e6e4e", "1:3o 2:3c 3:5c 4:5e")
    assert answer(table, style=QUIET) == "7c/4c"
    alike = situation(balear, "3o7c7b 3c4b6b 5c6c4o 5e6e4e", "1:3o 2:3c 3:5c 4:5e")
    assert answer(alike, style=QUIET) in {"7c/7b", "7b/7c"}


def test_a_draw_is_better_than_a_loss():
    """In put a tied last trick after one each is a drawn round."""
    put = load("put-1674")
    hands = "3s7dQc AhKcQd"
    words = "1:7d 2:Kc 2:Ah 1:3s"
    table = situation(put, hands, words)
    assert table.state.round.turn == Seat(0)
    drawn = with_options(put, {"truc.when": "own-turn"})
    assert answer(situation(drawn, hands, words), style=QUIET) == "Qc"
