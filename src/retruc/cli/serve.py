"""`retruc serve`: the table in the browser."""

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from retruc.cli.reader import reader_words
from retruc.cli.status import FINE
from retruc.server.logs import set_up_logs
from retruc.server.running import Running, serve
from retruc.server.settings import Settings
from retruc.words import Words


def run(options: Namespace) -> int:
    """Serve until the server is told to end."""
    words = reader_words(options.lang)
    set_up_logs(as_json=options.json)

    def started(running: Running) -> None:
        sys.stdout.write(welcome(running, words, has_colors=sys.stdout.isatty()))
        sys.stdout.flush()
        if options.open and has_screen(os.environ, sys.platform):
            webbrowser.open(best_address(running))

    serve(settings_of(options), started=started)
    return FINE


def best_address(running: Running) -> str:
    """Choose what to open: the address that others have too, since links and QRs follow from it."""
    return next(iter(running.lan_addresses), running.address)


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser has somewhere to appear; one in the terminal would take it over."""
    on_its_own = platform in {"darwin", "win32", "cygwin"}
    return on_its_own or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def settings_of(options: Namespace) -> Settings:
    """Read what the arguments say."""
    return Settings(
        host=options.host,
        port=options.port,
        lan=options.lan,
        data=Path(options.data),
        database=options.database,
        origins=tuple(origin.rstrip("/") for origin in options.origin),
        proxies=options.proxies,
        workers=options.workers,
        keep_days=options.keep_days,
        rate_factor=options.rate,
    )


def welcome(running: Running, words: Words, *, has_colors: bool) -> str:
    """Say where the table is; in a local network with a QR of the likeliest address."""
    lines = [words.say("serve-at", address=running.address)]
    lines += [words.say("serve-lan", address=address) for address in running.lan_addresses]
    if running.lan_addresses and has_colors:
        lines.append(qr(running.lan_addresses[0]))
    if not running.has_client:
        lines.append(words.say("serve-no-client"))
    return "\n".join([*lines, words.say("serve-stop"), ""])


def qr(address: str) -> str:
    """Draw an address in characters, dark on light whatever the terminal's colours are.

    Two rows of the code go on a line: the characters are twice as high as they are wide.
    """
    import segno

    rows = [list(map(bool, row)) for row in segno.make(address, error="m").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = [
        "".join(_HALVES[above, below] for above, below in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(f"\x1b[30;47m{line}\x1b[0m" for line in lines)


_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
