"""Who is asked when, and what each seat is told."""

from random import Random

import pytest

from retruc.arena import BotError, Table, choose_gestures, play_coto, play_round, uniform_action
from retruc.engine import (
    actors,
    is_over,
    legal_actions,
    legal_gestures,
    obliged,
    observer,
    random_deal,
    start,
)
from retruc.game import (
    SEATS,
    CotoWon,
    Deal,
    DealOne,
    Decline,
    IllegalAction,
    Look,
    MakeSign,
    PlayCard,
    Raise,
    RoundEnded,
    Say,
    Seat,
    SignMade,
    Tap,
    is_seen_by,
    observe,
    parse_hand,
)
from retruc.rulesets import load, with_options
from tests.bots.support import Chaos, Still, situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


class Scripted(Still):
    """Says what it is told to say, by the kind of action, when it is legal; else keeps silent."""

    def __init__(self, log, answers=(), gestures=()):
        self.log, self.answers, self.made = log, list(answers), list(gestures)

    def act(self, observation, legal, /, *, obliged):
        self.log.append((int(observation.seat) + 1, obliged))
        for answer in self.answers:
            if answer in legal:
                return answer
        return legal[0] if obliged else None

    def gestures(self, observation, legal, /):
        self.log.append((int(observation.seat) + 1, "gestures"))
        return [gesture for gesture in self.made if gesture in legal]


def dealing(seed):
    return lambda state: random_deal(state, Random(f"{seed}/{state.round.number}"))


def chaotic(ruleset, seed=0, **where):
    return Table(ruleset, [Chaos(Random(f"{seed}/{s}")) for s in range(ruleset.seats)], **where)


def test_the_others_are_asked_first_and_the_obliged_seat_last():
    log = []
    table = situation(load("barajamos"), HANDS, "1:3c")
    table.bots = tuple(Scripted(log) for _ in SEATS[:4])
    assert obliged(table.state) == Seat(1)
    table.decision()
    assert log == [(3, False), (4, False), (1, False), (2, True)]


def test_who_speaks_first_is_heard_and_nobody_after_it():
    log = []
    table = situation(load("barajamos"), HANDS)
    truc = Raise(Seat(2), "truc")
    table.bots = tuple(Scripted(log, [truc]) for _ in SEATS[:4])
    assert table.decision() == truc
    assert log == [(2, False), (3, False)]


def test_a_seat_that_must_and_does_not_is_an_error():
    table = situation(BAR, HANDS)
    with pytest.raises(BotError) as caught:
        table.decision()
    assert str(caught.value) == "still@1 at seat 1 must act"
    assert caught.value.id == "no-answer"


def test_before_the_deal_silence_is_enough():
    ruleset = with_options(load("catala"), {"deal.one-card": "true"})
    table = Table(ruleset, [Still()] * 4)
    assert table.decision() is None
    first = next(iter(play_round(table, dealing(1))))
    assert isinstance(first.action, Deal)
    assert len(first.action.hands[0]) == 3


def test_a_tapped_deck_may_give_a_round_of_one_card():
    ruleset = with_options(load("catala"), {"deal.one-card": "true"})
    table = Table(ruleset, [Scripted([], [Tap(seat), DealOne(seat)]) for seat in SEATS[:4]])
    actions = [move.action for move in play_round(table, dealing(1))]
    assert [type(action) for action in actions[:3]] == [Tap, DealOne, Deal]
    assert len(actions[2].hands[0]) == 1
    assert [type(action) for action in actions[3:]] == [PlayCard] * 4


def test_every_seat_may_look_and_sign_in_order_before_each_decision():
    log = []
    table = situation(BAR, HANDS, "1:3c")
    table.bots = tuple(Scripted(log) for _ in SEATS[:4])
    assert list(table.gestures()) == []
    assert log == [(seat, "gestures") for seat in (2, 3, 4, 1)]


def test_a_look_comes_before_the_senyes_of_those_after_it():
    table = situation(BAR, HANDS)
    senya = MakeSign(Seat(2), "tres")
    table.bots = tuple(
        Scripted([], gestures=[Look(Seat(0), Seat(2))] if seat == 0 else [senya])
        for seat in SEATS[:4]
    )
    moves = list(table.gestures())
    assert [move.action for move in moves] == [Look(Seat(0), Seat(2)), senya]
    assert table.observations[0].signs == ((Seat(2), "tres"),)
    assert table.observations[1].signs == ()


