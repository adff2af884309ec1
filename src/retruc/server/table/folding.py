"""The fold of a table's rows: `take` takes in one. It decides nothing: a row says what was."""

from collections.abc import Callable, Iterable
from typing import Any

from retruc.engine import apply, start
from retruc.game import SEATS, Deal, parse_hand
from retruc.server.table import rows as facts
from retruc.server.table.ledger import Ledger
from retruc.server.table.rows import Row, read_fact
from retruc.server.table.sheet import Guest, Place, Sheet


def replayed(rows: Iterable[Row]) -> Ledger:
    """Fold rows that begin with the first one, or with one of kind ``round``."""
    ledger = Ledger()
    for row in rows:
        take(ledger, row)
    return ledger


def take(ledger: Ledger, row: Row) -> None:
    """Take in the next row."""
    ledger.seq, ledger.at_ms = row.seq, row.at_ms
    if row.kind == "word":
        ledger.word(row)
    else:
        fact = read_fact(row.body)
        _TAKE[type(fact)](ledger, fact)
        ledger.facts += 1
    ledger.changed()
    if row.note and row.note[0] != "!":
        member, _, request = row.note.partition(" ")
        ledger.remember(member, request)


def _made(ledger: Ledger, fact: facts.Made) -> None:
    opening = fact.opening
    sheet = Sheet(
        code=opening.code,
        host=opening.host,
        ruleset=opening.ruleset,
        village=opening.village,
        options=dict(opening.options),
        settings=opening.settings,
    )
    ledger.sheet = sheet
    ledger.resize()
    for place, sitter in zip(sheet.places, opening.sitters, strict=False):
        if sitter.member:
            place.member, place.name, place.face = sitter.member, sitter.name, sitter.face
            sheet.guests[sitter.member] = Guest(
                sitter.name, sitter.face, "en", here=False, since_ms=ledger.at_ms
            )
        elif sitter.bot:
            place.bot, place.name = sitter.bot, sitter.name or sheet.new_bot_name()
            place.face = sitter.face


def _came(ledger: Ledger, fact: facts.Came) -> None:
    sheet = ledger.sheet
    awake = sheet.is_awake
    guest = sheet.guests.get(fact.member)
    if guest is None:
        guest = sheet.guests[fact.member] = Guest(
            fact.name, fact.face, fact.language, screen=fact.screen, since_ms=ledger.at_ms
        )
    if not guest.here:
        guest.since_ms = ledger.at_ms
        if not guest.idle:
            ledger.came_back(fact.member)
    if fact.seen:
        ledger.left(fact.member, fact.seen)
        ledger.came_back(fact.member)
    guest.here, guest.idle = True, False
    guest.language = fact.language
    _call(ledger, fact.member, fact.name, fact.face)
    seat = sheet.seat_of(fact.member)
    if seat is not None:
        sheet.places[seat].timeouts = 0
    if not awake:
        sheet.since_ms = ledger.at_ms


def _call(ledger: Ledger, member: str, name: str, face: int) -> None:
    """Have a member go by this name and face."""
    sheet, guest = ledger.sheet, ledger.sheet.guests[member]
    guest.name, guest.face = name, face
    seat = sheet.seat_of(member)
    if seat is not None:
        sheet.places[seat].name, sheet.places[seat].face = name, face


def _became(ledger: Ledger, fact: facts.Became) -> None:
    _call(ledger, fact.member, fact.name, fact.face)


def _went_away(ledger: Ledger, fact: facts.WentAway) -> None:
    sheet = ledger.sheet
    guest = sheet.guests[fact.member]
    if guest.here:
        guest.since_ms = ledger.at_ms
    if not fact.idle:
        ledger.left(fact.member)
    guest.here, guest.idle = False, fact.idle
    guest.wants_pause = False
    if sheet.seat_of(fact.member) is None and sheet.host != fact.member:
        del sheet.guests[fact.member]


def _seated(ledger: Ledger, fact: facts.Seated) -> None:
    sheet, guest = ledger.sheet, ledger.sheet.guests[fact.member]
    old = sheet.seat_of(fact.member)
    if old is not None:
        sheet.places[old] = Place()
    ledger.caught_up(fact.member)  # each seat counts what it is told by itself
    sheet.places[fact.seat - 1] = Place(fact.member, guest.name, guest.face)
    guest.since_ms = ledger.at_ms


