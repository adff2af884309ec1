"""`Chairs`: what becomes of people who go: bots sit in, the host's powers pass on, tables close."""

from collections.abc import Iterator

from retruc.game import SEATS, Seat
from retruc.rulesets import AbsenceRule
from retruc.server.table import rows as facts
from retruc.server.table.effects import Close
from retruc.server.table.ledger import Ledger
from retruc.server.table.work import Work, line

CLOSE_AFTER_MS = {
    "room": 30 * 60_000,
    "cancelled": 30 * 60_000,
    "playing": 12 * 3_600_000,
    "paused": 12 * 3_600_000,
    "over": 10 * 60_000,
}
"""By phase: how long a table without anybody is kept."""

_AT_ONCE = 0


class Chairs:
    """Watches over who is away for too long."""

    def __init__(self, ledger: Ledger) -> None:
        """Watch over a table."""
        self._ledger = ledger
        self._due: tuple[int, str, int | None] = (-1, "", None)
        """How many facts there were, and the phase, when it was found out what is due when."""

    def due_at(self) -> int | None:
        """Say when something is to be done for those who are away; None if nobody is.

        Words change nothing of it, unless the coto ends by one.
        """
        facts_then, phase, due_at = self._due
        facts_now, phase_now = self._ledger.facts, self._ledger.sheet.phase
        if facts_then != facts_now or phase != phase_now:
            due_at = min(self._alarms(), default=None)
            self._due = (facts_now, phase_now, due_at)
        return due_at

    def _alarms(self) -> Iterator[int]:
        sheet = self._ledger.sheet
        if not sheet.connected:
            yield self._close_at()
        yield from (at for _, at in self._absent())
        at = self._host_passes_at()
        if at is not None:
            yield at

    def step(self, work: Work) -> bool:
        """Do one thing that is due; False if there is none."""
        due_at = self.due_at()
        if due_at is None or due_at > work.now:
            return False
        return self._close(work) or self._empty_chairs(work) or self._pass_host(work)

    # Bots sit in

    @property
    def _grace_ms(self) -> int:
        return self._ledger.sheet.settings.grace_s * 1_000

    def _absent(self) -> Iterator[tuple[Seat, int]]:
        """The seats of people who are away, and when that is too long."""
        sheet = self._ledger.sheet
        if sheet.phase in ("over", "closed"):
            return
        for index, place in enumerate(sheet.places):
            guest = sheet.guests.get(place.member)
            if guest is not None and not guest.here and not place.replaced:
                yield SEATS[index], guest.since_ms + self._grace_ms

    def _empty_chairs(self, work: Work) -> bool:
        """Do what the rules say of somebody who has been away for too long.

        Rule: absence.rule, absence.grace-s
        """
        for seat, at in self._absent():
            if at <= work.now:
                self._fill(work, seat)
                return True
        return False

    def _fill(self, work: Work, seat: Seat) -> None:
        sheet = self._ledger.sheet
        name = sheet.places[seat].name
        if sheet.phase not in ("playing", "paused"):
            work.fact(facts.Stood(seat + 1))
            work.room(line("stands", who=name))
            return
        if self._ledger.ruleset.absence.rule is AbsenceRule.CANCEL:
            work.fact(facts.Cancelled(seat + 1))
            work.room(line("cancelled", who=name))
        else:
            work.fact(facts.BotSatIn(seat + 1, sheet.settings.bot))
            work.room(line("bot-in", bot_id=sheet.settings.bot, who=name))
        work.situate()

    # The host

    def _heir(self) -> str:
        """Who would be host if the host went: the first in order of seats who is there."""
        sheet = self._ledger.sheet
        seated = [place.member for place in sheet.places if place.member]
        others = [*seated, *sheet.guests]
        here = (o for o in others if sheet.guests[o].here and not sheet.guests[o].screen)
        heirs = (o for o in here if o != sheet.host)
        return next(heirs, "")

    def _host_passes_at(self) -> int | None:
        """When the host's powers pass to somebody else; None if they do not."""
        sheet = self._ledger.sheet
        host = sheet.guests.get(sheet.host)
        if (host is not None and host.here) or not self._heir():
            return None
        return _AT_ONCE if host is None else host.since_ms + self._grace_ms

    def _pass_host(self, work: Work) -> bool:
        at = self._host_passes_at()
        if at is None or at > work.now:
            return False
        heir = self._heir()
        work.fact(facts.HostPassed(heir))
        work.room(line("host", who=self._ledger.sheet.guests[heir].name))
        return True

    # The end

    def _close_at(self) -> int:
        guests = self._ledger.sheet.guests.values()
        since = max((guest.since_ms for guest in guests), default=self._ledger.at_ms)
        return since + CLOSE_AFTER_MS.get(self._ledger.sheet.phase, 0)

    def _close(self, work: Work) -> bool:
        sheet = self._ledger.sheet
        if sheet.connected or self._close_at() > work.now:
            return False
        reason = "finished" if sheet.phase == "over" else "abandoned"
        work.fact(facts.Closed(reason))
        work.effects.append(Close(reason))
        return True
