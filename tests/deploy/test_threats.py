"""Every line of `docs/threats.md` names the tests that prove it, or says that nothing does."""

import re

import pytest

from tests.deploy.files import ROOT

PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| ---", "| somebody wants"))
]
NAMED = re.findall(r"\[`(\w+)`\]\(\.\./(tests/[\w/.]+)\)", PAGE)


@pytest.mark.parametrize("row", ROWS, ids=[row[0][:50] for row in ROWS])
def test_a_line_has_its_defence_and_its_proof(row: list[str]) -> None:
    _, defence, proof = row
    assert defence
    names = proof.split("<br>")
    is_open = names == ["**no defence yet**"]
    assert is_open or all(re.fullmatch(r"\[`test_\w+`\]\(\.\./tests/\S+\)", n) for n in names)


@pytest.mark.parametrize(("name", "file"), sorted(set(NAMED)))
def test_a_test_that_is_named_is_there(name: str, file: str) -> None:
    code = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"^(async )?def {name}\(", code, re.MULTILINE)
