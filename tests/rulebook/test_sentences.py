import pytest

from retruc.game import RulesetError
from retruc.rulebook import is_relevant, option_name, option_sentence
from retruc.rulesets import (
    OPTION_BY_PATH,
    catalogue,
    load,
    option_paths,
    with_options,
)
from retruc.words import LANGUAGES, words

BASES = ("bar", "balear", "menorca", "barajamos", "catala", "put-1674")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_catalogue_has_a_sentence(language):
    said = words(language)
    for ruleset_id in catalogue():
        ruleset = load(ruleset_id)
        for path in option_paths():
            if not is_relevant(ruleset, path):
                continue
            sentence = option_sentence(said, ruleset, path)
            assert sentence[0].isupper() or sentence[0] in "«“+", (ruleset_id, path)
            assert sentence.endswith("."), (ruleset_id, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_has_a_sentence_of_its_own(language):
    """Set each option to each of its values, wherever some ruleset allows it."""
    said = words(language)
    for path, option in OPTION_BY_PATH.items():
        if not (option.is_settable and option.words):
            continue
        sentences = {}
        for value in option.words:
            for base in BASES:
                try:
                    ruleset = with_options(load(base), {path: value})
                except RulesetError:
                    continue
                sentences.setdefault(value, option_sentence(said, ruleset, path))
        assert sentences.keys() == set(option.words), path
        assert len(set(sentences.values())) == len(sentences), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_names_that_tell_them_apart(language):
    names = {path: option_name(words(language), path) for path in option_paths()}
    assert len(set(names.values())) == len(names)


def test_options_that_depend_on_others_say_nothing_without_them():
    put, bar = load("put-1674"), load("bar")
    silent = {path for path in option_paths() if not is_relevant(put, path)}
    assert {path for path in option_paths() if path.startswith("envit.")} - silent == {"envit.on"}
    assert {"truc.answers", "senyes.map", "cama.middle", "fold.pays", "covered.envit"} <= silent
    assert {"truc.jocfora", "truc.when"}.isdisjoint(silent)
    assert not is_relevant(bar, "covered.envit")
    assert is_relevant(bar, "envit.falta")


def test_a_sentence_names_the_calls_of_its_place():
    english = words("en")
    assert "“Tots”" in option_sentence(english, load("balear"), "envit.falta")
    assert "“Falta”" in option_sentence(english, load("bar"), "envit.falta")
    assert "“Cama fora”" in option_sentence(english, load("menorca"), "truc.jocfora")
    assert "“Put”" in option_sentence(english, load("put-1674"), "truc.when")


@pytest.mark.parametrize(
    ("ruleset_id", "path", "sentence"),
    [
        ("bar", "seats", "Four play, two against two. Partners sit face to face."),
        ("put-1674", "seats", "Two play, one against the other."),
        (
            "bar",
            "deck.pack",
            "They are from the Spanish pack, whose suits are coins, cups, swords and clubs.",
        ),
        ("put-1674", "deck.pack", "They are from the English pack."),
        ("bar", "deck.id", "The deck has 22 cards (v22)."),
        ("bar", "envit.rungs", "Envide: 2 pedres; Torne: 4 pedres; Falta: what is lacking."),
        (
            "bar",
            "truc.rungs",
            "Truc: 2 pedres; Retruc: 3 pedres; Quatre val: 4 pedres; Joc fora: the coto.",
        ),
        ("put-1800", "truc.rungs", "Nothing is called about the tricks."),
        ("put-1800", "truc.base", "A round is worth 5 pedres."),
        ("put-1800", "fold.pays", "The rival is paid one pedra."),
        ("bar", "truc.base", "A round in which nobody calls “Truc” is worth one pedra."),
        (
            "balear",
            "envit.wild",
            (
                "The knight of clubs counts 28 and the jack of coins counts 27 by themselves, and"
                " link with any other card: its number is added."
            ),
        ),
        (
            "mallorca",
            "envit.falta-over",
            "“Envit tots” may be said only when it is worth more than 6 pedres.",
        ),
        (
            "bar",
            "coto.cames-to-win",
            (
                "The first team to win 2 cames wins the coto, the whole match."
                " Each cama starts from nothing."
            ),
        ),
        ("balear", "coto.cames-to-win", "One cama wins the coto, the whole match."),
        ("bar", "absence.grace-s", "A seat waits 60 seconds for who has gone away."),
    ],
)
def test_values_that_are_no_words_are_said_too(ruleset_id, path, sentence):
    assert option_sentence(words("en"), load(ruleset_id), path) == sentence


@pytest.mark.parametrize(
    ("seats", "pays", "sentence"),
    [
        ("2", "one", "The rival is paid one pedra."),
        ("4", "one", "The rivals are paid one pedra."),
        ("2", "in-force", "The rival is paid what the truc is worth then."),
        ("4", "in-force", "The rivals are paid what the truc is worth then."),
    ],
)
def test_what_leaving_costs_is_paid_to_one_rival_between_two(seats, pays, sentence):
    changes = {"seats": seats, "fold.scope": "team", "fold.pays": pays}
    assert option_sentence(words("en"), with_options(load("bar"), changes), "fold.pays") == sentence


def test_a_deck_of_a_ruleset_itself_has_no_name():
    from retruc.rulesets import load_text

    ruleset = load_text(
        'id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n'
        '[deck]\ncards = ["3*", "4*", "5*", "6*"]\n[order]\ntiers = ["3*", "6*", "5*", "4*"]\n'
        "[choices]\n"
    )
    assert option_sentence(words("en"), ruleset, "deck.id") == (
        "The deck is this ruleset’s own, of 16 cards."
    )
