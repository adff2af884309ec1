"""Scenario files: records with further tags, that say what the table owes and what changes it.

A file is `<ruleset>/<rule>[-<what>].truc`. Its tags besides those of a record:

* `Title`: the rule in a sentence.
* `Rule`: one or more option paths, or `common.<word>` for what no ruleset varies.
* `Source`: keys of docs/sources.md.
* `Expect`: `key=value; key=value`, as `found` reads the keys. May stand several times.
* `Flip`: `path=value`, one or more: set so, the result is another. What is owed then may follow
  after a colon, written as an `Expect`. May stand several times.
* `FlipRuleset`: what a village's file would state instead, as TOML, its lines parted by `; `.
  Played under that file, which extends the ruleset of the record, the result is another. This is
  for options that only a file can set. May stand several times.

Most options change what a record owes: who wins, the pedres, the score. Two cannot, since a record
says who does what. `ties.opener` decides only whose turn it is, and `truc.silent-accept` only
whether a card may be laid while a call waits: a record that holds a word which one value allows and
another forbids breaks off there, and one that holds none owes the same. So their flips say what
is owed or may be done then, and a test asks for that. `senyes.seen-by` changes what a seat is told.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from retruc.game import SEATS, RecordError, SignMade
from retruc.record import judge, read_record, replay
from retruc.rulesets import Ruleset, load_text

FOLDER = Path(__file__).parent
_TAG = re.compile(r'^\[(\w+) "(.*)"\]$')
_OWN_TAGS = {"Title", "Rule", "Source", "Expect", "Flip", "FlipRuleset"}
_SET_KEYS = re.compile(r"(?:legal|has|not)\.\d")

Report = Mapping[str, Any]
"""What the referee says of a record, as docs/notation.md lays it down; and who saw which senyes."""

Settings = Mapping[str, str]
"""Values of options by path, both as they are written."""

Expected = tuple[tuple[str, str], ...]
"""What `found` gives by key."""


@dataclass(frozen=True)
class Flip:
    """Options set otherwise."""

    settings: Settings
    expected: Expected
    """What is owed then; empty where the scenario says only that it is something else."""


@dataclass(frozen=True, eq=False)
class Scenario:
    path: Path
    ruleset: str
    title: str
    rules: tuple[str, ...]
    sources: tuple[str, ...]
    expected: Expected
    flips: tuple[Flip, ...]
    villages: tuple[str, ...]
    """What the files of its `FlipRuleset` state."""
    options: Settings
    """What the record sets, the number of seats among it."""
    lines: tuple[str, ...]
    """The whole file."""

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}"

    def record(self, changes: Settings | None = None) -> str:
        """The record alone, with some options set otherwise; its lines keep their numbers."""
        options = {**self.options, **(changes or {})}
        seats = options.pop("seats", None)
        tags = {"Ruleset": self.ruleset, "Options": written(options), "Seats": seats}
        replaced = _OWN_TAGS | set(tags)
        kept = ["" if _name(line) in replaced else line for line in self.lines]
        kept[0] = " ".join(f'[{name} "{value}"]' for name, value in tags.items() if value)
        return "\n".join(kept) + "\n"

    def village(self, stated: str) -> Ruleset:
        """The ruleset of a file that extends this one's and states something else."""
        head = f'id = "village"\nversion = 1\nname = "Village"\nextends = "{self.ruleset}"\n'
        return load_text(head + stated.replace("; ", "\n"))

    def record_of_village(self) -> str:
        """The record alone, as one of the ruleset that `village` gives."""
        return self.record().replace(f'[Ruleset "{self.ruleset}"]', '[Ruleset "village"]', 1)


