"""How the bets of the round stand, for everybody at the table."""

from typing import Literal

from retruc.engine import State, awaits_deal, envit_worth, in_males, is_over, truc_in_force
from retruc.game import FREE, Bet, Call, Wager
from retruc.rulesets import Falta, JocFora, Pays
from retruc.terminal.view import Standing

Outcome = Literal["none", "pending", "accepted", "declined"]
Worth = int | Literal["cama", "coto"]


def standings(state: State) -> tuple[Standing, ...]:
    """The truc, and the envit once it was called; nothing between rounds."""
    if is_over(state) or awaits_deal(state):
        return ()
    truc, envit = state.round.truc, state.round.envit
    found = [Standing(Bet.TRUC, _rung(truc), _truc_worth(state), _outcome(truc), truc.raiser)]
    if envit.calls:
        worth = _envit_worth(state)
        found.append(Standing(Bet.ENVIT, _rung(envit), worth, _outcome(envit), envit.raiser))
    return tuple(found)


def said(call: Call) -> str:
    """A call by its rung; a free raise with its amount: ``+5``."""
    return f"{FREE}{call.amount}" if call.rung == FREE else call.rung


def _rung(wager: Wager) -> str | None:
    return said(wager.calls[-1]) if wager.calls else None


def _outcome(wager: Wager) -> Outcome:
    if not wager.calls:
        return "none"
    if wager.pending:
        return "pending"
    return "declined" if wager.declined else "accepted"


def _truc_worth(state: State) -> Worth:
    truc = state.round.truc
    worth = truc_in_force(state)
    if truc.pending:
        pays = state.ruleset.rung_by_id[truc.calls[-1].rung][2].pays
        worth = state.ruleset.truc.jocfora if isinstance(pays, Pays) else pays
    if not isinstance(worth, JocFora):
        return worth
    return "cama" if worth is JocFora.CAMA else "coto"


def _envit_worth(state: State) -> Worth:
    envit = state.round.envit
    raiser = envit.calls[-1].seat.team
    if envit.declined:
        return envit_worth(state, envit.calls[:-1], raiser)
    pays = state.ruleset.rung_by_id[envit.calls[-1].rung][2].pays
    if pays == Pays.FALTA and _falta_is_coto(state):
        return "coto"
    return envit_worth(state, envit.calls, raiser)


def _falta_is_coto(state: State) -> bool:
    return state.ruleset.envit.falta is Falta.GAME_IF_MALES and all(
        in_males(pedres, state.ruleset) for pedres in state.score
    )
