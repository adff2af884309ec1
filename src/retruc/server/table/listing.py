"""What a list of open tables shows of one."""

from typing import NamedTuple

from retruc.server.table.ledger import Ledger
from retruc.server.table.rules import departures


class Listing(NamedTuple):
    """A table from outside; nothing in it is anybody's secret."""

    code: str
    phase: str
    listed: bool
    """Whether the host wants it listed."""
    ruleset: str
    ruleset_name: str
    seats: int
    free: int
    """Seats that are empty, or a bot's."""
    host: str
    """The host's name."""
    people: tuple[str, ...]
    """Names of those who sit there."""
    bots: int
    """Seats that only a bot has."""
    differences: int
    """Options that differ from the catalogue's ruleset."""
    watchers: int
    members: tuple[str, ...]
    """Ids of those who sit there: for the shell, not to be shown."""


def listing_of(ledger: Ledger) -> Listing:
    """Say what is shown of a table."""
    sheet, ruleset = ledger.sheet, ledger.ruleset
    host = sheet.guests.get(sheet.host)
    return Listing(
        code=sheet.code,
        phase=sheet.phase,
        listed=sheet.settings.listed,
        ruleset=ruleset.id,
        ruleset_name=ruleset.name,
        seats=len(sheet.places),
        free=sum(not place.member for place in sheet.places),
        host=host.name if host else "",
        people=tuple(place.name for place in sheet.places if place.member),
        bots=sum(bool(place.bot and not place.member) for place in sheet.places),
        differences=len(departures(ruleset, of_village=bool(sheet.village))),
        watchers=len(sheet.watchers),
        members=tuple(place.member for place in sheet.places if place.member),
    )
