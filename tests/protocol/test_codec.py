"""Messages as bytes: what is let through, and what is refused."""

import json

import pytest

from retruc.protocol import codec
from retruc.protocol import messages as m
from retruc.protocol.codec import ProtocolError, decode, decode_server, encode, encode_client


def refused(text):
    with pytest.raises(ProtocolError) as caught:
        decode(text)
    return caught.value.id


def test_a_message_is_told_by_its_type():
    assert decode('{"type":"act","id":"a","decision":3,"word":"7o"}') == m.Act("a", 3, "7o")


def test_unknown_fields_are_passed_over():
    assert decode('{"type":"start","id":"a","later":true}') == m.Start("a")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"nothing"}',
        '{"type":"start"}',
        '{"type":"act","id":"a","decision":"3","word":"7o"}',
        '{"type":"phrase","id":"a","phrase":"anything"}',
        "[" * 5_000,
        '{"type":"start","id":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_refused(text):
    assert refused(text) in {"not-a-message", "message-too-large"}


def test_bytes_that_are_no_text_are_refused():
    assert refused(b'{"type":"start","id":"\xff"}') == "not-a-message"


def test_sizes_are_limited():
    long = json.dumps({"type": "start", "id": "a", "filler": "x" * codec.MOST_BYTES})
    assert refused(long) == "message-too-large"
    village = json.dumps({"type": "configure", "id": "a", "village": "x" * 60_000})
    assert isinstance(decode(village), m.Configure)
    assert refused(village + " " * codec.MOST_CONFIGURE_BYTES) == "message-too-large"


def test_ids_and_texts_are_limited():
    assert refused(json.dumps({"type": "start", "id": "a" * 65})) == "id-too-long"
    assert refused(json.dumps({"type": "rename", "id": "a", "name": "a" * 257})) == "text-too-long"


def test_both_sides_read_what_the_other_writes():
    said = m.Sit(id="a", seat=2)
    assert decode(encode_client(said)) == said
    told = m.Refused(id="a", reason="stale", text="…")
    assert decode_server(encode(told)) == told
    with pytest.raises(ProtocolError):
        decode_server(b'{"type":"start","id":"a"}')
