"""A page as a list of blocks, and the two forms it is given: plain text and Markdown.

Blocks hold finished text in one language. A rule carries the path of its option, which becomes its
anchor in Markdown and is left out of plain text.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import fill, wrap

WIDTH = 80
"""Characters of a line of plain text, unless the reader's screen says otherwise."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A title; level 1 is the page's."""

    text: str
    level: int = 2
    path: str = ""
    """Option that what follows is about; empty where it is about more than one."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A sentence or more."""

    text: str
    path: str = ""
    """Option or common rule that it states; empty where it states none."""
    code: str = ""
    """What is typed to have it so; it goes first."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A list of rules, or of other short texts."""

    items: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a head, all of the same length."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Rule | Rules | Table
Page = tuple[Block, ...]


def to_markdown(page: Page) -> str:
    """Write a page as Markdown.

    >>> print(to_markdown((Heading("Ties"), Rule("The mà leads.", "ties.opener"))), end="")
    ## Ties
    <BLANKLINE>
    <a id="ties.opener"></a>The mà leads.
    """
    return "\n\n".join(_markdown(block) for block in page) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading():
            return f"{'#' * block.level} {_with_path(block)}"
        case Rule():
            return _anchored(block)
        case Rules():
            return "\n".join(f"- {_anchored(item)}" for item in block.items)
        case Table():
            rules = tuple("---" for _ in block.head)
            return "\n".join(_markdown_row(row) for row in (block.head, rules, *block.rows))


def _anchored(rule: Rule) -> str:
    text = _with_code(rule, f"`{rule.code}`")
    return f'<a id="{rule.path}"></a>{text}' if rule.path else text


def _with_path(heading: Heading) -> str:
    return f"{heading.text} ({heading.path})" if heading.path else heading.text


def _with_code(rule: Rule, code: str) -> str:
    if not rule.code:
        return rule.text
    return f"{code}: {rule.text}" if rule.text else code


def _markdown_row(row: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def to_text(page: Page, width: int = WIDTH) -> str:
    """Write a page as plain text for a screen of so many characters a line."""
    return "\n\n".join(_text(block, width) for block in page) + "\n"


def _text(block: Block, width: int) -> str:
    match block:
        case Heading(level=1 | 2):
            text = _with_path(block)
            return f"{text}\n{('=' if block.level == 1 else '-') * len(text)}"
        case Heading():
            return _with_path(block)
        case Rule():
            return _filled(_with_code(block, block.code), width)
        case Rules():
            return "\n".join(_bullet(_with_code(r, r.code), width) for r in block.items)
        case Table():
            return "\n".join(_text_rows(block, width))


def _filled(text: str, width: int) -> str:
    return fill(text, width, break_on_hyphens=False, break_long_words=False)


def _bullet(text: str, width: int) -> str:
    return fill(
        text,
        width,
        initial_indent="- ",
        subsequent_indent="  ",
        break_on_hyphens=False,
        break_long_words=False,
    )


_GAP = 2
_LEAST = 8
"""Columns are not made narrower than this to make a table fit."""


def _text_rows(table: Table, width: int) -> Iterator[str]:
    widths = _column_widths(table, width)
    yield from _text_row(table.head, widths)
    yield "  ".join("-" * w for w in widths)
    for row in table.rows:
        yield from _text_row(row, widths)


def _column_widths(table: Table, width: int) -> list[int]:
    """Give each column what it needs, and take from the widest until the table fits."""
    columns = zip(table.head, *table.rows, strict=True)
    widths = [max(len(cell) for cell in column) for column in columns]
    while sum(widths) + _GAP * (len(widths) - 1) > width and max(widths) > _LEAST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _text_row(row: Iterable[str], widths: list[int]) -> Iterator[str]:
    cells = [wrap(cell, w) or [""] for cell, w in zip(row, widths, strict=True)]
    for line in range(max(len(cell) for cell in cells)):
        parts = [c[line] if line < len(c) else "" for c in cells]
        yield "  ".join(part.ljust(w) for part, w in zip(parts, widths, strict=True)).rstrip()
