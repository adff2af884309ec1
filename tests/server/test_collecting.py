"""When Python looks for cycles of garbage."""

import gc
from collections.abc import Iterator
from itertools import pairwise

import pytest

from retruc.server.collecting import collector_kept, young_looks


@pytest.fixture
def collector() -> Iterator[None]:
    """Nothing is looked for but by the test, and nothing stays set aside after it."""
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


class _Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("collector")
def test_a_look_finds_what_holds_itself() -> None:
    look = young_looks()
    _Knot()
    found = look()
    assert found is not None
    assert found >= 1
    assert look() == 0, "it is gone"


@pytest.mark.usefixtures("collector")
def test_after_nothing_was_found_more_and_more_looks_are_left_out() -> None:
    look = young_looks()
    found = [look() for _ in range(1 + 2 + 4 + 8 + 16 + 16)]  # a look, and one after each pause
    looked = [index for index, garbage in enumerate(found) if garbage is not None]
    skipped = [after - before - 1 for before, after in pairwise(looked)]
    assert looked[0] == 0
    assert skipped == [1, 3, 7, 15, 15]


@pytest.mark.usefixtures("collector")
def test_what_is_left_out_is_set_aside() -> None:
    look = young_looks()
    assert look() == 0
    before = gc.get_freeze_count()
    _Knot()
    assert look() is None
    assert gc.get_freeze_count() > before
    assert look() == 0, "what was set aside is not looked through"


@pytest.mark.usefixtures("collector")
def test_after_something_was_found_no_look_is_left_out() -> None:
    look = young_looks()
    while look() is not None:
        pass  # the next one would be left out
    found: list[int | None] = [None]
    while not found[-1]:
        _Knot()
        found.append(look())
    for _ in range(4):
        _Knot()
        assert look()


def test_the_collector_is_as_before_once_the_server_has_ended() -> None:
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    with collector_kept():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
