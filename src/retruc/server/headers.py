"""Headers that keep a page to itself, and the check that a request comes from our own page."""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_NAME = re.compile(r"(\[[^\]]+\]|[^:\[\]]+)(?::\d+)?")
_HOST = re.compile(r"[a-z0-9.:\[\]-]{1,255}", re.IGNORECASE)

_ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-resource-policy": "same-origin",
}


def policy_for(host: str) -> str:
    """Write the content security policy of the page at a host.

    Sockets are named beside ``'self'``, because older browsers do not count them to it. Nothing is
    asked to be upgraded to https: in a bar there is none.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # attributes: cards lie where they lie
            "style-src-elem 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data: blob:",
            f"connect-src 'self'{sockets}",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and the answer back with its headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _ALWAYS.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", policy_for(host))
                if scope["scheme"] == "https":
                    headers.setdefault("cross-origin-opener-policy", "same-origin")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def is_own_host(host: str, origins: Iterable[str] = ()) -> bool:
    """Whether a request names this machine as nobody else can have it called.

    Anybody can have a name of theirs lead to an address of ours, and their page then passes for
    one of this server. An address is ours whoever writes it, and so are names that are not looked
    up in the world.

    Args:
        host: the header of that name; empty if there is none, as no browser does it.
        origins: their hosts are ours too.

    >>> [is_own_host(host) for host in ("192.0.2.7:8000", "[::1]", "localhost", "evil.example")]
    [True, True, True, False]
    """
    if not host or any(urlsplit(origin).netloc.lower() == host.lower() for origin in origins):
        return True
    found = _NAME.fullmatch(host.lower())
    if found is None:
        return False
    name = found[1].strip("[]").rstrip(".")
    own = {"localhost", socket.gethostname().lower()}
    return name in own or name.endswith((".localhost", ".local")) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(headers: Headers, also: Iterable[str] = ()) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Args:
        also: other origins that may ask, such as ``https://truc.example``, where a proxy changes
            the name of the host.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
    parts = urlsplit(origin)
    if parts.scheme in {"http", "https"} and parts.netloc == headers.get("host"):
        return True
    return origin in also
