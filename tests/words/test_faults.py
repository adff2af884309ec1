import errno
import re

import pytest

from retruc.engine import start
from retruc.game import (
    Deal,
    Fault,
    FaultError,
    Found,
    IllegalAction,
    Pass,
    PlayCard,
    Raise,
    Reason,
    RecordError,
    RetrucError,
    RulesetError,
    Seat,
    SystemReason,
    parse_card,
)
from retruc.record import judge
from retruc.rulesets import check_text, load
from retruc.words import LANGUAGES, fault_text, record_fault, words
from tests.record.test_replaying import refused
from tests.rulesets.test_refusals import REFUSALS


def test_a_problem_of_a_ruleset_is_said_with_its_place():
    fault = Fault("odd-seats", "expected as many seats in each team, found {found}", found=3)
    error = RulesetError(fault, "poble.toml", "seats")
    told = "poble.toml: seats: expected as many seats in each team, found 3"
    assert fault_text(words("en"), error) == told
    told = "poble.toml: seats: cada equip ha de tindre els mateixos llocs, i n’hi ha 3"
    assert fault_text(words("ca-valencia"), error) == told


def test_what_was_found_is_shown_as_the_language_does():
    def told(value, language="pt"):
        fault = Fault("wrong-type", "a list, not {found}", kind="list", found=Found(value))
        return fault_text(words(language), FaultError(fault))

    assert told("x") == "esperava-se uma lista, e há «x»"
    assert told("x", "en") == "expected a list, found “x”"
    assert told({}) == "esperava-se uma lista, e há uma tabela"
    assert told(10**30) == "esperava-se uma lista, e há um número de muitos algarismos"
    assert told(True) == "esperava-se uma lista, e há true"
    assert told("\x1b[2J") == r"esperava-se uma lista, e há «\x1b[2J»"


def test_the_word_that_was_meant_is_named():
    error = RulesetError(Fault("unknown-key", "no such key", close="choices"), "", "chioces")
    assert fault_text(words("es"), error) == "chioces: no hay esa clave; ¿querías decir choices?"


def test_why_the_system_refused_is_said():
    why = SystemReason(errno.ENOENT, "No such file or directory")
    error = FaultError(Fault("unreadable-file", "cannot be read: {why}", why=why))
    told = "no es pot llegir: no hi ha eixe fitxer ni eixa carpeta"
    assert fault_text(words("ca-valencia"), error) == told
    for number in (errno.EXDEV, 0, 99_999):
        fault = Fault("unreadable-file", "cannot: {why}", why=SystemReason(number, "x"))
        told = f"no se puede leer: error {number} del sistema"
        assert fault_text(words("es"), FaultError(fault)) == told


def test_a_fault_may_hold_another():
    why = Fault("flor-without-envit", "the flor is on and the envit is off").within("flor.on")
    fault = Fault("impossible-choice", "{value}: {why}", value=Found("true"), why=why)
    told = "«true» no es pot posar mai: flor.on: es juga la flor i no l’envit"
    assert fault_text(words("ca"), RulesetError(fault)) == told


def test_a_problem_of_a_record_is_said_with_its_place():
    error = RecordError(Fault("unknown-word", "{found} is none", found=Found("vulll")), 3, 7)
    assert fault_text(words("es"), error) == "3:7: «vulll» no es ninguna jugada"
    assert record_fault(words("es"), error) == "«vulll» no es ninguna jugada"


def test_a_record_may_break_the_rules_of_the_game():
    state = start(load("bar"))
    error = RecordError(IllegalAction(state, Raise(Seat(0), "truc"), Reason.OWN_RAISE), 3, 7)
    told = "3:7: el asiento 1 no puede decir «Truc»: la última voz es de su equipo"
    assert fault_text(words("es"), error) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_of_the_game_is_said_without_the_action(language):
    error = RecordError(Fault(Reason.COTO_OVER, Reason.COTO_OVER.sentence), 1, 1)
    told = words(language).say("reason-coto-over")
    assert fault_text(words(language), error) == f"1:1: {told}"


def test_a_deal_names_the_card_that_cannot_be():
    text = '[Seats "2"]\n1. 1e7e3o 4o4c3o 1:1e'
    assert refused(text) == "2:11: bad-deal: 3o was dealt twice"
    said = fault_text(
        words("pt"), RecordError(Fault("bad-deal", "x{card}", kind="twice", card="3o"), 1, 1)
    )
    assert said == "1:1: 3o foi dada duas vezes"
    assert judge(text)["error"]["message"] == "3o was dealt twice"


def test_an_illegal_action_is_said_by_its_reason():
    error = IllegalAction(start(load("bar")), Pass(Seat(0)), Reason.NO_PASS)
    assert fault_text(words("pt"), error) == "não há nada a deixar passar"


def test_a_refusal_of_another_engine_is_said_as_it_is():
    error = IllegalAction(object(), PlayCard(Seat(0), parse_card("4o")), Reason.NOT_IN_HAND)
    told = "1:1: seat 1 may not play 4o: the card is not in its hand"
    assert fault_text(words("es"), RecordError(error, 1, 1)) == told
    deal = IllegalAction(start(load("bar")), Deal(()), Reason.BAD_DEAL)
    assert fault_text(words("es"), RecordError(deal, 1, 1)).startswith("1:1: no se pueden dar")


def test_an_error_that_has_no_words_is_said_as_it_is():
    fault = Fault("of-a-village", "no {what}", what="way", at="here")
    assert fault_text(words("es"), RulesetError(fault)) == "here: no way"
    assert fault_text(words("es"), RetrucError("no")) == "no"


ENGLISH = re.compile(r"\b(the|expected|found|cards?|seats?|cannot|nothing|such|is|with|and|of)\b")


SAME_EVERYWHERE = re.compile(r"«.*?»|[\w-]+[.-][\w.-]+|\bseats:")
"""What is quoted, and paths and values of options."""


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize(("error_id", "text"), [(row[0], row[3]) for row in REFUSALS])
def test_no_english_is_left_in_the_other_languages(language, error_id, text):
    for error in check_text(text):
        told = fault_text(words(language), RulesetError(error.fault))
        assert not ENGLISH.search(SAME_EVERYWHERE.sub("", told)), told
