"""`Table`: commands in, rows and effects out."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from retruc.engine import awaits_deal
from retruc.game import SEATS, IllegalAction, RulesetError, Seat
from retruc.protocol import messages as m
from retruc.rulesets import Ruleset
from retruc.server.proof import SECRET_BYTES, read_hex, steps_to
from retruc.server.table import rows as facts
from retruc.server.table.bots import Bots
from retruc.server.table.clockwork import Clockwork, Mover
from retruc.server.table.commands import (
    Asked,
    BotsChose,
    CodeGiven,
    Command,
    Connected,
    Disconnected,
    Renamed,
    Restarted,
    TableMade,
    Woke,
)
from retruc.server.table.coto import begin, follow_up
from retruc.server.table.dealing import Entropy, Shuffle, shuffle
from retruc.server.table.effects import Answer, Handled
from retruc.server.table.folding import replayed
from retruc.server.table.ledger import Ledger
from retruc.server.table.listing import Listing, listing_of
from retruc.server.table.naming import free_face, given_name
from retruc.server.table.playing import act, gesture, silence, undo
from retruc.server.table.readers import Readers
from retruc.server.table.room import (
    REQUESTS,
    Request,
    check_settings,
    start,
    take_back,
)
from retruc.server.table.rows import Opening, Row
from retruc.server.table.rules import base_of, departures, ruleset_for
from retruc.server.table.sheet import Sheet
from retruc.server.table.work import Refusal, Work, line
from retruc.words import LANGUAGES, fault_text

T = TypeVar("T")

MOST_STEPS = 512
"""How many links of a browser's chain may lie between one that it reveals and the one before."""


