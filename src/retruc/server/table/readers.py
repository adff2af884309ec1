"""What each reader is sent: rooms, situations, what happened, and all of it at once."""

from retruc.engine import awaits_deal, envit_points, is_over
from retruc.game import Observation, Seat
from retruc.protocol.accounts import Settled, account_of
from retruc.protocol.messages import (
    PROTOCOL,
    Account,
    Room,
    Situation,
    Snapshot,
    Told,
    View,
)
from retruc.protocol.situations import Moment, situation_of
from retruc.protocol.telling import Teller
from retruc.protocol.views import tricks_of, view_of
from retruc.server.proof import SERVER_ROUNDS, commitment, server_link
from retruc.server.table.hearing import Heard, events_of
from retruc.server.table.ledger import Ledger
from retruc.server.table.rooms import room_of
from retruc.server.table.sheet import Guest
from retruc.server.table.voices import Voice


class Reader:
    """Writes to one member: in its language, from its seat."""

    def __init__(self, ledger: Ledger, member: str) -> None:
        """Write to this member of a table as it stands."""
        self.ledger = ledger
        self.member = member
        self.guest: Guest = ledger.sheet.guests[member]
        self.seat: Seat | None = ledger.sheet.seat_of(member)
        self.voice: Voice = ledger.voice(self.guest.language)
        self.teller: Teller = self.voice.teller

    # What may be done

    def situation(self, moment: Moment) -> Situation:
        """Say what the table waits for and what the reader may do."""
        ledger, seat = self.ledger, self.seat
        state = ledger.state
        if state is None:
            return NOTHING_YET
        board = self.voice.board(state)
        if seat is None:
            return situation_of(board, moment, self.teller)
        legal = ledger.legal(seat) if moment.is_played else ()
        points = ledger.points(seat)
        return situation_of(board, moment, self.teller, seat=seat, legal=legal, points=points)

    # What happened

    def told(self, heard: Heard, moment: Moment) -> Told:
        """Tell what the last word led to, as far as the reader may know."""
        return Told(
            number=heard.number,
            items=self.voice.items(heard.news),
            situation=self.situation(moment),
            account=self.account() if heard.ends_round else None,
        )

    def account(self) -> Account | None:
        """Say how the last round that ended was settled."""
        ended = self.ledger.ended
        if ended is None:
            return None
        ruleset, hands = self.ledger.ruleset, []
        if self.seat is None and self.ledger.sheet.settings.all_hands:
            for seat, hand in enumerate(ended.hands):
                points = envit_points(hand, ruleset) if ruleset.envit.on else None
                hands.append((Seat(seat), hand, points))
        thoughts = self._thoughts(ended.thoughts)
        settled = Settled(self.seat, ended.seen[self.seat], ended.events, hands, thoughts)
        return account_of(settled, self.teller, self.voice.names)

    def _thoughts(self, thoughts: tuple[tuple[Seat, object, str], ...]) -> list[str]:
        """What a partner that is a bot thought, once it gives nothing away any more."""
        if self.seat is None:
            return []
        lines = []
        for seat, action, why in thoughts:
            if seat != self.seat and seat.team is self.seat.team:
                done = self.teller.narrator.label(action)  # type: ignore[arg-type]
                name = self.ledger.sheet.places[seat].name
                lines.append(f"{name}: {done} – {self.teller.say(f'bot-why-{why}')}")
        return lines

    # All at once

    def view(self) -> View:
        """All that the reader knows of the round."""
        ledger = self.ledger
        listener = ledger.listeners.get(self.seat)
        if listener is None:
            seen = Observation.at(self.seat, len(ledger.sheet.places))
            return view_of(seen, (), self.teller.words, ledger.ruleset)
        before = tricks_of(listener.seen_before(), events_of(listener.heard_before))
        events = events_of(listener.heard)
        return view_of(listener.seen, events, self.teller.words, ledger.ruleset, before=before)

    def snapshot(self, now: int, seen: int | None = None) -> Snapshot:
        """Write all that the reader knows; *seen*: the number it took in last."""
        ledger, guest = self.ledger, self.guest
        listener = ledger.listeners.get(self.seat)
        told = [] if listener is None else [*listener.heard_before, *listener.heard]
        lines = [
            (heard.number, item.text) for heard in told for item in self.voice.tell(heard.news)
        ]
        return Snapshot(
            protocol=PROTOCOL,
            number=ledger.number(self.seat),
            room=self.room(),
            view=self.view(),
            situation=self.situation(moment_of(ledger, now)),
            log=[text for _, text in lines if text],
            missed=[
                text
                for number, text in lines
                if text and (guest.has_missed(number) or (seen and number > seen))
            ],
            account=self.account(),
            proof=self.commitment(),
            link=self._link(),
            chain=self._chain_end(),
        )

    def commitment(self) -> str:
        """Give the server's commitment for the coming or current round; empty without proof."""
        sheet, state = self.ledger.sheet, self.ledger.state
        if state is None or not sheet.seed or not sheet.settings.proof or is_over(state):
            return ""
        number = state.round.number
        if number > SERVER_ROUNDS:
            return ""
        return commitment(server_link(bytes.fromhex(sheet.seed), number))

    def _chain_end(self) -> str:
        sheet, state = self.ledger.sheet, self.ledger.state
        if state is None or not sheet.seed or not sheet.settings.proof:
            return ""
        return server_link(bytes.fromhex(sheet.seed), 0).hex()

    def _link(self) -> int | None:
        state, guest = self.ledger.state, self.guest
        if self.seat is None or not self.ledger.sheet.settings.proof:
            return None
        if not guest.anchor:
            return 0
        if state is None or not awaits_deal(state) or guest.link or not self.commitment():
            return None
        return state.round.number

    def room(self) -> Room:
        """Write the table, but for what is played."""
        return room_of(self.ledger, self.member, self.teller)


