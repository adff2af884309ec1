"""The table in a terminal: `run` plays as `Settings` say.

Importing this loads neither Textual nor any bot.
"""

from retruc.terminal.running import run
from retruc.terminal.settings import DEFAULT_BOT, Settings, TerminalError, parse_seats

__all__ = ["DEFAULT_BOT", "Settings", "TerminalError", "parse_seats", "run"]
