"""The habits of senyes that are measured against each other, and the script that measures them."""

import json

import pytest

from retruc.arena import pedres_a_round
from retruc.bots.style import USUAL, Openly
from retruc.engine import is_true_sign
from retruc.game import Look, MakeSign, Seat
from retruc.rulesets import load, with_options
from scripts.senyes import LINES, STYLES, Kept, Line, main, measure
from tests.bots.support import answer, situation, taverna

BAR = load("bar")
ALL = with_options(BAR, {"senyes.seen-by": "all"})
HANDS = "1e7e3c 5o4b6c 4o5c6b 4c5e6e"
LOOKED = "1:mira=3 3:mira=1 2:mira=4 4:mira=2"


def signed(table, style, seed=0):
    bot = taverna(table.state.ruleset, Seat(0), seed=seed, style=style)
    chosen = bot.gestures(table.observations[0], [])
    return [gesture.sign for gesture in chosen if isinstance(gesture, MakeSign)]


def test_who_tells_nothing_makes_no_senya_though_its_partner_looks():
    table = situation(BAR, HANDS, LOOKED)
    assert signed(table, USUAL) == ["as-espases"]
    assert signed(table, USUAL._replace(tells=False)) == []


@pytest.mark.parametrize(
    ("ruleset", "words"), [(BAR, LOOKED + " 2:mira=1"), (ALL, "")], ids=["attention", "all"]
)
def test_who_is_open_tells_the_truth_before_rivals(ruleset, words):
    table = situation(ruleset, HANDS, words)
    assert signed(table, USUAL) == []
    assert signed(table, STYLES["open"]) == ["as-espases"]


@pytest.mark.parametrize(
    ("ruleset", "words"),
    [(BAR, LOOKED + " 2:mira=1"), (BAR, "2:mira=1"), (ALL, "")],
    ids=["both", "rivals", "all"],
)
def test_a_liar_lies_once_before_rivals(ruleset, words):
    table = situation(ruleset, HANDS, words)
    held = table.observations[0].held
    for seed in range(20):
        (lie,) = signed(table, STYLES["liar"], seed)
        assert not is_true_sign(ruleset.senyes.map[lie], held, held, ruleset)
    lied = situation(ruleset, HANDS, f"{words} 1:senya=manilla-ors".strip())
    assert signed(lied, STYLES["liar"]) == []


def test_a_liar_tells_its_partner_nothing():
    assert signed(situation(BAR, HANDS, LOOKED), STYLES["liar"]) == []


def test_where_false_senyes_are_forbidden_a_liar_is_silent():
    ruleset = with_options(ALL, {"senyes.truth": "true-only"})
    assert signed(situation(ruleset, HANDS), STYLES["liar"]) == []


def test_a_reader_watches_a_rival():
    table = situation(BAR, HANDS)
    for seed in range(10):
        bot = taverna(BAR, Seat(0), seed=seed, style=STYLES["reader"])
        (look,) = bot.gestures(table.observations[0], [])
        assert isinstance(look, Look)
        assert look.at in (Seat(1), Seat(3))


def answers(words, style):
    return [answer(situation(BAR, HANDS_TO_ANSWER, words), seed=s, style=style) for s in range(60)]


HANDS_TO_ANSWER = "3o4b6c 7e7b3b 1e5c6b 4c5e6e"


def test_who_does_not_heed_its_partner_acts_as_if_it_had_signed_nothing():
    looks = "1:mira=3 3:mira=1"
    told = f"{looks} 3:senya=as-espases 4:mira=1"
    deaf = USUAL._replace(heeds_partner=False)
    assert answers(told, deaf) == answers(looks, USUAL)
    assert answers(told, USUAL) != answers(looks, USUAL)
    assert answers(told, USUAL._replace(heeds_rivals=False)) == answers(told, USUAL)


def test_who_does_not_heed_rivals_acts_as_if_they_had_signed_nothing():
    looks = "1:mira=2"
    told = f"{looks} 2:senya=as-espases"
    deaf = USUAL._replace(heeds_rivals=False)
    assert answers(told, deaf) == answers(looks, USUAL)
    assert answers(told, USUAL) != answers(looks, USUAL)


def test_the_usual_habits_are_as_they_were():
    assert USUAL.tells
    assert USUAL.heeds_partner
    assert USUAL.heeds_rivals
    assert USUAL.openly is Openly.NOTHING


# The script


def test_the_lines_name_styles_and_are_all_different():
    assert {name for line in LINES for name in (line.first, line.second)} == STYLES.keys()
    assert len(set(LINES)) == len(LINES)


def test_a_run_that_was_stopped_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("scripts.senyes._PART", 5)
    line = Line("all", "open", "liar")
    whole = measure(line, Kept(tmp_path / "whole.json"), deals=12, seed=3)
    file = tmp_path / "parts.json"
    measure(line, Kept(file), deals=7, seed=3)
    assert json.loads(file.read_text(encoding="utf-8"))[str(line)][0] == 7
    again = measure(line, Kept(file), deals=12, seed=3)
    assert pedres_a_round(again) == pedres_a_round(whole)
    assert again.pairs == 12
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_it_writes_a_table(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("scripts.senyes.LINES", LINES[:2])
    main(["--rounds", "8", "--state", str(tmp_path / "state.json")])
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("| who sees a senya | team | against | rounds |")
    assert [row.split(" | ")[:4] for row in rows] == [
        ["| attention", "usual", "deaf and mute", "8"],
        ["| partner", "usual", "deaf and mute", "8"],
    ]


def test_too_few_rounds_are_refused(capsys):
    with pytest.raises(SystemExit):
        main(["--rounds", "1"])
    assert "expected at least two rounds, found 1" in capsys.readouterr().err
