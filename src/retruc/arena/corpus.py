"""A corpus: cotos that bots play, written down as records, as many rounds as one asks for.

Coto by coto depends on the seed and its number alone, so the same arguments write the same files
in any number of processes.
"""

from collections.abc import Callable, Iterator
from io import StringIO
from itertools import count
from pathlib import Path
from typing import NamedTuple

from retruc.arena.entrants import Entrant
from retruc.arena.errors import MatchError
from retruc.arena.match import Match, coto_moves, coto_table
from retruc.arena.workers import Workers
from retruc.bots.external import BrokeRules
from retruc.game import Fault, RoundEnded, Team
from retruc.record import Record, RecordWriter, new_header
from retruc.rulesets import Ruleset

ABANDONED = "abandoned"
"""How a coto ends whose program broke the rules of play."""


class Written(NamedTuple):
    """One coto, written down."""

    number: int
    """From 1."""
    text: str
    rounds: int


def play_corpus(
    ruleset: Ruleset, entrants: tuple[Entrant, ...], *, rounds: int, seed: int, workers: int = 1
) -> Iterator[Written]:
    """Play cotos until they have so many rounds; the last one is played to its end.

    Args:
        ruleset: What is played.
        entrants: Who plays: every two of them in turn, each also against itself.
        rounds: How many rounds, at least.
        seed: Where all randomness starts.
        workers: Processes to play in; what is written does not depend on it.

    Raises:
        MatchError: there is no round to play (``no-rounds``), or no process to play in.
    """
    if rounds < 1:
        fault = Fault("no-rounds", "expected at least one round, found {found}", found=rounds)
        raise MatchError(fault)
    written = 0
    with Workers(workers) as pool:
        jobs = ((ruleset, *_teams(entrants, index), seed, index) for index in count())
        cotos = pool.in_order(_play_coto, jobs)
        while written < rounds:
            coto = next(cotos)
            written += coto.rounds
            yield coto
        cotos.close()


def write_corpus(
    folder: Path,
    cotos: Iterator[Written],
    progress: Callable[[int], None] | None = None,
) -> int:
    """Write each coto into a file of its own, `00001.truc` and so on; count the rounds.

    *progress* is told after each file how many rounds are written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rounds = 0
    for coto in cotos:
        (folder / f"{coto.number:05}.truc").write_text(coto.text, encoding="utf-8", newline="\n")
        rounds += coto.rounds
        if progress is not None:
            progress(rounds)
    return rounds


def _teams(entrants: tuple[Entrant, ...], index: int) -> tuple[Entrant, Entrant]:
    """Choose the teams of a coto: all pairs come up, one after the other."""
    second, first = divmod(index, len(entrants))
    return entrants[first], entrants[second % len(entrants)]


def _play_coto(ruleset: Ruleset, first: Entrant, second: Entrant, seed: int, index: int) -> Written:
    match = Match.of(first, second, ruleset, deals=1, seed=seed, cotos=1)
    table = coto_table(match, index, Team.A)
    opening = table.state
    actions, rounds, termination = [], 0, ""
    try:
        for move in coto_moves(match, index, table):
            actions.append(move.action)
            rounds += any(isinstance(event, RoundEnded) for event in move.events)
    except BrokeRules:
        termination = ABANDONED
    header = new_header(
        ruleset,
        players=[bot.name for bot in table.bots],
        dealer=opening.round.dealer,
        result=None if termination else table.state.cames,
        termination=termination,
        others=[("Seed", f"{seed}/coto {index}")],
    )
    text = StringIO()
    writer = RecordWriter(text, Record(header, ruleset))
    for action in actions:
        writer.add(action)
    writer.end()
    return Written(index + 1, text.getvalue(), rounds)
