from retruc.game import Fault, RulesetError
from retruc.rulebook import list_rulesets, problems, summary
from retruc.rulesets import catalogue, check_text, load
from retruc.words import LANGUAGES, words


def test_every_ruleset_of_the_catalogue_is_listed():
    for language in LANGUAGES:
        listed = list_rulesets(words(language), width=200).splitlines()[2:]
        assert [line.split()[0] for line in listed] == list(catalogue())
        assert all("Tru" in line or "Put" in line for line in listed)


def test_a_line_says_what_is_played():
    (line,) = (
        x for x in list_rulesets(words("en"), width=200).splitlines() if x.startswith("bar ")
    )
    assert line.split("  ")[0] == "bar"
    assert "Truc de bar" in line
    assert "2, 4" in line
    assert "22 (v22)" in line
    assert line.endswith("to 24, with envit; Truc, Retruc, Quatre val, Joc fora")


def test_a_summary_says_when_nothing_is_bet():
    assert summary(load("put-1800"), words("en")) == (
        "to 5, without envit; nothing is called about the tricks"
    )


def test_problems_are_listed_with_their_places():
    errors = check_text(
        'id = "poble"\nversion = 1\nname = "P"\nextends = "bar"\nfoo = 1\n', file="p"
    )
    assert (
        problems(errors, "p", words("en")) == "p: foo: unknown-key: no such key\np: one problem.\n"
    )
    told = "p: foo: unknown-key: no hay esa clave\np: un problema.\n"
    assert problems(errors, "p", words("es")) == told


def test_problems_are_counted():
    error = RulesetError(Fault("odd-seats", "found {found}", found=3), "p", "seats")
    assert problems([error, error], "p", words("en")).endswith("p: 2 problems.\n")


def test_a_sound_file_has_none():
    assert problems([], "poble.toml", words("ca-valencia")) == "poble.toml: tot correcte.\n"
