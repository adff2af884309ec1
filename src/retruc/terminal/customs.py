"""What a table has beside cards and calls: some of it makes sense among partners only."""

from retruc.rulesets import Ruleset, SeenBy


def has_partners(ruleset: Ruleset) -> bool:
    """Whether anybody has a partner."""
    return ruleset.seats > 2


def has_senyes(ruleset: Ruleset) -> bool:
    """Whether there is anybody to make a senya for."""
    return has_partners(ruleset) and ruleset.senyes.seen_by is not SeenBy.NONE


def has_expressions(ruleset: Ruleset) -> bool:
    """Whether there is anybody to whom an expression may be said."""
    return has_partners(ruleset) and bool(ruleset.senyes.expressions)
