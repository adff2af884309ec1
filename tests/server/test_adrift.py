"""Tables that nobody will move on: there must be none, and a figure says so."""

import asyncio
from pathlib import Path

from retruc.server.shell import TableHost
from retruc.server.table.commands import BotsChose, Choice, Woke
from retruc.server.table.waiting import gentlest
from tests.server.live import Live, live
from tests.server.table import support

FIGURE = "retruc_tables_waiting_for_nobody"


def in_play(**fields):
    return support.house(**fields).table


def test_a_table_waits_for_a_person_a_bot_or_a_clock():
    assert in_play().waits_for() == "people"
    assert in_play(clock_s=30).waits_for() == "clock"
    thinking = support.house(people=1, thinks=False)
    while not thinking.thoughts:
        thinking.act("anna", str(gentlest_card(thinking)))
    assert thinking.table.waits_for() == "bots"
    choices = tuple(
        Choice(ask.seat, gentlest(thinking.state, ask.seat) if ask.legal else None)
        for ask in thinking.thoughts[-1].asks
    )
    asked = thinking.thoughts.pop()
    thinking.handle(BotsChose(asked.token, choices))
    assert thinking.table.waits_for() in ("bots", "people")


def gentlest_card(table):
    return gentlest(table.state, table.ledger.readers[0]).card


def test_a_table_where_none_is_played_or_all_are_away_waits_for_nothing():
    assert in_play(starts=False).waits_for() is None
    table = support.house()
    for name in support.PEOPLE[:4]:
        table.go(name)
    assert table.table.waits_for() is None


def test_while_who_is_asked_is_away_it_is_the_grace_that_moves_the_table():
    table = support.house()
    name = next(n for n in support.PEOPLE[:4] if table.situation(n).asked)
    table.go(name)
    assert table.table.waits_for() == "clock"


def test_a_table_whose_bots_are_never_asked_waits_for_nobody():
    table = support.house(people=1, thinks=False)
    while not table.thoughts:
        table.act("anna", str(gentlest_card(table)))
    table.table._bots.forget()  # as a fault would leave it: nothing asks them again
    assert table.table.waits_for() == "nobody"


async def test_the_figure_counts_tables_that_nothing_moves(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'retruc.sqlite'}"
    async with live(database) as server, server.person() as ada:
        code = await ada.make(quick=True, settings={"clockS": 600, "paceMs": 0})
        await ada.join(code)
        await ada.until(lambda: ada.situation is not None and ada.situation.asked)
        house = server.services.house
        host = house.find(code)
        assert host is not None
        assert host.table.waits_for() == "clock"
        assert await figure(server) == 0
        await rest(host)
        host._set_alarm(None)  # as no program should
        assert host.is_adrift()
        assert await figure(server) == 1
        await host.ask(Woke())  # whatever happens at the table, it sets its alarm again
        assert await figure(server) == 0


async def rest(host: TableHost) -> None:
    """Wait until bots have looked around, which they do also while a person is asked."""
    while host._side_tasks or host._is_handling or not host._inbox.empty():
        await asyncio.sleep(0.01)


async def figure(server: Live) -> float:
    """What Prometheus would read after the next look."""
    await server.services.house._sweep()
    async with server.person() as anybody:
        text = (await anybody.http.get("/metrics")).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(FIGURE)))
