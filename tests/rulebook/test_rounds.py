"""The worked rounds, held against results worked out by hand from the rules of each place."""

import pytest

from retruc.game import Team
from retruc.rulebook.rounds import round_examples
from retruc.rulesets import catalogue, load, load_text, with_options

CLASSIC = {
    ">=": (Team.A, "first-and-tied"),
    "=<": (Team.B, "after-tied"),
    "><=": (Team.A, "first-and-tied-third"),
    "==<": (Team.B, "after-two-tied"),
    "===": (Team.A, "all-tied-ma"),
}
STACKED = {
    ">=": (Team.A, "first-and-tied"),
    "=<": (Team.B, "stack"),
    "><=": (Team.A, "first-and-tied-third"),
    "==<": (Team.B, "hidden"),
    "===": (Team.A, "all-tied-ma"),
}
PUT = {
    ">=<": (None, "drawn"),
    "=<>": (None, "drawn"),
    "><=": (None, "drawn"),
    "==<": (Team.B, "only-untied"),
    "===": (None, "drawn"),
    ">==": (Team.A, "only-untied"),
    "=<=": (Team.B, "only-untied"),
}
RESULTS = {
    **dict.fromkeys(catalogue(), CLASSIC),
    "balear": STACKED,
    "menorca": STACKED,
    "put-1674": PUT,
    "put-1800": PUT,
}


def results(ruleset):
    return {
        "".join(trick.split()[1] for trick in example.tricks): (example.winner, example.why)
        for example in round_examples(ruleset)
    }


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_the_rounds_of_a_ruleset_come_out_as_its_rules_say(ruleset_id):
    assert results(load(ruleset_id)) == RESULTS[ruleset_id]


def test_an_option_of_the_table_shows_in_the_rounds():
    drawn = with_options(load("truc-1739"), {"ties.all": "draw"})
    assert results(drawn)["==="] == (None, "drawn")
    assert results(with_options(load("balear"), {"ties.first": "classic"})) == CLASSIC


def test_the_cards_are_those_that_were_laid():
    tied, stacked, below = next(
        e.tricks for e in round_examples(load("balear")) if e.why == "hidden"
    )
    assert (tied, stacked, below) == ("12o = 12c", "3o/1c = 3c/2o", "1c < 2o")


def test_where_two_cannot_play_there_are_no_rounds():
    head = 'id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n'
    assert round_examples(load_text(head + "[choices]\nseats = [4]\n")) == ()


def test_a_deck_with_too_few_equal_cards_has_the_rounds_that_it_can_have():
    village = load_text(
        'id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n'
        '[deck]\ncards = ["3*", "4*", "5*", "6*"]\n[order]\ntiers = ["3*", "4*", "5*", "6*"]\n'
    )
    assert results(village) == {"==<": CLASSIC["==<"], "===": CLASSIC["==="]}
