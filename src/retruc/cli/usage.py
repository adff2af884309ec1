"""Wrong arguments as faults: `argparse` knows what is wrong with them in English only.

Nothing here is a sentence to be read: the patterns are those of its messages.
"""

import re
from ast import literal_eval

from retruc.game import Fault, Found

_MISSING = re.compile(r"the following arguments are required: (.+)")
_UNKNOWN = re.compile(r"unrecognized arguments: (.+)", re.DOTALL)
_AMBIGUOUS = re.compile(r"ambiguous option: (.+) could match (.+)", re.DOTALL)
_CHOICE = re.compile(
    r"argument (.+?): invalid choice: (.+?)(?:, .*)? \(choose from (.+)\)", re.DOTALL
)
_NUMBER = re.compile(r"argument (.+?): invalid int value: (.+)", re.DOTALL)
_DECIMAL = re.compile(r"argument (.+?): invalid float value: (.+)", re.DOTALL)
_TOGETHER = re.compile(r"argument (.+?): not allowed with argument (.+)")
_NO_VALUE = re.compile(r"argument (.+?): ignored explicit argument (.+)", re.DOTALL)
_VALUE = re.compile(r"argument (.+?): expected (?:one|at least one) argument")


def usage_fault(message: str) -> Fault:
    """Read what `argparse` says is wrong.

    >>> str(usage_fault("argument --seed: invalid int value: 'x'"))
    "--seed: expected a whole number, found 'x'"
    """
    if found := _MISSING.fullmatch(message):
        english = "these arguments are missing: {names}"
        return Fault("wrong-usage", english, kind="missing", names=found[1])
    if found := _UNKNOWN.fullmatch(message):
        return unknown_fault(found[1])
    if found := _AMBIGUOUS.fullmatch(message):
        english = "{found} may be {known}"
        return Fault("wrong-usage", english, kind="ambiguous", found=_of(found[1]), known=found[2])
    if found := _CHOICE.fullmatch(message):
        return Fault(
            "wrong-usage",
            "{argument}: expected one of {known}, found {found}",
            kind="choice",
            argument=found[1],
            known=found[3].replace("'", ""),
            found=_of(found[2]),
        )
    if found := _NUMBER.fullmatch(message):
        english = "{argument}: expected a whole number, found {found}"
        return Fault("wrong-usage", english, kind="number", argument=found[1], found=_of(found[2]))
    if found := _DECIMAL.fullmatch(message):
        english = "{argument}: expected a number, found {found}"
        return Fault("wrong-usage", english, kind="decimal", argument=found[1], found=_of(found[2]))
    if found := _TOGETHER.fullmatch(message):
        english = "{argument} does not go together with {other}"
        return Fault("wrong-usage", english, kind="together", argument=found[1], other=found[2])
    if found := _NO_VALUE.fullmatch(message):
        english = "{argument} takes no value, found {found}"
        return Fault(
            "wrong-usage", english, kind="no-value", argument=found[1], found=_of(found[2])
        )
    if found := _VALUE.fullmatch(message):
        return Fault(
            "wrong-usage", "{argument}: a value is missing", kind="value", argument=found[1]
        )
    return Fault("wrong-usage", "the arguments cannot be understood")


def unknown_fault(arguments: str) -> Fault:
    """Refuse arguments that the command does not have."""
    return Fault("wrong-usage", "no such argument: {found}", kind="unknown", found=_of(arguments))


def _of(written: str) -> Found:
    """Take what was found out of the quotation marks and escapes around it."""
    try:
        return Found(literal_eval(written))
    except (SyntaxError, ValueError):
        return Found(written)
