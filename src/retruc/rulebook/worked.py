"""Worked examples: hands with what they count, calls and scores with what they pay.

Everything here is computed by the engine; which examples are shown is settled by fixed searches.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from retruc.engine import (
    Stake,
    State,
    apply,
    envit_points,
    is_flor,
    legal_actions,
    obliged,
    stake_of,
    start,
    why_illegal,
)
from retruc.game import FREE, SEATS, Deal, Hand, PlayCard, Raise, Team
from retruc.rulesets import Pays, Ruleset, Rung


class Example(NamedTuple):
    """A hand, and what it counts for the envit."""

    kind: str
    """``two``, ``three``, ``none``, ``wild``, ``flor`` or ``best``."""
    hand: Hand
    points: int


@cache
def hand_examples(ruleset: Ruleset) -> tuple[Example, ...]:
    """Choose a hand of each kind that the deck has; the strongest of all comes last."""
    hands = list(combinations(ruleset.deck.cards, 3))
    examples = []
    for kind, (is_kind, wanted) in _KINDS.items():
        of_kind = [hand for hand in hands if is_kind(hand, ruleset)]
        if of_kind:
            hand = min(of_kind, key=lambda h: abs(envit_points(h, ruleset) - wanted))
            examples.append(Example(kind, hand, envit_points(hand, ruleset)))
    best = max(hands, key=lambda hand: (is_flor(hand, ruleset), envit_points(hand, ruleset)))
    return (*examples, Example("best", best, envit_points(best, ruleset)))


def _suits(hand: Hand) -> int:
    return len({card.suit for card in hand})


def _wild_cards(hand: Hand, ruleset: Ruleset) -> int:
    return sum(card in ruleset.envit.wild for card in hand)


def _has_figure(hand: Hand) -> bool:
    return any(card.number >= 10 for card in hand)


def _is_two(hand: Hand, ruleset: Ruleset) -> bool:
    return _suits(hand) == 2 and not _wild_cards(hand, ruleset)


def _is_figure(hand: Hand, ruleset: Ruleset) -> bool:
    """Two of a suit, one of them a figure, which counts nothing."""
    paired = {c.suit for c in hand if sum(other.suit == c.suit for other in hand) == 2}
    return _is_two(hand, ruleset) and any(c.number >= 10 and c.suit in paired for c in hand)


def _is_three(hand: Hand, ruleset: Ruleset) -> bool:
    return _suits(hand) == 1 and not (_wild_cards(hand, ruleset) or is_flor(hand, ruleset))


def _is_none(hand: Hand, ruleset: Ruleset) -> bool:
    return _suits(hand) == 3 and not _wild_cards(hand, ruleset) and not _has_figure(hand)


def _is_wild(hand: Hand, ruleset: Ruleset) -> bool:
    return _suits(hand) == 3 and _wild_cards(hand, ruleset) == 1


_KINDS: dict[str, tuple[Callable[[Hand, Ruleset], bool], int]] = {
    "two": (lambda hand, r: _is_two(hand, r) and not _has_figure(hand), 29),
    "figure": (_is_figure, 24),
    "three": (_is_three, 30),
    "none": (_is_none, 6),
    "wild": (_is_wild, 32),
    "flor": (is_flor, 32),
}
"""By kind: whether a hand is of it, and about how much the example should count."""


# Ladders


class Paid(NamedTuple):
    """What a sequence of calls puts at stake with its last one."""

    calls: tuple["Said", ...]
    stake: Stake


class Said(NamedTuple):
    """One call of a sequence: a rung, and the amount that a free raise names."""

    rung: str
    amount: int = 0


SHOWN_AMOUNT = 3
"""Pedres that the free raise of an example names."""


@cache
def envit_ladder(ruleset: Ruleset) -> tuple[Paid, ...]:
    """List every way up the envit, at no pedres; a free raise is made once at most.

    Calls that nobody may make at no pedres are left out, such as a falta that is worth too little.
    """
    found = []
    for calls in _ways(ruleset, ()):
        try:
            found.append(Paid(calls, _speak(_dealt(ruleset), calls)[0]))
        except LookupError:
            continue
    return tuple(found)


def _ways(ruleset: Ruleset, calls: tuple[Said, ...]) -> Iterator[tuple[Said, ...]]:
    last = calls[-1].rung if calls else None
    for rung in ruleset.envit_rungs_after[last]:
        if rung.id == FREE and any(call.rung == FREE for call in calls):
            continue
        longer = (*calls, Said(rung.id, SHOWN_AMOUNT if rung.id == FREE else 0))
        yield longer
        yield from _ways(ruleset, longer)


@cache
def truc_ladder(ruleset: Ruleset) -> tuple[Paid, ...]:
    """List the calls of the truc, each after those before it, at no pedres."""
    calls = tuple(Said(rung.id) for rung in ruleset.truc_rungs)
    ways = [calls[:count] for count in range(1, len(calls) + 1)]
    return tuple(Paid(way, _speak(_dealt(ruleset), way)[0]) for way in ways)


def _dealt(ruleset: Ruleset, score: tuple[int, int] = (0, 0)) -> State:
    """A round at this score, with the cards of a new deck; the bets do not depend on them."""
    cards = ruleset.deck.cards
    hands = tuple(cards[seat * 3 : seat * 3 + 3] for seat in range(ruleset.seats))
    return apply(start(ruleset, score=score), Deal(hands)).state


def _speak(state: State, calls: tuple[Said, ...]) -> tuple[Stake, Team]:
    """Make these calls; give what the last one puts at stake, and the team that makes it.

    Raises:
        LookupError: nobody may make one of them at this score.
    """
    for call in calls:
        state, action = _until_said(state, call)
        stake, team = stake_of(state, action), action.seat.team
        state = apply(state, action).state
    assert stake is not None
    return stake, team


def _until_said(state: State, call: Said) -> tuple[State, Raise]:
    """Play cards until somebody may make this call."""
    for _ in range(state.seats):
        for seat in SEATS[: state.seats]:
            action = Raise(seat, call.rung, call.amount)
            if why_illegal(state, action) is None:
                return state, action
        state = _play_any_card(state)
    raise LookupError(call.rung)


def _play_any_card(state: State) -> State:
    seat = obliged(state)
    cards = [] if seat is None else legal_actions(state, seat)
    card = next((action for action in cards if isinstance(action, PlayCard)), None)
    if card is None:
        raise LookupError
    return apply(state, card).state


# Scores


def example_scores(target: int) -> tuple[tuple[int, int], ...]:
    """Scores that show how the falta and the limit of the envit work, the team ahead first.

    >>> example_scores(24)
    ((0, 0), (12, 5), (15, 8), (20, 14), (23, 10), (23, 23))
    """
    of_24 = ((0, 0), (12, 5), (15, 8), (20, 14), (23, 10), (23, 23))
    return tuple(dict.fromkeys((_scaled(a, target), _scaled(b, target)) for a, b in of_24))


def _scaled(pedres: int, target: int) -> int:
    return target - 1 if pedres == 23 else pedres * target // 24


def falta_rung(ruleset: Ruleset) -> Rung | None:
    """Find the rung of the envit that pays the falta."""
    return next((rung for rung in ruleset.envit_rungs if rung.pays is Pays.FALTA), None)


class AtScore(NamedTuple):
    """What an accepted rung of the envit pays at a score, written down."""

    score: tuple[int, int]
    """The team ahead first."""
    ahead: int
    """If the team ahead wins it."""
    behind: int
    whole: str
    """``coto`` where it is worth that; otherwise empty."""


@cache
def envit_at_scores(ruleset: Ruleset, rung: Rung) -> tuple[AtScore, ...]:
    """Work out what a rung pays at each example score at which it may be said."""
    way = min((way for way in _ways(ruleset, ()) if way[-1].rung == rung.id), key=len)
    found = []
    for score in example_scores(ruleset.cama.target):
        try:
            stake, team = _speak(_dealt(ruleset, score), way)
        except LookupError:
            continue
        by_team = (stake.win, stake.lose) if team is Team.A else (stake.lose, stake.win)
        found.append(AtScore(score, *by_team, stake.whole))
    return tuple(found)
