"""The server behind nginx and behind Caddy, with the files that `docs/hosting.md` shows.

Collected only where it is asked for, since neither is needed for anything else:

    RETRUC_DEPLOY=nginx,caddy scripts/test tests/deploy/test_proxies.py
"""

import asyncio
import json
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.deploy.proxies import Proxy, Server, running

KINDS = [kind for kind in ("nginx", "caddy") if kind in os.environ["RETRUC_DEPLOY"].split(",")]
PATIENCE_S = 30
HELD_S = 12
"""A server that is back in so many seconds was held for; Caddy waits a little longer."""


class Site:
    """A server, the proxy before it, and whoever comes to them."""

    def __init__(self, server: Server, proxy: Proxy) -> None:
        self.server = server
        self.proxy = proxy
        self.cookies = httpx2.Cookies()

    def person(self, address: str = "127.0.0.1", base: str = "") -> httpx2.AsyncClient:
        """Somebody at another address; all of 127.0.0.0/8 is this machine."""
        transport = httpx2.AsyncHTTPTransport(verify=self.proxy.tls, local_address=address)
        return httpx2.AsyncClient(
            base_url=base or self.proxy.https, transport=transport, timeout=PATIENCE_S
        )

    @asynccontextmanager
    async def socket(
        self, code: str, cookie: str = "", origin: str = ""
    ) -> AsyncIterator[ClientConnection]:
        url = f"wss://localhost:{self.proxy.https_port}/api/tables/{code}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        async with connect(
            url,
            ssl=self.proxy.tls,
            origin=origin or self.proxy.https,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE_S,
        ) as socket:
            yield socket


@pytest.fixture(params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    server = Server(tmp_path)
    try:
        server.start()
        with running(request.param, tmp_path, server.port) as proxy:
            yield Site(server, proxy)
    finally:
        server.stop()


async def make_table(person: httpx2.AsyncClient) -> str:
    answer = await person.post("/api/tables", json={"quick": True, "settings": {"paceMs": 0}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def hello(socket: ClientConnection) -> dict[str, object]:
    """Say who one is and give what is told first."""
    await socket.send('{"type":"hello","protocol":1,"language":"en","seen":0}')
    message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
    assert isinstance(message, dict)
    return message


async def test_what_is_for_all_is_reached_and_what_is_not_is_not(site: Site) -> None:
    async with site.person() as ada:
        health = await ada.get("/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")
        assert (await ada.get("/metrics")).status_code == 403
        page = await ada.get("/")
        assert f"wss://localhost:{site.proxy.https_port}" in page.headers["content-security-policy"]
        assert page.headers["cross-origin-opener-policy"] == "same-origin"
        plain = await ada.get(f"http://localhost:{site.proxy.http_port}/t/BCDFGH")
        assert plain.is_redirect
        assert plain.headers["location"].startswith("https://localhost")
        assert plain.headers["location"].endswith("/t/BCDFGH")


async def test_the_cookie_is_for_tls_alone_and_strange_pages_get_nothing(site: Site) -> None:
    async with site.person() as ada:
        made = await ada.post("/api/tables", json={})
        assert "; Secure" in made.headers["set-cookie"]
        strange = {"origin": "https://evil.example"}
        refused = await ada.post("/api/tables", json={}, headers=strange)
        assert (refused.status_code, refused.json()["id"]) == (403, "other-origin")
        own = await ada.post("/api/tables", json={}, headers={"origin": site.proxy.https})
        assert own.status_code == 201
        code = made.json()["code"]
        with pytest.raises(InvalidStatus) as closed:
            async with site.socket(code, origin="https://evil.example"):
                pass
        assert closed.value.response.status_code == 403


async def test_bodies_are_as_large_as_the_server_takes(site: Site) -> None:
    async with site.person() as ada:
        answer = await ada.post("/api/replay", content=b"[" * 1_000_000)
        assert answer.status_code == 413
        assert answer.json()["id"] == "too-large"  # the server's word, not the proxy's


async def test_the_server_counts_who_really_asks(site: Site) -> None:
    """Through the proxy each address counts for itself, whatever it says that it is."""
    site.server.stop()
    site.server._arguments = ("--rate", "0.1")
    site.server.start()
    direct = f"http://127.0.0.1:{site.server.port}"
    for base, address in (("", "127.0.0.1"), (direct, "127.0.0.3")):
        async with site.person(address, base) as ada:
            asked = (
                ada.get("/api/me", headers={"x-forwarded-for": f"203.0.113.{n}"}) for n in range(80)
            )
            statuses = Counter(answer.status_code for answer in await asyncio.gather(*asked))
            assert set(statuses) == {200, 429}, statuses
    async with site.person("127.0.0.2") as eva:
        assert (await eva.get("/api/me")).status_code == 200


async def test_a_restart_under_the_proxy_is_a_pause(site: Site) -> None:
    async with site.person() as ada:
        code = await make_table(ada)
        cookie = f"retruc={ada.cookies['retruc']}"
        async with site.socket(code, cookie) as socket:
            assert (await hello(socket))["type"] == "snapshot"
            await asyncio.to_thread(site.server.stop)
            heard = await _until_closed(socket)
        assert heard[-1]["type"] == "goodbye"
        assert heard[-1]["reason"] == "restarting"
        assert socket.close_code == 4000
        began = monotonic()
        waiting = asyncio.create_task(ada.get("/health"))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(site.server.start)
        # Caddy holds who asks meanwhile until the server is back; nginx says so at once.
        held = site.proxy.kind == "caddy" and monotonic() - began < HELD_S
        assert held <= ((await waiting).status_code == 200)
        async with site.socket(code, cookie) as socket:
            snapshot = await hello(socket)
            assert snapshot["type"] == "snapshot"
            assert snapshot["room"]["seat"] == 1  # type: ignore[index]


async def _until_closed(socket: ClientConnection) -> list[dict[str, object]]:
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S)))
    except ConnectionClosed:
        return heard


async def test_the_proxy_writes_down_no_code_and_no_address(site: Site) -> None:
    async with site.person("127.0.0.5") as ada:
        code = await make_table(ada)
        token = ada.cookies["retruc"]
        assert (await ada.get(f"/api/tables/{code}")).status_code == 200
        site.server.stop()
        assert (await ada.get(f"/api/tables/{code}")).status_code == 502
        site.server.start()
    written = site.proxy.written()
    for secret in (code, token, "127.0.0.5"):
        assert secret not in written
