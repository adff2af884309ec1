"""Bots against each other: a driver for a table, matches on duplicate deals, and tournaments."""

from retruc.arena.bar import Bar
from retruc.arena.command import run_cli
from retruc.arena.corpus import Written, play_corpus, write_corpus
from retruc.arena.crosstable import ladder_data, ladder_text, standings_data, standings_text
from retruc.arena.entrants import BotMaker, Entrant
from retruc.arena.errors import ExtraMissing, MatchError
from retruc.arena.estimates import cotos_won, pedres_a_round
from retruc.arena.figure import FigureError, draw_ladder, draw_match, draw_standings
from retruc.arena.frames import Rows, check_parquet, write_parquet
from retruc.arena.intervals import Interval, mean_interval, wilson_interval
from retruc.arena.ladder import Ladder, Rating, play_ladder
from retruc.arena.match import Match, play_deal_pair, play_match
from retruc.arena.report import as_data, as_text
from retruc.arena.table import (
    BotError,
    Dealing,
    Move,
    Table,
    choose_gestures,
    play_coto,
    play_round,
    uniform_action,
)
from retruc.arena.tally import CallTally, Tally
from retruc.arena.tournament import Standings, Tournament, play_tournament

__all__ = [
    "Bar",
    "BotError",
    "BotMaker",
    "CallTally",
    "Dealing",
    "Entrant",
    "ExtraMissing",
    "FigureError",
    "Interval",
    "Ladder",
    "Match",
    "MatchError",
    "Move",
    "Rating",
    "Rows",
    "Standings",
    "Table",
    "Tally",
    "Tournament",
    "Written",
    "as_data",
    "as_text",
    "check_parquet",
    "choose_gestures",
    "cotos_won",
    "draw_ladder",
    "draw_match",
    "draw_standings",
    "ladder_data",
    "ladder_text",
    "mean_interval",
    "pedres_a_round",
    "play_corpus",
    "play_coto",
    "play_deal_pair",
    "play_ladder",
    "play_match",
    "play_round",
    "play_tournament",
    "run_cli",
    "standings_data",
    "standings_text",
    "uniform_action",
    "wilson_interval",
    "write_corpus",
    "write_parquet",
]
