"""The end of a round: the engine's `envit` and `scoring` on cells."""

from retruc.fast import choices as of
from retruc.fast import layout as at
from retruc.fast.bits import Row, next_of
from retruc.fast.kernels import kernel
from retruc.fast.worth import (
    envit_worth,
    falta_is_cama,
    falta_is_coto,
    leader_need,
    need,
    truc_accepted,
)

_LAST_PEDRA_WORTH = 3
_OVER_ALL = 100


@kernel
def write(t: Row, s: Row, team: int, pedres: int) -> bool:
    """Write pedres for a team; whether that closed the cama."""
    s[at.SCORE + team] += pedres
    s[at.WRITTEN + team] += pedres
    if s[at.SCORE + team] < t[at.T_TARGET]:
        return False
    _close(t, s, team, 1)
    return True


@kernel
def _win_coto(t: Row, s: Row, team: int) -> None:
    s[at.WRITTEN + team] += need(t, s, team)
    _close(t, s, team, t[at.T_CAMES] - s[at.CAMES + team])


@kernel
def _close(t: Row, s: Row, team: int, cames: int) -> None:
    s[at.SCORE] = 0
    s[at.SCORE + 1] = 0
    s[at.CAMES + team] += cames
    if s[at.CAMES + team] >= t[at.T_CAMES]:
        s[at.WINNER] = team


# The envit


@kernel
def envit_points(t: Row, s: Row, seat: int) -> int:
    """What a seat's counting cards are worth; a flor 100 more. Rule: covered.envit, flor.on"""
    first = at.DEALT + 3 * seat
    a, b, c = s[first], s[first + 1], s[first + 2]
    if s[at.CARDS] == 1:
        b = c = at.NOBODY
    if t[at.T_COVERED_LOST]:
        for trick in range(3):
            if s[at.COVERED + trick] >> seat & 1:
                lost, under = s[at.LAID + 8 * trick + seat], s[at.UNDER + seat]
                if trick != 1:
                    under = lost
                a = at.NOBODY if a in (lost, under) else a
                b = at.NOBODY if b in (lost, under) else b
                c = at.NOBODY if c in (lost, under) else c
    there = (a != at.NOBODY) + (b != at.NOBODY) + (c != at.NOBODY)
    if there < 2:
        card = max(a, b, c)
        return 0 if card == at.NOBODY else t[at.T_ALONE + card]
    if there == 3 and t[at.T_FLOR]:
        suit = t[at.T_SUIT + a]
        if suit == t[at.T_SUIT + b] and suit == t[at.T_SUIT + c]:
            values = t[at.T_VALUE + a] + t[at.T_VALUE + b] + t[at.T_VALUE + c]
            return 20 + values + _OVER_ALL
    return max(_pair(t, a, b), _pair(t, a, c), _pair(t, b, c))


@kernel
def _pair(t: Row, a: int, b: int) -> int:
    if at.NOBODY in (a, b):
        return -1
    return t[at.T_PAIR + a * at.MOST_CARDS + b]


@kernel
def _find_envit_winner(t: Row, s: Row) -> None:
    """Rule: common.envit-tie, envit.reveal"""
    seats = t[at.T_SEATS]
    among = s[at.CLAIMS] if t[at.T_CLAIM] else (1 << seats) - 1
    best = -1
    seat = s[at.MA]
    for _ in range(seats):
        if among >> seat & 1:
            points = envit_points(t, s, seat)
            if points > best:
                best = points
                s[at.ENVIT_SEAT] = seat
                s[at.ENVIT_WINNER] = seat & 1
        seat = next_of(seat, seats)
    if best >= _OVER_ALL:
        best -= _OVER_ALL
    s[at.ENVIT_POINTS] = max(best, 0)


@kernel
def envit_outcome(t: Row, s: Row) -> None:
    """Note what became of the envit. Rule: envit.rungs, envit.reveal"""
    if s[at.ENVIT_CALLS] == 0:
        return
    if s[at.ENVIT_DECLINED]:
        raiser = s[at.ENVIT_CALLER] & 1
        s[at.ENVIT_WINNER] = 1 - raiser if s[at.ENVIT_FORFEITED] else raiser
        s[at.ENVIT_PEDRES] = s[at.ENVIT_BEFORE]
        return
    _find_envit_winner(t, s)
    if s[at.ENVIT_WINNER] != at.NOBODY:
        s[at.ENVIT_PEDRES] = envit_worth(t, s, s[at.ENVIT_WINNER])


