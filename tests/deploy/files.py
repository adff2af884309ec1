"""The files of `deploy/`, read as those read them for whom they are meant."""

import re
import shlex
from argparse import Namespace
from configparser import ConfigParser
from pathlib import Path

from retruc.cli.parser import parse

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit() -> ConfigParser:
    """The systemd unit. A key that stands there twice keeps its last value."""
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read_string(text_of("retruc.service"))
    return parser


def served(command: str) -> Namespace:
    """What a command line of `retruc serve` says."""
    program, *arguments = shlex.split(command)
    assert program.rpartition("/")[2] == "retruc"
    return parse(arguments)


def directives(name: str) -> dict[str, list[str]]:
    """What the lines of an nginx configuration say, by their first word, in whatever block.

    >>> directives("nginx.conf")["client_max_body_size"]
    ['2m']
    """
    found: dict[str, list[str]] = {}
    bare = re.sub(r"^\s*#.*$", "", text_of(name), flags=re.MULTILINE)
    for key, value in re.findall(r"([a-z_]+)\s+([^;{}]+);", bare):
        found.setdefault(key, []).append(value)
    return found
