"""Every fault that the code can report, found in its text."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import retruc
from retruc.game import Reason
from retruc.record import RecordReason

SOURCE = Path(retruc.__file__).parent
ENUMS = {"Reason": Reason, "RecordReason": RecordReason}
ABOUT_IT = {"kind", "at", "close"}
"""Keywords of `Fault` that are no arguments of its sentence."""


class Said(NamedTuple):
    """One `Fault(…)` in the code."""

    place: str
    name: str
    english: str
    given: frozenset[str]

    @property
    def named(self) -> frozenset[str]:
        """The arguments that its English sentence names."""
        return frozenset(field for _, field, _, _ in Formatter().parse(self.english) if field)

    def __str__(self) -> str:
        return f"{self.place}-{self.name}"


def faults() -> list[Said]:
    return [
        said
        for path in sorted(SOURCE.rglob("*.py"))
        if path != SOURCE / "game" / "faults.py"
        for said in _faults_of(path)
    ]


def _faults_of(path: Path) -> Iterator[Said]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        match call:
            case ast.Call(func=ast.Name(id="Fault")) if not _is_a_rule(call):
                yield _said(call, tree, f"{path.relative_to(SOURCE)}:{call.lineno}")


def _is_a_rule(call: ast.Call) -> bool:
    """Whether its sentence is that of a `Reason`."""
    return any(isinstance(a, ast.Attribute) and a.attr == "sentence" for a in call.args)


def _said(call: ast.Call, tree: ast.Module, place: str) -> Said:
    assert len(call.args) == 2, f"{place}: an id and a sentence"
    keywords = {str(keyword.arg): keyword.value for keyword in call.keywords}
    name = _text(call.args[0], tree, place)
    if "kind" in keywords:
        name += f"-{_text(keywords['kind'], tree, place)}"
    english = _text(call.args[1], tree, place)
    return Said(place, name, english, frozenset(keywords.keys() - ABOUT_IT))


def _text(node: ast.expr, tree: ast.Module, place: str) -> str:
    """What stands in a literal, in a member of an enum, or in the local name before it."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.Attribute(value=ast.Name(id=enum), attr=member) if enum in ENUMS:
            return str(getattr(ENUMS[enum], member))
        case ast.Name(id=name):
            before = [
                found
                for found in ast.walk(tree)
                if isinstance(found, ast.Assign)
                and found.lineno < node.lineno
                and any(isinstance(t, ast.Name) and t.id == name for t in found.targets)
            ]
            return _text(max(before, key=lambda found: found.lineno).value, tree, place)
    raise AssertionError(f"{place}: written as a literal, so that its words can be looked for")
