"""What the report of a round says, once it is finished and while it goes on."""

import json

import pytest

from retruc.engine import apply, start
from retruc.game import Accept, Decline, PlayCard, Raise, RoundEnded, Seat, StackCards, parse_card
from retruc.record.report import finished_round, round_in_play
from retruc.rulesets import load, with_options
from tests.engine.support import dealt, play, rules
from tests.record.support import ROUND, TRICKS, TWO_SEATS, last_round, random_coto, ruleset_at

ONE, TWO = Seat(0), Seat(1)
FIELDS = ["number", "dealer", "ma", "finished", "tricks", "envit", "truc"]
FIGURES = ["gained", "score", "cames"]


# A round that is finished


def test_nothing_said() -> None:
    found = last_round(TWO_SEATS + ROUND + TRICKS)
    assert found["envit"] == {
        "outcome": "none",
        "rung": None,
        "points": {"1": 28, "2": 5},
        "winner": None,
        "seat": None,
        "pedres": 0,
    }
    assert found["truc"] == {
        "outcome": "none",
        "rung": None,
        "winner": "A",
        "by": "tricks",
        "pedres": 1,
    }


def test_tied_tricks_have_no_winner() -> None:
    found = last_round(TWO_SEATS + "1. 3o4o5c 3c4c5b 1:3o 2:3c 1:4o 2:4c 1:5c 2:5b")
    assert found["tricks"] == [{"opener": 1, "winner": None, "seat": None}] * 3
    assert found["truc"]["winner"] == "A"


def test_a_ruleset_without_envit_has_none() -> None:
    assert last_round('[Ruleset "catala"] [Seats "2"] 1. 3o3c3e 4o4c4e 1:3o')["envit"] is None


def test_a_free_raise_is_its_own_rung() -> None:
    head = '[Ruleset "bicicleta"] [Seats "2"] ' + ROUND
    found = last_round(head + "1:envit 2:+5 1:novull " + TRICKS)
    assert (found["envit"]["rung"], found["envit"]["pedres"]) == ("+5", 2)
    assert last_round(head + "1:envit 2:+5")["envit"]["rung"] == "+5"


def test_a_side_that_leaves_or_does_not_play_has_folded() -> None:
    head = '[Ruleset "catala"] [Seats "2"] [Score "11-3"] 1. 3o3c3e 4o4c4e '
    found = last_round(head + "1:nojuguem")
    assert (found["truc"]["by"], found["truc"]["winner"], found["gained"]) == (
        "folded",
        "B",
        [0, 1],
    )


def test_a_drawn_round_is_nobodys() -> None:
    found = last_round('[Ruleset "put-1674"] 1. 3s5h7d 3c5d7c 1:3s 2:3c 1:5h 2:5d 1:7d 2:7c')
    assert (found["truc"]["winner"], found["gained"], found["finished"]) == (None, [0, 0], True)


def test_a_covered_card_that_ends_the_round_does_not_count_where_it_is_lost() -> None:
    head = '[Ruleset "bicicleta"] [Seats "2"] 1. 4o4c7b 1e6b7e 1:envit 2:vull '
    found = last_round(head + "1:4o 2:1e 2:(7e) 1:4c 1:7b 2:(6b)")
    assert (found["envit"]["points"], found["envit"]["seat"]) == ({"1": 7, "2": 1}, 1)
    found = last_round(head + "1:4o 2:(7e) 1:(7b) 2:(6b)")
    assert (found["envit"]["points"], found["envit"]["seat"]) == ({"1": 4, "2": 1}, 1)


def test_a_covered_pile_that_ends_the_round_does_not_count_where_it_is_lost() -> None:
    head = '[Ruleset "menorca"] [Options "covered.envit=lost"] [Seats "2"] 1. 3o4o2b 3c7e1e '
    found = last_round(head + "1:(3o) 2:(3c) 1:4o/2b 2:1e/7e")
    assert found["tricks"] == [{"opener": 1, "winner": None, "seat": None}] * 2
    assert found["envit"]["points"]["2"] == 0


def test_the_score_in_a_report_is_that_for_the_next_round() -> None:
    ruleset = with_options(load("bar"), {"seats": "2"})
    before = play(dealt(ruleset, "1e7e3o 4o4c5b", score=(23, 5), cames=(0, 1)), "1:truc")
    found = finished_round(before, Decline(TWO), apply(before, Decline(TWO)))
    assert (found["gained"], found["score"], found["cames"]) == ([1, 0], [0, 0], [1, 1])
    assert (found["number"], found["dealer"], found["ma"]) == (1, 2, 1)


def test_the_trick_that_one_play_ended_is_among_the_tricks() -> None:
    before = play(dealt(rules("bar", seats="2"), "1e7e3o 4o4c5b"), "1:1e 2:4o 1:7e")
    card = PlayCard(TWO, parse_card("4c"))
    found = finished_round(before, card, apply(before, card))
    assert found["tricks"] == [{"opener": 1, "winner": "A", "seat": 1}] * 2


def test_what_a_fold_leaves_unplayed_is_no_trick() -> None:
    found = last_round('[Ruleset "menorca"] [Seats "2"] ' + ROUND + "1:1e 2:4o 1:mevaig")
    assert found["tricks"] == [{"opener": 1, "winner": "A", "seat": 1}]
    assert (found["truc"]["winner"], found["truc"]["by"]) == ("B", "folded")


# A round that goes on


