"""The end of a round: what the bets pay, what is written down, and who has won.

The envit is written before the truc. If it closes the cama, the truc of the round is not written;
an accepted joc fora worth the coto decides alone.
"""

from retruc.engine.envit import counting_hand, envit_points, envit_winner
from retruc.engine.state import State, Step, TrucResult, new_round
from retruc.engine.wagers import (
    envit_worth,
    falta_is_cama,
    falta_is_coto,
    truc_in_force,
)
from retruc.game import (
    FREE,
    SEATS,
    TEAMS,
    Bet,
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
    Wager,
    next_seat,
)
from retruc.rulesets import EnvitCap, EnvitDeclined, FoldPays, JocFora, Pays, Reveal


def settle_round(state: State, result: TrucResult | None, events: tuple[Event, ...]) -> Step:
    """Pay what the round owes and set up the next one.

    Args:
        state: The round at its end.
        result: How the tricks ended; None if the envit ended the round before they did.
        events: What led here, to go before the events of the settlement.
    """
    envit = envit_outcome(state)
    truc = truc_outcome(state, result)
    tally = _Tally(state, list(events))
    if truc.outcome == "accepted" and truc.winner is not None and _wins_coto_alone(state):
        tally.win_coto(truc.winner, Bet.TRUC)
        truc = truc._replace(pedres=state.need[truc.winner])
    else:
        _write_envit(tally, envit)
        truc = _write_truc(tally, truc)
    return tally.finish(envit, truc)


