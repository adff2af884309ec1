"""One table, pure: no input, output, clock or chance of its own.

`Table.handle(command, now_ms)` gives rows for the log and effects for the shell; `Table.replay`
gives the same table again from its rows. `record_text` writes what a member may take home.
"""
