"""`retruc arena`: two bots play a match."""

from argparse import Namespace

from retruc.arena import run_cli
from retruc.cli.chosen import chosen_ruleset


def run(options: Namespace) -> int:
    """Play the match that the arguments describe; `options.ruleset` becomes the ruleset itself."""
    options.ruleset = chosen_ruleset(options.ruleset, options.option)
    return run_cli(options)
