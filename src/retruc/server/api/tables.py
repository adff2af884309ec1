"""Making, finding and listing tables, and what one may take home from them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from retruc.bots import UnknownBot
from retruc.game import RulesetError
from retruc.server.api import models, prose
from retruc.server.api.asking import (
    Asker,
    Faulty,
    FoundTable,
    Refusal,
    Said,
    Server,
    address_of,
    missed,
    refuse_guessers,
    refuses,
)
from retruc.server.api.listing import table_line
from retruc.server.api.me import known_or_new
from retruc.server.guests import Guest
from retruc.server.ids import read_code
from retruc.server.services import Services
from retruc.server.table.bots import bot_of_tables
from retruc.server.table.naming import numbered_name
from retruc.server.table.records import Written, record_text
from retruc.server.table.rows import Opening, Row, Sitter

router = APIRouter(prefix="/api/tables", tags=["tables"])

MOST_LISTED = 200
TableCode = Annotated[str, PathParameter(max_length=40)]


@router.get("", responses=refuses())
async def open_tables(services: Server) -> models.OpenTables:
    """List the tables that anybody may come to."""
    listed = [host for host in services.house.hosts() if host.code and host.table.listing().listed]
    lines = [table_line(host) for host in listed[:MOST_LISTED]]
    return models.OpenTables(tables=sorted(lines, key=lambda line: line.phase != "room"))


@router.post("", status_code=201, responses=refuses())
async def make_table(
    request: Request,
    response: Response,
    services: Server,
    *,
    guest: Asker,
    words: Said,
    wanted: models.NewTable,
) -> models.Code:
    """Make a table; who asks is its host."""
    if not services.limits.tables.take(address_of(request)):
        raise Refusal(429, "too-fast")
    opening = _opening(wanted)
    host = await known_or_new(request, response, services, guest, wanted.name or "")
    if wanted.name:
        host = await services.guests.change(host, name=wanted.name)
        services.house.tell_of(host)
    name = host.name or numbered_name(words.language, 1)
    sitter = Sitter(member=host.id, name=name, face=host.face) if wanted.quick else None
    made = await services.house.make(_hosted(opening, host, sitter))
    return models.Code(code=made.code)


def _opening(wanted: models.NewTable) -> Opening:
    try:
        ruleset = prose.chosen(wanted.ruleset, wanted.village, wanted.options)
        bot_of_tables(wanted.settings.bot)
    except (RulesetError, UnknownBot) as error:
        raise Faulty(error) from None
    return Opening(
        host="",
        ruleset="" if wanted.village else ruleset.id,
        village=wanted.village or "",
        options=dict(ruleset.changed),
        settings=wanted.settings.plain(),
    )


def _hosted(opening: Opening, host: Guest, sitter: Sitter | None) -> Opening:
    return msgspec.structs.replace(
        opening,
        host=host.id,
        sitters=() if sitter is None else (sitter,),
        starts=sitter is not None,
    )


@router.get("/{code}", responses=refuses(404))
async def one_table(host: FoundTable) -> models.OpenTable:
    """Say what is played at a table, and whether there are seats."""
    return table_line(host)


@router.get("/{code}/rules", responses=refuses(404))
async def rules_of_table(host: FoundTable, words: Said) -> models.TableRules:
    """Give all the rules of a table, and how they differ from the catalogue's."""
    table = host.table
    return models.TableRules(
        **dict(prose.text(table.ruleset, words)),
        differs_from=table.base.name,
        differences=prose.differences(table.ruleset, table.departures, words),
    )


@router.get(
    "/{code}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **refuses(404)},
)
async def qr_of_table(request: Request, services: Server, host: FoundTable) -> Response:
    """Draw the link to a table, by an address that is of use to others."""
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    is_here = request.url.hostname in {"localhost", "127.0.0.1", "::1"}
    origin = next(iter(services.addresses), own) if is_here else own
    link = f"{origin}/t/{host.code}"
    drawn = segno.make(link, error="m").svg_inline(scale=8, border=2, omitsize=True)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.get(
    "/{code}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **refuses(404)},
)
async def record_of_table(
    request: Request, services: Server, guest: Asker, code: TableCode
) -> Response:
    """Give the record: all of it once the coto is over, until then what one's own seat saw."""
    table_id = await any_table(request, services, code)
    log = await services.house.read_whole_log(table_id)
    written = record_of(log, guest)
    name = f"retruc-{table_id[:8]}.truc"
    return Response(
        written.text,
        media_type="text/plain; charset=utf-8",
        headers={
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        },
    )


def record_of(log: Sequence[Row], guest: Guest | None) -> Written:
    """Write the record of a table as somebody may have it.

    Raises:
        Refusal: no coto was begun.
    """
    if not log:
        raise Refusal(404, "no-table")
    day = datetime.fromtimestamp(log[0].at_ms / 1000, UTC).date().isoformat()
    try:
        return record_text(log, "" if guest is None else guest.id, date=day)
    except ValueError:
        raise Refusal(404, "no-coto") from None


async def any_table(request: Request, services: Services, code: str) -> str:
    """Find the id of a table by any code that it has had.

    Raises:
        Refusal: there is none, or too many codes were guessed.
    """
    read = read_code(code)
    found = await services.house.find_any(read) if read else None
    if found is None:
        raise missed(request)
    await refuse_guessers(request, found[1])
    return found[0]
