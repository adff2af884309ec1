"""Errors as the command line tells them: a stable id, and a sentence in the reader's language."""

from typing import TYPE_CHECKING

from retruc.cli.texts import reader_of_errors
from retruc.game import Fault, FaultError, RecordError, RetrucError, SystemReason

if TYPE_CHECKING:
    from retruc.words import Words


def fault_line(error: RetrucError, language: str | None) -> str:
    """Write an error as a line of its own: ``retruc: id: sentence``."""
    return f"retruc: {error.id}: {_sentence(error, _words(language))}\n"


def record_fault_line(error: RecordError, file: str, language: str | None) -> str:
    """Write what is wrong in a record: ``FILE:LINE:COLUMN: reason-id: sentence``."""
    place = f"{error.line}:{error.column}"
    text = _sentence(error, _words(language)).removeprefix(f"{place}: ")
    text = text.removeprefix(f"{error.reason}: ")
    return f"{file}:{place}: {error.reason}: {text}\n"


def system_line(error: OSError, error_id: str, language: str | None) -> str:
    """Write what the operating system refused: ``retruc: id: file: why``."""
    reason = SystemReason.of(error)
    spoken = _words(language)
    if spoken is None:
        why = str(reason)
    else:
        from retruc.words import system_reason

        why = system_reason(spoken, reason)
    file = "" if error.filename is None else f"{error.filename}: "
    return f"retruc: {error_id}: {file}{why}\n"


def fault_sentence(fault: Fault, spoken: "Words | None") -> str:
    """Say a fault that no error holds."""
    return _sentence(FaultError(fault), spoken)


def _sentence(error: RetrucError, spoken: "Words | None") -> str:
    """Say what is wrong; where there are no words, in the English that the library has."""
    if spoken is None:
        return str(error)
    from retruc.words import fault_text

    return fault_text(spoken, error)


def _words(language: str | None) -> "Words | None":
    from retruc.words import WordsError

    try:
        return reader_of_errors(language)
    except WordsError:
        return None
