"""Why a record cannot be read or replayed, where the rules of the game have no `Reason` for it."""

from enum import StrEnum


class RecordReason(StrEnum):
    """What is wrong with a record. The values are stable, and differ from those of `Reason`."""

    # The text
    BAD_UTF8 = "bad-utf8"
    """Some bytes are no UTF-8 text."""
    BAD_CHARACTER = "bad-character"
    """A control character, such as NUL, stands in the text."""
    LONG_TOKEN = "long-token"
    """A word, a tag or a comment does not end where any of them would."""

    EMPTY = "empty"
    """There is neither a tag nor a round."""

    # The tags
    BAD_TAG = "bad-tag"
    """A tag is not written ``[Name "value"]``."""
    DUPLICATE_TAG = "duplicate-tag"
    """A tag with a meaning stands twice."""
    LATE_TAG = "late-tag"
    """A tag stands after the first round."""
    TOO_MANY_TAGS = "too-many-tags"
    BAD_VALUE = "bad-value"
    """The value of a tag is not what that tag holds."""
    BAD_SCORE = "bad-score"
    """The score or the cames at the beginning say that something is over."""
    BAD_OPTION = "bad-option"
    """An option, or its value, is none of the ruleset's."""
    UNKNOWN_RULESET = "unknown-ruleset"
    UNKNOWN_VERSION = "unknown-version"
    """The ruleset is known, and not with that version."""
    OTHER_RULESET = "other-ruleset"
    """The record names another ruleset than the one given to replay it."""
    WRONG_RESULT = "wrong-result"
    """The result is not how the rounds end."""

    # The rounds
    MISSING_ROUND = "missing-round"
    """Something stands where the number of the first round should."""
    BAD_ROUND_NUMBER = "bad-round-number"
    """Rounds are numbered one by one."""
    ROUND_NOT_FINISHED = "round-not-finished"
    """A round begins while the one before goes on."""
    MISSING_HANDS = "missing-hands"
    """There are fewer groups of cards than seats."""
    EXTRA_HAND = "extra-hand"
    """There are more groups of cards than seats."""
    BAD_HAND = "bad-hand"
    """A group of cards cannot be read."""

    # The actions
    BAD_SEAT = "bad-seat"
    """What stands before the colon, or is looked at, is no seat."""
    BAD_CARD = "bad-card"
    """A word that should be a card is none of the pack."""
    UNKNOWN_WORD = "unknown-word"
    """A word is no action."""
    UNKNOWN_CARDS = "unknown-cards"
    """What depends on cards that are not known was asked for, or they are known and not named."""
