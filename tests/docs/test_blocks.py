"""What the pages show runs, is well formed, and leads somewhere."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import groupby
from pathlib import Path

import pytest

from retruc.cli.parser import parse
from retruc.rulesets import check_text
from tests.docs.pages import PAGES, ROOT, Block, blocks, inline_code, name_of, prose_of, text_of

EXAMPLES = [
    (page, list(found)) for page, found in groupby(blocks("python"), key=lambda block: block.page)
]
COMMANDS = [block for block in blocks("console", "sh", "bash") if "$ " in block.text]
NAMED_COMMANDS = sorted(
    {
        (name_of(page), code)
        for page in PAGES
        for code in inline_code(name_of(page))
        if code.startswith("retruc ") and not re.search(r"[….]{3}|…|<|\[", code)
    }
)
LINKS = [
    (name_of(page), target)
    for page in PAGES
    for target in re.findall(r"\]\(([^)\s]+)\)", prose_of(name_of(page)))
    if not target.startswith(("http://", "https://"))
]


@pytest.mark.parametrize(("page", "examples"), EXAMPLES, ids=[page for page, _ in EXAMPLES])
def test_examples_give_what_they_say(page: str, examples: list[Block]) -> None:
    """The blocks of a page are one session, from top to bottom."""
    names: dict[str, object] = {}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for block in examples:
        assert ">>>" in block.text, f"{block} is no session"
        test = parser.get_doctest(block.text, names, str(block), page, block.line)
        told: list[str] = []
        runner.run(test, out=told.append, clear_globs=False)
        names.update(test.globs)
        assert told == []


def test_commands_say_what_is_shown(tmp_path: Path) -> None:
    """Each command of a page is run where the one before left off; `...` stands for anything."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    for block in COMMANDS:
        place = tmp_path / block.page.replace("/", "-")
        place.mkdir(exist_ok=True)
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
            done = subprocess.run(
                ["bash", "-c", command],
                cwd=place,
                env={**os.environ, "PATH": path},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{block}: {done.stderr}"
            wanted = re.escape(shown.rstrip()).replace(r"\.\.\.", ".*")
            if shown:
                assert re.fullmatch(wanted, done.stdout.rstrip(), flags=re.DOTALL), str(block)


@pytest.mark.parametrize(("page", "command"), NAMED_COMMANDS)
def test_a_command_that_a_page_names_can_be_typed(page: str, command: str) -> None:
    """It parses, or is the beginning of one that does."""
    words = shlex.split(command)[1:]
    try:
        parse(words)
    except SystemExit as error:
        if error.code:
            with pytest.raises(SystemExit) as helped:
                parse([*words, "--help"])
            assert helped.value.code == 0, f"{page}: {command}"


def test_the_targets_that_pages_name_are_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), flags=re.MULTILINE))
    for page in PAGES:
        named = re.findall(r"^(?:`|- `|\$ )?make ([a-z-]+)", text_of(name_of(page)), re.MULTILINE)
        assert set(named) <= targets, name_of(page)


@pytest.mark.parametrize("block", blocks("toml"), ids=str)
def test_rulesets_that_are_shown_are_rulesets(block: Block) -> None:
    if tomllib.loads(block.text).keys() >= {"id", "version"}:
        assert check_text(block.text) == []


@pytest.mark.parametrize("block", blocks("json"), ids=str)
def test_json_is_json(block: Block) -> None:
    json.loads(block.text)


@pytest.mark.parametrize(("page", "target"), LINKS)
def test_a_link_leads_somewhere(page: str, target: str) -> None:
    path, _, anchor = target.partition("#")
    found = (ROOT / page).parent / path if path else ROOT / page
    assert found.exists()
    if anchor:
        headings = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
        assert anchor in {_anchor(heading) for heading in headings}


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