def read(path: Path) -> Scenario:
    """Read one scenario file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    tags: dict[str, list[str]] = {}
    for line in lines:
        if match := _TAG.match(line):
            tags.setdefault(match[1], []).append(match[2])
    options = dict(_settings(" ".join(tags.get("Options", []))))
    if "Seats" in tags:
        options["seats"] = tags["Seats"][0]
    return Scenario(
        path=path,
        ruleset=tags["Ruleset"][0],
        title=tags["Title"][0],
        rules=tuple(tags["Rule"][0].split()),
        sources=tuple(tags["Source"][0].split()),
        expected=tuple(pair for text in tags["Expect"] for pair in _pairs(text)),
        flips=tuple(_flip(text) for text in tags.get("Flip", [])),
        villages=tuple(tags.get("FlipRuleset", [])),
        options=options,
        lines=tuple(lines),
    )


def _name(line: str) -> str:
    match = _TAG.match(line)
    return match[1] if match else ""


def written(options: Settings) -> str:
    """Write settings as a tag holds them."""
    return " ".join(f"{path}={value}" for path, value in options.items())


def _settings(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split():
        path, _, value = part.partition("=")
        yield path, value


def _flip(text: str) -> Flip:
    settings, _, expected = text.partition(": ")
    return Flip(dict(_settings(settings)), tuple(_pairs(expected)) if expected else ())


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split(";"):
        key, _, value = part.strip().partition("=")
        yield key, value


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario there is, by ruleset and name."""
    return tuple(read(path) for path in sorted(FOLDER.glob("*/*.truc")))


def referee(record: str, ruleset: Ruleset | None = None) -> Report:
    """Have the referee judge a record, legal words included; and say who saw which senyes."""
    verdict = judge(record, legal=True, ruleset=ruleset)
    return {**verdict, "seen": senyes_seen(record, ruleset)}


def senyes_seen(record: str, ruleset: Ruleset | None = None) -> Mapping[str, str]:
    """By printed seat: the senyes that it was told of, in order, one's own among them.

    They are those before the first word that cannot be, or that needs a card which is not known.
    """
    seen: dict[str, str] = {}
    try:
        for done in replay(read_record(record, ruleset=ruleset)):
            for event in done.step.events:
                if isinstance(event, SignMade):
                    for seat in event.audience or SEATS[: done.step.state.seats]:
                        seen[str(seat)] = f"{seen.get(str(seat), '')} {event.sign}".strip()
    except RecordError:
        pass  # what is wrong is the referee's to say
    return seen


def differences(scenario: Scenario, flip: Flip | None = None) -> list[str]:
    """Say what the referee gives otherwise than the scenario, or its flip, expects, a line each."""
    report = referee(scenario.record(flip.settings if flip else None))
    expected = dict(flip.expected if flip else scenario.expected)
    if "error" not in expected:
        expected["error"] = "-"
    lines = []
    for key, value in expected.items():
        got = found(report, key)
        if _SET_KEYS.match(key):
            lines += _word_differences(key, value, got)
        elif value != got:
            lines.append(f"{key}: expected {value}, got {got}")
    return lines


def _word_differences(key: str, value: str, got: str) -> list[str]:
    wanted, words = ({word.strip() for word in text.split(",")} - {"-"} for text in (value, got))
    wrong = {
        "legal": wanted ^ words,
        "has": wanted - words,
        "not": wanted & words,
    }[key.partition(".")[0]]
    return [f"{key}={value}: got {got}"] if wrong else []


def found(report: Report, key: str) -> str:
    """Look up a key of an `Expect`, of the last round or with a number before it of that round."""
    number, _, rest = key.partition(".")
    if number.isdigit():
        rounds = [r for r in report["rounds"] if r["number"] == int(number)]
        return _of_round(rounds[0], rest)
    if key == "winner":
        return report["winner"] or "-"
    if key == "error":
        return report.get("error", {}).get("reason", "-")
    if key.startswith("seen."):
        return str(report["seen"].get(rest, "-"))
    if _SET_KEYS.match(key):
        return ",".join(report.get("legal", {}).get(rest, ())) or "-"
    return _of_round(report["rounds"][-1], key)


def _of_round(played: Mapping[str, Any], key: str) -> str:
    part, _, detail = key.partition(".")
    value = played[part]
    if detail:
        for name in detail.split("."):
            value = None if value is None else value[name]
        return "-" if value is None else str(value)
    match part:
        case "tricks":
            return "".join(trick["winner"] or "=" for trick in value)
        case "envit" | "truc":
            return f"{value['winner']}{value['pedres']}" if value and value["winner"] else "-"
        case "finished":
            return "yes" if value else "no"
        case "gained" | "score" | "cames":
            return f"{value[0]}-{value[1]}"
    raise KeyError(key)


def effect(report: Report) -> dict[str, Any]:
    """All of a report that a change of an option may change."""
    error = report.get("error", {}).get("reason")
    return {
        "rounds": report["rounds"],
        "winner": report["winner"],
        "legal": report.get("legal"),
        "error": error,
        "seen": report["seen"],
    }
