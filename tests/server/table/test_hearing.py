"""What readers have been told, against a fold of all that happened."""

from random import Random

import pytest

from retruc.engine import apply, observer, start
from retruc.game import SEATS, Deal, is_seen_by, observe, parse_hand
from retruc.record import parse_action
from retruc.server.table.readers import moment_of
from retruc.server.table.rows import RoundOpened, Started, read_fact
from retruc.server.table.table import Table
from tests.server.table.support import PEOPLE, entropy_of, house, play_on


def folded(table):
    """What every reader knows, by the engine's events alone."""
    state, seen = None, {}
    for row in table.rows:
        fact = None if row.kind == "word" else read_fact(row.body)
        if isinstance(fact, Started):
            state = start(table.ledger.ruleset, dealer=SEATS[fact.dealer - 1])
            seen = {reader: observer(state, reader) for reader in table.ledger.readers}
            continue
        if row.kind == "word":
            action = parse_action(row.body, state.ruleset)
        elif isinstance(fact, RoundOpened):
            pack = state.ruleset.deck.pack
            action = Deal(tuple(parse_hand(hand, pack) for hand in fact.hands))
        else:
            continue
        step = apply(state, action)
        state = step.state
        for reader in seen:
            for event in step.events:
                if is_seen_by(event, reader):
                    seen[reader] = observe(seen[reader], event)
    return seen


@pytest.mark.parametrize("ruleset", ["bar", "menorca", "balear", "bicicleta"])
def test_what_a_reader_knows_is_the_fold_of_what_it_was_told(ruleset):
    for seed in range(3):
        table = house(ruleset=ruleset, seed=seed, people=3, undo=False)
        table.come("watcher")
        play_on(table, Random(seed), rounds=4)
        known = {reader: told.seen for reader, told in table.ledger.listeners.items()}
        assert known == folded(table)
        again = Table.replay(table.rows, entropy_of(seed))._ledger.listeners
        assert known == {reader: told.seen for reader, told in again.items()}


def test_readers_of_one_language_are_told_the_same_sentences_from_one_place():
    table = house()
    table.wait()
    first, second = (table.table._readers.of(name) for name in PEOPLE[:2])
    assert first.voice is second.voice
    moment = moment_of(table.ledger, table.now)
    assert first.situation(moment).bets is second.situation(moment).bets
