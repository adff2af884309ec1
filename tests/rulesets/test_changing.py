"""Options set otherwise than in the file."""

import pytest

from retruc.game import RulesetError
from retruc.rulesets import load, load_text, loading, with_options


def test_changes_are_recorded_in_the_order_of_the_schema_and_as_they_are_written() -> None:
    changes = {"coto.cames-to-win": "01", "envit.on": "false", "deck.id": "v24", "seats": "2"}
    changed = with_options(load("bar"), changes)
    assert list(changed.changed.items()) == [
        ("seats", "2"),
        ("deck.id", "v24"),
        ("envit.on", "false"),
        ("coto.cames-to-win", "1"),
    ]
    assert (changed.seats, changed.envit.on, changed.envit_rungs) == (2, False, ())
    assert str(changed) == "bar@1"


def test_a_deck_brings_its_cards_and_its_order() -> None:
    changed = with_options(load("bar"), {"deck.id": "v24"})
    named = load("ribera-baixa")
    assert (changed.deck, changed.tiers) == (named.deck, named.tiers)


def test_what_is_set_as_in_the_file_is_no_change() -> None:
    bar = load("bar")
    assert with_options(bar, {"cama.target": "24", "deck.id": "v22"}) is bar
    assert with_options(bar, {}) is bar


def test_changes_add_to_those_made_before() -> None:
    bar = load("bar")
    twice = with_options(with_options(bar, {"cama.target": "30"}), {"truc.when": "any-time"})
    assert dict(twice.changed) == {"truc.when": "any-time", "cama.target": "30"}
    assert twice == with_options(bar, twice.changed)
    assert twice.unchanged is bar
    assert with_options(twice, {"cama.target": "24", "truc.when": "own-turn"}) is bar


def test_values_that_no_source_names_may_be_set() -> None:
    assert with_options(load("bar"), {"cama.target": "13"}).cama.target == 13


def test_what_a_ruleset_offers_stays() -> None:
    bar = load("bar")
    assert with_options(bar, {"cama.target": "13"}).choices is bar.choices


@pytest.mark.parametrize(
    ("path", "text", "error_id", "problem"),
    [
        ("cama.targets", "30", "unknown-option", "no such option; did you mean cama.target?"),
        ("cama", "30", "unknown-option", "no such option"),
        ("name", "Poble", "unknown-option", "no such option"),
        ("envit.rungs", "envit", "not-settable", "set in the file of a ruleset only"),
        ("senyes.map", "", "not-settable", "set in the file of a ruleset only"),
        ("deck.pack", "english", "not-settable", "set in the file of a ruleset only"),
        ("deck.id", "", "unknown-value", "expected one of v22, v24,"),
        ("deck.id", "v23", "unknown-value", "found 'v23'; did you mean v"),
        ("envit.on", "no", "wrong-type", "expected true or false, found 'no'"),
        ("envit.on", "True", "wrong-type", "expected true or false, found 'True'"),
        ("cama.target", "many", "wrong-type", "expected a whole number, found 'many'"),
        ("cama.target", " 30", "wrong-type", "expected a whole number, found ' 30'"),
        ("cama.target", "٣٠", "wrong-type", "expected a whole number, found '٣٠'"),
        ("cama.target", "9" * 100, "wrong-type", "expected a whole number, found '999"),
        ("cama.target", "-1", "out-of-range", "expected 2 to 1000, found -1"),
        ("ties.first", "stak", "unknown-value", "found 'stak'; did you mean stack?"),
        ("seats", "6", "seats-not-offered", "expected one of 2, 4, found 6"),
        ("seats", "5", "odd-seats", "expected as many seats in each team, found 5"),
        ("truc.extra", "va-al-dotze", "extra-misfit", "pays 9 and a last one"),
        ("envit.on", "false", "", ""),
    ],
)
def test_what_cannot_be_set_is_refused(path: str, text: str, error_id: str, problem: str) -> None:
    bar = load("bar")
    if not error_id:
        with_options(bar, {path: text})
        return
    with pytest.raises(RulesetError) as raised:
        with_options(bar, {path: text})
    error = raised.value
    assert (error.id, error.path, error.file) == (error_id, path, "")
    assert problem in error.problem


def test_changes_that_need_each_other_are_made_together() -> None:
    bar = load("balear")
    with pytest.raises(RulesetError, match="the envit is off"):
        with_options(bar, {"envit.on": "false", "flor.on": "true"})
    both = with_options(bar, {"envit.on": "false", "flor.on": "false"})
    assert dict(both.changed) == {"envit.on": "false"}


def test_without_choices_a_ruleset_has_the_seats_it_states() -> None:
    text = (loading.CATALOGUE / "catala.toml").read_text(encoding="utf-8")
    before, _, rest = text.replace('"catala"', '"poble"').partition("[choices]")
    village = load_text(before + "[sources]" + rest.partition("[sources]")[2])
    assert village.choices == {}
    with pytest.raises(RulesetError, match="expected one of 4, found 2"):
        with_options(village, {"seats": "2"})


@pytest.mark.parametrize(
    ("extra", "ids", "pays"),
    [
        ("none", ["quatreval"], [4]),
        ("cinc-val", ["quatreval", "cincval"], [4, 5]),
        (
            "nou-val",
            ["quatreval", "cincval", "sisval", "setval", "vuitval", "nouval"],
            [4, 5, 6, 7, 8, 9],
        ),
    ],
)
def test_extra_rungs_stand_before_joc_fora(extra: str, ids: list[str], pays: list[int]) -> None:
    ladder = with_options(load("barajamos"), {"truc.extra": extra}).truc_rungs
    assert [rung.id for rung in ladder] == ["truc", "retruc", *ids, "jocfora"]
    assert [rung.pays for rung in ladder] == [2, 3, *pays, "jocfora"]


def test_va_al_dotze_stands_after_val_nou() -> None:
    ladder = with_options(load("menorca"), {"truc.extra": "va-al-dotze"}).truc_rungs
    assert [rung.pays for rung in ladder] == [3, 6, 9, 12, "jocfora"]
