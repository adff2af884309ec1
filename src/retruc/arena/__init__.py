"""Bots against each other: a driver for a table, and matches on duplicate deals."""

from retruc.arena.command import run_cli
from retruc.arena.intervals import Interval, mean_interval, wilson_interval
from retruc.arena.match import BotMaker, Match, MatchError, play_deal_pair, play_match
from retruc.arena.report import as_data, as_text, cotos_won, pedres_a_round
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

__all__ = [
    "BotError",
    "BotMaker",
    "CallTally",
    "Dealing",
    "Interval",
    "Match",
    "MatchError",
    "Move",
    "Table",
    "Tally",
    "as_data",
    "as_text",
    "choose_gestures",
    "cotos_won",
    "mean_interval",
    "pedres_a_round",
    "play_coto",
    "play_deal_pair",
    "play_match",
    "play_round",
    "run_cli",
    "uniform_action",
    "wilson_interval",
]
