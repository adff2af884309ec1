"""What people read stands in the messages, not in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import retruc.terminal

FOLDER = Path(retruc.terminal.__file__).parent
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
"""Two words in a row."""


PALETTE = "palette.py"
"""Inks are written there as Rich reads them: ``bold white on black``."""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Texts in some code with words in a row, but for docstrings and the English of errors."""
    tree = ast.parse(source)
    allowed: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                allowed.add(id(docstring))
            case ast.Call(func=ast.Name(id="Fault"), args=[_, english]):
                allowed.add(id(english))
            case ast.Call(func=ast.Name(id="ValueError"), args=[english]):
                allowed.add(id(english))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in allowed:
                if SENTENCE.search(text):
                    yield node.lineno, text


CODE = [path for path in sorted(FOLDER.glob("*.py")) if path.name != PALETTE]


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_no_sentence_is_in_the_code(path):
    assert list(sentences(path.read_text(encoding="utf-8"))) == []


def test_a_sentence_in_the_code_would_be_found():
    code = '''"""What it is for."""
x = 1
"""What x is for."""
raise TerminalError(Fault("some-id", "the table needs {width}", width=3))
canvas.put(0, 0, f"it is {name}: your turn", ink)
say("No vull")
'''
    assert sorted(line for line, _ in sentences(code)) == [5, 5, 6]
