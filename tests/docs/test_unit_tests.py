"""Each module of the packages that hold the rules is tested by the file that bears its name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PACKAGES = ("game", "rulesets", "engine", "record")


def definitions(path: Path) -> list[str]:
    """The names of what a module defines at its top level: functions and classes."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node.name for node in body if isinstance(node, kinds)]


def modules() -> Iterator[str]:
    """Every module that defines something, as a path below `src/retruc`."""
    source = ROOT / "src" / "retruc"
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*.py")):
            if definitions(path):
                yield path.relative_to(source).as_posix()


MODULES = list(modules())


def test_the_modules_are_found() -> None:
    assert {"game/cards.py", "rulesets/schema.py", "engine/tricks.py", "record/scanning.py"} <= set(
        MODULES
    )


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_its_file_of_tests(module: str) -> None:
    folder, name = (ROOT / "tests" / module).parent, Path(module).name
    file = folder / f"test_{name}"
    assert file.is_file(), f"{module} is tested by no {file.relative_to(ROOT)}"
    assert any(defined.startswith("test_") for defined in definitions(file))
