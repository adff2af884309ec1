"""The web client's files: found once at the start, sent compressed where that was prepared."""

import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from retruc.server.api.asking import words_of

WEB = Path(str(files("retruc.server"))) / "web"
"""Where the build puts the client; not there in a copy of the sources that was not built."""

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_NO_CLIENT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Retruc</title>
<h1>Retruc</h1>
<p>{text}</p>
<p><code>make play</code></p>
</html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True, slots=True)
class _File:
    plain: Path
    by_encoding: Mapping[str, Path]
    media_type: str
    caching: str


class WebClient:
    """The files of the client. Only those that were there at the start are ever sent."""

    def __init__(self, folder: Path = WEB) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in folder.rglob("*")
            if path.is_file() and path.suffix not in _ENCODINGS.values()
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        return "index.html" in self._files

    def answer(self, request: Request) -> Response | None:
        """Give the file of a path; for the path of a page, the client itself.

        Returns:
            None if there is no such file.
        """
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None and _is_page(path):
            file = self._files.get("index.html")
            if file is None:
                return _not_built(request)
        return None if file is None else _send(file, request.headers.get("accept-encoding", ""))


def _file(path: Path, folder: Path) -> _File:
    compressed = {
        encoding: other
        for encoding, suffix in _ENCODINGS.items()
        if (other := path.with_name(path.name + suffix)).exists()
    }
    kind, _ = mimetypes.guess_type(path.name)
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    caching = _FOR_EVER if is_hashed else _ASK_FIRST
    return _File(path, compressed, kind or "application/octet-stream", caching)


def _is_page(path: str) -> bool:
    """Whether a path may name a page of the client: no file, and nothing of ours."""
    last = path.rpartition("/")[2]
    return "." not in last and path.partition("/")[0] != "api"


def _send(file: _File, accepted: str) -> Response:
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    offered = {entry.partition(";")[0].strip() for entry in accepted.split(",")}
    for encoding, path in file.by_encoding.items():
        if encoding in offered:
            headers["content-encoding"] = encoding
            return FileResponse(path, headers=headers, media_type=file.media_type)
    return FileResponse(file.plain, headers=headers, media_type=file.media_type)


def _not_built(request: Request) -> Response:
    words = words_of(request, request.query_params.get("language"))
    text = escape(words.say("http-no-client"))
    page = _NO_CLIENT.format(language=words.language, text=text)
    return HTMLResponse(page, 503, headers={"cache-control": "no-store"})
