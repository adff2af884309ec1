import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest

from retruc.engine import at_last_pedra, awaits_deal, cards_to_deal, is_over, start
from retruc.game import SEATS, Seat, Team
from retruc.rulesets import load
from tests.engine.support import dealt, play, rules

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


def test_a_coto_begins_at_nothing_and_seat_1_is_ma() -> None:
    state = start(BAR)
    assert (state.score, state.cames, state.winner) == ((0, 0), (0, 0), None)
    assert (state.round.number, state.round.dealer, state.ma) == (1, Seat(3), Seat(0))
    assert (state.seats, state.need, state.looks) == (4, (24, 24), (None,) * 4)
    assert awaits_deal(state)
    assert not is_over(state)
    assert cards_to_deal(state) == 3


def test_a_coto_may_go_on_from_anywhere() -> None:
    state = start(BAR, dealer=Seat(1), score=(23, 5), cames=(1, 0), number=9)
    assert (state.round.number, state.round.dealer, state.ma) == (9, Seat(1), Seat(2))
    assert (state.score, state.cames, state.need) == ((23, 5), (1, 0), (1, 19))


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ({"dealer": Seat(4)}, "no seat 5 at a table of 4"),
        ({"dealer": Seat(-1)}, "no seat 0 at a table of 4"),
        ({"score": (24, 0)}, "a score lies from 0 to 23: (24, 0)"),
        ({"score": (0, -1)}, "a score lies from 0 to 23: (0, -1)"),
        ({"cames": (0, 2)}, "cames won lie from 0 to 1: (0, 2)"),
        ({"cames": (-1, 0)}, "cames won lie from 0 to 1: (-1, 0)"),
    ],
)
def test_where_no_coto_can_be_there_is_no_start(where: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=r"^") as error:
        start(BAR, **where)  # type: ignore[arg-type]
    assert str(error.value) == problem


def test_a_round_is_frozen() -> None:
    current = start(BAR).round
    with pytest.raises(FrozenInstanceError, match=r"^cannot assign to field 'number'$"):
        current.number = 2
    with pytest.raises(FrozenInstanceError, match=r"^cannot delete field 'number'$"):
        del current.number
    assert current.number == 1


def test_a_state_is_frozen() -> None:
    state = start(BAR)
    with pytest.raises(FrozenInstanceError, match=r"^cannot assign to field 'score'$"):
        state.score = (5, 5)  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match=r"^cannot delete field 'score'$"):
        del state.score
    assert state.score == (0, 0)


def test_what_was_done_differently_is_a_different_state() -> None:
    one, other = dealt(BAR, HANDS), dealt(BAR, HANDS)
    assert one == other
    assert hash(one) == hash(other)
    assert play(one, "1:7o") != one
    assert play(one, "1:7o") == play(other, "1:7o")
    states = [play(one, "1:7o"), play(other, "1:7o"), play(one, "1:6o"), play(one, "2:mira=1")]
    assert len(set(states)) == 3
    assert len({hash(state) for state in states}) == 3
    assert len({hash(state.round) for state in states}) == 3


def test_a_state_can_be_copied_and_sent_away() -> None:
    state = play(dealt(load("menorca"), HANDS), "1:truc 2:envit 1:vull 2:vull 1:(7o)")
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert play(twin, "2:1e") == play(state, "2:1e")
        with pytest.raises(FrozenInstanceError):
            twin.round.number = 2


def test_an_action_leaves_the_state_as_it_was() -> None:
    before = dealt(BAR, HANDS)
    shown = repr(before)
    play(before, "1:envit 2:vull 1:truc 2:vull 1:7o")
    assert repr(before) == shown


@pytest.mark.parametrize(
    ("score", "teams"),
    [
        ((10, 10), ()),
        ((11, 10), (Team.A,)),
        ((10, 11), (Team.B,)),
        ((11, 11), (Team.A, Team.B)),
    ],
)
def test_who_lacks_one_pedra(score: tuple[int, int], teams: tuple[Team, ...]) -> None:
    assert at_last_pedra(start(load("catala"), score=score)) == teams
    assert at_last_pedra(start(rules("catala", cama__last_pedra="none"), score=score)) == ()


def test_what_a_refused_envit_writes_at_once_brings_nobody_nearer_to_the_last_pedra() -> None:
    village = rules("bar", cama__last_pedra="decide", envit__declined="at-once")
    for score in ((22, 0), (23, 0)):
        state = dealt(village, HANDS, score=score)
        assert at_last_pedra(state) == ((Team.A,) if score[0] == 23 else ())
    state = play(dealt(village, HANDS, score=(22, 0)), "1:envit 2:novull")
    assert state.score == (23, 0)
    assert at_last_pedra(state) == ()
    state = play(dealt(village, HANDS, score=(21, 0)), "1:envit 2:novull")
    assert (state.score, state.round.written) == ((22, 0), (1, 0))
    assert at_last_pedra(state) == ()


def test_a_coto_that_is_over_stays_so_with_another_round() -> None:
    after = play(dealt(BAR, HANDS, score=(23, 0), cames=(1, 0)), "1:truc 2:novull")
    assert after.with_round(after.round.draft()) == after


def test_a_coto_is_over_when_the_cames_are_won() -> None:
    state = dealt(BAR, HANDS, score=(23, 0), cames=(0, 1))
    assert not is_over(play(state, "1:truc 2:novull"))
    state = dealt(BAR, HANDS, score=(23, 0), cames=(1, 0))
    after = play(state, "1:truc 2:novull")
    assert is_over(after)
    assert not awaits_deal(after)
    assert after.winner is Team.A


def test_seats_are_those_of_the_table() -> None:
    for seats in (2, 4, 6, 8):
        state = start(rules("balear", seats=str(seats)))
        assert (state.seats, state.round.dealer) == (seats, SEATS[seats - 1])
