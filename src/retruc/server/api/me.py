"""Who one is: one's name, one's tables, another device, and being forgotten."""

from fastapi import APIRouter, Request, Response

from retruc.server.api import models
from retruc.server.api.asking import Asker, Refusal, Server, address_of, refuses
from retruc.server.api.listing import table_line
from retruc.server.guests import CODE_S, COOKIE, Guest
from retruc.server.ids import DEVICE_CODE_LENGTH, read_code
from retruc.server.services import Services
from retruc.server.store.tables import tables_of_guest

router = APIRouter(prefix="/api/me", tags=["me"])

_YEAR_S = 31_536_000


def set_cookie(response: Response, request: Request, token: str) -> None:
    """Let a browser be known from now on. It tells the token to us alone, and to no script."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def known_or_new(
    request: Request, response: Response, services: Services, guest: Guest | None, name: str = ""
) -> Guest:
    """Give the guest who asks, made anew if there is none.

    Raises:
        Refusal: too many new guests come from the address.
    """
    if guest is not None:
        return guest
    if not services.limits.guests.take(address_of(request)):
        raise Refusal(429, "too-fast")
    made, token = await services.guests.make(name)
    set_cookie(response, request, token)
    return made


async def _me(services: Services, guest: Guest | None) -> models.Me:
    keep_days = services.settings.keep_days
    address = next(iter(services.addresses), "")
    if guest is None:
        return models.Me(
            known=False, name="", face=0, tables=[], keep_days=keep_days, address=address
        )
    found = await services.house.store.read(lambda c: tables_of_guest(c, guest.id, alive=True))
    lines = []
    for table_id in found:
        host = services.house.by_id(table_id)
        seat = None if host is None else host.table.seat_of(guest.id)
        if host is not None and seat is not None:
            lines.append(table_line(host, seat=seat))
    return models.Me(
        known=True,
        name=guest.name,
        face=guest.face,
        tables=lines,
        keep_days=keep_days,
        address=address,
    )


@router.get("", responses=refuses())
async def who_am_i(services: Server, guest: Asker) -> models.Me:
    """Say who asks, and at which tables they have a seat."""
    return await _me(services, guest)


@router.patch("", responses=refuses())
async def change_me(
    request: Request, response: Response, services: Server, guest: Asker, change: models.ChangeMe
) -> models.Me:
    """Take another name or face; somebody who was not known is from now on."""
    known = await known_or_new(request, response, services, guest)
    changed = await services.guests.change(known, name=change.name, face=change.face)
    services.house.tell_of(changed)
    return await _me(services, changed)


@router.delete("", status_code=204, responses=refuses())
async def forget_me(services: Server, guest: Asker) -> Response:
    """Delete what is kept of who asks, on all devices."""
    response = Response(status_code=204)
    if guest is not None:
        await services.house.forget_guest(guest.id)
    response.delete_cookie(COOKIE)
    return response


@router.post("/device", responses=refuses())
async def code_for_device(
    request: Request, response: Response, services: Server, guest: Asker
) -> models.DeviceCode:
    """Give a code with which one other device may speak for who asks, within five minutes."""
    known = await known_or_new(request, response, services, guest)
    return models.DeviceCode(code=services.guests.device_code(known), expires_in_s=CODE_S)


@router.post("/device/redeem", status_code=204, responses=refuses())
async def use_code(request: Request, services: Server, redeem: models.RedeemCode) -> Response:
    """Be on this device who one is on the other, by a code that is good once."""
    if not services.limits.guesses.take(address_of(request)):
        raise Refusal(429, "too-fast")
    code = read_code(redeem.code, DEVICE_CODE_LENGTH)
    exchanged = None if code is None else await services.guests.exchange(code)
    if exchanged is None:
        raise Refusal(403, "bad-device-code")
    response = Response(status_code=204)
    set_cookie(response, request, exchanged[1])
    return response
