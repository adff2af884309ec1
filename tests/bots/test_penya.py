"""`penya`: it plays what it learned, leaves the rest to `taverna`, and needs Python alone."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from retruc.arena import Match, Table, play_match, play_round
from retruc.arena.estimates import pedres_a_round
from retruc.bots import NoModel, Why, bot_names, full_name, make_bot
from retruc.bots.penya import Penya, choices_of, told_by_partner
from retruc.bots.penya_model import Model, model_of
from retruc.bots.penya_sight import (
    CLASSES,
    OPENING,
    PLAYING,
    card_class,
    envit_told,
    lens_of,
    step_of,
    told_number,
)
from retruc.bots.taverna import Taverna
from retruc.engine import is_over, legal_actions, random_deal
from retruc.game import SEATS, Accept, Decline, Raise
from retruc.rulesets import load, with_options
from tests.bots.support import asked, played_round, situation
from tests.bots.test_interface import Witness, watched_table

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


class Nothing(Model):
    """A model that knows no key."""

    def __init__(self) -> None:
        pass

    def shares(self, _key):
        return ()


class Always(Model):
    """A model that always plays the choices of some places, evenly."""

    def __init__(self, *places: int) -> None:
        self.places = places

    def shares(self, _key):
        return [15 if place in self.places else 0 for place in range(6)]


def rounds(bots, count, seed, score=(0, 0)):
    """What was done in rounds among bots, each made by its maker."""
    done = []
    for number in range(count):
        key = f"{seed} {number}"
        seated = [
            make(seat, Random(f"{key} {seat}")) for seat, make in zip(SEATS, bots, strict=False)
        ]
        table = Table(BAR, seated, dealer=SEATS[number % 4], score=score)
        done.append(
            [move.action for move in play_round(table, lambda s, k=key: random_deal(s, Random(k)))]
        )
    return done


def penya(**choices):
    return lambda seat, rng: Penya(BAR, seat, rng, **choices)


def test_it_plays_the_same_for_a_seed_and_otherwise_for_another():
    assert rounds([penya()] * 4, 12, 1) == rounds([penya()] * 4, 12, 1)
    assert rounds([penya()] * 4, 12, 1) != rounds([penya()] * 4, 12, 2)


def test_near_the_end_of_a_cama_it_plays_as_taverna():
    for score in ((20, 3), (2, 23)):
        assert rounds([penya(model=Always(0))] * 4, 6, 3, score) == rounds([house] * 4, 6, 3, score)
    assert rounds([penya(model=Always(0))] * 4, 6, 3, (19, 19)) != rounds(
        [house] * 4, 6, 3, (19, 19)
    )


def house(seat, rng):
    return Taverna(BAR, seat, rng)


def test_where_nothing_was_learned_it_plays_as_taverna():
    assert rounds([penya(model=Nothing())] * 4, 10, 3) == rounds([house] * 4, 10, 3)


def test_before_its_partner_it_answers_as_taverna():
    table = situation(BAR, HANDS, "2:truc", dealer=1)
    legal = legal_actions(table.state, SEATS[0])
    for seed in range(8):
        bots = Penya(BAR, SEATS[0], Random(seed), model=Always(1)), house(SEATS[0], Random(seed))
        said = [bot.act(table.observations[0], legal, obliged=False) for bot in bots]
        assert said[0] == said[1]
        assert bots[0].explain() == bots[1].explain()


def test_it_says_how_often_it_does_what_it_did():
    table = situation(BAR, HANDS, "1:truc", dealer=4)
    bot = Penya(BAR, SEATS[1], Random(1), model=Always(1))
    legal = legal_actions(table.state, SEATS[1])
    action = bot.act(table.observations[1], legal, obliged=True)
    why = bot.explain()
    assert why is not None
    assert isinstance(action, Decline)
    assert (why.action, why.why, why.values) == (action, Why.LEARNED, {"rate": 1.0})


@pytest.mark.parametrize(
    ("words", "parts", "kinds"),
    [
        ("1:truc", (15, 5), 2),
        ("1:truc", (15, 4), 1),
        ("1:envit", (15, 14), 1),
        ("1:envit", (15, 15), 2),
    ],
)
def test_what_it_does_too_rarely_it_does_not_do_and_with_the_envit_but_what_it_does_most(
    words, parts, kinds
):
    class Rarely(Model):
        def __init__(self):
            pass

        def shares(self, _key):
            return [*parts, 0, 0, 0, 0]

    table = situation(BAR, HANDS, words, dealer=4)
    bots = [Penya(BAR, SEATS[1], Random(seed), model=Rarely()) for seed in range(60)]
    assert len({asked(table, bot) for bot in bots}) == kinds


def test_the_envit_is_opened_in_a_choice_of_its_own():
    table = situation(BAR, HANDS, dealer=4)
    legal = legal_actions(table.state, SEATS[0])
    opening = choices_of(legal, OPENING, BAR)
    assert [None if a is None else a.rung for a in opening] == [None, "envit", "falta"]
    playing = choices_of(legal, PLAYING, BAR)
    assert [str(getattr(a, "card", "")) or a.rung for a in playing] == ["7o", "3c", "6o", "truc"]
    assert set(opening) - {None} | set(playing) == set(legal)


def test_a_truc_for_the_whole_coto_is_not_among_what_it_chooses():
    words = "1:truc 2:retruc 1:quatreval"
    table = situation(BAR, HANDS, words, dealer=4)
    legal = legal_actions(table.state, SEATS[1])
    assert Raise(SEATS[1], "jocfora") in legal
    assert Raise(SEATS[1], "jocfora") not in choices_of(legal, PLAYING, BAR)


@pytest.mark.parametrize(
    ("hands", "accepts"),
    [
        ("7o3o3c 4b5c6o 1e1b7e 6c5o4e", True),
        ("3e5b4o 4b5c1e 7o3o6c 6e5o4e", False),
    ],
)
def test_a_truc_for_the_whole_coto_it_accepts_only_with_the_cards(hands, accepts):
    table = situation(BAR, hands, "1:truc 2:retruc 1:quatreval 2:jocfora", dealer=4)
    answers = {type(asked(table, Penya(BAR, SEATS[2], Random(seed)))) for seed in range(8)}
    assert answers == {Accept if accepts else Decline}


@pytest.mark.parametrize(
    ("words", "cards", "envit"),
    [
        ("", 0, 0),
        ("3:cec", 1, 0),
        ("3:tres", 2, 0),
        ("3:manilla-espases", 3, 0),
        ("3:as-bastos", 4, 0),
        ("3:as-bastos 3:manilla-ors", 5, 0),
        ("3:tres 3:envit", 2, 1),
        ("3:trenta-u", 0, 2),
        ("3:trenta-tres", 0, 3),
        ("2:as-bastos", 0, 0),
        ("4:trenta-tres", 0, 0),
    ],
)
def test_it_takes_in_what_its_partner_tells(words, cards, envit):
    table = situation(BAR, HANDS, dealer=4)
    told = [word.partition(":") for word in words.split()]
    view = table.observations[0]._replace(
        signs=tuple((SEATS[int(seat) - 1], sign) for seat, _, sign in told)
    )
    assert told_by_partner(view, BAR) == told_number(cards, envit)


def test_a_card_that_the_partner_told_of_and_played_counts_no_more():
    words = "1:6o 2:4b 3:7b 4:4e 3:3o 4:5o 1:3c 2:5c"
    table = situation(BAR, HANDS, words, dealer=4)
    view = table.observations[0]._replace(signs=((SEATS[2], "tres"),))
    assert told_by_partner(view, BAR) == told_number(1, 0)


def test_it_refuses_what_it_was_not_trained_for():
    for ruleset in (load("balear"), with_options(BAR, {"seats": "2"})):
        with pytest.raises(NoModel) as caught:
            make_bot("penya", ruleset, SEATS[0], Random(1))
        assert caught.value.id == "no-model"
        assert str(caught.value) == (
            f"penya has not been trained for {ruleset} as it is played here: only for bar@1"
        )
        with pytest.raises(NoModel):
            full_name("penya", ruleset)
        with pytest.raises(NoModel):
            Match.of("taverna", "penya", ruleset, deals=1, seed=1)
        assert "penya@1" not in bot_names(ruleset)
    assert full_name("penya", BAR) == bot_names(BAR)[-1] == "penya@1"


def test_its_model_says_what_it_is_of():
    header = model_of(BAR).header
    assert header["ruleset"] == "bar@1"
    assert header["keys"] == len(model_of(BAR)) > 100_000
    assert header["passes"] > 1_000_000
    assert header["measured"]["deals"] >= 2000
    assert header["measured"]["pedres-a-round"][1] > 0
    assert Path(model_of(BAR).path).stat().st_size < 20_000_000


def test_it_plays_without_numpy():
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from random import Random
from retruc.arena import Table, play_round
from retruc.bots import make_bot
from retruc.engine import random_deal
from retruc.game import SEATS
from retruc.rulesets import load
bar = load("bar")
table = Table(bar, [make_bot("penya", bar, seat, Random(seat)) for seat in SEATS[:4]])
print(len(list(play_round(table, lambda state: random_deal(state, Random(1))))) > 5)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout == "True\n"


@pytest.mark.slow
def test_it_beats_taverna():
    tally = play_match(Match.of("penya", "taverna", BAR, deals=600, seed=7, cotos=0))
    assert pedres_a_round(tally).value > 0


def test_points_and_cards_are_told_apart_by_how_rare_they_are():
    lens = lens_of(BAR)
    assert [step_of(points, BAR) for points in (5, 7, 27, 30, 31, 33)] == [0, 1, 2, 5, 6, 9]
    assert [envit_told(step) for step in range(10)] == [0, 0, 0, 0, 0, 1, 2, 2, 3, 3]
    assert max(lens[:100]) == 9
    for tiers in range(1, 20):
        classes = [card_class(tier, tiers) for tier in range(tiers)]
        assert classes == sorted(classes)
        assert classes[0] == 1
        assert max(classes) <= CLASSES
        assert set(classes) == set(range(1, max(classes) + 1))


@pytest.mark.parametrize("names", [("penya",), ("penya", None)], ids=["alone", "with-chaos"])
def test_every_choice_is_legal(names):
    for seed in range(12):
        table = watched_table(BAR, names, seed, score=(seed, 2 * seed))
        for number in range(2):
            if not is_over(table.state):
                played_round(table, f"{seed}/{number}")
    assert sum(bot.answers for bot in table.bots if isinstance(bot, Witness)) > 0


def test_it_knows_nothing_but_what_it_is_told():
    """Hands dealt otherwise behind its back change nothing that it does."""
    here = situation(BAR, HANDS, "1:3c", dealer=4)
    there = situation(BAR, "7o6o3c 1e4b5c 4o4c1b 6b5b5e", "1:3c", dealer=4)
    for seed in range(10):
        said = {asked(table, Penya(BAR, SEATS[1], Random(seed))) for table in (here, there)}
        assert len(said) == 1
