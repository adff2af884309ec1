"""The pages of the project, and the blocks in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in (
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "changes").glob("*.md"),
    )
    if "rules" not in path.relative_to(ROOT).parts[:-1]  # generated from the rulesets
)
DRAWINGS = {"docs/style.md"}
"""Pages whose blocks show how code looks, and are no code that runs."""


class Block(NamedTuple):
    """A fenced block: where it begins, what it is, and what stands in it."""

    page: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(*kinds: str) -> list[Block]:
    """The blocks of these kinds on all pages whose blocks are meant to run."""
    return [
        block
        for page in PAGES
        if name_of(page) not in DRAWINGS
        for block in _blocks_of(name_of(page))
        if block.kind in kinds
    ]


def _blocks_of(page: str) -> list[Block]:
    text = text_of(page)
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])
        for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    ]


def prose_of(page: str) -> str:
    """A page without its blocks."""
    return re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)


def inline_code(page: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose_of(page))
