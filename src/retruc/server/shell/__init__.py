"""What surrounds a table: its task, its sockets, and the house that holds all tables."""

from retruc.server.shell.host import TableHost
from retruc.server.shell.house import House
from retruc.server.shell.lines import Line

__all__ = ["House", "Line", "TableHost"]
