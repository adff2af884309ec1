"""What the tags of a record say, both ways, and the ruleset that follows from them."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

from retruc.game import SEATS, Fault, Found, RecordError, RulesetError, Seat
from retruc.record.reasons import RecordReason
from retruc.record.scanning import MOST_TEXT
from retruc.record.values import Comment, Header, Tag
from retruc.rulesets import Ruleset, load, with_options

DEFAULT_RULESET = "bar"
"""What is played where a record does not say it."""

_PAIR = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")
_PROOF = re.compile(r"Deal\.([1-9][0-9]{0,8})")
_GOES_ON = "*"


def read_header(tags: Iterable[Tag], comments: Iterable[Comment] = ()) -> Header:
    """Read what the tags say. Tags without a meaning are kept, and may stand more than once.

    Raises:
        RecordError: a tag with a meaning stands twice, or its value is none that it can have.
    """
    tags = tuple(tags)
    fields: dict[str, Any] = {}
    proofs: dict[int, str] = {}
    seen: set[str] = set()
    for tag in tags:
        if proof := _PROOF.fullmatch(tag.name):
            proofs[int(proof[1])] = tag.value
        elif tag.name in _READ:
            field, read = _READ[tag.name]
            fields[field] = read(tag)
        else:
            _check_spelling(tag)
            continue
        if tag.name in seen:
            _refuse(
                tag, Fault(RecordReason.DUPLICATE_TAG, "the tag {tag} stands twice", tag=tag.name)
            )
        seen.add(tag.name)
    return Header(tags, tuple(comments), proof_by_round=proofs, **fields)


def new_header(
    ruleset: Ruleset,
    *,
    players: Iterable[str] = (),
    date: str = "",
    score: tuple[int, int] = (0, 0),
    cames: tuple[int, int] = (0, 0),
    dealer: Seat | None = None,
    result: tuple[int, int] | None = None,
    termination: str = "",
    proof_by_round: Mapping[int, str] | None = None,
    others: Iterable[tuple[str, str]] = (),
) -> Header:
    """Make the header of a record of *ruleset*; what has its default value is left out.

    *others* are tags without a meaning, which go last.

    Raises:
        RecordError: a value cannot be written, such as a player's name with a semicolon.
    """
    names = tuple(players)
    names = names if any(names) else ()
    changed = {path: value for path, value in ruleset.changed.items() if path != "seats"}
    values = {
        "Ruleset": str(ruleset),
        "Options": " ".join(f"{path}={value}" for path, value in changed.items()),
        "Seats": str(ruleset.seats),
        "Players": "; ".join(names),
        "Date": date,
        "Score": "" if score == (0, 0) else f"{score[0]}-{score[1]}",
        "Cames": "" if cames == (0, 0) else f"{cames[0]}-{cames[1]}",
        "Dealer": "" if dealer is None else str(dealer),
        "Result": "" if result is None else f"{result[0]}-{result[1]}",
        "Termination": termination,
    }
    proofs = {f"Deal.{number}": proof for number, proof in (proof_by_round or {}).items()}
    written = [*((name, value) for name, value in values.items() if value), *proofs.items()]
    header = read_header(Tag(name, value) for name, value in (*written, *others))
    if header.players != names:
        english = "a name has no semicolon, and no space at its ends"
        tag = Tag("Players", values["Players"])
        _refuse(tag, Fault(RecordReason.BAD_VALUE, english, kind="names"))
    return header


def ruleset_of(header: Header, given: Ruleset | None = None) -> Ruleset:
    """Find what a record is played under: its ruleset, or the one *given*, and its options.

    Raises:
        RecordError: there is no such ruleset, it is not the one given, or an option is wrong.
    """
    ruleset = _named_ruleset(header) if given is None else _checked(given, header)
    ruleset = _with_changes(ruleset, header)
    players = header.tag("Players")
    if players is not None and len(header.players) > ruleset.seats:
        _refuse(
            players,
            Fault(
                RecordReason.BAD_VALUE,
                "{names} names for {seats} seats",
                kind="players",
                names=len(header.players),
                seats=ruleset.seats,
            ),
        )
    return ruleset


def _with_changes(ruleset: Ruleset, header: Header) -> Ruleset:
    tag_by_path = dict.fromkeys(header.options, header.tag("Options"))
    changes = dict(header.options)
    seats = header.tag("Seats")
    if seats is not None:
        if changes.setdefault("seats", str(header.seats)) != str(header.seats):
            _refuse(
                seats,
                Fault(
                    RecordReason.BAD_OPTION,
                    "the options say {seats} seats",
                    kind="seats",
                    seats=changes["seats"],
                ),
            )
        tag_by_path["seats"] = seats
    if not changes:
        return ruleset
    try:
        return with_options(ruleset, changes)
    except RulesetError as error:
        tag = tag_by_path.get(error.path) or header.tag("Options") or seats
        assert tag is not None
        fault = error.fault.within(error.path) if error.path else error.fault
        _refuse(tag, fault, RecordReason.BAD_OPTION)


def _named_ruleset(header: Header) -> Ruleset:
    tag = header.tag("Ruleset") or Tag("Ruleset", DEFAULT_RULESET)
    try:
        return load(tag.value)
    except RulesetError as error:
        is_version = error.id == "unknown-version"
        reason = RecordReason.UNKNOWN_VERSION if is_version else RecordReason.UNKNOWN_RULESET
        _refuse(tag, error.fault, reason)


def _checked(given: Ruleset, header: Header) -> Ruleset:
    tag = header.tag("Ruleset")
    if tag is not None and tag.value not in (given.id, str(given)):
        _refuse(
            tag,
            Fault(
                RecordReason.OTHER_RULESET,
                "the record is of {named}, and {given} was given",
                named=tag.value,
                given=str(given),
            ),
        )
    return given


# The values of single tags


def _read_ruleset(tag: Tag) -> str:
    if not re.fullmatch(r"[a-z0-9-]+(@[0-9]+)?", tag.value):
        _refuse(
            tag,
            Fault(
                RecordReason.BAD_VALUE,
                "expected an id such as bar@1, found {found}",
                kind="id",
                found=_found(tag.value),
            ),
        )
    return tag.value


def _read_options(tag: Tag) -> dict[str, str]:
    options: dict[str, str] = {}
    for entry in tag.value.split():
        path, equals, value = entry.partition("=")
        if not (path and equals and value):
            _refuse(
                tag,
                Fault(
                    RecordReason.BAD_OPTION,
                    "expected path=value, found {found}",
                    kind="form",
                    found=_found(entry),
                ),
            )
        if path in options:
            _refuse(
                tag, Fault(RecordReason.BAD_OPTION, "{path} is set twice", kind="twice", path=path)
            )
        options[path] = value
    return options


def _read_seats(tag: Tag) -> int:
    return _read_number(tag, 1, len(SEATS))


def _read_dealer(tag: Tag) -> Seat:
    return SEATS[_read_number(tag, 1, len(SEATS)) - 1]


def _read_number(tag: Tag, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", tag.value) or not least <= int(tag.value) <= most:
        _refuse(
            tag,
            Fault(
                RecordReason.BAD_VALUE,
                "expected a number from {least} to {most}, found {found}",
                kind="number",
                least=least,
                most=most,
                found=_found(tag.value),
            ),
        )
    return int(tag.value)


def _read_players(tag: Tag) -> tuple[str, ...]:
    names = tuple(name.strip() for name in tag.value.split(";"))
    return names if any(names) else ()


def _read_pair(tag: Tag) -> tuple[int, int]:
    match = _PAIR.fullmatch(tag.value)
    if match is None:
        _refuse(
            tag,
            Fault(
                RecordReason.BAD_VALUE,
                "expected two numbers such as 15-8, found {found}",
                kind="pair",
                found=_found(tag.value),
            ),
        )
    return int(match[1]), int(match[2])


def _read_result(tag: Tag) -> tuple[int, int] | None:
    return None if tag.value == _GOES_ON else _read_pair(tag)


def _read_text(tag: Tag) -> str:
    return tag.value


_READ: dict[str, tuple[str, Callable[[Tag], Any]]] = {
    "Ruleset": ("ruleset", _read_ruleset),
    "Options": ("options", _read_options),
    "Seats": ("seats", _read_seats),
    "Players": ("players", _read_players),
    "Date": ("date", _read_text),
    "Score": ("score", _read_pair),
    "Cames": ("cames", _read_pair),
    "Dealer": ("dealer", _read_dealer),
    "Result": ("result", _read_result),
    "Termination": ("termination", _read_text),
}
"""By name of the tag: the field of `Header` that holds its value, and how it is read."""

_NAME_BY_LOWER = {name.lower(): name for name in _READ}


def _check_spelling(tag: Tag) -> None:
    """Refuse what differs from a tag with a meaning by capitals only: it would say nothing."""
    proof = tag.name.capitalize()
    meant = proof if _PROOF.fullmatch(proof) else _NAME_BY_LOWER.get(tag.name.lower())
    if meant is not None:
        _refuse(
            tag, Fault(RecordReason.BAD_TAG, "the tag is written {tag}", kind="capitals", tag=meant)
        )


def _found(text: str) -> Found:
    return Found(text, MOST_TEXT)


def _refuse(tag: Tag, fault: Fault, reason: str = "") -> NoReturn:
    raise RecordError(fault.within(tag.name), *tag.place, reason)
