"""What every bot owes a table: legal choices, silence only where it may, the same for a seed."""

from random import Random

import pytest

from retruc.arena import Table
from retruc.bots import Explanation, UnknownBot, Why, bot_names, full_name, make_bot
from retruc.engine import is_over, legal_actions, legal_gestures, obliged
from retruc.game import SEATS, Gesture, Seat
from retruc.rulesets import load, load_text, with_options
from tests.bots.support import (
    SEATINGS,
    Chaos,
    asked,
    bots_named,
    played_round,
    seated,
    situation,
)

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


class Witness:
    """Sits beside a bot and checks each of its answers against what was legal."""

    def __init__(self, bot, seat, table):
        self.bot, self.seat, self.table = bot, seat, table
        self.answers = 0

    @property
    def name(self):
        return self.bot.name

    def act(self, observation, legal, /, *, obliged):
        assert observation.seat == self.seat
        assert list(legal) == legal_actions(self.table().state, self.seat)
        action = self.bot.act(observation, legal, obliged=obliged)
        assert action in legal or (action is None and not obliged)
        explanation = self.bot.explain()
        assert isinstance(explanation, Explanation)
        assert explanation.action == action
        assert explanation.why in Why
        assert all(isinstance(value, int | float) for value in explanation.values.values())
        self.answers += 1
        return action

    def gestures(self, observation, legal, /):
        chosen = self.bot.gestures(observation, legal)
        allowed: list[Gesture] = legal_gestures(self.table().state, self.seat)
        assert all(gesture in allowed for gesture in chosen)
        return chosen

    def explain(self):
        return self.bot.explain()


def watched_table(ruleset, names, seed, **where):
    """A table whose bots, named in turn, are all watched; Chaos sits where no name is given."""
    tables = []

    def table():
        return tables[0]

    bots = [
        Chaos(Random(f"{seed}/{seat}"))
        if name is None
        else Witness(make_bot(name, ruleset, seat, Random(f"{seed}/{seat}")), seat, table)
        for seat in SEATS[: ruleset.seats]
        for name in [names[seat % len(names)]]
    ]
    tables.append(
        Table(ruleset, bots, dealer=SEATS[Random(seed).randrange(ruleset.seats)], **where)
    )
    return tables[0]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("names", [("random",), ("threshold",), ("taverna",), ("taverna", None)])
