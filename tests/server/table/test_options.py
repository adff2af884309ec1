"""Every ruleset of the catalogue plays at the table, with every value of every option."""

import os
from random import Random

import pytest

from retruc.game import RulesetError
from retruc.rulesets import catalogue, format_value, load, value_at, with_options
from retruc.server.api import prose
from retruc.words import words
from tests.server.table.support import House, four, m, play_on, same

MOST_ROUNDS = int(os.environ.get("RETRUC_OPTION_ROUNDS", "6"))
"""Rounds that are played with each set of options. The long form: RETRUC_OPTION_ROUNDS=100."""

SETS = int(os.environ.get("RETRUC_OPTION_SETS", "0"))
"""More sets of options for each ruleset, drawn at random. The long form: RETRUC_OPTION_SETS=100."""


def offered(ruleset):
    """Every setting of a ruleset's form: path and value, the ruleset's own values left out."""
    forms = prose.text(load(ruleset), words("en")).options
    return [(f.path, c.value) for f in forms for c in f.choices if c.value != f.value]


def fits(ruleset, options):
    try:
        with_options(load(ruleset), options)
    except RulesetError:
        return False
    return True


def drawn(ruleset, settings, rng):
    """As many of these settings as go together, in an order of chance."""
    chosen = {}
    for path, value in rng.sample(settings, len(settings)):
        if path not in chosen and fits(ruleset, chosen | {path: value}):
            chosen[path] = value
    return chosen


def covering(ruleset, rng):
    """Few sets of options in which every setting that the form offers occurs."""
    left = offered(ruleset)
    while left:
        chosen = drawn(ruleset, left, rng)
        yield chosen
        left = [setting for setting in left if setting not in chosen.items()]
    for _ in range(SETS):
        yield drawn(ruleset, offered(ruleset), rng)


def begun(ruleset, options, seed):
    """A table on which the host has set the options in the room, and seated bots."""
    table = House(four(people=1, seats=1, starts=False), seed=seed)
    table.come("anna")
    configured = table.ask(
        "anna",
        m.Configure,
        ruleset=ruleset,
        options=options,
        settings=m.Settings(pace_ms=0, proof=False, bot="random"),
    )
    assert isinstance(configured, m.Done), configured
    played = table.table.ruleset
    assert {path: format_value(value_at(played, path)) for path in options} == options
    if played.seats > 2:
        table.come("bernat")
        table.ask("bernat", m.Sit, seat=2)
    for seat, place in enumerate(table.sheet.places, start=1):
        if not place.member:
            table.ask("anna", m.SeatBot, seat=seat, bot="random")
    assert isinstance(table.ask("anna", m.Start), m.Done)
    return table


@pytest.mark.parametrize("ruleset", catalogue())
def test_every_value_of_every_option_plays_at_the_table(ruleset):
    rng = Random(ruleset)
    played = set()
    for seed, options in enumerate(covering(ruleset, rng)):
        table = begun(ruleset, options, seed)
        play_on(table, rng, rounds=MOST_ROUNDS)
        assert any(row.kind == "word" for row in table.rows)
        same(table, table.rows)
        played.update(options.items())
    assert len(played) > 50
    assert played >= set(offered(ruleset))


@pytest.mark.parametrize("ruleset", catalogue())
def test_every_ruleset_plays_to_the_end_of_a_coto(ruleset):
    table = begun(ruleset, {}, 1)
    play_on(table, Random(1), most=50_000)
    assert table.sheet.phase == "over"
    same(table, table.rows)


def test_what_the_form_does_not_offer_the_room_refuses():
    table = House(four(people=1, starts=False))
    table.come("anna")
    refused = table.ask("anna", m.Configure, ruleset="bar", options={"ties.first": "never"})
    assert isinstance(refused, m.Refused)
    assert table.sheet.options == {}
