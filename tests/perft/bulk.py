"""Perft with the rules in bulk: what `cases` counts with the engine, counted over arrays."""

from collections.abc import Iterator

import numpy as np

from retruc.fast import (
    STATE,
    Row,
    Table,
    bit_of,
    give,
    layout,
    legal_sets,
    number_of,
    places_of,
    start,
    step,
    table_of,
)
from retruc.game import SEATS, DealOne, Tap, decode_action, encode_action
from tests.engine.support import deal_of, word_of
from tests.perft.cases import Case, Count, Counts, sum_of


def by_first_bit(case: Case) -> Counts:
    """Count with the rules in bulk, apart for each action that may come first."""
    table, row = table_of(case.rules()), after_deal(case)
    counts = {}
    for seat, bit in choices(table, row):
        action = decode_action(number_of(table, row, seat, bit), SEATS[seat])
        counts[f"{action.seat}:{word_of(action)}"] = count_after(table, row, seat, bit, case.depth)
    return counts


def after_deal(case: Case) -> Row:
    """The row after the deal. Hands of one card mean that the deck was tapped."""
    rules, dealer = case.rules(), SEATS[case.dealer - 1]
    table, row = table_of(rules), np.zeros(STATE, np.int16)
    start(row, int(dealer))
    row[layout.SCORE : layout.SCORE + 2] = case.score
    row[layout.CAMES : layout.CAMES + 2] = case.cames
    cards = [place for hand in deal_of(rules, case.hands).hands for place in places_of(rules, hand)]
    if len(cards) == rules.seats:
        for action in (Tap(SEATS[(dealer - 1) % rules.seats]), DealOne(dealer)):
            seat = int(action.seat)
            step(table, row, seat, bit_of(table, row, seat, encode_action(action)))
    give(table, row, np.array(cards, np.int16))
    return row


def choices(table: Table, row: Row) -> Iterator[tuple[int, int]]:
    """Every seat that may act, with the bit of each of its actions."""
    sets = np.zeros(layout.MOST_SEATS, np.uint64)
    legal_sets(table, row, sets)
    for seat, bits in enumerate(sets.tolist()):
        yield from ((seat, bit) for bit in range(layout.L_SILENT) if bits >> bit & 1)


def count_after(table: Table, row: Row, seat: int, bit: int, depth: int) -> Count:
    """Count the paths of *depth* actions that begin with this one."""
    after = row.copy()
    step(table, after, seat, bit)
    if after[layout.PHASE] == layout.CUT or after[layout.WINNER] != layout.NOBODY:
        a, b = after[layout.WRITTEN : layout.WRITTEN + 2].tolist()
        return Count(1, 1, (a, b))
    if depth == 1:
        return Count(1)
    return sum_of(count_after(table, after, *choice, depth - 1) for choice in choices(table, after))
