"""The JSON Schema of all messages, made from their types."""

from typing import Any, get_args

import msgspec

from retruc.protocol.messages import ClientMessage, ServerMessage

_ID = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Give one schema: what a client says, what a server says, and all their parts.

    >>> sorted(schema())
    ['$defs', '$schema', 'ClientMessage', 'ServerMessage']
    """
    kinds = (*get_args(ClientMessage), *get_args(ServerMessage))
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": _ID,
        "ClientMessage": _one_of(ClientMessage),
        "ServerMessage": _one_of(ServerMessage),
        "$defs": dict(sorted(parts.items())),
    }


def _one_of(union: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
