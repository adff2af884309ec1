"""What the referee says of records in which some cards are not known."""

from typing import Any

import pytest

from retruc.record import judge
from tests.record.support import last_round

TWO = '[Seats "2"]\n'


def error_of(text: str) -> tuple[Any, ...]:
    return tuple(judge(text)["error"].values())


def test_tricks_are_told_from_the_cards_on_the_table() -> None:
    found = last_round(TWO + "1. ?? ?? 1:1e 2:4o 1:7e 2:4c")
    assert found["tricks"] == [{"opener": 1, "winner": "A", "seat": 1}] * 2
    assert found["truc"]["winner"] == "A"
    assert (found["gained"], found["score"]) == ([1, 0], [1, 0])


def test_points_of_a_hand_are_null_until_all_its_cards_were_seen() -> None:
    found = last_round(TWO + "1. 1e7e3o ?? 1:1e 2:4o")
    assert found["envit"]["points"] == {"1": 28, "2": None}
    assert found["unknown"] == ["envit"]
    whole = last_round(TWO + "1. ?? 6c5c4b 1:1e 2:4b 1:4o 2:6c 2:5c 1:4e")
    assert whole["envit"]["points"] == {"1": 25, "2": 31}
    assert "unknown" not in whole


def test_an_accepted_envit_is_nobodys_until_all_hands_are_known() -> None:
    found = last_round(TWO + "1. 7o6o3c ?? 1:envit 2:vull 1:7o 2:4o 1:truc 2:novull")
    assert found["envit"] == {
        "outcome": "accepted",
        "rung": "envit",
        "points": {"1": 33, "2": None},
        "winner": None,
        "seat": None,
        "pedres": 2,
    }
    assert found["truc"] == {
        "outcome": "declined",
        "rung": "truc",
        "winner": "A",
        "by": "declined",
        "pedres": 1,
    }
    assert (found["gained"], found["score"], found["cames"]) == (None, None, [0, 0])
    assert found["unknown"] == ["envit"]


def test_an_accepted_envit_is_won_where_every_card_was_played() -> None:
    found = last_round(TWO + "1. 7o5o4b ?? 1:envit 2:vull 1:7o 2:4o 1:5o 2:7c 2:6c 1:4b")
    assert (found["envit"]["winner"], found["envit"]["points"]) == ("B", {"1": 32, "2": 33})
    assert found["score"] == [0, 3]


def test_a_refused_envit_needs_no_cards() -> None:
    found = last_round(TWO + "1. ?? ?? 1:envit 2:novull 1:truc 2:novull")
    assert (found["envit"]["winner"], found["gained"]) == ("A", [2, 0])
    assert found["unknown"] == ["envit"]


def test_what_follows_from_an_unknown_score_is_null() -> None:
    verdict = judge(
        TWO
        + "1. ?? ?? 1:envit 2:vull 1:truc 2:novull\n"
        + "2. 1e7e3o 4o4c5b 2:envit 1:novull 2:4o 1:1e 1:7e 2:4c\n"
        + "3. 1e7e3o 4o4c5b 1:falta 2:vull 1:1e 2:4o 1:7e 2:4c"
    )
    first, second, third = verdict["rounds"]
    assert (first["gained"], first["unknown"]) == (None, ["envit"])
    assert (second["gained"], second["score"]) == ([1, 1], None)
    assert second["unknown"] == ["score"]
    assert (third["envit"]["winner"], third["envit"]["pedres"]) == ("A", None)
    # Whoever won the first envit, seat 1's falta closes the cama.
    assert (third["score"], third["cames"], third["gained"]) == ([0, 0], [1, 0], None)
    assert third["unknown"] == ["envit", "score"]


ONE_FROM_THE_END = '[Seats "2"] [Score "22-22"] [Cames "1-1"]\n'
EITHER_WINS = "1. ?? ?? 1:envit 2:vull 1:truc 2:novull"


def test_whether_the_coto_is_over_is_null_where_it_is_not_known() -> None:
    head = '[Seats "2"] [Score "22-0"] [Cames "1-0"]\n'
    verdict = judge(head + EITHER_WINS, legal=True)
    assert (verdict["complete"], verdict["winner"]) == (None, None)
    assert verdict["legal"] == {}
    verdict = judge(ONE_FROM_THE_END + EITHER_WINS, legal=True)
    assert (verdict["complete"], verdict["winner"]) == (True, None)
    assert "legal" not in verdict


