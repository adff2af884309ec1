"""`Bots`: asks those that play at a table, and does what they choose once they have thought."""

from hashlib import sha256

from retruc.bots import UnknownBot, bot_names, full_name
from retruc.engine import State, awaits_deal, legal_gestures, stake_of, why_illegal
from retruc.game import SEATS, Accept, Gesture, Raise, Seat, SeatAction, order_from
from retruc.record import format_action
from retruc.rulesets import SeenBy
from retruc.server.table.commands import BotsChose, Choice
from retruc.server.table.coto import follow_up
from retruc.server.table.effects import Ask, Think
from retruc.server.table.ledger import Ledger
from retruc.server.table.sheet import Sheet
from retruc.server.table.waiting import Waits, gentlest
from retruc.server.table.work import Work

LEAST_PAUSE, MOST_PAUSE = 0.6, 1.8
"""Between what shares of the table's pace a bot seems to think; the mean is the pace itself."""


def bot_of_tables(name: str) -> str:
    """Complete the name of a bot that plays whatever rules a table may come to have.

    Raises:
        UnknownBot: there is none of that name, or it plays some rulesets only.
    """
    full = full_name(name)
    if full not in bot_names():
        raise UnknownBot(name)
    return full


def pause_ms(sheet: Sheet, seat: Seat) -> int:
    """Say how long the bot of a seat seems to think in this decision.

    It follows from the coto's secret, the decision and the seat alone. Nobody can foresee it, it
    tells nothing of the cards, and a bot that is asked again, since somebody made a senya that few
    saw, does not think longer for it.
    """
    drawn = sha256(f"retruc pause 1\n{sheet.seed}\n{sheet.decision}\n{seat:d}".encode()).digest()
    chance = int.from_bytes(drawn[:4], "big") / 2**32
    share = LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * chance**2  # mostly short, sometimes long
    return round(sheet.settings.pace_ms * share)


class Bots:
    """The bots of one table. What is remembered may be lost: they are asked again."""

    def __init__(self, ledger: Ledger) -> None:
        """Begin with nobody asked."""
        self._ledger = ledger
        self._token = 0
        self._asked: tuple[object, ...] = ()
        """What the last `Think` was about; empty when its answer is not awaited any more."""
        self._choice: Choice | None = None
        """What the bot that is asked has chosen, until it has seemed to think for long enough."""
        self._first_asked: tuple[tuple[int, int], int] = ((-1, -1), 0)
        """About which decision and seat a bot was asked last, and when for the first time: one that
        sits in for somebody, or answers since its partner is silent, begins to think only then."""
        self._glanced = -1
        """The decision in which bots have looked around."""

    def forget(self) -> None:
        """Pass over what bots were asked, since something changed; they are asked again."""
        self._asked, self._choice = (), None

    @property
    def think(self) -> bool:
        """Whether what they choose is awaited."""
        return bool(self._asked)

    @property
    def due_at(self) -> int | None:
        """When what a bot has chosen is due; None if none has."""
        return None if self._choice is None else self._ready_at(self._choice.seat)

    def _ready_at(self, seat: Seat) -> int:
        """When a bot has seemed to think for long enough."""
        sheet = self._ledger.sheet
        pause = pause_ms(sheet, seat)
        about, at = self._first_asked
        since = max(sheet.since_ms, at) if about == (sheet.decision, seat) else sheet.since_ms
        return max(since + pause, sheet.undo_until_ms if pause else 0)

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
        if state is None or self._ledger.sheet.phase != "playing" or why_illegal(state, gesture):
            return
        if gesture.seat in self._ledger.sheet.bots:
            work.word(format_action(gesture), "!")

    def step(self, work: Work, state: State, waiting: Waits) -> bool:
        """Ask bots, or do what the one that was asked has chosen."""
        sheet = self._ledger.sheet
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
            self._ledger.keep_silent(seat)
            return True
        if self._ready_at(seat) > work.now:
            return False
        self._choice = None
        why = choice.why if action is not None else ""
        done = action or gentlest(state, seat)
        work.word(format_action(done), f"!{why}")
        self.forget()
        follow_up(work)
        return True

    def _glance(self, work: Work, state: State) -> bool:
        """Have every bot look around and make its senyes; False if there is nothing to do."""
        sheet = self._ledger.sheet
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
        about = (self._ledger.sheet.decision, int(seat))
        if self._first_asked[0] != about:
            self._first_asked = (about, work.now)
        legal = self._allowed(state, seat)
        self._think(work, state, [self._ask(state, seat, legal=legal, obliged=waiting.must)])

    def _ask(
        self, state: State, seat: Seat, *, legal: tuple[SeatAction, ...], obliged: bool
    ) -> Ask:
        gestures = () if legal else tuple(legal_gestures(state, seat))
        bot = self._ledger.sheet.places[seat].bot
        return Ask(seat, bot, self._ledger.listeners[seat].seen, legal, gestures, obliged)

    def _think(self, work: Work, state: State, asks: list[Ask]) -> None:
        self._token += 1
        work.effects.append(Think(self._token, state.ruleset, tuple(asks)))

    def _allowed(self, state: State, seat: Seat) -> tuple[SeatAction, ...]:
        """What a bot may choose from.

        Where it answers since its partner, a person, has said nothing for long, it neither raises
        nor accepts what puts a cama or the coto at stake: that, the person could not want.
        """
        legal = self._ledger.legal(seat)
        waited = [s for s, is_waited in self._ledger.sheet.silent.items() if is_waited]
        if not any(SEATS[other].team is seat.team for other in waited):
            return tuple(legal)
        modest = [
            action
            for action in legal
            if not isinstance(action, Raise)
            and not (isinstance(action, Accept) and _is_grave(state, action))
        ]
        return tuple(modest or legal)


def _is_grave(state: State, action: SeatAction) -> bool:
    stake = stake_of(state, action)
    return stake is not None and bool(stake.whole)
