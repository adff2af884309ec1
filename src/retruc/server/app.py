"""`make_app`: the ASGI application, from its parts."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.base import RequestResponseEndpoint
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from retruc import __version__
from retruc.server import sockets
from retruc.server.admin import Console
from retruc.server.api import house, me, replays, rules, tables
from retruc.server.api.asking import (
    Faulty,
    Refusal,
    address_of,
    tell_fault,
    tell_http,
    tell_invalid,
    tell_refusal,
)
from retruc.server.api.pages import WebClient
from retruc.server.headers import SecurityHeaders, is_own_host, is_same_origin
from retruc.server.logs import failure, logger
from retruc.server.services import Services

MOST_BODY = 1_100_000
"""Bytes of the largest body of a request: a record, to be replayed."""

_CHANGING = frozenset({"POST", "PATCH", "PUT", "DELETE"})
_UNMETERED = frozenset({"/health", "/metrics"})


def make_app(services: Services, client: WebClient | None = None) -> FastAPI:
    """Put an application together. While it runs, its tables do."""
    app = FastAPI(
        title="Retruc",
        version=__version__,
        description="Tables of truc. What is said on the socket of a table is in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_while_running(services),
    )
    app.state.services = services
    for part in (me, tables, rules, replays, house, sockets):
        app.include_router(part.router)
    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(Faulty, tell_fault)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(HTTPException, _or_page(client or WebClient()))
    app.add_exception_handler(Exception, _tell_failure)
    app.middleware("http")(_check)
    app.add_middleware(BodyLimit)
    app.add_middleware(SecurityHeaders)
    return app


def _while_running(services: Services) -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def run(_app: FastAPI) -> AsyncIterator[None]:
        await services.house.open()
        console = Console(services.house, services.limits)
        console.begin()
        try:
            yield
        finally:
            await console.end()
            await services.house.close()
            services.house.store.close()

    return run


async def _check(request: Request, call_next: RequestResponseEndpoint) -> Response:
    """Refuse what comes too fast, from another page, or by a name that is not ours."""
    services: Services = request.app.state.services
    origins = services.settings.origins
    is_metered = request.url.path not in _UNMETERED
    if is_metered and not services.limits.requests.take(address_of(request)):
        return await tell_refusal(request, Refusal(429, "too-fast"))
    if is_metered and not is_own_host(request.headers.get("host", ""), origins):
        return await tell_refusal(request, Refusal(421, "other-host"))
    if request.method in _CHANGING and not is_same_origin(request.headers, origins):
        return await tell_refusal(request, Refusal(403, "other-origin"))
    response = await call_next(request)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("cache-control", "no-store")
    return response


def _or_page(client: WebClient) -> Callable[[Request, Exception], Coroutine[Any, Any, Response]]:
    """Answer paths that are none of the interface's with the files of the client."""

    async def tell(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and request.method in {"GET", "HEAD"}:
            answer = client.answer(request)
            if answer is not None:
                return answer
        return await tell_http(request, error)

    return tell


async def _tell_failure(request: Request, error: Exception) -> Response:
    """Tell that something broke, and nothing of what."""
    logger().error("request-failed", method=request.method, **failure(error))
    return await tell_refusal(request, Refusal(500, "server"))


class BodyLimit:
    """Refuses bodies that are too large while they come in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and no more than so many bytes of its body."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise Refusal(413, "too-large")
            return message

        request = Request(scope)
        length = request.headers.get("content-length", "0")
        if length.isdecimal() and int(length) > MOST_BODY:
            answer = await tell_refusal(request, Refusal(413, "too-large"))
            await answer(scope, receive, send)
            return
        await self.app(scope, receive_some, send)