def test_what_is_done_next_tells_what_was_not_known() -> None:
    head = '[Seats "2"] [Score "22-0"] [Cames "1-0"]\n'
    verdict = judge(head + EITHER_WINS + "\n2. 1e7e3o 4o4c5b 2:4o")
    # The coto goes on, so team A has not won the envit of the first round.
    assert verdict["complete"] is False
    assert verdict["rounds"][1]["score"] == [23, 2]
    assert "unknown" not in verdict["rounds"][1]
    verdict = judge(ONE_FROM_THE_END + EITHER_WINS + "\n2. 1e7e3o 4o4c5b 2:4o")
    assert verdict["error"]["reason"] == "coto-over"


def test_a_result_is_believed_where_it_may_be_true() -> None:
    for result, reason in (("2-1", None), ("1-2", None), ("1-1", "wrong-result")):
        verdict = judge(f'[Result "{result}"] ' + ONE_FROM_THE_END + EITHER_WINS)
        assert verdict.get("error", {}).get("reason") == reason


def test_rounds_after_those_with_unknown_cards_are_judged_as_ever() -> None:
    verdict = judge(TWO + "1. ?? ?? 1:truc 2:novull 2. 1e7e3o 4o4c5b 2:4o 1:1e 1:7e 2:4c")
    assert verdict["rounds"][1]["envit"]["points"] == {"1": 28, "2": 5}
    assert "unknown" not in verdict["rounds"][1]
    assert verdict["rounds"][1]["score"] == [2, 0]


# Claims


CLAIM = '[Options "envit.reveal=claim"] [Seats "2"]\n1. ?? 7o6o3c 1:envit 2:vull 1:truc 2:novull '


def test_the_only_one_who_shows_wins_whatever_the_cards() -> None:
    found = last_round(CLAIM + "1:mostra 2:passe")
    assert (found["envit"]["winner"], found["envit"]["seat"]) == ("A", 1)
    assert found["envit"]["points"] == {"1": None, "2": 33}
    assert (found["gained"], found["unknown"]) == ([3, 0], ["envit"])
    found = last_round(CLAIM + "1:passe 2:mostra")
    assert (found["envit"]["winner"], found["gained"]) == ("B", [1, 2])


def test_of_several_who_show_nobody_wins_until_the_cards_are_known() -> None:
    found = last_round(CLAIM + "1:mostra 2:mostra")
    assert (found["envit"]["winner"], found["gained"]) == (None, None)
    four = CLAIM.replace('"2"', '"4"').replace("1. ??", "1. ?? 4o4c4e 5o5c5e")
    found = last_round(four + "1:mostra 2:passe 3:mostra 4:passe")
    assert (found["envit"]["winner"], found["envit"]["seat"]) == ("A", None)
    assert found["gained"] == [3, 0]


def test_nobody_wins_what_nobody_shows() -> None:
    found = last_round(CLAIM + "1:passe 2:passe")
    assert (found["envit"]["winner"], found["envit"]["pedres"], found["gained"]) == (
        None,
        0,
        [1, 0],
    )


# Hidden cards


BICICLETA = '[Ruleset "bicicleta"] [Seats "2"]\n'


def test_a_covered_card_that_nobody_knows_loses() -> None:
    found = last_round(BICICLETA + "1. ?? 4o4c5b 1:(??) 2:4o 2:4c 1:(??)")
    assert found["truc"]["winner"] == "B"
    assert found["envit"]["points"] == {"1": None, "2": 5}


def test_a_covered_card_stays_unknown_though_others_of_its_hand_are_shown() -> None:
    found = last_round(BICICLETA + "1. ?? 4o4c7b 1:1b 2:4o 1:(??) 2:4c 2:7b 1:1e")
    assert found["envit"]["points"]["1"] is None
    assert found["truc"]["winner"] == "A"


