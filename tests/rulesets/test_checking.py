"""What contradicts what, among options that are all readable by themselves."""

from typing import Any

import pytest

from retruc.game import Pack, parse_hand
from retruc.rulesets import Pays, Rung, Sign, catalogue, load, options
from retruc.rulesets.checking import NOTATION_WORDS, check
from retruc.rulesets.mechanisms import ExtraRungs, FoldScope, FoldWhen, SeenBy
from retruc.rulesets.reading import Place

FALTA = Rung("falta", "Falta", Pays.FALTA)
FREE = Rung("+", "Més", Pays.FREE)
JOCFORA = Rung("jocfora", "Joc fora", Pays.JOCFORA)
JOCFORA_LAST = "and a last one that pays jocfora"
ENGLISH_ACE = parse_hand("As", Pack.ENGLISH)
ACE = parse_hand("1e")


def rung(rung_id: str, pays: int | Pays) -> Rung:
    return Rung(rung_id, rung_id.capitalize(), pays)


def found(values: dict[str, Any], seats_offered: tuple[int, ...] | None = None) -> list[str]:
    """What contradicts, each with its place."""
    place = Place("")
    check(values, place, seats_offered)
    return [str(error) for error in place.problems]


@pytest.mark.parametrize("name", catalogue())
def test_no_ruleset_of_the_catalogue_contradicts_itself(name: str) -> None:
    ruleset = load(name)
    assert found(options(ruleset), ruleset.choices["seats"]) == []


def test_nothing_contradicts_where_nothing_is_known() -> None:
    assert found({}) == []
    assert found({}, (2, 4)) == []


