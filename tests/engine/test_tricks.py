"""What tricks decide, and who opens the next one."""

import pytest

from retruc.engine import State, apply, obliged, start
from retruc.game import (
    SEATS,
    Deal,
    HiddenCardShown,
    PlayCard,
    RoundEnded,
    Seat,
    Team,
    TrickOpened,
    TrickTied,
    TrickWon,
    TrucOutcome,
    parse_hand,
)
from retruc.rulesets import Ruleset
from tests.engine.support import dealt, play, play_out, rules

CARDS_BY_RESULT = {
    "A": (parse_hand("7e7o1b"), parse_hand("6o6c6e")),
    "B": (parse_hand("4o4c4e"), parse_hand("3o3c3e")),
    "=": (parse_hand("5o5e7c"), parse_hand("5c5b7b")),
}
"""By what becomes of a trick: what each of two seats plays to it, as the first, second, third."""


def after(results: str, ruleset: Ruleset, *, dealer: Seat = SEATS[1]) -> tuple[State, object]:
    """Play tricks that go so between two seats; the state, and how the round ended if it did."""
    padded = results + "A" * (3 - len(results))
    hands = tuple(
        tuple(CARDS_BY_RESULT[result][seat][trick] for trick, result in enumerate(padded))
        for seat in SEATS[:2]
    )
    state = apply(start(ruleset, dealer=dealer), Deal(hands)).state
    ended = None
    for trick in range(len(results)):
        assert ended is None, f"{results} goes on after the round"
        for _ in SEATS[:2]:
            seat = obliged(state)
            assert seat is not None
            state, events = apply(state, PlayCard(seat, hands[seat][trick]))
            ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    return state, ended


def turned(results: str) -> str:
    return results.translate(str.maketrans("AB", "BA"))


CLASSIC = ["AA", "A=", "=A", "ABA", "BAA", "AB=", "==A"]
PUT = ["AA", "A=A", "=AA", "ABA", "BAA", "A==", "=A=", "==A"]
DRAWN = ["AB=", "BA=", "A=B", "B=A", "=AB", "=BA", "==="]


def decides(results: str, winner: Team | None, ruleset: Ruleset) -> None:
    _, ended = after(results, ruleset)
    assert isinstance(ended, RoundEnded)
    assert ended.truc == TrucOutcome("none", None, winner, "tricks", 0 if winner is None else 1)


@pytest.mark.parametrize("results", CLASSIC)
def test_after_a_tie_the_next_trick_decides_and_the_first_counts_for_two(results: str) -> None:
    ruleset = rules("bar", seats="2")
    decides(results, Team.A, ruleset)
    decides(turned(results), Team.B, ruleset)


@pytest.mark.parametrize("results", ["AA", "A=", "ABA", "BAA", "AB="])
def test_where_cards_are_stacked_the_rest_is_as_ever(results: str) -> None:
    ruleset = rules("bar", seats="2", ties__first="stack")
    decides(results, Team.A, ruleset)
    decides(turned(results), Team.B, ruleset)


@pytest.mark.parametrize("results", PUT)
def test_in_put_two_tricks_or_the_only_one_decide(results: str) -> None:
    ruleset = rules("bar", seats="2", ties__first="put")
    decides(results, Team.A, ruleset)
    decides(turned(results), Team.B, ruleset)


@pytest.mark.parametrize("results", DRAWN)
def test_in_put_a_trick_each_and_a_tie_are_a_draw(results: str) -> None:
    decides(results, None, rules("bar", seats="2", ties__first="put", ties__all="draw"))


@pytest.mark.parametrize(
    ("first", "going_on"),
    [("classic", ["A", "=", "AB", "==", "BA"]), ("put", ["A", "=", "A=", "=A", "AB", "=="])],
)
def test_a_round_goes_on_until_it_is_decided(first: str, going_on: list[str]) -> None:
    ruleset = rules("bar", seats="2", ties__first=first)
    for results in (*going_on, *map(turned, going_on)):
        state, ended = after(results, ruleset)
        assert ended is None
        assert len(state.round.tricks) == len(results) + 1


@pytest.mark.parametrize(("dealer", "winner"), [(SEATS[1], Team.A), (SEATS[0], Team.B)])
@pytest.mark.parametrize("rule", ["ma-team", "nearest-tied"])
def test_three_ties_go_to_the_ma(rule: str, dealer: Seat, winner: Team) -> None:
    _, ended = after("===", rules("bar", seats="2", ties__all=rule), dealer=dealer)
    assert isinstance(ended, RoundEnded)
    assert ended.truc.winner is winner


def test_three_ties_may_be_nobodys() -> None:
    _, ended = after("===", rules("bar", seats="2", ties__all="draw"))
    assert isinstance(ended, RoundEnded)
    assert ended.truc == TrucOutcome("none", None, None, "tricks", 0)
    assert ended.gained == (0, 0)