def test_every_choice_is_legal_in_every_ruleset(name, seats, names):
    ruleset = seated(name, seats)
    last = ruleset.cama.target - 1
    answers = 0
    for score in ((0, 0), (last, last // 2), (last, last), (last // 2, last - 1)):
        table = watched_table(ruleset, names, 7, score=score)
        for number in range(3):
            if not is_over(table.state):
                played_round(table, f"{score}/{number}")
        answers += sum(bot.answers for bot in table.bots if isinstance(bot, Witness))
    assert answers > 0


@pytest.mark.parametrize(
    "changes",
    [
        {"envit.reveal": "claim"},
        {"envit.answers": "strongest", "truc.answers": "strongest"},
        {"envit.answers": "both-refuse", "truc.answers": "both-refuse"},
        {"truc.when": "any-time", "truc.silent-accept": "true"},
        {"truc.when": "around-own-card", "ties.first": "stack"},
        {"fold.scope": "seat", "fold.when": "own-turn"},
        {"fold.scope": "team", "fold.pays": "one"},
        {"covered.mode": "all-following", "ties.first": "stack", "covered.envit": "kept"},
        {"deal.one-card": "true", "cama.last-pedra": "decide", "cama.target": "5"},
        {"envit.on": "false"},
        {"flor.on": "true"},
        {"envit.with-truc": "waits", "envit.openers": "last-two", "envit.skip": "any"},
        {"senyes.seen-by": "all"},
        {"senyes.seen-by": "partner", "senyes.truth": "true-only"},
        {"order.fives-on-top": "always", "ties.all": "nearest-tied", "ties.opener": "tied-first"},
        {"ties.all": "draw", "ties.first": "put", "ties.opener": "ma"},
    ],
    ids=lambda changes: " ".join(f"{path}={value}" for path, value in changes.items()),
)
@pytest.mark.parametrize("names", [("taverna",), ("taverna", None)], ids=["alone", "with-chaos"])
def test_every_choice_is_legal_with_options_set(changes, names):
    ruleset = with_options(BAR, changes)
    for seed in range(12):
        table = watched_table(ruleset, names, seed)
        for number in range(2):
            if not is_over(table.state):
                played_round(table, f"{seed}/{number}")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_choice_is_legal_for_many_rounds(name, seats):
    ruleset = seated(name, seats)
    for seed in range(12):
        table = watched_table(ruleset, ("taverna", None) if seed % 2 else ("taverna",), seed)
        for number in range(5):
            if not is_over(table.state):
                played_round(table, f"{seed}/{number}")


POBLE = """
id = "poble"
version = 1
name = "Truc del poble"
extends = "bar"
[deck]
pack = "spanish"
cards = ["1e", "1b", "3*", "6*", "7e", "7o"]
[order]
tiers = ["1e", "1b", "7e", "7o", "3*", "6*"]
[envit]
rungs = [{ id = "tot", say = "Tot", pays = "falta" }]
[senyes.map]
bo = { gesture = "wink", all-of = ["1e", "1b"] }
"""


@pytest.mark.parametrize("names", [("taverna",), ("threshold",), ("taverna", None)])
def test_a_village_may_deal_every_card_and_know_only_the_falta(names):
    ruleset = load_text(POBLE)
    for seed in range(20):
        table = watched_table(ruleset, names, seed)
        played_round(table, seed)


@pytest.mark.parametrize("name", ["random", "threshold", "taverna"])
def test_the_same_seed_plays_the_same(name):
    def moves(seed):
        table = Table(BAR, bots_named([name], BAR, seed))
        return [move.action for number in range(5) for move in played_round(table, number)]

    assert moves("a") == moves("a")


def test_another_seed_plays_otherwise():
    def moves(seed):
        table = Table(BAR, bots_named(["random"], BAR, seed))
        return [move.action for move in played_round(table, 1)]

    assert moves("a") != moves("b")


def test_bots_know_nothing_but_what_they_are_told():
    """Hands dealt otherwise behind a seat's back change nothing that it does."""
    here = situation(BAR, HANDS, "1:3c")
    there = situation(BAR, "7o6o3c 1e4b5c 4o4c1b 6b5b5e", "1:3c")
    for name in ("threshold", "taverna"):
        said = {asked(table, make_bot(name, BAR, Seat(1), Random("x"))) for table in (here, there)}
        assert len(said) == 1


def test_nobody_has_an_explanation_before_it_was_asked():
    for name in bot_names():
        assert make_bot(name, BAR, Seat(0), Random(0)).explain() is None


def test_bots_are_named_with_their_versions():
    assert bot_names() == ("random@1", "threshold@1", "taverna@1")
    for name in bot_names():
        assert full_name(name) == name
        assert make_bot(name.partition("@")[0], BAR, Seat(0), Random(0)).name == name


@pytest.mark.parametrize("name", ["", "mestre", "taverna@2", "Taverna"])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name):
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, BAR, Seat(0), Random(0))
    assert str(caught.value) == (
        f"expected one of random@1, threshold@1, taverna@1, penya@1, found {name!r}"
    )
    assert caught.value.id == "unknown-bot"


def test_random_takes_every_legal_action_as_often_as_any_other():
    table = situation(BAR, HANDS)
    legal = legal_actions(table.state, Seat(0))
    rng = Random(3)
    count = dict.fromkeys(legal, 0)
    bot = make_bot("random", BAR, Seat(0), rng)
    for _ in range(300 * len(legal)):
        count[bot.act(table.observations[0], legal, obliged=True)] += 1
    assert all(240 < times < 360 for times in count.values())


def test_random_counts_silence_as_one_action_where_it_may_be_silent():
    table = situation(load("barajamos"), HANDS)
    assert obliged(table.state) == Seat(0)
    legal = legal_actions(table.state, Seat(1))
    assert len(legal) == 1
    bot = make_bot("random", load("barajamos"), Seat(1), Random(5))
    answers = [bot.act(table.observations[1], legal, obliged=False) for _ in range(1000)]
    assert 440 < answers.count(None) < 560


def test_random_makes_no_gesture():
    table = situation(BAR, HANDS)
    bot = make_bot("random", BAR, Seat(0), Random(0))
    assert bot.gestures(table.observations[0], legal_gestures(table.state, Seat(0))) == ()
