"""How the bets of a round stand, for everybody at the table."""

from typing import Literal, NamedTuple

from retruc.engine.scoring import said
from retruc.engine.state import Phase, State
from retruc.engine.wagers import envit_worth, falta_is_coto, truc_in_force
from retruc.game import Bet, Outcome, Team, Wager
from retruc.rulesets import JocFora, Pays


class Standing(NamedTuple):
    """How one bet of the round stands."""

    bet: Bet
    rung: str | None
    """The last rung said, a free raise with its amount: ``+5``; None if nothing was said."""
    worth: int | Literal["cama", "coto"]
    """What it is worth: for a pending call if it is accepted, for a refused one what it paid."""
    outcome: Outcome
    team: Team | None
    """Who said that rung."""


def standings(state: State) -> tuple[Standing, ...]:
    """List the truc, and the envit once it was called; nothing between rounds."""
    if state.winner is not None or state.round.phase is Phase.CUT:
        return ()
    truc, envit = state.round.truc, state.round.envit
    found = [Standing(Bet.TRUC, _rung(truc), _truc_worth(state), _outcome(truc), truc.raiser)]
    if envit.calls:
        worth = _envit_worth(state)
        found.append(Standing(Bet.ENVIT, _rung(envit), worth, _outcome(envit), envit.raiser))
    return tuple(found)


def _rung(wager: Wager) -> str | None:
    return said(wager.calls[-1]) if wager.calls else None


def _outcome(wager: Wager) -> Outcome:
    if not wager.calls:
        return "none"
    if wager.pending:
        return "pending"
    return "declined" if wager.declined else "accepted"


def _truc_worth(state: State) -> int | Literal["cama", "coto"]:
    truc = state.round.truc
    worth = truc_in_force(state)
    if truc.pending:
        pays = state.ruleset.rung_by_id[truc.calls[-1].rung][2].pays
        worth = state.ruleset.truc.jocfora if isinstance(pays, Pays) else pays
    if not isinstance(worth, JocFora):
        return worth
    return "cama" if worth is JocFora.CAMA else "coto"


def _envit_worth(state: State) -> int | Literal["coto"]:
    envit = state.round.envit
    raiser = envit.calls[-1].seat.team
    if envit.declined:
        return envit_worth(state, envit.calls[:-1], raiser)
    pays = state.ruleset.rung_by_id[envit.calls[-1].rung][2].pays
    if pays == Pays.FALTA and falta_is_coto(state):
        return "coto"
    return envit_worth(state, envit.calls, raiser)
