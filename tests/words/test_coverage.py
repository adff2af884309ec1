"""Whatever the game can say of itself has its words in five languages."""

import re
from enum import StrEnum
from pathlib import Path
from typing import get_args

import pytest

import retruc.record
import retruc.rulesets
from retruc.game import FREE, PACK_CARDS, Event, Reason, SeatAction, Suit
from retruc.rulesets import GESTURES, catalogue, load, mechanisms, option_paths
from retruc.words import LANGUAGES, labels, telling
from tests.words.ftl import messages

RULESETS = [load(ruleset_id) for ruleset_id in catalogue()]

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def missing(language, ids):
    return [message for message in ids if message not in messages(language)]


def test_reasons(language):
    assert missing(language, [f"reason-{reason}" for reason in Reason]) == []


def fault_ids(package):
    """The ids of errors, found in the code that reports them."""
    folder = Path(package.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r'(?:wrong|RulesetError)\(\s*"([a-z-]+)"', code))


def test_errors_of_rulesets(language):
    ids = fault_ids(retruc.rulesets)
    assert len(ids) > 30
    assert missing(language, [f"fault-{fault}" for fault in ids]) == []


def test_errors_of_records(language):
    from retruc.record.reasons import RecordReason

    assert missing(language, [f"fault-{reason}" for reason in RecordReason]) == []


def test_gestures(language):
    assert missing(language, [f"gesture-{gesture}" for gesture in GESTURES]) == []


def test_senyes_and_expressions_of_the_catalogue(language):
    signs = {sign for ruleset in RULESETS for sign in ruleset.senyes.map}
    said = {e for ruleset in RULESETS for e in ruleset.senyes.expressions}
    assert missing(language, [f"sign-{sign}" for sign in signs]) == []
    assert missing(language, [f"expression-{e}" for e in said]) == []
    assert missing(language, [f"expression-{e}-gloss" for e in said]) == []


def test_rungs_of_the_catalogue_and_extra_ones(language):
    ids = {rung for ruleset in RULESETS for rung in ruleset.rung_by_id} | {
        "cincval",
        "sisval",
        "setval",
        "vuitval",
        "nouval",
        "valdotze",
    }
    names = ["free" if rung == FREE else rung for rung in ids]
    assert missing(language, [f"rung-{name}-gloss" for name in names]) == []


def test_words_of_the_notation(language):
    from retruc.rulesets.checking import NOTATION_WORDS

    assert missing(language, [f"word-{word}" for word in NOTATION_WORDS]) == []
    assert missing(language, [f"word-{word}-gloss" for word in NOTATION_WORDS]) == []


def test_suits_and_cards(language):
    ids = [f"suit-{suit}" for suit in Suit]
    ids += [f"{form}-{pack}" for pack in PACK_CARDS for form in ("card", "the-card", "any-of")]
    assert missing(language, ids) == []


def test_events(language):
    assert set(telling._TELL) == set(get_args(Event))


def test_actions(language):
    plain = {action for action in get_args(SeatAction) if action in labels._WORD_BY_ACTION}
    assert missing(language, [f"word-{labels._WORD_BY_ACTION[a]}" for a in plain]) == []
    assert missing(language, [f"attempt-{a.__name__.lower()}" for a in plain]) == []


def test_names_of_options(language):
    assert missing(language, [f"option-{p.replace('.', '-')}" for p in option_paths()]) == []


def test_every_mechanism_has_a_sentence(language):
    from retruc.rulesets import OPTION_BY_PATH

    lists = [kind for kind in vars(mechanisms).values() if isinstance(kind, type)]
    lists = [kind for kind in lists if issubclass(kind, StrEnum) and kind is not StrEnum]
    used = {option.type for option in OPTION_BY_PATH.values()}
    assert set(lists) <= used
    for path, option in OPTION_BY_PATH.items():
        if option.type in lists:
            slug = path.replace(".", "-")
            assert missing(language, [f"rules-{slug}-{value}" for value in option.type]) == []
        elif option.type is bool:
            slug = path.replace(".", "-")
            assert missing(language, [f"rules-{slug}-{value}" for value in ("yes", "no")]) == []


def test_english_says_what_the_library_says(language):
    if language == "en":
        from retruc.words import words

        said = {reason: words("en").say(f"reason-{reason}") for reason in Reason}
        assert said == {reason: reason.sentence.replace("'", "’") for reason in Reason}
