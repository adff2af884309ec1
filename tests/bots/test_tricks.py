"""What decides a round is decided by bots as by the engine, and played out by plain habits."""

from random import Random

import pytest

from retruc.arena import Table
from retruc.bots.tricks import (
    DRAWN,
    NOBODY,
    TIED,
    partners_after,
    play_out,
    position,
    rivals_after,
)
from retruc.engine import Phase
from retruc.game import SEATS, Deal, DealOne, RoundEnded, Seat, Tap, parse_hand
from retruc.rulesets import catalogue, load, with_options
from tests.bots.support import Chaos, moves_of_round, seated, situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
A, B = 0, 1


def strengths(table):
    """By seat, what it holds, as `play_out` takes it; of those that stacked, both cards."""
    current, ruleset = table.state.round, table.state.ruleset
    hands = [sorted(ruleset.strength_by_card[c] for c in hand) for hand in current.held]
    for play in current.tricks[-1].plays:
        if play.under is not None:
            hands[play.seat] = sorted(
                ruleset.strength_by_card[card] for card in (play.card, play.under)
            )
    return hands


class LastCard(Chaos):
    """Plays any card and says only what it must."""

    def act(self, _observation, legal, /, *, obliged):
        quiet = [action for action in legal if type(action).__name__ in ("PlayCard", "StackCards")]
        quiet = [action for action in quiet if not getattr(action, "covered", False)] or quiet
        others = [a for a in legal if type(a).__name__ in ("Pass", "Decide", "Claim")]
        return self.rng.choice(quiet or others) if obliged and (quiet or others) else None


@pytest.mark.parametrize("name", catalogue())
def test_a_round_whose_play_is_forced_ends_as_play_out_says(name):
    ruleset = seated(name, load(name).seats)
    compared = 0
    for seed in range(150):
        bots = [LastCard(Random(f"{seed}/{seat}")) for seat in SEATS[: ruleset.seats]]
        table = Table(ruleset, bots, dealer=SEATS[seed % ruleset.seats])
        expected = None
        for move in moves_of_round(table, seed):
            ended = [event for event in move.events if isinstance(event, RoundEnded)]
            if ended:
                winner = ended[0].truc.winner
                if expected is not None:
                    assert expected == (DRAWN if winner is None else winner)
                    compared += 1
            elif expected is None and _is_forced(table):
                o = table.observations[0]
                (expected,) = play_out(position(o, ruleset), [strengths(table)])
    assert compared > 20


def _is_forced(table):
    """Whether nobody has a choice of cards any more: one card each, or all stacked."""
    current = table.state.round
    if current.phase is Phase.LAST_RAISE:
        return True
    return (
        current.phase is Phase.PLAY
        and not current.tricks[-1].plays
        and all(len(hand) == 1 for hand in current.held)
    )


def at(words, ruleset=BAR, hands=HANDS, **where):
    table = situation(ruleset, hands, words, **where)
    return position(table.observations[0], ruleset)


def test_a_trick_in_play_is_read():
    place = at("1:3c 2:1e")
    assert (place.side, place.top, place.turn, place.missing) == (B, 1, 2, 2)
    assert place.best == BAR.strength_by_card[situation(BAR, HANDS).state.round.dealt[1][0]]
    assert at("").side == NOBODY
    assert at("1:3c 2:4b 3:3o").side == A
    assert at("1:7o 2:4b 3:3o 4:6c", hands="7o6o3c 7e4b5c 3o3e7b 6c5o4e").turn == 0


def test_a_tie_on_the_table_is_nobodys():
    assert at("1:3c 2:3b", hands="7o6o3c 3b4b5c 3o3e7b 6c5o4e").side == TIED


def test_what_the_trick_decides():
    first = at("")
    assert [first.outcome(taker) for taker in (A, B, TIED)] == [-1, -1, -1]
    second = at("1:7o 2:4b 3:3o 4:6c")
    assert [second.outcome(taker) for taker in (A, B, TIED)] == [A, -1, A]


def test_all_tied_goes_to_the_ma_or_to_nobody():
    hands = "3c4c5c 3b4b5b 4o5o6c 4e5e6e"
    words = "1:3c 2:3b 3:4o 4:4e 1:5c 2:5b 3:5o 4:5e"
    assert at(words, hands=hands).outcome(TIED) == A
    drawn = with_options(BAR, {"ties.all": "draw"})
    assert at(words, drawn, hands).outcome(TIED) == DRAWN


def test_who_plays_after_a_seat():
    place = at("1:3c")
    assert (rivals_after(place, Seat(1)), partners_after(place, Seat(1))) == (1, 1)
    last = at("1:3c 2:4b 3:3o")
    assert (rivals_after(last, Seat(3)), partners_after(last, Seat(3))) == (0, 0)


def test_seats_that_left_are_passed_over():
    place = at("1:mevaig", load("barajamos"))
    assert (place.turn, place.missing) == (1, 3)
    assert place.orders[3] == (3, 1, 2)
    assert place.orders[0] == (1, 2, 3)
    assert (rivals_after(place, Seat(1)), partners_after(place, Seat(1))) == (1, 1)


def test_a_card_can_be_forced():
    place = at("")
    hands = [[9, 1, 1], [5, 5, 5], [1, 1, 1], [1, 1, 1]]
    assert play_out(place, [[sorted(hand) for hand in hands]], forced=1) == [B]
    fair = [[8, 9, 9], [7, 7, 7], [1, 1, 1], [1, 1, 1]]
    assert play_out(place, [[sorted(hand) for hand in fair]], forced=8) == [A]


def test_a_partner_is_not_overtaken_and_the_lowest_winner_is_enough():
    """Seat 3 keeps its 9 behind seat 1's 8 and wins the second trick with it."""
    place = at("")
    hands = [[1, 1, 8], [2, 3, 7], [1, 2, 9], [1, 3, 7]]
    assert play_out(place, [hands]) == [A]


def test_a_round_of_one_card_is_its_trick():
    ruleset = with_options(load("catala"), {"deal.one-card": "true"})
    table = Table(ruleset, [LastCard(Random(0))] * 4)
    table.carry_out(Tap(SEATS[2]))
    table.carry_out(DealOne(SEATS[3]))
    table.carry_out(Deal(tuple(parse_hand(card) for card in ("4c", "3o", "5c", "6c"))))
    place = position(table.observations[0], ruleset)
    assert play_out(place, [strengths(table)]) == [B]
    assert place.outcome(TIED) == A


def test_stacks_are_compared_from_the_top():
    balear = load("balear")
    hands = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e 1:7c/4c 2:7b/6b 3:6c/4o 4:6e/4e"
    table = situation(balear, hands, words)
    place = position(table.observations[0], balear)
    assert place.must_stack
    assert play_out(place, [strengths(table)]) == [B]
    assert play_out(place, [[[1, 5], [1, 5], [1, 2], [1, 2]]]) == [place.all_tied] == [A]
    assert play_out(place, [[[], [1, 5], [], [1, 2]]]) == [B]
