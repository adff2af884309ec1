"""What pedres are worth: more near the end, nothing beyond it."""

import pytest

from retruc.bots.worth import Stakes, Standing, Worth
from retruc.game import Accept, Decline, Fold, PlayCard, Raise, Seat
from retruc.rulesets import catalogue, load, with_options
from tests.bots.support import situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
BAR_WORTH = Worth(BAR)


def standing(own, other, cames=(0, 0)):
    """As the score reads, of a cama to 24."""
    return Standing((24 - own, 24 - other), cames)


@pytest.mark.parametrize("name", catalogue())
def test_level_is_even_and_the_other_side_has_the_rest(name):
    ruleset = load(name)
    worth = Worth(ruleset)
    target = ruleset.cama.target
    for own in range(1, target + 1):
        assert worth.coto(Standing((own, own), (0, 0))) == pytest.approx(0.5)
        for other in range(1, target + 1):
            here = worth.coto(Standing((own, other), (0, 0)))
            there = worth.coto(Standing((other, own), (0, 0)))
            assert here + there == pytest.approx(1)


def test_every_pedra_helps():
    chances = [BAR_WORTH.coto(standing(own, 12)) for own in range(24)]
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)


def test_a_pedra_is_worth_more_near_the_end():
    first = BAR_WORTH.coto(standing(1, 0)) - BAR_WORTH.coto(standing(0, 0))
    last = BAR_WORTH.coto(standing(23, 22)) - BAR_WORTH.coto(standing(22, 22))
    assert last > 2 * first > 0


def test_a_cama_won_is_half_the_way_and_the_last_one_all_of_it():
    assert BAR_WORTH.coto(standing(24, 5)) == pytest.approx(0.75)
    assert BAR_WORTH.coto(standing(5, 24)) == pytest.approx(0.25)
    assert BAR_WORTH.coto(standing(24, 5, (1, 1))) == 1
    assert BAR_WORTH.coto(standing(5, 24, (1, 1))) == 0


def test_what_is_over_the_target_is_worth_nothing():
    assert BAR_WORTH.coto(standing(30, 5)) == BAR_WORTH.coto(standing(24, 5))


def stakes(words, seat, ruleset=BAR, **where):
    table = situation(ruleset, HANDS, words, **where)
    return Stakes(table.observations[seat - 1], ruleset)


def test_the_engine_says_what_is_at_stake():
    mine = stakes("1:truc", 2)
    assert (mine.of(Accept(Seat(1))).win, mine.of(Accept(Seat(1))).lose) == (2, 2)
    assert mine.of(Decline(Seat(1))).lose == 1
    assert mine.of(Raise(Seat(1), "retruc")).refused == 2
    assert stakes("1:envit 2:torne", 3).of(Decline(Seat(2))).lose == 2


def test_only_calls_answers_and_departures_stake_anything():
    card = situation(BAR, HANDS).state.round.held[0][0]
    with pytest.raises(AssertionError):
        stakes("", 1).of(PlayCard(Seat(0), card))


def test_winning_and_losing_are_measured_from_the_own_side():
    for seat in (1, 2):
        mine = stakes("", seat, score=(20, 10))
        assert mine.lost(3) < mine.now() < mine.won(3)
    assert stakes("", 1, score=(20, 10)).now() > 0.5 > stakes("", 2, score=(20, 10)).now()
    assert (stakes("", 1).won(1, "coto"), stakes("", 1).lost(1, "coto")) == (1, 0)


def test_what_is_in_force_follows_the_calls():
    before, after = stakes("", 1).in_force(), stakes("1:truc 2:vull", 1).in_force()
    assert after[1] < before[1] < before[0] < after[0]
    words = "1:truc 2:retruc 1:quatreval 2:jocfora 1:vull"
    assert stakes(words, 1).in_force() == (1, 0)
    cama = with_options(BAR, {"truc.jocfora": "cama"})
    assert stakes(words, 1, cama).in_force() == (pytest.approx(0.75), pytest.approx(0.25))


def test_a_round_played_one_pedra_from_the_end_is_worth_three():
    catala = load("catala")
    hands = "3o3c2c 12c7b4b 5c6c4o 5e6e4e"
    table = situation(catala, hands, "1:juguem", score=(11, 6))
    mine = Stakes(table.observations[1], catala)
    assert mine.in_force() == (mine.won(3), mine.lost(3))


def test_leaving_may_cost_less_than_what_is_in_force():
    put = load("put-1800")
    table = situation(put, "3s3c2d 4s5s6h")
    mine = Stakes(table.observations[0], put)
    assert mine.of(Fold(Seat(0))).lose == 1
    assert mine.lost(1) > mine.in_force()[1] == 0
