"""The room of a table as a member is told it: who sits where, under what rules."""

from functools import lru_cache

from retruc.protocol.messages import Difference, Player, Room, SignKind, Spoken
from retruc.protocol.telling import Teller
from retruc.rulebook import marking_of, option_sentence
from retruc.rulesets import Marking, Ruleset, SeenBy
from retruc.server.table.ledger import Ledger
from retruc.server.table.rules import base_of, departures
from retruc.server.table.sheet import Sheet
from retruc.words import expression_gloss, expression_said, sign_name

_MOST_KEPT = 256
"""For so many tellers the parts of a room that are sentences are kept."""


def room_of(ledger: Ledger, member: str, told: Teller) -> Room:
    """Write the table, but for what is played, to one of its members."""
    sheet, ruleset = ledger.sheet, ledger.ruleset
    guest, seat = sheet.guests[member], sheet.seat_of(member)
    people, of_village = sheet.people, bool(sheet.village)
    return Room(
        code=sheet.code,
        phase="over" if sheet.phase == "closed" else sheet.phase,
        ruleset=ruleset.id,
        ruleset_name=ruleset.name,
        options=dict(ruleset.changed),
        differs_from=base_of(ruleset, of_village=of_village).name,
        differences=_differences(told, of_village=of_village),
        settings=sheet.settings,
        players=[_player(sheet, index) for index in range(len(sheet.places))],
        watchers=[other.name for other in sheet.watchers],
        seat=None if seat is None else seat + 1,
        host=sheet.host == member,
        name=guest.name,
        target=ruleset.cama.target,
        half=_half(ruleset),
        cames_to_win=ruleset.coto.cames_to_win,
        display="eight-and-nine" if marking_of(ruleset) is Marking.EIGHT_AND_NINE else "stones",
        deck="english" if ruleset.deck.pack == "english" else "spanish",
        senyes=_signs(told),
        expressions=_expressions(told),
        next_code=sheet.next_code or None,
        consent=guest.consents,
        signs_kept=bool(people) and all(person.consents for person in people),
    )


def _player(sheet: Sheet, index: int) -> Player:
    place = sheet.places[index]
    guest = sheet.guest_at(index)
    kind = "person" if place.member else "bot" if place.bot else "empty"
    return _shared_player(
        seat=index + 1,
        kind=kind,
        name=place.name,
        bot=place.bot,
        face=place.face if place.member else index,  # no two bots look alike
        away=guest is not None and not guest.here,
        replaced=place.replaced,
        host=bool(place.member) and place.member == sheet.host,
        muted=place.muted,
        wants_pause=guest is not None and guest.wants_pause,
    )


_shared_player = lru_cache(maxsize=_MOST_KEPT)(Player)
"""All who are told of a player share what they were told last: a quarter of the memory."""


def _half(ruleset: Ruleset) -> int:
    target = ruleset.cama.target
    return (target + 1) // 2 if target >= 18 else 0


@lru_cache(maxsize=_MOST_KEPT)
def _differences(told: Teller, *, of_village: bool) -> list[Difference]:
    ruleset = told.ruleset
    return [
        Difference(path=path, text=option_sentence(told.words, ruleset, path))
        for path in departures(ruleset, of_village=of_village)
    ]


@lru_cache(maxsize=_MOST_KEPT)
def _signs(told: Teller) -> list[SignKind]:
    senyes = told.ruleset.senyes
    if senyes.seen_by is SeenBy.NONE or told.ruleset.seats == 2:
        return []
    return [
        SignKind(id=name, gesture=sign.gesture, meaning=sign_name(told.words, name))
        for name, sign in senyes.map.items()
    ]


@lru_cache(maxsize=_MOST_KEPT)
def _expressions(told: Teller) -> list[Spoken]:
    if told.ruleset.seats == 2:
        return []
    return [
        Spoken(
            id=name,
            said=expression_said(told.words, name),
            gloss=expression_gloss(told.words, name),
        )
        for name in told.ruleset.senyes.expressions
    ]
