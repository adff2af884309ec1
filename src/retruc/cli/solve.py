"""`retruc solve`: truc between two solved, and what a score is worth."""

import importlib.util
import time
from argparse import Namespace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from retruc.cli.bench import BulkMissing
from retruc.cli.chosen import chosen_ruleset
from retruc.cli.reader import reader_words
from retruc.cli.status import FINE
from retruc.cli.teller import Teller
from retruc.game import SEATS, Fault, Found, RetrucError, SeatAction
from retruc.rulesets import Ruleset, with_options

if TYPE_CHECKING:
    from retruc.solver.coto import PlayedRound
    from retruc.solver.learning import Solver
    from retruc.solver.solving import Measure

_FIRST_MEASURE = 8
"""Iterations until the first measure; each other one comes after half as many again."""
_KEEP_EVERY_S = 300
_KEEP_SHARE = 20
"""Work goes on for so many times as long as keeping it took: a whole round is ten gigabytes."""


def truc(options: Namespace) -> int:
    """Solve the truc alone of a ruleset, telling how far it is, and write the solution.

    Stopped at any moment, it goes on from its last checkpoint.

    Raises:
        BulkMissing: numba is not installed.
        NotSolvable: the ruleset has something that the solver does not know.
        WrongCheckpoint: the checkpoint is of another game.
    """
    if importlib.util.find_spec("numba") is None:
        raise BulkMissing
    from retruc.solver.games import truc_alone

    ruleset = truc_alone(chosen_ruleset(options.ruleset, options.option))
    teller = _teller(options)
    solver = _learned(ruleset, options, teller)
    if options.out:
        from retruc.solver.keeping import write_solution

        measured = write_solution(solver, Path(options.out))
        _tell_measure(teller, "written", solver.iterations, measured)
    return FINE


def whole(options: Namespace) -> int:
    """Solve the whole round of a ruleset, with its envit, telling how far it is.

    Stopped at any moment, it goes on from its last checkpoint.

    Raises:
        BulkMissing: numba is not installed.
        RoundNotSolvable: the ruleset has something that the solver does not know.
        WrongCheckpoint: the checkpoint is of another game.
    """
    if importlib.util.find_spec("numba") is None:
        raise BulkMissing
    from retruc.solver.games import whole_round

    ruleset = whole_round(chosen_ruleset(options.ruleset, options.option))
    _learned(ruleset, options, _teller(options))
    return FINE


def _learned(ruleset: Ruleset, options: Namespace, teller: Teller) -> "Solver":
    """Learn until it is enough, from the checkpoint if there is one."""
    from retruc.solver.learning import Solver
    from retruc.solver.solving import Game

    solver = Solver(Game(ruleset, workers=max(1, options.workers)))
    checkpoint = Path(options.checkpoint) if options.checkpoint else None
    if checkpoint is not None and checkpoint.exists():
        solver.resume(checkpoint)
    game = solver.game
    teller.tell("game", ruleset=str(ruleset), nodes=game.nodes, cells=game.cells)
    limit = Limit(options.minutes * 60, options.iterations, options.goal)
    _learn(solver, limit, checkpoint, teller)
    return solver


class Limit(NamedTuple):
    """When enough has been learned: whichever comes first."""

    seconds: float
    iterations: int | None
    exploitability: float


def _learn(solver: "Solver", limit: Limit, checkpoint: Path | None, teller: Teller) -> None:
    """Iterate until it is enough; measure at the end, and now and then before."""
    began = kept = time.monotonic()
    every: float = _KEEP_EVERY_S
    safe = -1
    due = _FIRST_MEASURE
    while due <= solver.iterations:
        due += due // 2
    while True:
        enough = solver.iterations == limit.iterations or time.monotonic() - began > limit.seconds
        if not enough:
            solver.iterate()
        now = time.monotonic()
        if checkpoint is not None and (enough or now - kept > every):
            solver.save(checkpoint)
            kept, safe = time.monotonic(), solver.iterations
            every = max(_KEEP_EVERY_S, _KEEP_SHARE * (kept - now))
        if enough or solver.iterations == due:
            due += due // 2
            measure = solver.measure()
            elapsed_s = round(now - began)
            _tell_measure(teller, "measure", solver.iterations, measure, elapsed_s=elapsed_s)
            if enough or measure.exploitability <= limit.exploitability:
                break
    if checkpoint is not None and safe != solver.iterations:
        solver.save(checkpoint)


