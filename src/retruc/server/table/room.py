"""What members ask for around the cards: seats, bots, rules, the host's powers, phrases."""

from typing import Any

from msgspec import UNSET

from retruc.bots import UnknownBot
from retruc.engine import Chance
from retruc.game import SEATS, Seat
from retruc.protocol import messages as m
from retruc.protocol.messages import Settings
from retruc.server.names import clean_name
from retruc.server.table import rows as facts
from retruc.server.table.bots import bot_of_tables
from retruc.server.table.coto import begin
from retruc.server.table.effects import Answer, MakeTable, NewCode
from retruc.server.table.readers import Reader
from retruc.server.table.rows import Opening, Sitter
from retruc.server.table.rules import ruleset_for
from retruc.server.table.sheet import Place
from retruc.server.table.work import Refusal, Work, line

LEAST_GRACE_S, MOST_GRACE_S = 5, 86_400
"""How long somebody may be away: less, and a page that is loaded anew would lose its chair."""

_RESTS = ("room", "cancelled")
_PLAYS = ("playing", "paused")


class Request:
    """One request of a member: whoever carries it out says `Refusal` or leaves rows and effects."""

    def __init__(self, work: Work, member: str, via: str, request: str) -> None:
        """A request with its id, of a member by a socket."""
        self.work = work
        self.member = member
        self.via = via
        self.id = request
        self.note = f"{member} {request}"
        self.sheet = work.ledger.sheet
        self.seat = self.sheet.seat_of(member)

    def fact(self, fact: facts.Fact) -> None:
        """Take in a fact that this request led to."""
        self.work.fact(fact, self.note)

    @property
    def guest_name(self) -> str:
        """What who asks is called."""
        return self.sheet.guests[self.member].name

    def need_seat(self) -> Seat:
        """Give the seat of who asks."""
        if self.seat is None:
            raise Refusal("not-seated")
        return self.seat

    def need_host(self) -> None:
        """Refuse all but the host."""
        if self.sheet.host != self.member:
            raise Refusal("not-host")

    def need_rest(self) -> None:
        """Refuse while a coto is played, and after its end."""
        if self.sheet.phase not in _RESTS:
            raise Refusal("playing" if self.sheet.phase in _PLAYS else "closed")

    def place(self, seat: int) -> Place:
        """Give a seat by its printed number."""
        if not 1 <= seat <= len(self.sheet.places):
            raise Refusal("no-such-seat")
        return self.sheet.places[seat - 1]


def sit(r: Request, message: m.Sit) -> None:
    """Take a free seat, that of a bot, or one's own back."""
    place, sheet = r.place(message.seat), r.sheet
    if place.member == r.member:
        if place.replaced:
            take_back(r.work, SEATS[message.seat - 1], r.note)
        return
    if place.member:
        raise Refusal("seat-taken")
    if r.member in sheet.kicked:
        raise Refusal("kicked")
    if sheet.phase not in _RESTS and (r.seat is not None or sheet.phase not in _PLAYS):
        raise Refusal("playing" if sheet.phase in _PLAYS else "closed")
    r.fact(facts.Seated(r.member, message.seat))
    r.work.room(line("sits", who=r.guest_name), but=r.member)
    r.work.snapshot(r.member)


def take_back(work: Work, seat: Seat, note: str = "") -> None:
    """Give a seat back to its person, and say what the bot did meanwhile."""
    place = work.ledger.sheet.places[seat]
    member, bot, did = place.member, place.bot, list(place.stood_in)
    work.fact(facts.TookBack(seat + 1), note)
    work.room(line("took-back", who=place.name), but=member)
    if member in work.ledger.sheet.connected:
        reader = work.readers.of(member)
        text = ""
        if did:
            listed = reader.teller.words.all_of(_done(reader, seat, did))
            text = line("bot-did", bot_id=bot, list=listed)(reader.teller.words)
        work.tell(member, m.RoomChanged(room=reader.room(), text=text))
    work.situate()


