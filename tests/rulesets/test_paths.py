"""Options by their paths, and the page that lists them."""

import re
import tomllib
from pathlib import Path

import pytest

from retruc.rulesets import (
    OPTION_BY_PATH,
    catalogue,
    check_text,
    format_value,
    load,
    option_paths,
    options,
    value_at,
)
from scripts import option_table

PAGE = Path(__file__).parents[2] / "docs" / "rulesets.md"
VOCABULARY = {
    "deck.id",
    "seats",
    "order.fives-on-top",
    "ties.first",
    "ties.opener",
    "ties.all",
    "envit.on",
    "envit.openers",
    "envit.with-truc",
    "envit.rungs",
    "envit.skip",
    "envit.falta",
    "envit.cap",
    "envit.answers",
    "envit.reveal",
    "truc.rungs",
    "truc.when",
    "truc.answers",
    "truc.jocfora",
    "truc.extra",
    "truc.silent-accept",
    "cama.target",
    "coto.cames-to-win",
    "covered.mode",
    "covered.envit",
    "fold.scope",
    "fold.when",
    "flor.on",
    "senyes.map",
    "senyes.truth",
    "senyes.seen-by",
    "dealer.first",
    "absence.rule",
    "absence.grace-s",
}


def test_the_paths_that_records_write_do_not_change() -> None:
    assert set(option_paths()) >= VOCABULARY


def test_options_take_a_ruleset_apart() -> None:
    values = options(load("bar"))
    assert tuple(values) == option_paths()
    assert (values["seats"], values["envit.with-truc"], values["coto.cames-to-win"]) == (
        4,
        "closed",
        2,
    )


def test_an_unknown_path_has_no_value() -> None:
    with pytest.raises(KeyError):
        value_at(load("bar"), "ties.second")


@pytest.mark.parametrize(
    ("name", "path", "text"),
    [
        ("bar", "envit.on", "true"),
        ("bar", "cama.target", "24"),
        ("bar", "ties.first", "classic"),
        ("bar", "deck.id", "v22"),
        ("bar", "truc.rungs", "truc 2, retruc 3, quatreval 4, jocfora jocfora"),
        ("bicicleta", "envit.rungs", "envit 2, torne 4, + free, falta falta"),
        ("balear", "envit.wild", "11b 28, 10o 27"),
        ("bar", "envit.wild", ""),
        ("garrotxa", "senyes.map", "as shoulder, dos kiss, tres wink, cec brows"),
        ("mallorca", "senyes.expressions", "vine-a-mi, vaig-a-tu, demana-envit"),
        ("menorca", "order.tiers", None),
        ("menorca", "deck.cards", None),
    ],
)
def test_a_value_is_written_to_be_read(name: str, path: str, text: str | None) -> None:
    written = format_value(value_at(load(name), path))
    if path == "order.tiers":
        assert written.startswith(
            "11b, 10o, 1e, 1b, 7e, 7o, 3o 3c 3e 3b, 2o 2c 2e 2b, 1o 1c, 7c 7b, "
        )
    elif path == "deck.cards":
        assert written.startswith("1o, 2o, 3o, 4o, 5o, 6o, 7o, 10o, 1c, ")
    else:
        assert written == text


def test_an_option_says_what_it_may_be_set_to() -> None:
    target, first, envit = (OPTION_BY_PATH[p] for p in ("cama.target", "ties.first", "envit.on"))
    assert (target.type, target.least, target.most, target.words) == (int, 2, 1000, ())
    assert (first.words, first.meaning) == (
        ("classic", "stack", "put"),
        "How a round goes on after a tied first trick.",
    )
    assert (envit.words, OPTION_BY_PATH["deck.id"].words[:2]) == (("false", "true"), ("v22", "v24"))


def test_options_that_are_no_words_or_numbers_are_set_in_files_only() -> None:
    assert [path for path, option in OPTION_BY_PATH.items() if not option.is_settable] == [
        "deck.pack",
        "deck.cards",
        "order.tiers",
        "envit.rungs",
        "envit.wild",
        "truc.rungs",
        "senyes.map",
        "senyes.expressions",
    ]


def test_the_page_lists_the_options_as_they_are_declared() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert option_table.page(text) == text, "run scripts/option_table.py"


def test_the_page_has_every_option_and_value_with_its_meaning() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for path, option in OPTION_BY_PATH.items():
        entry = text.partition(f"#### {path}\n\n{option.meaning}\n\n")[2].partition("\n\n#")[0]
        assert all(f"`{word}`" in entry for word in option.words), path
    assert "- `stack` – After a tied first trick both remaining cards are laid at once" in text


def test_the_examples_of_the_page_are_rulesets() -> None:
    whole, *parts = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert tomllib.loads(whole)["name"] == "Truc del poble"
    assert check_text(whole) == []
    assert len(parts) == 3
    head = 'id = "poble"\nversion = 1\nname = "Truc del poble"\nextends = "bar"\n'
    for part in parts:
        assert check_text(head + part) == []


def test_the_page_lists_the_catalogue() -> None:
    rows = re.findall(
        r"^\| `([a-z0-9-]+)` \| (?:–|`([a-z0-9-]+)`) \| ", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert sorted(rows) == [(name, load(name).extends) for name in catalogue()]
