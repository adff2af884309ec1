"""What follows from the options of a ruleset."""

import pytest

from retruc.game import Bet
from retruc.rulesets import load, with_options


def followers(name: str, skip: str) -> dict[str | None, list[str]]:
    ruleset = with_options(load(name), {"envit.skip": skip})
    return {last: [rung.id for rung in rungs] for last, rungs in ruleset.envit_rungs_after.items()}


def test_a_rung_is_found_by_its_id() -> None:
    bar = load("bar")
    assert bar.rung_by_id["torne"] == (Bet.ENVIT, 1, bar.envit.rungs[1])
    assert bar.rung_by_id["jocfora"] == (Bet.TRUC, 3, bar.truc.rungs[3])
    assert list(load("catala").rung_by_id) == ["truc", "retruc"]


def test_an_envit_that_is_off_has_no_rungs() -> None:
    off = with_options(load("bar"), {"envit.on": "false"})
    assert (off.envit_rungs, off.envit_rungs_after) == ((), {None: ()})


@pytest.mark.parametrize(
    ("skip", "opening", "after_envida"),
    [
        ("none", ["envit"], ["joenvit"]),
        ("last", ["envit"], ["joenvit", "tots"]),
        ("last-opens", ["envit", "tots"], ["joenvit", "tots"]),
        ("any", ["envit", "joenvit", "dosmes", "tots"], ["joenvit", "dosmes", "tots"]),
    ],
)
def test_a_ladder_is_climbed_as_skip_says(
    skip: str, opening: list[str], after_envida: list[str]
) -> None:
    after = followers("balear", skip)
    assert (after[None], after["envit"], after["dosmes"], after["tots"]) == (
        opening,
        after_envida,
        ["tots"],
        [],
    )


def test_a_free_raise_opens_nothing_and_goes_over_all_but_the_falta() -> None:
    assert load("bicicleta").has_free_raise
    assert not load("bar").has_free_raise
    assert followers("bicicleta", "last-opens") == {
        None: ["envit", "falta"],
        "envit": ["torne", "falta", "+"],
        "torne": ["falta", "+"],
        "+": ["falta", "+"],
        "falta": [],
    }


def test_a_deck_without_fives_has_none_to_put_on_top() -> None:
    old = with_options(load("truc-1739"), {"deck.id": "c32"})
    assert with_options(old, {"order.fives-on-top": "always"}).tiers == old.tiers


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bar", []),
        ("balear", ["stacks", "folds", "speaks_out_of_turn", "interrupts_truc"]),
        ("menorca", ["stacks", "covers", "folds", "speaks_out_of_turn", "interrupts_truc"]),
        ("mallorca", ["folds"]),
        ("bicicleta", ["covers", "interrupts_truc"]),
        ("barajamos", ["folds", "speaks_out_of_turn", "interrupts_truc"]),
        ("catala", ["decides_last_pedra", "speaks_out_of_turn"]),
        ("put-1674", []),
    ],
)
def test_a_ruleset_says_what_its_rounds_may_hold(name: str, said: list[str]) -> None:
    ruleset = load(name)
    asked = (
        "stacks",
        "covers",
        "folds",
        "decides_last_pedra",
        "speaks_out_of_turn",
        "interrupts_truc",
    )
    assert [question for question in asked if getattr(ruleset, question)] == said


def test_truc_is_interrupted_where_playing_on_accepts_it() -> None:
    silent = with_options(load("catala"), {"truc.silent-accept": "true"})
    assert silent.interrupts_truc