def _done(reader: Reader, seat: Seat, words: list[str]) -> list[str]:
    """What a bot did, as buttons say it."""
    actions = [reader.ledger.action_of(seat, word) for word in words]
    return [reader.teller.narrator.label(action) for action in actions if action is not None]


def stand(r: Request, _: m.Stand) -> None:
    """Leave one's seat; in play a bot takes it."""
    leave_seat(r, r.need_seat(), kicked=False)


def leave_seat(r: Request, seat: Seat, *, kicked: bool) -> None:
    """Take a person from a seat."""
    place, sheet = r.sheet.places[seat], r.sheet
    member, name = place.member, place.name
    bot = (place.bot or sheet.settings.bot) if sheet.phase in _PLAYS else ""
    r.fact(facts.Stood(seat + 1, bot, kicked))
    r.work.room(line("kicked" if kicked else "stands", who=name), but=member)
    r.work.snapshot(member)
    if sheet.phase in _PLAYS:
        r.work.situate(*[other for other in sheet.connected if other != member])


def rename(r: Request, message: m.Rename) -> None:
    """Change one's name."""
    name, guest = clean_name(message.name), r.sheet.guests[r.member]
    if not name:
        raise Refusal("bad-name")
    before = guest.name
    r.fact(facts.Became(r.member, name, guest.face))
    r.work.room(line("renamed", before=before, who=name))


def seat_bot(r: Request, message: m.SeatBot) -> None:
    """Put a bot on a seat, or take it away."""
    r.need_host()
    r.need_rest()
    if r.place(message.seat).member:
        raise Refusal("seat-taken")
    bot = _bot_name(message.bot, "unknown-bot") if message.bot else ""
    r.fact(facts.BotSeated(message.seat, bot))
    name = r.place(message.seat).name
    r.work.room(line("bot-sits", bot=name) if bot else None)


def _bot_name(name: str, reason: str) -> str:
    try:
        return bot_of_tables(name)
    except UnknownBot:
        raise Refusal(reason) from None


def move_seat(r: Request, message: m.MoveSeat) -> None:
    """Exchange what is at two seats."""
    r.need_host()
    r.need_rest()
    moved = [r.place(message.seat).member, r.place(message.to).member]
    r.fact(facts.Swapped(message.seat, message.to))
    r.work.room()
    for member in moved:
        if member:
            r.work.snapshot(member)


def configure(r: Request, message: m.Configure) -> None:
    """Change rules or settings. Whoever loses the seat by it watches."""
    r.need_host()
    r.need_rest()
    sheet = r.sheet
    ruleset, village, options = sheet.ruleset, sheet.village, sheet.options
    if message.ruleset is not UNSET:
        ruleset, village, options = message.ruleset, "", {}
    if message.village is not UNSET:
        village, options = message.village, {}
    if message.options is not UNSET:
        options = message.options
    settings = sheet.settings if message.settings is UNSET else message.settings
    check_settings(settings)
    ruleset_for(ruleset, village, options)
    seated = [place.member for place in sheet.places]
    r.fact(facts.Configured(ruleset, village, options, settings))
    r.work.room(line("configured"))
    for member in seated:
        if member and sheet.seat_of(member) is None:
            r.work.snapshot(member)


def check_settings(settings: Settings) -> None:
    """Refuse what no table can have.

    Raises:
        Refusal: ``bad-settings``.
    """
    fits = (
        0 <= settings.clock_s <= 600
        and LEAST_GRACE_S <= settings.grace_s <= MOST_GRACE_S
        and 0 <= settings.pace_ms <= 10_000
    )
    if not fits:
        raise Refusal("bad-settings")
    _bot_name(settings.bot, "bad-settings")


def start(r: Request, _: m.Start, chance: Chance, seed: str) -> None:
    """Begin the coto."""
    r.need_host()
    r.need_rest()
    if not any(place.member for place in r.sheet.places):
        raise Refusal("nobody-seated")
    begin(r.work, chance, seed, r.note)


