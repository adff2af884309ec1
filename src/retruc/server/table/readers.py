"""What each reader is sent: rooms, situations, what happened, and all of it at once."""

from retruc.engine import awaits_deal, envit_points, is_over
from retruc.game import Observation, RoundEnded, Seat
from retruc.protocol.accounts import Settled, account_of
from retruc.protocol.messages import (
    PROTOCOL,
    Account,
    Difference,
    Item,
    Player,
    Room,
    SignKind,
    Situation,
    Snapshot,
    Spoken,
    Told,
    View,
)
from retruc.protocol.situations import Asking, situation_of
from retruc.protocol.telling import Names, Teller, names_for, teller
from retruc.protocol.views import view_of
from retruc.rulebook import LAST, option_sentence
from retruc.rulesets import Ruleset, SeenBy
from retruc.server.proof import SERVER_ROUNDS, commitment, server_link
from retruc.server.table.ledger import Heard, Ledger, Worth
from retruc.server.table.sheet import Guest
from retruc.server.table.waiting import Waits, waits
from retruc.words import expression_gloss, expression_said, sign_name


class Reader:
    """Writes to one member: in its language, from its seat."""

    def __init__(self, ledger: Ledger, member: str) -> None:
        """Write to this member of a table as it stands."""
        self.ledger = ledger
        self.member = member
        self.guest: Guest = ledger.sheet.guests[member]
        self.seat: Seat | None = ledger.sheet.seat_of(member)
        self.teller: Teller = teller(self.guest.language, ledger.ruleset)
        self.names: Names = names_for(self.teller.words, ledger.sheet.names)

    # What may be done

    def situation(self, now: int, waiting: Waits | None = None) -> Situation:
        """Say what the table waits for and what the reader may do."""
        ledger, sheet = self.ledger, self.ledger.sheet
        state = ledger.state
        if state is None:
            return NOTHING_YET
        waiting = waiting or waits(state, sheet)
        asked = self.seat is not None and self.seat in waiting.people
        playing = sheet.phase == "playing"
        clock_ms = sheet.settings.clock_s * 1_000 or None
        runs = clock_ms is not None and waiting.clock is not None
        asking = Asking(
            seat=self.seat,
            decision=sheet.decision,
            word=waiting.word,
            asked=asked and not awaits_deal(state),
            may_wait=asked and waiting.may_wait,
            may_act=playing,
            remaining_ms=max(0, sheet.since_ms + (clock_ms or 0) - now) if runs else None,
            clock_ms=clock_ms if runs else None,
            undo=playing and self.seat is not None and ledger.undo_seat == self.seat,
        )
        return situation_of(state, asking, self.teller, self.names)

    # What happened

    def told(self, news: list[Heard], situation: Situation) -> Told:
        """Tell what the last word led to, as far as the reader may know."""
        account = None
        if any(isinstance(item.event, RoundEnded) for item in news):
            account = self.account()
        items = [self._item(item) for item in news]
        return Told(number=news[0].number, items=items, situation=situation, account=account)

    def _item(self, heard: Heard) -> Item:
        return self.teller.item(heard.event, self.names, self._worth(heard.worth))

    def _worth(self, worth: Worth) -> str:
        if worth is None:
            return ""
        if isinstance(worth, str):
            return self.teller.say(f"whole-{worth}")
        return self.teller.say("pedres", pedres=worth)

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
        events = [item.event for item in ended.heard[self.seat]]
        thoughts = self._thoughts(ended.thoughts)
        settled = Settled(ended.seen[self.seat], events, hands, thoughts)
        return account_of(settled, self.teller, self.names)

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
        seen = ledger.seen.get(self.seat)
        if seen is None:
            seen = Observation.at(self.seat, len(ledger.sheet.places))
        events = [item.event for item in ledger.heard.get(self.seat, ())]
        return view_of(seen, events, self.teller.words, ledger.ruleset)

    def snapshot(self, now: int, seen: int | None = None) -> Snapshot:
        """Write all that the reader knows; *seen*: the number it took in last."""
        ledger = self.ledger
        told = [*ledger.heard_before.get(self.seat, ()), *ledger.heard.get(self.seat, ())]
        lines = [(item.number, self._item(item).text) for item in told]
        return Snapshot(
            protocol=PROTOCOL,
            number=ledger.number(self.seat),
            room=self.room(),
            view=self.view(),
            situation=self.situation(now),
            log=[text for _, text in lines if text],
            missed=[text for number, text in lines if seen and number > seen and text],
            account=self.account(),
            proof=self.commitment(),
            link=self._link(),
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

    def _link(self) -> int | None:
        state, guest = self.ledger.state, self.guest
        if self.seat is None or not self.ledger.sheet.settings.proof:
            return None
        if not guest.anchor:
            return 0
        if state is None or not awaits_deal(state) or guest.link or not self.commitment():
            return None
        return state.round.number

    # The room

    def room(self) -> Room:
        """Write the table, but for what is played."""
        sheet, ruleset, told = self.ledger.sheet, self.ledger.ruleset, self.teller
        people = sheet.people
        return Room(
            code=sheet.code,
            phase="over" if sheet.phase == "closed" else sheet.phase,
            ruleset=ruleset.id,
            ruleset_name=ruleset.name,
            options=dict(ruleset.changed),
            differences=_differences(told),
            settings=sheet.settings,
            players=[self._player(index) for index in range(len(sheet.places))],
            watchers=[
                guest.name
                for member, guest in sheet.guests.items()
                if guest.here and sheet.seat_of(member) is None
            ],
            seat=None if self.seat is None else self.seat + 1,
            host=sheet.host == self.member,
            name=self.guest.name,
            target=ruleset.cama.target,
            half=_half(ruleset),
            cames_to_win=ruleset.coto.cames_to_win,
            display="eight-and-nine"
            if ruleset.envit.wild and ruleset.cama.target == LAST
            else "stones",
            deck="english" if ruleset.deck.pack == "english" else "spanish",
            senyes=_signs(told),
            expressions=_expressions(told),
            next_code=sheet.next_code or None,
            consent=self.guest.consents,
            signs_kept=bool(people) and all(guest.consents for guest in people),
        )

    def _player(self, index: int) -> Player:
        sheet = self.ledger.sheet
        place = sheet.places[index]
        guest = sheet.guest_at(index)
        kind = "person" if place.member else "bot" if place.bot else "empty"
        return Player(
            seat=index + 1,
            kind=kind,  # type: ignore[arg-type]
            name=place.name,
            bot=place.bot,
            face=place.face if place.member else index,  # no two bots look alike
            away=guest is not None and not guest.here,
            replaced=place.replaced,
            host=bool(place.member) and place.member == sheet.host,
            muted=place.muted,
            wants_pause=guest is not None and guest.wants_pause,
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


def _half(ruleset: Ruleset) -> int:
    target = ruleset.cama.target
    return (target + 1) // 2 if target >= 18 else 0


def _differences(told: Teller) -> list[Difference]:
    ruleset = told.ruleset
    return [
        Difference(path=path, text=option_sentence(told.words, ruleset, path))
        for path in ruleset.changed
    ]


def _signs(told: Teller) -> list[SignKind]:
    senyes = told.ruleset.senyes
    if senyes.seen_by is SeenBy.NONE or told.ruleset.seats == 2:
        return []
    return [
        SignKind(id=name, gesture=sign.gesture, meaning=sign_name(told.words, name))
        for name, sign in senyes.map.items()
    ]


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
