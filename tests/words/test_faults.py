from retruc.engine import start
from retruc.game import IllegalAction, Pass, Reason, RecordError, RulesetError, Seat
from retruc.rulesets import load
from retruc.words import WordsError, fault_text, words


def test_a_problem_of_a_ruleset_is_said_with_its_place():
    error = RulesetError("odd-seats", "found 3", file="poble.toml", path="seats")
    assert fault_text(words("en"), error) == "poble.toml: seats: found 3"
    told = "poble.toml: seats: els equips no són iguals (found 3)"
    assert fault_text(words("ca-valencia"), error) == told


def test_a_problem_of_a_record_is_said_with_its_place():
    error = RecordError("unknown-word", "no action is written 'vulll'", 3, 7)
    assert fault_text(words("en"), error) == "3:7: no action is written 'vulll'"
    told = "3:7: esa palabra no es ninguna jugada (no action is written 'vulll')"
    assert fault_text(words("es"), error) == told


def test_a_record_may_break_the_rules_too():
    error = RecordError("own-raise", "seat 1 may not say truc: its own team spoke last", 3, 7)
    told = "3:7: la última voz es de su equipo (seat 1 may not say truc: its own team spoke last)"
    assert fault_text(words("es"), error) == told


def test_an_illegal_action_is_said_by_its_reason():
    error = IllegalAction(start(load("bar")), Pass(Seat(0)), Reason.NO_PASS)
    assert fault_text(words("pt"), error) == "não há nada a deixar passar"


def test_an_error_that_has_no_words_is_said_as_it_is():
    assert fault_text(words("es"), RulesetError("of-a-village", "no")) == "no"
    assert fault_text(words("es"), WordsError("words-missing", "install")) == "install"
