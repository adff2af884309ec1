from random import Random

import pytest

from retruc.bots import make_bot
from retruc.game import (
    Accept,
    CallMade,
    CardPlayed,
    Decline,
    HandDealt,
    IllegalAction,
    Look,
    Looked,
    MakeSign,
    PlayCard,
    Raise,
    RoundEnded,
    Seat,
    SignMade,
    StackCards,
)
from retruc.rulesets import catalogue, load
from retruc.terminal.due import Dealing, Finished, Glancing, Thinking, Waiting
from retruc.terminal.session import Session
from retruc.terminal.sitting import NAMES
from tests.terminal.support import (
    ME,
    Silent,
    play_by_chance,
    ruleset_of,
    step,
    table_of,
    until_asked,
)

BAR = load("bar")
RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)


def called_upon(caller: Seat, humans: tuple[int, ...] = (0,)):
    """A table at which *caller* has just said truc, everybody else having kept silent."""
    session = table_of(BAR, humans=(*humans, caller), seed=3, bot=Silent)
    seat = until_asked(session)
    while seat != caller:
        assert seat is not None
        card = session.view(seat).observation.held[0]
        session.act(PlayCard(seat, card))
        seat = until_asked(session)
    session.act(Raise(caller, "truc"))
    return session


def due_after_glancing(session):
    while isinstance(session.due, Glancing):
        step(session)
    return session.due


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_a_coto_of_every_ruleset_is_played_to_its_end(ruleset_id):
    session = table_of(load(ruleset_id), seed=2)
    play_by_chance(session, Random(2))
    assert isinstance(session.due, Finished)
    assert max(session.result) == session.ruleset.coto.cames_to_win


def test_cards_are_dealt_first():
    assert isinstance(table_of(BAR).due, Dealing)


def test_a_human_is_asked_before_a_partner_bot_that_is_obliged():
    # The seat to the left calls: the human is next and obliged, the partner may answer too.
    # The seat to the right calls: the partner is next and obliged, and the human comes first.
    for caller in (RIGHT, LEFT):
        due = due_after_glancing(called_upon(caller))
        assert due == Waiting(ME, may_wait=True)


def test_a_partner_bot_answers_only_when_it_is_left_to_it():
    for caller in (RIGHT, LEFT):
        session = called_upon(caller)
        due_after_glancing(session)
        session.stay_silent(ME)
        due = session.due
        assert isinstance(due, Thinking)
        assert (due.seat, due.must) == (PARTNER, True)
        session.heed(due, session.consult(due))
        assert not any(s.outcome == "pending" for s in session.view(ME).standings)


def test_the_last_of_two_people_must_answer():
    session = called_upon(RIGHT, humans=(0, 2))
    first = due_after_glancing(session)
    assert isinstance(first, Waiting)
    assert first.may_wait
    session.stay_silent(first.seat)
    assert session.due == Waiting(PARTNER if first.seat == ME else ME, may_wait=False)


def test_whoever_may_not_act_now_is_not_waited_for():
    # In Mallorca's older rules a team may leave at any time: that stops nobody's game.
    session = table_of(load("balear"), seed=4, bot=Silent)
    waited = set()
    while (seat := until_asked(session)) is not None and session.view(ME).observation.number < 3:
        view = session.view(seat)
        waited.add(view.word)
        session.act(next(o.action for o in view.offers if isinstance(o.action, PlayCard)))
    assert waited == {ME}


def test_a_human_may_call_while_a_bot_thinks():
    session = table_of(load("barajamos"), seed=1, bot=Silent)
    while not isinstance(session.due, Thinking):
        step(session)
    offers = [offer.action for offer in session.view(ME).offers]
    assert Raise(ME, "truc") in offers
    due = session.due
    session.act(Raise(ME, "truc"))
    session.heed(due, PlayCard(due.seat, session.view(due.seat).observation.held[0]))
    assert session.view(ME).observation.trick.plays == ()


def test_what_a_bot_chose_too_late_is_dropped():
    session = table_of(BAR, seed=1, bot=Silent)
    while not isinstance(session.due, Thinking):
        step(session)
    due = session.due
    action = session.consult(due)
    session.heed(due, action)
    session.heed(due, action)
    trick = session.view(None).observation.tricks[0]
    assert len(trick.plays) == 1


def test_a_view_holds_no_hand_but_its_own():
    session = table_of(BAR, seed=1)
    play_by_chance(session, Random(1), 20)
    dealt = [event for event in session.events(ME) if isinstance(event, HandDealt)]
    assert dealt
    assert {event.seat for event in dealt} == {ME}
    assert not [event for event in session.events(None) if isinstance(event, HandDealt)]
    assert session.view(None).observation.held == ()
    assert session.view(None).offers == ()


def test_a_senya_is_seen_by_those_who_look_and_by_nobody_else():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    session.act(Look(PARTNER, ME))
    session.act(MakeSign(ME, "cec"))
    seen_by = [
        seat
        for seat in (*session.seats, None)
        if any(isinstance(event, SignMade) for event in session.events(seat))
    ]
    assert seen_by == [ME, PARTNER]


def test_an_illegal_action_changes_nothing():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    before = session.view(ME)
    with pytest.raises(IllegalAction):
        session.act(Accept(ME))
    assert session.view(ME) == before


def test_the_same_seed_deals_the_same_cards():
    first, second = (table_of(BAR, seed=7, humans=range(4)) for _ in range(2))
    for session in (first, second):
        until_asked(session)
    assert [first.view(s).observation.held for s in first.seats] == [
        second.view(s).observation.held for s in second.seats
    ]


