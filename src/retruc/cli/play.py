"""`retruc play`: the table in this terminal."""

from argparse import Namespace
from pathlib import Path

from retruc.cli.chosen import chosen_ruleset
from retruc.game import Fault
from retruc.rulesets import catalogue
from retruc.terminal import DEFAULT_BOT, Settings, TerminalError, parse_seats
from retruc.terminal import run as play

DEFAULT_RULESET = "bar"


def run(options: Namespace) -> int:
    """Play as the arguments say."""
    return play(settings_of(options))


def settings_of(options: Namespace) -> Settings:
    """Read what the arguments say.

    Raises:
        RetrucError: a ruleset, an option or a seat is none.
    """
    bot = options.bot or DEFAULT_BOT
    if options.resume is not None and options.option:
        raise TerminalError(
            Fault("bad-setting", "a record that is resumed says its options itself", kind="resumed")
        )
    name = options.ruleset or (DEFAULT_RULESET if options.resume is None else None)
    return Settings(
        ruleset=None if name is None else chosen_ruleset(name, options.option),
        ruleset_file=None if name is None or name in catalogue() else name,
        seats=parse_seats(options.seats, bot) if options.seats else (),
        seed=options.seed,
        bot=bot,
        fast=options.fast,
        record=None if options.record is None else Path(options.record),
        resume=None if options.resume is None else Path(options.resume),
        lang=options.lang,
    )
