"""The arguments of the command.

No text stands here: each is named, and said by `Texts` in the reader's language. Arguments are
parsed without texts first, since texts take time; only where somebody has to read one, a help or
what is wrong, they are parsed again with them.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from retruc import __version__
from retruc.cli.status import WRONG_USAGE
from retruc.cli.texts import Texts, language_asked, reader_of_errors

if TYPE_CHECKING:
    from argparse import _ActionsContainer as Container
    from argparse import _SubParsersAction

    from retruc.game import Fault

    Commands = _SubParsersAction["_Parser"]


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments. What it gives has `run`, which carries the command out.

    Raises:
        SystemExit: a help was asked for, or the arguments are wrong; it has been written.
    """
    try:
        return make_parser().parse_args(arguments)
    except _Unspoken:
        return make_parser(_spoken_texts(arguments)).parse_args(arguments)


class _Unspoken(Exception):
    """Something is to be read, and the parser has no texts yet."""


def _spoken_texts(arguments: Sequence[str]) -> Texts:
    from retruc.words import WordsError

    try:
        return Texts(reader_of_errors(language_asked(arguments)))
    except WordsError as error:
        return Texts(missing=error)


class _Parser(argparse.ArgumentParser):
    """Says what it has to say in the reader's language, and refuses arguments with an id."""

    def __init__(self, *, texts: Texts, prog: str | None = None, about: str = "") -> None:
        super().__init__(
            prog=prog,
            description=about,
            add_help=False,
            formatter_class=partial(_Formatter, heading=texts.heading()),
        )
        self.texts = texts
        self.positionals = self.add_argument_group(texts.say("arguments"))
        self.options = self.add_argument_group(texts.say("options"))
        self.options.add_argument("-h", "--help", action="help", help=texts.say("help"))

    def print_help(self, file: object = None) -> None:  # noqa: ARG002 - as argparse has it
        """Write the help; without words, what can be said without them."""
        if self.texts.is_silent:
            raise _Unspoken
        if self.texts.missing is not None:
            self.print_usage()
            self.exit(WRONG_USAGE, f"retruc: {self.texts.missing.id}: {self.texts.missing}\n")
        super().print_help()

    # As argparse has it: its types have three overloads of one meaning.
    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse what there is, and refuse what is left.

        argparse hands that up to the first parser, whose usage says nothing of the command meant.
        """
        parsed, left = super().parse_known_args(args, namespace)
        if left:
            from retruc.cli.usage import unknown_fault

            self._refuse(unknown_fault(" ".join(left)))
        return parsed, left

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        from retruc.cli.usage import usage_fault

        self._refuse(usage_fault(message))

    def _refuse(self, fault: "Fault") -> NoReturn:
        if self.texts.is_silent:
            raise _Unspoken
        from retruc.cli.faults import fault_sentence

        self.print_usage(sys.stderr)
        self.exit(WRONG_USAGE, f"retruc: {fault.id}: {fault_sentence(fault, self.texts.spoken)}\n")


class _Formatter(argparse.HelpFormatter):
    """Writes the heading of the usage in the reader's language."""

    def __init__(self, prog: str, *, heading: str | None) -> None:
        super().__init__(prog)
        self._heading = heading

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable["argparse._MutuallyExclusiveGroup"],
        prefix: str | None = None,
    ) -> None:
        """Add the usage; an empty *prefix* is meant."""
        super().add_usage(usage, actions, groups, self._heading if prefix is None else prefix)


def make_parser(texts: Texts | None = None) -> argparse.ArgumentParser:
    """Make the parser, which stays silent where it is given no texts."""
    texts = texts or Texts()
    parser = _Parser(texts=texts, prog="retruc", about=texts.say("about"))
    parser.epilog = texts.say("status")
    parser.options.add_argument(
        "--version", action="version", version=f"retruc {__version__}", help=texts.say("version")
    )
    commands = parser.add_subparsers(
        title=texts.say("commands"), metavar=texts.metavar("command"), required=True
    )
    _add_play(commands, texts)
    _add_referee(commands, texts)
    _add_rules(commands, texts)
    _add_arena(commands, texts)
    _add_corpus(commands, texts)
    _add_bench(commands, texts)
    _add_solve(commands, texts)
    _add_train(commands, texts)
    _add_serve(commands, texts)
    _add_verify(commands, texts)
    _add_admin(commands, texts)
    return parser


