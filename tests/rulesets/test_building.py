"""From the tables of a file to a ruleset: what is inherited, what is missing, what contradicts."""

from typing import Any

import pytest

from retruc.rulesets import (
    OPTION_BY_PATH,
    check_text,
    load,
    load_text,
    loading,
    option_paths,
    value_at,
)
from retruc.rulesets.building import build, flat, known_option, read_setting
from retruc.rulesets.mechanisms import FirstTie
from retruc.rulesets.reading import Place
from tests.rulesets.test_refusals import BAR, HEAD, found_in, rung, truc

TABLE: dict[str, Any] = {"id": "poble", "version": 1, "name": "Poble", "extends": "bar"}


def problems(place: Place) -> list[tuple[str, str]]:
    """Where something is wrong, and the sentence."""
    return [(error.path, error.problem) for error in place.problems]


def test_a_table_on_top_of_its_parent_is_a_ruleset() -> None:
    place = Place("poble.toml")
    built = build(TABLE | {"cama": {"target": 18}}, place, load("bar"))
    assert built is not None
    assert (str(built), built.extends, built.cama.target) == ("poble@1", "bar", 18)
    assert built.changed == {}
    assert place.problems == []


def test_what_is_wrong_leaves_no_ruleset_and_names_its_place() -> None:
    place = Place("poble.toml")
    assert build(TABLE | {"cama": {"target": 1}}, place, load("bar")) is None
    (error,) = place.problems
    assert str(error) == "poble.toml: cama.target: expected 2 to 1000, found 1"


def test_only_of_a_village_it_is_asked_whether_all_that_is_offered_can_be_set() -> None:
    table = TABLE | {"choices": {"fold.scope": ["none", "seat"]}}
    assert build(table, Place(""), load("bar")) is not None
    place = Place("")
    assert build(table, place, load("bar"), of_village=True) is None
    why = "one seat alone leaves on its own turn only, and fold.when says any-time"
    assert problems(place) == [
        ("choices.fold.scope", f"'seat' can never be set: fold.scope: {why}")
    ]


def test_tables_in_tables_are_read_by_their_paths() -> None:
    table = {"*": "a", "ties": {"first": 1, "all": 2}, "cama.target": 3}
    assert flat(table, Place("")) == {"*": "a", "ties.first": 1, "ties.all": 2, "cama.target": 3}
    place = Place("", "sources")
    assert flat(3, place) == {}
    assert problems(place) == [("sources", "expected a table, found 3")]


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("cama.targets", "no such option; did you mean cama.target?"),
        ("cama", "no such option"),
        ("truc.rungs", "set in the file of a ruleset only"),
    ],
)
def test_an_option_that_cannot_be_set_is_not_found(path: str, problem: str) -> None:
    place = Place("", path)
    assert known_option(path, place) is None
    assert problems(place) == [(path, problem)]


def test_an_option_that_can_be_set_is_found() -> None:
    place = Place("")
    assert known_option("cama.target", place) is OPTION_BY_PATH["cama.target"]
    assert place.problems == []


@pytest.mark.parametrize(
    ("path", "value", "read", "problem"),
    [
        ("envit.on", True, True, ""),
        ("envit.on", 1, None, "expected true or false, found 1"),
        ("cama.target", 30, 30, ""),
        ("cama.target", 1001, None, "expected 2 to 1000, found 1001"),
        ("cama.target", True, None, "expected a whole number, found true"),
        ("ties.first", "stack", FirstTie.STACK, ""),
        ("ties.first", "heap", None, "expected one of classic, stack, put, found 'heap'"),
    ],
)
def test_a_setting_is_read_as_its_option_is_declared(
    path: str, value: object, read: object, problem: str
) -> None:
    place = Place("", path)
    got = read_setting(value, OPTION_BY_PATH[path], place)
    assert (got, type(got)) == (read, type(read))
    assert problems(place) == ([(path, problem)] if problem else [])


# What is inherited


def test_what_a_file_does_not_state_is_as_in_its_parent() -> None:
    bar, village = load("bar"), load_text(HEAD + 'extends = "bar"\n[ties]\nopener = "ma"\n')
    different = [p for p in option_paths() if value_at(bar, p) != value_at(village, p)]
    assert different == ["ties.opener"]


def test_lists_and_tables_are_replaced_and_not_joined() -> None:
    text = HEAD + 'extends = "bar"\n[senyes]\nexpressions = ["meca"]\n'
    text += '[senyes.map]\ntres = { gesture = "wink", any-of = ["3*"] }\n'
    senyes = load_text(text).senyes
    assert (list(senyes.map), senyes.expressions) == (["tres"], ("meca",))
    assert senyes.truth == "free"


