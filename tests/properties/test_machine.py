"""A table at which anything legal may happen in any order, a new coto at any moment too."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from retruc.engine import (
    State,
    apply,
    awaits_deal,
    is_over,
    legal_gestures,
    observer,
    random_deal,
    round_bound,
)
from retruc.game import SEATS, Action, RoundEnded
from tests.engine.support import what_may_be_done
from tests.properties.laws import (
    every_card_is_in_one_place,
    those_may_act_who_have_something_to_do,
    told,
)
from tests.properties.strategies import tables


class Table(RuleBasedStateMachine):
    """Follows a coto with the view of one seat and of a bystander."""

    state: State | None = None

    @rule(state=tables(), seat=st.sampled_from(SEATS))
    def sit_down(self, state: State, seat: int) -> None:
        self.state = state
        self.views = [observer(state, SEATS[seat % state.seats]), observer(state, None)]
        self.actions = 0

    @precondition(lambda self: self.state is not None and awaits_deal(self.state))
    @rule(seed=st.integers(0, 2**32 - 1))
    def deal(self, seed: int) -> None:
        assert self.state is not None
        self.apply(random_deal(self.state, random.Random(seed)))

    @precondition(lambda self: self.state is not None and what_may_be_done(self.state))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        assert self.state is not None
        self.apply(data.draw(st.sampled_from(what_may_be_done(self.state))))

    @precondition(lambda self: self.state is not None and not is_over(self.state))
    @rule(data=st.data())
    def make_a_gesture(self, data: st.DataObject) -> None:
        assert self.state is not None
        seat = SEATS[data.draw(st.integers(0, self.state.seats - 1))]
        self.actions -= 1
        self.apply(data.draw(st.sampled_from(legal_gestures(self.state, seat))))

    def apply(self, action: Action) -> None:
        assert self.state is not None
        self.state, events = apply(self.state, action)
        self.views = [told(view, events) for view in self.views]
        ended = any(isinstance(event, RoundEnded) for event in events)
        self.actions = 0 if ended else self.actions + 1

    @precondition(lambda self: self.state is not None)
    @invariant()
    def the_table_is_in_order(self) -> None:
        assert self.state is not None
        every_card_is_in_one_place(self.state)
        those_may_act_who_have_something_to_do(self.state)
        assert self.actions < round_bound(self.state.ruleset)

    @precondition(lambda self: self.state is not None)
    @invariant()
    def all_know_the_score(self) -> None:
        assert self.state is not None
        for view in self.views:
            assert (view.score, view.cames) == (self.state.score, self.state.cames)
            assert (view.winner, view.looks) == (self.state.winner, self.state.looks)

    @precondition(lambda self: self.state is not None and not is_over(self.state))
    @invariant()
    def the_game_can_go_on(self) -> None:
        assert self.state is not None
        assert awaits_deal(self.state) or what_may_be_done(self.state)


Table.TestCase.settings = settings(stateful_step_count=30, max_examples=60, deadline=None)
test_a_table_at_which_anything_may_happen = pytest.mark.slow(Table.TestCase)
