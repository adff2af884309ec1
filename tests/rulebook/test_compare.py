from itertools import combinations
from textwrap import dedent

import pytest

from retruc.rulebook import Heading, diff, diff_page
from retruc.rulesets import catalogue, load, load_text, with_options
from retruc.words import LANGUAGES, words

ENGLISH = words("en")


def test_the_same_rules_are_said_to_be_the_same():
    assert diff(load("bar"), load("bar"), ENGLISH) == dedent(
        """\
        bar@1 and bar@1
        ===============

        bar@1 and bar@1 are played alike.
        """
    )


def test_what_tables_may_choose_differently_is_said_last():
    page = diff(load("bar"), load("bicicleta"), ENGLISH, markdown=True)
    _, _, choices = page.partition("### What a table may choose\n")
    bar, bicicleta = "in Truc de bar", "in Truc de la Falla La Bicicleta"
    lines = choices.strip().splitlines()
    assert f"- Deck – {bar}: v22, v24; {bicicleta}: nothing to choose" in lines
    assert (
        f"- When truc is called – {bar}: nothing to choose; {bicicleta}: own-turn, any-time"
        in lines
    )
    assert not any(line.startswith("- Seats ") for line in lines)  # both offer two and four


def test_rulesets_that_differ_in_what_may_be_chosen_alone_are_not_the_same():
    head = 'id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n'
    village = load_text(head + '[choices]\n"cama.target" = [24, 12]\n')
    assert diff(load("bar"), village, ENGLISH, markdown=True).splitlines()[2:] == [
        "What is not said here is alike in both.",
        "",
        "### What a table may choose",
        "",
        "- Pedres of a cama – in Truc de bar: 24, 18, 30; in Poble: 24, 12",
    ]


def test_what_differs_is_said_option_by_option():
    assert diff(load("bar"), load("ribera-baixa"), ENGLISH, markdown=True) == dedent(
        """\
        # Truc de bar and Truc de la Ribera Baixa

        What is not said here is alike in both.

        ### Deck (deck.id)

        - In Truc de bar: The deck has 22 cards (v22).
        - In Truc de la Ribera Baixa: The deck has 24 cards (v24).

        ### Cards (deck.cards)

        - Only in Truc de la Ribera Baixa: the ace of coins, the ace of cups

        ### Order of the cards (order.tiers)

        - Cards that both have beat each other alike.
        """
    )


def test_two_tables_of_one_ruleset_are_told_apart_by_what_they_changed():
    table = with_options(load("bar"), {"cama.target": "18"})
    page = diff(load("bar"), table, ENGLISH, width=200)
    assert (
        "- In bar@1 (cama.target=18): The score is kept in pedres. A cama is closed with 18" in page
    )


def test_senyes_are_compared_one_by_one():
    page = diff(load("balear"), load("menorca"), ENGLISH, width=400)
    assert "- Only in Truc balear: a llengua (the tip of the tongue), " in page
    assert (
        "l’amo – in Truc balear: raising the eyebrows (the knight of clubs);"
        " in Truc menorquí: biting the lower lip (the knight of clubs)" in page
    )


def test_orders_that_differ_are_both_said():
    page = diff(load("bar"), load("catala"), ENGLISH, width=1000)
    assert "- In Truc de bar: From the strongest: the ace of swords; the ace of clubs;" in page
    assert "- In Truc català: From the strongest: the four threes; the four twos;" in page


@pytest.mark.parametrize(
    ("a", "b", "path", "said"),
    [
        ("catala", "bar", "envit.falta", "In Truc de bar: "),
        ("bar", "bicicleta", "covered.envit", "In Truc de la Falla La Bicicleta: "),
        ("bar", "barajamos", "fold.when", "In Truc valencià de Barajamos: "),
        ("put-1674", "put-1800", "fold.pays", "In Put de 1800: "),
    ],
)
def test_what_hangs_on_something_that_one_alone_has_is_said_of_that_one(a, b, path, said):
    for one, other in ((a, b), (b, a)):
        page = diff(load(one), load(other), ENGLISH, markdown=True)
        _, _, after = page.partition(f"({path})\n\n")
        lines = after.partition("\n\n")[0].splitlines()
        assert len(lines) == 1
        assert lines[0].startswith(f"- {said}")


def test_what_neither_has_and_what_one_says_no_to_is_not_said():
    page = diff(load("put-1674"), load("bar"), ENGLISH)
    assert "(flor.on)" not in page
    assert "(covered.envit)" not in page


def test_options_come_in_the_order_of_the_schema():
    page = diff(load("balear"), load("barajamos"), ENGLISH, markdown=True)
    from retruc.rulesets import option_paths

    found = [path for path in option_paths() if f"({path})" in page]
    assert found == sorted(found, key=lambda path: page.index(f"({path})"))


def test_a_title_is_words_and_its_path_stands_apart():
    page = diff_page(load("balear"), load("barajamos"), ENGLISH)
    titles = [block for block in page if isinstance(block, Heading) and block.path]
    assert titles
    assert not [title for title in titles if title.path in title.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_two_rulesets_can_be_compared(language):
    for a, b in combinations(catalogue(), 2):
        assert len(diff_page(load(a), load(b), words(language))) > 2


def test_decks_without_a_card_in_common_have_both_orders():
    mine = load_text(
        'id = "poble"\nversion = 1\nname = "Poble"\nextends = "catala"\n'
        '[deck]\ncards = ["8*", "9*"]\n[order]\ntiers = ["9*", "8*"]\n'
        '[choices]\nseats = [2]\n[senyes]\nseen-by = "none"\nmap = {}\n[deck.x]\n'.replace(
            "[deck.x]\n", ""
        ).replace('extends = "catala"', 'extends = "catala"\nseats = 2')
    )
    page = diff(load("bar"), mine, ENGLISH, width=1000)
    assert "In Poble: From the strongest: the four nines; the four eights." in page