def test_a_ruleset_may_list_cards_and_tiers_of_its_own() -> None:
    deck = '[deck]\ncards = ["7*", "3*", "1e", "2o", "5o", "5b"]\n'
    deck += '[order]\ntiers = ["1e", ["7e", "3*"], ["2o", "7*"], "5*"]\n'
    ruleset = load_text(HEAD + 'extends = "bar"\n' + deck)
    shown = [" ".join(map(str, tier)) for tier in ruleset.tiers]
    assert shown == ["1e", "7e 3o 3c 3e 3b", "2o 7o 7c 7b", "5o 5b"]
    assert " ".join(map(str, ruleset.deck.cards)) == "2o 3o 5o 7o 3c 7c 1e 3e 7e 3b 5b 7b"
    assert (ruleset.deck.id, ruleset.deck.pack) == ("", "spanish")
    assert "deck.id" not in ruleset.choices


def test_a_list_of_cards_takes_the_pack_that_the_file_states() -> None:
    deck = '[deck]\npack = "english"\ncards = ["A*", "Td", "Ks"]\n'
    deck += '[order]\ntiers = ["Td", "A*", "Ks"]\n'
    ruleset = load_text(HEAD + 'extends = "put-1674"\n' + deck)
    assert " ".join(map(str, ruleset.deck.cards)) == "Ac Ad Td Ah As Ks"


def test_a_file_may_state_everything() -> None:
    text = (loading.CATALOGUE / "balear.toml").read_text(encoding="utf-8")
    village = load_text(text.replace('"balear"', '"poble"', 1))
    balear = load("balear")
    assert village.extends == ""
    assert [value_at(village, p) for p in option_paths()] == [
        value_at(balear, p) for p in option_paths()
    ]


def test_paths_may_be_written_with_and_without_quotes() -> None:
    quoted = '[choices]\n"cama.target" = [24, 12]\n[sources]\n"cama.target" = "a"\n'
    plain = "choices.cama.target = [24, 12]\nsources.cama.target = ['a']\n"
    one, other = (load_text(HEAD + 'extends = "bar"\n' + text) for text in (quoted, plain))
    assert one == other
    assert (one.choices["cama.target"], one.sources["cama.target"]) == ((24, 12), ("a",))


def test_choices_are_inherited_by_path() -> None:
    text = 'extends = "bar"\n[cama]\ntarget = 40\n'
    text += '[choices]\n"deck.id" = ["v22"]\n"ties.first" = ["classic", "put"]\n'
    bar, village = load("bar"), load_text(HEAD + text)
    assert village.choices == {
        **{path: values for path, values in bar.choices.items() if path != "deck.id"},
        "cama.target": (40, 24, 18, 30),  # one's own value joins what the parent lists
        "ties.first": ("classic", "put"),
    }


def test_sources_are_inherited_by_path() -> None:
    text = (
        'extends = "bar"\n[cama]\ntarget = 40\nmiddle = "bones"\n[deck]\nid = "v24"\n'
        '[truc]\nbase = 2\nrungs = [{ id = "truc", say = "Truc", pays = 3 }]\n'
        '[sources]\n"*" = "all"\n"cama.middle" = ["one", "two"]\n"ties.all" = "mine"\n'
        'deck = "cards"\ntruc = "bets"\n'
    )
    bar, village = load("bar"), load_text(HEAD + text)
    changed = {p: keys for p, keys in village.sources.items() if bar.sources[p] != keys}
    assert changed == {
        "deck.id": ("cards",),
        "deck.pack": ("cards",),
        "deck.cards": ("cards",),
        "order.tiers": ("cards",),  # the order of a named deck comes with it
        "ties.all": ("mine",),
        **{p: ("bets",) for p in option_paths() if p.startswith("truc.")},
        "cama.target": ("all",),
        "cama.middle": ("one", "two"),
    }


def test_a_value_of_ones_own_does_not_keep_its_parents_source() -> None:
    village = load_text(HEAD + 'extends = "bar"\n[cama]\ntarget = 40\n')
    assert "cama.target" not in village.sources
    assert village.sources["cama.middle"] == load("bar").sources["cama.middle"]


def test_cards_of_ones_own_name_their_order_by_its_table() -> None:
    deck = '[deck]\ncards = ["3*", "4*", "5*"]\n[order]\ntiers = ["3*", "4*", "5*"]\n'
    village = load_text(HEAD + 'extends = "bar"\n' + deck + '[sources]\ndeck = "a"\norder = "b"\n')
    assert (village.sources["deck.cards"], village.sources["order.tiers"]) == (("a",), ("b",))


# What is missing, or contradicts


def test_every_problem_of_a_file_is_reported_at_once() -> None:
    text = BAR + '[envit]\nonn = true\nskip = "lst"\n[cama]\ntarget = 0\n[truc]\nbase = "one"\n'
    assert [(error.id, error.path) for error in check_text(text)] == [
        ("unknown-key", "envit.onn"),
        ("unknown-value", "envit.skip"),
        ("wrong-type", "truc.base"),
        ("out-of-range", "cama.target"),
    ]


