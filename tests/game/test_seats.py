import copy
import pickle

import pytest

from retruc.game import SEATS, Seat, Team, distance, next_seat, order_from, rivals_from, team_seats

TABLES = (2, 4, 6, 8)


def test_seats_print_from_1_and_count_from_0() -> None:
    assert [str(seat) for seat in SEATS] == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert list(SEATS) == list(range(8))
    assert repr(SEATS[2]) == "Seat(2)"
    assert f"{SEATS[2]}" == "3"


def test_teams_sit_alternately() -> None:
    assert [str(seat.team) for seat in SEATS] == list("ABABABAB")
    assert Seat(5).team is Team.B


def test_a_team_has_one_other() -> None:
    assert Team.A.other is Team.B
    assert Team.B.other is Team.A


@pytest.mark.parametrize("seat", SEATS)
def test_a_copied_seat_keeps_its_team(seat: Seat) -> None:
    for twin in (copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))):
        assert (twin, twin.team, type(twin)) == (seat, seat.team, Seat)


@pytest.mark.parametrize("seats", TABLES)
def test_play_goes_round_to_the_right(seats: int) -> None:
    for first in SEATS[:seats]:
        order = order_from(first, seats)
        assert order[0] == first
        assert sorted(order) == list(range(seats))
        for seat, following in zip(order, (*order[1:], first), strict=True):
            assert next_seat(seat, seats) == following
        assert [distance(first, seat, seats) for seat in order] == list(range(seats))


@pytest.mark.parametrize("seats", TABLES)
def test_each_team_is_listed_in_order_of_play(seats: int) -> None:
    for seat in SEATS[:seats]:
        order = order_from(seat, seats)
        own, others = team_seats(seat.team, seat, seats), team_seats(seat.team.other, seat, seats)
        assert own == order[::2]
        assert others == order[1::2]
        assert rivals_from(seat, seats) == others


def test_the_same_seat_objects_are_handed_out() -> None:
    assert next_seat(Seat(3), 4) is SEATS[0]
    assert all(seat is SEATS[seat] for seat in order_from(Seat(1), 4))
