"""What holds for every file, good or bad, and for every set of changes."""

import re

from hypothesis import given
from hypothesis import strategies as st

from retruc.game import RulesetError
from retruc.rulesets import (
    OPTION_BY_PATH,
    catalogue,
    check_text,
    format_value,
    load,
    load_text,
    loading,
    options,
    value_at,
    with_options,
)

SETTABLE = [path for path, option in OPTION_BY_PATH.items() if option.is_settable]
TEXTS = [
    (loading.CATALOGUE / f"{name}.toml").read_text(encoding="utf-8").replace(f'"{name}"', '"poble"')
    for name in catalogue()
]
SCRAPS = ["3", "-1", "true", '"x"', "[]", "{}", "[[]]", "{ a = 1 }", '["3*"]', '["*"]', "1.5", '""']


@st.composite
def changes(draw: st.DrawFn) -> dict[str, str]:
    """Changes that each could be made, though perhaps not together or in this ruleset."""
    chosen = {}
    for path in draw(st.lists(st.sampled_from(SETTABLE), max_size=6)):
        option = OPTION_BY_PATH[path]
        numbers = st.integers(option.least, option.most).map(str)
        chosen[path] = str(draw(st.sampled_from(option.words) if option.words else numbers))
    return chosen


@st.composite
def broken_files(draw: st.DrawFn) -> str:
    """A file of the catalogue with some values put in place of others, and some lines lost."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 5))):
        number = draw(st.integers(0, len(lines) - 1))
        scrap = draw(st.sampled_from(SCRAPS))
        change = draw(st.sampled_from([r"=[^=]*$", r"^[^=]*=", r"^.*$", r'"[^"]*"']))
        lines[number] = re.sub(change, f"= {scrap}", lines[number], count=1)
        if draw(st.booleans()):
            del lines[draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


@given(st.sampled_from(catalogue()), changes())
def test_changes_are_refused_or_made_as_they_are_written(name: str, wanted: dict[str, str]) -> None:
    ruleset = load(name)
    try:
        changed = with_options(ruleset, wanted)
    except RulesetError:
        return
    for path, text in wanted.items():
        assert format_value(value_at(changed, path)) == text
    assert with_options(ruleset, changed.changed) == changed
    own = {path: format_value(value_at(ruleset, path)) for path in wanted}
    assert with_options(changed, own) is ruleset


@given(broken_files())
def test_a_broken_file_is_refused_with_reasons_or_is_a_ruleset(text: str) -> None:
    problems = check_text(text)
    if problems:
        assert all(error.problem for error in problems)
    else:
        assert options(load_text(text)).keys() == OPTION_BY_PATH.keys()


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    assert check_text(text)
