"""The rulesets that come with Retruc: each loads, names its sources, offers what can be played."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from retruc.game import RulesetError, parse_hand
from retruc.rulesets import (
    catalogue,
    format_value,
    load,
    load_text,
    option_paths,
    value_at,
    with_options,
)
from retruc.rulesets.offering import check_choices
from retruc.rulesets.paths import options
from retruc.rulesets.reading import Place

ROOT = Path(__file__).parents[2]
SOURCES_PAGE = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
NAMES = (
    "balear",
    "bar",
    "barajamos",
    "bicicleta",
    "catala",
    "garrotxa",
    "mallorca",
    "matarrata",
    "menorca",
    "put-1674",
    "put-1800",
    "ribera-baixa",
    "truc-1739",
    "valencia-26",
)
OFFERED = [(name, path) for name in NAMES for path in load(name).choices]


def test_the_catalogue_has_these_rulesets() -> None:
    assert catalogue() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_is_named_by_its_file_and_starts_at_version_1(name: str) -> None:
    assert str(load(name)) == f"{name}@1"


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_ruleset_offers_can_be_set(name: str) -> None:
    place = Place("")
    check_choices(load(name).choices, options(load(name)), place)
    assert place.problems == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_names_its_sources_and_the_page_explains_them(name: str) -> None:
    ruleset = load(name)
    assert tuple(ruleset.sources) == option_paths()
    keys = {key for keys in ruleset.sources.values() for key in keys}
    assert keys <= {key for row in table_rows() for key in re.findall(r"^`([a-z-]+)`$", row[0])}


def test_the_page_of_sources_has_no_key_that_no_table_explains() -> None:
    keys = {key for row in table_rows() for key in re.findall(r"^`([a-z-]+)`$", row[0])}
    mentioned = set(re.findall(r"\(`([a-z]+)`\)", SOURCES_PAGE))
    assert mentioned
    assert mentioned <= keys


@pytest.mark.parametrize(("name", "path"), OFFERED)
def test_every_choice_can_be_made_and_unmade(name: str, path: str) -> None:
    ruleset = load(name)
    own = value_at(ruleset, path)
    assert own in ruleset.choices[path]
    for value in ruleset.choices[path]:
        text = format_value(value)
        changed = with_options(ruleset, {path: text})
        assert value_at(changed, path) == value
        assert dict(changed.changed) == ({} if value == own else {path: text})
        assert with_options(changed, {path: format_value(own)}) == ruleset


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_seats_can_be_dealt_three_cards_from_every_deck(name: str) -> None:
    ruleset = load(name)
    for seats in ruleset.choices["seats"]:
        for deck in ruleset.choices.get("deck.id", (ruleset.deck.id,)):
            if (seats, deck) == (8, "v22"):  # 22 cards are for six at most
                continue
            changed = with_options(ruleset, {"seats": str(seats), "deck.id": deck})
            assert len(changed.deck.cards) >= 3 * seats


def test_eight_seats_need_more_than_22_cards() -> None:
    with pytest.raises(RulesetError, match="8 seats need 24 cards, and the deck has 22"):
        with_options(load("valencia-26"), {"seats": "8", "deck.id": "v22"})


@pytest.mark.parametrize("name", NAMES)
def test_senyes_are_made_only_where_there_are_some(name: str) -> None:
    senyes = load(name).senyes
    assert (senyes.seen_by == "none") == (not senyes.map)


def table_rows() -> list[list[str]]:
    """The cells of every table of the page of sources."""
    lines = [line for line in SOURCES_PAGE.splitlines() if re.match(r"\| (?!---)", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def disagreements() -> list[tuple[str, str, str, list[str]]]:
    """By ruleset and option: the value that is played, and the others that a row names."""
    rows = [row for row in table_rows() if len(row) == 6 and row[1] != "rulesets"]
    return [
        (name, path, row[3].strip("`"), re.findall(r"[a-z0-9-]+", row[4]))
        for row in rows
        for name in re.findall(r"[a-z0-9-]+", row[1])
        for path in re.findall(r"[a-z.-]+", row[2])
    ]


@pytest.mark.parametrize(("name", "path", "played", "others"), disagreements())
def test_where_sources_disagree_the_page_gives_the_values(
    name: str, path: str, played: str, others: list[str]
) -> None:
    ruleset = load(name)
    assert format_value(value_at(ruleset, path)) == played
    offered = [format_value(value) for value in ruleset.choices.get(path, (played,))]
    assert {played, *others} <= set(offered)


def test_the_rows_of_the_page_are_found() -> None:
    assert ("bar", "cama.middle", "males", ["bones"]) in disagreements()
    assert len(disagreements()) > 30


def test_the_fives_go_on_top_with_more_than_four_seats() -> None:
    balear = load("balear")
    six = with_options(balear, {"seats": "6"})
    never = with_options(six, {"order.fives-on-top": "never"})
    always = with_options(balear, {"order.fives-on-top": "always"})
    fives = parse_hand("5o5c5e5b")
    assert six.tiers[0] == always.tiers[0] == fives
    assert balear.tiers == never.tiers == balear.order.tiers
    assert balear.tiers[-2] == fives
    assert [c for tier in six.tiers[1:] for c in tier if c.number == 5] == []


def decisions_by_ruleset_id(path: Path) -> Iterator[str]:
    """Where a module compares the id of a ruleset, matches on it or looks something up by it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Compare():
                decides: ast.AST = node
            case ast.Match(subject=decides) | ast.Subscript(slice=decides):
                pass
            case _:
                continue
        if any(is_ruleset_id(part) for part in ast.walk(decides)):
            yield f"{path.relative_to(ROOT)}:{node.lineno}"


def is_ruleset_id(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(attr="id", value=ast.Attribute(attr=owner) | ast.Name(id=owner)):
            return "ruleset" in owner.lower()
    return False


def test_no_code_asks_which_ruleset_it_plays() -> None:
    modules = sorted((ROOT / "src").rglob("*.py"))
    assert [place for path in modules for place in decisions_by_ruleset_id(path)] == []


@pytest.mark.parametrize(
    ("code", "is_one"),
    [("state.ruleset.id", True), ("ruleset.id", True), ("rung.id", False), ("ruleset.name", False)],
)
def test_the_id_of_a_ruleset_is_told_from_other_names(code: str, is_one: bool) -> None:
    assert is_ruleset_id(ast.parse(code, mode="eval").body) is is_one


def test_a_ruleset_reads_the_same_under_another_name() -> None:
    bar = load("bar")
    village = load_text('id = "poble"\nversion = 3\nname = "Poble"\nextends = "bar"')
    assert (str(village), village.name, village.extends) == ("poble@3", "Poble", "bar")
    assert [value_at(village, p) for p in option_paths()] == [
        value_at(bar, p) for p in option_paths()
    ]
