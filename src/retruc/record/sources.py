"""The text of a record in pieces, from wherever it comes."""

import codecs
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Protocol, runtime_checkable

Source = Path | str | BinaryIO | Iterable[str]
"""Where a record is read from: a file by its path, a text, an open binary file, or pieces of text.

A `str` is the text itself, never a path.
"""


@runtime_checkable
class _Readable(Protocol):
    def read(self, size: int, /) -> bytes:
        """Give at most so many bytes; none at the end."""


_CHUNK = 65_536
_BOM = "\ufeff"


def text_chunks(source: Source) -> Iterator[str]:
    r"""Give the text of *source* in pieces of bounded size, its line ends all ``\n``.

    A byte order mark at the beginning is no part of the text.

    Raises:
        UnicodeDecodeError: some bytes are no UTF-8; what comes before them has been given.
        OSError: the file cannot be read.
    """
    newlines = io.IncrementalNewlineDecoder(None, translate=True)
    at_start = True
    for piece in _pieces(source):
        text = newlines.decode(piece)
        if at_start and text:
            text = text.removeprefix(_BOM)
            at_start = False
        yield text
    yield newlines.decode("", final=True)


def _pieces(source: Source) -> Iterator[str]:
    if isinstance(source, Path):
        with source.open("rb") as file:
            yield from _decoded(file)
    elif isinstance(source, str):
        yield from (source[i : i + _CHUNK] for i in range(0, len(source), _CHUNK))
    elif isinstance(source, _Readable):
        yield from _decoded(source)
    else:
        yield from source


def _decoded(file: _Readable) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")()
    at_end = False
    while not at_end:
        content = file.read(_CHUNK)
        at_end = not content
        try:
            yield decoder.decode(content, final=at_end)
        except UnicodeDecodeError as error:
            yield error.object[: error.start].decode("utf-8")
            raise
