"""The catalogue as a list, and what is wrong in a ruleset's file."""

from collections.abc import Sequence

from retruc.game import RulesetError
from retruc.rulebook.blocks import WIDTH, Page, Table, to_text
from retruc.rulesets import Ruleset, catalogue, load
from retruc.words import Words, ruleset_fault


def list_rulesets(words: Words, *, width: int = WIDTH) -> str:
    """Write a line for each ruleset of the catalogue."""
    return to_text(catalogue_page(words), width)


def catalogue_page(words: Words) -> Page:
    """Write the rulesets of the catalogue as a table."""
    names = ("ruleset", "name", "seats", "deck", "played")
    head = tuple(words.say(f"rules-column-{name}") for name in names)
    rulesets = [load(ruleset_id) for ruleset_id in catalogue()]
    return (Table(head, tuple(_row(ruleset, words) for ruleset in rulesets)),)


def _row(ruleset: Ruleset, words: Words) -> tuple[str, ...]:
    seats = ruleset.choices.get("seats", (ruleset.seats,))
    cards = str(len(ruleset.deck.cards))
    return (
        ruleset.id,
        ruleset.name,
        ", ".join(str(count) for count in seats),
        f"{cards} ({ruleset.deck.id})" if ruleset.deck.id else cards,
        summary(ruleset, words),
    )


def summary(ruleset: Ruleset, words: Words) -> str:
    """Say in one line what is played for, and with which bets."""
    message = "rules-summary-envit" if ruleset.envit.on else "rules-summary-plain"
    calls = ", ".join(rung.say for rung in ruleset.truc_rungs)
    truc = calls or words.say("rules-summary-no-truc")
    return words.say(message, target=ruleset.cama.target, truc=truc)


def problems(errors: Sequence[RulesetError], file: str, words: Words) -> str:
    """Write what is wrong in a ruleset's file, a line each; or that nothing is.

    A line is the file, the path of the option, the id that does not change, and a sentence.
    """
    if not errors:
        return words.say("problems-none", file=file) + "\n"
    lines = [
        ": ".join(filter(None, (e.file, e.path, e.id, ruleset_fault(words, e)))) for e in errors
    ]
    count = words.say("problems-count", file=file, problems=len(errors))
    return "\n".join([*lines, count]) + "\n"
