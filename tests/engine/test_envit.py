import pytest

from retruc.engine import counting_hand, envit_points, envit_winner, is_flor
from retruc.game import SEATS, Pack, Seat, parse_hand
from retruc.rulesets import load
from tests.engine.support import dealt, play, rules

BAR, BALEAR = load("bar"), load("balear")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("7o6o3c", 33),
        ("7o6o5o", 33),
        ("1e7e4b", 28),
        ("1e1b3o", 3),
        ("7o6c5e", 7),
        ("4o3c1e", 4),
        ("3b4b1b", 27),
        ("7o6o", 33),
        ("7o6c", 7),
        ("7o", 7),
        ("", 0),
    ],
)
def test_two_of_a_suit_count_twenty_and_their_numbers(hand: str, points: int) -> None:
    assert envit_points(parse_hand(hand), BAR) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("10e11e12e", 20),
        ("12o11c10e", 0),
        ("12o11c3e", 3),
        ("12o7o3e", 27),
        ("8o9o3e", 37),
    ],
)
def test_figures_count_nothing(hand: str, points: int) -> None:
    assert envit_points(parse_hand(hand), BAR) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("11b12o12c", 28),
        ("11b7e12c", 35),
        ("10o6e12c", 33),
        ("11b10o6e", 35),
        ("11b10o7e", 35),
        ("10o7e12c", 34),
        ("10o12c12e", 27),
        ("11b7b6b", 35),
        ("7e6e10o", 34),
        ("11b", 28),
        ("10o", 27),
        ("11e12o10c", 0),
    ],
)
def test_the_amo_and_the_segon_go_with_any_card(hand: str, points: int) -> None:
    assert envit_points(parse_hand(hand), BALEAR) == points


def test_english_cards_count_too() -> None:
    put = load("put-1674")
    assert envit_points(parse_hand("9hTh2c", Pack.ENGLISH), put) == 29
    assert envit_points(parse_hand("KhTd9c", Pack.ENGLISH), put) == 9


def test_no_hand_counts_more_than_the_sources_say() -> None:
    from itertools import combinations

    def most(name: str, deck: str) -> int:
        ruleset = rules(name, deck__id=deck)
        return max(envit_points(hand, ruleset) for hand in combinations(ruleset.deck.cards, 3))

    assert most("bar", "v22") == 33
    assert most("balear", "b40") == 35
    assert most("valencia-26", "v34") == 37


def test_a_flor_is_three_of_a_suit_where_it_is_played() -> None:
    ruleset = rules("balear", flor__on="true")
    three = parse_hand("7e6e4e")
    assert is_flor(three, ruleset)
    assert envit_points(three, ruleset) == 37
    assert envit_points(parse_hand("12e11e10e"), ruleset) == 20
    for hand in (parse_hand("7e6e4o"), parse_hand("7e6e"), ()):
        assert not is_flor(hand, ruleset)
        assert envit_points(hand, ruleset) == (33 if hand else 0)
    assert not is_flor(three, BALEAR)
    assert envit_points(three, BALEAR) == 33


def test_a_flor_beats_any_other_envit() -> None:
    hands = "12e11e10e 11b10o7e 1o4c6b 5o4e6c"
    assert envit_winner(dealt(BALEAR, hands), SEATS[:4]) == Seat(1)
    assert envit_winner(dealt(rules("balear", flor__on="true"), hands), SEATS[:4]) == Seat(0)


def test_of_two_flors_the_one_that_counts_more_wins() -> None:
    state = dealt(rules("balear", flor__on="true"), "12e11e10e 1o4b6b 7c6c4c 5o4e6o")
    assert envit_winner(state, SEATS[:4]) == Seat(2)


def test_where_nobody_has_anything_the_ma_wins() -> None:
    hands = "12o11c10e 12c11e10b 12e11o10c 12b1o1c"
    assert envit_winner(dealt(BALEAR, hands), SEATS[:3]) == Seat(0)
    assert envit_winner(dealt(BALEAR, hands), SEATS[:4]) == Seat(3)


TIED = "7o6o3c 7e6e5b 7c6c4b 1e3e5o"


@pytest.mark.parametrize(
    ("dealer", "among", "winner"), [(3, "1234", 1), (0, "1234", 2), (2, "1234", 1), (3, "23", 2)]
)
def test_of_equal_envits_the_nearest_to_the_ma_wins(dealer: int, among: str, winner: int) -> None:
    state = dealt(BAR, TIED, dealer=Seat(dealer))
    seats = [Seat(int(seat) - 1) for seat in among]
    assert envit_winner(state, seats) == winner - 1


def test_nobody_wins_where_nobody_shows() -> None:
    assert envit_winner(dealt(BAR, TIED), ()) is None


def test_cards_that_were_played_still_count() -> None:
    state = play(dealt(BAR, TIED), "1:7o 2:5b 3:4b 4:5o")
    assert counting_hand(state, Seat(0)) == parse_hand("7o6o3c")


@pytest.mark.parametrize(("rule", "counts"), [("lost", "6o3c"), ("kept", "7o6o3c")])
def test_a_covered_card_counts_or_not_as_the_ruleset_says(rule: str, counts: str) -> None:
    state = play(dealt(rules("bicicleta", covered__envit=rule), TIED), "1:(7o) 2:5b")
    assert counting_hand(state, Seat(0)) == parse_hand(counts)
    assert counting_hand(state, Seat(1)) == parse_hand("7e6e5b")


def test_of_a_covered_stack_both_cards_are_lost() -> None:
    ruleset = rules("menorca", seats="2", covered__envit="lost")
    state = play(dealt(ruleset, "6o3e4c 6c7e5o"), "1:(6o) 2:(6c) 1:4c/3e")
    assert counting_hand(state, Seat(0)) == ()
    assert envit_points((), ruleset) == 0