def _stood(ledger: Ledger, fact: facts.Stood) -> None:
    sheet = ledger.sheet
    place = sheet.places[fact.seat - 1]
    member = place.member
    sheet.places[fact.seat - 1] = Place()
    if fact.bot:
        name = sheet.new_bot_name()
        sheet.places[fact.seat - 1] = Place(bot=fact.bot, name=name)
    if fact.kicked and member not in sheet.kicked:
        sheet.kicked.append(member)
    ledger.caught_up(member)
    guest = sheet.guests.get(member)
    if guest is not None:
        guest.wants_pause = False
        guest.consents = False
        if not guest.here and sheet.host != member:
            del sheet.guests[member]


def _bot_seated(ledger: Ledger, fact: facts.BotSeated) -> None:
    place = Place()
    ledger.sheet.places[fact.seat - 1] = place
    if fact.bot:
        name = ledger.sheet.new_bot_name()
        ledger.sheet.places[fact.seat - 1] = Place(bot=fact.bot, name=name)


def _swapped(ledger: Ledger, fact: facts.Swapped) -> None:
    places, one, other = ledger.sheet.places, fact.seat - 1, fact.to - 1
    places[one], places[other] = places[other], places[one]
    for index in (one, other):
        ledger.caught_up(places[index].member)


def _configured(ledger: Ledger, fact: facts.Configured) -> None:
    sheet = ledger.sheet
    sheet.ruleset, sheet.village = fact.ruleset, fact.village
    sheet.options, sheet.settings = dict(fact.options), fact.settings
    ledger.resize()
    for member in [m for m, g in sheet.guests.items() if not g.here]:
        if sheet.seat_of(member) is None and sheet.host != member:
            del sheet.guests[member]


def _host_passed(ledger: Ledger, fact: facts.HostPassed) -> None:
    before = ledger.sheet.host
    ledger.sheet.host = fact.member
    guest = ledger.sheet.guests.get(before)
    if guest is not None and not guest.here and ledger.sheet.seat_of(before) is None:
        del ledger.sheet.guests[before]


def _muted(ledger: Ledger, fact: facts.Muted) -> None:
    ledger.sheet.places[fact.seat - 1].muted = fact.muted


def _code_changed(ledger: Ledger, fact: facts.CodeChanged) -> None:
    ledger.sheet.code = fact.code


def _consented(ledger: Ledger, fact: facts.Consented) -> None:
    ledger.sheet.guests[fact.member].consents = fact.signs


def _started(ledger: Ledger, fact: facts.Started) -> None:
    sheet = ledger.sheet
    for place in sheet.places:
        if place.is_empty:
            place.bot, place.name = sheet.settings.bot, sheet.new_bot_name()
    sheet.phase, sheet.seed = "playing", fact.seed
    sheet.early, sheet.again, sheet.next_code = [], False, ""
    sheet.looks = [None] * len(sheet.places)
    ledger.set_up(start(ledger.ruleset, dealer=SEATS[fact.dealer - 1]))
    ledger.next_decision()


def _chain_given(ledger: Ledger, fact: facts.ChainGiven) -> None:
    guest = ledger.sheet.guests[fact.member]
    guest.anchor, guest.link = fact.end, ""


def _link_given(ledger: Ledger, fact: facts.LinkGiven) -> None:
    ledger.sheet.guests[fact.member].link = fact.value


def _caught_up(ledger: Ledger, fact: facts.CaughtUp) -> None:
    ledger.caught_up(fact.member)


def _silent(ledger: Ledger, fact: facts.Silent) -> None:
    ledger.sheet.silent[fact.seat - 1] = fact.waited


def _clock_ran_out(ledger: Ledger, fact: facts.ClockRanOut) -> None:
    ledger.sheet.places[fact.seat - 1].timeouts += 1


def _bot_sat_in(ledger: Ledger, fact: facts.BotSatIn) -> None:
    place = ledger.sheet.places[fact.seat - 1]
    place.bot, place.replaced, place.stood_in, place.timeouts = fact.bot, True, [], 0


