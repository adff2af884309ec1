"""Whatever happens, a table keeps its word, and its rows give it again."""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from retruc.server.table.records import record_text
from tests.server.table.anything import do_anything
from tests.server.table.support import House, four, m, same

RULESETS = ("bar", "barajamos", "bicicleta", "balear", "mallorca", "garrotxa")
EXAMPLES = int(os.environ.get("RETRUC_TABLES", "25"))
"""The long form: RETRUC_TABLES=1000."""


def begun(ruleset, people, seed, **changes):
    table = House(four(people=people, ruleset=ruleset, **changes), seed=seed)
    table.come("anna")
    return table


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    ruleset=st.sampled_from(RULESETS),
    people=st.integers(1, 4),
    seed=st.integers(0, 2**32),
    clock_s=st.sampled_from([0, 15]),
    pace_ms=st.sampled_from([0, 900]),
    proof=st.booleans(),
)
def test_anything_may_happen(ruleset, people, seed, **changes):
    rng = Random(seed)
    table = begun(ruleset, people, seed, **changes)
    for _ in range(60):
        do_anything(table, rng)
        if table.sheet.phase == "closed":
            break
    same(table, table.rows)
    numbers_have_no_gap(table)
    if table.state is not None:
        for name in table.sheet.guests:
            assert record_text(table.rows, name).text


def numbers_have_no_gap(table):
    for sent in table.sent.values():
        number = 0
        for message in sent:
            if isinstance(message, m.Snapshot):
                number = message.number
            elif isinstance(message, m.Told | m.Undone):
                assert message.number == number + 1, message
                number = message.number


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("people", [2, 4])
def test_at_every_row_the_rows_give_the_very_same_table(ruleset, people):
    rng = Random(f"{ruleset}/{people}")
    table = begun(ruleset, people, 3, pace_ms=900, proof=True)
    for _ in range(40):
        do_anything(table, rng)
        same(table, table.rows)
        begins = [i for i, row in enumerate(table.rows) if row.kind == "round"]
        if len(begins) >= 2:
            same(table, table.rows[begins[-2] :])
        if table.sheet.phase == "closed":
            break


def test_the_same_commands_give_the_same_rows_and_bytes():
    first, second = (begun("bar", 3, 9) for _ in range(2))
    for table in (first, second):
        rng = Random(5)
        for _ in range(60):
            do_anything(table, rng)
    assert first.rows == second.rows
    assert first.sent == second.sent
