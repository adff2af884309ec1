"""Names, files, versions, and who extends whom."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from retruc.game import RulesetError, parse_card
from retruc.rulesets import (
    Ruleset,
    catalogue,
    check_file,
    check_text,
    load,
    load_text,
    loading,
    option_paths,
    value_at,
    with_options,
)

HEAD = 'id = "poble"\nversion = 1\nname = "Poble"\n'


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the catalogue that may be changed."""
    for file in loading.CATALOGUE.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(loading, "CATALOGUE", tmp_path)
    monkeypatch.setattr(loading, "_loaded", {})
    return tmp_path


def test_a_ruleset_of_the_catalogue_is_read_once() -> None:
    assert load("bar") is load("bar@1")


def test_an_unknown_name_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(RulesetError, match=r"balear, bar, .*found 'balea'; did you mean balear\?"):
        load("balea")


@pytest.mark.parametrize("name", ["bar@2", "bar@", "bar@1@1", "bar@x", "bar@01"])
def test_a_version_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(RulesetError, match=r"expected bar@1, found 'bar@"):
        load(name)


def test_an_older_version_that_was_kept_is_found_by_its_number(shelf: Path) -> None:
    old = (shelf / "bar.toml").read_text(encoding="utf-8")
    new = old.replace("version = 1", "version = 2").replace("target     = 24", "target     = 30")
    (shelf / "bar@1.toml").write_text(old, encoding="utf-8")
    (shelf / "bar.toml").write_text(new, encoding="utf-8")
    assert [(str(r), r.cama.target) for r in (load("bar"), load("bar@1"), load("bar@2"))] == [
        ("bar@2", 30),
        ("bar@1", 24),
        ("bar@2", 30),
    ]
    assert "bar@1" not in catalogue()
    village = load_text(HEAD + 'extends = "bar@1"')
    assert (village.extends, village.cama.target) == ("bar", 24)


def test_rulesets_that_extend_each_other_are_refused(shelf: Path) -> None:
    (shelf / "a.toml").write_text('id = "a"\nextends = "b"', encoding="utf-8")
    (shelf / "b.toml").write_text('id = "b"\nextends = "a"', encoding="utf-8")
    with pytest.raises(RulesetError, match="in a circle: a → b → a") as raised:
        load("a")
    assert (raised.value.id, raised.value.file) == ("extends-cycle", "b.toml")


def test_a_broken_file_of_the_catalogue_names_itself(shelf: Path) -> None:
    (shelf / "bar.toml").write_text("id = ", encoding="utf-8")
    assert {(e.id, e.file) for e in check_text(HEAD + 'extends = "bar"')} == {
        ("not-toml", "bar.toml")
    }
    (shelf / "bar.toml").write_bytes(b"\xff")
    with pytest.raises(RulesetError, match=r"bar\.toml: no UTF-8 text: byte 1"):
        load("ribera-baixa")


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "poble.toml"
    file.write_text(HEAD + 'extends = "bar"\n[cama]\ntarget = 30\n', encoding="utf-8")
    assert load(file) == load(str(file)) == load_text(file.read_text(encoding="utf-8"))
    assert load(file).cama.target == 30
    assert check_file(str(file)) == []


def test_a_file_in_this_folder_needs_only_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("poble.toml").write_text(HEAD + 'extends = "bar"', encoding="utf-8")
    assert str(load("poble.toml")) == "poble@1"


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "poble.toml"
    (error,) = check_file(missing)
    assert (error.id, error.file) == ("unreadable-file", str(missing))
    assert error.problem == "cannot be read: No such file or directory"
    with pytest.raises(RulesetError, match="Is a directory"):
        load(tmp_path)


def test_a_file_may_have_64_kib(tmp_path: Path) -> None:
    file = tmp_path / "poble.toml"
    text = HEAD + 'extends = "bar"\n'
    file.write_text(text + "#" * (65_536 - len(text)), encoding="utf-8")
    assert check_file(file) == []
    file.write_text(text + "#" * (65_537 - len(text)), encoding="utf-8")
    assert [error.id for error in check_file(file)] == ["file-too-large"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "poble.toml"
    file.write_bytes(b"id = '\xe9'")
    (error,) = check_file(file)
    assert (error.id, error.problem) == (
        "not-toml",
        "no UTF-8 text: byte 7 is not of any character",
    )


def test_a_byte_order_mark_is_no_part_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "poble.toml"
    file.write_text(HEAD + 'extends = "bar"\n', encoding="utf-8-sig")
    assert check_file(file) == []


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


@pytest.mark.parametrize(
    ("choices", "setting", "needed"),
    [
        (
            '"fold.scope" = ["none", "seat"]\n"fold.when" = ["any-time", "own-turn"]',
            {"fold.scope": "seat"},
            {"fold.when": "own-turn"},
        ),
        (
            '"deck.id" = ["v22", "v24"]\nseats = [2, 4, 8]',
            {"seats": "8"},
            {"deck.id": "v24"},
        ),
    ],
)
def test_a_choice_may_need_another(
    choices: str, setting: dict[str, str], needed: dict[str, str]
) -> None:
    village = load_text(HEAD + f'extends = "bar"\n[choices]\n{choices}\n')
    with pytest.raises(RulesetError):
        with_options(village, setting)
    assert with_options(village, {**setting, **needed}).changed == {**setting, **needed}


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


def test_a_ruleset_is_a_value() -> None:
    changed = with_options(load("bar"), {"cama.target": "30"})
    copy: Ruleset = pickle.loads(pickle.dumps(changed))
    assert (copy, hash(copy)) == (changed, hash(changed))
    assert copy != load("bar")
    assert copy.strength_by_card[parse_card("1e")] == 9


def test_importing_the_package_reads_no_ruleset() -> None:
    code = (
        "from retruc.rulesets import decks, loading\n"
        "print(len(loading._loaded), decks.deck_by_name.cache_info().misses)"
    )
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["0", "0"]