def coto(options: Namespace) -> int:
    """Say what a score is worth, and what a falta asked for at it.

    Raises:
        BulkMissing: numba is not installed.
        WrongScore: the score is none of a cama that goes on.
        NotReplayable: rounds cannot be played at every score as they were at 0–0.
        UnknownBot: there is no such bot.
    """
    if importlib.util.find_spec("numba") is None:
        raise BulkMissing
    from retruc.solver.coto import Coto, Standing

    ruleset = with_options(chosen_ruleset(options.ruleset, options.option), {"seats": "2"})
    score = _pair(options.score, ruleset.cama.target)
    cames = _pair(options.cames, ruleset.coto.cames_to_win)
    rounds = played_rounds(ruleset, options.bot, max(1, options.rounds), options.seed)
    worth = Coto(ruleset, rounds)
    teller = _teller(options)
    teller.tell("rounds", ruleset=str(ruleset), rounds=len(rounds), bot=options.bot)
    for ma in range(2):
        standing = Standing((cames[ma], cames[1 - ma]), (score[ma], score[1 - ma]))
        chance = worth.chance(standing)
        teller.tell("score", score=options.score, ma=ma + 1, chance=1 - chance if ma else chance)
        for asks in range(2):
            answer = worth.falta(standing, asks ^ ma)
            teller.tell(
                "falta",
                asks=asks + 1,
                answers=2 - asks,
                refused=answer.refused,
                won=answer.won,
                lost=answer.lost,
                needed=answer.needed,
            )
    return FINE


class WrongScore(RetrucError):
    """A score that is none of a coto which goes on."""

    id = "wrong-score"

    def __init__(self, found: str, most: int) -> None:
        self.fault = Fault(
            "wrong-score",
            "expected two numbers below {most}, such as 23-10, found {found}",
            most=most,
            found=Found(found),
        )
        super().__init__(str(self.fault))


def _pair(text: str, most: int) -> tuple[int, int]:
    parts = [int(part) for part in text.split("-") if part.isdecimal() and int(part) < most]
    if len(parts) != 2 or text.count("-") != 1:
        raise WrongScore(text, most)
    return parts[0], parts[1]


def played_rounds(ruleset: Ruleset, bot: str, count: int, seed: int) -> list["PlayedRound"]:
    """Let a bot play rounds with itself at 0–0, seat 1 being the mà."""
    return [_played_round(ruleset, bot, f"{seed}/round {number}") for number in range(count)]


def _played_round(ruleset: Ruleset, bot: str, key: str) -> "PlayedRound":
    from retruc.arena import Table, play_round
    from retruc.bots import make_bot
    from retruc.engine import random_deal
    from retruc.solver.coto import PlayedRound

    ma, rival = SEATS[: ruleset.seats]
    bots = [make_bot(bot, ruleset, seat, Random(f"{key}/seat {seat}")) for seat in (ma, rival)]
    table = Table(ruleset, bots, dealer=rival)
    deal = random_deal(table.state, Random(key))
    done = [move.action for move in play_round(table, lambda _: deal)]
    said = tuple(action for action in done if isinstance(action, SeatAction))
    return PlayedRound((deal.hands[ma], deal.hands[rival]), said)


def _teller(options: Namespace) -> Teller:
    return Teller("solve", None if options.json else reader_words(options.lang), digits=4)


def _tell_measure(
    teller: Teller, what: str, iterations: int, measure: "Measure", **data: int
) -> None:
    teller.tell(
        what,
        iterations=iterations,
        value=measure.value,
        best_ma=measure.best_ma,
        best_rival=measure.best_rival,
        exploitability=measure.exploitability,
        **data,
    )
