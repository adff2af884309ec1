"""What people read is in the message files: the code holds no sentences."""

import ast
from pathlib import Path

import pytest

import retruc.rulebook
import retruc.words

MODULES = [
    path
    for package in (retruc.rulebook, retruc.words)
    for path in sorted(Path(package.__file__).parent.glob("*.py"))
]


def sentences(tree):
    """Strings with several words that are neither documentation nor the text of an error."""
    skipped = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(node.value)
        if isinstance(node, ast.Raise | ast.Assert):
            skipped.update(ast.walk(node))
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and node not in skipped and _has_words(node.value):
            yield node.value


def _has_words(text):
    return sum(part.isalpha() for part in text.split()) > 1


@pytest.mark.parametrize("path", MODULES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_code_holds_no_sentences(path):
    assert list(sentences(ast.parse(path.read_text(encoding="utf-8")))) == []
