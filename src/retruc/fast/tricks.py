"""Who wins a trick, and when the tricks decide the round: the engine's `tricks` on cells."""

from retruc.fast import choices as of
from retruc.fast import layout as at
from retruc.fast.bits import Row, first_from, last_from, next_of, team_bits, whole
from retruc.fast.kernels import inlined

UNDECIDED = -1
ALL_TIED = 2
DRAWN = 3


@inlined
def best_seats(t: Row, s: Row, trick: int) -> int:
    """The seats whose cards are the strongest on a trick."""
    best = 0
    found = 0
    for seat in range(t[at.T_SEATS]):
        card = whole(s[at.LAID + 8 * trick + seat])
        strength = whole(t[at.T_STRENGTH + card])  # without a card too: a branch costs more
        strength = 0 if s[at.COVERED + trick] >> seat & 1 else strength
        strength = at.NOBODY if card == at.NOBODY else strength
        there = (1 << seat) if strength >= best else 0
        found = there | (0 if strength > best else found)
        best = max(best, strength)
    return found


@inlined
def winner_among(t: Row, found: int, start: int) -> int:
    """Who takes the trick among equals: `NOBODY` if they are of both teams, else the first."""
    seats = t[at.T_SEATS]
    if found & team_bits(0, seats) and found & team_bits(1, seats):
        return at.NOBODY
    return first_from(found, start, seats)


@inlined
def next_opener(t: Row, s: Row, trick: int) -> int:
    """Who opens the trick after this one. Rule: ties.opener"""
    winner = s[at.WON + trick]
    if winner != at.NOBODY:
        return winner
    rule = t[at.T_TIE_OPENER]
    if rule == of.OPENER_SAME:
        return s[at.OPENER + trick]
    if rule == of.OPENER_MA:
        return s[at.MA]
    tied = best_seats(t, s, trick)
    opener = s[at.OPENER + trick]
    if rule == of.OPENER_TIED_LAST:
        return last_from(tied, opener, t[at.T_SEATS])
    return first_from(tied, opener, t[at.T_SEATS])


@inlined
def all_tied_winner(t: Row, s: Row, tied: int) -> int:
    """Who wins a round in which nobody won a trick. Rule: ties.all"""
    rule = t[at.T_ALL_TIED]
    ma = s[at.MA]
    if rule == of.TIED_MA_TEAM:
        return ma & 1
    if rule == of.TIED_NEAREST:
        return (first_from(tied, ma, t[at.T_SEATS]) if tied else ma) & 1
    return at.NOBODY


@inlined
def _team(s: Row, trick: int) -> int:
    winner = s[at.WON + trick]
    return at.NOBODY if winner == at.NOBODY else winner & 1


@inlined
def _single(team: int) -> int:
    return ALL_TIED if team == at.NOBODY else team


@inlined
def verdict(t: Row, s: Row) -> int:
    """A team, `DRAWN` or `ALL_TIED`, by the tricks that are over; else `UNDECIDED`.

    Rule: ties.first, ties.all
    """
    last = s[at.TRICK]
    first = _team(s, 0)
    rule = t[at.T_TIE_FIRST]
    if s[at.CARDS] == 1:
        return _single(first)
    if last == 0:
        return UNDECIDED
    second = _team(s, 1)
    if last == 1:
        if rule == of.TIE_STACK and first == at.NOBODY:
            return _single(second)
        if first == second:
            return first
        one_tied = at.NOBODY in (first, second)
        return max(first, second) if one_tied and rule != of.TIE_PUT else UNDECIDED
    third = _team(s, 2)
    if third != at.NOBODY and third in (first, second):
        return third
    if rule == of.TIE_PUT:
        return _put(first, second, third)
    if first != at.NOBODY:
        return first
    return second if second != at.NOBODY else _single(third)


@inlined
def _put(first: int, second: int, third: int) -> int:
    """Nobody has two: the only trick that is not tied, else nobody."""
    tied = (first == at.NOBODY) + (second == at.NOBODY) + (third == at.NOBODY)
    if tied == 3:
        return ALL_TIED
    return max(first, second, third) if tied == 2 else DRAWN


@inlined
def hidden_winner(t: Row, s: Row, tied: int) -> int:
    """The seats with the strongest card below, among those whose tops tied."""
    best = -1
    found = 0
    seats = t[at.T_SEATS]
    seat = s[at.MA]
    for _ in range(seats):
        card = s[at.UNDER + seat]
        if tied >> seat & 1 and card != at.NOBODY:
            strength = t[at.T_STRENGTH + card]
            if strength > best:
                best = strength
                found = 1 << seat
            elif strength == best:
                found |= 1 << seat
        seat = next_of(seat, seats)
    return found
