import pytest

from retruc.game import (
    SEATS,
    CardPlayed,
    HandDealt,
    Seat,
    SignMade,
    is_seen_by,
    only,
    others,
    parse_card,
    parse_hand,
)


def test_what_lies_open_everybody_sees() -> None:
    event = CardPlayed(Seat(0), parse_card("7o"))
    assert event.audience is None
    assert all(is_seen_by(event, seat) for seat in (*SEATS, None))


def test_a_hand_is_its_seats_own_affair() -> None:
    event = HandDealt(Seat(2), parse_hand("7o6o3c"), only(Seat(2)))
    assert [seat for seat in (*SEATS, None) if is_seen_by(event, seat)] == [Seat(2)]


def test_nobody_sees_what_has_an_empty_audience() -> None:
    event = SignMade(Seat(0), "cec", frozenset())
    assert not any(is_seen_by(event, seat) for seat in (*SEATS, None))


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_all_but_one_are_the_others(seats: int) -> None:
    assert others(Seat(1), seats) == set(SEATS[:seats]) - {Seat(1)}
