"""What a seat knows as numbers for networks: named pieces of one flat array of float32.

`Sight` shows the table as it lies, a fixed size for each ruleset. `History` adds all that was said
and done in order, so that nothing is forgotten; both together are an information state.

Seats are counted in order of play from the seat that sees, which is 0, and its team comes first.
Cards are counted in the order of the ruleset's deck. Everything lies between 0 and 1, but for
pedres, which are parts of the cama, and cards left, parts of three.
"""

from collections.abc import Iterator, Mapping
from math import prod
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from retruc.adapters.turns import Turn
from retruc.engine import round_bound
from retruc.game import (
    FREE,
    SEATS,
    Accept,
    Action,
    Card,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    Hand,
    Observation,
    Pass,
    PlayCard,
    Raise,
    Seat,
    StackCards,
    Tap,
    Team,
    Wager,
    distance,
)
from retruc.rulesets import Ruleset

Array = NDArray[np.float32]

T = TypeVar("T")

_TRICKS = 3
_WORDS = (Accept, Decline, Fold, Pass, Tap, DealOne, Claim)
_STATES = ("pending", "accepted", "declined")


class Layout:
    """Pieces of a flat array: by name their shape, and where they lie.

    >>> layout = Layout({"a": (2,), "b": (2, 3)})
    >>> layout.size, layout.slices["b"]
    (8, slice(2, 8, None))
    """

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes = dict(shapes)
        self.slices: dict[str, slice] = {}
        at = 0
        for name, shape in self.shapes.items():
            self.slices[name] = slice(at, at + prod(shape))
            at += prod(shape)
        self.size = at

    def views(self, flat: Array) -> dict[str, Array]:
        """Give each piece of an array in its shape; what is written there is written in *flat*."""
        return {name: flat[self.slices[name]].reshape(shape) for name, shape in self.shapes.items()}


class Sight:
    """Writes what a seat sees of a table under one ruleset; one at a time, not in two threads.

    Shapes, with S seats, C cards of the deck, E and T rungs of the envit and of the truc:

        ma (S,)  score (2,)  cames (2,)  dealt (C,)  held (C,)  seen (C,)  cards_left (S,)
        opener (3, S)  played (3, S, C + 1): the last place is a card it has not seen
        covered (3, S)  under (S, C + 1)  closed (3,)  trick_winner (3, S)  left (S,)  passed (S,)
        envit_calls (E, S)  envit_state (3,)  envit_raiser (2,)  envit_heard (S, 2)  envit_free (1,)
        truc_calls (T, S)  truc_state (3,)  truc_raiser (2,)  truc_heard (S, 2)
        claims (S, C)  decided (2, 2)  tapped (1,)
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._seats = ruleset.seats
        self._card_index = {card: index for index, card in enumerate(ruleset.deck.cards)}
        self._envit = {rung.id: index for index, rung in enumerate(ruleset.envit_rungs)}
        self._truc = {rung.id: index for index, rung in enumerate(ruleset.truc_rungs)}
        seats, cards = self._seats, len(self._card_index)
        self.layout = Layout(
            {
                "ma": (seats,),
                "score": (2,),
                "cames": (2,),
                "dealt": (cards,),
                "held": (cards,),
                "seen": (cards,),
                "cards_left": (seats,),
                "opener": (_TRICKS, seats),
                "played": (_TRICKS, seats, cards + 1),
                "covered": (_TRICKS, seats),
                "under": (seats, cards + 1),
                "closed": (_TRICKS,),
                "trick_winner": (_TRICKS, seats),
                "left": (seats,),
                "passed": (seats,),
                "envit_calls": (len(self._envit), seats),
                "envit_state": (len(_STATES),),
                "envit_raiser": (2,),
                "envit_heard": (seats, 2),
                "envit_free": (1,),
                "truc_calls": (len(self._truc), seats),
                "truc_state": (len(_STATES),),
                "truc_raiser": (2,),
                "truc_heard": (seats, 2),
                "claims": (seats, cards),
                "decided": (2, 2),
                "tapped": (1,),
            }
        )
        self._flat = np.zeros(self.layout.size, np.float32)
        self._views = self.layout.views(self._flat)  # made once: that takes as long as to write

    def write(self, o: Observation, flat: Array) -> None:
        """Write a seat's view into an array of `layout.size`."""
        self._flat[:] = 0
        views, seen = self._views, _Seen(o)
        target, cames = self._ruleset.cama.target, self._ruleset.coto.cames_to_win
        views["ma"][seen.seat(o.ma)] = 1
        views["score"][:] = [points / target for points in seen.own_first(o.score)]
        views["cames"][:] = [won / cames for won in seen.own_first(o.cames)]
        for name, hand in (("dealt", o.dealt), ("held", o.held), ("seen", o.seen)):
            self._cards(views[name], hand)
        for seat, count in enumerate(o.cards_left):
            views["cards_left"][seen.seat(SEATS[seat])] = count / _TRICKS
        self._tricks(o, views, seen)
        for seat in o.left:
            views["left"][seen.seat(seat)] = 1
        for seat in o.passed:
            views["passed"][seen.seat(seat)] = 1
        self._wager("envit", o.envit, self._envit, views, seen)
        self._wager("truc", o.truc, self._truc, views, seen)
        raised = sum(call.amount for call in o.envit.calls if call.rung == FREE)
        views["envit_free"][0] = raised / target
        for seat, hand in o.claims:
            self._cards(views["claims"][seen.seat(seat)], hand)
        for side, plays in enumerate(seen.own_first(o.decided)):
            if plays is not None:
                views["decided"][side, int(plays)] = 1
        views["tapped"][0] = o.tapped
        flat[:] = self._flat

    def _cards(self, marks: Array, cards: Hand) -> None:
        for card in cards:
            marks[self._card_index[card]] = 1

    def _card(self, card: Card | None) -> int:
        return len(self._card_index) if card is None else self._card_index[card]

    def _tricks(self, o: Observation, views: dict[str, Array], seen: "_Seen") -> None:
        for number, trick in enumerate(o.tricks):
            views["opener"][number, seen.seat(trick.opener)] = 1
            views["closed"][number] = trick.closed
            if trick.winner is not None:
                views["trick_winner"][number, seen.seat(trick.winner)] = 1
            for play in trick.plays:
                seat = seen.seat(play.seat)
                views["played"][number, seat, self._card(play.card)] = 1
                views["covered"][number, seat] = play.covered
                stacked = number == 1 and o.cards_left[play.seat] == 0
                if play.under is not None or stacked:
                    views["under"][seat, self._card(play.under)] = 1
        for seat, card in o.shown:
            views["under"][seen.seat(seat)] = 0
            views["under"][seen.seat(seat), self._card(card)] = 1

    def _wager(
        self,
        bet: str,
        wager: Wager,
        rungs: Mapping[str, int],
        views: dict[str, Array],
        seen: "_Seen",
    ) -> None:
        for call in wager.calls:
            views[f"{bet}_calls"][rungs[call.rung], seen.seat(call.seat)] = 1
        views[f"{bet}_state"][:] = [getattr(wager, name) for name in _STATES]
        if wager.raiser is not None:
            views[f"{bet}_raiser"][seen.side(wager.raiser)] = 1
        for answer in wager.heard:
            views[f"{bet}_heard"][seen.seat(answer.seat), int(answer.accepts)] = 1


