"""The command `retruc`: the referee, the rules, the table and the arena.

Every command imports what it needs when it is called, so that `retruc --version` loads no rules.
"""

from retruc.cli.main import main

__all__ = ["main"]
