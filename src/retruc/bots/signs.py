"""Looks and senyes: watch the partner, and tell it what one holds while only it is looking."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from retruc.bots.cardtable import card_table
from retruc.bots.style import Openly, Style
from retruc.engine import is_true_sign
from retruc.game import SEATS, Card, Gesture, Hand, Look, MakeSign, Observation, Seat, team_seats
from retruc.rulesets import Ruleset, SeenBy, Truth

WORTH_TELLING = 0.7
"""Cards of less power, and envits that beat fewer hands, are not told of."""

_NOTHING = 0.5
"""What it is worth to tell that one has nothing, beside the power of a card that is told of."""


class Signer:
    """Makes the gestures of one seat.

    It remembers whom it watches in this round, what there is to tell, and what it saw when it last
    thought of it.
    """

    def __init__(self, ruleset: Ruleset, seat: Seat, rng: Random, style: Style) -> None:
        self._ruleset = ruleset
        self._signs = ruleset.senyes.map
        self._of_points, self._by_cards = _tellable(ruleset)
        self._table = card_table(ruleset)
        self._seat = seat
        self._rng = rng
        self._style = style
        partners = team_seats(seat.team, seat, ruleset.seats)[1:]
        self._partner = partners[0] if partners else None
        self._rivals = [s for s in SEATS[: ruleset.seats] if s.team is not seat.team]
        self._seen_by = ruleset.senyes.seen_by
        self._round = 0
        self._watched: Seat | None = None
        self._of_envit: list[str] | None = None
        self._of_cards: list[str] = []
        self._held: Hand = ()
        self._truths: dict[str, bool] = {}
        self._asked_with: Hand = ()
        self._considered: tuple[object, ...] = ()

    def gestures(self, o: Observation) -> Sequence[Gesture]:
        """Choose a look and a senya, or one of them, or none."""
        if self._partner is None or self._seen_by is SeenBy.NONE or self._seat in o.left:
            return ()
        about = (o.number, o.looks, o.held, len(o.tricks), o.envit, o.truc, o.signs)
        if about == self._considered:
            return ()
        self._considered = about
        if o.number != self._round:
            self._begin_round(o)
        sign = self._sign(o)
        if self._seen_by is SeenBy.ATTENTION and o.looks[self._seat] != self._watched:
            look = Look(self._seat, self._watched)
            return (look,) if sign is None else (look, MakeSign(self._seat, sign))
        return () if sign is None else (MakeSign(self._seat, sign),)

    def _begin_round(self, o: Observation) -> None:
        """Settle whom to watch, usually the partner."""
        self._round = o.number
        self._of_envit = None
        self._asked_with = ()
        peeks = self._rng.random() < self._style.peek
        self._watched = self._rng.choice(self._rivals) if peeks else self._partner

    def _is_true(self, name: str, o: Observation) -> bool:
        if o.held != self._asked_with:
            self._asked_with = o.held
            self._truths = {}
        is_true = self._truths.get(name)
        if is_true is None:
            is_true = is_true_sign(self._signs[name], o.held, o.dealt, self._ruleset)
            self._truths[name] = is_true
        return is_true

    def _signs_of_envit(self, o: Observation) -> list[str]:
        """List the true senyes of an envit worth telling of, those that say most first."""
        if self._of_envit is None:
            self._of_envit = []
            table = self._table
            if self._of_points and (
                table.envit_rank(table.envit(table.numbers(o.dealt))) >= WORTH_TELLING
            ):
                self._of_envit = [name for name in self._of_points if self._is_true(name, o)]
        return self._of_envit

    def _signs_of_cards(self, o: Observation) -> list[str]:
        """List the senyes of cards held that are worth telling of, those that say most first.

        Whether they are true is still to be asked.
        """
        if o.held != self._held:
            self._held = o.held
            worth = {}
            for name, powers, says_nothing in self._by_cards:
                held = [powers[card] for card in o.held if card in powers]
                if held and max(held) >= WORTH_TELLING:
                    worth[name] = max(held)
                elif says_nothing and not held:
                    worth[name] = _NOTHING
            self._of_cards = sorted(worth, key=worth.__getitem__, reverse=True)
        return self._of_cards

    def _sign(self, o: Observation) -> str | None:
        if len(o.tricks) > 2:
            return None
        audience = self._audience(o)
        if audience == "nobody":
            return None
        told = [sign for seat, sign in o.signs if seat == self._seat]
        openly = self._style.openly
        if audience == "partners" or (audience != "rivals" and openly is Openly.TRUTH):
            return self._truth(o, told) if self._style.tells else None
        may_lie = not told and self._ruleset.senyes.truth is Truth.FREE
        if may_lie and (audience == "rivals" or openly is Openly.LIES):
            return self._lie(o) if self._rng.random() < self._style.lie else None
        return None

    def _audience(self, o: Observation) -> str:
        """Who would see a senya now: only partners, only rivals, or anybody else."""
        if self._seen_by is not SeenBy.ATTENTION:
            return "partners" if self._seen_by is SeenBy.PARTNER else "all"
        if self._seat not in o.looks:
            return "nobody"
        own = self._seat & 1
        looking = [seat & 1 == own for seat, at in enumerate(o.looks) if at == self._seat]
        return "partners" if all(looking) else "both" if any(looking) else "rivals"

    def _truth(self, o: Observation, told: list[str]) -> str | None:
        """Give the senya to make to a partner: of the envit while that helps, then of the cards."""
        answering = o.envit.pending and o.envit.raiser is not self._seat.team
        opening = not o.envit.calls and not o.truc.calls and len(o.tricks) == 1
        if opening or answering:
            of_envit = self._signs_of_envit(o)
            if of_envit and not any(name in of_envit for name in told):
                return of_envit[0]
        for name in self._signs_of_cards(o):
            if name not in told and self._is_true(name, o):
                return None if told and self._signs[name].none_of else name
        return None

    def _lie(self, o: Observation) -> str | None:
        """Give a senya of a card that the seat does not hold."""
        false = [
            name
            for name, sign in self._signs.items()
            if (sign.any_of or sign.all_of) and not self._is_true(name, o)
        ]
        return self._rng.choice(false) if false else None


@lru_cache(maxsize=32)
def _tellable(ruleset: Ruleset) -> tuple[list[str], list[tuple[str, dict[Card, float], bool]]]:
    """List what senyes there are to make.

    Returns:
        Those of the envit, those that say most first; and those of cards: each with the power of
        the cards that it names, and whether it says what its maker lacks.
    """
    signs, table = ruleset.senyes.map, card_table(ruleset)
    of_points = [name for name, sign in signs.items() if sign.envit_from]
    of_points.sort(key=lambda name: not signs[name].envit_to)
    by_cards = []
    for name, sign in signs.items():
        named = {*sign.any_of, *sign.all_of}.intersection(table.index)
        powers = {card: table.power[table.index[card]] for card in named}
        if not sign.envit_from:
            by_cards.append((name, powers, bool(sign.none_of)))
    return of_points if ruleset.envit.on else [], by_cards
