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