def _took_back(ledger: Ledger, fact: facts.TookBack) -> None:
    place = ledger.sheet.places[fact.seat - 1]
    place.bot, place.replaced, place.stood_in = "", False, []
    ledger.sheet.silent.pop(fact.seat - 1, None)
    ledger.sheet.since_ms = ledger.at_ms


def _undone(ledger: Ledger, _: facts.Undone) -> None:
    ledger.undo()


def _pause_wanted(ledger: Ledger, fact: facts.PauseWanted) -> None:
    sheet = ledger.sheet
    sheet.guests[fact.member].wants_pause = fact.wanted
    people = [g for g in sheet.people if g.here]
    if sheet.phase == "playing" and people and all(g.wants_pause for g in people):
        sheet.phase = "paused"
        sheet.spent_ms = ledger.at_ms - sheet.since_ms
    elif sheet.phase == "paused" and not fact.wanted:
        sheet.phase = "playing"
        sheet.since_ms = ledger.at_ms - sheet.spent_ms
        for guest in sheet.people:
            guest.wants_pause = False


def _again_asked(ledger: Ledger, _: facts.AgainAsked) -> None:
    ledger.sheet.again = True


def _next_table(ledger: Ledger, fact: facts.NextTable) -> None:
    ledger.sheet.next_code = fact.code


def _cancelled(ledger: Ledger, _: facts.Cancelled) -> None:
    sheet = ledger.sheet
    sheet.phase = "cancelled"
    for index, place in enumerate(sheet.places):
        if place.replaced:
            sheet.places[index] = Place(place.member, place.name, place.face)
    ledger.before = None


def _restart(ledger: Ledger, _: facts.Restart) -> None:
    sheet = ledger.sheet
    for member, guest in list(sheet.guests.items()):
        if sheet.seat_of(member) is None and sheet.host != member:
            del sheet.guests[member]
            continue
        if guest.here or guest.idle:
            ledger.left(member)
        guest.here, guest.idle, guest.since_ms = False, False, ledger.at_ms
    sheet.since_ms = ledger.at_ms
    sheet.spent_ms = 0


def _closed(ledger: Ledger, _: facts.Closed) -> None:
    ledger.sheet.phase = "closed"


def _round_opened(ledger: Ledger, fact: facts.RoundOpened) -> None:
    if ledger.state is None:
        ledger.restore(fact)
    sheet, state = ledger.sheet, ledger.state
    assert state is not None, "restored"
    for place in sheet.places:
        guest = sheet.guests.get(place.member)
        if guest is not None:
            guest.link = ""
    for seat, part in fact.links.items():
        guest = sheet.guest_at(int(seat) - 1)
        if guest is not None:
            guest.anchor = part.partition(":")[0]
    hands = tuple(parse_hand(hand, ledger.ruleset.deck.pack) for hand in fact.hands)
    step = apply(state, Deal(hands))
    ledger.thoughts, ledger.before = [], None
    ledger.tell(step.state, step.events)
    sheet.early = []
    ledger.next_decision()


_TAKE: dict[type[Any], Callable[[Ledger, Any], None]] = {
    facts.Made: _made,
    facts.Came: _came,
    facts.WentAway: _went_away,
    facts.Seated: _seated,
    facts.Stood: _stood,
    facts.BotSeated: _bot_seated,
    facts.Swapped: _swapped,
    facts.Configured: _configured,
    facts.HostPassed: _host_passed,
    facts.Muted: _muted,
    facts.CodeChanged: _code_changed,
    facts.Consented: _consented,
    facts.Started: _started,
    facts.Became: _became,
    facts.CaughtUp: _caught_up,
    facts.ChainGiven: _chain_given,
    facts.LinkGiven: _link_given,
    facts.Silent: _silent,
    facts.ClockRanOut: _clock_ran_out,
    facts.BotSatIn: _bot_sat_in,
    facts.TookBack: _took_back,
    facts.Undone: _undone,
    facts.PauseWanted: _pause_wanted,
    facts.AgainAsked: _again_asked,
    facts.NextTable: _next_table,
    facts.Cancelled: _cancelled,
    facts.Restart: _restart,
    facts.Closed: _closed,
    facts.RoundOpened: _round_opened,
}
