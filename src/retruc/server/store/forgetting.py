"""Taking the names of those who are not kept any more out of logs."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from retruc.server.table.rows import Became, Came, Made, Row, read_fact


def members_of(log: Iterable[Row]) -> dict[str, set[str]]:
    """Give the names under which each member is known in a log."""
    names: dict[str, set[str]] = {}
    for fact in map(_naming_fact, log):
        match fact:
            case Came(member=member, name=name) | Became(member=member, name=name):
                names.setdefault(member, set()).add(name)
            case Made():
                for sitter in fact.opening.sitters:
                    if sitter.member:
                        names.setdefault(sitter.member, set()).add(sitter.name)
    return names


def _naming_fact(row: Row) -> object:
    """Read a row that may bring a name; None for all others."""
    if row.kind == "fact" and row.body.startswith(_NAMING):
        return read_fact(row.body)
    return None


_NAMING = tuple(f'{{"fact":"{fact}"' for fact in ("became", "came", "made"))


def without_names(log: Sequence[Row], forgotten: Iterable[str]) -> list[Row]:
    """Leave the names of these members out, wherever in the log they stand."""
    names = members_of(log)
    hidden = {name for member in forgotten for name in names.get(member, ())} - {""}
    if not hidden:
        return list(log)
    return [_hide(row, hidden) for row in log]


def _hide(row: Row, hidden: set[str]) -> Row:
    if row.kind == "word":
        return row
    body = json.dumps(
        _blank(json.loads(row.body), hidden), ensure_ascii=False, separators=(",", ":")
    )
    return msgspec.structs.replace(row, body=body)


def _blank(value: Any, hidden: set[str]) -> Any:
    match value:
        case str():
            return "" if value in hidden else value
        case list():
            return [_blank(entry, hidden) for entry in value]
        case dict():
            return {key: _blank(entry, hidden) for key, entry in value.items()}
    return value
