"""What every request has in common: who asks, in which language, and how it is refused."""

from typing import Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from retruc.game import RetrucError
from retruc.server.api.models import Told
from retruc.server.guests import COOKIE, Guest
from retruc.server.ids import read_code
from retruc.server.services import Services
from retruc.server.shell import TableHost
from retruc.words import Words, fault_text, parse_language, words


class Refusal(Exception):
    """A request is not done: a stable id, which is also that of its sentence."""

    def __init__(self, status: int, reason: str, **arguments: str | int) -> None:
        """Keep what is told."""
        super().__init__(status, reason)
        self.status = status
        self.reason = reason
        self.arguments = arguments


class Faulty(Exception):
    """A request is not done because of what it brought."""

    def __init__(self, error: RetrucError, status: int = 422) -> None:
        """Keep what is wrong."""
        super().__init__(status, error)
        self.status = status
        self.error = error


def services_of(request: Request) -> Services:
    """Give the parts of the server."""
    services: Services = request.app.state.services
    return services


def words_of(
    request: Request,
    language: Annotated[
        str | None, Query(max_length=40, description="The reader's language.")
    ] = None,
) -> Words:
    """Give the words of the language that is asked for, or that the browser prefers."""
    return words(language_of(language or "", request.headers.get("accept-language", "")))


def language_of(asked: str, accepted: str) -> str:
    """Choose a language: the one asked for, or the first accepted one that we speak.

    >>> language_of("", "de-AT,va;q=0.7,es;q=0.5")
    'ca-valencia'
    """
    wanted = [asked, *(entry.partition(";")[0] for entry in accepted[:200].split(","))]
    return next((found for tag in wanted if (found := parse_language(tag))), "en")


async def guest_of(request: Request) -> Guest | None:
    """Find out who asks; None for somebody who is not known yet."""
    return await services_of(request).guests.of_token(request.cookies.get(COOKIE))


def address_of(request: Request) -> str:
    """Give the address that asks."""
    return request.client.host if request.client else ""


async def host_of(request: Request, code: str) -> TableHost:
    """Find a table that is alive, by its code in the path.

    Raises:
        Refusal: there is none, or too many codes were guessed.
    """
    read = read_code(code)
    host = services_of(request).house.find(read) if read else None
    if host is None:
        raise missed(request)
    await refuse_guessers(request, host)
    return host


def missed(request: Request) -> Refusal:
    """Count a code that leads nowhere against the address that asks, and say what to answer."""
    if services_of(request).limits.guesses.take(address_of(request)):
        return Refusal(404, "no-table")
    return Refusal(429, "too-fast")


async def refuse_guessers(request: Request, host: TableHost | None) -> None:
    """Answer a right code as a wrong one where too many were guessed; else the limit were none.

    Whoever is at the table may still come in: others at the same address may be strangers.

    Raises:
        Refusal: too many codes were guessed from the address.
    """
    if services_of(request).limits.guesses.has(address_of(request)):
        return
    guest = await guest_of(request)
    if guest is None or host is None or not host.table.knows(guest.id):
        raise Refusal(429, "too-fast")


Said = Annotated[Words, Depends(words_of)]
Asker = Annotated[Guest | None, Depends(guest_of)]
Server = Annotated[Services, Depends(services_of)]
FoundTable = Annotated[TableHost, Depends(host_of)]


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe how a request may be refused, for OpenAPI."""
    return {status: {"model": Told} for status in (403, 421, 422, 429, *statuses)}


# How refusals are told


def told(status: int, reason: str, text: str) -> JSONResponse:
    """Write a refusal."""
    return JSONResponse({"id": reason, "text": text}, status)


def _reader(request: Request) -> Words:
    return words_of(request, request.query_params.get("language"))


async def tell_refusal(request: Request, error: Exception) -> JSONResponse:
    """Tell a `Refusal`."""
    assert isinstance(error, Refusal)
    services_of(request).metrics.refused.labels(error.reason).inc()
    text = _reader(request).say(f"http-{error.reason}", **error.arguments)
    return told(error.status, error.reason, text)


async def tell_fault(request: Request, error: Exception) -> JSONResponse:
    """Tell what is wrong with what was brought."""
    assert isinstance(error, Faulty)
    return told(error.status, error.error.id, fault_text(_reader(request), error.error))


async def tell_invalid(request: Request, error: Exception) -> JSONResponse:
    """Tell that a request is not of the form that is asked for; where, but not what it held."""
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
    return told(422, "bad-request", _reader(request).say("http-bad-request", where=where))


async def tell_http(request: Request, error: Exception) -> JSONResponse:
    """Tell what the framework refuses: no such path or method, a body that is no text."""
    assert isinstance(error, HTTPException)
    reason = {404: "not-found", 405: "no-such-method"}.get(error.status_code, "bad-request")
    status = 422 if error.status_code == 400 else error.status_code
    arguments = {"where": "body"} if reason == "bad-request" else {}
    answer = told(status, reason, _reader(request).say(f"http-{reason}", **arguments))
    answer.headers.update(error.headers or {})
    if status == 405 and (allowed := _allowed(request)):
        answer.headers["allow"] = allowed
    return answer


def _allowed(request: Request) -> str:
    """List all methods of a path: the framework names those of the first route that it finds."""
    paths: dict[str, dict[str, Any]] = request.app.openapi()["paths"]
    path = request.url.path
    by_template = (
        methods for template, methods in paths.items() if compile_path(template)[0].match(path)
    )
    found = paths.get(path) or next(by_template, {})
    return ", ".join(sorted(method.upper() for method in found))
