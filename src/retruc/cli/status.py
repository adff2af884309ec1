"""Exit statuses."""

FINE = 0
WRONG = 1
"""What was judged is wrong."""
WRONG_USAGE = 2
"""The command cannot be carried out: wrong arguments, or a file that cannot be read or written."""
INTERRUPTED = 130
BROKEN_PIPE = 141
