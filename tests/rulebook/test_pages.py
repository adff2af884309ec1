"""The pages under docs/rules are what the catalogue gives now: `scripts/rule-pages` writes them."""

import pytest

from retruc.words import LANGUAGES
from scripts.rule_pages import FOLDER, pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_not_stale(language):
    wanted = dict(pages(language))
    folder = FOLDER / language
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert found.keys() == wanted.keys()
    stale = [name for name, text in wanted.items() if found[name] != text]
    assert stale == [], "run scripts/rule-pages"
