"""`retruc arena`: what its arguments ask for, and a bar while it lasts."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from retruc.arena.bar import Bar
from retruc.arena.crosstable import ladder_data, ladder_text, standings_data, standings_text
from retruc.arena.entrants import Entrant
from retruc.arena.errors import MatchError
from retruc.arena.figure import check_figure, draw_ladder, draw_match, draw_standings
from retruc.arena.ladder import Ladder, play_ladder
from retruc.arena.match import DEALS_A_COTO, Match
from retruc.arena.report import as_data, as_text
from retruc.arena.tally import Tally
from retruc.arena.tournament import Standings, Tournament, check_entrants, play_tournament
from retruc.bots.external import LIMIT_MS
from retruc.game import Fault
from retruc.words import Words, choose_language, words

INTERRUPTED = 130
"""Exit status after Ctrl-C."""

COTOS = 200
"""Pairs of cotos of a ladder, where nobody says otherwise."""


def run_cli(options: Namespace) -> int:
    """Let bots play and write what it came to on standard output.

    Two play a match, more a round robin; with `ladder` they climb one. After Ctrl-C that is what
    was played until then, and it says so.

    Args:
        options: `bots`, their names or commands; `ruleset`, the ruleset itself; `deals`, `seed`,
            `json` and `lang` (None: that of the environment); and, if there, `cotos`, `workers`,
            `rotations`, `within`, `ladder`, `limit` and `figure`.

    Returns:
        0: there is nothing to judge. 130: the match was interrupted.

    Raises:
        UnknownBot: there is no bot of a name.
        BrokeRules: a program cannot be started, or does not greet as it should.
        MatchError: there are too few bots, or too little to play.
        ExtraMissing: a package that is needed is not installed.
        FigureError: the picture cannot be drawn.
        WordsError: we do not speak the language, or its texts cannot be read.
    """
    asked = {**_USUAL, **vars(options)}
    reader = words(choose_language(options.lang, os.environ))
    figure = Path(asked["figure"]) if asked["figure"] else None
    if figure is not None:
        check_figure(figure)
    game = _game(_entrants(options.bots, asked["limit"]), asked, reader)
    status = _play(game, asked["workers"], reader)
    if options.json:
        sys.stdout.write(json.dumps(game.data(), ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(game.text())
    if figure is not None:
        game.draw(figure)
    return status


_USUAL: dict[str, Any] = {
    "cotos": None,
    "workers": 1,
    "rotations": False,
    "within": None,
    "ladder": False,
    "limit": LIMIT_MS,
    "figure": None,
}

Progress = Callable[[int, int], None]


class _Game(NamedTuple):
    """What is played, and how it is told afterwards."""

    play: Callable[[int, Progress | None], object]
    """Play in so many processes, and say how far it is."""
    work: Callable[[int], float]
    """How much work so many pairs are, in any unit."""
    data: Callable[[], dict[str, Any]]
    text: Callable[[], str]
    draw: Callable[[Path], None]


def _entrants(bots: Sequence[str], limit_ms: int) -> tuple[Entrant, ...]:
    if limit_ms < 1:
        english = "expected at least one millisecond, found {found}"
        raise MatchError(Fault("no-limit", english, found=limit_ms))
    entrants = tuple(Entrant.of(bot, limit_ms=limit_ms) for bot in bots)
    check_entrants(entrants)
    return entrants


def _game(entrants: tuple[Entrant, ...], asked: Mapping[str, Any], reader: Words) -> _Game:
    if asked["ladder"]:
        return _ladder_game(entrants, asked, reader)
    names = ("deals", "seed", "cotos", "rotations", "within")
    tournament = Tournament.of(entrants, asked["ruleset"], **{name: asked[name] for name in names})
    standings = Standings(tournament)
    if len(entrants) == 2:
        (match,) = tournament.match_by_two.values()
        tally = standings.tally_by_two.setdefault((0, 1), Tally())
        data, text = partial(as_data, match, tally), partial(as_text, match, tally, reader)
        draw = partial(draw_match, match=match, tally=tally, words=reader)
    else:
        data, text = partial(standings_data, standings), partial(standings_text, standings, reader)
        draw = partial(draw_standings, standings=standings, words=reader)
    return _Game(
        lambda workers, progress: play_tournament(standings, workers=workers, progress=progress),
        partial(_work, next(iter(tournament.match_by_two.values()))),
        data,
        text,
        draw,
    )


def _work(match: Match, played: int) -> int:
    """Count pairs as deals: a coto takes as long as many of those, which are played first."""
    whole = match.deals + match.cotos * DEALS_A_COTO
    matches, played = divmod(played, match.pairs)
    return matches * whole + played + max(played - match.deals, 0) * (DEALS_A_COTO - 1)


def _ladder_game(entrants: tuple[Entrant, ...], asked: Mapping[str, Any], reader: Words) -> _Game:
    if asked["rotations"] or asked["within"] is not None:
        english = "a ladder plays cotos: rotations and an interval are of deals"
        raise MatchError(Fault("deals-only", english))
    cotos = COTOS if asked["cotos"] is None else asked["cotos"]
    ladder = Ladder.of(entrants, asked["ruleset"], cotos=cotos, seed=asked["seed"])
    return _Game(
        lambda workers, progress: play_ladder(ladder, workers=workers, progress=progress),
        float,
        partial(ladder_data, ladder),
        partial(ladder_text, ladder, reader),
        partial(draw_ladder, ladder=ladder, words=reader),
    )


def _play(game: _Game, workers: int, reader: Words) -> int:
    """Play with a bar, if somebody looks; give the exit status."""
    bar = Bar(sys.stderr, game.work, reader) if sys.stderr.isatty() else None
    try:
        game.play(workers, bar)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        if bar is not None:
            bar.clear()
    return 0