class _Tally:
    """The figures while they are being written: a local sheet, gone when the round is settled."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.before = state
        self.events = events
        self.score = list(state.score)
        self.cames = list(state.cames)
        self.gained = list(state.round.written)
        self.closed = False

    @property
    def is_over(self) -> bool:
        return max(self.cames) >= self.before.ruleset.coto.cames_to_win

    def need(self, team: Team) -> int:
        return self.before.ruleset.cama.target - self.score[team]

    def write(self, team: Team, bet: Bet, pedres: int) -> None:
        """Write pedres for a team, and close the cama when they reach the target."""
        if pedres <= 0:
            return
        self.score[team] += pedres
        self.gained[team] += pedres
        self.events.append(PedresScored(team, bet, pedres, (self.score[0], self.score[1])))
        if self.need(team) <= 0:
            self._close_cama(team, self.cames[team] + 1)

    def win_coto(self, team: Team, bet: Bet) -> None:
        """Give a team the whole coto: what it lacked of the cama, and all cames."""
        pedres = self.need(team)
        self.score[team] += pedres
        self.gained[team] += pedres
        self.events.append(PedresScored(team, bet, pedres, (self.score[0], self.score[1])))
        self._close_cama(team, self.before.ruleset.coto.cames_to_win)

    def _close_cama(self, team: Team, cames: int) -> None:
        self.cames[team] = cames
        self.score = [0, 0]
        self.closed = True
        self.events.append(CamaWon(team, (self.cames[0], self.cames[1])))

    def finish(self, envit: EnvitOutcome, truc: TrucOutcome) -> Step:
        state = self.before
        ended = state.round
        score, cames = (self.score[0], self.score[1]), (self.cames[0], self.cames[1])
        gained = (self.gained[0], self.gained[1])
        self.events.append(RoundEnded(ended.number, envit, truc, gained, score, cames))
        to_win = state.ruleset.coto.cames_to_win
        winner = next((team for team in TEAMS if cames[team] >= to_win), None)
        if winner is not None:
            self.events.append(CotoWon(winner, cames))
        following = new_round(ended.number + 1, next_seat(ended.dealer, state.seats), state.seats)
        after = State(state.ruleset, following, score, cames, state.looks, winner)
        return Step(after, tuple(self.events))


# The envit


def envit_outcome(state: State) -> EnvitOutcome:
    """What became of the envit of a round that has ended.

    Rule: envit.rungs, envit.reveal, envit.cap
    """
    envit = state.round.envit
    if not envit.calls:
        return EnvitOutcome()
    rung = said(envit.calls[-1])
    if not envit.accepted:
        raiser = envit.calls[-1].seat.team
        worth = envit_worth(state, envit.calls[:-1], raiser)
        return EnvitOutcome("declined", rung, raiser, pedres=worth)
    claims = state.ruleset.envit.reveal is Reveal.CLAIM
    seat = envit_winner(state, state.round.claims if claims else SEATS[: state.seats])
    if seat is None:
        return EnvitOutcome("accepted", rung)
    points = envit_points(counting_hand(state, seat), state.ruleset)
    worth = envit_worth(state, envit.calls, seat.team)
    return EnvitOutcome("accepted", rung, seat.team, seat, points, worth)


def said(call: Call) -> str:
    """A call as it is reported: its rung, and for a free raise the amount too."""
    return f"{FREE}{call.amount}" if call.rung == FREE else call.rung


def capped_envit(state: State, envit: EnvitOutcome) -> int:
    """How many pedres of an envit may be written down.

    Rule: envit.cap
    """
    if envit.winner is None:
        return 0
    own_need = state.need[envit.winner]
    match state.ruleset.envit.cap:
        case EnvitCap.NONE:
            return envit.pedres
        case EnvitCap.OWN_NEED:
            return min(envit.pedres, own_need)
        case EnvitCap.LEADER_NEED:
            if _is_falta(state) and envit.outcome == "accepted" and falta_is_cama(state):
                return min(envit.pedres, own_need)
            return min(envit.pedres, own_need, *state.need)


def _is_falta(state: State) -> bool:
    rung = state.round.envit.calls[-1].rung
    return state.ruleset.rung_by_id[rung][2].pays == Pays.FALTA


def _write_envit(tally: _Tally, envit: EnvitOutcome) -> None:
    state = tally.before
    if envit.winner is None:
        return
    if envit.outcome == "declined" and state.ruleset.envit.declined is EnvitDeclined.AT_ONCE:
        return
    if envit.outcome == "accepted" and _is_falta(state) and falta_is_coto(state):
        tally.win_coto(envit.winner, Bet.ENVIT)
    else:
        tally.write(envit.winner, Bet.ENVIT, capped_envit(state, envit))


def write_declined_at_once(state: State) -> tuple[State, tuple[Event, ...]]:
    """Write a refused envit down before the round goes on, where that is the custom.

    Rule: envit.declined
    """
    tally = _Tally(state, [])
    envit = envit_outcome(state)
    if envit.winner is not None:
        tally.write(envit.winner, Bet.ENVIT, capped_envit(state, envit))
    draft = state.round.draft()
    draft.written = (tally.gained[0], tally.gained[1])
    score, cames = (tally.score[0], tally.score[1]), (tally.cames[0], tally.cames[1])
    after = state.with_round(draft)._replace(score=score, cames=cames)
    return after, tuple(tally.events)


# The truc


def truc_outcome(state: State, result: TrucResult | None) -> TrucOutcome:
    """What became of the truc of a round that has ended.

    A call that its own team abandoned by leaving does not count as said.

    Rule: truc.rungs, truc.base, fold.pays
    """
    truc = state.round.truc
    answered = truc._replace(calls=truc.calls[:-1], pending=False) if truc.pending else truc
    outcome = _outcome(answered)
    rung = answered.rung
    if result is None:
        return TrucOutcome(outcome, rung)
    by = result.by
    if result.winner is None:
        return TrucOutcome(outcome, rung, None, by)
    if by == "folded" and state.ruleset.fold.pays is FoldPays.ONE:
        return TrucOutcome(outcome, rung, result.winner, by, 1)
    worth = truc_in_force(state)
    pedres = state.need[result.winner] if isinstance(worth, JocFora) else worth
    return TrucOutcome(outcome, rung, result.winner, by, pedres)


def _outcome(wager: Wager) -> Outcome:
    if not wager.calls:
        return "none"
    return "accepted" if wager.accepted else "declined"


def _wins_coto_alone(state: State) -> bool:
    return truc_in_force(state) is JocFora.COTO


def _write_truc(tally: _Tally, truc: TrucOutcome) -> TrucOutcome:
    """Write the truc, unless the envit closed the cama; the outcome with what it was worth then."""
    worth = truc_in_force(tally.before)
    if (
        truc.winner is None
        or tally.is_over
        or (tally.closed and worth is not JocFora.COTO_AFTER_ENVIT)
    ):
        return truc
    need = tally.need(truc.winner)
    if isinstance(worth, JocFora):
        if worth is JocFora.CAMA:
            tally.write(truc.winner, Bet.TRUC, need)
        else:
            tally.win_coto(truc.winner, Bet.TRUC)
        return truc._replace(pedres=need)
    tally.write(truc.winner, Bet.TRUC, min(truc.pedres, need))
    return truc