@pytest.mark.parametrize(
    ("words", "envit", "truc"),
    [
        ("", ("none", None, None, 0), ("none", None, None, "tricks", 1)),
        ("1:envit", ("pending", "envit", None, 1), ("none", None, None, "tricks", 1)),
        ("1:envit 2:torne", ("pending", "torne", None, 2), ("none", None, None, "tricks", 1)),
        ("1:envit 2:vull", ("accepted", "envit", None, 2), ("none", None, None, "tricks", 1)),
        ("1:falta 2:vull", ("accepted", "falta", None, 24), ("none", None, None, "tricks", 1)),
        ("1:envit 2:novull", ("declined", "envit", "A", 1), ("none", None, None, "tricks", 1)),
        ("1:truc", ("none", None, None, 0), ("pending", "truc", None, None, 1)),
        ("1:truc 2:retruc", ("none", None, None, 0), ("pending", "retruc", None, None, 2)),
        ("1:truc 2:vull", ("none", None, None, 0), ("accepted", "truc", None, "tricks", 2)),
    ],
)
def test_a_round_that_goes_on_says_what_the_bets_stand_at(
    words: str, envit: tuple[object, ...], truc: tuple[object, ...]
) -> None:
    found = last_round(TWO_SEATS + ROUND + words)
    assert found["finished"] is False
    told = found["envit"]
    assert (told["outcome"], told["rung"], told["winner"], told["pedres"]) == envit
    assert told["seat"] is None
    assert told["points"] == {"1": 28, "2": 5}
    assert (
        tuple(found["truc"][key] for key in ("outcome", "rung", "winner", "by", "pedres")) == truc
    )
    assert (found["gained"], found["score"], found["cames"]) == ([0, 0], [0, 0], [0, 0])


def test_what_a_bet_is_worth_is_null_where_that_depends_on_who_wins() -> None:
    head = '[Seats "2"] [Score "20-3"] [Options "envit.falta=males-bones-own"] ' + ROUND
    assert last_round(head + "1:falta 2:vull")["envit"]["pedres"] is None
    raised = "1:truc 2:retruc 1:quatreval 2:jocfora 1:vull"
    assert last_round(head + raised)["truc"]["pedres"] is None
    assert last_round('[Seats "2"] ' + ROUND + raised)["truc"]["pedres"] == 24


def test_a_refused_envit_may_be_written_before_the_round_is_over() -> None:
    head = '[Seats "2"] [Options "envit.declined=at-once"] ' + ROUND
    found = last_round(head + "1:envit 2:novull 1:1e")
    assert (found["gained"], found["score"]) == ([1, 0], [1, 0])


def test_a_refused_truc_waits_for_the_claims() -> None:
    head = '[Seats "2"] [Options "envit.reveal=claim"] ' + ROUND
    found = last_round(head + "1:envit 2:vull 1:truc 2:novull")
    assert found["finished"] is False
    assert found["truc"] == {
        "outcome": "declined",
        "rung": "truc",
        "winner": None,
        "by": "declined",
        "pedres": 1,
    }


def test_before_the_deal_a_round_owes_nothing_yet() -> None:
    state = start(load("catala"), score=(3, 4), number=7)
    assert round_in_play(state) == {
        "number": 7,
        "dealer": 4,
        "ma": 1,
        "finished": False,
        "tricks": [],
        "envit": None,
        "truc": {
            "outcome": "none",
            "rung": None,
            "winner": None,
            "by": "tricks",
            "pedres": 1,
        },
        "gained": [0, 0],
        "score": [3, 4],
        "cames": [0, 0],
    }


def test_a_stacked_trick_is_one_and_nobodys_until_the_hidden_cards_are_seen() -> None:
    state = play(dealt(rules("balear", seats="2"), "3o12o4o 3c12c6o"), "1:3o 2:3c 1:12o/4o")
    tied = {"opener": 1, "winner": None, "seat": None}
    assert round_in_play(state)["tricks"] == [tied]
    state = apply(state, StackCards(TWO, parse_card("12c"), parse_card("6o"))).state
    assert round_in_play(state)["tricks"] == [tied]
    assert round_in_play(state)["finished"] is False


def test_an_envit_that_waits_before_a_truc_leaves_both_pending() -> None:
    state = play(dealt(rules("menorca", seats="2"), "1e7e3o 4o4c5b"), "1:truc 2:envit")
    found = round_in_play(state)
    assert (found["envit"]["outcome"], found["truc"]["outcome"]) == ("pending", "pending")
    state = apply(state, Accept(ONE)).state
    state = apply(state, Raise(TWO, "retruc")).state
    found = round_in_play(state)
    assert (found["envit"]["outcome"], found["truc"]["rung"]) == ("accepted", "retruc")


# Any round


@pytest.mark.parametrize("index", range(18))
def test_every_report_has_its_fields_in_their_order_and_can_be_written_down(index: int) -> None:
    ruleset = ruleset_at(index)
    state = start(ruleset)
    reports = []
    for action, step in random_coto(ruleset, seed=index, actions=80):
        if any(isinstance(event, RoundEnded) for event in step.events):
            reports.append(finished_round(state, action, step))  # type: ignore[arg-type]
            assert reports[-1]["finished"] is True
        elif step.state.round.dealt:
            reports.append(round_in_play(step.state))
            assert reports[-1]["finished"] is False
        state = step.state
    assert reports
    for report in reports:
        assert list(report) == [*FIELDS, *FIGURES]
        assert json.loads(json.dumps(report)) == report
