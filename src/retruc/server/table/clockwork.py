"""What a table does by itself: deals, asks bots, enforces clocks, and fills empty chairs.

`Clockwork.run` does all that is due at an instant; `Clockwork.wake_at` says when it is due again.
"""

from collections.abc import Iterator
from typing import Literal

from retruc.engine import State, awaits_deal, is_over
from retruc.record import format_action
from retruc.server.table import rows as facts
from retruc.server.table.bots import Bots
from retruc.server.table.chairs import Chairs
from retruc.server.table.coto import follow_up
from retruc.server.table.dealing import Entropy, Shuffle, deal, deal_at
from retruc.server.table.ledger import Ledger
from retruc.server.table.waiting import HUMAN_FIRST_MS, Waits, gentlest
from retruc.server.table.work import Work, line

MOST_TIMEOUTS = 3
"""Who lets the clock run out so often in a row counts as away."""


Mover = Literal["clock", "bots", "people", "nobody"]
"""What moves a coto on next. Of several the first: what is due comes also where people may act."""


class Clockwork:
    """What runs by itself at one table."""

    def __init__(self, ledger: Ledger, bots: Bots, entropy: Entropy, shuffle: Shuffle) -> None:
        """Begin with nothing done."""
        self._ledger = ledger
        self._bots = bots
        self._chairs = Chairs(ledger)
        self._entropy = entropy
        self._shuffle = shuffle

    def run(self, work: Work) -> None:
        """Do all that is due."""
        while self._step(work):
            pass

    def _step(self, work: Work) -> bool:
        """Do one thing that is due; False if there is none."""
        sheet = self._ledger.sheet
        if sheet.phase == "closed":
            return False
        if self._chairs.step(work):
            self._bots.forget()
            return True
        state = self._playing()
        if state is None:
            return False
        waiting = self._ledger.waits
        if not awaits_deal(state):
            return self._clock(work, state, waiting) or self._bots.step(work, state, waiting)
        if self._bots.step(work, state, waiting):
            return True
        if deal_at(self._ledger) > work.now:
            return False
        deal(work, state, self._entropy, self._shuffle)
        return True

    def _playing(self) -> State | None:
        """Give the state of the coto if it goes on now; else None."""
        sheet, state = self._ledger.sheet, self._ledger.state
        if state is None or sheet.phase != "playing" or is_over(state) or not sheet.is_awake:
            return None
        return state

    def wake_at(self) -> int | None:
        """Say when something is due again."""
        return min(self._alarms(), default=None)

    def waits_for(self) -> Mover | None:
        """Say what will move the coto on; None where none is played, or all are away."""
        if self._playing() is None:
            return None
        if self.wake_at() is not None:
            return "clock"
        if self._bots.think:
            return "bots"
        guests = map(self._ledger.sheet.guest_at, self._ledger.waits.people)
        return "people" if any(guest and guest.here for guest in guests) else "nobody"

    def _alarms(self) -> Iterator[int]:
        if self._ledger.sheet.phase == "closed":
            return
        chairs_at = self._chairs.due_at()
        if chairs_at is not None:
            yield chairs_at
        state = self._playing()
        if state is None:
            return
        at = deal_at(self._ledger) if awaits_deal(state) else self._clock_at(self._ledger.waits)
        if at is not None:
            yield at
        bots_at = self._bots.due_at
        if bots_at is not None:
            yield bots_at

    # Clocks

    def _clock_at(self, waiting: Waits) -> int | None:
        """When something is done for those who are asked; None if nothing runs."""
        clock_ms = self._ledger.sheet.settings.clock_s * 1_000
        if not waiting.people:
            return None
        if waiting.leaves_to_bot:
            return self._ledger.sheet.since_ms + (clock_ms or HUMAN_FIRST_MS)
        if clock_ms and waiting.clock is not None:
            return self._ledger.sheet.since_ms + clock_ms
        return None

    def _clock(self, work: Work, state: State, waiting: Waits) -> bool:
        at = self._clock_at(waiting)
        if at is None or at > work.now:
            return False
        if waiting.leaves_to_bot:
            for seat in waiting.people:
                work.fact(facts.Silent(seat + 1, waited=True))
            work.situate()
            return True
        assert waiting.clock is not None, "a clock runs for somebody"
        seat = waiting.clock
        place = self._ledger.sheet.places[seat]
        member, name = place.member, place.name
        action = gentlest(state, seat)
        work.fact(facts.ClockRanOut(seat + 1))
        work.room(line("clock", who=name))
        work.word(format_action(action), "!clock")
        guest = self._ledger.sheet.guests[member]
        if self._ledger.sheet.places[seat].timeouts >= MOST_TIMEOUTS and guest.here:
            work.fact(facts.WentAway(member, idle=True))
            work.room(line("idle", who=name))
        self._bots.forget()
        follow_up(work)
        return True
