"""What all message files have in common, whatever they say."""

import re
import unicodedata
from itertools import pairwise

import pytest
from fluent.syntax import ast

from retruc.words import LANGUAGES
from tests.words.ftl import (
    all_files,
    files,
    messages,
    references,
    regional_files,
    texts,
    variables,
    walk,
)

COUNTED = {
    "pedres",
    "points",
    "cames",
    "cards",
    "seconds",
    "over",
    "problems",
    "differences",
    "options",
    "signs",
    "days",
}
"""Arguments that are numbers of something: the words around them depend on them."""

UNINFLECTED = {"play-count-wild", "play-envit-points", "play-paid-part"}
"""Messages where the word after the number is not what it counts: *33 d’envit*."""

PLURALS = {
    "ca-valencia": {"one", "many", "other"},
    "ca": {"one", "many", "other"},
    "es": {"one", "many", "other"},
    "pt": {"one", "many", "other"},
    "en": {"one", "other"},
}


@pytest.mark.parametrize("file", all_files(), ids=str)
def test_every_file_is_fluent(file):
    junk = [entry.content for entry in file.resource.body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_files_with_the_same_messages(language):
    def ids(code):
        return {file.path.name: sorted(m.id.name for m in file.messages) for file in files(code)}

    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language):
    ids = [message.id.name for file in files(language) for message in file.messages]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_ask_for_the_same_arguments(language):
    shared = messages(language).keys() & messages("en").keys()
    assert [m for m in shared if variables(language, m) != variables("en", m)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_use_nothing_but_themselves_and_what_is_common(language):
    (common,) = (file for file in files(language) if file.path.name == "common.ftl")
    shared = {message.id.name for message in common.messages}
    strangers = {
        message.id.name: used
        for file in files(language)
        for message in file.messages
        if (used := references(message) - shared - {m.id.name for m in file.messages})
    }
    assert strangers == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_after_a_number_depend_on_it(language):
    wrong = {}
    for message_id, message in messages(language).items():
        cases_by_number = {
            select.selector.id.name: {_key(variant) for variant in select.variants}
            for select in walk(message, ast.SelectExpression)
            if isinstance(select.selector, ast.VariableReference)
        }
        for number in _named_numbers(message):
            cases = cases_by_number.get(number, set())
            if message_id not in UNINFLECTED and not cases >= PLURALS[language]:
                wrong[message_id] = cases
    assert wrong == {}


def _named_numbers(message):
    """The arguments after which a word follows that names what they count."""
    for pattern in walk(message, ast.Pattern):
        for placed, after in pairwise(pattern.elements):
            names = {v.id.name for v in walk(placed, ast.VariableReference)}
            if isinstance(after, ast.TextElement) and re.match(r" \w", after.value):
                yield from names & COUNTED


def _key(variant):
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_every_case_of_its_language(language):
    wrong = [
        message_id
        for message_id, message in messages(language).items()
        for select in walk(message, ast.SelectExpression)
        if (keys := {_key(variant) for variant in select.variants}) & {"one", "many"}
        and not keys >= PLURALS[language]
    ]
    assert wrong == []


@pytest.mark.parametrize("file", all_files(), ids=str)
def test_texts_are_well_set(file):
    for entry in file.resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            for text in texts(entry):
                assert unicodedata.is_normalized("NFC", text), text
                assert not re.search(r"['\"]|  |\.\.\.|(?<![l ])·|·(?![l ])", text), text


def test_regions_say_otherwise_what_the_language_says():
    for file in regional_files():
        (plain,) = (f for f in files(file.language) if f.path.name == file.path.name)
        ids = {e.id.name for e in plain.resource.body if isinstance(e, ast.Message | ast.Term)}
        own = {e.id.name for e in file.resource.body if isinstance(e, ast.Message | ast.Term)}
        assert own
        assert own <= ids


VALENCIAN_ONLY = (
    "este esta estes estos eixe eixa eixes eixos eixir eixit ix ixen huit ací açò seua seues siga"
    " haja tinga vulga guanye acabe decidix coll colls"
)
CENTRAL_ONLY = (
    "aquest aquesta aquests aquestes surt surten sortir sortit vuit aquí seva seves sigui hagi"
    " tingui vulgui guanyi acabi decideix"
)
CALLS = re.compile("(Vuit|Set|Nou) val")
"""What is said at the table is not translated."""


@pytest.mark.parametrize(
    ("language", "strange"), [("ca-valencia", CENTRAL_ONLY), ("ca", VALENCIAN_ONLY)]
)
def test_valencian_and_the_other_catalan_keep_their_own_forms(language, strange):
    wrong = {}
    for message_id, message in messages(language).items():
        text = CALLS.sub("", "".join(texts(message)))
        if found := set(strange.split()) & set(re.findall(r"\w+", text.lower())):
            wrong[message_id] = found
    assert wrong == {}