def _command(
    commands: "Commands", texts: Texts, name: str, *, run: str, about: str = ""
) -> _Parser:
    """Add a command; *run* is the function that carries it out, as ``module:function``.

    Its text is ``cli-NAME``, or ``cli-ABOUT`` where that is given.
    """
    parser = _bare_command(commands, texts, name, about or name)
    parser.options.add_argument("--lang", metavar=texts.metavar("code"), help=texts.say("lang"))
    parser.set_defaults(run=_late(run))
    return parser


def _bare_command(commands: "Commands", texts: Texts, name: str, about: str) -> _Parser:
    text = texts.say(about)
    sentence = f"{text[:1].upper()}{text[1:]}." if text else ""
    return commands.add_parser(name, help=text, texts=texts, about=sentence)


def _late(name: str) -> Callable[[argparse.Namespace], int]:
    """Import a function of this package when it is called."""
    module, _, function = name.partition(":")

    def run(options: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"retruc.cli.{module}"), function)(options)
        return status

    return run


def _add_options(container: "Container", texts: Texts) -> None:
    container.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=texts.metavar("setting"),
        help=texts.say("option"),
    )


def _add_play(commands: "Commands", texts: Texts) -> None:
    options = _command(commands, texts, "play", run="play:run").options
    add, say, metavar = options.add_argument, texts.say, texts.metavar
    add("--ruleset", metavar=metavar("ruleset"), help=say("play-ruleset"))
    _add_options(options, texts)
    add("--seats", default="", metavar=metavar("seats"), help=say("play-seats"))
    add("--bot", metavar=metavar("name"), help=say("play-bot"))
    add("--seed", type=int, metavar=metavar("number"), help=say("play-seed"))
    add("--fast", action="store_true", help=say("play-fast"))
    add("--record", metavar=metavar("file"), help=say("play-record"))
    add("--resume", metavar=metavar("file"), help=say("play-resume"))


def _add_referee(commands: "Commands", texts: Texts) -> None:
    referee = _command(commands, texts, "referee", run="referee:run")
    say, file = texts.say, texts.metavar("file")
    referee.positionals.add_argument("files", nargs="+", metavar=file, help=say("referee-file"))
    form = referee.options.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("referee-json"))
    form.add_argument("--show", action="store_true", help=say("referee-show"))
    referee.options.add_argument("--legal", action="store_true", help=say("referee-legal"))
    referee.options.add_argument("--ruleset", metavar=file, help=say("referee-ruleset"))


def _add_rules(commands: "Commands", texts: Texts) -> None:
    rules = _bare_command(commands, texts, "rules", "rules")
    actions = rules.add_subparsers(
        title=texts.say("actions"), metavar=texts.metavar("action"), required=True
    )
    say, ruleset = texts.say, texts.metavar("ruleset")
    _command(actions, texts, "list", run="rules:list_all", about="rules-list")
    show = _command(actions, texts, "show", run="rules:show_one", about="rules-show")
    show.positionals.add_argument("ruleset", metavar=ruleset, help=say("rules-ruleset"))
    _add_options(show.options, texts)
    diff = _command(actions, texts, "diff", run="rules:compare", about="rules-diff")
    diff.positionals.add_argument("a", metavar=ruleset, help=say("rules-ruleset"))
    diff.positionals.add_argument("b", metavar=ruleset, help=say("rules-other"))
    for parser in (show, diff):
        parser.options.add_argument("--markdown", action="store_true", help=say("rules-markdown"))
    check = _command(actions, texts, "check", run="rules:check", about="rules-check")
    check.positionals.add_argument("file", metavar=texts.metavar("file"), help=say("rules-file"))


