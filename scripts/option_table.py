#!/usr/bin/env python3
"""Writes the part of docs/rulesets.md that lists every option, from the code that declares them."""

import ast
import inspect
from dataclasses import fields
from pathlib import Path
from typing import Any

from retruc.rulesets import GESTURES, OPTION_BY_PATH, Option, Ruleset, mechanisms

PAGE = Path(__file__).parents[1] / "docs" / "rulesets.md"
BEGIN = "<!-- written by scripts/option_table.py: begin -->\n"
END = "<!-- written by scripts/option_table.py: end -->\n"


def page(text: str) -> str:
    """Put the list of options between the marks of the page."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + "\n\n".join(entries()) + "\n\n" + END + after


def entries() -> list[str]:
    """Write a heading for each table of the file, and an entry for each option."""
    parts = {part.name: part.type for part in fields(Ruleset)}
    written = []
    section = ""
    for path, option in OPTION_BY_PATH.items():
        table = path.partition(".")[0] if "." in path else ""
        if table != section:
            section = table
            meaning = str(inspect.getdoc(parts[table])).partition("`: ")[2].rstrip(".")
            written.append(f"### [{table}] – {meaning}")
        written.append(entry(option))
    words = ", ".join(f"`{gesture}`" for gesture in GESTURES)
    return [*written, "### Gestures", f"What a senya's `gesture` may be: {words}."]


def entry(option: Option) -> str:
    """Write one option: its path, its meaning, and what it may be set to."""
    lines = [f"#### {option.path}", "", option.meaning]
    meanings = meaning_by_value(option.type)
    if meanings:
        lines += ["", *(f"- `{value}`{after(text)}" for value, text in meanings.items())]
    else:
        lines += ["", kind(option)]
    return "\n".join(lines)


def after(meaning: str) -> str:
    return f" – {meaning}" if meaning else ""


def kind(option: Option) -> str:
    """Say what an option that is no word of a list is set to."""
    if option.type is bool:
        return "`true` or `false`."
    if option.type is int:
        return f"A whole number, {option.least} to {option.most}."
    if option.words:
        return "One of " + ", ".join(f"`{word}`" for word in option.words) + "."
    return {
        "deck.cards": "A list of cards.",
        "order.tiers": "A list of cards, or of lists of them.",
        "envit.wild": "A table: a number by card.",
        "envit.rungs": "A list of rungs.",
        "truc.rungs": "A list of rungs.",
        "senyes.map": "A table: a senya by id.",
        "senyes.expressions": "A list of ids.",
    }[option.path]


def meaning_by_value(kind: Any) -> dict[str, str]:
    """Read what the text after each value of a closed list says of it."""
    tree = ast.parse(inspect.getsource(mechanisms))
    meanings: dict[str, str] = {}
    for listed in tree.body:
        if isinstance(listed, ast.ClassDef) and listed.name == getattr(kind, "__name__", ""):
            value = ""
            for statement in listed.body[1:]:
                text = statement.value.value  # type: ignore[attr-defined]
                if isinstance(statement, ast.Assign):
                    value = text
                    meanings[value] = ""
                else:
                    meanings[value] = " ".join(text.split())
    return meanings


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
