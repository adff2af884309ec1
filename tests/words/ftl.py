"""The message files, parsed, for the tests of what they hold."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from fluent.syntax import FluentParser, ast

import retruc.words
from retruc.words import LANGUAGES

LOCALES = Path(retruc.words.__file__).with_name("locales")
Node = TypeVar("Node", bound=ast.BaseNode)


class File(NamedTuple):
    language: str
    path: Path
    resource: ast.Resource

    @property
    def messages(self) -> list[ast.Message]:
        return [entry for entry in self.resource.body if isinstance(entry, ast.Message)]

    def __str__(self) -> str:
        return str(self.path.relative_to(LOCALES))


@cache
def files(language: str) -> tuple[File, ...]:
    """The files of a language, its regions' left out."""
    return tuple(_parse(language, path) for path in sorted((LOCALES / language).glob("*.ftl")))


@cache
def regional_files() -> tuple[File, ...]:
    return tuple(_parse(path.parts[-3], path) for path in sorted(LOCALES.glob("*/*/*.ftl")))


def all_files() -> list[File]:
    return [*(file for language in LANGUAGES for file in files(language)), *regional_files()]


def _parse(language: str, path: Path) -> File:
    return File(language, path, FluentParser().parse(path.read_text(encoding="utf-8")))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {m.id.name: m for file in files(language) for m in file.messages}


def walk(node: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """The nodes of one kind in a tree, itself among them."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from walk(part, kind)


def texts(node: ast.BaseNode) -> list[str]:
    return [element.value for element in walk(node, ast.TextElement)]


def references(node: ast.BaseNode) -> set[str]:
    """The messages that a message uses."""
    return {reference.id.name for reference in walk(node, ast.MessageReference)}


def variables(language: str, message: str) -> set[str]:
    """The arguments that a message needs, those of the messages it uses among them."""
    node = messages(language)[message]
    own = {reference.id.name for reference in walk(node, ast.VariableReference)}
    return own.union(*(variables(language, used) for used in references(node)))
