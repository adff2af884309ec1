"""Looks and senyes: watch the partner, and tell it what one holds while only it is looking."""

from collections.abc import Iterable, Sequence
from random import Random

from retruc.bots.cardtable import card_table
from retruc.bots.style import Style
from retruc.engine import is_true_sign
from retruc.game import SEATS, Gesture, Hand, Look, MakeSign, Observation, Seat, team_seats
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
        self._named = {n: frozenset((*s.any_of, *s.all_of)) for n, s in self._signs.items()}
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
        self._of_envit: list[str] = []
        self._of_cards: list[str] = []
        self._held: Hand = ()
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
        gestures: list[Gesture] = []
        if self._seen_by is SeenBy.ATTENTION and o.looks[self._seat] != self._watched:
            gestures.append(Look(self._seat, self._watched))
        sign = self._sign(o)
        if sign is not None:
            gestures.append(MakeSign(self._seat, sign))
        return gestures

    def _begin_round(self, o: Observation) -> None:
        """Settle whom to watch, usually the partner, and which envit there is to tell of."""
        self._round = o.number
        peeks = self._rng.random() < self._style.peek
        self._watched = self._rng.choice(self._rivals) if peeks else self._partner
        if self._ruleset.envit.on:
            of_envit = (name for name, sign in self._signs.items() if sign.envit_from)
            self._of_envit = self._true_signs(o, of_envit)

    def _true_signs(self, o: Observation, names: Iterable[str]) -> list[str]:
        """List the senyes that are true and worth making, those that say most first."""
        worth = {name: self._worth(name, o) for name in names}
        return [
            name
            for name in sorted(worth, key=lambda name: -worth[name])
            if worth[name] and is_true_sign(self._signs[name], o.held, o.dealt, self._ruleset)
        ]

    def _worth(self, name: str, o: Observation) -> float:
        """Say how much a senya would tell, from 0 to 1."""
        table, sign = self._table, self._signs[name]
        if sign.envit_from:
            rank = table.envit_rank(table.envit(table.numbers(o.dealt)))
            if rank < WORTH_TELLING:
                return 0.0
            return rank if sign.envit_to else rank - 0.01
        named = self._named[name].intersection(o.held)
        if not named:
            return _NOTHING if sign.none_of else 0.0
        power = max(table.power[card] for card in table.numbers(named))
        return power if power >= WORTH_TELLING else 0.0

    def _sign(self, o: Observation) -> str | None:
        if len(o.tricks) > 2:
            return None
        told = [sign for seat, sign in o.signs if seat == self._seat]
        match self._audience(o):
            case "partners":
                return self._truth(o, told)
            case "rivals" if not told and self._ruleset.senyes.truth is Truth.FREE:
                return self._lie(o) if self._rng.random() < self._style.lie else None
            case _:
                return None

    def _audience(self, o: Observation) -> str:
        """Who would see a senya now: only partners, only rivals, or anybody else."""
        if self._seen_by is not SeenBy.ATTENTION:
            return "partners" if self._seen_by is SeenBy.PARTNER else "all"
        own = self._seat & 1
        looking = [seat & 1 == own for seat, at in enumerate(o.looks) if at == self._seat]
        if not looking:
            return "nobody"
        return "partners" if all(looking) else "both" if any(looking) else "rivals"

    def _truth(self, o: Observation, told: list[str]) -> str | None:
        """Give the senya to make to a partner: of the envit while that helps, then of the cards."""
        answering = o.envit.pending and o.envit.raiser is not self._seat.team
        opening = not o.envit.calls and not o.truc.calls and len(o.tricks) == 1
        if self._of_envit and (opening or answering) and not any(n in self._of_envit for n in told):
            return self._of_envit[0]
        if o.held != self._held:
            self._held = o.held
            of_cards = (name for name, sign in self._signs.items() if not sign.envit_from)
            self._of_cards = self._true_signs(o, of_cards)
        for name in self._of_cards:
            if name in told:
                continue
            return None if told and self._signs[name].none_of else name
        return None

    def _lie(self, o: Observation) -> str | None:
        """Give a senya of a card that the seat does not hold."""
        false = [
            name
            for name, sign in self._signs.items()
            if (sign.any_of or sign.all_of)
            and not is_true_sign(sign, o.held, o.dealt, self._ruleset)
        ]
        return self._rng.choice(false) if false else None
