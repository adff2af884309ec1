"""What a bot says of its moves, put into the reader's words."""

from retruc.bots.interface import Explanation, Why
from retruc.words import Words

_NUMBERS = frozenset({"choices", "least", "points", "power", "shown"})
"""Figures that are told as they are. All others are chances and shares, told as percentages."""


def why_text(words: Words, why: Why) -> str:
    """Say why a bot moved as it did, as it would say it to its partner; no figures.

    >>> from retruc.words import words
    >>> why_text(words("en"), Why.LEAVE_TO_PARTNER)
    'it was left to you'
    """
    return words.say(f"bot-why-{why}")


def explanation_text(words: Words, explanation: Explanation) -> str:
    """Say why a bot moved as it did, with the figures that decided, if there are any.

    >>> from retruc.words import words
    >>> explanation_text(words("en"), Explanation(None, Why.BLUFF, {"points": 21, "rate": 0.1}))
    'it was a bluff (points for the envit: 21; how often it does so: 10.0 %)'
    """
    why = why_text(words, explanation.why)
    figures = [
        words.say(f"bot-figure-{name}", number=_figure(words, name, value))
        for name, value in explanation.values.items()
    ]
    return words.say("bot-explained", why=why, figures="; ".join(figures)) if figures else why


def _figure(words: Words, name: str, value: float) -> str:
    if name in _NUMBERS:
        return _decimal(words, f"{value:.2f}".rstrip("0").rstrip("."))
    return words.say("percent", number=_decimal(words, f"{100 * value:.1f}"))


def _decimal(words: Words, text: str) -> str:
    return text.replace(".", words.say("decimal-mark"))
