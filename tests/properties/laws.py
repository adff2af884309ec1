"""What holds at every moment, or of every round, in every ruleset: each law is a function.

`tests/properties` checks them on what Hypothesis finds, `scripts/laws` on as many rounds as one has
time for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from retruc.engine import (
    Phase,
    State,
    actors,
    apply,
    counting_hand,
    envit_points,
    is_over,
    legal_actions,
    legal_gestures,
    obliged,
    observer,
    round_bound,
    start,
    why_illegal,
)
from retruc.game import (
    FREE,
    PIECES,
    SEATS,
    Accept,
    Action,
    CallMade,
    CamaWon,
    Card,
    CardsStacked,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    IllegalAction,
    Look,
    MakeSign,
    Observation,
    Pass,
    PedresScored,
    Play,
    PlayCard,
    Raise,
    Say,
    Seat,
    SeatAction,
    SignMade,
    StackCards,
    Tap,
    Team,
    Trick,
    is_seen_by,
    observation_pieces,
    observe,
)
from retruc.game.encoding import ENVIT_RUNGS, TRUC_RUNGS
from retruc.rulesets import AllTied, EnvitCap, FirstTie, Ruleset, SeenBy
from tests.engine.support import what_may_be_done
from tests.properties.strategies import Move

GESTURES = (Look, MakeSign, Say)


# At every moment


def every_card_is_in_one_place(state: State) -> None:
    """Held or laid, once, by the seat that was dealt it; the rest was not dealt."""
    current = state.round
    laid: dict[Seat, list[Card | None]] = {seat: [] for seat in SEATS[: state.seats]}
    for trick in current.tricks:
        for play in trick.plays:
            laid[play.seat] += [play.card] if play.under is None else [play.card, play.under]
    for seat, hand in enumerate(current.dealt):
        assert Counter([*current.held[seat], *laid[SEATS[seat]]]) == Counter(hand)
    cards = [card for hand in current.dealt for card in hand]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(state.ruleset.deck.cards)


def those_may_act_who_have_something_to_do(state: State) -> None:
    able = {seat for seat in SEATS[: state.seats] if legal_actions(state, seat)}
    order = actors(state)
    assert set(order) == able
    assert len(order) == len(able)
    must = obliged(state)
    if must is None:
        assert is_over(state) or state.round.phase is Phase.CUT
    else:
        assert order[0] == must


def listed_actions_are_the_accepted_ones(state: State) -> None:
    for seat in SEATS[: state.seats]:
        listed = legal_actions(state, seat)
        accepted = {a for a in conceivable_actions(state, seat) if why_illegal(state, a) is None}
        assert len(set(listed)) == len(listed)
        assert set(listed) == accepted


def conceivable_actions(state: State, seat: Seat) -> Iterator[SeatAction]:
    """All that anybody could say or lay in any ruleset, with the cards of this one."""
    cards = state.ruleset.deck.cards
    for card in cards:
        yield PlayCard(seat, card)
        yield PlayCard(seat, card, covered=True)
    hand = state.round.dealt[seat] if state.round.dealt else cards[:3]
    stranger = next(card for card in cards if card not in hand)
    for top, under in permutations((*hand, stranger), 2):
        yield StackCards(seat, top, under)
    for rung in (*ENVIT_RUNGS, *TRUC_RUNGS):
        yield Raise(seat, rung)
        yield Raise(seat, rung, 1)
    for amount in range(-1, state.ruleset.cama.target + 2):
        yield Raise(seat, FREE, amount)
    for kind in (Accept, Decline, Fold, Pass, Tap, DealOne, Claim):
        yield kind(seat)
    yield Decide(seat, plays=True)
    yield Decide(seat, plays=False)


def what_is_refused_changes_nothing(state: State) -> None:
    before = repr(state)
    refused = [
        action
        for seat in SEATS[: state.seats]
        for action in conceivable_actions(state, seat)
        if why_illegal(state, action) is not None
    ]
    for action in refused[:: 1 + len(refused) // 40]:
        with pytest.raises(IllegalAction) as error:
            apply(state, action)
        assert error.value.state is state
        assert error.value.action is action
        assert error.value.reason is why_illegal(state, action)
    assert repr(state) == before


def gestures_change_nothing_that_is_legal(state: State) -> None:
    for seat in SEATS[: state.seats]:
        for gesture in legal_gestures(state, seat):
            after, events = apply(state, gesture)
            assert replace(after, looks=state.looks) == state
            assert what_may_be_done(after) == what_may_be_done(state)
            assert len(events) == 1
            if isinstance(gesture, MakeSign):
                _is_seen_as_the_table_says(state, events[0])


def _is_seen_as_the_table_says(state: State, event: object) -> None:
    assert isinstance(event, SignMade)
    everybody = SEATS[: state.seats]
    seeing = {seat for seat in everybody if is_seen_by(event, seat)}
    assert event.seat in seeing
    match state.ruleset.senyes.seen_by:
        case SeenBy.ALL:
            assert seeing == set(everybody)
        case SeenBy.PARTNER:
            assert seeing == {seat for seat in everybody if seat.team is event.seat.team}
        case SeenBy.ATTENTION:
            assert seeing - {event.seat} == {s for s in everybody if state.looks[s] == event.seat}
        case SeenBy.NONE:
            raise AssertionError("nobody makes senyes here")
    assert is_seen_by(event, None) == (state.ruleset.senyes.seen_by is SeenBy.ALL)


AT_EVERY_MOMENT = (
    every_card_is_in_one_place,
    those_may_act_who_have_something_to_do,
    listed_actions_are_the_accepted_ones,
    what_is_refused_changes_nothing,
    gestures_change_nothing_that_is_legal,
)


# Of every round


def calls_alternate_and_rise(moves: Sequence[Move]) -> None:
    ruleset = moves[0].before.ruleset
    calls = [event for move in moves for event in move.events if isinstance(event, CallMade)]
    for bet in {call.bet for call in calls}:
        said = [call for call in calls if call.bet is bet]
        places = [ruleset.rung_by_id[call.rung][1] for call in said]
        for (one, low), (other, high) in pairwise(zip(said, places, strict=True)):
            assert one.seat.team is not other.seat.team
            assert high > low or (high == low and other.rung == FREE and other.amount > 0)


def figures_agree(moves: Sequence[Move]) -> None:
    """What is written down, event by event, is what was gained, and how it stands afterwards."""
    before, move = moves[0].before, moves[-1]
    ended = move.ended
    assert ended is not None
    scored = [e for m in moves for e in m.events if isinstance(e, PedresScored)]
    closed = [e for m in moves for e in m.events if isinstance(e, CamaWon)]
    gained = tuple(sum(e.pedres for e in scored if e.team is team) for team in Team)
    assert ended.gained == gained
    assert all(event.pedres > 0 for event in scored)
    assert (move.after.score, move.after.cames) == (ended.score, ended.cames)
    target, to_win = before.ruleset.cama.target, before.ruleset.coto.cames_to_win
    for team in Team:
        assert 0 <= ended.score[team] < target
        if not closed:
            assert ended.score[team] == before.score[team] + gained[team]
        if before.ruleset.envit.cap is not EnvitCap.NONE:
            assert all(event.score[team] <= target for event in scored)
    assert ended.cames == (closed[-1].cames if closed else before.cames)
    winners = [team for team in Team if ended.cames[team] >= to_win]
    assert [move.after.winner] == (winners or [None])


def the_best_envit_wins(moves: Sequence[Move]) -> None:
    move = moves[-1]
    ended = move.ended
    assert ended is not None
    envit = ended.envit
    last = move.before
    if envit.seat is None or last.ruleset.claims_envit or last.ruleset.flor.on:
        return
    # What is laid last, covered, is not on the table yet in the state before.
    if isinstance(move.action, PlayCard) and move.action.covered:
        return
    if any(isinstance(event, CardsStacked) and event.covered for event in move.events):
        return
    counted = {
        seat: envit_points(counting_hand(last, seat), last.ruleset) for seat in SEATS[: last.seats]
    }
    assert envit.points == counted[envit.seat] == max(counted.values())
    order = [seat for seat in _order(last) if counted[seat] == envit.points]
    assert envit.seat == order[0]
    assert envit.winner is envit.seat.team


def _order(state: State) -> list[Seat]:
    return [SEATS[(state.ma + i) % state.seats] for i in range(state.seats)]


def a_round_ends_within_its_bound(moves: Sequence[Move]) -> None:
    assert moves[-1].ended is not None
    actions = [move for move in moves if not isinstance(move.action, GESTURES)]
    assert len(actions) <= round_bound(moves[0].before.ruleset)


def a_round_scores_where_none_is_drawn(moves: Sequence[Move]) -> None:
    ended = moves[-1].ended
    assert ended is not None
    assert sum(ended.gained) > 0 or can_be_drawn(moves[0].before.ruleset)


def can_be_drawn(ruleset: Ruleset) -> bool:
    return ruleset.ties.first is FirstTie.PUT or ruleset.ties.all is AllTied.DRAW


def the_same_actions_lead_to_the_same_game(moves: Sequence[Move]) -> None:
    state = moves[0].before
    for move in moves:
        state, events = apply(state, move.action)
        assert events == move.events
    assert state == moves[-1].after


def what_a_seat_knows_is_so(moves: Sequence[Move]) -> None:
    """Folding what a seat is told gives the table as it is, less what lies hidden from the seat."""
    views: dict[Seat | None, Observation] = {
        seat: observer(moves[0].before, seat) for seat in (*SEATS[: moves[0].before.seats], None)
    }
    for move in moves:
        for seat, view in views.items():
            views[seat] = told(view, move.events)
        if move.ended is None:
            for seat, view in views.items():
                _is_so(view, move.after, seat)
        else:
            for view in views.values():
                assert (view.score, view.cames) == (move.after.score, move.after.cames)
                assert view.winner is move.after.winner
                assert view.ended == move.ended


def told(view: Observation, events: Iterable[object]) -> Observation:
    for event in events:
        if is_seen_by(event, view.seat):  # type: ignore[arg-type]
            view = observe(view, event)  # type: ignore[arg-type]
    return view


def _is_so(view: Observation, state: State, seat: Seat | None) -> None:
    current = state.round
    assert (view.score, view.cames, view.looks) == (state.score, state.cames, state.looks)
    if not current.dealt:
        assert view.tapped == current.tapped
        return
    assert (view.number, view.dealer, view.ma) == (current.number, current.dealer, current.ma)
    own = (current.dealt[seat], current.held[seat]) if seat is not None else ((), ())
    assert (view.dealt, view.held) == own
    assert view.cards_left == tuple(len(hand) for hand in current.held)
    assert view.left == current.left
    assert (view.truc, view.envit) == (current.truc, current.envit)
    assert tuple(who for who, _ in view.claims) == current.claims
    assert view.tricks == tuple(_as_seen(trick, seat) for trick in current.tricks)
    assert all(size == len(values) for size, values in _sizes(view))


def _as_seen(trick: Trick, seat: Seat | None) -> Trick:
    def seen(play: Play) -> Play:
        if play.seat == seat:
            return play
        return replace(play, card=None if play.covered else play.card, under=None)

    return replace(trick, plays=tuple(seen(play) for play in trick.plays))


def _sizes(view: Observation) -> Iterator[tuple[int, tuple[int, ...]]]:
    pieces = observation_pieces(view)
    return ((piece.size, pieces[piece.name]) for piece in PIECES)


def turning_the_table_turns_the_result(moves: Sequence[Move]) -> None:
    """Everybody sits so many seats further; by an odd number the teams change their names too."""
    seats = moves[0].before.seats
    for by in {1, seats - 1, 2 % seats}:
        state = turned_start(moves[0].before, by)
        for move in moves:
            may = {turned(action, by, seats) for action in what_may_be_done(move.before)}
            assert set(what_may_be_done(state)) == may
            state, events = apply(state, turned(move.action, by, seats))
            assert [type(event) for event in events] == [type(event) for event in move.events]
        after = moves[-1].after
        assert (state.score, state.cames) == (
            _swapped(after.score, by),
            _swapped(after.cames, by),
        )


def turned_start(state: State, by: int) -> State:
    return start(
        state.ruleset,
        dealer=SEATS[(state.round.dealer + by) % state.seats],
        score=_swapped(state.score, by),
        cames=_swapped(state.cames, by),
        number=state.round.number,
    )


def _swapped(pair: tuple[int, int], by: int) -> tuple[int, int]:
    return pair if by % 2 == 0 else (pair[1], pair[0])


def turned(action: Action, by: int, seats: int) -> Action:
    if isinstance(action, Deal):
        return Deal(tuple(action.hands[(i - by) % seats] for i in range(seats)))
    changes = {"seat": SEATS[(action.seat + by) % seats]}
    if isinstance(action, Look) and action.at is not None:
        changes["at"] = SEATS[(action.at + by) % seats]
    return replace(action, **changes)


OF_EVERY_ROUND = (
    calls_alternate_and_rise,
    figures_agree,
    the_best_envit_wins,
    a_round_ends_within_its_bound,
    a_round_scores_where_none_is_drawn,
    the_same_actions_lead_to_the_same_game,
    what_a_seat_knows_is_so,
    turning_the_table_turns_the_result,
)