def test_standings_say_what_each_bet_is_worth():
    session = called_upon(LEFT)
    due_after_glancing(session)
    (truc,) = session.view(ME).standings
    assert (truc.rung, truc.worth, truc.outcome) == ("truc", 2, "pending")
    session.act(Raise(ME, "retruc"))
    session.act(Decline(LEFT))
    assert session.view(ME).observation.ended.truc.pedres == 2


def test_the_worth_of_the_falta_and_of_joc_fora_may_be_the_coto():
    session = table_of(load("balear"), seed=1, humans=range(4))
    seat = until_asked(session)
    while not any(o.action == Raise(seat, "envit") for o in session.view(seat).offers):
        session.act(PlayCard(seat, session.view(seat).observation.held[0]))
        seat = until_asked(session)
    session.act(Raise(seat, "envit"))
    other = until_asked(session)
    session.act(Raise(other, "tots"))
    envit = session.view(ME).standings[1]
    assert (envit.rung, envit.worth) == ("tots", "coto")


def test_the_points_of_the_envit_are_those_of_the_cards_dealt():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    points = session.view(ME).points
    session.act(PlayCard(ME, session.view(ME).observation.held[0]))
    assert session.view(ME).points == points
    assert session.view(None).points is None
    assert table_of(ruleset_of("catala")).view(ME).points is None


def test_calls_are_told_to_everybody():
    session = called_upon(LEFT)
    for seat in (*session.seats, None):
        assert any(isinstance(event, CallMade) for event in session.view(seat).events)


def test_a_partner_bot_says_why_once_the_round_is_over():
    ruleset = load("bar")
    bots = [None, *(make_bot("taverna", ruleset, Seat(i), Random(i)) for i in range(1, 4))]
    session = Session(ruleset, bots, names=NAMES[:4], seed=3)
    while (seat := until_asked(session)) is not None:
        view = session.view(seat)
        if view.observation.ended is not None:
            break
        assert view.thoughts == ()
        action = next((o.action for o in view.offers if isinstance(o.action, PlayCard)), Accept(ME))
        session.act(action)
        if session.view(ME).observation.ended is not None:
            break
    thoughts = session.view(ME).thoughts
    assert thoughts
    assert {thought.seat for thought in thoughts} == {PARTNER}
    assert session.view(None).thoughts == ()


# Taking back


def asked_for_a_card(ruleset, seed=2, **more):
    """A table where seat 1 is to play a card."""
    session = table_of(ruleset, seed=seed, bot=Silent, **more)
    until_asked(session)
    assert any(isinstance(offer.action, PlayCard) for offer in session.view(ME).offers)
    return session


def everything(session):
    """All that anybody knows."""
    watchers = (*session.seats, None)
    views = [session.view(seat)._replace(may_take_back=False) for seat in watchers]
    return views, [session.events(seat) for seat in watchers]


def test_a_card_that_is_taken_back_was_never_played():
    session = asked_for_a_card(BAR)
    before = everything(session)
    card = session.view(ME).observation.held[0]
    session.act(PlayCard(ME, card))
    assert [session.may_take_back(seat) for seat in session.seats] == [True, False, False, False]
    assert not session.may_take_back(None)
    session.take_back()
    assert everything(session) == before
    assert not session.may_take_back(ME)


def test_looks_and_senyes_after_a_card_stay_when_it_is_taken_back():
    session = asked_for_a_card(BAR)
    before = session.view(ME)
    sign = next(g for g in before.gestures if isinstance(g, MakeSign))
    session.act(PlayCard(ME, before.observation.held[0]))
    session.act(Look(ME, Seat(2)))
    session.act(sign)
    session.take_back()
    after = session.view(ME)
    assert after.observation.held == before.observation.held
    assert after.observation.looks[ME] == 2
    told = session.events(ME)[len(before.events) :]
    assert [type(event) for event in told] == [Looked, SignMade]


def test_the_next_game_action_ends_the_time_to_take_back():
    session = asked_for_a_card(BAR)
    session.act(PlayCard(ME, session.view(ME).observation.held[0]))
    step(session)
    while session.may_take_back(ME):
        assert not isinstance(session.due, Waiting)
        step(session)
    assert isinstance(session.events(None)[-1], CardPlayed)


def test_calls_bots_cards_and_the_last_card_of_a_round_are_not_taken_back():
    session = asked_for_a_card(BAR)
    session.act(Raise(ME, "truc"))
    assert not session.may_take_back(ME)
    session = table_of(BAR, seed=2, bot=Silent)
    ends = []
    while len(ends) < 20:
        assert until_asked(session) == ME
        before = len(session.events(ME))
        offers = session.view(ME).offers
        session.act(next(o.action for o in offers if isinstance(o.action, PlayCard)))
        is_end = any(isinstance(event, RoundEnded) for event in session.events(ME)[before:])
        assert session.may_take_back(ME) == (not is_end)
        ends.append(is_end)
    assert True in ends


def test_a_card_is_taken_back_in_every_ruleset_at_random_moments():
    for ruleset_id in ("bar", "balear", "bicicleta", "barajamos", "menorca"):
        rng = Random(ruleset_id)
        session = table_of(load(ruleset_id), seed=3, humans=range(4))
        taken = 0
        for _ in range(150):
            seat = until_asked(session)
            if seat is None:
                break
            before = everything(session)
            offers = [offer.action for offer in session.view(seat).offers]
            cards = [a for a in offers if isinstance(a, PlayCard | StackCards)]
            session.act(rng.choice(cards or offers))
            if session.may_take_back(seat):
                session.take_back()
                assert everything(session) == before
                taken += 1
                session.act(rng.choice(offers))
        assert taken > 10
