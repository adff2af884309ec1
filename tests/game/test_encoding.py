"""Every action has one number in all rulesets, and the number gives it back."""

from random import Random

import pytest

from retruc.engine import actors, apply, awaits_deal, is_over, legal_actions, random_deal, start
from retruc.game import (
    ACTIONS,
    CARDS,
    FREE,
    SEATS,
    Accept,
    Decide,
    PlayCard,
    Raise,
    Seat,
    StackCards,
    action_name,
    card_name,
    decode_action,
    encode_action,
    parse_hand,
)
from retruc.game.encoding import ENVIT_RUNGS, FREE_MOST, TRUC_RUNGS
from retruc.rulesets import ExtraRungs, catalogue, load, with_options
from tests.bots.support import SEATINGS, seated

SEAT = Seat(2)
TWO = parse_hand("7o4c")


def test_the_numbers_are_these():
    """They are fixed: what was learned on them would mean something else."""
    numbers = {
        encode_action(PlayCard(SEAT, TWO[0])): 6,
        encode_action(PlayCard(SEAT, TWO[0], covered=True)): 106,
        encode_action(StackCards(SEAT, TWO[0], TWO[1])): 206,
        encode_action(Accept(SEAT)): 300,
        encode_action(Decide(SEAT, plays=True)): 304,
        encode_action(Decide(SEAT, plays=False)): 305,
        encode_action(Raise(SEAT, "envit")): 309,
        encode_action(Raise(SEAT, "truc")): 315,
        encode_action(Raise(SEAT, "put")): 326,
        encode_action(Raise(SEAT, FREE, 1)): 327,
        ACTIONS: 377,
    }
    assert list(numbers) == list(numbers.values())


def test_every_number_is_an_action_with_a_name_of_its_own():
    names = [action_name(index) for index in range(ACTIONS)]
    assert len(set(names)) == ACTIONS
    for index in range(ACTIONS):
        hand = (CARDS[index - 200], CARDS[index - 201]) if 200 <= index < 300 else ()
        action = decode_action(index, SEAT, hand)
        assert action.seat == SEAT
        assert encode_action(action) == index


def test_names_say_what_is_done():
    assert [action_name(i) for i in (6, 106, 206)] == ["play 7o", "cover 7o", "stack 7o"]
    assert [action_name(i) for i in (300, 305, 311, 376)] == [
        "accept",
        "sit-out",
        "raise falta",
        "raise +50",
    ]


def test_the_two_packs_write_a_card_alike_and_are_told_apart():
    assert (card_name(13), card_name(49)) == ("2c", "2c (english)")


@pytest.mark.parametrize("index", [-1, ACTIONS])
def test_no_action_has_a_number_outside(index):
    for ask in (lambda: decode_action(index, SEAT), lambda: action_name(index)):
        with pytest.raises(ValueError, match=f"no action has the number {index}: they run from 0"):
            ask()


def test_rungs_of_no_ruleset_have_no_number():
    with pytest.raises(ValueError, match="no number for the rung 'renvide'"):
        encode_action(Raise(SEAT, "renvide"))
    for amount in (0, FREE_MOST + 1):
        with pytest.raises(ValueError, match=f"no number for a raise by {amount}: 1 to 50 have"):
            encode_action(Raise(SEAT, FREE, amount))


@pytest.mark.parametrize("hand", ["", "7o", "4c5c", "7o4c5c"])
def test_stacked_cards_need_the_hand_of_two_that_they_are(hand):
    with pytest.raises(ValueError, match="expected 7o and one other card in the hand, found"):
        decode_action(206, SEAT, parse_hand(hand))


def test_every_rung_of_the_catalogue_has_a_number():
    rungs = {FREE}
    for name in catalogue():
        ruleset = load(name)
        rungs.update(ruleset.rung_by_id)
        for extra in ruleset.choices.get("truc.extra", (ExtraRungs.NONE,)):
            rungs.update(with_options(ruleset, {"truc.extra": extra}).rung_by_id)
    assert rungs - {FREE} <= set(ENVIT_RUNGS + TRUC_RUNGS)


def test_no_free_raise_of_the_catalogue_is_too_large():
    targets = [
        target
        for name in catalogue()
        for target in load(name).choices.get("cama.target", (load(name).cama.target,))
    ]
    assert max(targets) <= FREE_MOST


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_what_is_legal_in_random_play_goes_there_and_back(name, seats):
    chance = Random(f"{name}/{seats}")
    state = start(seated(name, seats))
    for _ in range(300):
        choices = [action for seat in actors(state) for action in legal_actions(state, seat)]
        for action in choices:
            hand = state.round.held[action.seat] if state.round.held else ()
            back = decode_action(encode_action(action), SEATS[action.seat], hand)
            assert back == action
        deals = awaits_deal(state) and not (choices and chance.random() < 0.5)
        action = random_deal(state, chance) if deals else chance.choice(choices)
        state = apply(state, action).state
        if is_over(state):
            state = start(state.ruleset)
