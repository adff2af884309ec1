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
from retruc.server.table.readers import Readers, moment_of
from retruc.server.table.rows import Fact, RoundOpened, Row, write_fact
from retruc.words import Words


class Refusal(RetrucError):
    """What was asked for is not done, and nothing has changed. *id* says why."""

    def __init__(self, reason: str) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.id = reason


class Work:
    """Rows that have been taken in, and effects, in order."""

    def __init__(self, readers: Readers, now: int) -> None:
        """Begin at this instant; it is never before the last row."""
        self.ledger = ledger = readers.ledger
        self.readers = readers
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
        """Tell each member what is new to it; those who watch in one language are told alike."""
        listeners, numbers = self.ledger.listeners, self.ledger.sheet.numbers
        moment = moment_of(self.ledger, self.now)
        for_watchers: dict[str, Told] = {}
        for reader in self.readers.here():
            seat = reader.seat
            index = -1 if seat is None else seat
            if numbers[index] == before[index]:
                continue
            heard = listeners[seat].heard[-1]
            if seat is not None:
                told = reader.told(heard, moment)
            else:
                language = reader.guest.language
                if language not in for_watchers:
                    for_watchers[language] = reader.told(heard, moment)
                told = for_watchers[language]
            self.effects.append(Tell(reader.member, told))

    # Telling

    def tell(self, member: str, message: ServerMessage) -> None:
        """Tell a member something."""
        self.effects.append(Tell(member, message))

    def tell_all(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        for reader in self.readers.here():
            self.tell(reader.member, message)

    def snapshot(self, member: str) -> None:
        """Tell a member all that it knows."""
        if member in self.ledger.sheet.connected:
            self.tell(member, self.readers.of(member).snapshot(self.now))

    def situate(self, *members: str) -> None:
        """Tell everybody, or these members, what they may do now."""
        moment, readers = moment_of(self.ledger, self.now), self.readers
        for reader in [readers.of(member) for member in members] or readers.here():
            self.tell(reader.member, Situated(situation=reader.situation(moment)))

    def room(self, text: Callable[[Words], str] | None = None, *, but: str = "") -> None:
        """Tell everybody but one how the room is now, with a line for the log."""
        for reader in self.readers.here():
            if reader.member != but:
                line = text(reader.teller.words) if text else ""
                self.tell(reader.member, RoomChanged(room=reader.room(), text=line))

    # Answering

    def done(self, via: str, request: str, *, already: bool = False) -> None:
        """Say that something was done."""
        self.effects.append(Answer(via, Done(id=request, already=already)))

    def refuse(self, via: str, request: str, reason: str, text: str) -> None:
        """Say that something was not done, and why."""
        self.effects.append(Answer(via, Refused(id=request, reason=reason, text=text)))

    def refuse_illegal(self, via: str, request: str, member: str, error: IllegalAction) -> None:
        """Say why the rules forbid something."""
        narrator = self.readers.of(member).teller.narrator
        named = narrator._replace(players=self.ledger.sheet.names)
        self.refuse(via, request, str(error.reason), named.refusal(error))


def line(message: str, *, bot_id: str = "", **arguments: int | str) -> Callable[[Words], str]:
    """Make a line for the log, in whatever language it will be read; *bot_id* is named there."""

    def text(words: Words) -> str:
        bot = {"bot": bot_name(words, bot_id)} if bot_id else {}
        return words.say(f"table-{message}", **bot, **arguments)

    return text


def bot_name(words: Words, bot: str) -> str:
    """Name a kind of bot, with or without its version, as the choice of bots does."""
    return words.say(f"http-bot-{bot.partition('@')[0]}")
