"""`retruc admin` as a program, over a database that a server has used."""

import json
from pathlib import Path

import pytest
from sqlalchemy import insert

from retruc.cli import main
from retruc.server.store import open_store, orders
from retruc.server.store.schema import game_tables
from retruc.server.store.tables import make_table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    store = open_store(f"sqlite:///{tmp_path / 'retruc.sqlite'}")
    with store.engine.begin() as connection:
        make_table(connection, "t1", "BCDFGH", 1_700_000_000_000, [])
        ended = {"table_id": "t0", "made_ms": 1, "ended_ms": 2}
        connection.execute(insert(game_tables).values(ended))
    store.close()
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> tuple[int, str]:
    status = main(["admin", *arguments, "--data", str(data), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out + said.err


def test_tables_are_listed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(capsys, data, "list")
    assert status == 0
    assert said == (
        "t1: made 2023-11-14 22:13Z, last heard of 2023-11-14 22:13Z; 0 people have sat there\n"
    )
    _, said = told(capsys, data, "list", "--json")
    (table,) = json.loads(said)
    assert (table["table_id"], table["people"]) == ("t1", 0)


@pytest.mark.parametrize("name", ["t1", "BCDFGH", "bcd-fgh"])
def test_an_order_is_left_where_no_server_runs_and_is_listed(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("SUDO_USER", "pep")
    assert told(capsys, data, "log") == (0, "Nothing was ever ordered.\n")
    status, said = told(capsys, data, "close", name, "--wait", "0")
    assert (status, said[:30]) == (1, "No server has done it yet. The")
    status, said = told(capsys, data, "log")
    assert said.endswith("Z pep: close the table t1: Not done yet.\n")
    _, said = told(capsys, data, "log", "--json")
    (given,) = json.loads(said)
    assert (given["what"], given["target"], given["done_ms"]) == ("close", "t1", None)


def test_what_a_server_did_is_told(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give = orders.give_order

    def give_and_settle(connection, at_ms, who, what, target):
        number = give(connection, at_ms, who, what, target)
        given = orders.read_order(connection, number)
        orders.settle_order(connection, given, 7, orders.DONE)
        return number

    monkeypatch.setattr(orders, "give_order", give_and_settle)
    assert told(capsys, data, "pardon", "192.0.2.7") == (0, "Done.\n")
    _, said = told(capsys, data, "log")
    assert said.endswith(": pardon an address: Done.\n")
    assert "192.0.2.7" not in said


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("close", "t0"), "no-live-table: there is no table “t0” that is alive"),
        (("close", "BCDFGJ"), "no-live-table: there is no table “BCDFGJ” that is alive"),
        (("pardon", "me"), "bad-address: expected an address such as 192.0.2.7 or 2001:db8::1,"),
    ],
)
def test_what_cannot_be_ordered(
    data: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str
) -> None:
    status, said = told(capsys, data, *arguments)
    assert status == 2
    assert said.startswith(f"retruc: {line}")
    assert told(capsys, data, "log")[1] == "Nothing was ever ordered.\n"


def test_a_folder_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(capsys, tmp_path, "list")
    assert status == 2
    assert said.startswith("retruc: no-database: cannot be opened: ")
    assert list(tmp_path.iterdir()) == []
