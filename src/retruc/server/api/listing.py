"""Tables as they stand in lists."""

from retruc.server.api import models
from retruc.server.shell import TableHost


def table_line(host: TableHost, *, seat: int | None = None) -> models.OpenTable:
    """Write a table as a line of a list; *seat* is the reader's, from 1."""
    listing = host.table.listing()
    return models.OpenTable(
        code=host.code,
        phase=listing.phase,
        ruleset=listing.ruleset,
        ruleset_name=listing.ruleset_name,
        seats=listing.seats,
        people=len(listing.people),
        bots=listing.bots,
        watchers=listing.watchers,
        host=listing.host,
        differences=listing.differences,
        seat=seat,
    )
