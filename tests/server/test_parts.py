"""The small parts: names, ids, limits, headers, bots' processes, what logs hide."""

from collections import Counter
from io import StringIO
from os import urandom
from random import Random

import pytest
from starlette.datastructures import Headers

from retruc.engine import apply as carry_out
from retruc.engine import legal_actions, observer, random_deal, start
from retruc.game import SEATS, observe
from retruc.rulesets import load
from retruc.server import addresses, logs
from retruc.server.addresses import Interface, ranked
from retruc.server.bots.pool import BotPool
from retruc.server.headers import is_own_host, is_same_origin, policy_for
from retruc.server.ids import LETTERS, new_code, new_token, read_code, token_hash
from retruc.server.limits import Bucket, Buckets, Limits, Rate, network_of
from retruc.server.metrics import Metrics
from retruc.server.names import clean_name
from retruc.server.table.effects import Ask, Think


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  a \t b\n", "a b"),
        ("\u202eada\u202c", "ada"),
        ("a\u200bd\u0000a", "ada"),
        ("z" + "\u0301\u0302\u0303\u0304", "\u017a\u0302\u0303"),
        ("\u0301\u0302", ""),
        ("x" * 100, "x" * 24),
        ("👩‍🎤 Ada", "👩🎤 Ada"),
        ("Núria Ŀ·l", "Núria Ŀ·l"),
        (" \u3000 ", ""),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


def test_codes_are_of_letters_that_nobody_mistakes() -> None:
    codes = [new_code(urandom) for _ in range(2000)]
    assert len(set(codes)) == 2000
    letters = Counter("".join(codes))
    assert set(letters) == set(LETTERS)
    assert max(letters.values()) < 1.4 * min(letters.values())
    assert not set(LETTERS) & set("AEIOUL01")
    assert all(read_code(code.lower()) == code for code in codes[:10])
    assert read_code("") is None
    assert read_code("BCDFGHJ") is None


def test_tokens_are_of_128_bits_and_only_their_hash_is_kept() -> None:
    token = new_token(urandom)
    assert len(bytes.fromhex(token)) == 16
    assert len(token_hash(token)) == 32


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_are_counted_apart_and_the_oldest_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), most=2, clock=Clock())
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")
    assert buckets.take("192.0.2.3")
    assert buckets.take("192.0.2.1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8::1") == network_of("2001:db8::2")
    assert network_of("") == ""


def test_an_address_has_so_many_sockets() -> None:
    limits = Limits(factor=0.01, clock=Clock())
    limits.sockets = Buckets(Rate(1, 100), clock=Clock())
    assert [limits.enter("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]
    limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1")


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"host": "a:1"}, True),
        ({"host": "a:1", "origin": "http://a:1"}, True),
        ({"host": "a:1", "origin": "https://a:1"}, True),
        ({"host": "a:1", "origin": "http://a:2"}, False),
        ({"host": "a:1", "origin": "http://b:1"}, False),
        ({"host": "a:1", "origin": "null"}, False),
        ({"host": "a:1", "origin": "file://a:1"}, False),
        ({"host": "a:1", "origin": "https://truc.example"}, True),
        ({"host": "a:1", "sec-fetch-site": "cross-site"}, False),
        ({"host": "a:1", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_whose_page_it_is(headers: dict[str, str], allowed: bool) -> None:
    assert is_same_origin(Headers(headers), ["https://truc.example"]) is allowed


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("", True),
        ("127.0.0.1:8000", True),
        ("[2001:db8::1]:80", True),
        ("LOCALHOST", True),
        ("truc.localhost:80", True),
        ("bar.local", True),
        ("bar.local.:8000", True),
        ("truc.example", True),
        ("truc.example:81", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
    ],
)
def test_whose_name_it_is(host: str, *, ours: bool) -> None:
    assert is_own_host(host, ["https://truc.example"]) is ours


def test_a_machine_is_called_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Bar-Laptop")
    assert is_own_host("bar-laptop:8000")


def test_the_address_that_a_phone_may_reach_comes_first() -> None:
    found = [
        Interface("lo", "127.0.0.1"),
        Interface("docker0", "172.17.0.1"),
        Interface("eth1", "169.254.3.4"),
        Interface("wwan0", "8.8.8.8"),
        Interface("wlan0", "192.168.4.1"),
        Interface("eth0", "10.0.0.7"),
    ]
    own = ("192.168.4.1", "10.0.0.7")
    last = ("169.254.3.4", "172.17.0.1")
    assert ranked(found) == (*own, "8.8.8.8", *last)
    assert ranked(found, default="10.0.0.7") == (*reversed(own), "8.8.8.8", *last)
    assert ranked([], default="10.0.0.7") == ("10.0.0.7",)
    assert ranked(found[:1]) == ()


def test_a_machine_has_an_address_even_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_default_address", lambda: "")
    assert addresses.own_addresses()
    monkeypatch.setattr(addresses, "_interfaces", lambda: iter(()))
    assert addresses.own_addresses() == ("127.0.0.1",)


def test_without_linux_the_machines_name_leads_to_its_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    found = ("bar", [], ["192.168.4.1", "10.0.0.7"])
    monkeypatch.setattr("socket.gethostbyname_ex", lambda _: found)
    assert [one.address for one in addresses._interfaces()] == ["192.168.4.1", "10.0.0.7"]


def test_a_strange_host_is_no_part_of_the_policy() -> None:
    assert "ws://[2001:db8::1]:80 " in policy_for("[2001:db8::1]:80")
    assert "evil" not in policy_for("a; script-src evil")


def test_secrets_are_hidden_and_values_of_errors_not_told() -> None:
    stream = StringIO()
    logs.set_up_logs(as_json=True, stream=stream)
    try:
        raise ValueError("7o6o3c")
    except ValueError as error:
        logs.logger().error("failed", code="BCDFGH", token="x1", **logs.failure(error))
    line = stream.getvalue()
    assert '"error": "ValueError"' in line
    assert "test_secrets_are_hidden" in line
    for secret in ("7o6o3c", "BCDFGH", "x1"):
        assert secret not in line


@pytest.mark.parametrize("bot", ["random", "threshold", "taverna"])
async def test_bots_answer_from_their_processes(bot: str) -> None:
    ruleset = load("bar")
    state = start(ruleset, dealer=SEATS[3])
    step = carry_out(state, random_deal(state, Random(1)))
    seen = observer(state, SEATS[0])
    for event in step.events:
        if event.audience is None or SEATS[0] in event.audience:
            seen = observe(seen, event)
    legal = tuple(legal_actions(step.state, SEATS[0]))
    asked = Think(7, ruleset, (Ask(SEATS[0], bot, seen, legal, (), obliged=True),))
    pool = BotPool(Metrics(), workers=1)
    answers = [await pool.ask(asked, b"key") for _ in range(2)]
    pool.close()
    assert answers[0] == answers[1]
    assert answers[0].token == 7
    (choice,) = answers[0].choices
    assert choice.action in legal
    assert choice.why


async def test_a_bot_that_cannot_be_asked_does_something_legal() -> None:
    ruleset = load("bar")
    state = start(ruleset, dealer=SEATS[3])
    state = carry_out(state, random_deal(state, Random(1))).state
    legal = tuple(legal_actions(state, SEATS[0]))
    seen = observer(state, SEATS[0])
    asked = Think(1, ruleset, (Ask(SEATS[0], "nobody", seen, legal, (), obliged=True),))
    pool = BotPool(Metrics(), workers=1)
    answer = await pool.ask(asked, b"key")
    pool.close()
    assert answer.choices[0].action in legal