class Readers:
    """The readers of a table: who is there, and what is known of each, changes by facts only."""

    def __init__(self, ledger: Ledger) -> None:
        """Begin with none."""
        self.ledger = ledger
        self._facts = -1
        self._by_member: dict[str, Reader] = {}
        self._here: list[Reader] = []

    def of(self, member: str) -> Reader:
        """Give the reader that a member is.

        Raises:
            KeyError: there is no such member.
        """
        self._heed_facts()
        reader = self._by_member.get(member)
        if reader is None:
            reader = self._by_member[member] = Reader(self.ledger, member)
        return reader

    def here(self) -> list[Reader]:
        """Give all who can be told something."""
        self._heed_facts()
        return self._here

    def _heed_facts(self) -> None:
        if self._facts != self.ledger.facts:
            self._facts = self.ledger.facts
            self._here = [Reader(self.ledger, m) for m in self.ledger.sheet.connected]
            self._by_member = {reader.member: reader for reader in self._here}


def moment_of(ledger: Ledger, now: int) -> Moment:
    """Say what the table waits for at this instant."""
    sheet, state = ledger.sheet, ledger.state
    if state is None:
        return Moment(sheet.decision, None)
    waiting = ledger.waits
    is_played = sheet.phase == "playing" and not is_over(state)
    clock_ms = sheet.settings.clock_s * 1_000 or None
    runs = clock_ms is not None and waiting.clock is not None
    return Moment(
        decision=sheet.decision,
        word=waiting.word,
        asked=waiting.people,
        may_wait=waiting.may_wait,
        is_played=is_played,
        remaining_ms=max(0, sheet.since_ms + (clock_ms or 0) - now) if runs else None,
        clock_ms=clock_ms if runs else None,
        undo=ledger.undo_seat if sheet.phase == "playing" else None,
    )


NOTHING_YET = Situation(
    decision=0,
    word=None,
    asked=False,
    may_wait=False,
    pending="",
    offers=[],
    signs=[],
    may_look=False,
    bets=[],
    points=None,
    remaining_ms=None,
    clock_ms=None,
    undo=False,
)
"""Before the coto there is nothing to do."""
