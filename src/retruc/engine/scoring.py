"""The end of a round: what the bets pay, what is written down, and who has won.

The envit is written before the truc. If it closes the cama, the truc of the round is not written;
an accepted joc fora worth the coto decides alone.
"""

from dataclasses import replace
from typing import assert_never

from retruc.engine.envit import counting_hand, envit_points, envit_winner
from retruc.engine.state import State, Step, TrucResult, new_round, seal, state_after, step_of
from retruc.engine.wagers import (
    envit_worth,
    falta_is_cama,
    falta_is_coto,
    truc_in_force,
)
from retruc.game import (
    FREE,
    SEATS,
    Bet,
    By,
    Call,
    CamaWon,
    CotoWon,
    EnvitOutcome,
    Event,
    Outcome,
    PedresScored,
    RoundEnded,
    Team,
    TrucOutcome,
    next_seat,
)
from retruc.rulesets import EnvitCap, FoldPays, JocFora, Pays

_NO_ENVIT = EnvitOutcome()
# Looking a member up in its enum is slow.
_ENVIT, _TRUC, _COTO = Bet.ENVIT, Bet.TRUC, JocFora.COTO


def settle_round(state: State, result: TrucResult | None, events: tuple[Event, ...]) -> Step:
    """Pay what the round owes and set up the next one.

    Args:
        state: The round at its end.
        result: How the tricks ended; None if the envit ended the round before they did.
        events: What led here, to go before the events of the settlement.
    """
    envit = envit_outcome(state)
    worth = 0 if result is None else truc_worth(state, result.by)
    truc = truc_outcome(state, result, worth)
    tally = _Tally(state)
    if worth is _COTO and truc.outcome == "accepted" and truc.winner is not None:
        tally.win_coto(truc.winner, _TRUC)
        if envit.winner is not None:
            envit = replace(envit, void=True)
    else:
        if envit.winner is not None:
            _write_envit(tally, state, envit, envit.winner)
        if truc.winner is not None:
            truc = _write_truc(tally, truc, truc.winner, worth)
    return _next_round(state, tally, envit, truc, events)


def _next_round(
    state: State,
    tally: "_Tally",
    envit: EnvitOutcome,
    truc: TrucOutcome,
    events: tuple[Event, ...],
) -> Step:
    """Tell how the round ended; the next one waits for its deal, unless the coto is won."""
    ended = state.round
    score, cames, gained = tally.score, tally.cames, tally.gained
    told = (*events, *tally.events, RoundEnded(ended.number, envit, truc, gained, score, cames))
    winner = tally.coto_winner
    if winner is not None:
        told = (*told, CotoWon(winner, cames))
    seats = state.ruleset.seats
    following = new_round(ended.number + 1, next_seat(ended.dealer, seats), seats)
    after = state_after(state, following, score, cames, winner)
    return step_of((after, told))


class _Tally:
    """The figures while they are being written: a local sheet, gone when the round is settled."""

    __slots__ = ("cames", "closed", "coto_winner", "events", "gained", "ruleset", "score")

    def __init__(self, state: State) -> None:
        self.ruleset = state.ruleset
        self.score = state.score
        self.cames = state.cames
        self.gained = state.round.written
        self.closed = False
        """Whether a cama was closed by what was written here."""
        self.coto_winner = state.winner
        self.events: list[Event] = []

    def need(self, team: Team) -> int:
        return self.ruleset.cama.target - self.score[team]

    def write(self, team: Team, bet: Bet, pedres: int) -> None:
        """Write pedres for a team, and close the cama when they reach the target."""
        self.score = score = _added(self.score, team, pedres)
        self.gained = _added(self.gained, team, pedres)
        self.events.append(PedresScored(team, bet, pedres, score))
        if score[team] >= self.ruleset.cama.target:
            self._close_cama(team, cames=1)

    def win_coto(self, team: Team, bet: Bet) -> None:
        """Give a team the whole coto: what it lacked of the cama, and all cames."""
        pedres = self.need(team)
        self.score = _added(self.score, team, pedres)
        self.gained = _added(self.gained, team, pedres)
        self.events.append(PedresScored(team, bet, pedres, self.score))
        self._close_cama(team, cames=self.ruleset.coto.cames_to_win - self.cames[team])

    def _close_cama(self, team: Team, *, cames: int) -> None:
        self.score = (0, 0)
        self.cames = _added(self.cames, team, cames)
        self.closed = True
        self.events.append(CamaWon(team, self.cames))
        if self.cames[team] >= self.ruleset.coto.cames_to_win:
            self.coto_winner = team


def _added(pair: tuple[int, int], team: Team, number: int) -> tuple[int, int]:
    """A pair of figures with more for one team."""
    a, b = pair
    return (a, b + number) if team else (a + number, b)


# The envit