class _Seen(NamedTuple):
    """How seats and teams are counted from the seat that sees."""

    o: Observation

    def seat(self, seat: Seat) -> int:
        assert self.o.seat is not None
        return distance(self.o.seat, seat, self.o.seats)

    def side(self, team: Team) -> int:
        return int(team is not self.o.team)

    def own_first(self, figures: tuple[T, T]) -> tuple[T, T]:
        return figures if self.o.team is Team.A else (figures[1], figures[0])


class History:
    """Writes what was done in a round, in order, as a seat has been told it.

    Shape: (N, S + C + 1 + W): N actions at most, the deal apart; who did it; the card that was
    laid, the last one unseen; the word: the other actions, covering and stacking among them.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._seats = ruleset.seats
        self._target = ruleset.cama.target
        self._card_index = {card: index for index, card in enumerate(ruleset.deck.cards)}
        words = ["cover", "stack", "juguem", "nojuguem", *(kind.__name__ for kind in _WORDS)]
        words += [rung.id for rung in (*ruleset.envit_rungs, *ruleset.truc_rungs)]
        self._word_index = {word: index for index, word in enumerate(words)}
        self.length = round_bound(ruleset)
        self._hidden = self._seats + len(self._card_index)
        self.width = self._hidden + 1 + len(words)

    def write(self, turn: Turn, seat: Seat, rows: Array, *, is_private: bool = True) -> None:
        """Write what *seat* was told of the round, or what all were, into (length, width)."""
        rows[:] = 0
        done = [action for action in turn.done if not isinstance(action, Deal)]
        seen = set(turn.views[seat if is_private else -1].seen)
        for row, action in zip(rows, done, strict=False):
            assert not isinstance(action, Deal)
            row[distance(seat, action.seat, self._seats)] = 1
            for place, value in self._places(action, seen):
                row[place] = value

    def _places(self, action: Action, seen: set[Card]) -> Iterator[tuple[int, float]]:
        match action:
            case PlayCard():
                yield self._card(action.card, seen), 1
                if action.covered:
                    yield self._word("cover"), 1
            case StackCards():
                yield self._card(action.top, seen), 1
                yield self._word("stack"), 1
            case Raise():
                share = action.amount / self._target if action.rung == FREE else 1
                yield self._word(action.rung), share
            case Decide():
                yield self._word("juguem" if action.plays else "nojuguem"), 1
            case _:
                yield self._word(type(action).__name__), 1

    def _card(self, card: Card, seen: set[Card]) -> int:
        return self._seats + self._card_index[card] if card in seen else self._hidden

    def _word(self, word: str) -> int:
        return self._hidden + 1 + self._word_index[word]
