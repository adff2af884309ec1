"""What a seat knows as plain whole numbers: the pieces of an observation, their names and shapes.

A seat in a piece is counted in order of play from the seat that observes, which is 0, and its own
team comes first. Cards are the numbers of `encoding`. `NOTHING` and `HIDDEN` are the only
sentinels. The shapes are those of the largest table, so that they fit every ruleset.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from retruc.game.actions import FREE
from retruc.game.cards import Card
from retruc.game.encoding import CARD_INDEX, CARDS, ENVIT_RUNGS, TRUC_RUNGS
from retruc.game.observation import Observation
from retruc.game.seats import SEATS, Seat, Team, distance
from retruc.game.table import Play, Trick, Wager

SIGNS = (
    "amo",
    "segon",
    "llengues",
    "marilles",
    "as-espases",
    "as-bastos",
    "manilla-espases",
    "manilla-ors",
    "tres",
    "dos",
    "asos-borts",
    "as",
    "cec",
    "reservada",
    "envit",
    "trenta-tres",
    "trenta-dos",
    "trenta-u",
)
"""The senyes that the piece `signs` has a place for, in order."""

NOTHING = -1
"""No card, seat, rung or answer."""

HIDDEN = -2
"""A card that lies there and that the seat has not seen."""


class Piece(NamedTuple):
    """One piece of an observation: an array of whole numbers, the last axis the fastest."""

    name: str
    shape: tuple[int, ...]
    dtype: Literal["int8", "int16"]
    """A type that all its values fit in."""
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        count = 1
        for length in self.shape:
            count *= length
        return count


_SEATS = len(SEATS)
_HAND = 3
_TRICKS = 3

PIECES: tuple[Piece, ...] = (
    Piece("seats", (1,), "int8", "how many seats the table has"),
    Piece("ma", (1,), "int8", "steps in order of play from the mà to this seat"),
    Piece("score", (2,), "int16", "pedres, own team first"),
    Piece("cames", (2,), "int8", "cames won, own team first"),
    Piece("winner", (1,), "int8", "who won the coto: 0 own team, 1 the rivals, NOTHING"),
    Piece("dealt", (_HAND,), "int8", "the cards dealt to this seat, or NOTHING"),
    Piece("held", (_HAND,), "int8", "1 where this seat still holds that card of `dealt`"),
    Piece("seen", (len(CARDS),), "int8", "1 for each card of this round that the seat has seen"),
    Piece("cards_left", (_SEATS,), "int8", "by seat: cards held"),
    Piece("opener", (_TRICKS,), "int8", "by trick: the seat that opens it, or NOTHING"),
    Piece("played", (_TRICKS, _SEATS), "int8", "by trick and seat: the card, HIDDEN or NOTHING"),
    Piece("covered", (_TRICKS, _SEATS), "int8", "by trick and seat: 1 where the card lies covered"),
    Piece("under", (_SEATS,), "int8", "by seat: the card below a stacked one, HIDDEN or NOTHING"),
    Piece("closed", (_TRICKS,), "int8", "by trick: 1 once it is over"),
    Piece("trick_winner", (_TRICKS,), "int8", "by trick: the seat that won it, or NOTHING"),
    Piece("left", (_SEATS,), "int8", "by seat: 1 if it has left the round"),
    Piece("passed", (_SEATS,), "int8", "by seat: 1 if it let a chance go by"),
    Piece("envit_rung", (1,), "int8", "last rung of `ENVIT_RUNGS` said, or NOTHING"),
    Piece("envit_free", (1,), "int16", "the sum of all free raises of the envit"),
    Piece("envit_raiser", (1,), "int8", "who spoke last: 0 own team, 1 the rivals, NOTHING"),
    Piece("envit_state", (3,), "int8", "1 where the envit is pending, declined, accepted"),
    Piece(
        "envit_callers", (len(ENVIT_RUNGS),), "int8", "by rung: the seat that said it, or NOTHING"
    ),
    Piece("envit_free_caller", (1,), "int8", "the seat of the last free raise, or NOTHING"),
    Piece("envit_heard", (_SEATS,), "int8", "by seat: its answer, 1 yes, 0 no, while not settled"),
    Piece("truc_rung", (1,), "int8", "last rung of `TRUC_RUNGS` said, or NOTHING"),
    Piece("truc_raiser", (1,), "int8", "who spoke last: 0 own team, 1 the rivals, NOTHING"),
    Piece("truc_state", (3,), "int8", "1 where the truc is pending, declined, accepted"),
    Piece("truc_callers", (len(TRUC_RUNGS),), "int8", "by rung: the seat that said it, or NOTHING"),
    Piece("truc_heard", (_SEATS,), "int8", "by seat: its answer, 1 yes, 0 no, while not settled"),
    Piece("claims", (_SEATS, _HAND), "int8", "by seat: the cards shown for the envit, or NOTHING"),
    Piece("decided", (2,), "int8", "own team first: 1 plays at the last pedra, 0 not, NOTHING"),
    Piece("tapped", (1,), "int8", "1 if the deck was tapped"),
    Piece("ended", (1,), "int8", "1 once the round is settled"),
    Piece("looks", (_SEATS,), "int8", "by seat: where it looks, or NOTHING"),
    Piece("signs", (_SEATS, len(SIGNS)), "int8", "by seat: 1 for each of `SIGNS` seen this round"),
)
"""The pieces, in the order in which `observation_pieces` gives them.

