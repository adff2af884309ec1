"""What is asked of the database about guests. Each function runs in the caller's transaction."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from retruc.server.store.schema import devices, game_tables, guests, sittings


class StoredGuest(NamedTuple):
    """Who plays, as it is kept."""

    guest_id: str
    name: str
    face: int
    seen_ms: int


def guest_of(connection: Connection, token_hash: bytes) -> StoredGuest | None:
    """Find the guest of a device."""
    query = (
        select(guests.c.guest_id, guests.c.name, guests.c.face, guests.c.seen_ms)
        .join(devices, devices.c.guest_id == guests.c.guest_id)
        .where(devices.c.token_hash == token_hash)
    )
    row = connection.execute(query).first()
    return None if row is None else StoredGuest(*row)


def add_guest(connection: Connection, guest: StoredGuest, token_hash: bytes) -> None:
    """Keep somebody new, with the first device."""
    connection.execute(insert(guests).values(guest._asdict()))
    add_device(connection, guest.guest_id, token_hash)


def add_device(connection: Connection, guest_id: str, token_hash: bytes) -> bool:
    """Let another device speak for a guest; False if the guest is not known any more."""
    if connection.scalar(select(guests.c.face).where(guests.c.guest_id == guest_id)) is None:
        return False
    connection.execute(insert(devices).values(token_hash=token_hash, guest_id=guest_id))
    return True


def change_guest(
    connection: Connection, guest_id: str, values: Mapping[str, str | int]
) -> StoredGuest | None:
    """Keep another ``name`` or ``face``; give the guest as it is then, None if there is none."""
    is_guest = guests.c.guest_id == guest_id
    connection.execute(update(guests).where(is_guest).values(values))
    query = select(guests.c.guest_id, guests.c.name, guests.c.face, guests.c.seen_ms)
    row = connection.execute(query.where(is_guest)).first()
    return None if row is None else StoredGuest(*row)


def touch_guest(connection: Connection, guest_id: str, seen_ms: int) -> None:
    """Note that a guest was here."""
    connection.execute(update(guests).where(guests.c.guest_id == guest_id).values(seen_ms=seen_ms))


def note_sitting(connection: Connection, guest_id: str, table_id: str) -> None:
    """Note that a guest has sat at a table. Does nothing if either is gone, or it is noted."""
    noted = (sittings.c.guest_id == guest_id) & (sittings.c.table_id == table_id)
    known = (
        select(guests.c.guest_id, game_tables.c.table_id)
        .join(game_tables, game_tables.c.table_id == table_id)
        .where(guests.c.guest_id == guest_id, ~select(sittings).where(noted).exists())
    )
    connection.execute(insert(sittings).from_select(["guest_id", "table_id"], known))


def forget_guest(connection: Connection, guest_id: str) -> None:
    """Delete a guest with its devices, and where it sat."""
    connection.execute(delete(guests).where(guests.c.guest_id == guest_id))


def unknown_among(connection: Connection, guest_ids: set[str]) -> set[str]:
    """Say which of these guests are not kept any more."""
    query = select(guests.c.guest_id).where(guests.c.guest_id.in_(guest_ids))
    return guest_ids - set(connection.scalars(query))


def guests_unseen_since(connection: Connection, before_ms: int) -> list[str]:
    """List the guests who have not been here since an instant."""
    return list(connection.scalars(select(guests.c.guest_id).where(guests.c.seen_ms < before_ms)))