CONTRADICTIONS: list[tuple[dict[str, Any], list[str]]] = [
    ({"seats": 4}, []),
    ({"seats": 3}, ["seats: expected as many seats in each team, found 3"]),
    ({"seats": 4, "deck.cards": tuple(range(12))}, []),
    (
        {"seats": 4, "deck.cards": tuple(range(11))},
        ["seats: 4 seats need 12 cards, and the deck has 11"],
    ),
    # The ladder of the truc
    ({"truc.rungs": (rung("truc", 2), rung("retruc", 3), JOCFORA), "truc.base": 1}, []),
    ({"truc.rungs": (), "truc.base": 1}, []),
    (
        {"truc.rungs": (rung("truc", 2),), "truc.base": 2},
        ["truc.rungs: truc pays 2, no more than the 2 before it"],
    ),
    (
        {"truc.rungs": (rung("truc", 3), rung("retruc", 2), rung("vuit", 3)), "truc.base": 1},
        [
            "truc.rungs: retruc pays 2, no more than the 3 before it",
            "truc.rungs: vuit pays 3, no more than the 3 before it",
        ],
    ),
    (
        {"truc.rungs": (JOCFORA, rung("retruc", 3)), "truc.base": 1},
        ["truc.rungs: retruc comes after the rung that pays jocfora"],
    ),
    (
        {"truc.rungs": (rung("tot", Pays.FALTA),), "truc.base": 1},
        ["truc.rungs: tot pays falta; the only word here is jocfora"],
    ),
    # The ladder of the envit
    ({"envit.rungs": (rung("envit", 2), FREE, FALTA), "envit.on": True}, []),
    ({"envit.rungs": (), "envit.on": False}, []),
    (
        {"envit.rungs": (), "envit.on": True},
        ["envit.rungs: the envit is on and has no rungs"],
    ),
    (
        {"envit.rungs": (rung("envit", 2), FREE, FREE, FALTA)},
        [
            "envit.rungs: the id + is used twice on the two ladders",
            "envit.rungs: + comes once, after a fixed amount and directly before the falta",
        ],
    ),
    (
        {"envit.rungs": (FREE, FALTA)},
        ["envit.rungs: + comes once, after a fixed amount and directly before the falta"],
    ),
    (
        {"envit.rungs": (rung("envit", 2), JOCFORA)},
        ["envit.rungs: jocfora pays jocfora; the only word here is falta"],
    ),
    # Ids
    (
        {"envit.rungs": (rung("truc", 2),), "truc.rungs": (rung("truc", 2),)},
        ["truc.rungs: the id truc is used twice on the two ladders"],
    ),
    (
        {"envit.rungs": (rung("cincval", 2),), "truc.rungs": (rung("quatreval", 4), JOCFORA)},
        [],
    ),
    (
        {
            "envit.rungs": (rung("cincval", 2),),
            "truc.rungs": (rung("quatreval", 4), JOCFORA),
            "truc.extra": ExtraRungs.CINC_VAL,
        },
        ["truc.rungs: the id cincval is used twice on the two ladders"],
    ),
    (
        {"envit.rungs": (rung("més", 2),)},
        ["envit.rungs: expected letters from a to z, found 'més'"],
    ),
    ({"envit.rungs": (rung("", 2),)}, ["envit.rungs: expected letters from a to z, found ''"]),
    (
        {"envit.rungs": (rung("a", 2), rung("lliure", Pays.FREE), FALTA)},
        ["envit.rungs: a free amount is called +, and nothing else; found 'lliure'"],
    ),
    # Extra rungs
    ({"truc.rungs": (), "truc.extra": ExtraRungs.NONE}, []),
    (
        {"truc.rungs": (rung("valnou", 9), JOCFORA), "truc.extra": ExtraRungs.VA_AL_DOTZE},
        [],
    ),
    (
        {"truc.rungs": (rung("valnou", 9), JOCFORA), "truc.extra": ExtraRungs.SIS_VAL},
        [
            f"truc.extra: sis-val goes between a rung that pays 4 {JOCFORA_LAST}",
        ],
    ),
    (
        {"truc.rungs": (JOCFORA,), "truc.extra": ExtraRungs.VA_AL_DOTZE},
        [f"truc.extra: va-al-dotze goes between a rung that pays 9 {JOCFORA_LAST}"],
    ),
    # Options of two tables
    ({"flor.on": True, "envit.on": True}, []),
    ({"flor.on": False, "envit.on": False}, []),
    ({"flor.on": True, "envit.on": False}, ["flor.on: the flor is on and the envit is off"]),
    (
        {"fold.scope": FoldScope.SEAT, "fold.when": FoldWhen.ANY_TIME},
        [
            "fold.scope: one seat alone leaves on its own turn only, and fold.when says any-time",
        ],
    ),
    ({"fold.scope": FoldScope.SEAT, "fold.when": FoldWhen.BEFORE_FIRST_CARD}, []),
    ({"fold.scope": FoldScope.TEAM, "fold.when": FoldWhen.ANY_TIME}, []),
    # Senyes, and cards that count
    (
        {"senyes.seen-by": SeenBy.PARTNER, "senyes.map": {}},
        ["senyes.map: senyes are seen and none is stated"],
    ),
    ({"senyes.seen-by": SeenBy.NONE, "senyes.map": {}}, []),
    (
        {"senyes.map": {"x": Sign("nod", envit_from=31, envit_to=30)}},
        ["senyes.map.x: envit-from 31 is more than envit-to 30"],
    ),
    ({"senyes.map": {"x": Sign("nod", envit_from=31, envit_to=31)}}, []),
    ({"senyes.map": {"x": Sign("nod", envit_from=31)}}, []),
    (
        {
            "senyes.map": {"x": Sign("nod", any_of=ACE), "y": Sign("kiss", none_of=ENGLISH_ACE)},
            "deck.pack": Pack.SPANISH,
        },
        ["senyes.map.y: not of the spanish pack: As"],
    ),
    (
        {"envit.wild": {ACE[0]: 30}, "deck.pack": Pack.ENGLISH},
        ["envit.wild: not of the english pack: 1e"],
    ),
]


@pytest.mark.parametrize(("values", "problems"), CONTRADICTIONS)
def test_what_contradicts_is_noted_where_it_stands(
    values: dict[str, Any], problems: list[str]
) -> None:
    assert found(values) == problems


def test_seats_are_compared_with_those_on_offer_if_there_is_an_offer() -> None:
    assert found({"seats": 6}, (2, 4)) == ["seats: expected one of 2, 4, found 6"]
    assert found({"seats": 6}, (2, 4, 6)) == []
    assert found({"seats": 6}, ()) == ["seats: expected one of , found 6"]
    assert found({"seats": 6}) == []


def test_no_rung_is_called_by_a_word_of_the_notation() -> None:
    for word in NOTATION_WORDS:
        assert found({"envit.rungs": (rung(word, 2),)}) == [
            f"envit.rungs: {word} is a word of the notation"
        ]


def test_what_could_not_be_read_is_compared_with_nothing() -> None:
    assert found({"flor.on": True}) == []
    assert found({"truc.rungs": (rung("truc", 2),)}) == []
    assert found({"fold.scope": FoldScope.SEAT}) == []
    assert found({"deck.cards": ()}) == []


def test_every_contradiction_is_noted_in_the_order_of_the_checks() -> None:
    values = options(load("bar")) | {"seats": 5, "flor.on": True, "envit.on": False}
    assert found(values, (2, 4)) == [
        "seats: expected as many seats in each team, found 5",
        "seats: expected one of 2, 4, found 5",
        "flor.on: the flor is on and the envit is off",
    ]
