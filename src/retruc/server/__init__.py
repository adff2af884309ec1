"""The table in the browser: a shell around pure tables.

`retruc.server.table` decides; the modules beside it keep the log, the sockets, the clocks and the
bots; `retruc.server.running` starts all of it. Nothing is imported here: the processes in which
bots think need a small part of this package only.
"""
