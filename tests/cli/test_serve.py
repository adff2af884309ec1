"""`retruc serve` and `retruc verify` as programs."""

import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

import pytest

from retruc.cli import main
from retruc.cli.parser import make_parser
from retruc.cli.serve import best_address, has_screen, qr, settings_of, welcome
from retruc.game import SEATS
from retruc.record import Record, RecordedRound, new_header, read_record, write_record
from retruc.rulesets import load
from retruc.server.proof import (
    DealProof,
    Part,
    deal_key,
    dealt_hands,
    format_proof,
    server_link,
)
from retruc.server.running import Running
from retruc.server.settings import Settings
from retruc.server.table.records import record_text
from retruc.words import words
from tests.cli.support import start
from tests.server.table.support import PEOPLE
from tests.web.proved import FORGED, forged, played

Serve = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Start servers on a port that is free; they end with the test, however it ends."""
    with ExitStack() as running:

        def serve_with(*arguments: str) -> "subprocess.Popen[bytes]":
            process = running.enter_context(start("serve", "--port", "0", *arguments))
            running.callback(process.kill)
            return process

        yield serve_with


def test_the_server_says_where_it_is_and_ends_when_told(tmp_path: Path, serve: Serve) -> None:
    process = serve("--data", str(tmp_path), "--workers", "1", "--json")
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    address = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert address is not None, line
    with urllib.request.urlopen(f"{address[0]}/health") as answer:
        assert b'"ok"' in answer.read()
    # Before it may stand that the page has not been built.
    assert any(b"Ctrl-C" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b'"event": "tables-alive"' in err
    assert (tmp_path / "retruc.sqlite").exists()


def test_an_address_that_is_taken_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], serve: Serve
) -> None:
    process = serve("--data", str(tmp_path / "a"))
    assert process.stdout is not None
    port = process.stdout.readline().decode().rsplit(":", 1)[1].strip()
    assert main(["serve", "--port", port, "--data", str(tmp_path / "b")]) == 2
    assert capsys.readouterr().err.startswith(
        f"retruc: no-address: cannot listen at 127.0.0.1:{port}: "
    )
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "a")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("retruc: database-in-use: another server uses ")


def test_without_its_packages_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "retruc.cli.serve")
    monkeypatch.delitem(sys.modules, "retruc.server.logs")
    monkeypatch.setitem(sys.modules, "structlog", None)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "retruc: server-missing: the server needs the package structlog: install retruc[server]\n"
    )


def test_a_module_of_our_own_that_is_missing_is_an_error_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "retruc.cli.serve", None)
    with pytest.raises(ModuleNotFoundError):
        main(["serve"])


def test_what_the_arguments_say() -> None:
    arguments = "--lan --port 1 --data d --origin https://a.example/ --origin https://b.example"
    options = make_parser().parse_args(["serve", *arguments.split(), "--keep-days", "3"])
    assert settings_of(options) == Settings(
        lan=True,
        port=1,
        data=Path("d"),
        origins=("https://a.example", "https://b.example"),
        keep_days=3,
    )
    assert settings_of(make_parser().parse_args(["serve"])) == Settings()


def test_a_lan_is_welcomed_with_a_qr() -> None:
    lan = ("http://192.0.2.7:8000", "http://10.0.0.7:8000")
    running = Running(None, "http://127.0.0.1:8000", lan, has_client=False)  # type: ignore[arg-type]
    assert best_address(running) == "http://192.0.2.7:8000"
    said = welcome(running, words("en"), has_colors=True)
    assert "http://192.0.2.7:8000" in said
    assert "http://10.0.0.7:8000" in said
    assert "▀" in said
    assert "make play" in said
    lines = qr("http://192.0.2.7:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    plain = welcome(running, words("en"), has_colors=False)
    assert "▀" not in plain


def test_alone_the_own_address_is_opened() -> None:
    alone = Running(None, "http://127.0.0.1:8000", (), has_client=True)  # type: ignore[arg-type]
    assert best_address(alone) == "http://127.0.0.1:8000"


def test_a_browser_is_opened_where_it_can_be_seen() -> None:
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({}, "darwin")
    assert not has_screen({}, "linux")


# Verifying

SEED = sha256(b"seed").digest()
LINK = sha256(b"link").digest()


def record(rounds: int = 2, **changes: str) -> str:
    """Write a record whose deals follow from its secrets."""
    ruleset = load("bar")
    dealt = []
    proofs = {}
    for number in range(1, rounds + 1):
        secret = server_link(SEED, number)
        parts = {1: Part(LINK, sha256(LINK).digest(), 1)} if number == 1 else {}
        missing = () if number == 1 else (3,)
        proofs[number] = format_proof(DealProof(secret, parts, missing))
        links = {seat: part.link for seat, part in parts.items()}
        key = deal_key(number, secret, links)
        hands = dealt_hands(ruleset.deck.cards, key, ruleset.seats, 3)
        dealt.append(RecordedRound(number, hands))
    header = new_header(ruleset, dealer=SEATS[3], proof_by_round=proofs)
    text = write_record(Record(header, ruleset, tuple(dealt)))
    for before, after in changes.items():
        text = text.replace(before, after)
    return text


def verify(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    path = tmp_path / "a.truc"
    path.write_text(text)
    status = main(["verify", str(path), "--lang", "en"])
    told = capsys.readouterr()
    return status, (told.out + told.err).splitlines()


def test_deals_that_follow_from_their_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = verify(record(), tmp_path, capsys)
    assert status == 0
    assert lines[0].endswith("the secrets of the server and of seats 1")
    assert lines[1].endswith("the secret of the server alone; seats 3 gave nothing in time")
    assert lines[2] == "2 deals were checked, and all are right."
    assert lines[3] == "Seat 1 took part in 1 of 2 deals."
    assert lines[4] == "Seat 3 took part in 0 of 2 deals."
    assert lines[5].startswith("In one deal no browser took part")
    assert lines[6].startswith("Whether the secret of a browser is the one that it gave cannot")


def test_a_link_that_leads_nowhere_is_found_out_and_a_new_chain_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = played()
    honest = read_record(record_text(table.rows, PEOPLE[0]).text)
    status, lines = verify(forged(honest, says_new=False), tmp_path, capsys)
    assert status == 1
    assert lines[FORGED - 1].startswith(f"Round {FORGED}: a browser’s secret is not the one")
    status, lines = verify(forged(honest, says_new=True), tmp_path, capsys)
    assert status == 0
    assert "seats 2 began another chain" in lines[FORGED - 1]


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        (LINK.hex(), sha256(b"other").hexdigest(), "a browser’s secret is not the one"),
        (server_link(SEED, 2).hex(), "0" * 64, "the server’s secret is not the one"),
        ("[Deal.1", f'[Chain "{"0" * 64}"]\n[Deal.1', "the server’s secret is not the one"),
        ("3=missing", "3=missing 3=missing", "the proof cannot be read"),
        ("secret=", "sekret=", "the proof cannot be read"),
        ("[Deal.2", "[Note", "there is no proof"),
    ],
)
def test_deals_that_do_not(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    *,
    before: str,
    after: str,
    verdict: str,
) -> None:
    status, lines = verify(record(**{before: after}), tmp_path, capsys)
    assert status == 1
    assert any(verdict in line for line in lines), lines
    assert any("not proved" in line for line in lines)


def test_cards_that_were_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record()
    first = next(line for line in text.splitlines() if line.startswith("1."))
    hands = first.split()
    swapped = " ".join([hands[0], hands[2], hands[1], *hands[3:]])
    status, lines = verify(text.replace(first, swapped), tmp_path, capsys)
    assert status == 1
    assert "the cards are not those" in lines[0]


def test_a_record_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = verify("nonsense", tmp_path, capsys)
    assert status == 1
    assert "a.truc:1:1: " in lines[0]
    status, lines = verify('[Seats "2"]', tmp_path, capsys)
    assert (status, lines) == (1, ["The record has no deals."])
