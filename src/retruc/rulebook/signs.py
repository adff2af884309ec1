"""The table of a ruleset's senyes: what each says, the gesture, and when it is true."""

from collections.abc import Iterator

from retruc.rulebook.blocks import Table
from retruc.rulesets import Ruleset, Sign
from retruc.words import Words, any_card, sign_name, the_cards, tiered_names


def sign_table(words: Words, ruleset: Ruleset) -> Table:
    """List the senyes of a ruleset."""
    head = tuple(words.say(f"rules-column-{name}") for name in ("sign", "gesture", "truth"))
    rows = tuple(
        (
            sign_name(words, sign_id),
            words.say(f"gesture-{sign.gesture}"),
            conditions(words, sign, ruleset),
        )
        for sign_id, sign in ruleset.senyes.map.items()
    )
    return Table(head, rows)


def conditions(words: Words, sign: Sign, ruleset: Ruleset) -> str:
    """Say all that must hold for a senya to be true."""
    return "; ".join(_conditions(words, sign, ruleset))


def _conditions(words: Words, sign: Sign, ruleset: Ruleset) -> Iterator[str]:
    if sign.any_of:
        yield any_card(words, sign.any_of)
    if sign.all_of:
        yield the_cards(words, sign.all_of)
    if sign.none_of:
        listed = ", ".join(tiered_names(words, sign.none_of, ruleset))
        yield words.say("rules-sign-none-of", listed=listed)
    yield from _envit_condition(words, sign)


def _envit_condition(words: Words, sign: Sign) -> Iterator[str]:
    if sign.envit_from and sign.envit_from == sign.envit_to:
        yield words.say("rules-sign-envit-is", count=sign.envit_from)
        return
    if sign.envit_from:
        yield words.say("rules-sign-envit-from", count=sign.envit_from)
    if sign.envit_to:
        yield words.say("rules-sign-envit-to", count=sign.envit_to)
