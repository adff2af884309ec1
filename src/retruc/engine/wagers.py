"""What the bets are worth, which rung may follow, and who answers.

A *ladder* is a ruleset's rungs, lowest first. A refused call pays what was in force before it.
"""

from typing import assert_never

from retruc.engine.state import State, at_last_pedra
from retruc.game import TEAMS, Call, Seat, Team, Wager, rivals_from
from retruc.rulesets import Answers, Falta, JocFora, Middle, Pays, Ruleset

BASE_ENVIT = 1
"""What refusing the opening call of the envit pays. Rule: common.refusal"""

LAST_PEDRA_WORTH = 3
"""What a round is worth that a team one pedra from the end chose to play. Rule: cama.last-pedra"""


# The envit


def in_males(pedres: int, ruleset: Ruleset) -> bool:
    """Whether a team with so many pedres is in the first half of the cama.

    Rule: cama.middle

    >>> from retruc.rulesets import load
    >>> in_males(12, load("bar")), in_males(13, load("bar"))
    (True, False)
    """
    half = ruleset.cama.target / 2
    return pedres < half or (pedres == half and ruleset.cama.middle is Middle.MALES)


def falta_worth(state: State, winner: Team) -> int:
    """What the falta is worth if *winner* wins it, before any limit on what is written.

    Rule: envit.falta
    """
    ruleset = state.ruleset
    leader_need = min(state.need)
    males = tuple(in_males(pedres, ruleset) for pedres in state.score)
    match ruleset.envit.falta:
        case Falta.LEADER_NEED:
            return leader_need
        case Falta.MALES_BONES:
            return ruleset.cama.target if all(males) else leader_need
        case Falta.MALES_BONES_OWN:
            return state.need[winner]
        case Falta.MALES_BONES_TRAILER:
            return ruleset.cama.target if any(males) else leader_need
        case Falta.GAME_IF_MALES:
            return state.need[winner] if all(males) else leader_need
        case never:
            assert_never(never)


def falta_is_coto(state: State) -> bool:
    """Whether an accepted falta is now worth the whole coto.

    Rule: envit.falta
    """
    return state.ruleset.envit.falta is Falta.GAME_IF_MALES and all(
        in_males(pedres, state.ruleset) for pedres in state.score
    )


def falta_is_cama(state: State) -> bool:
    """Whether the falta is now a whole cama by its own rule, which no cap reduces.

    Rule: envit.falta, envit.cap
    """
    males = [in_males(pedres, state.ruleset) for pedres in state.score]
    match state.ruleset.envit.falta:
        case Falta.LEADER_NEED:
            return False
        case Falta.MALES_BONES | Falta.GAME_IF_MALES:
            return all(males)
        case Falta.MALES_BONES_OWN:
            return True
        case Falta.MALES_BONES_TRAILER:
            return any(males)
        case never:
            assert_never(never)


def envit_worth(state: State, calls: tuple[Call, ...], winner: Team) -> int:
    """Pedres that these calls of the envit are worth to *winner*, all of them accepted.

    Rule: envit.rungs
    """
    worth = BASE_ENVIT
    for call in calls:
        pays = state.ruleset.rung_by_id[call.rung][2].pays
        if isinstance(pays, int):
            worth = pays
        elif pays == Pays.FREE:
            worth += call.amount
        else:
            worth = falta_worth(state, winner)
    return worth


def free_limit(state: State) -> int:
    """The highest total that free raises may reach: what a falta would be worth.

    Rule: envit.rungs
    """
    return max(falta_worth(state, team) for team in TEAMS)


# The truc


def truc_in_force(state: State) -> int | JocFora:
    """What winning the round is worth now: pedres, or what an accepted joc fora is worth.

    A pending call is not in force yet.

    Rule: truc.rungs, truc.base, cama.last-pedra
    """
    truc = state.round.truc
    ruleset = state.ruleset
    accepted = len(truc.calls) - (truc.pending or truc.declined)
    if not accepted:
        return LAST_PEDRA_WORTH if state.round.plays_on else ruleset.truc.base
    pays = ruleset.truc_rungs[accepted - 1].pays
    return ruleset.truc.jocfora if pays == Pays.JOCFORA else int(pays)


def may_bet(state: State) -> bool:
    """Whether this round has bets at all.

    Rule: cama.last-pedra
    """
    return not (state.ruleset.decides_last_pedra and at_last_pedra(state))


# Who answers

_ANY = Answers.ANY  # looking a member up in its enum is slow


def answering_seats(state: State, wager: Wager, answers: Answers) -> tuple[Seat, ...]:
    """The seats that may answer a pending call now, in order of play from the caller.

    Rule: envit.answers, truc.answers
    """
    asked = rivals_from(wager.calls[-1].seat, state.ruleset.seats)
    left = state.round.left
    if left:
        asked = tuple(seat for seat in asked if seat not in left)
    if answers is _ANY:
        return asked
    if answers is Answers.NEXT:
        return asked[:1]
    heard = {answer.seat for answer in wager.heard}
    return tuple(seat for seat in asked if seat not in heard)


def settled(state: State, wager: Wager, answers: Answers, *, accepts: bool) -> bool | None:
    """What an answer makes of the call: True accepted, False refused, None not settled yet.

    Rule: envit.answers, truc.answers
    """
    if answers is _ANY or answers is Answers.NEXT:
        return accepts
    is_last = len(answering_seats(state, wager, answers)) == 1
    if answers is Answers.STRONGEST:
        return (accepts or any(answer.accepts for answer in wager.heard)) if is_last else None
    return True if accepts else (False if is_last else None)
