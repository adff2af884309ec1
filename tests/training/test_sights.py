"""A situation has one key, and its choices one order: in training, and for the bot at play."""

from random import Random

import numpy as np

from retruc.bots.penya import choices_of
from retruc.bots.penya_sight import OPENING, PLAYING, SIGHT_NAMES, lens_of, sight_key
from retruc.engine import (
    apply,
    awaits_deal,
    is_over,
    legal_actions,
    obliged,
    observer,
    random_deal,
    start,
)
from retruc.fast import (
    SIGHT,
    STATE,
    Batch,
    bit_of,
    give,
    layout,
    number_of,
    observe,
    places_of,
    step,
    table_of,
)
from retruc.fast import legal as legal_in_bulk
from retruc.fast import obliged as obliged_in_bulk
from retruc.fast import start as start_in_bulk
from retruc.game import SEATS, is_seen_by
from retruc.game import observe as take_in
from retruc.game.encoding import encode_action
from retruc.game.pieces import observation_pieces
from retruc.rulesets import load
from retruc.training.asking import LATER, MOST, choices
from retruc.training.compiling import key_of_sight
from retruc.training.trainer import rules_of

BAR = load("bar")
LENS = lens_of(BAR)


def test_the_bot_and_training_reckon_the_same_key():
    lens = np.array(LENS, np.int16)
    batch = Batch(BAR, 150, seed=3)
    keys = set()
    for number in range(40):
        batch.step(batch.random_actions())
        for sight in batch.sights:
            for stage in (OPENING, PLAYING):
                told = number % 24
                key = sight_key([int(cell) for cell in sight], told, stage, LENS)
                assert key_of_sight(sight, told, stage, lens) == key
                assert 0 < key < 1 << 63
                keys.add(key)
    assert len(keys) > 2000


def test_the_bot_and_training_are_asked_the_same_with_the_same_choices():
    rules = rules_of(BAR, 1)
    chance = Random(5)
    asked = 0
    for _ in range(60):
        score = (chance.randrange(24), chance.randrange(24))
        asked += _play_both(rules, chance, score)
    assert asked > 500


def _play_both(rules, chance, score):
    """Play a round in both tellings of the rules; how many decisions were compared."""
    state = start(BAR, dealer=SEATS[3], score=score)
    views = [observer(state, seat) for seat in SEATS[:4]]
    deal = random_deal(state, chance)
    bulk = np.zeros(STATE, np.int16)
    start_in_bulk(bulk, 3)
    bulk[layout.SCORE : layout.SCORE + 2] = score
    cards = [place for hand in deal.hands for place in places_of(BAR, hand)]
    give(rules.table, bulk, np.array(cards, np.int16))
    state = _tell(views, apply(state, deal))
    sight, actions = np.zeros(SIGHT, np.int8), np.zeros(MOST, np.int64)
    compared = 0
    while not (awaits_deal(state) or is_over(state)):
        seat = obliged(state)
        assert seat is not None
        assert obliged_in_bulk(rules.table, bulk) == seat
        bits = np.uint64(legal_in_bulk(rules.table, bulk, seat))
        legal = legal_actions(state, seat)
        observe(rules.table, bulk, seat, sight)
        pieces = observation_pieces(views[seat])
        assert sight.tolist() == [number for name in SIGHT_NAMES for number in pieces[name]]
        for stage in (OPENING, PLAYING):
            here = choices_of(legal, stage, BAR)
            if stage == OPENING and not here:
                continue
            count = choices(rules.table, bulk, seat, bits, stage, rules.classes, actions)
            assert [_number(rules.table, bulk, seat, a) for a in actions[:count]] == [
                None if action is None else encode_action(action) for action in here
            ]
            compared += count > 1
        choice = chance.choice(legal)
        step(rules.table, bulk, seat, bit_of(rules.table, bulk, seat, encode_action(choice)))
        state = _tell(views, apply(state, choice))
    assert bulk[layout.PHASE] == layout.CUT
    return compared


def _tell(views, done):
    for event in done.events:
        for seat in SEATS[:4]:
            if is_seen_by(event, seat):
                views[seat] = take_in(views[seat], event)
    return done.state


def _number(table, state, seat, action):
    if action == LATER:
        return None
    return number_of(table, state, seat, action)


def test_a_key_says_how_many_choices_there_are():
    table = np.array(table_of(BAR))
    batch = Batch(BAR, 500, seed=8)
    counts = {}
    actions = np.zeros(MOST, np.int64)
    classes = rules_of(BAR, 1).classes
    lens = np.array(LENS, np.int16)
    for _ in range(200):
        batch.step(batch.random_actions())
        for index in range(len(batch.seats)):
            seat, bits = int(batch.seats[index]), batch.legal[index]
            if int(bits) >> layout.L_SILENT:
                continue  # asked before its partner: the bot is silent then
            stages = (OPENING, PLAYING) if _opens(bits) else (PLAYING,)
            for stage in stages:
                key = key_of_sight(batch.sights[index], 0, stage, lens)
                state = batch.states[index]
                count = choices(table, state, seat, bits, stage, classes, actions)
                assert counts.setdefault(key, count) == count
    assert len(counts) > 5000


def _opens(bits):
    accepts = int(bits) >> layout.L_ACCEPT & 1
    return not accepts and int(bits) >> layout.L_ENVIT & 0x3F != 0