def test_every_contradiction_is_reported_at_once() -> None:
    text = BAR + "seats = 3\n[envit]\nrungs = []\n[senyes]\nmap = {}\n"
    assert [(error.id, error.path) for error in check_text(text)] == [
        ("odd-seats", "seats"),
        ("seats-not-offered", "seats"),
        ("envit-without-rungs", "envit.rungs"),
        ("senyes-without-map", "senyes.map"),
    ]


def test_what_cannot_be_read_hides_no_contradiction_of_other_options() -> None:
    text = BAR + (
        'seats = 7\n[flor]\non = true\n[envit]\non = false\nopeners = "x"\n[fold]\nscope = "seat"\n'
    )
    assert found_in(text) == [
        ("unknown-value", "envit.openers"),
        ("odd-seats", "seats"),
        ("seats-not-offered", "seats"),
        ("flor-without-envit", "flor.on"),
        ("fold-alone", "fold.scope"),
    ]


def test_a_choice_without_the_own_value_hides_no_contradiction() -> None:
    text = BAR + '[fold]\nscope = "seat"\n[envit]\non = false\n'
    assert found_in(text + '[choices]\n"cama.target" = [18, 30]\n"flor.on" = [false, true]\n') == [
        ("own-value-not-offered", "choices.cama.target"),
        ("fold-alone", "fold.scope"),
        ("impossible-choice", "choices.flor.on"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # of fold.when nothing is known, so it contradicts nothing; nor is the parent's value asked
        ('[fold]\nscope = "seat"\nwhen = "x"\n', [("unknown-value", "fold.when")]),
        # seats are compared with no deck that could not be read, nor with those on offer
        (
            'seats = 8\n[deck]\nid = "x"\n',
            [("unknown-value", "deck.id"), ("seats-not-offered", "seats")],
        ),
        ('seats = "x"\n', [("wrong-type", "seats")]),
        # a ladder that could be read in part is not judged
        (
            truc(rung("vull", 2), '{ id = "b" }'),
            [("missing-option", "truc.rungs.2.say"), ("missing-option", "truc.rungs.2.pays")],
        ),
        # of choices that could be read in part nobody says that the own value is missing
        ('[choices]\n"cama.target" = ["24"]\n', [("wrong-type", "choices.cama.target")]),
        ('[choices]\n"cama.target" = [24, 24]\n', [("repeated-value", "choices.cama.target")]),
        # the own value of a choice is unknown
        (
            '[fold]\nscope = "x"\n[choices]\n"fold.scope" = ["none", "seat"]\n',
            [("unknown-value", "fold.scope")],
        ),
    ],
)
def test_what_cannot_be_read_contradicts_nothing(text: str, found: list[tuple[str, str]]) -> None:
    assert found_in(BAR + text) == found


def test_without_the_parent_only_what_is_stated_is_judged() -> None:
    text = HEAD + 'extends = "x"\n[flor]\non = true\n[envit]\non = false\n[fold]\nscope = "seat"\n'
    assert found_in(text) == [("unknown-ruleset", "extends"), ("flor-without-envit", "flor.on")]


def test_a_file_that_extends_nothing_is_told_every_option_it_leaves_out() -> None:
    missing = [e.path for e in check_text(HEAD + '[deck]\nid = "v22"') if e.id == "missing-option"]
    assert missing[:3] == ["seats", "order.fives-on-top", "ties.first"]
    assert missing[-1] == "absence.grace-s"
    assert not {"deck.id", "deck.pack", "deck.cards", "order.tiers"} & set(missing)


def test_a_file_without_a_deck_is_told_so_once() -> None:
    of_deck = [e for e in check_text(HEAD) if e.path.startswith(("deck", "order.tiers"))]
    assert [(e.id, e.path) for e in of_deck] == [("missing-deck", "deck")]


def test_a_senya_may_be_for_a_card_of_a_deck_on_offer() -> None:
    text = BAR + (
        '[senyes.map.x]\ngesture = "nod"\nany-of = ["2*"]\n[choices]\n"deck.id" = ["v22", "v26"]\n'
    )
    assert found_in(text) == []


def test_a_senya_of_the_parent_for_cards_that_are_not_there_is_let_be() -> None:
    text = (
        HEAD
        + 'extends = "valencia-26"\n[deck]\nid = "v22"\n'
        + '[choices]\nseats = [4]\n"deck.id" = ["v22"]\n'
    )
    assert "dos" in load_text(text).senyes.map


def test_a_falta_that_is_sometimes_worth_enough_may_be_said() -> None:
    assert found_in(BAR + "[envit]\nfalta-over = 17\n") == []
