"""How the small values of the game are made: frozen to the type checker, quick at run time."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class a value: fields given once, compared and hashed by what they hold.

    The type checker refuses to write on it, as on any frozen dataclass. The interpreter does not:
    a guard at run time makes a value of two fields cost 300 ns instead of 130, and a step of the
    engine makes ten of them. Nobody writes on a value all the same; it is a key of caches and sets.
    `dataclasses.replace` gives a changed copy.

    >>> @value
    ... class Spot:
    ...     column: int
    ...     row: int = 0
    >>> Spot(2), Spot(2) == Spot(2, 0)
    (Spot(column=2, row=0), True)
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