def test_nearest_tied_looks_at_who_tied_last() -> None:
    ruleset = rules("bar", ties__all="nearest-tied")
    hands = "5o6c4o 5c6e7c 4c4e4b 6o5e7b"
    state, events = play_out(
        dealt(ruleset, hands), "1:5o 2:5c 3:4c 4:5e 1:6c 2:6e 3:4e 4:6o 1:4o 2:7c 3:4b 4:7b"
    )
    # The last trick ties between two of team B only: it is B's, by its first card.
    assert events[-1].truc.winner is Team.B  # type: ignore[union-attr]
    hands = "5o6c4o 5c6e7c 4c4e7b 6o5e4b"
    state, events = play_out(
        dealt(ruleset, hands), "1:5o 2:5c 3:4c 4:5e 1:6c 2:6e 3:4e 4:6o 1:4o 2:7c 3:7b 4:4b"
    )
    # Seats 2 and 3 tied: seat 2 is nearer to the mà, which did not tie.
    assert events[-1].truc.winner is Team.B  # type: ignore[union-attr]
    assert events[-1].truc.by == "tricks"  # type: ignore[union-attr]
    assert state.score == (0, 1)


# One trick

FOUR = "3o5c4e 3c6c4b 3e7c5b 1e6e5e"


def trick_of(plays: str, hands: str = FOUR, **options: str) -> tuple[object, ...]:
    return play_out(dealt(rules("bar", **options), hands), plays).events


def test_the_strongest_card_takes_the_trick_and_opens_the_next() -> None:
    assert trick_of("1:3o 2:3c 3:3e 4:1e")[-2:] == (TrickWon(0, Seat(3)), TrickOpened(Seat(3)))


def test_equal_cards_of_both_teams_tie_whatever_their_number() -> None:
    events = trick_of("1:3o 2:3c 3:3e 4:6e")
    assert events[-2:] == (TrickTied(0), TrickOpened(Seat(0)))


def test_equal_cards_of_one_team_take_it_and_who_played_first_opens() -> None:
    assert trick_of("1:3o 2:6c 3:3e 4:6e")[-2:] == (TrickWon(0, Seat(0)), TrickOpened(Seat(0)))
    state = dealt(rules("bar"), FOUR, dealer=Seat(0))
    _, events = play_out(state, "2:6c 3:3e 4:6e 1:3o")
    assert events[-2:] == (TrickWon(0, Seat(2)), TrickOpened(Seat(2)))


def test_no_suit_is_followed() -> None:
    assert trick_of("1:3o 2:6c 3:7c 4:5e")[-2:] == (TrickWon(0, Seat(0)), TrickOpened(Seat(0)))


@pytest.mark.parametrize(
    ("opener", "opens"), [("same", 0), ("ma", 0), ("tied-first", 1), ("tied-last", 2)]
)
def test_who_opens_after_a_tied_first_trick(opener: str, opens: int) -> None:
    hands = "4o5c6e 3c6c4b 3e7c5b 4c6b5e"
    events = trick_of("1:4o 2:3c 3:3e 4:4c", hands, ties__opener=opener)
    assert events[-2:] == (TrickTied(0), TrickOpened(Seat(opens)))


@pytest.mark.parametrize(
    ("opener", "opens"), [("same", 3), ("ma", 0), ("tied-first", 1), ("tied-last", 2)]
)
def test_who_opens_after_a_tied_second_trick(opener: str, opens: int) -> None:
    events = trick_of(
        "1:4o 2:7c 3:7b 4:1e 4:4c 1:4e 2:3c 3:3e",
        "4o4e5c 7c3c6c 7b3e5b 1e4c6e",
        ties__opener=opener,
        ties__first="put",
    )
    assert events[-2:] == (TrickTied(1), TrickOpened(Seat(opens)))


def test_a_covered_card_loses_to_every_other() -> None:
    events = trick_of(
        "1:(1e) 2:4b 3:(7e) 4:(7o)", "1e5c4e 3c6c4b 7e7c5b 7o6e5e", covered__mode="free"
    )
    assert events[-2:] == (TrickWon(0, Seat(1)), TrickOpened(Seat(1)))


def test_covered_cards_tie_with_each_other() -> None:
    events = trick_of(
        "1:(1e) 2:(4b) 3:(7e) 4:(7o)", "1e5c4e 3c6c4b 7e7c5b 7o6e5e", covered__mode="free"
    )
    assert events[-2:] == (TrickTied(0), TrickOpened(Seat(0)))


# Stacked cards

ISLANDS = "12o3e4c 12c3o6o 4o2b12b 5c7c4e"
TIED = "1:12o 2:12c 3:4o 4:5c"


def stacked(hands: str, plays: str, **options: str) -> tuple[object, ...]:
    return play_out(dealt(rules("balear", **options), hands), f"{TIED} {plays}").events


def test_the_top_decides() -> None:
    hands = "12o3e4c 12c7o6o 4o2b12b 5c7c4e"
    events = stacked(hands, "1:3e/4c 2:7o/6o 3:2b/12b 4:7c/4e")
    assert TrickWon(1, Seat(1)) in events
    assert not any(isinstance(event, HiddenCardShown) for event in events)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].truc.winner is Team.B


