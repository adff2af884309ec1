"""`compiled`: what functions that use the bot's half are compiled with.

What is compiled is not kept from one start to the next, as that of `retruc.fast` is: the compiler
would not notice when the functions of `penya_sight`, which are compiled into it, have changed.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.extending import register_jitable

from retruc.bots import penya_sight

_Function = TypeVar("_Function", bound=Callable[..., Any])

_njit: Any = numba.njit
_register: Any = register_jitable


def compiled(function: _Function) -> _Function:
    """Compile *function* when it is first called; it may make no arrays, as in `fast.kernels`."""
    # Without the compiler's count of who holds which array, which takes as long as the rules.
    return cast(_Function, _njit(function, nogil=True, error_model="numpy", _nrt=False))


for _part in penya_sight.COMPILED:
    _register(_nrt=False, forceinline=True)(_part)

key_of_sight = compiled(penya_sight.sight_key)
"""`penya_sight.sight_key`, compiled."""
