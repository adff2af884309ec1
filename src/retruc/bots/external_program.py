"""A program that is asked in lines of JSON, and given a limited time for each answer.

It is started without a shell, in a session of its own, so that Ctrl-C reaches it through its
standard input only: there it finds the end of its input, and leaves.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

from retruc.game import Fault, Found, SystemReason

MOST_LINE = 65_536
"""Bytes of the longest line that is read."""

_MOST_WAITING = 16
"""Lines that are kept unread: a program that talks without being asked does not fill the memory."""

_PATIENCE_S = 0.5
"""How long a program may take to leave by itself."""


class Broke(Exception):
    """A program broke the protocol: what it did. It is not asked again."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class Program:
    """A running program, its standard input and output."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it.

        Raises:
            Broke: it cannot be started (``bot-not-started``).
        """
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            fault = Fault(
                "bot-not-started",
                "{command} cannot be started: {why}",
                command=Found(command[0]),
                why=SystemReason.of(error),
            )
            raise Broke(fault) from None
        self._lines: Queue[bytes] = Queue(_MOST_WAITING)
        self._asked = 0
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def tell(self, message: dict[str, Any]) -> None:
        """Send one message that asks for nothing."""
        assert self._process.stdin is not None
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            self._process.stdin.write(text.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Broke(self._died()) from None

    def ask(self, message: dict[str, Any], limit_ms: int) -> dict[str, Any]:
        """Send one message, with a number, and wait for the answer that has the same.

        Raises:
            Broke: it has ended (``bot-died``), took too long (``bot-late``), or wrote a line that
                is no answer (``bot-garbled``).
        """
        self._asked += 1
        self.tell({**message, "id": self._asked})
        line = self._line(limit_ms)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != self._asked:
            fault = Fault(
                "bot-garbled",
                "expected an answer to message {number}, found {found}",
                number=self._asked,
                found=Found(line.decode(errors="replace").rstrip("\n")),
            )
            raise Broke(fault)
        return answer

    def end(self) -> None:
        """Close its input, give it a moment to leave, and end it if it has not."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            with suppress(OSError):  # it has closed its end
                process.stdin.close()
            process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            _kill(process)
            process.wait()
        while self._reader.is_alive():
            with suppress(Empty):
                self._lines.get(timeout=0.01)
        process.stdout.close()

    def _read(self) -> None:
        """Take in its lines until it ends; runs in a thread of its own, since reading waits."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(MOST_LINE):
            self._lines.put(line)
        self._lines.put(b"")

    def _line(self, limit_ms: int) -> bytes:
        try:
            line = self._lines.get(timeout=limit_ms / 1000)
        except Empty:
            english = "no answer within {limit} ms"
            raise Broke(Fault("bot-late", english, limit=limit_ms)) from None
        if not line:
            raise Broke(self._died())
        return line

    def _died(self) -> Fault:
        try:
            status = self._process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            return Fault("bot-died", "it closed its output", kind="closed")
        return Fault("bot-died", "it ended with status {status}", status=status)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process, and where the system can do so whatever it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
