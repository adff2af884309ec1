"""Rules as prose: of one ruleset, of what two do differently, of a whole catalogue.

Everything is written from a ruleset's data and worked out by the engine; the sentences are
`retruc.words`. How the Balearic score lies on the table is here too.
"""

from retruc.rulebook.blocks import (
    WIDTH,
    Block,
    Heading,
    Page,
    Rule,
    Rules,
    Table,
    to_markdown,
    to_text,
)
from retruc.rulebook.compare import diff, diff_page
from retruc.rulebook.listing import catalogue_page, list_rulesets, problems, summary
from retruc.rulebook.sentences import is_relevant, option_name, option_sentence
from retruc.rulebook.show import rules_page, show
from retruc.rulebook.showing import show_end, show_round
from retruc.rulebook.signs import conditions
from retruc.rulebook.tally import LAST, Lay, Tally, display, draw, marking_of

__all__ = [
    "LAST",
    "WIDTH",
    "Block",
    "Heading",
    "Lay",
    "Page",
    "Rule",
    "Rules",
    "Table",
    "Tally",
    "catalogue_page",
    "conditions",
    "diff",
    "diff_page",
    "display",
    "draw",
    "is_relevant",
    "list_rulesets",
    "marking_of",
    "option_name",
    "option_sentence",
    "problems",
    "rules_page",
    "show",
    "show_end",
    "show_round",
    "summary",
    "to_markdown",
    "to_text",
]