def _add_arena(commands: "Commands", texts: Texts) -> None:
    arena = _command(commands, texts, "arena", run="arena:run")
    say, name, number = texts.say, texts.metavar("name"), texts.metavar("number")
    arena.positionals.add_argument("bots", nargs="+", metavar=name, help=say("arena-bots"))
    add = arena.options.add_argument
    add("--ruleset", metavar=texts.metavar("ruleset"), default="bar", help=say("arena-ruleset"))
    _add_options(arena.options, texts)
    add("--deals", type=int, metavar=number, default=1000, help=say("arena-deals"))
    add("--cotos", type=int, metavar=number, help=say("arena-cotos"))
    add("--rotations", action="store_true", help=say("arena-rotations"))
    add("--within", type=float, metavar=texts.metavar("pedres"), help=say("arena-within"))
    add("--ladder", action="store_true", help=say("arena-ladder"))
    add("--limit", type=int, metavar=texts.metavar("ms"), default=1000, help=say("arena-limit"))
    add("--seed", type=int, metavar=number, default=1, help=say("arena-seed"))
    add("--workers", type=int, metavar=number, default=1, help=say("arena-workers"))
    add("--figure", metavar=texts.metavar("file"), help=say("arena-figure"))
    add("--json", action="store_true", help=say("arena-json"))


def _add_corpus(commands: "Commands", texts: Texts) -> None:
    corpus = _bare_command(commands, texts, "corpus", "corpus")
    actions = corpus.add_subparsers(
        title=texts.say("actions"), metavar=texts.metavar("action"), required=True
    )
    say, metavar = texts.say, texts.metavar
    number, file = metavar("number"), metavar("file")
    write = _command(actions, texts, "write", run="corpus:write", about="corpus-write")
    folder = metavar("folder")
    write.positionals.add_argument("folder", metavar=folder, help=say("corpus-folder"))
    add = write.options.add_argument
    ruleset = metavar("ruleset")
    add("--ruleset", action="append", metavar=ruleset, help=say("corpus-ruleset"))
    _add_options(write.options, texts)
    add("--bot", action="append", metavar=metavar("name"), help=say("corpus-bot"))
    add("--rounds", type=int, metavar=number, default=100_000, help=say("corpus-rounds"))
    add("--seed", type=int, metavar=number, default=1, help=say("arena-seed"))
    add("--workers", type=int, metavar=number, default=1, help=say("arena-workers"))
    export = _command(actions, texts, "export", run="corpus:export", about="corpus-export")
    add = export.positionals.add_argument
    add("file", metavar=file, help=say("corpus-file"))
    add("records", nargs="+", metavar=file, help=say("corpus-record"))
    add = export.options.add_argument
    add("--rows", choices=["actions", "rounds"], default="actions", help=say("corpus-rows"))
    add("--ruleset", metavar=file, help=say("referee-ruleset"))


def _add_bench(commands: "Commands", texts: Texts) -> None:
    options = _command(commands, texts, "bench", run="bench:run").options
    add, say, metavar = options.add_argument, texts.say, texts.metavar
    add("--ruleset", metavar=metavar("ruleset"), help=say("bench-ruleset"))
    _add_options(options, texts)
    add("--runs", type=int, metavar=metavar("number"), default=7, help=say("bench-runs"))
    add("--json", action="store_true", help=say("bench-json"))


def _add_solve(commands: "Commands", texts: Texts) -> None:
    solve = _bare_command(commands, texts, "solve", "solve")
    actions = solve.add_subparsers(
        title=texts.say("actions"), metavar=texts.metavar("action"), required=True
    )
    say, metavar = texts.say, texts.metavar
    number, file = metavar("number"), metavar("file")
    for action, run in (("truc", "solve:truc"), ("round", "solve:whole")):
        options = _command(actions, texts, action, run=run, about=f"solve-{action}").options
        add = options.add_argument
        add("--ruleset", default="bar", metavar=metavar("ruleset"), help=say("solve-ruleset"))
        _add_options(options, texts)
        add("--minutes", type=float, default=60.0, metavar=number, help=say("solve-minutes"))
        add("--iterations", type=int, metavar=number, help=say("solve-iterations"))
        add("--goal", type=float, default=0.005, metavar=metavar("pedres"), help=say("solve-goal"))
        add("--checkpoint", metavar=file, help=say("solve-checkpoint"))
        add("--workers", type=int, default=1, metavar=number, help=say("solve-workers"))
        if action == "truc":
            add("--out", metavar=file, help=say("solve-out"))
        add("--json", action="store_true", help=say("solve-json"))
    options = _command(actions, texts, "coto", run="solve:coto", about="solve-coto").options
    add = options.add_argument
    add("--ruleset", default="bar", metavar=metavar("ruleset"), help=say("solve-ruleset"))
    _add_options(options, texts)
    add("--score", default="0-0", metavar="A-B", help=say("solve-score"))
    add("--cames", default="0-0", metavar="A-B", help=say("solve-cames"))
    add("--bot", default="taverna", metavar=metavar("name"), help=say("solve-bot"))
    add("--rounds", type=int, default=1000, metavar=number, help=say("solve-rounds"))
    add("--seed", type=int, default=1, metavar=number, help=say("solve-seed"))
    add("--json", action="store_true", help=say("solve-json"))


