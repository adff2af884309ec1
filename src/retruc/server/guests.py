"""Who somebody is: a guest known by a token in a cookie, on one device or several."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from os import urandom
from time import monotonic

from sqlalchemy.exc import IntegrityError

from retruc.protocol.messages import FACES
from retruc.server.ids import DEVICE_CODE_LENGTH, Entropy, new_code, new_id, new_token, token_hash
from retruc.server.names import clean_name
from retruc.server.store import Store
from retruc.server.store.guests import (
    StoredGuest,
    add_device,
    add_guest,
    change_guest,
    guest_of,
    touch_guest,
)

COOKIE = "retruc"
CODE_S = 300
"""Seconds that a code for another device is good for."""

_MOST_CODES = 10_000
_MOST_KNOWN = 20_000
_DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays."""

    id: str
    name: str
    face: int


class Guests:
    """All guests of a server: those in the database, the latest of them in memory."""

    def __init__(
        self,
        store: Store,
        now_ms: Callable[[], int],
        *,
        entropy: Entropy = urandom,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._now_ms = now_ms
        self._entropy = entropy
        self._clock = clock
        self._by_hash: OrderedDict[bytes, _Known] = OrderedDict()
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def of_token(self, token: str | None) -> Guest | None:
        """Find who a cookie speaks for."""
        if not token or len(token) > 64:
            return None
        key = token_hash(token)
        known = self._by_hash.get(key)
        if known is None:
            stored = await self._store.read(lambda c: guest_of(c, key))
            if stored is None:
                return None
            guest = Guest(stored.guest_id, stored.name, stored.face)
            known = self._remember(key, guest, stored.seen_ms)
        self._by_hash.move_to_end(key)
        await self._touch(known)
        return known.guest

    async def _touch(self, known: "_Known") -> None:
        """Note once a day that somebody was here."""
        now_ms = self._now_ms()
        if now_ms - known.seen_ms >= _DAY_MS:
            known.seen_ms = now_ms
            await self._store.writer.call(lambda c: touch_guest(c, known.guest.id, now_ms))

    async def make(self, name: str = "", face: int | None = None) -> tuple[Guest, str]:
        """Make a guest and give the token of its first device."""
        guest_id = new_id(self._entropy)
        token = new_token(self._entropy)
        chosen = self._entropy(1)[0] if face is None else face
        guest = Guest(guest_id, clean_name(name), chosen % FACES)
        stored = StoredGuest(guest.id, guest.name, guest.face, self._now_ms())
        key = token_hash(token)
        await self._store.writer.call(lambda c: add_guest(c, stored, key))
        self._remember(key, guest, stored.seen_ms)
        return guest, token

    async def change(
        self, guest: Guest, *, name: str | None = None, face: int | None = None
    ) -> Guest:
        """Give a guest another name or face; None leaves what there is by now.

        *guest* may be old: another device may have changed it since.
        """
        values: dict[str, str | int] = {}
        if name is not None:
            values["name"] = clean_name(name)
        if face is not None:
            values["face"] = face % FACES
        if not values:
            return guest
        stored = await self._store.writer.call(lambda c: change_guest(c, guest.id, values))
        if stored is None:
            return guest
        changed = Guest(stored.guest_id, stored.name, stored.face)
        for known in self._by_hash.values():
            if known.guest.id == guest.id:
                known.guest = changed
        return changed

    def forget(self, guest_id: str) -> None:
        """Know a guest no more; the house deletes it from the database."""
        for key in [key for key, known in self._by_hash.items() if known.guest.id == guest_id]:
            del self._by_hash[key]
        for code in [code for code, (of, _) in self._codes.items() if of == guest_id]:
            del self._codes[code]

    def device_code(self, guest: Guest) -> str:
        """Give a code that lets one other device speak for a guest, once, within five minutes."""
        code = new_code(self._entropy, DEVICE_CODE_LENGTH)
        for old in [old for old, (of, _) in self._codes.items() if of == guest.id]:
            del self._codes[old]
        self._codes[code] = (guest.id, self._clock() + CODE_S)
        if len(self._codes) > _MOST_CODES:
            self._codes.popitem(last=False)
        return code

    async def exchange(self, code: str) -> tuple[Guest, str] | None:
        """Take a device's code, and give the guest and a token for the device; None: no good."""
        guest_id, until = self._codes.pop(code, ("", 0.0))
        if not guest_id or self._clock() > until:
            return None
        token = new_token(self._entropy)
        key = token_hash(token)
        try:
            known: bool = await self._store.writer.call(lambda c: add_device(c, guest_id, key))
        except IntegrityError:
            return None
        guest = await self.of_token(token) if known else None
        return None if guest is None else (guest, token)

    def _remember(self, key: bytes, guest: Guest, seen_ms: int) -> "_Known":
        known = self._by_hash[key] = _Known(guest, seen_ms)
        if len(self._by_hash) > _MOST_KNOWN:
            self._by_hash.popitem(last=False)
        return known


@dataclass(slots=True)
class _Known:
    """A guest in memory, and when it was last noted that they were here."""

    guest: Guest
    seen_ms: int
