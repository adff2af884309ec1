"""`Work`: what one command leads to, while it is being worked out."""

from collections.abc import Callable

from retruc.game import IllegalAction, RetrucError
from retruc.protocol.messages import (
    Done,
    Refused,
    RoomChanged,
    ServerMessage,
    Situated,
    Told,
)
from retruc.server.table.effects import Answer, Effect, Tell
from retruc.server.table.folding import take
from retruc.server.table.ledger import Ledger
from retruc.server.table.readers import Reader
from retruc.server.table.rows import Fact, RoundOpened, Row, write_fact
from retruc.server.table.waiting import waits
from retruc.words import Words


class Refusal(RetrucError):
    """What was asked for is not done, and nothing has changed. *id* says why."""

    def __init__(self, reason: str) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.id = reason


class Work:
    """Rows that have been taken in, and effects, in order."""

    def __init__(self, ledger: Ledger, now: int) -> None:
        """Begin at this instant; it is never before the last row."""
        self.ledger = ledger
        self.now = max(now, ledger.at_ms)
        self.rows: list[Row] = []
        self.effects: list[Effect] = []

    # Rows

    def fact(self, fact: Fact, note: str = "") -> None:
        """Take in a fact."""
        kind = "round" if isinstance(fact, RoundOpened) else "fact"
        row = Row(self.ledger.seq + 1, self.now, kind, write_fact(fact), note)  # type: ignore[arg-type]
        take(self.ledger, row)
        self.rows.append(row)
        if kind == "round":
            self._tell_news([0] * len(self.ledger.sheet.numbers))

    def word(self, body: str, note: str = "") -> None:
        """Take in a word, and tell what happened by it."""
        numbers = list(self.ledger.sheet.numbers)
        row = Row(self.ledger.seq + 1, self.now, "word", body, note)
        take(self.ledger, row)
        self.rows.append(row)
        self._tell_news(numbers)

    def _tell_news(self, before: list[int]) -> None:
        ledger, sheet = self.ledger, self.ledger.sheet
        assert ledger.state is not None, "something was told"
        waiting = waits(ledger.state, sheet)
        for_watchers: dict[str, Told] = {}
        for member in sheet.connected:
            seat = sheet.seat_of(member)
            index = -1 if seat is None else int(seat)
            number = sheet.numbers[index]
            if number == before[index]:
                continue
            reader = Reader(ledger, member)
            told = for_watchers.get(reader.guest.language) if seat is None else None
            if told is None:
                heard = ledger.heard[seat]
                start = len(heard)
                while start and heard[start - 1].number == number:
                    start -= 1
                told = reader.told(heard[start:], reader.situation(self.now, waiting))
                if seat is None:
                    for_watchers[reader.guest.language] = told
            self.effects.append(Tell(member, told))

    # Telling

    def tell(self, member: str, message: ServerMessage) -> None:
        """Tell a member something."""
        self.effects.append(Tell(member, message))

    def tell_all(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        for member in self.ledger.sheet.connected:
            self.tell(member, message)

    def snapshot(self, member: str) -> None:
        """Tell a member all that it knows."""
        if member in self.ledger.sheet.connected:
            self.tell(member, Reader(self.ledger, member).snapshot(self.now))

    def situate(self, *members: str) -> None:
        """Tell everybody, or these members, what they may do now."""
        for member in members or self.ledger.sheet.connected:
            situation = Reader(self.ledger, member).situation(self.now)
            self.tell(member, Situated(situation=situation))

    def room(self, text: Callable[[Words], str] | None = None, *, but: str = "") -> None:
        """Tell everybody but one how the room is now, with a line for the log."""
        for member in self.ledger.sheet.connected:
            if member == but:
                continue
            reader = Reader(self.ledger, member)
            line = text(reader.teller.words) if text else ""
            self.tell(member, RoomChanged(room=reader.room(), text=line))

    # Answering

    def done(self, via: str, request: str, *, already: bool = False) -> None:
        """Say that something was done."""
        self.effects.append(Answer(via, Done(id=request, already=already)))

    def refuse(self, via: str, request: str, reason: str, text: str) -> None:
        """Say that something was not done, and why."""
        self.effects.append(Answer(via, Refused(id=request, reason=reason, text=text)))

    def refuse_illegal(self, via: str, request: str, member: str, error: IllegalAction) -> None:
        """Say why the rules forbid something."""
        narrator = Reader(self.ledger, member).teller.narrator
        named = narrator._replace(players=self.ledger.sheet.names)
        self.refuse(via, request, str(error.reason), named.refusal(error))


def line(message: str, **arguments: int | str) -> Callable[[Words], str]:
    """Make a line for the log, in whatever language it will be read."""

    def text(words: Words) -> str:
        return words.say(f"table-{message}", **arguments)

    return text