def test_where_senyes_are_not_made_nobody_is_asked_for_any():
    log = []
    table = situation(load("barajamos"), HANDS)
    table.bots = tuple(Scripted(log) for _ in SEATS[:4])
    assert list(table.gestures()) == []
    assert log == []


def test_before_the_deal_there_are_no_gestures():
    table = Table(BAR, [Scripted([])] * 4)
    assert list(table.gestures()) == []


@pytest.mark.parametrize(
    "made",
    [
        [Look(Seat(0), Seat(1)), Look(Seat(0), Seat(2))],
        [MakeSign(Seat(0), "tres"), MakeSign(Seat(0), "cec")],
        [Say(Seat(0), "pitja")],
    ],
)
def test_other_gestures_or_more_are_an_error(made):
    table = situation(BAR, HANDS)
    bot = Scripted([])
    bot.gestures = lambda _observation, _legal, /: made
    with pytest.raises(BotError, match="at seat 1 makes other gestures"):
        choose_gestures(bot, table.state, table.observations[0])


def test_what_may_be_gestured_is_listed_when_it_is_looked_at():
    table = situation(BAR, HANDS)
    seen = []
    bot = Scripted([])
    bot.gestures = lambda _observation, legal, /: seen.append(legal) or ()
    assert choose_gestures(bot, table.state, table.observations[0]) == ()
    (legal,) = seen
    listed = [g for g in legal_gestures(table.state, Seat(0)) if not isinstance(g, Say)]
    assert len(legal) == len(listed)
    assert list(legal) == listed
    assert legal[:2] == listed[:2]
    assert legal[0] in legal


def test_an_illegal_action_changes_nothing():
    table = situation(BAR, HANDS)
    before = table.state, list(table.observations)
    with pytest.raises(IllegalAction):
        table.carry_out(Decline(Seat(0)))
    assert (table.state, table.observations) == before


@pytest.mark.parametrize("name", ["bar", "balear", "bicicleta", "put-1674", "catala"])
def test_each_seat_knows_the_fold_of_what_it_may_know(name):
    ruleset = load(name)
    table = chaotic(ruleset)
    views = [observer(table.state, seat) for seat in SEATS[: ruleset.seats]]
    for number in range(6):
        if is_over(table.state):
            break
        for move in play_round(table, dealing(number)):
            for event in move.events:
                views = [observe(v, event) if is_seen_by(event, v.seat) else v for v in views]
            assert table.observations == views


def test_a_round_ends_with_its_settlement():
    moves = list(play_round(chaotic(BAR), dealing(1)))
    ends = [any(isinstance(e, RoundEnded) for e in move.events) for move in moves]
    assert ends == [False] * (len(moves) - 1) + [True]


def test_a_coto_is_played_to_its_winner():
    table = chaotic(load("truc-1739"))
    moves = list(play_coto(table, dealing(2)))
    assert is_over(table.state)
    assert any(isinstance(event, CotoWon) for event in moves[-1].events)


def test_a_coto_may_be_gone_on_with():
    table = chaotic(BAR, dealer=Seat(2), score=(23, 23), cames=(1, 1))
    list(play_coto(table, dealing(3)))
    assert table.state.round.number <= 4
    assert table.state.winner is not None


def test_uniform_play_gives_every_pair_of_seat_and_action_the_same_chance():
    table = situation(load("barajamos"), HANDS)
    state = table.state
    pairs = [action for seat in actors(state) for action in legal_actions(state, seat)]
    chance = Random(4)
    count = dict.fromkeys(pairs, 0)
    for _ in range(200 * len(pairs)):
        count[uniform_action(state, chance)] += 1
    assert all(140 < times < 260 for times in count.values())


def test_uniform_play_deals_where_nobody_may_act():
    assert uniform_action(start(BAR), Random(0)) is None


def test_signs_reach_only_those_they_are_for():
    table = situation(BAR, HANDS, "3:mira=1")
    move = table.carry_out(MakeSign(Seat(0), "tres"))
    (event,) = move.events
    assert isinstance(event, SignMade)
    assert [bool(o.signs) for o in table.observations] == [True, False, True, False]
    assert parse_hand("3c")[0] in table.observations[0].dealt
