"""`run`: from arguments to an exit status. Whatever goes wrong is one line on standard error."""

import errno
import os
import sys
from collections.abc import Sequence
from io import BytesIO, StringIO, TextIOWrapper

from retruc.cli.parser import parse
from retruc.cli.status import BROKEN_PIPE, WRONG_USAGE


def run(arguments: Sequence[str] | None) -> int:
    """Run the command that the arguments name (None: those of the program).

    Returns:
        0 if all is well, 1 if what was judged is wrong, 2 for wrong usage or a file that cannot
        be read or written; 141 when nobody reads the output any more.

    Raises:
        KeyboardInterrupt: after Ctrl-C.
        SystemExit: argparse has answered, or refused, by itself.
    """
    _mend_closed_streams()
    _say_what_can_be_said()
    options = parse(sys.argv[1:] if arguments is None else arguments)
    # Not within what follows: Ctrl-C during an import would meet names that are not there yet.
    from retruc.cli.faults import fault_line, system_line
    from retruc.game import RetrucError

    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        status: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:
        sys.stderr.write(system_line(error, "input-output", options.lang))
        return WRONG_USAGE
    except RetrucError as error:
        sys.stderr.write(fault_line(error, options.lang))
        return WRONG_USAGE
    return status


def _mend_closed_streams() -> None:
    """Read nothing from a standard input that is closed, and let errors that cannot be told go.

    Python has None for a stream that was closed before the program began.
    """
    if sys.stdin is None:
        sys.stdin = TextIOWrapper(BytesIO())
    if sys.stderr is None:
        sys.stderr = StringIO()


def _say_what_can_be_said() -> None:
    """Write characters that a terminal has not as their numbers, rather than fail on them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Send what is left nowhere: the interpreter would fail on it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
