"""Reading the rungs of a ladder, and the senyes."""

from typing import Any

import pytest

from retruc.game import Pack, parse_hand
from retruc.rulesets import Pays, Rung, Sign
from retruc.rulesets.entries import read_rungs, read_signs
from retruc.rulesets.reading import MOST_TEXT, Place

BAD_ID = "expected lower-case letters and digits joined by hyphens"
ENVIT = {"id": "envit", "say": "Envide", "pays": 2}


def rungs_of(value: object) -> tuple[tuple[Rung, ...] | None, list[str]]:
    """A ladder as it is read, and what is wrong with it."""
    place = Place("", "rungs")
    return read_rungs(value, place), [str(error) for error in place.problems]


def signs_of(value: object, pack: Pack = Pack.SPANISH) -> tuple[Any, list[str]]:
    """The senyes as they are read, and what is wrong with them."""
    place = Place("", "map")
    return read_signs(value, place, pack), [str(error) for error in place.problems]


def test_a_ladder_is_read_in_its_order() -> None:
    falta = {"id": "falta", "say": "La falta", "pays": "falta"}
    free = {"id": "+", "say": "Més", "pays": "free"}
    assert rungs_of([ENVIT, free, falta]) == (
        (
            Rung("envit", "Envide", 2),
            Rung("+", "Més", Pays.FREE),
            Rung("falta", "La falta", Pays.FALTA),
        ),
        [],
    )
    assert rungs_of([]) == ((), [])


@pytest.mark.parametrize(
    ("ladder", "problems"),
    [
        (3, ["rungs: expected a list, found 3"]),
        ([3], ["rungs.1: expected a table, found 3"]),
        (
            [ENVIT, {"id": "torne"}],
            ["rungs.2.say: nothing is stated", "rungs.2.pays: nothing is stated"],
        ),
        ([{**ENVIT, "pay": 2}], ["rungs.1.pay: no such key; did you mean pays?"]),
        ([{**ENVIT, "say": 7}], ["rungs.1.say: expected a text in quotes, found 7"]),
        ([{**ENVIT, "pays": 0}], ["rungs.1.pays: expected 1 to 1000, found 0"]),
        ([{**ENVIT, "pays": 1001}], ["rungs.1.pays: expected 1 to 1000, found 1001"]),
        ([{**ENVIT, "pays": 2.5}], ["rungs.1.pays: expected a whole number, found 2.5"]),
        (
            [{**ENVIT, "pays": "all"}],
            ["rungs.1.pays: expected one of falta, jocfora, free, found 'all'"],
        ),
        (
            [{**ENVIT, "id": "x" * (MOST_TEXT + 1)}],
            [f"rungs.1.id: expected at most 60 letters, found '{'x' * MOST_TEXT}…'"],
        ),
    ],
)
def test_what_is_wrong_with_a_rung_names_its_place_on_the_ladder(
    ladder: object, problems: list[str]
) -> None:
    _, found = rungs_of(ladder)
    assert found == problems


def test_a_rung_that_cannot_be_read_leaves_the_others() -> None:
    rungs, problems = rungs_of([{"id": "a"}, ENVIT, 3])
    assert rungs == (Rung("envit", "Envide", 2),)
    assert len(problems) == 3


def test_an_id_that_is_no_text_is_shown_as_it_is() -> None:
    rungs, problems = rungs_of([{**ENVIT, "id": 3}])
    assert rungs == (Rung("3", "Envide", 2),)
    assert problems == []


def test_senyes_are_read_with_all_that_they_say() -> None:
    signs, problems = signs_of(
        {
            "tres": {"gesture": "wink", "any-of": ["3*"]},
            "reservada": {"gesture": "nod", "all-of": ["1b", "1e"], "none-of": ["7o"]},
            "trenta": {"gesture": "pout", "envit-from": 30, "envit-to": 33},
        }
    )
    assert problems == []
    assert signs == {
        "tres": Sign("wink", any_of=parse_hand("3o3c3e3b")),
        "reservada": Sign("nod", all_of=parse_hand("1e1b"), none_of=parse_hand("7o")),
        "trenta": Sign("pout", envit_from=30, envit_to=33),
    }


def test_senyes_are_about_the_cards_of_their_pack() -> None:
    three = {"three": {"gesture": "wink", "any-of": ["3s", "3c"]}}
    signs, problems = signs_of(three, Pack.ENGLISH)
    assert problems == []
    assert signs["three"].any_of == parse_hand("3c3s", Pack.ENGLISH)
    assert signs_of(three)[1] == ["map.three.any-of: the spanish pack has no card '3s'"]


@pytest.mark.parametrize(
    ("senyes", "read", "problems"),
    [
        ([], None, ["map: expected a table, found a list"]),
        ({"x": 3}, [], ["map.x: expected a table, found 3"]),
        ({"x": {"any-of": ["3*"]}}, [], ["map.x.gesture: nothing is stated"]),
        ({"x": {"gesture": "nod"}}, ["x"], ["map.x: it says nothing of the cards or of the envit"]),
        (
            {"x": {"gesture": "nod", "any-of": [], "envit-to": 0}},
            ["x"],
            ["map.x: it says nothing of the cards or of the envit"],
        ),
        (
            {"x": {"gesture": "nod", "any-off": ["3*"], "envit-to": 20}},
            ["x"],
            ["map.x.any-off: no such key; did you mean any-of?"],
        ),
        (
            {"x": {"gesture": "nod", "envit-from": -1, "envit-to": 20}},
            ["x"],
            ["map.x.envit-from: expected 0 to 100, found -1"],
        ),
        (
            {"El tres": {"gesture": "nod", "any-of": ["3*"]}},
            ["El tres"],
            [f"map.El tres: {BAD_ID}, found 'El tres'"],
        ),
    ],
)
def test_what_is_wrong_with_a_senya_names_its_id(
    senyes: object, read: list[str] | None, problems: list[str]
) -> None:
    signs, found = signs_of(senyes)
    assert (None if signs is None else list(signs)) == read
    assert found == problems


def test_a_gesture_that_no_face_makes_is_refused_with_a_close_one() -> None:
    _, (problem,) = signs_of({"x": {"gesture": "wing", "any-of": ["3*"]}})
    assert problem.startswith("map.x.gesture: expected one of brows, wink, ")
    assert problem.endswith("found 'wing'; did you mean wink?")
