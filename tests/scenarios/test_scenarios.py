"""Every rule has a record that shows it, and every option one whose result it changes.

What is expected was worked out by hand from the rules, not from what the engine gave.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from retruc.game import Reason
from retruc.rulesets import (
    OPTION_BY_PATH,
    Ruleset,
    catalogue,
    format_value,
    load,
    value_at,
    with_options,
)
from tests.scenarios import test_what_no_record_shows as elsewhere
from tests.scenarios.reading import (
    Flip,
    Scenario,
    differences,
    effect,
    referee,
    scenarios,
    written,
)

ROOT = Path(__file__).parents[2]

NOT_THE_TABLES = {"bad-option", "bad-value", "bad-score", "unknown-ruleset"}
"""What the reader says of tags that are wrong: no result at all."""

SHOWN_ELSEWHERE = {
    "dealer.first": elsewhere.test_any_seat_may_be_drawn_to_deal_first,
    "cama.marking": elsewhere.test_a_score_is_marked_with_what_the_table_says,
    "absence.rule": elsewhere.test_what_becomes_of_a_seat_whose_player_stays_away,
    "absence.grace-s": elsewhere.test_what_becomes_of_a_seat_whose_player_stays_away,
}
"""Options whose values no record tells apart, and a test that does."""

CHANGES_WHAT_MAY_BE_DONE = {"ties.opener", "truc.silent-accept"}
"""Options that can only allow or forbid a word of a record, as `reading` explains."""

ALL = scenarios()
FLIPPED = [(scenario, flip) for scenario in ALL for flip in scenario.flips]
VILLAGES = [
    pytest.param(scenario, stated, id=f"{scenario} {number}")
    for scenario in ALL
    for number, stated in enumerate(scenario.villages, start=1)
]
TOGETHER = [
    {"deck.pack", "deck.cards", "order.tiers"},
    {"deck.cards", "order.tiers"},
]
"""Options that a file cannot state one without the other; the first is the one that is shown."""
CHOICES = [
    (name, path, format_value(value))
    for name in catalogue()
    for path, values in load(name).choices.items()
    if path not in SHOWN_ELSEWHERE and len(values) > 1
    for value in values
]
VALUES = [
    (path, value)
    for path, option in OPTION_BY_PATH.items()
    for value in option.words
    if path not in SHOWN_ELSEWHERE
]


@cache
def played(scenario: Scenario) -> Ruleset:
    return with_options(load(scenario.ruleset), scenario.options)


def mentioned(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """The values of options under which a scenario says what is owed.

    A flip counts only if it says so too: that something else is owed tells little of a value.
    """
    for path in scenario.rules:
        if path in OPTION_BY_PATH:
            yield path, format_value(value_at(played(scenario), path))
    yield from scenario.options.items()
    for flip in scenario.flips:
        if flip.expected:
            yield from flip.settings.items()


def changed_values(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """The values between which a scenario tells: those of the options that it flips alone.

    The number of seats is one: a record has as many hands.
    """
    yield "seats", str(played(scenario).seats)
    for flip in scenario.flips:
        if len(flip.settings) == 1:
            for path, value in flip.settings.items():
                yield path, value
                yield path, format_value(value_at(played(scenario), path))


def flips(flipped: Iterable[tuple[Scenario, Flip]]) -> list[Any]:
    """Name each flip by its scenario and by what it sets."""
    return [
        pytest.param(scenario, flip, id=f"{scenario} {written(flip.settings)}")
        for scenario, flip in flipped
    ]


@pytest.mark.parametrize("scenario", ALL, ids=str)
def test_the_table_owes_what_the_scenario_says(scenario: Scenario) -> None:
    assert differences(scenario) == []


@pytest.mark.parametrize(("scenario", "flip"), flips(FLIPPED))
def test_an_option_set_otherwise_changes_the_result(scenario: Scenario, flip: Flip) -> None:
    before = effect(referee(scenario.record()))
    after = effect(referee(scenario.record(flip.settings)))
    assert after["error"] not in NOT_THE_TABLES
    assert after != before


@pytest.mark.parametrize(("scenario", "flip"), flips(flip for flip in FLIPPED if flip[1].expected))
def test_with_an_option_set_otherwise_the_table_owes_what_the_flip_says(
    scenario: Scenario, flip: Flip
) -> None:
    assert differences(scenario, flip) == []


@pytest.mark.parametrize(("scenario", "stated"), VILLAGES)
def test_a_file_that_states_otherwise_changes_the_result(scenario: Scenario, stated: str) -> None:
    before = effect(referee(scenario.record()))
    after = effect(referee(scenario.record_of_village(), scenario.village(stated)))
    assert after["error"] not in NOT_THE_TABLES
    assert after != before


@pytest.mark.parametrize("scenario", ALL, ids=str)
def test_a_scenario_is_named_by_its_rule(scenario: Scenario) -> None:
    assert scenario.ruleset == scenario.path.parent.name
    assert any(re.fullmatch(rf"{re.escape(r)}(-.+)?", scenario.path.stem) for r in scenario.rules)
    assert all(r in OPTION_BY_PATH or re.fullmatch(r"common(\.[a-z-]+)", r) for r in scenario.rules)


def test_scenarios_name_sources_that_the_page_of_sources_explains() -> None:
    page = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    keys = set(re.findall(r"^\| `([a-z-]+)` \|", page, flags=re.MULTILINE))
    assert {key for scenario in ALL for key in scenario.sources} <= keys


def test_every_ruleset_has_scenarios() -> None:
    assert {scenario.ruleset for scenario in ALL} == set(catalogue())


def flipped_paths(scenario: Scenario) -> Iterator[str]:
    """The options that a scenario flips, each alone or with those that it cannot go without."""
    yield from (path for f in scenario.flips if len(f.settings) == 1 for path in f.settings)
    own = load(scenario.ruleset)
    for stated in scenario.villages:
        village = scenario.village(stated)
        named = {path for path in OPTION_BY_PATH if value_at(village, path) != value_at(own, path)}
        changed = named - {"deck.id"}  # which is empty where cards and tiers are stated
        if len(changed) == 1:
            yield from changed
        elif changed in TOGETHER:
            yield next(path for path in OPTION_BY_PATH if path in changed)


def test_every_option_has_a_scenario_whose_result_it_changes() -> None:
    flipped = {path for scenario in ALL for path in flipped_paths(scenario)}
    assert set(OPTION_BY_PATH) - flipped <= set(SHOWN_ELSEWHERE)


def test_every_reason_has_a_scenario() -> None:
    given = {value for scenario in ALL for key, value in scenario.expected if key == "error"}
    assert set(Reason) - given == {Reason.ALREADY_DEALT}, "a record deals once a round"


def test_every_value_of_every_mechanism_has_a_scenario() -> None:
    about = {pair for scenario in ALL for pair in mentioned(scenario)}
    assert [pair for pair in VALUES if pair not in about] == []


@pytest.mark.parametrize("name", catalogue())
def test_every_choice_of_a_ruleset_changes_a_result_there(name: str) -> None:
    told_apart = {
        pair for scenario in ALL if scenario.ruleset == name for pair in changed_values(scenario)
    }
    missing = [pair for n, *pair in CHOICES if n == name and tuple(pair) not in told_apart]
    assert missing == []


def test_what_changes_only_what_may_be_done_says_what_that_is() -> None:
    silent = [
        f"{scenario} {written(flip.settings)}"
        for scenario, flip in FLIPPED
        if flip.settings.keys() & CHANGES_WHAT_MAY_BE_DONE and not flip.expected
    ]
    assert silent == []
