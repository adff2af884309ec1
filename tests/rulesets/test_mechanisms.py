"""The closed lists: their words are written the same way, explained, and used."""

import inspect
import re
from enum import StrEnum

import pytest

from retruc.rulesets import OPTION_BY_PATH, catalogue, load, mechanisms

LISTS = [
    each
    for _, each in inspect.getmembers(mechanisms, inspect.isclass)
    if issubclass(each, StrEnum) and each is not StrEnum
]


@pytest.mark.parametrize("each", LISTS, ids=lambda each: each.__name__)
def test_a_word_is_the_name_of_its_member_with_hyphens(each: type[StrEnum]) -> None:
    assert {m.value for m in each} == {m.name.lower().replace("_", "-") for m in each}
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", member.value) for member in each)


@pytest.mark.parametrize("each", LISTS, ids=lambda each: each.__name__)
def test_a_list_leaves_something_to_choose(each: type[StrEnum]) -> None:
    assert len(each) >= 2


def test_every_list_is_what_some_option_chooses_from() -> None:
    types = {option.type for option in OPTION_BY_PATH.values()}
    assert set(LISTS) <= types


def test_the_words_of_an_option_are_those_of_its_list_in_order() -> None:
    for option in OPTION_BY_PATH.values():
        if option.type in LISTS:
            assert option.words == tuple(member.value for member in option.type)


def test_gestures_are_named_once_and_every_senya_makes_one_of_them() -> None:
    assert len(set(mechanisms.GESTURES)) == len(mechanisms.GESTURES)
    made = {sign.gesture for name in catalogue() for sign in load(name).senyes.map.values()}
    assert made <= set(mechanisms.GESTURES)