def _add_train(commands: "Commands", texts: Texts) -> None:
    train = _bare_command(commands, texts, "train", "train")
    actions = train.add_subparsers(
        title=texts.say("actions"), metavar=texts.metavar("action"), required=True
    )
    options = _command(actions, texts, "penya", run="train:penya", about="train-penya").options
    add, say, metavar = options.add_argument, texts.say, texts.metavar
    number, file = metavar("number"), metavar("file")
    add("--ruleset", default="bar", metavar=metavar("ruleset"), help=say("train-ruleset"))
    _add_options(options, texts)
    add("--minutes", type=float, default=60.0, metavar=number, help=say("train-minutes"))
    add("--passes", type=int, metavar=number, help=say("train-passes"))
    add("--threads", type=int, default=1, metavar=number, help=say("train-threads"))
    add("--seed", type=int, default=1, metavar=number, help=say("train-seed"))
    add("--checkpoint", metavar=file, help=say("train-checkpoint"))
    add("--out", metavar=file, help=say("train-out"))
    add("--measure", type=int, default=0, metavar=number, help=say("train-measure"))
    add("--json", action="store_true", help=say("train-json"))


def _add_serve(commands: "Commands", texts: Texts) -> None:
    options = _command(commands, texts, "serve", run="serving:run").options
    add, say, metavar = options.add_argument, texts.say, texts.metavar
    number = metavar("number")
    add("--host", default="127.0.0.1", metavar=metavar("address"), help=say("serve-host"))
    add("--port", type=int, default=8000, metavar=number, help=say("serve-port"))
    add("--lan", action="store_true", help=say("serve-lan"))
    add("--open", action="store_true", help=say("serve-open"))
    add("--data", default="retruc-data", metavar=metavar("folder"), help=say("serve-data"))
    add("--database", default="", metavar=metavar("url"), help=say("serve-database"))
    add("--origin", action="append", default=[], metavar=metavar("url"), help=say("serve-origin"))
    add("--proxies", default="127.0.0.1", metavar=metavar("addresses"), help=say("serve-proxies"))
    add("--workers", type=int, default=0, metavar=number, help=say("serve-workers"))
    add("--keep-days", type=int, default=90, metavar=number, help=say("serve-keep"))
    add("--rate", type=float, default=1.0, metavar=number, help=say("serve-rate"))
    add("--json", action="store_true", help=say("serve-json"))


def _add_verify(commands: "Commands", texts: Texts) -> None:
    verify = _command(commands, texts, "verify", run="verify:run")
    verify.positionals.add_argument(
        "file", metavar=texts.metavar("file"), help=texts.say("verify-file")
    )


def _add_admin(commands: "Commands", texts: Texts) -> None:
    admin = _bare_command(commands, texts, "admin", "admin")
    actions = admin.add_subparsers(
        title=texts.say("actions"), metavar=texts.metavar("action"), required=True
    )
    say, metavar = texts.say, texts.metavar
    tables = _command(actions, texts, "list", run="admin:list_tables", about="admin-list")
    log = _command(actions, texts, "log", run="admin:list_orders", about="admin-log")
    close = _command(actions, texts, "close", run="admin:close", about="admin-close")
    close.positionals.add_argument("table", metavar=metavar("table"), help=say("admin-table"))
    pardon = _command(actions, texts, "pardon", run="admin:pardon", about="admin-pardon")
    address = metavar("address")
    pardon.positionals.add_argument("address", metavar=address, help=say("admin-address"))
    for parser in (tables, log, close, pardon):
        add = parser.options.add_argument
        add("--data", default="retruc-data", metavar=metavar("folder"), help=say("serve-data"))
        add("--database", default="", metavar=metavar("url"), help=say("serve-database"))
    for parser in (tables, log):
        parser.options.add_argument("--json", action="store_true", help=say("admin-json"))
    for parser in (close, pardon):
        add = parser.options.add_argument
        add("--wait", type=float, default=10, metavar=metavar("number"), help=say("admin-wait"))
