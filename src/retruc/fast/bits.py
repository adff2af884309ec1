"""Sets of bits and of seats, and chance: xoshiro256++ on four words that the caller keeps."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.kernels import inlined

Row: TypeAlias = NDArray[np.int16]
"""A state or a table."""

Chance: TypeAlias = NDArray[np.uint64]
"""Four words of random state."""

whole: Any = np.int64
"""Makes the whole numbers that kernels count with, so that small cells do not overflow."""

_FIVES = np.uint64(0x5555555555555555)
_THREES = np.uint64(0x3333333333333333)
_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_U0, _U1, _U2, _U4, _U56 = (np.uint64(n) for n in (0, 1, 2, 4, 56))
_U17, _U23, _U32, _U41, _U45, _U19 = (np.uint64(n) for n in (17, 23, 32, 41, 45, 19))
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_U27, _U30, _U31 = (np.uint64(n) for n in (27, 30, 31))


@inlined
def count(bits: np.uint64) -> Any:
    """How many bits are set."""
    bits = bits - ((bits >> _U1) & _FIVES)
    bits = (bits & _THREES) + ((bits >> _U2) & _THREES)
    bits = (bits + (bits >> _U4)) & _NIBBLES
    return whole((bits * _BYTES) >> _U56)


@inlined
def nth(bits: np.uint64, number: int) -> int:
    """The place of a set bit, the lowest being number 0."""
    for passed in range(5):
        lower = bits & (bits - _U1)
        bits = lower if passed < number else bits
    while number > 5:
        bits &= bits - _U1
        number -= 1
    return count((bits & (~bits + _U1)) - _U1)


@inlined
def seats_in(bits: int) -> int:
    """How many seats a small set has."""
    return count(np.uint64(bits))


@inlined
def first_from(bits: int, seat: int, seats: int) -> int:
    """The first seat of a set in order of play from *seat*; `NOBODY` if it is empty."""
    if bits == 0:
        return at.NOBODY
    while not bits >> seat & 1:
        seat += 1
        if seat >= seats:
            seat = 0
    return seat


@inlined
def last_from(bits: int, seat: int, seats: int) -> int:
    """The last seat of a set in order of play from *seat*; `NOBODY` if it is empty."""
    found = at.NOBODY
    for _ in range(seats):
        found = seat if bits >> seat & 1 else found
        seat = seat + 1 if seat + 1 < seats else 0
    return found


@inlined
def next_of(seat: int, seats: int) -> int:
    """The seat to the right."""
    seat += 1
    return 0 if seat >= seats else seat


@inlined
def still_there(left: int, seat: int, seats: int) -> int:
    """*seat*, or if it has gone, the next that has not."""
    while left >> seat & 1:
        seat = next_of(seat, seats)
    return seat


@inlined
def team_bits(team: int, seats: int) -> int:
    """The seats of a team."""
    return (0xAA if team else 0x55) & ((1 << seats) - 1)


# Chance


@inlined
def seed(chance: Chance, number: np.uint64) -> None:
    """Begin a sequence: another number, another sequence."""
    word = number
    for index in range(4):
        word = word + _GOLDEN
        mixed = (word ^ (word >> _U30)) * _MIX_A
        mixed = (mixed ^ (mixed >> _U27)) * _MIX_B
        chance[index] = mixed ^ (mixed >> _U31)


@inlined
def draw(chance: Chance) -> np.uint64:
    """64 random bits."""
    a, b, c, d = chance[0], chance[1], chance[2], chance[3]
    total = a + d
    result = ((total << _U23) | (total >> _U41)) + a
    shifted = b << _U17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << _U45) | (d >> _U19)
    chance[0], chance[1], chance[2], chance[3] = a, b, c, d
    return result


@inlined
def below(chance: Chance, limit: int) -> Any:
    """A whole number from 0 up to, not including, *limit*; even but for limit / 2**32."""
    return whole(((draw(chance) >> _U32) * np.uint64(limit)) >> _U32)
