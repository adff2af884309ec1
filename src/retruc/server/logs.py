"""The server's own log: what it did, in lines that machines or people read.

It carries no card, sign, name, token or code of a table; tables and guests go by their ids, which
open nothing.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

_SECRET = frozenset({"code", "token", "cookie", "name", "word", "hand", "cards", "body", "secret"})
_HIDDEN = "…"


def hide_secrets(
    _logger: object, _method: str, entry: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Hide what must not be in a log, should somebody put it there."""
    return {key: _HIDDEN if key in _SECRET else value for key, value in entry.items()}


def set_up_logs(*, as_json: bool, level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Say how the log is written, for this process."""
    renderer: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=stream or sys.stderr, force=True)


def logger() -> Any:
    """Give the log."""
    return structlog.get_logger()


def failure(error: BaseException) -> dict[str, str]:
    """Give what may be told of an error: its kind and where it happened, never its values."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
    return {"error": type(error).__name__, "where": where}