@kernel
def _capped(t: Row, s: Row) -> int:
    """How many pedres of the envit may be written. Rule: envit.cap"""
    pedres = s[at.ENVIT_PEDRES]
    rule = t[at.T_CAP]
    if rule == of.CAP_NONE:
        return pedres
    pedres = min(pedres, need(t, s, s[at.ENVIT_WINNER]))
    is_whole = s[at.ENVIT_FALTA] and not s[at.ENVIT_DECLINED] and falta_is_cama(t, s)
    if rule != of.CAP_LEADER or is_whole:
        return pedres
    return min(pedres, leader_need(t, s))


@kernel
def write_declined(t: Row, s: Row) -> bool:
    """Write a refused envit down before the round goes on; whether that closed the cama."""
    envit_outcome(t, s)
    return write(t, s, s[at.ENVIT_WINNER], _capped(t, s))


@kernel
def _write_envit(t: Row, s: Row) -> bool:
    winner = s[at.ENVIT_WINNER]
    if s[at.ENVIT_DECLINED]:
        return False if t[at.T_AT_ONCE] else write(t, s, winner, _capped(t, s))
    if s[at.ENVIT_FALTA] and falta_is_coto(t, s):
        _win_coto(t, s, winner)
        return True
    return write(t, s, winner, _capped(t, s))


# The truc


@kernel
def _truc_worth(t: Row, s: Row) -> int:
    """Pedres, or `JOCFORA_PAYS`. Rule: fold.pays, truc.rungs, truc.base"""
    if s[at.RESULT_BY] == at.BY_FOLDED and t[at.T_FOLD_ONE]:
        return 1
    accepted = truc_accepted(s)
    if accepted:
        return t[at.T_TRUC_PAYS + accepted - 1]
    return _LAST_PEDRA_WORTH if s[at.PLAYS_ON] else t[at.T_BASE]


@kernel
def _write_truc(t: Row, s: Row, winner: int, worth: int, closed: bool) -> None:  # noqa: FBT001
    is_whole = worth == at.JOCFORA_PAYS
    after_envit = is_whole and t[at.T_JOCFORA] == of.JOC_AFTER
    if s[at.WINNER] != at.NOBODY or (closed and not after_envit):
        s[at.TRUC_VOID] = 1
        return
    lacked = need(t, s, winner)
    if not is_whole:
        write(t, s, winner, min(worth, lacked))
        return
    s[at.TRUC_PEDRES] = lacked
    if t[at.T_JOCFORA] == of.JOC_CAMA:
        write(t, s, winner, lacked)
    else:
        _win_coto(t, s, winner)


# The round


@kernel
def settle(t: Row, s: Row) -> None:
    """Pay what the round owes; the next one waits for its deal."""
    envit_outcome(t, s)
    winner = at.NOBODY
    worth = 0
    if s[at.RESULT_BY] != at.BY_NOTHING:
        winner = s[at.RESULT_TEAM]
        worth = _truc_worth(t, s)
    if winner != at.NOBODY:
        s[at.TRUC_PEDRES] = need(t, s, winner) if worth == at.JOCFORA_PAYS else worth
    said = s[at.TRUC_CALLS] - s[at.TRUC_PENDING]
    is_coto = worth == at.JOCFORA_PAYS and t[at.T_JOCFORA] == of.JOC_COTO
    if is_coto and said and not s[at.TRUC_DECLINED] and winner != at.NOBODY:
        _win_coto(t, s, winner)
        s[at.ENVIT_VOID] = s[at.ENVIT_WINNER] != at.NOBODY
    else:
        closed = False
        if s[at.ENVIT_WINNER] != at.NOBODY:
            closed = _write_envit(t, s)
        if winner != at.NOBODY:
            _write_truc(t, s, winner, worth, closed)
    s[at.ENDED] = 1
    s[at.PHASE] = at.CUT
    s[at.DEALER] = next_of(s[at.DEALER], t[at.T_SEATS])
