"""`Sheet`: all of a table but the cards. It is plain data, so that a row can carry it."""

from typing import Literal

from msgspec import Struct, field

from retruc.game import SEATS, Seat
from retruc.protocol.messages import Settings

Phase = Literal["room", "playing", "paused", "over", "cancelled", "closed"]

MOST_IDS = 32
"""How many requests of each member are remembered, so that none is carried out twice."""

BOT_NAMES = ("Carme", "Dídac", "Bernat", "Empar", "Vicent", "Neus", "Tonet", "Remei", "Quico")
"""What bots go by, one more than there are seats."""


class Guest(Struct):
    """A member: somebody who is at the table, or has a seat there."""

    name: str
    face: int
    language: str
    here: bool = True
    """Whether a browser of theirs is connected, and they are not idle."""
    idle: bool = False
    """Whether a browser is connected, but they have let the clock run out too often."""
    screen: bool = False
    """Whether it is nobody, but a screen that shows the table to all: it is not counted."""
    since_ms: int = 0
    """Since when they are here, or away."""
    wants_pause: bool = False
    consents: bool = False
    anchor: str = ""
    """The end of their browser's hash chain, or the link revealed last; empty for none."""
    link: str = ""
    """What they gave to the coming deal: ``link:anchor:steps``."""
    done: list[str] = field(default_factory=list)
    """Ids of the last requests that were carried out."""
    missed_after: int | None = None
    """The number of the last thing told before they went away; None if they know what followed."""
    missed_until: int = 0
    """The number of the last thing told when they were back."""

    def has_missed(self, number: int) -> bool:
        """Whether something of that number was told while they were away."""
        return self.missed_after is not None and self.missed_after < number <= self.missed_until


class Place(Struct):
    """One seat."""

    member: str = ""
    """The person who sits there; empty for none."""
    name: str = ""
    face: int = 0
    bot: str = ""
    """The bot that plays: alone, or for the person while *replaced*."""
    replaced: bool = False
    stood_in: list[str] = field(default_factory=list)
    """What the bot has done for the person, in words of the notation."""
    timeouts: int = 0
    """How often in a row the clock of the seat ran out."""
    muted: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays at this moment."""
        return bool(self.bot)

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there."""
        return not self.member and not self.bot


class Sheet(Struct):
    """All of a table but the cards."""

    code: str
    host: str
    ruleset: str
    village: str
    options: dict[str, str]
    settings: Settings
    phase: Phase = "room"
    places: list[Place] = field(default_factory=list)
    guests: dict[str, Guest] = field(default_factory=dict)
    kicked: list[str] = field(default_factory=list)
    seed: str = ""
    """The server's hash chain of this coto, in hexadecimal."""
    decision: int = 0
    numbers: list[int] = field(default_factory=list)
    """By seat, and last for all who watch: how many times something was told."""
    silent: dict[int, bool] = field(default_factory=dict)
    """Seats that let their chance go by in this decision; True: by saying nothing for long."""
    since_ms: int = 0
    """Since when the table waits for what it waits for."""
    spent_ms: int = 0
    """In a pause: how long it had waited."""
    undo_until_ms: int = 0
    """Until when bots let somebody take a card back."""
    early: list[str] = field(default_factory=list)
    """Words that were said before the coming deal and change it."""
    looks: list[int | None] = field(default_factory=list)
    again: bool = False
    """Whether another table is being made."""
    next_code: str = ""

    def seat_of(self, member: str) -> Seat | None:
        """Find the seat of a member; None for those who watch."""
        for index, place in enumerate(self.places):
            if place.member and place.member == member:
                return SEATS[index]
        return None

    def guest_at(self, seat: int) -> Guest | None:
        """Find who sits at a seat; None if no person does."""
        return self.guests.get(self.places[seat].member)

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats for which a bot plays at this moment."""
        return frozenset(SEATS[i] for i, place in enumerate(self.places) if place.bot)

    @property
    def connected(self) -> list[str]:
        """The members who can be told something."""
        return [member for member, guest in self.guests.items() if guest.here or guest.idle]

    @property
    def watchers(self) -> list[Guest]:
        """Those who are there and have no seat."""
        return [
            guest
            for member, guest in self.guests.items()
            if guest.here and not guest.screen and self.seat_of(member) is None
        ]

    @property
    def people(self) -> list[Guest]:
        """Those who have a seat."""
        return [self.guests[place.member] for place in self.places if place.member]

    @property
    def is_awake(self) -> bool:
        """Whether anybody is there for whom the game goes on."""
        for place in self.places:
            if place.member and self.guests[place.member].here:
                return True
        return not any(place.member for place in self.places) and any(
            guest.here for guest in self.guests.values()
        )

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, what its player is called."""
        return tuple(place.name for place in self.places)

    def new_bot_name(self) -> str:
        """Give a name that nobody at the table has."""
        taken = set(self.names)
        return next(name for name in BOT_NAMES if name not in taken)
