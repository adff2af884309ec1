"""`kernel`: what every compiled function is decorated with, of this package and of those above.

Compiled code is kept beside the source. The compiler looks at one file to see whether what it kept
is old; a kernel is made of many, so here the whole package counts, and that of the kernel itself.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import caching

_Function = TypeVar("_Function", bound=Callable[..., Any])


@cache
def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    files = sorted(folder.glob("*.py"))
    return tuple((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in files)


class _OfPackages:
    """A place for compiled code that is old once any file of the two packages has changed."""

    _py_file: str

    def get_source_stamp(self) -> object:
        return _stamp(Path(__file__).parent), _stamp(Path(self._py_file).parent)


class _Keeper(caching.CompileResultCacheImpl):
    _locator_classes: Any = [  # noqa: RUF012 - as the compiler has it
        type(place.__name__, (_OfPackages, place), {})
        for place in caching.CompileResultCacheImpl._locator_classes  # noqa: SLF001
    ]


class _Cache(caching.FunctionCache):
    _impl_class = _Keeper


def kernel(function: _Function) -> _Function:
    """Compile *function* when it is first called, and keep what was compiled.

    It may make no arrays: what it needs room for is given to it, so that nothing is counted.
    """
    return _compile(function, inline=False)


def inlined(function: _Function) -> _Function:
    """The same, and its code is put wherever it is called: for what is asked at every decision."""
    return _compile(function, inline=True)


def _compile(function: _Function, *, inline: bool) -> _Function:
    # Without the compiler's count of who holds which array: it takes as long as the rules.
    compiled = _njit(function, nogil=True, error_model="numpy", _nrt=False, forceinline=inline)
    compiled._cache = _cache(function)  # noqa: SLF001
    return cast(_Function, compiled)


_njit: Any = numba.njit
_cache: Any = _Cache
