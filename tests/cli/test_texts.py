"""Whatever the command says is in the files of words."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import retruc.cli
from retruc.cli import main
from retruc.cli.parser import make_parser
from retruc.cli.texts import Texts, language_asked
from retruc.cli.usage import usage_fault
from retruc.words import LANGUAGES, words
from tests.words.ftl import messages

FOLDER = Path(retruc.cli.__file__).parent
COMMANDS = [
    [],
    ["play"],
    ["referee"],
    ["rules"],
    ["rules", "list"],
    ["rules", "show"],
    ["rules", "diff"],
    ["rules", "check"],
    ["arena"],
    ["corpus"],
    ["corpus", "write"],
    ["corpus", "export"],
    ["bench"],
    ["solve"],
    ["solve", "truc"],
    ["solve", "round"],
    ["solve", "coto"],
    ["train"],
    ["train", "penya"],
    ["serve"],
    ["verify"],
    ["admin"],
    ["admin", "list"],
    ["admin", "log"],
    ["admin", "close"],
    ["admin", "pardon"],
]
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? +[^\W\d_]{2,}")
"""Two words with a space between them."""


def said_in_the_code(code: str) -> Iterator[str]:
    """The texts that a module hands on: not its docstrings, nor patterns, nor those of a `Fault`,
    which have their words."""
    tree = ast.parse(code)
    told: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                told.add(node.value)
            case ast.Assign(value=ast.Constant(), targets=[ast.Name(id="english")]):
                told.add(node.value)
            case ast.Call(func=ast.Name(id="Fault")):
                told.update(node.args)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr="compile")):
                told.update(node.args)
            case ast.Constant(value=str() as text) if node not in told and SENTENCE.search(text):
                yield text


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    assert list(said_in_the_code(path.read_text(encoding="utf-8"))) == []


def test_a_sentence_in_the_code_would_be_found() -> None:
    code = (
        '"""A module of its own."""\nadd("--x", help="say more")\nprint(f"no file {x}")\n'
        'sys.stderr.write("wrong file")\nFault("a", "not this one")\nre.compile("nor this")\n'
    )
    assert sorted(said_in_the_code(code)) == ["no file ", "say more", "wrong file"]


def helps(language: str, capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    for command in COMMANDS:
        with pytest.raises(SystemExit) as end:
            main([*command, "--help", f"--lang={language}"])
        assert end.value.code == 0
        told = capsys.readouterr()
        assert told.err == ""
        yield told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_help_is_shown(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "2000")
    shown = "\n".join(helps(language, capsys)).casefold()
    ids = [message for message in messages("en") if message.startswith("cli-")]
    assert len(ids) > 40
    for message in ids:
        assert words(language).say(message).casefold() in shown, message


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_english_is_left_in_the_help(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = re.compile(r"usage|options|show this|\b(the|file|default|and|with|record)\b")
    for text in helps(language, capsys):
        assert not english.search(re.sub(r"--[a-z]+", "", text)), text


def test_the_language_of_the_help_is_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    for arguments in (["--help"], ["play", "--help", "--lang", "xx"], ["play", "--help", "--lang"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert capsys.readouterr().out.startswith("uso: retruc ")


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], None),
        (["rules", "list"], None),
        (["--lang"], None),
        (["rules", "--lang", "es", "--lang", "pt"], "es"),
        (["--lang=pt"], "pt"),
        (["--language=pt"], None),
    ],
)
def test_the_language_asked_for_is_found_before_parsing(
    arguments: list[str], language: str | None
) -> None:
    assert language_asked(arguments) == language


WRONG = [
    ([], "these arguments are missing: COMMAND"),
    (["referee"], "these arguments are missing: FILE"),
    (["rules", "diff", "bar"], "these arguments are missing: ID|FILE"),
    (
        ["nonsense"],
        (
            "COMMAND: expected one of play, referee, rules, arena, corpus, bench, solve, train,"
            " serve, verify, admin, found “nonsense”"
        ),
    ),
    (["rules", "list", "a b"], "no such argument: “a b”"),
    (["play", "--se", "x"], "“--se” may be --seats, --seed"),
    (["play", "--seed", "a'\x1b"], "--seed: expected a whole number, found “a'\\x1b”"),
    (["serve", "--rate", "x"], "--rate: expected a number, found “x”"),
    (["play", "--seed"], "--seed: a value is missing"),
    (["referee", "--json", "--show", "a"], "--show does not go together with --json"),
    (["play", "--fast=yes"], "--fast takes no value, found “yes”"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_arguments_are_told_in_english(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    usage, _, told = capsys.readouterr().err.partition("retruc: wrong-usage: ")
    assert usage.startswith("usage: retruc")
    assert told.startswith(sentence)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("arguments", [row[0] for row in WRONG])
def test_wrong_arguments_are_told_in_every_language(
    arguments: list[str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", {"ca-valencia": "ca_ES@valencia"}.get(language, language))
    with pytest.raises(SystemExit):
        main(arguments)
    told = capsys.readouterr().err
    assert told.startswith(words(language).say("cli-usage"))
    assert not re.search(r"expected|found|missing|argument:| usage:|may", told)


def test_what_argparse_says_otherwise_has_a_sentence_too() -> None:
    fault = usage_fault("something that nobody foresaw")
    assert (fault.name, str(fault)) == ("wrong-usage", "the arguments cannot be understood")


def test_what_another_python_says_is_understood() -> None:
    for text in (
        "argument COMMAND: invalid choice: 'pla' (choose from play, referee)",
        "argument COMMAND: invalid choice: 'pla' (choose from 'play', 'referee')",
        "argument COMMAND: invalid choice: 'pla', maybe 'play'? (choose from play, referee)",
    ):
        assert str(usage_fault(text)) == "COMMAND: expected one of play, referee, found 'pla'"


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installation without the library of texts."""
    from retruc.words import bundles

    bundles.words.cache_clear()
    bundles._source.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    yield
    bundles.words.cache_clear()
    bundles._source.cache_clear()


@pytest.mark.usefixtures("wordless")
def test_without_words_the_help_is_the_usage_and_what_to_install(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["referee", "--help"])
    assert end.value.code == 2
    told = capsys.readouterr()
    assert told.out.startswith("usage: retruc referee [-h]")
    assert told.err == (
        "retruc: words-missing: texts need the package fluent.runtime: install retruc[words]\n"
    )


@pytest.mark.usefixtures("wordless")
def test_without_words_wrong_arguments_are_told_in_english(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["play", "--seed", "x"])
    assert end.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "retruc: wrong-usage: --seed: expected a whole number, found 'x'"


def test_a_parser_without_texts_parses_all_the_same() -> None:
    options = make_parser(Texts()).parse_args(["arena", "a", "b", "--deals", "7"])
    assert (options.bots, options.deals) == (["a", "b"], 7)