All but `looks` and `signs` follow from game actions alone.
"""


def observation_pieces(observation: Observation) -> dict[str, tuple[int, ...]]:
    """Give what a seat knows as plain numbers: by name, the values of each of `PIECES`.

    A bystander's view is counted from seat 1. Rungs and senyes that no ruleset of the catalogue
    has are left out.
    """
    view = _View(observation)
    return {
        "seats": (observation.seats,),
        "ma": (distance(observation.ma, view.origin, observation.seats),),
        "score": view.own_first(observation.score),
        "cames": view.own_first(observation.cames),
        "winner": (view.side(observation.winner),),
        **_cards(observation, view),
        **_tricks(observation, view),
        "left": view.marks(observation.left),
        "passed": view.marks(observation.passed),
        **_envit(observation.envit, view),
        **_truc(observation.truc, view),
        **_rare(observation, view),
        "ended": (int(observation.ended is not None),),
        **_gestures(observation, view),
    }


class _View:
    """How seats and teams are counted from one seat."""

    def __init__(self, observation: Observation) -> None:
        self.origin = SEATS[0] if observation.seat is None else observation.seat
        self.seats = observation.seats

    def seat(self, seat: Seat | None) -> int:
        return NOTHING if seat is None else distance(self.origin, seat, self.seats)

    def side(self, team: Team | None) -> int:
        return NOTHING if team is None else int(team is not self.origin.team)

    def own_first(self, figures: tuple[int, int]) -> tuple[int, int]:
        own = self.origin.team
        return (figures[own], figures[own.other])

    def marks(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        marked = [0] * _SEATS
        for seat in seats:
            marked[self.seat(seat)] = 1
        return tuple(marked)


def _card(card: Card | None) -> int:
    return HIDDEN if card is None else CARD_INDEX[card]


def _padded(values: Iterable[int], length: int) -> tuple[int, ...]:
    found = tuple(values)
    return found + (NOTHING,) * (length - len(found))


def _cards(o: Observation, view: _View) -> dict[str, tuple[int, ...]]:
    seen = [0] * len(CARDS)
    for card in o.seen:
        seen[CARD_INDEX[card]] = 1
    left = [0] * _SEATS
    for index, count in enumerate(o.cards_left):
        left[view.seat(SEATS[index])] = count
    held = [int(card in o.held) for card in o.dealt]
    return {
        "dealt": _padded((CARD_INDEX[card] for card in o.dealt), _HAND),
        "held": tuple(held + [0] * (_HAND - len(held))),
        "seen": tuple(seen),
        "cards_left": tuple(left),
    }


def _tricks(o: Observation, view: _View) -> dict[str, tuple[int, ...]]:
    tricks: tuple[Trick, ...] = o.tricks
    played = [NOTHING] * (_TRICKS * _SEATS)
    covered = [0] * (_TRICKS * _SEATS)
    under = [NOTHING] * _SEATS
    for number, trick in enumerate(tricks):
        for play in trick.plays:
            at = number * _SEATS + view.seat(play.seat)
            played[at] = _card(play.card)
            covered[at] = int(play.covered)
            if number == 1 and _is_stacked(o, play):
                under[view.seat(play.seat)] = _card(play.under)
    for seat, card in o.shown:
        under[view.seat(seat)] = CARD_INDEX[card]
    return {
        "opener": _padded((view.seat(trick.opener) for trick in tricks), _TRICKS),
        "played": tuple(played),
        "covered": tuple(covered),
        "under": tuple(under),
        "closed": tuple(int(trick.closed) for trick in tricks) + (0,) * (_TRICKS - len(tricks)),
        "trick_winner": _padded((view.seat(trick.winner) for trick in tricks), _TRICKS),
    }


def _is_stacked(o: Observation, play: Play) -> bool:
    """Whether a card lies below a play of the second trick: then its seat has none left."""
    return play.under is not None or (len(o.tricks) == 2 and o.cards_left[play.seat] == 0)


def _envit(wager: Wager, view: _View) -> dict[str, tuple[int, ...]]:
    named = [call for call in wager.calls if call.rung in ENVIT_RUNGS]
    free = [call for call in wager.calls if call.rung == FREE]
    seat_by_rung = {call.rung: view.seat(call.seat) for call in named}
    return {
        "envit_rung": (ENVIT_RUNGS.index(named[-1].rung) if named else NOTHING,),
        "envit_free": (sum(call.amount for call in free),),
        "envit_raiser": (view.side(wager.raiser),),
        "envit_state": _wager_state(wager),
        "envit_callers": tuple(seat_by_rung.get(rung, NOTHING) for rung in ENVIT_RUNGS),
        "envit_free_caller": (view.seat(free[-1].seat) if free else NOTHING,),
        "envit_heard": _heard(wager, view),
    }


def _truc(wager: Wager, view: _View) -> dict[str, tuple[int, ...]]:
    named = [call for call in wager.calls if call.rung in TRUC_RUNGS]
    seat_by_rung = {call.rung: view.seat(call.seat) for call in named}
    return {
        "truc_rung": (TRUC_RUNGS.index(named[-1].rung) if named else NOTHING,),
        "truc_raiser": (view.side(wager.raiser),),
        "truc_state": _wager_state(wager),
        "truc_callers": tuple(seat_by_rung.get(rung, NOTHING) for rung in TRUC_RUNGS),
        "truc_heard": _heard(wager, view),
    }


def _wager_state(wager: Wager) -> tuple[int, int, int]:
    return (int(wager.pending), int(wager.declined), int(wager.accepted))


def _heard(wager: Wager, view: _View) -> tuple[int, ...]:
    answers = [NOTHING] * _SEATS
    for answer in wager.heard:
        answers[view.seat(answer.seat)] = int(answer.accepts)
    return tuple(answers)


def _rare(o: Observation, view: _View) -> dict[str, tuple[int, ...]]:
    claims = [NOTHING] * (_SEATS * _HAND)
    for seat, hand in o.claims:
        at = view.seat(seat) * _HAND
        claims[at : at + _HAND] = _padded((CARD_INDEX[card] for card in hand), _HAND)
    own = view.origin.team
    decided = (o.decided[own], o.decided[own.other])
    return {
        "claims": tuple(claims),
        "decided": tuple(NOTHING if plays is None else int(plays) for plays in decided),
        "tapped": (int(o.tapped),),
    }


def _gestures(o: Observation, view: _View) -> dict[str, tuple[int, ...]]:
    looks = [NOTHING] * _SEATS
    for index, at in enumerate(o.looks):
        looks[view.seat(SEATS[index])] = view.seat(at)
    signs = [0] * (_SEATS * len(SIGNS))
    for seat, sign in o.signs:
        if sign in SIGNS:
            signs[view.seat(seat) * len(SIGNS) + SIGNS.index(sign)] = 1
    return {"looks": tuple(looks), "signs": tuple(signs)}