def envit_outcome(state: State) -> EnvitOutcome:
    """What became of the envit of a round that has ended.

    Rule: envit.rungs, envit.reveal, envit.cap
    """
    envit = state.round.envit
    if not envit.calls:
        return _NO_ENVIT
    rung = said(envit.calls[-1])
    if not envit.accepted:
        raiser = envit.calls[-1].seat.team
        winner = raiser.other if envit.forfeited else raiser
        worth = envit_worth(state, envit.calls[:-1], winner)
        return EnvitOutcome("declined", rung, winner, pedres=worth)
    seat = envit_winner(
        state, state.round.claims if state.ruleset.claims_envit else SEATS[: state.seats]
    )
    if seat is None:
        return EnvitOutcome("accepted", rung)
    points = envit_points(counting_hand(state, seat), state.ruleset)
    worth = envit_worth(state, envit.calls, seat.team)
    return EnvitOutcome("accepted", rung, seat.team, seat, points, worth)


def said(call: Call) -> str:
    """Name a call by its rung; a free raise with its amount: ``+5``."""
    return f"{FREE}{call.amount}" if call.rung == FREE else call.rung


def capped_envit(state: State, pedres: int, winner: Team, *, accepted: bool) -> int:
    """How many of these pedres of an envit may be written down for its winner.

    Rule: envit.cap
    """
    own_need = state.need[winner]
    match state.ruleset.envit.cap:
        case EnvitCap.NONE:
            return pedres
        case EnvitCap.OWN_NEED:
            return min(pedres, own_need)
        case EnvitCap.LEADER_NEED:
            if accepted and _is_falta(state) and falta_is_cama(state):
                return min(pedres, own_need)
            return min(pedres, *state.need)
        case never:
            assert_never(never)


def _is_falta(state: State) -> bool:
    rung = state.round.envit.calls[-1].rung
    return state.ruleset.rung_by_id[rung][2].pays == Pays.FALTA


def _write_envit(tally: _Tally, state: State, envit: EnvitOutcome, winner: Team) -> None:
    accepted = envit.outcome == "accepted"
    if accepted and _is_falta(state) and falta_is_coto(state):
        tally.win_coto(winner, _ENVIT)
    elif accepted or not state.ruleset.writes_declined_at_once:
        tally.write(winner, _ENVIT, capped_envit(state, envit.pedres, winner, accepted=accepted))


def write_declined_at_once(state: State) -> tuple[State, tuple[Event, ...]]:
    """Write a refused envit down before the round goes on, where that is the custom.

    Rule: envit.declined
    """
    tally = _Tally(state)
    envit = envit_outcome(state)
    assert envit.winner is not None, "a refused envit pays somebody"
    pedres = capped_envit(state, envit.pedres, envit.winner, accepted=False)
    tally.write(envit.winner, _ENVIT, pedres)
    draft = state.round.draft()
    draft.written = tally.gained
    after = state_after(state, seal(draft), tally.score, tally.cames, tally.coto_winner)
    return after, tuple(tally.events)


# The truc


def truc_outcome(state: State, result: TrucResult | None, worth: int | JocFora) -> TrucOutcome:
    """What became of the truc of a round that has ended, worth so much to whoever won it.

    A call that its own team abandoned by leaving does not count as said.

    Rule: truc.rungs, truc.base, fold.pays
    """
    truc = state.round.truc
    calls = truc.calls[:-1] if truc.pending else truc.calls
    rung = calls[-1].rung if calls else None
    outcome: Outcome = "none" if not calls else "declined" if truc.declined else "accepted"
    if result is None:
        return TrucOutcome(outcome, rung)
    winner, by = result.winner, result.by
    if winner is None:
        return TrucOutcome(outcome, rung, None, by)
    pedres = state.need[winner] if isinstance(worth, JocFora) else worth
    return TrucOutcome(outcome, rung, winner, by, pedres)


def truc_worth(state: State, by: By) -> int | JocFora:
    """What the truc of a round that has ended so pays its winner.

    Rule: fold.pays
    """
    pays_one = by == "folded" and state.ruleset.fold.pays is FoldPays.ONE
    return 1 if pays_one else truc_in_force(state)


def _write_truc(
    tally: _Tally, truc: TrucOutcome, winner: Team, worth: int | JocFora
) -> TrucOutcome:
    """Write the truc, unless the envit closed the cama; the outcome with what it was worth then."""
    if tally.coto_winner is not None or (tally.closed and worth is not JocFora.COTO_AFTER_ENVIT):
        return replace(truc, void=True)
    need = tally.need(winner)
    if not isinstance(worth, JocFora):
        tally.write(winner, _TRUC, min(truc.pedres, need))
        return truc
    if worth is JocFora.CAMA:
        tally.write(winner, _TRUC, need)
    else:
        tally.win_coto(winner, _TRUC)
    return replace(truc, pedres=need)
