"""What a table does by itself: deals, asks bots, enforces clocks, and fills empty chairs.

`Clockwork.run` does all that is due at an instant; `Clockwork.wake_at` says when it is due again.
"""

from collections.abc import Callable, Iterator

import msgspec

from retruc.engine import (
    State,
    awaits_deal,
    cards_to_deal,
    is_over,
    legal_actions,
    legal_gestures,
    stake_of,
    why_illegal,
)
from retruc.game import (
    SEATS,
    Accept,
    Gesture,
    Hand,
    Raise,
    Seat,
    SeatAction,
    format_hand,
    order_from,
)
from retruc.protocol import messages as m
from retruc.record import format_action
from retruc.rulesets import AbsenceRule, SeenBy
from retruc.server.proof import SECRET_BYTES, SERVER_ROUNDS, deal_key, dealt_hands, server_link
from retruc.server.table import rows as facts
from retruc.server.table.commands import BotsChose, Choice
from retruc.server.table.effects import Ask, Close, Think
from retruc.server.table.ledger import Ledger
from retruc.server.table.room import commit
from retruc.server.table.sheet import Sheet
from retruc.server.table.waiting import HUMAN_FIRST_MS, LINK_MS, SHEET_MS, Waits, gentlest, waits
from retruc.server.table.work import Work, line

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""

Shuffle = Callable[[State, bytes], tuple[Hand, ...]]
"""The hands that follow from a key."""

MOST_TIMEOUTS = 3
"""Who lets the clock run out so often in a row counts as away."""

CLOSE_AFTER_MS = {
    "room": 30 * 60_000,
    "cancelled": 30 * 60_000,
    "playing": 12 * 3_600_000,
    "paused": 12 * 3_600_000,
    "over": 10 * 60_000,
}
"""By phase: how long a table without anybody is kept."""


def shuffle(state: State, key: bytes) -> tuple[Hand, ...]:
    """Deal what follows from a key, as docs/proof.md says."""
    return dealt_hands(state.ruleset.deck.cards, key, state.seats, cards_to_deal(state))


