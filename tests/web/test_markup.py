"""What people say is shown as text. Markup is put into the page by our own drawings alone."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
RAW = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")
DRAWINGS = "src/art/"


def test_no_text_becomes_markup() -> None:
    sources = [
        path
        for path in (WEB / "src").rglob("*")
        if path.suffix in {".svelte", ".ts"} and not path.name.endswith(".test.ts")
    ]
    assert len(sources) > 50
    raw = {
        path.relative_to(WEB).as_posix()
        for path in sources
        if RAW.search(path.read_text(encoding="utf-8"))
    }
    assert {name for name in raw if not name.startswith(DRAWINGS)} == set()
