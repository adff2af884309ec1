"""Chances are counted over deals that fit what the seat knows, and they come true."""

from collections import Counter
from random import Random

import pytest

from retruc.arena import Table
from retruc.bots.cardtable import CardTable, card_table
from retruc.bots.imagine import Imagination
from retruc.bots.odds import Odds
from retruc.bots.tricks import DRAWN, play_out
from retruc.engine import Phase, envit_points, envit_winner
from retruc.game import Seat, parse_hand
from retruc.rulesets import catalogue, load, with_options
from tests.bots.support import Chaos, bots_named, moves_of_round, seated, situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


@pytest.mark.parametrize("name", catalogue())
def test_imagined_hands_are_of_cards_the_seat_has_not_seen(name):
    ruleset = seated(name, load(name).seats)
    table = Table(ruleset, [Chaos(Random(s)) for s in range(ruleset.seats)])
    strength = ruleset.strength_by_card
    looked = 0
    for number in range(12):
        for _ in moves_of_round(table, number):
            o = table.observations[0]
            playing = table.state.round.phase in (Phase.PLAY, Phase.LAST_RAISE)
            if not playing or any(play.covered for trick in o.tricks for play in trick.plays):
                continue
            looked += 1
            unseen = Counter(strength[c] for c in ruleset.deck.cards if c not in o.seen)
            for hands in Imagination(o, card_table(ruleset), ruleset, Random(1)).hands(3):
                for seat, hand in enumerate(hands):
                    stacked = any(
                        p.seat == seat and len(o.tricks) == 2 and not o.cards_left[seat]
                        for p in o.tricks[-1].plays
                    )
                    assert len(hand) == (2 if stacked else o.cards_left[seat])
                    assert hand == sorted(hand)
                    if seat and not stacked:
                        assert not Counter(hand) - unseen
        if table.state.winner is not None:
            break
    assert looked > 5


def test_a_seat_has_its_own_cards_in_every_imagined_deal():
    o = situation(BAR, HANDS, "1:3c 2:1e").observations[2]
    own = sorted(BAR.strength_by_card[card] for card in o.held)
    for hands in Imagination(o, card_table(BAR), BAR, Random(1)).hands(20):
        assert hands[2] == own


def test_a_card_below_is_never_above_what_covers_it():
    balear = load("balear")
    hands = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    o = situation(balear, hands, "1:3o 2:3c 3:5c 4:5e 1:7c/4c 2:7b/6b").observations[2]
    table = card_table(balear)
    top = balear.strength_by_card[parse_hand("7c")[0]]
    for imagined in Imagination(o, table, balear, Random(1)).hands(50):
        assert imagined[0][1] == top
        assert imagined[0][0] <= top


def test_who_calls_is_thought_to_have_something():
    quiet = situation(BAR, HANDS).observations[1]
    called = situation(BAR, HANDS, "1:truc").observations[1]

    def of_seat_1(o):
        deals = Imagination(o, card_table(BAR), BAR, Random(1)).hands(300)
        return sum(sum(hands[0][-2:]) for hands in deals) / 300

    assert of_seat_1(called) > of_seat_1(quiet) + 2


def test_who_envides_is_thought_to_have_envit():
    quiet = Odds(situation(BAR, HANDS).observations[1], BAR, Random(1))
    called = Odds(situation(BAR, HANDS, "1:envit").observations[1], BAR, Random(1))
    assert called.envit(300) < quiet.envit(300)


def test_more_deals_are_imagined_only_where_more_are_asked_for():
    odds = Odds(situation(BAR, HANDS).observations[0], BAR, Random(1))
    first = odds.round(20)
    assert odds.round(20) == first
    assert odds.round(40) != first
    assert odds.round(20) == first
    assert odds.envit(20) == odds.envit(20)


def test_nothing_is_ever_quite_sure():
    sure = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e", "1:7e 2:4b 3:4o 4:4c 1:1e 2:5o 3:5c")
    chance = Odds(sure.observations[0], BAR, Random(1)).round(80)
    assert 0.95 < chance < 1


def test_a_drawn_round_is_half_a_win():
    put = load("put-1674")
    table = situation(put, "3s7dQc Ah7cQd", "1:7d 2:7c")
    assert 0 < Odds(table.observations[0], put, Random(1)).round(50) < 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bar", "balear", "truc-1739"])
def test_chances_come_true(name):
    """Of the rounds that a seat counts at so much, about so many are won if plainly played out."""
    ruleset = load(name)
    won_by_chance = {band: [] for band in range(5)}
    for number in range(150):
        table = Table(ruleset, bots_named(["taverna"], ruleset, number))
        for _ in moves_of_round(table, number):
            current = table.state.round
            if current.phase is not Phase.PLAY or current.truc.calls or len(current.tricks) > 1:
                continue
            seat = current.turn
            odds = Odds(table.observations[seat], ruleset, Random(number))
            chance = odds.round(40)
            hands = [sorted(ruleset.strength_by_card[c] for c in hand) for hand in current.held]
            (winner,) = play_out(odds.position, [hands])
            won = 0.5 if winner == DRAWN else float(winner == seat & 1)
            won_by_chance[min(4, int(chance * 5))].append((chance, won))
    for pairs in won_by_chance.values():
        if len(pairs) >= 40:
            counted = sum(chance for chance, _ in pairs) / len(pairs)
            real = sum(won for _, won in pairs) / len(pairs)
            assert counted == pytest.approx(real, abs=0.2)


@pytest.mark.slow
def test_chances_of_the_envit_come_true():
    counted = real = 0.0
    for number in range(400):
        table = Table(BAR, bots_named(["threshold"], BAR, number))
        next(iter(moves_of_round(table, number)))
        counted += Odds(table.observations[0], BAR, Random(number)).envit(40)
        real += envit_winner(table.state, [Seat(s) for s in range(4)]) & 1 == 0
    assert counted / 400 == pytest.approx(real / 400, abs=0.06)


# The table of cards


@pytest.mark.parametrize("name", catalogue())
def test_envits_are_counted_as_the_engine_counts_them(name):
    ruleset = load(name)
    table = CardTable(ruleset)
    chance = Random(3)
    for _ in range(300):
        for count in (0, 1, 2, 3):
            hand = tuple(chance.sample(ruleset.deck.cards, count))
            assert table.envit(table.numbers(hand)) == envit_points(hand, ruleset)


def test_a_flor_is_above_every_other_hand():
    table = CardTable(with_options(BAR, {"flor.on": "true"}))
    flor = table.envit(table.numbers(parse_hand("3o4o5o")))
    assert flor > table.envit(table.numbers(parse_hand("7o6o3c")))


def test_power_is_the_share_of_cards_that_one_beats():
    table = card_table(BAR)
    power = {str(card): table.power[i] for i, card in enumerate(table.cards)}
    assert power["1e"] == 1
    assert power["4o"] == pytest.approx(1.5 / 21)
    assert power["3o"] == power["3c"] == pytest.approx((14 + 1.5) / 21)


def test_ranks_of_envits_rise_with_the_points():
    table = card_table(BAR)
    ranks = [table.envit_rank(points) for points in range(34)]
    assert ranks == sorted(ranks)
    assert ranks[33] > 0.95
    assert ranks[3] < 0.05
    assert table.envit_rank(0) == table.envit_rank(1)