@pytest.mark.parametrize("card", ["1e", "1b", "7e", "7o", "3o", "6b"])
def test_any_card_that_nobody_is_known_to_have_may_be_played(card: str) -> None:
    # Whatever stood in for those laid before, and for those of seat 2.
    assert "error" not in judge(BICICLETA + f"1. ?? ?? 1:(??) 2:(??) 1:{card}")


BALEAR = '[Ruleset "balear"] [Seats "2"]\n'


def test_a_card_under_a_stack_is_not_needed_where_the_tops_decide() -> None:
    found = last_round(BALEAR + "1. ?? ?? 1:3o 2:3c 1:12o/?? 2:11o/??")
    assert found["tricks"][1] == {"opener": 1, "winner": "A", "seat": 1}
    assert found["unknown"] == ["envit"]


@pytest.mark.parametrize(
    ("hands", "stacks", "winner"),
    [
        ("?? ??", "1:12o/?? 2:12c/??", None),
        ("3o12o4o ??", "1:12o/4o 2:12c/??", None),
        ("?? 3c12c4o", "1:12o/?? 2:12c/4o", "A"),
        ("3o12o12e ??", "1:12o/12e 2:12c/??", "A"),
        ("?? 3c12c12e", "1:12o/?? 2:12c/12e", None),
    ],
)
def test_the_cards_under_tied_stacks_decide_as_far_as_they_are_known(
    hands: str, stacks: str, winner: str | None
) -> None:
    found = last_round(BALEAR + f"1. {hands} 1:3o 2:3c {stacks} 1:passe 2:passe")
    assert found["truc"]["winner"] == winner
    assert ("tricks" in found["unknown"]) == (found["tricks"][1]["winner"] is None)


def test_the_last_to_stack_may_hide_the_card_that_decides() -> None:
    after_joc_fora = "1:truc 2:retruc 1:valnou 2:jocfora 1:vull "
    found = last_round(BALEAR + "1. 3o12o7b ?? 1:3o 2:3c " + after_joc_fora + "1:12o/7b 2:12c/??")
    assert found["finished"] is True
    assert (found["truc"]["winner"], found["cames"]) == (None, None)


def test_a_stack_shown_and_named_is_known() -> None:
    found = last_round(BALEAR + "1. ?? ?? 1:3o 2:3c 1:12o/4o 2:12c/6o 1:passe 2:passe")
    assert found["tricks"][1]["winner"] == "B"
    assert "unknown" not in found


def test_both_cards_of_a_covered_pile_may_be_unknown() -> None:
    head = '[Ruleset "menorca"] [Seats "2"]\n1. ?? 3c7e1e '
    found = last_round(head + "1:(??) 2:(3c) 1:??/?? 2:1e/7e")
    assert found["tricks"][1]["winner"] is None
    assert found["truc"]["winner"] == "A"
    assert found["unknown"] == ["envit"]


def test_the_top_of_a_pile_is_named_where_covering_once_does_not_bind() -> None:
    head = '[Ruleset "menorca"] [Options "covered.mode=free"] [Seats "2"]\n1. ?? 3c7e1e '
    line, column, reason, _ = error_of(head + "1:(??) 2:(3c) 1:??/?? 2:1e/7e")
    assert (line, column, reason) == (2, 28, "unknown-cards")


# Senyes


def test_a_senya_that_may_be_true_is_let_through() -> None:
    head = '[Ruleset "bicicleta"] [Seats "2"]\n'
    assert "error" not in judge(head + "1. ?? 4o4c5b 1:senya=tres 1:senya=as-espases")
    assert judge(head + "1. 4e4b6b ?? 1:senya=tres")["error"]["reason"] == "false-sign"


# Legal words


def test_a_card_that_nobody_knows_is_offered_as_unknown() -> None:
    verdict = judge(BICICLETA + "1. ?? 4o4c5b 1:1e 2:4o", legal=True)
    assert verdict["legal"] == {"1": ["??", "(??)", "truc"]}


def test_stacks_are_offered_as_far_as_they_are_known() -> None:
    verdict = judge(BALEAR + "1. ?? ?? 1:3o 2:3c", legal=True)
    assert verdict["legal"]["1"] == ["??/??", "truc", "mevaig"]


