import pytest

from retruc.words import FALLBACKS, LANGUAGES, WordsError, choose_language, parse_language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("ca_ES@valencia", "ca-valencia"),
        ("ca_ES.UTF-8@valencia", "ca-valencia"),
        ("ca-ES-valencia", "ca-valencia"),
        ("ca-valencia", "ca-valencia"),
        ("val", "ca-valencia"),
        ("va", "ca-valencia"),
        ("ca", "ca"),
        ("ca_AD", "ca"),
        ("es_ES.UTF-8", "es"),
        ("es-419", "es"),
        ("pt_BR", "pt"),
        ("pt_PT@euro", "pt"),
        ("en_GB", "en"),
        ("EN", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE", None),
        ("", None),
    ],
)
def test_tags_and_locales_are_read(tag, language):
    assert parse_language(tag) == language


def test_an_option_goes_before_the_environment():
    assert choose_language("pt", {"LC_ALL": "es_ES"}) == "pt"


def test_an_option_that_is_no_language_is_refused():
    with pytest.raises(WordsError) as refused:
        choose_language("tlh", {})
    assert refused.value.id == "unknown-language"
    assert str(refused.value) == "no texts in 'tlh'; there are ca-valencia, ca, es, pt, en"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "es_ES"}, "es"),
        ({"LC_MESSAGES": "ca_ES", "LANG": "es_ES"}, "ca"),
        ({"LC_ALL": "pt_BR", "LC_MESSAGES": "ca_ES", "LANG": "es_ES"}, "pt"),
        ({"LANGUAGE": "de:ca@valencia:es", "LC_ALL": "pt_BR"}, "ca-valencia"),
        ({"LANGUAGE": "de", "LC_ALL": "pt_BR"}, "pt"),
        ({"LANGUAGE": "", "LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "es_ES"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses(environ, language):
    assert choose_language(None, environ) == language


def test_fallbacks_are_languages_and_end_in_english():
    assert set(FALLBACKS) == set(LANGUAGES)
    for language, others in FALLBACKS.items():
        assert language not in others
        assert set(others) <= set(LANGUAGES)
        assert ((language, *others))[-1] == "en"
