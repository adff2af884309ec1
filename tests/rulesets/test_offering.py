"""Whether what a ruleset offers can be set."""

from typing import Any

import pytest

from retruc.game import RulesetError
from retruc.rulesets import load, load_text, options, with_options
from retruc.rulesets.mechanisms import FoldScope, FoldWhen
from retruc.rulesets.offering import check_choices
from retruc.rulesets.reading import Place
from tests.rulesets.test_refusals import HEAD

ALONE = FoldScope.SEAT
ON_TURN, ANY_TIME = FoldWhen.OWN_TURN, FoldWhen.ANY_TIME


def faults(choices: dict[str, tuple[Any, ...]], **values: Any) -> list[tuple[str, str]]:
    """What is wrong with an offer over the rules of bar, some of them set otherwise."""
    changed = {path.replace("__", "."): value for path, value in values.items()}
    place = Place("poble.toml", "choices")
    check_choices(choices, options(load("bar")) | changed, place)
    return [(error.path, error.problem) for error in place.problems]


def test_what_can_be_set_alone_is_no_fault() -> None:
    assert faults({"cama.target": (18, 24, 30), "flor.on": (False, True)}) == []
    assert faults({}) == []


def test_what_contradicts_the_rest_can_never_be_set() -> None:
    why = "fold.scope: one seat alone leaves on its own turn only, and fold.when says any-time"
    assert faults({"fold.scope": (FoldScope.NONE, ALONE)}) == [
        ("choices.fold.scope", f"'seat' can never be set: {why}")
    ]


def test_another_choice_may_mend_it() -> None:
    assert faults({"fold.scope": (FoldScope.NONE, ALONE), "fold.when": (ANY_TIME, ON_TURN)}) == []
    before = FoldWhen.BEFORE_FIRST_CARD
    assert faults({"fold.scope": (FoldScope.NONE, ALONE), "fold.when": (ANY_TIME, before)}) == []


def test_a_choice_that_has_nothing_to_do_with_it_does_not() -> None:
    found = faults({"fold.scope": (FoldScope.NONE, ALONE), "cama.target": (24, 30)})
    assert [path for path, _ in found] == ["choices.fold.scope"]


def test_every_value_that_cannot_be_set_is_named() -> None:
    off = faults({"seats": (2, 4, 5, 7)})
    assert off == [
        (
            "choices.seats",
            "'5' can never be set: seats: expected as many seats in each team, found 5",
        ),
        (
            "choices.seats",
            "'7' can never be set: seats: expected as many seats in each team, found 7",
        ),
    ]


def test_seats_may_need_a_larger_deck() -> None:
    assert faults({"seats": (4, 8)}) == [
        (
            "choices.seats",
            "'8' can never be set: seats: 8 seats need 24 cards, and the deck has 22",
        )
    ]
    assert faults({"seats": (4, 8), "deck.id": ("v22", "v24")}) == []


def test_what_the_rules_contradict_themselves_is_no_fault_of_a_choice() -> None:
    broken = {"fold__scope": ALONE}
    assert faults({"cama.target": (18, 24)}, **broken) == []
    assert faults({"fold.scope": (ALONE, FoldScope.NONE)}, **broken) == []


def test_of_an_option_whose_own_value_is_unknown_nothing_is_said() -> None:
    values = options(load("bar"))
    del values["fold.scope"]
    place = Place("")
    check_choices({"fold.scope": (FoldScope.NONE, ALONE)}, values, place)
    assert place.problems == []


@pytest.mark.parametrize(
    ("choices", "setting", "needed"),
    [
        (
            '"fold.scope" = ["none", "seat"]\n"fold.when" = ["any-time", "own-turn"]',
            {"fold.scope": "seat"},
            {"fold.when": "own-turn"},
        ),
        (
            '"deck.id" = ["v22", "v24"]\nseats = [2, 4, 8]',
            {"seats": "8"},
            {"deck.id": "v24"},
        ),
    ],
)
def test_a_choice_may_need_another(
    choices: str, setting: dict[str, str], needed: dict[str, str]
) -> None:
    village = load_text(HEAD + f'extends = "bar"\n[choices]\n{choices}\n')
    with pytest.raises(RulesetError):
        with_options(village, setting)
    assert with_options(village, {**setting, **needed}).changed == {**setting, **needed}
