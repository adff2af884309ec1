"""The tricks of a round on whole numbers: where it stands, and a quick way to play it out.

Cards are strengths here, and teams 0 and 1. What decides a round is looked up by a *code*: 1, and
for each trick so far times 3 plus who took it, 2 where it was tied.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from retruc.game import Observation, Seat, Trick
from retruc.rulesets import AllTied, FirstTie, Ruleset, TieOpener

TIED = 2
"""In the place of a team: a trick that is tied, or a table on which both teams' best cards tie."""

NOBODY = -1
"""In the place of a team: nothing lies on the table yet."""

OPEN = -1
"""In a table of results: the round goes on."""

DRAWN = 3
"""In a table of results: nobody wins the round."""

Results = tuple[int, ...]
"""By code: the team that has won the round, `TIED` if all tricks were tied, `DRAWN` or `OPEN`."""


class Position(NamedTuple):
    """The tricks of a round as they lie, and who goes on."""

    results: Results
    code: int
    orders: tuple[tuple[int, ...], ...]
    """By seat: the seats that play, in order from it, seats that have left passed over."""
    turn: int
    opener: int
    missing: int
    """How many seats have still to play on the trick."""
    best: int
    """The strongest card on the trick; -1 where none lies."""
    side: int
    """Whose it is: a team, `TIED` or `NOBODY`."""
    top: int
    """The first seat that laid a card of that strength."""
    ma: int
    tie_opener: TieOpener
    all_tied: int
    """Who wins if every trick is tied: a team or `DRAWN`."""
    stacks: bool
    """Whether a tied first trick is followed by both cards at once."""

    @property
    def must_stack(self) -> bool:
        """Whether the trick in play is the one on which both cards are laid."""
        return self.stacks and self.code == _FIRST_TIED

    def outcome(self, taker: int) -> int:
        """What the round comes to if the trick in play goes to *taker*."""
        result = self.results[self.code * 3 + taker]
        return self.all_tied if result == TIED else result


_FIRST_TIED = 5


def position(o: Observation, ruleset: Ruleset) -> Position:
    """Read where the tricks of a round stand from what a seat knows."""
    trick = o.tricks[-1]
    orders = _orders(o.seats, o.left)
    best, side, top = _best(trick, ruleset)
    opener = orders[trick.opener][0]
    one_card = len(o.dealt) == 1
    active = o.seats - len(o.left)
    return Position(
        results=_results(FirstTie.CLASSIC if one_card else ruleset.ties.first, one_card=one_card),
        code=_code(o),
        orders=orders,
        turn=orders[(trick.plays[-1].seat + 1) % o.seats][0] if trick.plays else opener,
        opener=opener,
        missing=active - len(trick.plays),
        best=best,
        side=side,
        top=top,
        ma=orders[o.ma][0],
        tie_opener=ruleset.ties.opener,
        all_tied=DRAWN if ruleset.ties.all is AllTied.DRAW else o.ma & 1,
        stacks=ruleset.ties.first is FirstTie.STACK,
    )


@lru_cache(maxsize=256)
def _orders(seats: int, left: frozenset[Seat]) -> tuple[tuple[int, ...], ...]:
    round_table = [seat for seat in (*range(seats), *range(seats)) if seat not in left]
    active = seats - len(left)
    starts = [sum(seat not in left for seat in range(stop)) for stop in range(seats)]
    return tuple(tuple(round_table[start : start + active]) for start in starts)


def _code(o: Observation) -> int:
    code = 1
    for trick in o.tricks:
        if trick.closed:
            code = code * 3 + (TIED if trick.winner is None else trick.winner & 1)
    return code


def _best(trick: Trick, ruleset: Ruleset) -> tuple[int, int, int]:
    best, side, top = -1, NOBODY, NOBODY
    for play in trick.plays:
        covered = play.covered or play.card is None
        strength = 0 if covered else ruleset.strength_by_card[play.card]  # type: ignore[index]
        if strength > best:
            best, side, top = strength, play.seat & 1, int(play.seat)
        elif strength == best and side != play.seat & 1:
            side = TIED
    return best, side, top


@lru_cache(maxsize=16)
def _results(first_tie: FirstTie, *, one_card: bool) -> Results:
    results = [OPEN] * 81
    for code in range(3, 81):
        tricks = _tricks_of(code)
        if 1 <= len(tricks) <= 3:
            results[code] = _result(tricks, first_tie, one_card=one_card)
    return tuple(results)


def _tricks_of(code: int) -> list[int]:
    tricks = []
    while code > 1:
        code, taker = divmod(code, 3)
        tricks.append(taker)
    return tricks[::-1] if code == 1 else []


