"""The rules in bulk: compiled kernels over arrays, table-driven from the same rulesets.

A ruleset becomes a table (`table_of`), a coto a row of whole numbers; `deal`, `legal_sets`, `step`
and `observe` are plain functions that other kernels may call. `Batch` steps many cotos at once.
Needs the extra ``fast``. What a cell means is in `layout`.
"""

from retruc.fast import layout
from retruc.fast.batch import Batch, IllegalInBatch
from retruc.fast.bits import Chance, Row, below, count, draw, nth, seed
from retruc.fast.deal import deal, give, start
from retruc.fast.kernels import inlined, kernel
from retruc.fast.layout import STATE, TABLE
from retruc.fast.legal import legal, legal_sets, may_act, obliged
from retruc.fast.numbers import bit_of, number_of
from retruc.fast.observe import PLACE, SEEN_PIECES, SIGHT, Sight, observe
from retruc.fast.play import play_rounds, random_choice, random_rounds
from retruc.fast.step import step
from retruc.fast.tables import NotInBulk, Table, places_of, table_of

__all__ = [
    "PLACE",
    "SEEN_PIECES",
    "SIGHT",
    "STATE",
    "TABLE",
    "Batch",
    "Chance",
    "IllegalInBatch",
    "NotInBulk",
    "Row",
    "Sight",
    "Table",
    "below",
    "bit_of",
    "count",
    "deal",
    "draw",
    "give",
    "inlined",
    "kernel",
    "layout",
    "legal",
    "legal_sets",
    "may_act",
    "nth",
    "number_of",
    "obliged",
    "observe",
    "places_of",
    "play_rounds",
    "random_choice",
    "random_rounds",
    "seed",
    "start",
    "step",
    "table_of",
]
