import pytest

from retruc.rulebook import is_relevant, rules_page, show
from retruc.rulesets import catalogue, load, load_text, option_paths, with_options
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
