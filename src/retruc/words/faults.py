"""What is wrong, for people: errors in the reader's language."""

from retruc.game import IllegalAction, Reason, RecordError, RetrucError, RulesetError
from retruc.words.bundles import Words


def fault_text(words: Words, error: RetrucError) -> str:
    """Say what an error says, its place first where it has one.

    What was found and expected is known in English only, and follows in brackets.
    """
    match error:
        case RulesetError():
            return _at((error.file, error.path), ruleset_fault(words, error))
        case RecordError():
            place = f"{error.line}:{error.column}"
            return _at((place,), _fault(words, error.reason, error.message))
        case IllegalAction():
            return words.say(f"reason-{error.reason}")
        case _:
            return str(error)


def ruleset_fault(words: Words, error: RulesetError) -> str:
    """Say what is wrong with a ruleset, without its place."""
    return _fault(words, error.id, error.problem)


def _at(place: tuple[str, ...], text: str) -> str:
    return ": ".join(part for part in (*place, text) if part)


def _fault(words: Words, error_id: str, detail: str) -> str:
    message = f"reason-{error_id}" if error_id in list(Reason) else f"fault-{error_id}"
    if words.language == "en" or not words.has(message):
        return detail
    return words.say("fault-with-detail", fault=words.say(message), detail=detail)
