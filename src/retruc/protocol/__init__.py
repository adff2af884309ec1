"""What server and clients say to each other: every message as a type.

Messages are msgspec structs, told apart by their ``type``. The JSON Schema in ``docs/protocol.md``
and the types of the web client are made from them.
"""
