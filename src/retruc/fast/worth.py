"""What the bets are worth, and who answers: the engine's `wagers` on cells."""

from retruc.fast import choices as of
from retruc.fast import layout as at
from retruc.fast.bits import Row, first_from, next_of, team_bits
from retruc.fast.kernels import inlined


@inlined
def need(t: Row, s: Row, team: int) -> int:
    """What a team lacks to close the cama."""
    return t[at.T_TARGET] - s[at.SCORE + team]


@inlined
def leader_need(t: Row, s: Row) -> int:
    """What the team ahead lacks."""
    return t[at.T_TARGET] - max(s[at.SCORE], s[at.SCORE + 1])


@inlined
def in_males(t: Row, s: Row, team: int) -> bool:
    """Whether a team is in the first half of the cama."""
    twice = 2 * s[at.SCORE + team]
    target = t[at.T_TARGET]
    return twice < target or (twice == target and t[at.T_MIDDLE] == of.MIDDLE_MALES)


@inlined
def falta_is_cama(t: Row, s: Row) -> bool:
    """Whether the falta is now a whole cama by its own rule."""
    rule = t[at.T_FALTA]
    if rule == of.FALTA_LEADER:
        return False
    if rule == of.FALTA_OWN:
        return True
    if rule == of.FALTA_TRAILER:
        return in_males(t, s, 0) or in_males(t, s, 1)
    return in_males(t, s, 0) and in_males(t, s, 1)


@inlined
def falta_is_coto(t: Row, s: Row) -> bool:
    """Whether an accepted falta is now worth the whole coto."""
    return t[at.T_FALTA] == of.FALTA_GAME and in_males(t, s, 0) and in_males(t, s, 1)


@inlined
def falta_worth(t: Row, s: Row, winner: int) -> int:
    """What the falta is worth if that team wins it."""
    rule = t[at.T_FALTA]
    if rule == of.FALTA_LEADER or not falta_is_cama(t, s):
        return leader_need(t, s)
    return need(t, s, winner) if rule in (of.FALTA_OWN, of.FALTA_GAME) else t[at.T_TARGET]


@inlined
def highest_falta(t: Row, s: Row) -> int:
    """What the falta is worth to the team that it is worth most to."""
    return max(falta_worth(t, s, 0), falta_worth(t, s, 1))


@inlined
def envit_worth(t: Row, s: Row, winner: int) -> int:
    """What an accepted envit is worth to its winner."""
    return falta_worth(t, s, winner) if s[at.ENVIT_FALTA] else s[at.ENVIT_WORTH]


@inlined
def truc_accepted(s: Row) -> int:
    """How many rungs of the truc are in force."""
    return s[at.TRUC_CALLS] - (s[at.TRUC_PENDING] | s[at.TRUC_DECLINED])


@inlined
def at_last_pedra(t: Row, s: Row, team: int) -> bool:
    """Whether a team lacked one pedra at the deal, where that counts."""
    before = s[at.SCORE + team] - s[at.WRITTEN + team]
    return t[at.T_LAST_PEDRA] == 1 and before == t[at.T_TARGET] - 1


@inlined
def may_bet(t: Row, s: Row) -> bool:
    """Whether the round has bets at all."""
    return not (at_last_pedra(t, s, 0) or at_last_pedra(t, s, 1))


@inlined
def answering(t: Row, s: Row, caller: int, heard: int, answers: int) -> int:
    """The seats that may answer a pending call."""
    seats = t[at.T_SEATS]
    asked = team_bits(1 - (caller & 1), seats) & ~s[at.LEFT]
    if answers == of.ANSWERS_ANY:
        return asked
    if answers == of.ANSWERS_NEXT:
        first = first_from(asked, next_of(caller, seats), seats)
        return 0 if first == at.NOBODY else 1 << first
    return asked & ~heard


@inlined
def answering_envit(t: Row, s: Row) -> int:
    """The seats that may answer the pending envit."""
    heard = s[at.ENVIT_YES] | s[at.ENVIT_NO]
    return answering(t, s, s[at.ENVIT_CALLER], heard, t[at.T_ENVIT_ANSWERS])


@inlined
def answering_truc(t: Row, s: Row) -> int:
    """The seats that may answer the pending truc."""
    heard = s[at.TRUC_YES] | s[at.TRUC_NO]
    return answering(t, s, s[at.TRUC_CALLER], heard, t[at.T_TRUC_ANSWERS])
