"""Ids, tokens and codes, from the operating system's randomness."""

from collections.abc import Callable
from hashlib import sha256

Entropy = Callable[[int], bytes]
"""Gives so many random bytes: `os.urandom`, or what a test puts in its place."""

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""Of codes: none that is taken for another, and no vowels, so that no code is a word."""

CODE_LENGTH = 6
DEVICE_CODE_LENGTH = 10

_TOKEN_BYTES = 16
_ID_BYTES = 12


def new_token(entropy: Entropy) -> str:
    """Make what a guest's cookie holds: 128 random bits."""
    return entropy(_TOKEN_BYTES).hex()


def token_hash(token: str) -> bytes:
    """Give what is kept of a token. It is random enough that a plain hash does."""
    return sha256(token.encode()).digest()


def new_id(entropy: Entropy) -> str:
    """Make an id that nobody can guess and that says nothing."""
    return entropy(_ID_BYTES).hex()


def new_code(entropy: Entropy, length: int = CODE_LENGTH) -> str:
    """Make a code that people can read to each other.

    >>> new_code(lambda n: bytes(range(n)))
    'BCDFGH'
    """
    code = ""
    while len(code) < length:
        # 240 is a multiple of 20: above it some letters would be likelier than others.
        code += "".join(LETTERS[b % 20] for b in entropy(length) if b < 240)
    return code[:length]


def read_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """Read a code as somebody typed it; None if it is none.

    >>> read_code(" bcd-fgh "), read_code("BCDFGA")
    ('BCDFGH', None)
    """
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == length and set(code) <= set(LETTERS) else None
