"""A round robin: every two on the same deals, and one table of all."""

import json
from argparse import Namespace
from collections import Counter

import pytest

from retruc.arena import (
    Entrant,
    Match,
    MatchError,
    Standings,
    Tally,
    Tournament,
    mean_interval,
    play_match,
    play_tournament,
    run_cli,
    standings_data,
    standings_text,
)
from retruc.arena.match import MOST_BREACHES
from retruc.rulesets import load
from retruc.words import LANGUAGES, words
from tests.arena import test_command

BAR = load("bar")
NAMES = ("random", "threshold", "taverna")


def tournament(names=NAMES, *, deals=10):
    entrants = tuple(map(Entrant.of, names))
    return Tournament.of(entrants, BAR, deals=deals, seed=1)


def tally_of(differences, *, cotos_won=1):
    tally = Tally(rounds=2 * len(differences), coto_pairs=1, cotos_won=cotos_won)
    for difference in differences:
        tally.add_pair(difference)
    return tally


def made_up():
    standings = Standings(tournament(deals=3))
    standings.tally_by_two = {
        (0, 1): tally_of([-4, 0, -8], cotos_won=0),
        (0, 2): tally_of([-6, -2, -4], cotos_won=0),
        (1, 2): tally_of([0, 2, -6]),
    }
    return standings


def test_every_two_play_what_they_would_play_alone():
    standings = play_tournament(Standings(tournament()))
    assert list(standings.tally_by_two) == [(0, 1), (0, 2), (1, 2)]
    for (a, b), tally in standings.tally_by_two.items():
        assert tally == play_match(Match.of(NAMES[a], NAMES[b], BAR, deals=10, seed=1))
    assert standings.is_complete


def test_the_mean_is_over_rivals_and_its_interval_over_deals():
    standings = made_up()
    by_deal = [-10, -2, -12]
    expected = mean_interval(sum(by_deal), sum(d * d for d in by_deal), 3, scale=1 / 4)
    assert standings.pedres(0) == expected
    assert sum(standings.pedres(bot).value for bot in range(3)) == pytest.approx(0)


def test_cotos_are_counted_from_both_sides():
    standings = made_up()
    assert [standings.cotos(bot) for bot in range(3)] == [(0, 4), (3, 4), (3, 4)]


def test_the_best_is_first_and_who_was_given_up_last():
    standings = made_up()
    assert standings.ranking() == [2, 1, 0]
    tally = standings.tally_by_two[1, 2]
    tally.breaches[1].update({"bot-late": MOST_BREACHES})
    assert standings.ranking() == [1, 0, 2]
    assert [standings.forfeits(bot) for bot in range(3)] == [0, 0, 1]


def test_people_get_a_cross_table():
    assert (
        standings_text(made_up(), words("en"))
        == """\
Round robin of 3 bots
bar@1
Deals, each played from both sides: 3. Cotos, likewise: 1. Seed: 1.

                          1             2             3  Pedres a round   Cotos
1 taverna@1               ·  +0.67 ± 2.36  +2.00 ± 1.13    +1.33 ± 1.42  75.0 %
2 threshold@1  −0.67 ± 2.36             ·  +2.00 ± 2.26    +0.67 ± 0.33  75.0 %
3 random@1     −2.00 ± 1.13  −2.00 ± 2.26             ·    −2.00 ± 1.50   0.0 %

Each cell: pedres a round that the bot of the line gains more than that of the column, \
with half its interval of 95 %.
"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_it(language):
    standings = made_up()
    standings.tally_by_two[0, 1].breaches[0].update({"bot-died": MOST_BREACHES})
    del standings.tally_by_two[1, 2]
    text = standings_text(standings, words(language))
    assert "bot-died" in text
    assert "{" not in text


def test_data_hold_every_match():
    standings = made_up()
    data = json.loads(json.dumps(standings_data(standings)))
    assert data["bots"] == ["random@1", "threshold@1", "taverna@1"]
    assert [row["bot"] for row in data["ranking"]] == [2, 1, 0]
    assert data["matches"][1]["of"] == [0, 2]
    assert data["matches"][1]["rounds"]["by_deal"] == [-6, -2, -4]
    assert data["complete"] is True


def test_one_bot_has_nobody_to_play():
    with pytest.raises(MatchError) as caught:
        tournament(["taverna"])
    assert caught.value.id == "one-bot"


def options(**changes):
    return Namespace(**vars(test_command.options()) | {"bots": list(NAMES), "deals": 6} | changes)


def test_three_bots_on_the_command_line_play_a_round_robin(capsys):
    assert run_cli(options()) == 0
    assert capsys.readouterr().out.startswith("Round robin of 3 bots\n")


def test_what_was_played_until_ctrl_c_is_told(monkeypatch, capsys):
    test_command.interrupted_after(monkeypatch, 3)
    assert run_cli(options()) == 130
    told = capsys.readouterr().out
    assert "Interrupted. What follows is of what was played alone.\n" in told
    assert "?" in told


def test_a_bar_counts_all_matches(monkeypatch):
    terminal = test_command.Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    run_cli(options(json=True))
    assert "100 %" in terminal.getvalue()
    assert terminal.getvalue().count("100 %") == 1


@pytest.mark.slow
def test_workers_change_nothing(capsys):
    run_cli(options(json=True, deals=30))
    alone = capsys.readouterr().out
    run_cli(options(json=True, deals=30, workers=2))
    assert capsys.readouterr().out == alone


def test_breaches_are_counted_by_bot_and_kind():
    tally = tally_of([1])
    tally.breaches[0].update({"bot-late": 2})
    total = Tally()
    total.add(tally)
    total.add(tally)
    assert total.breaches == (Counter({"bot-late": 4}), Counter())