def _result(tricks: list[int], first_tie: FirstTie, *, one_card: bool) -> int:
    """Rule: ties.first, ties.all"""
    if one_card:
        return tricks[-1]
    for team in (0, 1):
        if tricks.count(team) >= 2:
            return team
    won = [taker for taker in tricks if taker != TIED]
    if first_tie is FirstTie.PUT:
        if len(tricks) < 3:
            return OPEN
        return won[0] if len(won) == 1 else DRAWN if won else TIED
    if first_tie is FirstTie.STACK and len(tricks) == 2 and not won:
        return TIED
    if won and TIED in tricks:
        return won[0]
    return TIED if len(tricks) == 3 else OPEN


def play_out(p: Position, deals: Iterable[Sequence[list[int]]], forced: int = -1) -> list[int]:
    """Play a round to its end by a few plain habits, with one deal after another.

    Whoever can win a trick does so with the lowest card that does; whoever cannot, or whose side
    is winning it already, plays its lowest; who opens a trick leads its highest.

    Args:
        p: Where the round stands.
        deals: In each, by seat, the strengths held, in rising order; they stay as they are. In a
            stacked trick each hand is of two, also where they lie on the table already.
        forced: The strength that the seat whose turn it is plays first; -1 leaves it free.

    Returns:
        By deal: the winning team, or `DRAWN`.
    """
    if p.must_stack:
        return [_stacked(p, hands) for hands in deals]
    turn, best, side, top = p.turn, p.best, p.side, p.top
    order = p.orders[turn][: p.missing]
    if forced < 0:
        trick = (order, best, side, top)
        return [_finish(p, [hand[:] for hand in hands], trick) for hands in deals]
    if forced > best:
        best, side, top = forced, turn & 1, turn
    elif forced == best and side != turn & 1:
        side = TIED
    trick = (order[1:], best, side, top)
    winners = []
    for hands in deals:
        left = [hand[:] for hand in hands]
        left[turn].remove(forced)
        winners.append(_finish(p, left, trick))
    return winners


def _finish(p: Position, hands: list[list[int]], trick: tuple[Sequence[int], int, int, int]) -> int:
    """Play a round to its end.

    Args:
        p: Where it stands.
        hands: They are used up.
        trick: The seats that have still to play on the trick in course; its strongest card, whose
            that is, and the first seat that laid it.
    """
    results, code, orders, _, opener = p[:5]
    order, best, side, top = trick
    while True:
        if order and len(hands[order[0]]) == 1:
            # The last trick, or its rest: there is nothing to choose.
            for turn in order:
                (card,) = hands[turn]
                if card > best:
                    best, side, top = card, turn & 1, turn
                elif card == best and side != turn & 1:
                    side = TIED
        else:
            if_tied = results[code * 3 + TIED]
            for turn in order:
                hand = hands[turn]
                team = turn & 1
                if side == team:
                    card = hand.pop(0)
                    if card > best:
                        best, top = card, turn
                elif best < 0:
                    best, side, top = hand.pop(), team, turn
                elif (high := hand[-1]) < best:
                    del hand[0]
                elif high > best:
                    best, side, top = hand.pop(bisect_right(hand, best)), team, turn
                elif if_tied != 1 - team or hand[0] == best:
                    del hand[-1]
                    side = TIED
                else:
                    del hand[0]
        code = code * 3 + side
        result = results[code]
        if result != OPEN:
            return p.all_tied if result == TIED else result
        if p.stacks and code == _FIRST_TIED:
            return _stacked(p, hands)
        opener = _opener_after_tie(p, opener, top) if side == TIED else top
        order, best, side = orders[opener], -1, NOBODY


def _opener_after_tie(p: Position, opener: int, top: int) -> int:
    """Who opens next; where it is the last of those tied, the first stands in for it.

    Rule: ties.opener
    """
    if p.tie_opener is TieOpener.SAME:
        return opener
    return p.ma if p.tie_opener is TieOpener.MA else top


def _stacked(p: Position, hands: Sequence[list[int]]) -> int:
    """Compare the cards on top, then those below of the seats that tied.

    Rule: ties.first
    """
    among = [seat for seat, hand in enumerate(hands) if hand]
    for place in (1, 0):
        best = max(hands[seat][place] for seat in among)
        among = [seat for seat in among if hands[seat][place] == best]
        team = among[0] & 1
        if all(seat & 1 == team for seat in among):
            return team
    return p.all_tied


def rivals_after(p: Position, seat: Seat) -> int:
    """How many rivals of a seat, whose turn it is, play on the trick after it."""
    return sum([turn & 1 != seat & 1 for turn in p.orders[seat][1 : p.missing]])


def partners_after(p: Position, seat: Seat) -> int:
    """How many partners of a seat, whose turn it is, play on the trick after it."""
    return p.missing - 1 - rivals_after(p, seat)
