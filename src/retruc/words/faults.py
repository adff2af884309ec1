"""What is wrong, for people: errors in the reader's language."""

from errno import errorcode

from retruc.engine import State
from retruc.game import (
    Argument,
    Fault,
    Found,
    IllegalAction,
    Reason,
    RecordError,
    RetrucError,
    RulesetError,
    SystemReason,
)
from retruc.words.bundles import Words
from retruc.words.labels import refusal
from retruc.words.naming import quoted, seat_name


def fault_text(words: Words, error: RetrucError) -> str:
    """Say what an error says, its place first where it has one."""
    match error:
        case RulesetError():
            return _at((error.file, error.path), ruleset_fault(words, error))
        case RecordError():
            return _at((f"{error.line}:{error.column}",), record_fault(words, error))
        case IllegalAction():
            return words.say(f"reason-{error.reason}")
        case RetrucError(fault=Fault() as fault):
            return _said(words, fault)
        case _:
            return str(error)


def ruleset_fault(words: Words, error: RulesetError) -> str:
    """Say what is wrong with a ruleset, without its place."""
    return _said(words, error.fault)


def record_fault(words: Words, error: RecordError) -> str:
    """Say what is wrong in a record, without its place."""
    if isinstance(error.fault, IllegalAction):
        return _refused(words, error.fault)
    return _said(words, error.fault)


def system_reason(words: Words, reason: SystemReason) -> str:
    """Say why the operating system refused something."""
    name = errorcode.get(reason.number, "")
    message = f"system-{name.lower()}"
    if name and words.has(message):
        return words.say(message)
    return words.say("system-other", number=str(reason.number))


def _at(place: tuple[str, ...], text: str) -> str:
    return ": ".join(part for part in (*place, text) if part)


def _said(words: Words, fault: Fault) -> str:
    """Say a fault; one that the messages do not know, in the English that it brings."""
    is_rule = not fault.kind and fault.id in list(Reason)
    message = f"reason-{fault.id}" if is_rule else f"fault-{fault.name}"
    if not words.has(message):
        return str(fault)
    told = {name: _argument(words, argument) for name, argument in fault.arguments.items()}
    text = words.say(message, **told)
    if fault.close:
        text = words.say("fault-did-you-mean", fault=text, close=fault.close)
    return _at((fault.at,), text)


def _argument(words: Words, argument: Argument) -> int | str:
    match argument:
        case int() | str():
            return argument
        case Found():
            return _found(words, argument)
        case SystemReason():
            return system_reason(words, argument)
        case _:
            return _said(words, argument)


def _found(words: Words, found: Found) -> str:
    if found.kind:
        return words.say(f"found-{found.kind}")
    return quoted(words, found.text) if isinstance(found.value, str) else found.text


def _refused(words: Words, error: IllegalAction) -> str:
    """Say what the rules forbid, in the words of the place whose rules they are."""
    if not isinstance(error.state, State):
        return str(error)
    ruleset = error.state.ruleset
    here = words.at(ruleset)
    return refusal(here, ruleset, error, lambda seat: seat_name(here, seat))
