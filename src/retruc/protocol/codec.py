"""Messages as bytes: what a client says is read strictly, and nothing larger than it may be."""

from typing import Any, cast

import msgspec

from retruc.game import RetrucError
from retruc.protocol.messages import ClientMessage, Configure, ServerMessage

MOST_BYTES = 4_096
"""The largest message but one that carries a ruleset."""

MOST_CONFIGURE_BYTES = 80_000
"""The largest message at all: a `Configure` with a village's ruleset."""

MOST_ID = 64
"""Characters of the id that a client gives what it asks for."""

MOST_TEXT = 256
"""Characters of any other text in a message but the ruleset of a `Configure`."""


class ProtocolError(RetrucError):
    """A message cannot be accepted.

    *id* says why: ``message-too-large``, ``not-a-message``, ``id-too-long``, ``text-too-long``.
    """

    def __init__(self, error_id: str, detail: str) -> None:
        """Keep the stable id and what was found."""
        super().__init__(error_id, detail)
        self.id = error_id
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_server_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


def decode(text: bytes | str) -> ClientMessage:
    """Read what a client said.

    Raises:
        ProtocolError: it is too large, or no message.

    >>> decode('{"type": "start", "id": "a1"}')
    Start(id='a1')
    """
    size = len(text)
    if size > MOST_CONFIGURE_BYTES:
        raise ProtocolError("message-too-large", f"{size} bytes, at most {MOST_CONFIGURE_BYTES}")
    try:
        message = cast(ClientMessage, _decoder.decode(text))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ProtocolError("not-a-message", str(error)) from None
    except RecursionError:
        raise ProtocolError("not-a-message", "nested too deeply") from None
    if size > MOST_BYTES and not isinstance(message, Configure):
        raise ProtocolError("message-too-large", f"{size} bytes, at most {MOST_BYTES}")
    _check_texts(message)
    return message


def encode(message: ServerMessage) -> bytes:
    """Write what the server says."""
    return _encoder.encode(message)


def decode_server(text: bytes | str) -> ServerMessage:
    """Read what a server said, as a client of our own does.

    Raises:
        ProtocolError: it is no message.
    """
    try:
        return cast(ServerMessage, _server_decoder.decode(text))
    except msgspec.DecodeError as error:
        raise ProtocolError("not-a-message", str(error)) from None


def encode_client(message: ClientMessage) -> bytes:
    """Write what a client says, as a client of our own does."""
    return _encoder.encode(message)


def _check_texts(message: ClientMessage) -> None:
    for name in message.__struct_fields__:
        value = getattr(message, name)
        if not isinstance(value, str):
            continue
        if name == "id" and len(value) > MOST_ID:
            raise ProtocolError("id-too-long", f"an id has at most {MOST_ID} characters")
        if len(value) > MOST_TEXT and not (name == "village" and isinstance(message, Configure)):
            raise ProtocolError("text-too-long", f"{name}: at most {MOST_TEXT} characters")
