"""What is said to people, in their language.

`words` gives the messages of a language, `Narrator` tells what happens at a table. Messages are
Project Fluent files under ``locales/<language>/``; only this package knows them and their library.
"""

from retruc.words.accounting import why_tricks, written
from retruc.words.bundles import ILLES, Words, words
from retruc.words.faults import fault_text, record_fault, ruleset_fault, system_reason
from retruc.words.labels import word_gloss
from retruc.words.languages import (
    FALLBACKS,
    LANGUAGES,
    WordsError,
    choose_language,
    parse_language,
)
from retruc.words.naming import (
    any_card,
    call_gloss,
    call_said,
    card_name,
    expression_gloss,
    expression_said,
    hand_names,
    number_names,
    piece_name,
    pieces,
    quoted,
    score_text,
    seat_name,
    sign_name,
    team_name,
    the_card,
    the_cards,
    tier_name,
    tiered_names,
)
from retruc.words.speaking import Spoken, spoken
from retruc.words.telling import Narrator

__all__ = [
    "FALLBACKS",
    "ILLES",
    "LANGUAGES",
    "Narrator",
    "Spoken",
    "Words",
    "WordsError",
    "any_card",
    "call_gloss",
    "call_said",
    "card_name",
    "choose_language",
    "expression_gloss",
    "expression_said",
    "fault_text",
    "hand_names",
    "number_names",
    "parse_language",
    "piece_name",
    "pieces",
    "quoted",
    "record_fault",
    "ruleset_fault",
    "score_text",
    "seat_name",
    "sign_name",
    "spoken",
    "system_reason",
    "team_name",
    "the_card",
    "the_cards",
    "tier_name",
    "tiered_names",
    "why_tricks",
    "word_gloss",
    "words",
    "written",
]
