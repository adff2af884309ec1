"""What is asked over HTTP, and how it is refused."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from retruc.protocol.messages import Told
from retruc.server.api.pages import WebClient
from retruc.words import LANGUAGES
from tests.server.live import Person, live

VILLAGE = 'id = "poble"\nversion = 1\nname = "El poble"\nextends = "bar"\n[cama]\ntarget = 30\n'
JSON = {"content-type": "application/json"}
AT_ONCE = {"paceMs": 0, "proof": False}


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'retruc.sqlite'}"


async def dealt(person: Person, code: str) -> None:
    """Come to a table and wait for one's cards."""
    await person.join(code)
    await person.until(lambda: person.snapshot.view.hand != [] or person.last(Told) is not None)


async def test_who_one_is(database: str) -> None:
    async with live(database) as server, server.person() as ada:
        me = (await ada.http.get("/api/me")).json()
        assert me == {
            "known": False,
            "name": "",
            "face": 0,
            "tables": [],
            "keepDays": 90,
            "address": "",
        }
        assert not ada.http.cookies
        named = await ada.http.patch("/api/me", json={"name": "  Ada\u202e\n Lovelace "})
        assert named.json()["name"] == "Ada Lovelace"
        cookie = named.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        code = await ada.make(quick=True)
        me = (await ada.http.get("/api/me")).json()
        assert [(table["code"], table["seat"]) for table in me["tables"]] == [(code, 1)]
        other = (await ada.http.patch("/api/me", json={"face": 7.0})).json()
        assert (other["name"], other["face"]) == ("Ada Lovelace", 7)


