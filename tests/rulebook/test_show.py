import pytest

from retruc.rulebook import is_relevant, rules_page, show
from retruc.rulesets import (
    catalogue,
    format_value,
    load,
    load_text,
    option_paths,
    value_at,
    with_options,
)
from retruc.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset_id", catalogue())
def test_every_option_that_says_something_is_on_the_page(language, ruleset_id):
    ruleset = load(ruleset_id)
    page = show(ruleset, words(language), markdown=True)
    missing = [
        path
        for path in option_paths()
        if is_relevant(ruleset, path) and page.count(f'<a id="{path}"></a>') != 1
    ]
    assert missing == []


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("ruleset_id", catalogue())
def test_text_keeps_to_the_width(ruleset_id, width):
    page = show(load(ruleset_id), words("ca-valencia"), width=width)
    assert max(len(line) for line in page.splitlines()) <= width


def test_the_page_of_a_table_says_what_the_table_has_changed():
    table = with_options(load("bar"), {"cama.target": "18", "truc.jocfora": "cama"})
    page = show(table, words("en"))
    told = "At this table, otherwise than in the ruleset: truc.jocfora=cama, cama.target=18."
    assert told in " ".join(page.split())
    assert "closed with 18 pedres" in page
    assert "Joc fora  the cama" in page


def test_the_page_says_on_which_ruleset_it_is_based():
    assert "It starts from bar" in show(load("ribera-baixa"), words("en"))


def test_the_page_offers_what_a_table_may_choose():
    page = show(load("bar"), words("en"), markdown=True)
    assert "- `deck.id=v24`: The deck has 24 cards (v24)." in page
    assert "- `coto.cames-to-win=1`: One cama wins the coto, the whole match." in page


def test_the_page_names_its_sources():
    page = show(load("balear"), words("en"), markdown=True)
    assert "| reglament-balear | seats, deck.id" in page
    assert "| inferred | " in page


def test_words_of_the_islands_are_used_where_they_are_said():
    assert "vasa" in show(load("mallorca"), words("ca"))
    assert "basa" not in show(load("mallorca"), words("ca"))
    assert "vasa" not in show(load("mallorca"), words("ca-valencia"))


def test_a_village_may_say_what_we_do_not_know():
    ruleset = load_text(
        'id = "poble"\nversion = 1\nname = "Truc del poble"\nextends = "bar"\n'
        '[truc]\nrungs = [{ id = "trucarot", say = "Trucarot", pays = 5 }]\n'
        '[senyes]\nexpressions = ["au-va"]\n'
        '[senyes.map]\nla-nostra = { gesture = "kiss", envit-to = 20, all-of = ["7o", "7c"] }\n'
        '[envit]\ncap = "none"\nrungs = [{ id = "envit", say = "Envide", pays = 2 }]\n'
    )
    page = " ".join(show(ruleset, words("en"), width=200).split())
    assert "Trucarot 5 1" in page
    assert "au-va" in page
    told = "the seven of coins and the seven of cups; an envit of 20 or less"
    assert f"la-nostra a kiss in the air {told}" in page
    assert "falta" not in page.lower().replace("envit.falta", "")


def test_a_page_is_the_same_in_both_forms():
    ruleset = load("bicicleta")
    page = rules_page(ruleset, words("en"))
    assert len(page) > 30
    text, markdown = (
        show(ruleset, words("en"), width=10_000),
        show(ruleset, words("en"), markdown=True),
    )
    for line in text.splitlines():
        if line.startswith("- ") and "=" not in line:
            assert line.removeprefix("- ") in markdown


def test_a_choice_that_contradicts_the_rest_is_named_without_a_sentence():
    ruleset = load_text(
        'id = "poble"\nversion = 1\nname = "Truc del poble"\nextends = "balear"\n'
        '[flor]\non = true\n[choices]\n"envit.on" = [true, false]\n"flor.on" = [true, false]\n'
    )
    page = show(ruleset, words("en"), markdown=True)
    assert "- `envit.on=false`\n" in page


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_what_the_ruleset_itself_says_is_the_first_of_each_choice(ruleset_id):
    ruleset = load(ruleset_id)
    lines = show(ruleset, words("en"), markdown=True).splitlines()
    first_by_path = {}
    for line in lines:
        if line.startswith("- `"):
            path, _, value = line.split("`")[1].partition("=")
            first_by_path.setdefault(path, value)
    own = {path: format_value(value_at(ruleset, path)) for path in first_by_path}
    assert first_by_path == own
    assert {p for p, offered in ruleset.choices.items() if len(offered) > 1} == set(own)


def test_a_table_that_chose_otherwise_still_sees_the_rulesets_own_value_first():
    table = with_options(load("bar"), {"cama.target": "30"})
    page = show(table, words("en"), markdown=True)
    assert page.index("`cama.target=24`") < page.index("`cama.target=30`")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_call_of_any_amount_goes_is_told_where_there_is_one(language):
    told = {
        name: "common.free-raise" in show(load(name), words(language), markdown=True)
        for name in catalogue()
    }
    assert [name for name, is_told in told.items() if is_told] == ["bicicleta"]


def test_the_page_says_what_becomes_of_a_seat_that_has_left_alone():
    page = " ".join(show(load("barajamos"), words("en")).split())
    assert "that seat neither calls nor answers any more" in page
    assert "the next one to its right who is still there does" in page


def test_the_page_says_until_when_one_may_call_after_a_card():
    page = " ".join(show(load("catala"), words("en")).split())
    assert "until the next seat acts, and never after the last card of the round" in page


TALLIES = [
    "| 0 | no card |",
    "| 1–7 | the 8 face up; the 9, face down, leaves so many pips of it: 1 to 7 |",
    "| 8 | the 8 face up, all of its pips; the 9 under it |",
    "| 9 | the 9 face up, all of its pips; the 8 under it |",
    "| 10 | both face down, crossed |",
    "| 11 | both face down, side by side |",
    "| 12 | both face down, one on the other |",
    "| 13–20 | the 9 face up; the 8, face down, leaves so many pips of it: 1 to 8 |",
    "| 21 | the 9 face up, all of its pips; the 8 under it |",
    "| 22 | both face down, crossed |",
    "| 23 | both face down, side by side |",
    "| 24 | no card |",
]


def test_the_page_says_how_a_score_is_marked_with_the_eight_and_the_nine():
    told = {name: show(load(name), words("en"), markdown=True) for name in catalogue()}
    tables = {name: [r for r in TALLIES if r in page] for name, page in told.items()}
    assert {name for name, rows in tables.items() if rows == TALLIES} == {"balear", "mallorca"}
    assert {name for name, rows in tables.items() if not rows} == {
        name for name in catalogue() if name not in ("balear", "mallorca")
    }
    assert "in four tanques of six" in told["menorca"]
    shorter = with_options(load("balear"), {"cama.target": "30"})
    assert "marked with stones" in show(shorter, words("en"))


def test_a_deck_that_is_there_for_many_seats_says_so():
    page = show(load("valencia-26"), words("en"), markdown=True)
    use = "The eights and the nines are for tables of eight."
    assert f"- `deck.id=v34`: The deck has 34 cards (v34). {use}" in page


@pytest.mark.parametrize("target", ["2", "3"])
def test_a_cama_so_short_that_it_has_no_example_is_told_all_the_same(target):
    short = with_options(load("bar"), {"cama.target": target, "cama.last-pedra": "decide"})
    assert 'id="envit.cap"' in show(short, words("en"), markdown=True)
