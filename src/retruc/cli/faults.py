"""Errors as the command line tells them: a stable id, and a sentence in the reader's language."""

import os

from retruc.game import RecordError, RetrucError


def fault_line(error: RetrucError, language: str | None) -> str:
    """Write an error as a line of its own: ``retruc: id: sentence``."""
    return f"retruc: {error.id}: {sentence(error, language)}\n"


def record_fault_line(error: RecordError, file: str, language: str | None) -> str:
    """Write what is wrong in a record: ``FILE:LINE:COLUMN: reason-id: sentence``."""
    place = f"{error.line}:{error.column}"
    text = sentence(error, language).removeprefix(f"{place}: ")
    return f"{file}:{place}: {error.reason}: {text}\n"


def sentence(error: RetrucError, language: str | None) -> str:
    """Say what is wrong, in English where there are no words in the reader's language."""
    from retruc.words import WordsError, choose_language, fault_text, words

    if isinstance(error, WordsError):
        return str(error)
    try:
        return fault_text(words(choose_language(language, os.environ)), error)
    except WordsError:
        return error.message if isinstance(error, RecordError) else str(error)
