"""`main`: the command, from its first import on."""

from collections.abc import Sequence

from retruc.cli.status import INTERRUPTED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name (None: those of the program).

    All that takes time, imports too, is done where Ctrl-C ends it quietly.

    Returns:
        0 if all is well, 1 if what was judged is wrong, 2 for wrong usage or a file that cannot
        be read or written; 130 after Ctrl-C, 141 when nobody reads the output any more.

    Raises:
        SystemExit: argparse has answered, or refused, by itself.
    """
    try:
        from retruc.cli.command import run

        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
