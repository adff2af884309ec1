"""A ladder of bots: who meets, how ratings move, when it ends."""

import json
from argparse import Namespace
from random import Random

import pytest

from retruc.arena import (
    Entrant,
    ExtraMissing,
    Ladder,
    MatchError,
    Tally,
    errors,
    ladder,
    ladder_data,
    ladder_text,
    play_ladder,
    run_cli,
)
from retruc.rulesets import load
from retruc.words import LANGUAGES, words
from tests.arena import test_command

BAR = load("bar")
STRENGTHS = {"random@1": 0.2, "threshold@1": 0.5, "taverna@1": 0.8}


def of(*, cotos=200, names=("random", "threshold", "taverna")):
    return Ladder.of(tuple(map(Entrant.of, names)), BAR, cotos=cotos, seed=1)


@pytest.fixture
def met(monkeypatch):
    """Play no coto: draw who wins by the strengths above. Gives who met, in order."""
    met = []

    def play_pair(match, index):
        met.append((match.first, match.second, index))
        chance = 0.5 + (STRENGTHS[match.first] - STRENGTHS[match.second]) / 2
        rng = Random(f"{match.first}/{match.second}/{index}")
        return Tally(coto_pairs=1, cotos_won=sum(rng.random() < chance for _ in range(2)))

    monkeypatch.setattr(ladder, "_play_pair", play_pair)
    return met


def test_all_begin_alike():
    begun = of()
    assert len(set(begun.ratings)) == 1
    assert begun.chance(0, 1) == 0.5
    assert not begun.is_sure


def test_the_strongest_climbs_to_the_top(met):
    climbed = play_ladder(of())
    assert climbed.ranking() == [2, 1, 0]
    assert climbed.is_sure
    assert climbed.played < 200
    assert all(later.deviation < of().ratings[0].deviation for later in climbed.ratings)


def test_every_coto_is_a_new_one(met):
    play_ladder(of())
    assert len(met) == len(set(met))
    assert met[0][:2] != met[ladder.STEP][:2]


def test_equals_are_never_told_apart(met):
    climbed = play_ladder(of(cotos=41, names=("taverna", "taverna")))
    assert climbed.played <= 41
    assert climbed.is_sure or climbed.played == 41


def test_a_win_lifts_and_a_loss_lowers():
    begun = of(names=("random", "taverna"))
    ladder._rate(begun, (0, 1), Tally(coto_pairs=1, cotos_won=0))
    loser, winner = begun.ratings
    assert winner.mean > 25 > loser.mean
    ladder._rate(begun, (0, 1), Tally(coto_pairs=1, cotos_won=2))
    assert begun.ratings[0].mean > loser.mean


def test_bots_play_a_ladder_and_workers_change_nothing():
    alone = play_ladder(of(cotos=6, names=("random", "threshold")))
    assert alone.played == sum(tally.coto_pairs for tally in alone.tally_by_two.values())
    several = play_ladder(of(cotos=6, names=("random", "threshold")), workers=2)
    assert several.ratings == alone.ratings


def test_people_get_a_table(met):
    told = ladder_text(play_ladder(of()), words("en"))
    lines = told.splitlines()
    assert lines[0] == "Ladder of 3 bots"
    assert lines[3].startswith("Every bot is above the next with a chance of 95 % or more")
    assert [line.split()[1] for line in lines[6:9]] == ["taverna@1", "threshold@1", "random@1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_it(met, language):
    assert "{" not in ladder_text(play_ladder(of(cotos=3)), words(language))


def test_data_say_how_sure_the_order_is(met):
    data = json.loads(json.dumps(ladder_data(play_ladder(of()))))
    assert [row["bot"] for row in data["ranking"]] == [2, 1, 0]
    assert data["ranking"][0]["above_next"] >= 0.95
    assert data["ranking"][-1]["above_next"] is None
    assert sum(match["played"] for match in data["matches"]) == 2 * data["played"]


def test_a_ladder_needs_openskill(monkeypatch):
    monkeypatch.setattr(errors, "find_spec", lambda _name: None)
    with pytest.raises(ExtraMissing, match=r"openskill is missing: install retruc\[arena\]"):
        of()


@pytest.mark.parametrize("cotos", [0, -3])
def test_a_ladder_needs_a_coto(cotos):
    with pytest.raises(MatchError) as caught:
        of(cotos=cotos)
    assert caught.value.id == "no-cotos"


def options(**changes):
    given = {"bots": ["random", "threshold"], "ladder": True, "cotos": 2}
    return Namespace(**vars(test_command.options()) | given | changes)


def test_the_command_climbs(capsys, met):
    assert run_cli(options()) == 0
    assert "Pairs of cotos played: 2 of at most 2. Seed: 1." in capsys.readouterr().out


@pytest.mark.parametrize("other", [{"rotations": True}, {"within": 0.5}])
def test_what_is_of_deals_is_refused(other):
    with pytest.raises(MatchError) as caught:
        run_cli(options(**other))
    assert caught.value.id == "deals-only"
