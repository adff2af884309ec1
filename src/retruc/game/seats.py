"""Seats, teams and the order of play, which runs to the right from seat to seat."""

from enum import IntEnum
from functools import cache
from typing import Self


class Team(IntEnum):
    """One of the two sides; its value is the index of its figures in every pair of figures.

    >>> str(Team.A), Team.A.other
    ('A', <Team.B: 1>)
    """

    A = 0
    B = 1

    @property
    def other(self) -> "Team":
        """The rivals."""
        return Team.B if self is Team.A else Team.A

    def __str__(self) -> str:
        return self.name


TEAMS = (Team.A, Team.B)
"""Both teams. Going through the class itself is slow."""


class Seat(int):
    """A place at the table: an index from 0 in order of play, printed from 1 as people count.

    The seats of even index are team A, the others team B, so teams sit alternately.

    >>> str(Seat(0)), Seat(0).team, Seat(3).team
    ('1', <Team.A: 0>, <Team.B: 1>)
    """

    team: Team
    """The side this seat plays for."""

    def __new__(cls, index: int) -> Self:
        """Make the seat of this index, counted from 0."""
        seat = super().__new__(cls, index)
        seat.team = Team.B if index % 2 else Team.A
        return seat

    def __str__(self) -> str:
        return str(int(self) + 1)

    def __repr__(self) -> str:
        return f"Seat({int(self)})"


SEATS: tuple[Seat, ...] = tuple(Seat(index) for index in range(8))
"""Every seat a table can have. Engines hand out these objects rather than making new ones."""


@cache
def order_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats of a table in order of play, *first* first.

    >>> [str(seat) for seat in order_from(Seat(2), 4)]
    ['3', '4', '1', '2']
    """
    return tuple(SEATS[(first + step) % seats] for step in range(seats))


@cache
def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat to the right: who comes after *seat* at a table of so many seats.

    >>> next_seat(Seat(3), 4)
    Seat(0)
    """
    return SEATS[(seat + 1) % seats]


@cache
def distance(start: Seat, seat: Seat, seats: int) -> int:
    """How many steps in order of play lead from *start* to *seat*.

    >>> distance(Seat(3), Seat(0), 4)
    1
    """
    return (seat - start) % seats


@cache
def rivals_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats of the other team, in order of play from *seat*.

    >>> [str(rival) for rival in rivals_from(Seat(2), 4)]
    ['4', '2']
    """
    return tuple(other for other in order_from(seat, seats) if other.team is not seat.team)


@cache
def team_seats(team: Team, first: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats of one team, in order of play from *first*.

    >>> [str(seat) for seat in team_seats(Team.B, Seat(2), 4)]
    ['4', '2']
    """
    return tuple(seat for seat in order_from(first, seats) if seat.team is team)
