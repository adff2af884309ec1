"""What an action puts at stake, for those who explain it: buttons, bots, pages."""

from typing import Literal, NamedTuple

from retruc.engine.scoring import capped_envit
from retruc.engine.state import State, pending_wager
from retruc.engine.wagers import (
    LAST_PEDRA_WORTH,
    envit_worth,
    falta_is_coto,
    truc_in_force,
)
from retruc.game import (
    Accept,
    Bet,
    Call,
    Decide,
    Decline,
    Fold,
    Raise,
    SeatAction,
    Team,
    Wager,
)
from retruc.rulesets import FoldPays, JocFora, Pays

Whole = Literal["", "cama", "coto"]


class Stake(NamedTuple):
    """Pedres that an action decides about.

    For the envit as many as may be written down; the truc is not cut to what a team lacks.
    """

    bet: Bet
    win: int
    """What the acting team gets if it wins the bet; for a refusal 0."""
    lose: int
    """What the rivals get if they win the bet; for a refusal what it costs for certain."""
    refused: int | None = None
    """For a call: what the acting team gets if it is refused."""
    whole: Whole = ""
    """Whether a cama or the coto is at stake instead of a number."""


def stake_of(state: State, action: SeatAction) -> Stake | None:
    """What a legal call, answer, decision or departure puts at stake; None for anything else."""
    team = action.seat.team
    current = state.round
    match action:
        case Raise():
            return _stake_of_call(state, action)
        case Accept():
            wager = pending_wager(current)
            if wager is None:
                return None
            last = wager.calls[-1]
            bet = state.ruleset.rung_by_id[last.rung][0]
            if bet is Bet.ENVIT:
                return _envit_stake(state, wager.calls, team)
            return _truc_stake(state, last.rung, team)
        case Decline():
            if current.envit.pending:
                return Stake(Bet.ENVIT, 0, _refused_envit(state, current.envit.calls, team.other))
            return Stake(Bet.TRUC, 0, _plain_truc(state, team.other))
        case Decide() if action.plays:
            return Stake(Bet.TRUC, LAST_PEDRA_WORTH, LAST_PEDRA_WORTH)
        case Decide():
            return Stake(Bet.TRUC, 0, _plain_truc(state, team.other))
        case Fold():
            pays_one = state.ruleset.fold.pays is FoldPays.ONE
            return Stake(Bet.TRUC, 0, 1 if pays_one else _plain_truc(state, team.other))
        case _:
            return None


def _stake_of_call(state: State, action: Raise) -> Stake:
    bet = state.ruleset.rung_by_id[action.rung][0]
    team = action.seat.team
    if bet is Bet.TRUC:
        truc = state.round.truc
        refused: int
        if truc.pending:
            refused = _plain_truc(_with_truc(state, truc.accept()), team)
        else:
            refused = _plain_truc(state, team)
        return _truc_stake(state, action.rung, team)._replace(refused=refused)
    calls = (*state.round.envit.calls, Call(action.seat, action.rung, action.amount))
    return _envit_stake(state, calls, team)._replace(refused=_refused_envit(state, calls, team))


def _plain_truc(state: State, winner: Team) -> int:
    worth = truc_in_force(state)
    return state.need[winner] if isinstance(worth, JocFora) else worth


def _truc_stake(state: State, rung_id: str, team: Team) -> Stake:
    rung = state.ruleset.rung_by_id[rung_id][2]
    if rung.pays != Pays.JOCFORA:
        return Stake(Bet.TRUC, int(rung.pays), int(rung.pays))
    whole: Whole = "cama" if state.ruleset.truc.jocfora is JocFora.CAMA else "coto"
    return Stake(Bet.TRUC, state.need[team], state.need[team.other], whole=whole)


def _envit_stake(state: State, calls: tuple[Call, ...], team: Team) -> Stake:
    """What accepted calls of the envit are worth, as far as it can be written down."""
    called = _with_envit(state, Wager(calls))
    win, lose = (
        capped_envit(called, envit_worth(state, calls, winner), winner, accepted=True)
        for winner in (team, team.other)
    )
    is_falta = state.ruleset.rung_by_id[calls[-1].rung][2].pays == Pays.FALTA
    whole: Whole = "coto" if is_falta and falta_is_coto(state) else ""
    return Stake(Bet.ENVIT, win, lose, whole=whole)


def _refused_envit(state: State, calls: tuple[Call, ...], raiser: Team) -> int:
    return capped_envit(state, envit_worth(state, calls[:-1], raiser), raiser, accepted=False)


def _with_envit(state: State, wager: Wager) -> State:
    draft = state.round.draft()
    draft.envit = wager
    return state.with_round(draft)


def _with_truc(state: State, wager: Wager) -> State:
    draft = state.round.draft()
    draft.truc = wager
    return state.with_round(draft)