async def test_behind_tls_the_cookie_is_for_tls_alone(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        answer = await ada.http.patch(
            "/api/me", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"}
        )
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"


async def test_a_second_device_by_a_code_that_is_good_once(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as phone, server.person() as tablet:
        code = await phone.make(quick=True, name="Ada")
        given = (await phone.http.post("/api/me/device")).json()
        assert given["expiresInS"] == 300
        wrong = await tablet.http.post("/api/me/device/redeem", json={"code": "BCDFGHJKMN"})
        assert (wrong.status_code, wrong.json()["id"]) == (403, "bad-device-code")
        typed = given["code"].lower()[:5] + " " + given["code"].lower()[5:]
        used = await tablet.http.post("/api/me/device/redeem", json={"code": typed})
        assert used.status_code == 204
        again = await tablet.http.post("/api/me/device/redeem", json={"code": typed})
        assert again.status_code == 403
        assert tablet.http.cookies.get("retruc") != phone.http.cookies.get("retruc")
        me = (await tablet.http.get("/api/me")).json()
        assert (me["name"], me["tables"][0]["code"]) == ("Ada", code)


async def test_a_device_code_lasts_five_minutes(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as phone, server.person() as tablet:
        await phone.http.patch("/api/me", json={"name": "Ada"})
        given = (await phone.http.post("/api/me/device")).json()
        guests = server.services.guests
        before = guests._clock
        guests._clock = lambda: before() + 301
        late = await tablet.http.post("/api/me/device/redeem", json={"code": given["code"]})
        assert late.status_code == 403


async def test_being_forgotten(database: str) -> None:
    async with live(database) as server, server.person() as ada, server.person() as eva:
        code = await ada.make(quick=True, name="Rosalia", settings=AT_ONCE)
        await dealt(ada, code)
        token = ada.http.cookies.get("retruc")
        answer = await ada.http.delete("/api/me")
        assert answer.status_code == 204
        await ada.until(lambda: ada.close_code is not None)
        assert ada.goodbye is not None
        assert ada.goodbye.reason == "forgotten"
        eva.http.cookies.set("retruc", str(token))
        assert (await eva.http.get("/api/me")).json()["known"] is False
        house = server.services.house
        host = house.find(code)
        assert host is not None
        log = await house.read_whole_log(host.table_id)
        assert any("Rosalia" in row.body for row in log)
        await house.retire(host, "finished")
        put_away = await house.read_whole_log(host.table_id)
        assert len(put_away) >= len(log)
        assert not any("Rosalia" in row.body for row in put_away)


async def test_names_go_from_what_has_ended_too(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(quick=True, name="Rosalia", settings=AT_ONCE)
        house = server.services.house
        host = house.find(code)
        assert host is not None
        await dealt(ada, code)
        await ada.leave()
        await house.retire(host, "finished")
        assert any("Rosalia" in row.body for row in await house.read_whole_log(host.table_id))
        assert (await ada.http.get(f"/api/tables/{code}")).status_code == 404
        record = await ada.http.get(f"/api/tables/{code}/record")
        assert record.status_code == 200
        assert "Rosalia" in record.text
        await ada.http.delete("/api/me")
        assert not any("Rosalia" in row.body for row in await house.read_whole_log(host.table_id))
        await ada.join(code)
        assert ada.goodbye is not None
        assert ada.goodbye.reason == "table-over"


async def test_what_is_old_is_forgotten(sqlite: str) -> None:
    async with live(sqlite, keep_days=1) as server, server.person() as ada:
        code = await ada.make(quick=True, name="Ada", settings=AT_ONCE)
        await dealt(ada, code)
        await ada.leave()
        house = server.services.house
        host = house.find(code)
        assert host is not None
        await house.retire(host, "finished")
        await house.forget_old()
        assert (await ada.http.get(f"/api/tables/{code}/record")).status_code == 200
        before = house.now_ms
        house.now_ms = lambda: before() + 2 * 86_400_000
        await house.forget_old()
        assert (await ada.http.get(f"/api/tables/{code}/record")).status_code == 404
        assert (await ada.http.get("/api/me")).json()["known"] is False


async def test_open_tables_are_those_that_their_hosts_list(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        hidden = await ada.make(name="Ada")
        listed = await ada.make(settings={"listed": True}, options={"cama.target": "30"})
        tables = (await ada.http.get("/api/tables")).json()["tables"]
        assert [table["code"] for table in tables] == [listed]
        one = (await ada.http.get(f"/api/tables/{hidden.lower()}")).json()
        assert (one["code"], one["phase"], one["seats"]) == (hidden, "room", 4)
        assert tables[0]["differences"] == 1
        rules = (await ada.http.get(f"/api/tables/{listed}/rules?language=en")).json()
        assert [d["path"] for d in rules["differences"]] == ["cama.target"]


async def test_settings_of_a_table_are_kept(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        code = await ada.make(settings={"clockS": 30, "paceMs": 0, "undo": False, "proof": False})
        await ada.join(code)
        settings = ada.snapshot.room.settings
        assert (settings.clock_s, settings.pace_ms, settings.undo) == (30, 0, False)
        assert settings.grace_s == 60


async def test_rules_of_ones_own(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        found = await ada.http.post("/api/rulesets/check?language=en", json={"toml": VILLAGE})
        assert found.json()["problems"] == []
        assert [d["path"] for d in found.json()["differences"]] == ["cama.target"]
        wrong = await ada.http.post(
            "/api/rulesets/check?language=es", json={"toml": VILLAGE.replace("30", '"x"')}
        )
        (problem,) = wrong.json()["problems"]
        assert (problem["id"], problem["path"]) == ("wrong-type", "cama.target")
        code = await ada.make(village=VILLAGE)
        await ada.join(code)
        assert ada.snapshot.room.ruleset_name == "El poble"
        assert ada.snapshot.room.target == 30
        assert ada.snapshot.room.differs_from == "Truc de bar"
        rules = (await ada.http.get(f"/api/tables/{code}/rules?language=en")).json()
        assert rules["differsFrom"] == "Truc de bar"
        assert [d["path"] for d in rules["differences"]] == ["cama.target"]
        assert (await ada.http.get(f"/api/tables/{code}")).json()["differences"] == 1
        bad = await ada.http.post("/api/tables", json={"village": "nonsense"})
        assert (bad.status_code, bad.json()["id"]) == (422, "not-toml")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_in_every_language(sqlite: str, language: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        lines = (await ada.http.get(f"/api/rulesets?language={language}")).json()["rulesets"]
        assert len(lines) > 10
        for line in lines:
            text = (await ada.http.get(f"/api/rulesets/{line['id']}?language={language}")).json()
            assert text["page"][0]["kind"] == "heading"
            assert all(len(option["choices"]) > 1 for option in text["options"])
            assert all(
                option["value"] in {choice["value"] for choice in option["choices"]}
                for option in text["options"]
            )
        both = f"/api/rulesets/bar/differences/balear?language={language}"
        assert (await ada.http.get(both)).json()["page"]
        bots = (await ada.http.get(f"/api/bots?language={language}")).json()["bots"]
        assert [bot["id"].partition("@")[0] for bot in bots][-1:] != []


async def test_every_option_of_the_form_can_be_played(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        text = (await ada.http.get("/api/rulesets/bicicleta")).json()
        for option in text["options"]:
            values = (choice["value"] for choice in option["choices"])
            other = next(value for value in values if value != option["value"])
            code = await ada.make(ruleset="bicicleta", options={option["path"]: other})
            host = server.services.house.find(code)
            assert host is not None
            assert host.table.ruleset.changed == {option["path"]: other}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("PUT", "/api/me", {}, 405, "no-such-method"),
        ("GET", "/api/tables/BCDFGH", None, 404, "no-table"),
        ("GET", "/api/tables/BCDFGH/record", None, 404, "no-table"),
        ("GET", "/api/rulesets/poble", None, 404, "unknown-ruleset"),
        ("GET", "/api/rulesets/.%2Fpyproject.toml", None, 404, "not-found"),
        ("GET", "/api/rulesets/pyproject.toml", None, 404, "unknown-ruleset"),
        ("GET", "/api/rulesets/bar?option=seats=7", None, 422, "odd-seats"),
        ("POST", "/api/tables", {"ruleset": "../x.toml"}, 422, "unknown-ruleset"),
        ("POST", "/api/tables", {"nonsense": 1}, 422, "bad-request"),
        ("POST", "/api/tables", {"settings": {"bot": "nobody"}}, 422, "unknown-bot"),
        ("POST", "/api/tables", {"settings": {"bot": "penya"}}, 422, "unknown-bot"),
        ("POST", "/api/tables", {"settings": {"clockS": -1}}, 422, "bad-request"),
        ("POST", "/api/tables", {"settings": {"graceS": 4}}, 422, "bad-request"),
        ("POST", "/api/tables", {"options": {"cama.target": "many"}}, 422, "wrong-type"),
        ("POST", "/api/rulesets/check", {"toml": "x" * 70_000}, 422, "bad-request"),
        ("PATCH", "/api/me", {"name": 1}, 422, "bad-request"),
        ("PATCH", "/api/me", {"face": False}, 422, "bad-request"),
        ("PATCH", "/api/me", {"face": 7.5}, 422, "bad-request"),
        ("POST", "/api/tables", {"settings": {"undo": 1}}, 422, "bad-request"),
    ],
)
async def test_refusals(
    sqlite: str, method: str, path: str, *, body: object, status: int, reason: str
) -> None:
    async with live(sqlite) as server, server.person() as ada:
        for language in ("en", "ca-valencia"):
            answer = await ada.http.request(
                method,
                path,
                json=body,
                headers={"accept-language": language},
            )
            assert (answer.status_code, answer.json()["id"]) == (status, reason)
            assert answer.json()["text"]


async def test_a_body_that_is_no_text_is_refused_like_one_that_is_no_json(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        for body in (b"\xff\xfe]", b"{"):
            answer = await ada.http.patch("/api/me", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["id"]) == (422, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/me", "DELETE, GET, PATCH"),
        ("OPTIONS", "/api/tables", "GET, POST"),
        ("GET", "/api/rulesets/check", "POST"),
        ("POST", "/api/tables/BCDFGH/record", "GET"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
    ],
)
async def test_what_may_be_done_instead_is_said(
    sqlite: str, method: str, path: str, *, allowed: str
) -> None:
    async with live(sqlite) as server, server.person() as ada:
        answer = await ada.http.request(method, path)
        assert answer.status_code == 405
        assert sorted(answer.headers["allow"].split(", ")) == allowed.split(", ")


async def test_others_in_the_network_are_invited_by_the_first_address(sqlite: str) -> None:
    addresses = ("http://192.0.2.7:8000", "http://10.0.0.7:8000")
    async with live(sqlite, addresses=addresses) as server, server.person() as ada:
        for _ in range(2):
            assert (await ada.http.get("/api/me")).json()["address"] == addresses[0]
            await ada.http.patch("/api/me", json={"name": "Ada"})
        code = await ada.make()
        drawn = [
            (await ada.http.get(f"/api/tables/{code}/qr.svg", headers={"host": host})).text
            for host in ("127.0.0.1:8000", "192.0.2.7:8000", "10.0.0.7:8000")
        ]
        assert drawn[0] == drawn[1] != drawn[2]


async def test_a_server_is_not_called_by_a_strange_name(sqlite: str) -> None:
    """A name of somebody else's that leads here would make their page one of ours."""
    async with (
        live(sqlite, origins=("https://truc.example",)) as server,
        server.person() as ada,
    ):
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        for method, path in (("POST", "/api/tables"), ("GET", "/api/tables"), ("GET", "/")):
            answer = await ada.http.request(method, path, headers=evil)
            assert (answer.status_code, answer.json()["id"]) == (421, "other-host")
        assert (await ada.http.get("/health", headers=evil)).status_code == 200
        for host in ("truc.example", "192.0.2.7:8000", "bar.local:8000", "localhost:1"):
            answer = await ada.http.get("/api/tables", headers={"host": host})
            assert answer.status_code == 200


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        answer = await ada.http.post("/api/replay", content=b"x" * 500_000)
        assert (answer.status_code, answer.json()["id"]) == (413, "too-large")
        answer = await ada.http.post("/api/tables", content=b"x" * 1_200_000, headers=JSON)
        assert (answer.status_code, answer.json()["id"]) == (413, "too-large")


async def test_a_page_of_somebody_else_changes_nothing(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        for headers in (
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = await ada.http.post("/api/tables", json={}, headers=headers)
            assert (answer.status_code, answer.json()["id"]) == (403, "other-origin")
        answer = await ada.http.post("/api/tables", json={}, headers={"origin": server.http})
        assert answer.status_code == 201


async def test_who_asks_too_much_is_refused(sqlite: str) -> None:
    async with live(sqlite, rate_factor=0.1) as server, server.person() as ada:
        asked = (ada.http.get("/api/me") for _ in range(80))
        statuses = Counter(answer.status_code for answer in await asyncio.gather(*asked))
        assert set(statuses) == {200, 429}
        assert statuses[200] < 60
        assert (await ada.http.get("/health")).status_code == 200


async def test_every_answer_has_its_headers(sqlite: str) -> None:
    async with live(sqlite) as server, server.person() as ada:
        for path in ("/", "/api/me", "/api/nothing", "/metrics"):
            headers = (await ada.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert f"ws://127.0.0.1:{server.port}" in policy
            assert "upgrade-insecure-requests" not in policy
            assert "strict-transport-security" not in headers
            assert headers["x-content-type-options"] == "nosniff"
        strange = await ada.http.get("/", headers={"host": "a; script-src *"})
        assert "script-src *" not in strange.headers.get("content-security-policy", "")


async def test_a_replay_is_what_each_seat_saw(sqlite: str) -> None:
    record = Path("tests/scenarios/bar/cama.target.truc")
    text = record.read_text(encoding="utf-8")
    async with live(sqlite) as server, server.person() as ada:
        for seat in ("all", "1"):
            answer = await ada.http.post(f"/api/replay?seat={seat}&language=en", content=text)
            assert answer.status_code == 200, answer.text
            replay = answer.json()
            told = [item["what"]["event"] for step in replay["steps"] for item in step["items"]]
            assert ("hand-dealt" in told) == (seat == "1")
            hands = [step["hands"] for step in replay["steps"] if step["hands"]]
            assert bool(hands) == (seat == "all")
        for body, seat, reason in (
            ("nonsense", "1", "bad-token"),
            (text, "9", "no-such-reader"),
            (text, "x", "no-such-reader"),
        ):
            refused = await ada.http.post(f"/api/replay?seat={seat}", content=body)
            assert refused.status_code == 422
            assert reason in {refused.json()["id"], "bad-token"}


async def test_a_replay_of_a_record_draws_bots_as_bots(sqlite: str) -> None:
    text = Path("tests/scenarios/bar/cama.target.truc").read_text(encoding="utf-8")
    text = f'[Players "Mel@nie; taverna@1"]\n{text}'
    async with live(sqlite) as server, server.person() as ada:
        answer = await ada.http.post("/api/replay?seat=all", content=text)
        assert answer.status_code == 200, answer.text
        players = answer.json()["room"]["players"]
        assert [player["kind"] for player in players] == ["person", "bot"]
        assert players[1]["name"] == "taverna@1"


# The client's files


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>page")
    (folder / "sw.js").write_text("worker")
    (folder / "assets" / "a-1.js").write_text("script")
    (folder / "assets" / "a-1.js.gz").write_bytes(b"squeezed")
    return folder


async def test_the_client_is_sent_as_it_was_built(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from retruc.server import app

    folder = built(tmp_path / "web")
    monkeypatch.setattr(app, "WebClient", lambda: WebClient(folder))
    async with live(sqlite) as server, server.person() as ada:
        for path in ("/", "/t/BCDFGH", "/rules/bar/and/balear"):
            page = await ada.http.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html>page")
            assert page.headers["cache-control"] == "no-cache"
        plain = await ada.http.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
        assert plain.text == "script"
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"].startswith("text/javascript")
        request = ada.http.build_request("GET", "/assets/a-1.js")
        request.headers["accept-encoding"] = "gzip, br"
        squeezed = await ada.http.send(request, stream=True)
        assert squeezed.headers["content-encoding"] == "gzip"
        assert b"".join([part async for part in squeezed.aiter_raw()]) == b"squeezed"
        assert (await ada.http.get("/sw.js")).headers["cache-control"] == "no-cache"
        for path in ("/assets/none.js", "/%2e%2e/secret", "/../retruc.sqlite"):
            assert (await ada.http.get(path)).status_code in {200, 404}
            assert "SQLite" not in (await ada.http.get(path)).text


async def test_without_a_client_the_server_says_so(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from retruc.server import app

    monkeypatch.setattr(app, "WebClient", lambda: WebClient(tmp_path / "none"))
    async with live(sqlite) as server, server.person() as ada:
        page = await ada.http.get("/", headers={"accept-language": "en"})
        assert page.status_code == 503
        assert "make play" in page.text
        assert "has not been built" in page.text
