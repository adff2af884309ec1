"""A record, taken apart into what one reader saw: for who steps through a coto again."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as PathParameter

from retruc.game import SEATS
from retruc.server.api.asking import Asker, Refusal, Said, Server, address_of, refuses, told
from retruc.server.api.replaying import ALL, MOST_RECORD, answer
from retruc.server.api.tables import any_table, record_of
from retruc.server.services import Services
from retruc.server.table.rows import Configured, Made, Row, Sitter, read_fact

router = APIRouter(prefix="/api", tags=["replays"])

Reader = Annotated[
    str,
    Query(
        max_length=3,
        description="Whose eyes: a seat, from 1, or `all` hands.",
        json_schema_extra={"enum": [ALL, *(str(seat) for seat in SEATS)]},
    ),
]


@router.post(
    "/replay",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **refuses(413)},
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string", "minLength": 1}}},
        }
    },
)
async def replay_record(
    request: Request, services: Server, words: Said, seat: Reader = ALL
) -> Response:
    """Take a record apart: the body is its text."""
    record = await _body(request)
    return await _replay(request, services, (record, seat, words.language, "", ()))


@router.get(
    "/tables/{code}/replay",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **refuses(404, 409)},
)
async def replay_table(
    request: Request,
    services: Server,
    guest: Asker,
    words: Said,
    *,
    code: Annotated[str, PathParameter(max_length=40)],
    seat: Reader = ALL,
) -> Response:
    """Take the coto of a table apart, once it is over."""
    log = await services.house.read_whole_log(await any_table(request, services, code))
    written = record_of(log, guest)
    if not written.whole:
        raise Refusal(409, "not-over")
    village, sitters = _village_of(log), written.sitters
    asked = (written.text.encode(), seat, words.language, village, sitters)
    return await _replay(request, services, asked)


def _village_of(log: Iterable[Row]) -> str:
    """Find the rules of one's own that were played at a table; empty for those of the catalogue."""
    village = ""
    for row in log:
        if row.kind == "fact":
            match read_fact(row.body):
                case Made(opening=opening):
                    village = opening.village
                case Configured(village=configured):
                    village = configured
    return village


async def _body(request: Request) -> bytes:
    """Read the body, and no more than a record may have.

    Raises:
        Refusal: it is larger.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_RECORD:
            raise Refusal(413, "too-large")
    return bytes(body)


async def _replay(
    request: Request, services: Services, asked: tuple[bytes, str, str, str, tuple[Sitter, ...]]
) -> Response:
    if not services.limits.heavy.take(address_of(request)):
        raise Refusal(429, "too-fast")
    answered = await services.workers.run(answer, *asked)
    if answered is None:
        raise Refusal(503, "server")
    if answered.reason:
        return told(422, answered.reason, answered.text)
    return Response(answered.body, media_type="application/json")
