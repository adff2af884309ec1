"""In what the rules of a table depart from the catalogue's, as those who come are told."""

import pytest

from retruc.rulesets import load
from retruc.server.table.rules import base_of, departures, ruleset_for
from tests.server.table.support import House, four, m

VILLAGE = """
id = "poble"
name = "El poble"
version = 1
extends = "{extends}"
[cama]
target = 12
[coto]
cames-to-win = 1
"""


def room(table):
    return table.last("bernat", m.RoomChanged).room


def made(**fields):
    table = House(four(people=1, starts=False, **fields))
    table.come("anna")
    table.come("bernat")
    return table


@pytest.mark.parametrize(("extends", "name"), [("bar", "Truc de bar"), ("balear", "Truc balear")])
def test_a_villages_rules_are_told_apart_from_those_that_they_extend(extends, name):
    table = made()
    table.ask("anna", m.Configure, village=VILLAGE.format(extends=extends))
    shown = room(table)
    assert (shown.ruleset_name, shown.differs_from) == ("El poble", name)
    paths = {one.path for one in shown.differences}
    own = load(extends)
    expected = {
        "cama.target": own.cama.target != 12,
        "coto.cames-to-win": own.coto.cames_to_win != 1,
    }
    assert paths == {path for path, differs in expected.items() if differs}
    assert all(one.text for one in shown.differences)
    assert table.table.listing().differences == len(paths)
    assert table.table.departures == tuple(one.path for one in shown.differences)


def test_options_set_over_a_villages_rules_are_told_too():
    table = made()
    village = VILLAGE.format(extends="bar")
    options = {"ties.opener": "ma"}
    assert isinstance(table.ask("anna", m.Configure, village=village, options=options), m.Done)
    assert [one.path for one in room(table).differences] == [
        "ties.opener",
        "cama.target",
        "coto.cames-to-win",
    ]


def test_a_ruleset_of_the_catalogue_is_compared_with_itself_and_not_with_what_it_extends():
    table = made(ruleset="balear", options={"cama.target": "18"})
    shown = table.table.snapshot("bernat", 0).room
    assert shown.differs_from == "Truc balear"
    assert [one.path for one in shown.differences] == ["cama.target"]
    assert table.table.base == load("balear")


def test_an_option_that_does_not_matter_is_no_departure():
    village = 'id = "x"\nname = "X"\nversion = 1\nextends = "bar"\nseats = 2\n'
    ruleset = ruleset_for("", village, {})
    found = departures(ruleset, of_village=True)
    assert "seats" in found
    assert "senyes.seen-by" not in found
    assert base_of(ruleset, of_village=True) == load("bar")
