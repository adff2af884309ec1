"""Names that people give themselves, made fit to be shown to others."""

import unicodedata

MOST_CHARACTERS = 24
_MOST_MARKS = 2
"""Accents over one letter; more would grow over the lines around it."""


def clean_name(text: str) -> str:
    r"""Make a name one line of plain characters; empty if nothing is left of it.

    What cannot be seen, turns the direction of what follows, or piles up is left out.

    >>> clean_name("  Àlex\n\u202e  el de  Sueca ")
    'Àlex el de Sueca'
    """
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 8 * MOST_CHARACTERS]):
        category = unicodedata.category(c)
        if category.startswith("Z") or c in "\t\n\r":
            kept.append(" ")
        elif category.startswith("M"):
            marks += 1
            if marks <= _MOST_MARKS and kept:
                kept.append(c)
            continue
        elif not category.startswith("C"):
            kept.append(c)
        marks = 0
    return " ".join("".join(kept).split())[:MOST_CHARACTERS].strip()