class Table:
    """One table. It is changed by `handle` alone."""

    def __init__(self, ledger: Ledger, entropy: Entropy, shuffle: Shuffle = shuffle) -> None:
        """Make a table of what its rows say; use `open` or `replay`."""
        self._ledger = ledger
        self._entropy = entropy
        self._readers = Readers(ledger)
        self._bots = Bots(ledger)
        self._clockwork = Clockwork(ledger, self._bots, entropy, shuffle)
        self._wake_at: int | None = 0
        """When something is due that has not been done; at first that is not known."""

    @classmethod
    def open(
        cls, opening: Opening, now_ms: int, entropy: Entropy, shuffle: Shuffle = shuffle
    ) -> "tuple[Table, Handled]":
        """Make a new table.

        Raises:
            RulesetError: its ruleset is wrong.
            Refusal: ``bad-settings``.
        """
        check_settings(opening.settings)
        ruleset_for(opening.ruleset, opening.village, opening.options)
        table = cls(Ledger(), entropy, shuffle)
        work = Work(table._readers, now_ms)
        work.fact(facts.Made(opening))
        if opening.starts and any(sitter.member for sitter in opening.sitters):
            begin(work, _Drawn(entropy), entropy(SECRET_BYTES).hex())
        return table, table._handled(work)

    @classmethod
    def replay(cls, rows: Iterable[Row], entropy: Entropy, shuffle: Shuffle = shuffle) -> "Table":
        """Give the table again from its rows: all, or those from one of kind ``round`` on.

        Say `Restarted` next, if nobody is connected any more.
        """
        return cls(replayed(rows), entropy, shuffle)

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return self._ledger.seq

    @property
    def phase(self) -> str:
        """As `Room.phase`, or ``closed``."""
        return self._ledger.sheet.phase

    def listing(self) -> Listing:
        """Say what a list of tables shows of this one."""
        return listing_of(self._ledger)

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self._ledger.ruleset

    def seat_of(self, member: str) -> int | None:
        """Find a member's seat, from 1; None for those who have none."""
        seat = self._ledger.sheet.seat_of(member)
        return None if seat is None else seat + 1

    def face_of(self, member: str) -> int | None:
        """Give the face that a member has here; None for those who are not here."""
        guest = self._ledger.sheet.guests.get(member)
        return None if guest is None else guest.face

    @property
    def base(self) -> Ruleset:
        """The catalogue's ruleset with which people compare what is played."""
        return base_of(self.ruleset, of_village=bool(self._ledger.sheet.village))

    @property
    def departures(self) -> tuple[str, ...]:
        """The paths of the options that are otherwise than in that ruleset."""
        return departures(self.ruleset, of_village=bool(self._ledger.sheet.village))

    def waits_for(self) -> Mover | None:
        """Say what will move the coto on; None where none is played, or all are away."""
        return self._clockwork.waits_for()

    def knows(self, member: str) -> bool:
        """Whether a member has a seat or was here: an old link still leads them back."""
        sheet = self._ledger.sheet
        return member in sheet.guests or member == sheet.host

    def snapshot(self, member: str, now_ms: int) -> m.Snapshot:
        """Give all that a member knows.

        Raises:
            KeyError: there is no such member.
        """
        return self._readers.of(member).snapshot(now_ms)

    def handle(self, command: Command, now_ms: int) -> Handled:
        """Carry out a command, and all that is due by then.

        Args:
            command: What the table is told.
            now_ms: The time; it may stand still, and one that runs back counts as standing still.
        """
        work = Work(self._readers, now_ms)
        is_due = self._wake_at is not None and self._wake_at <= work.now
        if is_due and not isinstance(
            command, Restarted
        ):  # its clocks begin again: none has run out
            self._clockwork.run(work)
        match command:
            case Asked():
                self._asked(work, command)
            case Connected():
                self._connected(work, command)
            case Renamed():
                self._renamed(work, command)
            case Disconnected():
                self._disconnected(work, command)
            case BotsChose():
                self._bots.chose(work, command)
            case TableMade():
                work.fact(facts.NextTable(command.code))
                work.room()
                work.tell_all(m.Moved(code=command.code))
            case CodeGiven():
                work.fact(facts.CodeChanged(command.code))
                work.room()
            case Restarted():
                work.fact(facts.Restart())
            case Woke():
                pass
        return self._handled(work)

    def _handled(self, work: Work) -> Handled:
        self._clockwork.run(work)
        self._wake_at = self._clockwork.wake_at()
        return Handled(tuple(work.rows), tuple(work.effects), self._wake_at)

    # Coming and going

    def _connected(self, work: Work, command: Connected) -> None:
        sheet, member = self._ledger.sheet, command.member
        guest = sheet.guests.get(member)
        is_new = guest is None
        was_here = guest is not None and guest.here
        name, face = _called(sheet, command)
        seat = sheet.seat_of(member)
        is_late = seat is not None and 0 < command.seen < self._ledger.number(seat)
        seen = command.seen if is_late else 0
        came = facts.Came(member, name, face, command.language, seen, command.is_screen)
        same = guest is not None and guest.here and _is_as(guest.name, guest.face, came)
        if seen or not (same and guest is not None and guest.language == command.language):
            work.fact(came)
        if seat is not None and sheet.places[seat].replaced:
            take_back(work, seat)
            self._bots.forget()
        snapshot = self._readers.of(member).snapshot(work.now, command.seen)
        work.effects.append(Answer(command.via, snapshot))
        if command.is_screen:
            return
        if not was_here:
            text = None if is_new or seat is None else line("back", who=name)
            work.room(text, but=member)
            if seat is not None:
                others = [other for other in sheet.connected if other != member]
                if others:
                    work.situate(*others)
        elif not same:
            work.room(but=member)

    def _renamed(self, work: Work, command: Renamed) -> None:
        sheet, member = self._ledger.sheet, command.member
        guest = sheet.guests.get(member)
        if guest is None or self.phase == "closed":
            return
        before = guest.name
        name = command.name or given_name(sheet, member, guest.language)
        if (name, command.face) == (guest.name, guest.face):
            return
        work.fact(facts.Became(member, name, command.face))
        work.room(line("renamed", before=before, who=name) if name != before else None)

    def _disconnected(self, work: Work, command: Disconnected) -> None:
        sheet = self._ledger.sheet
        guest = sheet.guests.get(command.member)
        if guest is None or not (guest.here or guest.idle):
            return
        seat = sheet.seat_of(command.member)
        name = guest.name
        work.fact(facts.WentAway(command.member))
        if guest.screen:
            return
        work.room(None if seat is None else line("away", who=name))

    # Requests

    def _asked(self, work: Work, command: Asked) -> None:
        message, member, via = command.message, command.member, command.via
        sheet = self._ledger.sheet
        guest = sheet.guests.get(member)
        if isinstance(message, m.Link):
            self._link(work, member, message)
            return
        if guest is None or isinstance(message, m.Hello | m.Ping):
            return
        if message.id in guest.done:
            work.done(via, message.id, already=True)
            return
        if self.phase == "closed":
            self._refuse(work, command, "closed")
            return
        if guest.screen and not isinstance(message, m.Language):
            self._refuse(work, command, "not-seated")
            return
        if guest.idle:
            work.fact(facts.Came(member, guest.name, guest.face, guest.language))
            work.room(line("back", who=guest.name))
        request = Request(work, member, via, message.id)
        try:
            self._carry_out(request, message)
        except Refusal as refusal:
            self._refuse(work, command, refusal.id)
        except IllegalAction as error:
            work.refuse_illegal(via, message.id, member, error)
        except RulesetError as error:
            words = self._readers.of(member).teller.words
            work.refuse(via, message.id, error.id, fault_text(words, error))
        else:
            work.done(via, message.id)

    def _carry_out(self, r: Request, message: m.ClientMessage) -> None:
        match message:
            case m.Act():
                act(r, message)
                self._bots.forget()
                follow_up(r.work)
            case m.Gesture():
                gesture(r, message)
                self._bots.forget()
            case m.Undo():
                undo(r, message)
                self._bots.forget()
            case m.Silence():
                silence(r, message)
                self._bots.forget()
            case m.Language():
                self._language(r, message)
            case m.Start():
                start(r, message, _Drawn(self._entropy), self._entropy(SECRET_BYTES).hex())
            case _:
                REQUESTS[type(message)](r, message)
                if r.sheet.phase in ("playing", "paused"):
                    self._bots.forget()

    def _refuse(self, work: Work, command: Asked, reason: str) -> None:
        words = self._readers.of(command.member).teller.words
        text = words.say(f"table-refused-{reason}")
        work.refuse(command.via, getattr(command.message, "id", ""), reason, text)

    def _language(self, r: Request, message: m.Language) -> None:
        if message.language not in LANGUAGES:
            raise Refusal("unknown-language")
        guest = r.sheet.guests[r.member]
        r.fact(facts.Came(r.member, guest.name, guest.face, message.language))
        snapshot = self._readers.of(r.member).snapshot(r.work.now)
        r.work.effects.append(Answer(r.via, snapshot))

    def _link(self, work: Work, member: str, message: m.Link) -> None:
        """Take a browser's part in the shuffle; what does not fit is passed over."""
        sheet, state = self._ledger.sheet, self._ledger.state
        guest, value = sheet.guests.get(member), read_hex(message.value)
        if guest is None or value is None or sheet.seat_of(member) is None:
            return
        if message.round == 0:
            if guest.anchor == message.value:
                return
            work.fact(facts.ChainGiven(member, message.value))
            reader = self._readers.of(member)
            commitment = reader.commitment()
            if state is not None and awaits_deal(state) and commitment:
                work.tell(member, m.Committed(round=state.round.number, commitment=commitment))
            return
        if state is None or not awaits_deal(state) or message.round != state.round.number:
            return
        anchor = read_hex(guest.anchor)
        if anchor is None or guest.link or not sheet.settings.proof:
            return
        steps = steps_to(value, anchor, MOST_STEPS)
        if steps is not None:
            part = f"{message.value}:{guest.anchor}:{steps}"
            work.fact(facts.LinkGiven(member, message.round, part))


def _called(sheet: Sheet, command: Connected) -> tuple[str, int]:
    """Give the name and face that whoever comes has here."""
    if command.is_screen:
        return "", 0
    name = command.name or given_name(sheet, command.member, command.language)
    return name, free_face(sheet, command.member, command.face)


def _is_as(name: str, face: int, came: facts.Came) -> bool:
    return name == came.name and face == came.face


class _Drawn:
    """Chance from entropy, for who deals first."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy

    def randrange(self, stop: int, /) -> int:
        """Draw a number below *stop*; 2⁶⁴ is so much more that none is favoured noticeably."""
        return int.from_bytes(self._entropy(8), "big") % stop

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw *k* different members."""
        left = list(population)
        return [left.pop(self.randrange(len(left))) for _ in range(k)]


__all__ = ["SEATS", "Seat", "Table"]