def test_tops_of_one_team_do_not_tie() -> None:
    hands = "12o3e4c 12c2o6o 4o3b12b 5c7c4e"
    events = stacked(hands, "1:3e/4c 2:2o/6o 3:3b/12b 4:7c/4e")
    assert TrickWon(1, Seat(0)) in events


def test_of_tied_tops_the_hidden_cards_decide() -> None:
    events = stacked(ISLANDS, "1:3e/4c 2:3o/6o 3:2b/12b 4:7c/4e 1:passe 2:passe 3:passe 4:passe")
    shown = [event for event in events if isinstance(event, HiddenCardShown)]
    assert shown == [
        HiddenCardShown(Seat(0), parse_hand("4c")[0]),
        HiddenCardShown(Seat(1), parse_hand("6o")[0]),
    ]
    assert TrickWon(1, Seat(1)) in events
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].truc == TrucOutcome("none", None, Team.B, "tricks", 1)


def test_the_stacks_lie_there_while_the_envit_is_claimed() -> None:
    options = {"envit__reveal": "claim", "envit__openers": "any"}
    state = dealt(rules("balear", **options), ISLANDS)
    state = play(state, f"1:envit 2:vull {TIED} 1:3e/4c 2:3o/6o")
    assert state.round.held == ((), (), parse_hand("2b12b"), parse_hand("7c4e"))
    state = play(state, "3:2b/12b 4:7c/4e 1:passe 2:passe 3:passe 4:passe 1:mostra")
    first, second = state.round.tricks
    assert first.is_tied
    assert (second.winner, second.closed, second.opener) == (Seat(1), True, Seat(0))
    assert [str(play.under) for play in second.plays] == ["4c", "6o", "12b", "4e"]


def test_hidden_cards_of_one_team_do_not_tie() -> None:
    hands = "12o3e6c 12c3o4c 4o3b6b 5c7c4e"
    passes = "1:passe 2:passe 3:passe 4:passe"
    events = stacked(hands, f"1:3e/6c 2:3o/4c 3:3b/6b 4:7c/4e {passes}")
    assert TrickWon(1, Seat(0)) in events


@pytest.mark.parametrize(
    ("rule", "winner"), [("ma-team", Team.A), ("nearest-tied", Team.B), ("draw", None)]
)
def test_hidden_cards_that_tie_leave_the_trick_to_nobody(rule: str, winner: Team | None) -> None:
    hands = "12o2e4o 12c3o6o 4b3e6e 5c7c4e"
    plays = "1:2e/4o 2:3o/6o 3:3e/6e 4:7c/4e 1:passe 2:passe 3:passe 4:passe"
    events = play_out(
        dealt(rules("balear", ties__all=rule), hands), f"1:12o 2:12c 3:4b 4:5c {plays}"
    ).events
    assert TrickTied(1) in events
    assert isinstance(events[-1], RoundEnded)
    assert (events[-1].truc.winner, events[-1].truc.by) == (winner, "tricks")


def test_after_joc_fora_nobody_is_asked_before_the_hidden_cards() -> None:
    plays = "1:3e/4c 2:3o/6o 3:2b/12b 4:7c/4e"
    state = dealt(rules("balear"), ISLANDS)
    _, events = play_out(state, f"1:truc 2:retruc 1:valnou 2:jocfora 1:vull {TIED} {plays}")
    assert [event for event in events if isinstance(event, HiddenCardShown)]


def test_stacks_that_lie_covered_are_not_looked_into() -> None:
    ruleset = rules("menorca", seats="2")
    _, events = play_out(dealt(ruleset, "6o3e4c 6c7e5o"), "1:(6o) 2:(6c) 1:4c/3e 2:5o/7e")
    assert TrickTied(1) in events
    assert not any(isinstance(event, HiddenCardShown) for event in events)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].truc.winner is Team.A


def test_an_open_stack_beats_a_covered_one() -> None:
    ruleset = rules("menorca")
    state = dealt(ruleset, "6o3e4c 6c7e5o 4o4e4b 6e5b5c")
    _, events = play_out(state, "1:6o 2:6c 3:(4o) 4:(6e) 1:3e/4c 2:7e/5o 3:4e/4b 4:5b/5c")
    assert TrickWon(1, Seat(1)) in events


def test_one_card_each_is_one_trick() -> None:
    ruleset = rules("catala", deal__one_card="true")
    state = play(start(ruleset), "3:toca 4:una")
    for hands, winner in (
        ("3o 2c 1o 4o", Team.A),
        ("2o 3c 1o 4o", Team.B),
        ("2o 2c 1o 4o", Team.A),
    ):
        deal = Deal(tuple(parse_hand(hand) for hand in hands.split()))
        after_deal = apply(state, deal).state
        plays = " ".join(f"{seat + 1}:{hand}" for seat, hand in enumerate(hands.split()))
        _, events = play_out(after_deal, plays)
        assert events[-1].truc.winner is winner  # type: ignore[union-attr]
