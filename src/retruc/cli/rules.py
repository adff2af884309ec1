"""`retruc rules`: what each place plays, in words."""

import sys
from argparse import Namespace
from pathlib import Path

from retruc.cli.chosen import chosen_ruleset
from retruc.cli.reader import reader_words, screen_width
from retruc.cli.status import FINE, WRONG, WRONG_USAGE
from retruc.game import Fault, RulesetError
from retruc.rulebook import diff, list_rulesets, problems, show
from retruc.rulesets import catalogue, check_file, load


def list_all(options: Namespace) -> int:
    """List the rulesets of the catalogue."""
    sys.stdout.write(list_rulesets(reader_words(options.lang), width=screen_width()))
    return FINE


def show_one(options: Namespace) -> int:
    """Write the rules of one ruleset."""
    ruleset = chosen_ruleset(options.ruleset, options.option)
    spoken = reader_words(options.lang)
    sys.stdout.write(show(ruleset, spoken, markdown=options.markdown, width=screen_width()))
    return FINE


def compare(options: Namespace) -> int:
    """Write what two rulesets play differently."""
    a, b = load(options.a), load(options.b)
    spoken = reader_words(options.lang)
    sys.stdout.write(diff(a, b, spoken, markdown=options.markdown, width=screen_width()))
    return FINE


def check(options: Namespace) -> int:
    """Say what is wrong in a ruleset's file.

    Raises:
        RulesetError: it is the name of a ruleset of the catalogue, and of no file.
    """
    if options.file in catalogue() and not Path(options.file).exists():
        raise RulesetError(
            Fault(
                "not-a-file",
                "expected the file of a ruleset; {ruleset} is one of the catalogue:"
                " retruc rules show {ruleset} writes it",
                ruleset=options.file,
            )
        )
    errors = check_file(options.file)
    text = problems(errors, options.file, reader_words(options.lang))
    if not errors:
        sys.stdout.write(text)
        return FINE
    sys.stderr.write(text)
    return WRONG_USAGE if errors[0].id == "unreadable-file" else WRONG