class Clockwork:
    """What runs by itself at one table. What it remembers may be lost: it asks again."""

    def __init__(self, ledger: Ledger, entropy: Entropy, shuffle: Shuffle) -> None:
        """Begin with nobody asked."""
        self._ledger = ledger
        self._entropy = entropy
        self._shuffle = shuffle
        self._token = 0
        self._asked: tuple[object, ...] = ()
        """What the last `Think` was about; empty when its answer is not awaited any more."""
        self._choice: Choice | None = None
        """What the bot that is asked has chosen, until it has seemed to think for long enough."""
        self._glanced = -1
        """The decision in which bots have looked around."""

    @property
    def _sheet(self) -> Sheet:
        return self._ledger.sheet

    def forget(self) -> None:
        """Pass over what bots were asked, since something changed; they are asked again."""
        self._asked, self._choice = (), None

    # At an instant

    def run(self, work: Work) -> None:
        """Do all that is due."""
        while self._step(work):
            pass

    def _step(self, work: Work) -> bool:
        """Do one thing that is due; False if there is none."""
        if self._sheet.phase == "closed":
            return False
        if self._close(work) or self._empty_chairs(work) or self._pass_host(work):
            return True
        state = self._ledger.state
        if state is None or is_over(state) or self._sheet.phase != "playing":
            return False
        if not self._sheet.is_awake:
            return False
        waiting = waits(state, self._sheet)
        if awaits_deal(state):
            if self._bots(work, state, waiting):
                return True
            if self._deal_at(state, waiting) > work.now:
                return False
            self._deal(work, state)
            return True
        return self._clock(work, state, waiting) or self._bots(work, state, waiting)

    def wake_at(self, work: Work) -> int | None:
        """Say when something is due again."""
        return min(self._alarms(work), default=None)

    def _alarms(self, work: Work) -> Iterator[int]:
        sheet, state = self._sheet, self._ledger.state
        if sheet.phase == "closed":
            return
        if not sheet.connected:
            yield self._close_at()
        yield from (at for _, at in self._absent())
        host = sheet.guests.get(sheet.host)
        if self._heir() and (host is None or not host.here):
            yield (host.since_ms if host else work.now) + self._grace_ms
        if state is None or is_over(state) or sheet.phase != "playing" or not sheet.is_awake:
            return
        waiting = waits(state, sheet)
        if awaits_deal(state):
            yield self._deal_at(state, waiting)
        else:
            clock = self._clock_at(waiting)
            if clock is not None:
                yield clock
        if self._choice is not None:
            yield self._ready_at

    # People

    @property
    def _grace_ms(self) -> int:
        return self._sheet.settings.grace_s * 1_000

    def _absent(self) -> Iterator[tuple[Seat, int]]:
        """The seats of people who are away, and when that is too long."""
        if self._sheet.phase in ("over", "closed"):
            return
        for index, place in enumerate(self._sheet.places):
            guest = self._sheet.guests.get(place.member)
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
        sheet = self._sheet
        name = sheet.places[seat].name
        if sheet.phase not in ("playing", "paused"):
            work.fact(facts.Stood(seat + 1))
            work.room(line("stands", who=name))
            return
        if self._ledger.ruleset.absence.rule is AbsenceRule.CANCEL:
            work.fact(facts.Cancelled(seat + 1))
            self.forget()
            work.room(line("cancelled", who=name))
            work.situate()
            return
        work.fact(facts.BotSatIn(seat + 1, sheet.settings.bot))
        self.forget()
        work.room(line("bot-in", bot=sheet.settings.bot, who=name))
        work.situate()

    def _heir(self) -> str:
        """Who would be host if the host went: the first in order of seats who is there."""
        sheet = self._sheet
        seated = [place.member for place in sheet.places if place.member]
        others = [*seated, *sheet.guests]
        heirs = (o for o in others if o != sheet.host and sheet.guests[o].here)
        return next(heirs, "")

    def _pass_host(self, work: Work) -> bool:
        sheet = self._sheet
        host, heir = sheet.guests.get(sheet.host), self._heir()
        if not heir or (host is not None and host.here):
            return False
        if host is not None and host.since_ms + self._grace_ms > work.now:
            return False
        work.fact(facts.HostPassed(heir))
        work.room(line("host", who=sheet.guests[heir].name))
        return True

    def _close_at(self) -> int:
        guests = self._sheet.guests.values()
        since = max((guest.since_ms for guest in guests), default=self._ledger.at_ms)
        return since + CLOSE_AFTER_MS.get(self._sheet.phase, 0)

    def _close(self, work: Work) -> bool:
        if self._sheet.connected or self._close_at() > work.now:
            return False
        reason = "finished" if self._sheet.phase == "over" else "abandoned"
        work.fact(facts.Closed(reason))
        work.effects.append(Close(reason))
        return True

    # The deal

    def _deal_at(self, state: State, waiting: Waits) -> int:
        """When the cards are dealt: after the account of the round, and when the links are in."""
        sheet = self._sheet
        first = self._ledger.ended is None
        may_tap = any(legal_actions(state, seat) for seat in waiting.people)
        shows = sheet.settings.pace_ms > 0 and waiting.people and (not first or may_tap)
        due = sheet.since_ms + (SHEET_MS if shows else 0)
        return max([due, *self._links_at()])

    def _links_at(self) -> Iterator[int]:
        """Until when the deal waits for each person whose browser may still give something."""
        sheet, state = self._sheet, self._ledger.state
        if not sheet.settings.proof or state is None:
            return
        for guest in sheet.people:
            may_come = guest.anchor or self._ledger.ended is None
            if guest.here and not guest.link and may_come:
                yield max(sheet.since_ms, guest.since_ms) + LINK_MS

    def _deal(self, work: Work, state: State) -> None:
        sheet, number = self._sheet, state.round.number
        proved = sheet.settings.proof and number <= SERVER_ROUNDS
        links, missing = {}, []
        for index, place in enumerate(sheet.places):
            guest = sheet.guests.get(place.member)
            if guest is None or not guest.here or not proved:
                continue
            if guest.link:
                links[str(index + 1)] = guest.link
            else:
                missing.append(index + 1)
        if proved:
            secret = server_link(bytes.fromhex(sheet.seed), number)
        else:
            secret = self._entropy(SECRET_BYTES)
        parts = {int(seat): bytes.fromhex(part.partition(":")[0]) for seat, part in links.items()}
        hands = self._shuffle(state, deal_key(number, secret, parts))
        sheet.looks = [None if at is None else int(at) for at in state.looks]
        work.fact(
            facts.RoundOpened(
                number=number,
                dealer=state.round.dealer + 1,
                score=state.score,
                cames=state.cames,
                hands=tuple(format_hand(hand) for hand in hands),
                secret=secret.hex() if proved else "",
                links=links,
                missing=tuple(missing),
                sheet=msgspec.Raw(msgspec.json.encode(sheet)),
            )
        )

    # Clocks

    def _clock_at(self, waiting: Waits) -> int | None:
        """When something is done for those who are asked; None if nothing runs."""
        clock_ms = self._sheet.settings.clock_s * 1_000
        if not waiting.people:
            return None
        if waiting.leaves_to_bot:
            return self._sheet.since_ms + (clock_ms or HUMAN_FIRST_MS)
        if clock_ms and waiting.clock is not None:
            return self._sheet.since_ms + clock_ms
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
        place = self._sheet.places[seat]
        member, name = place.member, place.name
        action = gentlest(state, seat)
        work.fact(facts.ClockRanOut(seat + 1))
        work.room(line("clock", who=name))
        work.word(format_action(action), "!clock")
        guest = self._sheet.guests[member]
        if self._sheet.places[seat].timeouts >= MOST_TIMEOUTS and guest.here:
            work.fact(facts.WentAway(member, idle=True))
            work.room(line("idle", who=name))
        self.after_word(work)
        return True

    # Bots

    @property
    def _ready_at(self) -> int:
        """When the bot that is asked has seemed to think for long enough."""
        sheet = self._sheet
        pace = sheet.settings.pace_ms
        return max(sheet.since_ms + pace, sheet.undo_until_ms if pace else 0)

    def chose(self, work: Work, command: BotsChose) -> None:
        """Take in what bots chose, unless something else was asked meanwhile."""
        if command.token != self._token or not self._asked:
            return
        kind, *_ = self._asked
        self._asked = ()
        for choice in command.choices:
            for gesture in choice.gestures:
                self._make(work, gesture)
        if kind == "act" and command.choices:
            self._choice = command.choices[0]

    def _make(self, work: Work, gesture: Gesture) -> None:
        state = self._ledger.state
        if state is None or self._sheet.phase != "playing" or why_illegal(state, gesture):
            return
        if gesture.seat in self._sheet.bots:
            work.word(format_action(gesture), "!")

    def _bots(self, work: Work, state: State, waiting: Waits) -> bool:
        """Ask bots, or do what the one that was asked has chosen."""
        sheet = self._sheet
        if not awaits_deal(state) and self._glanced != sheet.decision:
            self._glanced = sheet.decision
            if self._glance(work, state):
                return False
        if waiting.bot is None or (self._asked and self._asked[0] == "look"):
            return False
        about = ("act", sheet.decision, waiting.bot, waiting.must)
        if self._choice is None:
            if self._asked != about:
                self._ask_to_act(work, state, waiting)
                self._asked = about
            return False
        if self._choice.seat != waiting.bot:
            self._choice = None
            return True
        return self._heed(work, state, waiting)

    def _heed(self, work: Work, state: State, waiting: Waits) -> bool:
        choice, seat = self._choice, waiting.bot
        assert choice is not None, "a bot has chosen"
        assert seat is not None, "a bot has chosen"
        action = choice.action
        if action is not None and action not in self._allowed(state, seat):
            action = None
        if action is None and not waiting.must:
            self._choice = None
            self._sheet.silent[seat] = False
            return True
        if self._ready_at > work.now:
            return False
        self._choice = None
        why = choice.why if action is not None else ""
        done = action or gentlest(state, seat)
        work.word(format_action(done), f"!{why}")
        self.after_word(work)
        return True

    def _glance(self, work: Work, state: State) -> bool:
        """Have every bot look around and make its senyes; False if there is nothing to do."""
        sheet = self._sheet
        if state.seats == 2 or state.ruleset.senyes.seen_by is SeenBy.NONE or not sheet.bots:
            return False
        asks = [
            self._ask(state, seat, legal=(), obliged=False)
            for seat in order_from(SEATS[0], state.seats)
            if seat in sheet.bots
        ]
        self._asked = ("look", sheet.decision)
        self._think(work, state, asks)
        return True

    def _ask_to_act(self, work: Work, state: State, waiting: Waits) -> None:
        seat = waiting.bot
        assert seat is not None, "somebody is asked"
        legal = self._allowed(state, seat)
        self._think(work, state, [self._ask(state, seat, legal=legal, obliged=waiting.must)])

    def _ask(
        self, state: State, seat: Seat, *, legal: tuple[SeatAction, ...], obliged: bool
    ) -> Ask:
        gestures = () if legal else tuple(legal_gestures(state, seat))
        bot = self._sheet.places[seat].bot
        return Ask(seat, bot, self._ledger.seen[seat], legal, gestures, obliged)

    def _think(self, work: Work, state: State, asks: list[Ask]) -> None:
        self._token += 1
        work.effects.append(Think(self._token, state.ruleset, tuple(asks)))

    def _allowed(self, state: State, seat: Seat) -> tuple[SeatAction, ...]:
        """What a bot may choose from.

        Where it answers since its partner, a person, has said nothing for long, it neither raises
        nor accepts what puts a cama or the coto at stake: that, the person could not want.
        """
        legal = legal_actions(state, seat)
        waited = [s for s, is_waited in self._sheet.silent.items() if is_waited]
        if not any(SEATS[other].team is seat.team for other in waited):
            return tuple(legal)
        modest = [
            action
            for action in legal
            if not isinstance(action, Raise)
            and not (isinstance(action, Accept) and _is_grave(state, action))
        ]
        return tuple(modest or legal)

    # After a word

    def after_word(self, work: Work) -> None:
        """Follow up what a word led to: the next commitment, the end."""
        state = self._ledger.state
        self.forget()
        if state is None:
            return
        if is_over(state):
            if self._sheet.settings.proof:
                work.tell_all(m.Revealed(proof=self._sheet.seed))
            work.room()
        elif awaits_deal(state) and not state.round.tapped:
            commit(work)


def _is_grave(state: State, action: SeatAction) -> bool:
    stake = stake_of(state, action)
    return stake is not None and bool(stake.whole)
