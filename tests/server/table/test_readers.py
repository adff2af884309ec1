"""What somebody is told at once: what was missed, the trick before, how a cama was closed."""

from random import Random

import pytest

from retruc.protocol import messages as m
from retruc.server.table.commands import Restarted
from retruc.server.table.table import Table
from tests.server.table.support import PEOPLE, entropy_of, house, play_on, step


def missed(table, member):
    return table.table.snapshot(member, table.now).missed


def asked(table):
    return next(name for name in PEOPLE[:4] if table.situation(name).asked)


def card(table, name):
    return next(o.word for o in table.situation(name).offers if o.kind == "card")


def without(table, absent, count):
    """So many things are done while somebody is away who is not asked."""
    for _ in range(count):
        name = asked(table)
        assert name != absent, "somebody else is asked"
        table.act(name, card(table, name))


def gone(count=2):
    """A table where somebody, away, has missed some cards, and who that is."""
    table = house()
    first = asked(table)
    absent = PEOPLE[(PEOPLE.index(first) + 3) % 4]
    table.go(absent)
    without(table, absent, count)
    return table, absent


def test_what_was_missed_is_told_to_a_page_that_knows_of_nothing():
    table, absent = gone()
    back = table.come(absent)
    assert len(back.missed) == 2
    assert back.log[-2:] == back.missed


def test_what_was_missed_is_told_again_until_it_is_read():
    table, absent = gone()
    told = table.come(absent).missed
    without(table, absent, 1)
    table.go(absent)
    again = table.come(absent).missed
    assert again[:2] == told
    assert missed(table, absent) == again
    assert table.ask(absent, m.CaughtUp, id="read") == m.Done(id="read")
    assert missed(table, absent) == []
    assert table.ask(absent, m.CaughtUp, id="read") == m.Done(id="read", already=True)
    table.go(absent)
    assert table.come(absent).missed == []


def test_what_happens_once_one_is_back_was_not_missed():
    table, absent = gone(count=1)
    told = table.come(absent).missed
    without(table, absent, 1)
    assert missed(table, absent) == told


def test_who_acts_knows_what_happened():
    table, absent = gone()
    table.come(absent)
    without(table, absent, 1)
    assert missed(table, absent)
    assert isinstance(table.act(absent, card(table, absent)), m.Done)
    assert missed(table, absent) == []


def test_whoever_was_there_has_missed_nothing():
    table, absent = gone()
    for name in PEOPLE[:4]:
        if name != absent:
            assert missed(table, name) == []
            assert table.come(name, socket="2").missed == []


def test_what_a_page_did_not_hear_counts_as_missed_also_where_the_table_noticed_nothing():
    table = house()
    first = asked(table)
    other = PEOPLE[(PEOPLE.index(first) + 1) % 4]
    number = table.ledger.number(table.sheet.seat_of(other))
    table.act(first, card(table, first))
    told = table.come(other, seen=number, socket="2").missed
    assert len(told) == 1
    assert table.come(other, socket="3").missed == told
    table.ask(other, m.CaughtUp)
    assert table.come(other, seen=number + 1, socket="4").missed == []


def test_what_was_missed_outlasts_a_restart():
    table, absent = gone()
    table.table = Table.replay(table.rows, entropy_of(2))
    table.handle(Restarted())
    assert len(table.come(absent).missed) == 2
    other = next(name for name in PEOPLE[:4] if name != absent)
    assert table.come(other).missed == []


def test_another_seat_has_missed_nothing():
    table, absent = gone()
    table.come(absent)
    assert missed(table, absent)
    table.ask(absent, m.Stand)
    assert missed(table, absent) == []


def test_signs_that_were_not_seen_are_not_among_what_was_missed():
    table = house(seed=4)
    absent = asked(table)
    table.go(absent)
    seat = table.sheet.seat_of(absent)
    signer = PEOPLE[(seat + 2) % 4]
    sign = table.situation(signer).signs[0]
    assert isinstance(table.ask(signer, m.Gesture, word=f"senya={sign}"), m.Done)
    assert table.come(absent).missed == []


@pytest.mark.parametrize("ruleset", ["bar", "balear"])
def test_the_tricks_of_a_round_can_be_looked_at_in_the_next_one(ruleset):
    table = house(ruleset=ruleset, seed=3, undo=False, pace_ms=900)
    table.come("watcher")
    rng = Random(3)
    readers = [*PEOPLE[:4], "watcher"]
    last = {}
    while table.state.round.number < 3:
        last = {name: table.table.snapshot(name, table.now).view for name in readers}
        step(table, rng, cards=0.9)
        for name in readers:
            view = table.table.snapshot(name, table.now).view
            if view.number == last[name].number:
                assert view.tricks_before == last[name].tricks_before
            elif last[name].number:
                assert not any(trick.laid for trick in view.tricks)
                assert view.tricks_before == last[name].tricks
    again = Table.replay(table.rows, entropy_of(3))
    for name in PEOPLE[:4]:
        view = again.snapshot(name, table.now).view
        assert view.tricks_before
        assert view == table.table.snapshot(name, table.now).view


def test_the_pedres_of_the_last_cama_stand_at_the_end_as_they_were_written():
    table = house(options={"cama.target": "2", "coto.cames-to-win": "2"}, seed=6)
    play_on(table, Random(6))
    shown = table.table.snapshot("anna", table.now)
    assert shown.view.score == shown.account.score == (0, 0)
    assert max(shown.view.stood) == 2
    assert shown.account.stood == shown.view.stood
    assert max(shown.account.cames) == 2
    closing = [
        item.what
        for message in table.sent["anna"]
        if isinstance(message, m.Told)
        for item in message.items
        if item.what.__struct_config__.tag == "pedres-scored"
    ]
    assert shown.view.stood == closing[-1].score


def test_between_two_the_account_says_who_and_not_us_and_them():
    table = house(people=2, seats=2, options={"seats": "2"}, seed=2)
    play_on(table, Random(2), rounds=1)
    lines = {}
    for name in PEOPLE[:2]:
        account = table.last(name, m.Told).account or table.table.snapshot(name, 0).account
        lines[name] = " ".join(line for bet in account.bets for line in bet.lines)
    assert "You: " in lines["anna"] + lines["bernat"]
    assert not any(word in text for text in lines.values() for word in ("Us:", "Them:"))
    assert "Anna: " in lines["bernat"] or "Bernat: " in lines["anna"]
