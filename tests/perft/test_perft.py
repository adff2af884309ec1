"""Engine, rules in bulk and the second telling find as many paths as the files say."""

import pytest

from retruc.rulesets import catalogue, load
from tests.perft.bulk import by_first_bit
from tests.perft.cases import Case, by_first_action, by_first_word, cases, side_by_side, sum_of

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_engine_finds_as_many_paths(case: Case) -> None:
    found = by_first_action(case)
    if sum_of(found.values()) != case.count:
        pytest.fail(side_by_side(case, found, by_first_word(case)))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_in_bulk_find_as_many_paths(case: Case) -> None:
    found = by_first_bit(case)
    if sum_of(found.values()) != case.count:
        pytest.fail(side_by_side(case, found, by_first_word(case)))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_second_telling_finds_as_many_paths(case: Case) -> None:
    told = by_first_word(case)
    if sum_of(told.values()) != case.count:
        pytest.fail(side_by_side(case, by_first_action(case), told))


def test_a_failure_shows_the_first_actions_that_differ() -> None:
    case = CASES[0]
    found = by_first_action(case)
    told = dict(found)
    first, count = told.popitem()
    shown = side_by_side(case, found, told)
    assert f"! {first:10} {count} / told: None" in shown
    assert shown.count("!") == 1


@pytest.mark.parametrize("name", catalogue())
def test_every_number_of_seats_has_a_case(name: str) -> None:
    ruleset = load(name)
    offered = set(ruleset.choices.get("seats", (ruleset.seats,)))
    assert {case.rules().seats for case in CASES if case.ruleset == name} == offered


def test_every_case_has_a_title_of_its_own() -> None:
    assert len({str(case) for case in CASES}) == len(CASES)
