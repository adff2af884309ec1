"""Players: the interface that all bots share, and the bots by name.

`make_bot` makes a player for one seat. A bot gets what its seat was told and the actions that are
legal; it never sees a state.
"""

from retruc.bots.interface import Bot, Explanation, Why
from retruc.bots.penya_model import NoModel
from retruc.bots.registry import UnknownBot, bot_names, full_name, make_bot
from retruc.bots.telling import explanation_text, why_text

__all__ = [
    "Bot",
    "Explanation",
    "NoModel",
    "UnknownBot",
    "Why",
    "bot_names",
    "explanation_text",
    "full_name",
    "make_bot",
    "why_text",
]
