import re
import sys
from pathlib import Path

import pytest

from retruc.rulesets import load
from retruc.words import LANGUAGES, Words, WordsError, bundles, words


@pytest.fixture
def no_cache():
    """Languages are read once; these tests read them anew, and leave nothing behind."""
    bundles._source.cache_clear()
    yield
    bundles._source.cache_clear()


def test_a_message_is_said_in_each_language():
    said = {language: words(language).say("pedres", pedres=1) for language in LANGUAGES}
    assert said == {
        "ca-valencia": "1 pedra",
        "ca": "1 pedra",
        "es": "1 piedra",
        "pt": "1 pedra",
        "en": "1 pedra",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pedres", [0, 2, 21, 24])
def test_numbers_but_one_are_plural(language, pedres):
    assert words(language).say("pedres", pedres=pedres).endswith("s")


def test_a_million_takes_its_preposition():
    assert words("es").say("pedres", pedres=1_000_000).endswith(" de piedras")


def test_an_unknown_message_is_an_error():
    with pytest.raises(WordsError) as refused:
        words("es").say("no-such-message")
    assert refused.value.id == "unknown-message"
    assert str(refused.value) == "no message 'no-such-message' in es"
    assert not words("es").has("no-such-message")


def test_a_missing_argument_is_an_error():
    with pytest.raises(WordsError) as refused:
        words("en").say("pedres")
    assert refused.value.id == "missing-argument"
    assert "'pedres'" in str(refused.value)


def test_a_message_that_a_language_lacks_is_said_in_the_next(no_cache, tmp_path, monkeypatch):
    for language, text in {
        "ca-valencia": "a = Valencià",
        "ca": "a = Català\nb = Català",
        "en": "a = English\nb = English\nc = English",
    }.items():
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        (folder / "common.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(bundles, "files", lambda _: tmp_path)
    said = Words("ca-valencia")
    assert [said.say(message) for message in "abc"] == ["Valencià", "Català", "English"]


def test_the_islands_have_their_own_words_in_their_own_rulesets():
    catalan = words("ca")
    balear, bar = catalan.at(load("balear")), catalan.at(load("bar"))
    assert balear.say("event-trick-tied", trick=1) == "La primera vasa va parda."
    assert bar.say("event-trick-tied", trick=1) == "La primera basa va parda."
    assert words("es").at(load("balear")).say("bones") == "buenas"


LOCALES = Path(bundles.__file__).parent / "locales"
AT_THE_TABLE = [p for p in sorted((LOCALES / "ca").glob("*.ftl")) if not p.name.startswith("web")]


@pytest.mark.parametrize("path", AT_THE_TABLE, ids=lambda path: path.name)
def test_no_message_spells_out_what_the_islands_say_otherwise(path):
    texts = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "-"]
    assert [t for t in texts if re.search(r"(?<![-\w])bas(a|es)\b", t)] == []


def test_parts_are_joined_as_sentences_join_them():
    english = words("en")
    assert english.all_of(["a"]) == "a"
    assert english.all_of(["a", "b"]) == "a and b"
    assert english.any_of(["a", "b", "c"]) == "a, b or c"


def test_without_fluent_it_is_said_what_to_install(no_cache, monkeypatch):
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(WordsError) as refused:
        Words("en")
    assert refused.value.id == "words-missing"
    assert str(refused.value) == ("texts need the package fluent.runtime: install retruc[words]")


def test_importing_the_package_loads_no_library():
    import subprocess

    code = "import retruc.words, sys; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