def test_only_what_is_legal_however_things_stand_is_offered() -> None:
    head = '[Ruleset "bicicleta"] [Seats "2"] [Score "11-0"]\n'
    text = head + "1. ?? ?? 1:envit 2:vull 1:truc 2:novull 2. 1e7e3o 4o4c5b 2:envit"
    words = judge(text, legal=True)["legal"]["1"]
    # Team A has 12 or 14 pedres: in males the falta, and so a free raise, goes to 24.
    assert "+8" in words
    assert "+9" not in words


# What cannot be


@pytest.mark.parametrize(
    ("text", "column", "reason", "message"),
    [
        (
            "1. ?? 4o4c5b 1:4o",
            14,
            "not-in-hand",
            "seat 1 may not play 4o: the card is not in its hand",
        ),
        (
            "1. ?? 4o4c5b 1:1o",
            14,
            "not-in-hand",
            "seat 1 may not play 1o: the card is not in its hand",
        ),
        (
            "1. ?? 4o4c5b 1:1e 2:4c 1:1e",
            24,
            "not-in-hand",
            "seat 1 may not play 1e: the card is not in its hand",
        ),
        (
            "1. ?? 4o4c5b 2:4o",
            14,
            "out-of-turn",
            "seat 2 may not play 4o: it is another seat's turn",
        ),
        (
            "1. 1e7e3o ?? 2:(??)",
            14,
            "out-of-turn",
            "seat 2 may not lay (??): it is another seat's turn",
        ),
        (
            "1. 1e7e3o ?? 1:(??)",
            14,
            "unknown-cards",
            "seat 1 lays a card that is known, and does not name it",
        ),
        (
            "1. ?? 4o4c5b 1:??/??",
            14,
            "unknown-cards",
            "seat 1 lays a card that is known, and does not name it",
        ),
        (
            "1. 1e7e3o ?? 1:1e/??",
            14,
            "unknown-cards",
            "seat 1 lays a card that is known, and does not name it",
        ),
        (
            "1. ?? 4o4c5b 3:(??)",
            14,
            "no-such-seat",
            "seat 3 may not lay (??): this table has no such seat",
        ),
        (
            "1. ?? 4o4c5b 3:1e",
            14,
            "no-such-seat",
            "seat 3 may not play 1e: this table has no such seat",
        ),
        (
            "1. ?? ?? 1:truc 2:novull 2:(??)",
            26,
            "not-dealt",
            "seat 2 may not lay (??): the cards have not been dealt",
        ),
        (
            "1. ?? 4o4c5b 2. ?? ??",
            14,
            "round-not-finished",
            "round 1 is not finished",
        ),
        (
            "1. ?? 4o4c4o",
            7,
            "bad-deal",
            "4o was dealt twice",
        ),
        (
            "1. ?? 1e1b3o3c3e3b4o4c4e4b5o5c5e5b6o6c6e6b7o7c7e7b",
            7,
            "bad-deal",
            "expected 3 cards for seat 2, found 22",
        ),
    ],
)
def test_what_no_cards_allow_is_refused_where_it_stands(
    text: str, column: int, reason: str, message: str
) -> None:
    assert error_of(TWO + text) == (2, column, reason, message)


def test_a_round_that_was_finished_before_the_error_is_reported() -> None:
    verdict = judge(TWO + "1. ?? ?? 1:truc 2:novull 1:1e")
    assert [found["finished"] for found in verdict["rounds"]] == [True]
    assert verdict["error"]["reason"] == "not-dealt"
    verdict = judge(TWO + "1. ?? ?? 1:truc 1:novull")
    assert verdict["rounds"] == []
    assert verdict["error"]["reason"] == "own-raise"


def test_a_round_that_the_next_one_cuts_short_is_reported() -> None:
    verdict = judge(TWO + "1. ?? ?? 1:truc 2. ?? ??")
    assert [found["finished"] for found in verdict["rounds"]] == [False]
    assert verdict["error"]["reason"] == "round-not-finished"


def test_the_deck_may_have_been_tapped_before_unknown_hands() -> None:
    head = '[Ruleset "catala"] [Options "deal.one-card=true"] [Seats "2"]\n'
    found = last_round(head + "1. ?? 4o 1:toca 2:una 1:3o 2:4o")
    assert (found["finished"], found["truc"]["winner"], found["envit"]) == (True, "A", None)
    assert "unknown" not in found
