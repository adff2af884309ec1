"""What the referee says of records whose cards are all known."""

import io
import json
from typing import Any

import pytest

from retruc.record import Referee, judge
from retruc.rulesets import load_text
from tests.record.support import EXAMPLE, ROUND, TRICKS, TWO_SEATS


def error_of(text: str) -> tuple[Any, ...]:
    return tuple(judge(text)["error"].values())


def test_the_verdict_has_its_fields_in_their_order() -> None:
    verdict = judge(EXAMPLE, legal=True)
    assert json.dumps(verdict) == json.dumps(
        {
            "ruleset": "bar@1",
            "complete": False,
            "winner": None,
            "rounds": [
                {
                    "number": 1,
                    "dealer": 4,
                    "ma": 1,
                    "finished": True,
                    "tricks": [{"opener": 1, "winner": "B", "seat": 2}],
                    "envit": {
                        "outcome": "accepted",
                        "rung": "envit",
                        "points": {"1": 33, "2": 5, "3": 7, "4": 6},
                        "winner": "A",
                        "seat": 1,
                        "pedres": 2,
                    },
                    "truc": {
                        "outcome": "declined",
                        "rung": "truc",
                        "winner": "B",
                        "by": "declined",
                        "pedres": 1,
                    },
                    "gained": [2, 1],
                    "score": [17, 9],
                    "cames": [1, 0],
                }
            ],
            "legal": {},
        }
    )


def test_the_coto_has_a_winner() -> None:
    over = '[Seats "2"] [Score "23-0"] [Cames "1-0"] ' + ROUND + TRICKS
    verdict = judge(over, legal=True)
    assert (verdict["complete"], verdict["winner"]) == (True, "A")
    assert "legal" not in verdict
    assert verdict["rounds"][0]["cames"] == [2, 0]


def test_legal_words_are_those_of_every_seat_that_may_act() -> None:
    verdict = judge(EXAMPLE.partition(" 2:vull")[0], legal=True)
    assert verdict["legal"] == {
        "2": ["vull", "novull", "torne", "falta"],
        "4": ["vull", "novull", "torne", "falta"],
    }
    assert "legal" not in judge(EXAMPLE)


def test_before_a_deal_nobody_may_act_unless_the_deck_may_be_tapped() -> None:
    assert judge(TWO_SEATS, legal=True)["legal"] == {}
    catala = '[Ruleset "catala"] [Options "deal.one-card=true"] [Seats "2"]'
    assert judge(catala, legal=True)["legal"] == {"1": ["toca"]}


# What cannot be


def test_the_rounds_before_an_error_are_reported() -> None:
    verdict = judge(TWO_SEATS + ROUND + TRICKS + "\n2. 1e7e3o 4o4c5b 2:4o 2:4c", legal=True)
    assert [found["number"] for found in verdict["rounds"]] == [1]
    assert list(verdict) == ["ruleset", "complete", "winner", "rounds", "error"]
    assert verdict["error"] == {
        "line": 3,
        "column": 23,
        "reason": "out-of-turn",
        "message": "seat 2 may not play 4c: it is another seat's turn",
    }


def test_a_round_that_was_finished_before_the_error_is_reported() -> None:
    verdict = judge(TWO_SEATS + ROUND + TRICKS + "1:3o")
    assert [found["finished"] for found in verdict["rounds"]] == [True]
    assert verdict["error"]["reason"] == "not-dealt"


def test_a_round_that_the_next_one_cuts_short_is_reported() -> None:
    verdict = judge(TWO_SEATS + ROUND + "1:1e 2. 1e7e3o 4o4c5b")
    assert [found["finished"] for found in verdict["rounds"]] == [False]
    assert verdict["error"]["reason"] == "round-not-finished"


def test_a_coto_that_is_over_stays_so_when_more_follows() -> None:
    over = '[Seats "2"] [Score "23-0"] [Cames "1-0"] ' + ROUND + TRICKS + "2. 1e7e3o 4o4c5b"
    verdict = judge(over)
    assert (verdict["complete"], verdict["winner"]) == (True, "A")
    assert verdict["error"]["reason"] == "coto-over"


def test_what_is_wrong_with_the_header_leaves_no_rounds() -> None:
    assert judge('[Ruleset "nowhere"]', legal=True) == {
        "ruleset": None,
        "complete": False,
        "winner": None,
        "rounds": [],
        "error": judge('[Ruleset "nowhere"]')["error"],
    }
    verdict = judge('[Score "99-0"]')
    assert (verdict["ruleset"], verdict["error"]["reason"]) == ("bar@1", "bad-score")


@pytest.mark.parametrize(
    ("content", "line", "column", "reason"),
    [
        (b"1. 7o6o3c 1e4b5c 3o3e7b 6c5o4\xe9", 1, 30, "bad-utf8"),
        (b"\x7fELF\x02\x01\x01\x00\x00", 1, 1, "bad-character"),
        (b"1. 7o6o3c 1e4b5c 3o3e7b 6c5o4e 1:env", 1, 32, "unknown-word"),
        (b"", 1, 1, "empty"),
    ],
)
def test_other_files_than_records_are_refused(
    content: bytes, line: int, column: int, reason: str
) -> None:
    error = judge(io.BytesIO(content))["error"]
    assert (error["line"], error["column"], error["reason"]) == (line, column, reason)


# The result


def test_a_result_must_be_how_the_rounds_end_the_coto() -> None:
    over = '\n[Seats "2"] [Score "23-0"] [Cames "1-1"] ' + ROUND + TRICKS
    assert "error" not in judge('[Result "2-1"]' + over)
    assert "error" not in judge('[Result "*"]' + over)
    verdict = judge('[Date "x"] [Result "1-2"]' + over)
    assert verdict["complete"] is True
    assert len(verdict["rounds"]) == 1
    assert tuple(verdict["error"].values()) == (
        1,
        12,
        "wrong-result",
        "Result: the rounds end 2-1, found 1-2",
    )


def test_a_result_of_more_rounds_than_are_written_is_believed() -> None:
    for result in ("2-1", "0-2", "1-1", "0-0"):
        assert "error" not in judge(f'[Result "{result}"] [Seats "2"] ' + ROUND + TRICKS)
    begun = '[Cames "1-0"] [Seats "2"] ' + ROUND + TRICKS
    for result in ("2-0", "1-2", "1-0"):
        assert "error" not in judge(f'[Result "{result}"] ' + begun)


# As a stream


def test_rounds_come_as_they_are_read() -> None:
    def pieces():
        yield TWO_SEATS + ROUND + TRICKS + "2. 1e7e3o 4o4c5b 2:4o\n"
        raise AssertionError("nobody asked for more")

    rounds = Referee(pieces()).rounds()
    assert next(rounds)["number"] == 1


def test_the_head_of_a_record_is_known_at_once() -> None:
    referee = Referee(EXAMPLE)
    assert str(referee.ruleset) == "bar@1"
    assert referee.players == ("Anna", "Bernat", "Carme", "Dídac")


def test_a_ruleset_may_be_given() -> None:
    village = load_text('id = "poble"\nversion = 1\nname = "P"\nextends = "bar"\nseats = 2\n')
    verdict = judge('[Ruleset "poble@1"] ' + ROUND, ruleset=village)
    assert (verdict["ruleset"], len(verdict["rounds"])) == ("poble@1", 1)
