"""The rules of the catalogue as Markdown pages, in every language. See `scripts/rule-pages`."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from retruc.rulebook import Heading, Table, catalogue_page, show, to_markdown
from retruc.rulesets import catalogue, load
from retruc.words import LANGUAGES, words

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


def pages(language: str) -> Iterator[tuple[str, str]]:
    """Give the pages of one language: their names in its folder, and their text."""
    said = words(language)
    yield "index.md", _index(language)
    for ruleset_id in catalogue():
        yield f"{ruleset_id}.md", show(load(ruleset_id), said, markdown=True)


def _index(language: str) -> str:
    said = words(language)
    (table,) = catalogue_page(said)
    assert isinstance(table, Table)
    linked = tuple((f"[{row[0]}]({row[0]}.md)", *row[1:]) for row in table.rows)
    title = Heading(said.say("rules-index"), 1)
    return to_markdown((title, Table(table.head, linked)))


def main() -> None:
    """Write all pages, and leave no others."""
    for language in LANGUAGES:
        folder = FOLDER / language
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, text in pages(language):
            (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