def pause(r: Request, message: m.Pause) -> None:
    """Ask for a pause, or for its end."""
    r.need_seat()
    if r.sheet.phase not in _PLAYS:
        raise Refusal("not-playing")
    before = r.sheet.phase
    r.fact(facts.PauseWanted(r.member, message.wanted))
    after = r.sheet.phase
    if before != after:
        r.work.room(line("paused" if after == "paused" else "resumed"))
        r.work.situate()
    else:
        r.work.room(line("wants-pause", who=r.guest_name) if message.wanted else None)


def again(r: Request, message: m.Again) -> None:
    """Play another coto: the first to ask has a table made for all."""
    sheet = r.sheet
    if sheet.phase not in ("over", "cancelled"):
        raise Refusal("not-over")
    if r.seat is None and sheet.host != r.member:
        raise Refusal("not-seated")
    if sheet.next_code:
        r.work.effects.append(Answer(r.via, m.Moved(code=sheet.next_code)))
        return
    if sheet.again:
        return
    r.fact(facts.AgainAsked(r.member, message.change_partners))
    sitters = [
        Sitter(
            member=place.member,
            name=place.name,
            face=place.face,
            bot="" if place.member else place.bot,
        )
        for place in sheet.places
    ]
    if message.change_partners:
        sitters = [sitters[0], *sitters[2:], *sitters[1:2]]
    opening = Opening(
        host=sheet.host,
        ruleset=sheet.ruleset,
        village=sheet.village,
        options=sheet.options,
        settings=sheet.settings,
        sitters=tuple(sitters),
        starts=True,
    )
    r.work.effects.append(MakeTable(opening))


def kick(r: Request, message: m.Kick) -> None:
    """Take somebody out of a seat."""
    r.need_host()
    if not r.place(message.seat).member:
        raise Refusal("no-person")
    leave_seat(r, SEATS[message.seat - 1], kicked=True)


def mute(r: Request, message: m.Mute) -> None:
    """Have nobody hear the phrases of a seat, or have all hear them again."""
    r.need_host()
    if not r.place(message.seat).member:
        raise Refusal("no-person")
    r.fact(facts.Muted(message.seat, message.muted))
    r.work.room()


def new_link(r: Request, _: m.NewLink) -> None:
    """Have the old code stop working."""
    r.need_host()
    r.work.effects.append(NewCode())


def phrase(r: Request, message: m.Phrase) -> None:
    """Say a phrase; of a seat that is muted nobody hears it."""
    muted = r.seat is not None and r.sheet.places[r.seat].muted
    said = m.Phrased(
        seat=None if r.seat is None else r.seat + 1, name=r.guest_name, phrase=message.phrase
    )
    r.work.ledger.remember(r.member, r.id)
    if muted:
        r.work.tell(r.member, said)
    else:
        r.work.tell_all(said)


def consent(r: Request, message: m.Consent) -> None:
    """Agree or not that the signs stand in the record."""
    r.need_seat()
    r.fact(facts.Consented(r.member, message.signs))
    r.work.room()


def caught_up(r: Request, _: m.CaughtUp) -> None:
    """Show no more what was missed."""
    if r.sheet.guests[r.member].missed_after is None:
        r.work.ledger.remember(r.member, r.id)
    else:
        r.fact(facts.CaughtUp(r.member))


REQUESTS: dict[type[Any], Any] = {
    m.Sit: sit,
    m.Stand: stand,
    m.Rename: rename,
    m.SeatBot: seat_bot,
    m.MoveSeat: move_seat,
    m.Configure: configure,
    m.Pause: pause,
    m.Again: again,
    m.Kick: kick,
    m.Mute: mute,
    m.NewLink: new_link,
    m.Phrase: phrase,
    m.Consent: consent,
    m.CaughtUp: caught_up,
}
"""What carries out each request around the cards, `Start` aside, which needs chance."""
