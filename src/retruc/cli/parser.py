"""The arguments of the command.

What stands here is English: it must be there where nothing but Python is installed, and the texts
of the other languages need a package more. What the commands themselves say is in `retruc.words`.
"""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from retruc import __version__

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["_Parser"]  # noqa: SLF001 - typed nowhere else


class _Parser(argparse.ArgumentParser):
    """Refuses arguments with the id that all errors have."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"retruc: wrong-usage: {message}\n")


def make_parser() -> argparse.ArgumentParser:
    """Make the parser. What it gives has `run`, which carries the command out."""
    parser = _Parser(
        prog="retruc",
        description="Truc, the card game, with the rules of each place.",
        epilog="Exit status: 0 all is well; 1 what was judged is wrong; 2 wrong usage, or a file"
        " that cannot be read or written.",
    )
    parser.add_argument("--version", action="version", version=f"retruc {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_referee(commands)
    _add_rules(commands)
    _add_arena(commands)
    return parser


def _command(commands: "Commands", name: str, run: str, text: str) -> argparse.ArgumentParser:
    """Add a command; *run* is the function that carries it out, as ``module:function``."""
    parser = commands.add_parser(name, help=text, description=text[:1].upper() + text[1:] + ".")
    parser.add_argument(
        "--lang", metavar="CODE", help="language: ca-valencia, ca, es, pt or en (default: yours)"
    )
    parser.set_defaults(run=_late(run))
    return parser


def _late(name: str) -> Callable[[argparse.Namespace], int]:
    """Import a function of this package when it is called."""
    module, _, function = name.partition(":")

    def run(options: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"retruc.cli.{module}"), function)(options)
        return status

    return run


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="PATH=VALUE",
        help="set an option of the rules otherwise, such as seats=2; may be repeated",
    )


def _add_play(commands: "Commands") -> None:
    play = _command(commands, "play", "play:run", "play in this terminal")
    play.add_argument(
        "--ruleset", metavar="ID|FILE", help="what is played (default: bar, or the record's own)"
    )
    _add_options(play)
    play.add_argument(
        "--seats",
        default="",
        metavar="WHO,WHO,…",
        help="who sits where, seat 1 first: human, bot, or the name of a bot"
        " (default: a human in seat 1, bots elsewhere)",
    )
    play.add_argument("--bot", metavar="NAME", help="the bot that fills seats")
    play.add_argument("--seed", type=int, metavar="N", help="where the shuffling starts")
    play.add_argument("--fast", action="store_true", help="let bots act without a pause")
    play.add_argument("--record", metavar="FILE", help="where the coto is written down")
    play.add_argument("--resume", metavar="FILE", help="go on with the coto of this record")


def _add_referee(commands: "Commands") -> None:
    referee = _command(
        commands, "referee", "referee:run", "judge records: what the table owes after each round"
    )
    referee.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    form = referee.add_mutually_exclusive_group()
    form.add_argument(
        "--json", action="store_true", help="write one JSON object for each file, a line each"
    )
    form.add_argument(
        "--show", action="store_true", help="write sentences and tables for people (the default)"
    )
    referee.add_argument(
        "--legal",
        action="store_true",
        help="add what each seat may say or play at the end of an unfinished record",
    )
    referee.add_argument(
        "--ruleset",
        metavar="FILE",
        help="the records' ruleset, if the catalogue has it not",
    )


def _add_rules(commands: "Commands") -> None:
    text = "read the rules of a place, or check a file of your own"
    rules = commands.add_parser("rules", help=text, description=text[:1].upper() + text[1:] + ".")
    actions = rules.add_subparsers(title="actions", metavar="ACTION", required=True)
    _command(actions, "list", "rules:list_all", "list the rulesets of the catalogue")
    show = _command(actions, "show", "rules:show_one", "write the rules of one ruleset")
    show.add_argument("ruleset", metavar="ID|FILE")
    _add_options(show)
    diff = _command(actions, "diff", "rules:compare", "write what two rulesets play differently")
    diff.add_argument("a", metavar="A")
    diff.add_argument("b", metavar="B")
    for parser in (show, diff):
        parser.add_argument("--markdown", action="store_true", help="write Markdown")
    check = _command(actions, "check", "rules:check", "say what is wrong in a ruleset's file")
    check.add_argument("file", metavar="FILE")


def _add_arena(commands: "Commands") -> None:
    arena = _command(commands, "arena", "arena:run", "let two bots play a match")
    arena.add_argument("a", metavar="A", help="name of a bot")
    arena.add_argument("b", metavar="B", help="name of a bot")
    arena.add_argument("--ruleset", metavar="ID|FILE", default="bar", help="(default: bar)")
    _add_options(arena)
    arena.add_argument(
        "--deals",
        type=int,
        metavar="N",
        default=1000,
        help="deals, each played from both sides (default: 1000)",
    )
    arena.add_argument("--seed", type=int, metavar="N", default=1, help="(default: 1)")
    arena.add_argument(
        "--workers", type=int, metavar="N", default=1, help="processes that play (default: 1)"
    )
    arena.add_argument("--json", action="store_true", help="write a JSON object")
