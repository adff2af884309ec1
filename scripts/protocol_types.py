"""Writes what is made from the types of the protocol: TypeScript, and the schema in its page."""

import inspect
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from retruc.protocol import happenings, messages, schema

ROOT = Path(__file__).resolve().parents[1]
TYPESCRIPT = ROOT / "web" / "src" / "protocol" / "messages.ts"
PAGE = ROOT / "docs" / "protocol.md"

_HEAD = """// Made by scripts/protocol from the types of retruc.protocol. Do not edit.

/** The version of these messages. */
export const PROTOCOL = {version};

/** How many faces are drawn, for people to choose from; they count from 0. */
export const FACES = {faces};

"""
_ALIASES = {
    "Team": happenings.Team,
    "Bet": happenings.Bet,
    "PhraseId": messages.PhraseId,
}
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_START, _END = "<!-- schema: made by scripts/protocol -->", "<!-- end of schema -->"


def main(arguments: list[str]) -> int:
    """Write both files, or with ``--check`` only compare; 1 if one is stale."""
    made = {TYPESCRIPT: typescript(), PAGE: page(PAGE.read_text(encoding="utf-8"))}
    stale = [
        path
        for path, text in made.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run scripts/protocol")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


# TypeScript


def typescript() -> str:
    """The types of all messages, for the web client."""
    parts = [_HEAD.format(version=messages.PROTOCOL, faces=messages.FACES)]
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {_type(alias, named=False)};\n\n")
    parts.extend(_interface(struct) for struct in _structs())
    unions = {
        "Happening": happenings.Happening,
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
    }
    for name, union in unions.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};\n\n")
    return "".join(parts).rstrip() + "\n"


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in (happenings, messages):
        for name, found in vars(module).items():
            is_struct = isinstance(found, type) and issubclass(found, msgspec.Struct)
            if is_struct and found.__module__ == module.__name__ and not name.startswith("_"):
                yield found


def _interface(struct: type[msgspec.Struct]) -> str:
    lines = [_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{\n"]
    config = struct.__struct_config__
    if config.tag_field:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    hints = get_type_hints(struct, vars(sys.modules[struct.__module__]))
    docs = _field_docs(struct)
    optional = issubclass(struct, msgspec.Struct) and struct in get_args(messages.ClientMessage)
    for field in msgspec.structs.fields(struct):
        if field.name in docs:
            lines.append(_comment(docs[field.name], "  "))
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};\n")
    lines.append("}\n\n")
    return "".join(lines)


def _type(hint: Any, *, named: bool = True) -> str:
    if named:
        for name, alias in _ALIASES.items():
            if hint == alias:
                return name
    if hint == happenings.Happening:
        return "Happening"
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, types.UnionType):
        kept = [part for part in inner if part is not msgspec.UnsetType]
        return " | ".join(_type(part) for part in kept)
    if origin is list:
        item = _type(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in inner)}]"
    if origin is dict:
        return f"Record<string, {_type(inner[1])}>"
    assert isinstance(hint, type), hint
    return hint.__name__


def _field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands below each field, as the sources say it."""
    source = inspect.getsource(struct)
    found = re.findall(r'^    (\w+): [^\n]*\n    """(.*?)"""', source, re.MULTILINE | re.DOTALL)
    return {name: " ".join(text.split()) for name, text in found}


def _comment(text: str, indent: str) -> str:
    plain = text.replace("``", "`")
    lines = plain.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


# The page


def page(text: str) -> str:
    """The page of the protocol with the schema as it is now."""
    before, start, rest = text.partition(_START)
    _, end, after = rest.partition(_END)
    if not (start and end):
        sys.exit(f"{PAGE}: the marks of the schema are missing")
    written = json.dumps(schema.schema(), indent=1, ensure_ascii=False)
    return f"{before}{_START}\n\n```json\n{written}\n```\n\n{_END}{after}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
