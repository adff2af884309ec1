from dataclasses import replace

import pytest

from retruc.game import Call, Raise, Seat, value


@value
class Spot:
    column: int
    row: int = 0


def test_values_are_the_same_when_they_hold_the_same() -> None:
    assert Spot(2) == Spot(2, 0)
    assert hash(Spot(2)) == hash(Spot(2, 0))
    assert Spot(2) != Spot(0, 2)
    assert len({Spot(1), Spot(1), Spot(2)}) == 2


def test_values_of_two_kinds_are_never_the_same() -> None:
    assert Call(Seat(0), "truc") != Raise(Seat(0), "truc")


def test_a_value_has_the_fields_it_states_and_no_more() -> None:
    with pytest.raises(AttributeError):
        Spot(1).height = 3  # type: ignore[attr-defined]


def test_a_changed_copy_leaves_the_first_as_it_was() -> None:
    spot = Spot(2)
    assert replace(spot, row=5) == Spot(2, 5)
    assert spot == Spot(2, 0)


def test_a_value_shows_its_fields() -> None:
    assert repr(Spot(2, 1)) == "Spot(column=2, row=1)"
