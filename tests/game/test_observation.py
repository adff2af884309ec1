"""What a seat knows after each event that it is told."""

from typing import Any, get_args

import pytest

from retruc.game import (
    SEATS,
    Answer,
    AnswerHeard,
    Bet,
    Call,
    CallAccepted,
    CallDeclined,
    CallMade,
    CamaWon,
    CardCovered,
    CardPlayed,
    CardsStacked,
    CotoWon,
    DeckTapped,
    EnvitClaimed,
    EnvitOutcome,
    Event,
    HandDealt,
    HiddenCardShown,
    Looked,
    Observation,
    OneCardChosen,
    Passed,
    PedresScored,
    Play,
    PlayDecided,
    RoundDealt,
    RoundEnded,
    Said,
    Seat,
    SeatLeft,
    SignMade,
    Team,
    Trick,
    TrickOpened,
    TrickTied,
    TrickWon,
    TrucOutcome,
    observe,
    only,
    others,
    parse_card,
    parse_hand,
)

ONE, TWO, THREE, FOUR = SEATS[:4]
HAND = parse_hand("7o6o3c")
DEALT = RoundDealt(3, FOUR, ONE, 3, (5, 7), (1, 0))


def seen_by(seat: Seat | None, *events: Event) -> Observation:
    """The view of a seat after these events, which come after the deal of a round."""
    view = observe(Observation.at(seat, 4), DEALT)
    if seat is not None:
        view = observe(view, HandDealt(seat, HAND, only(seat)))
    for event in events:
        view = observe(view, event)
    return view


def known(view: Observation, *events: Event, **fields: Any) -> None:
    """Observing these events changes these fields, and no others."""
    after = view
    for event in events:
        after = observe(after, event)
    assert after == view._replace(**fields)
    assert after != view or not fields


def test_before_the_first_card_a_seat_knows_where_it_sits() -> None:
    view = Observation.at(TWO, 4, score=(1, 2), cames=(0, 1))
    assert (view.seat, view.team, view.seats) == (TWO, Team.B, 4)
    assert (view.score, view.cames, view.looks) == ((1, 2), (0, 1), (None,) * 4)
    assert (view.number, view.trick, view.seen) == (0, None, ())


def test_it_may_be_told_where_all_look() -> None:
    assert Observation.at(ONE, 2, looks=(None, ONE)).looks == (None, ONE)


def test_a_bystander_is_of_no_team() -> None:
    assert Observation.at(None, 4).team is None


def test_a_round_begins_anew() -> None:
    view = seen_by(ONE, TrickOpened(ONE), Looked(TWO, ONE), Said(TWO, "pitja"))
    after = observe(view, RoundDealt(4, ONE, TWO, 1, (6, 7), (1, 0)))
    assert after == Observation(
        ONE,
        4,
        score=(6, 7),
        cames=(1, 0),
        looks=(None, ONE, None, None),
        number=4,
        dealer=ONE,
        ma=TWO,
        cards_left=(1, 1, 1, 1),
    )


def test_a_seat_sees_its_hand() -> None:
    view = observe(Observation.at(TWO, 4), DEALT)
    known(view, HandDealt(TWO, HAND, only(TWO)), dealt=HAND, held=HAND)


def test_its_own_card_leaves_its_hand() -> None:
    view = seen_by(ONE, TrickOpened(ONE))
    after = observe(view, CardPlayed(ONE, parse_card("6o")))
    assert after.held == parse_hand("7o3c")
    assert after.dealt == HAND
    assert after.cards_left == (2, 3, 3, 3)
    assert after.trick == Trick(ONE, (Play(ONE, parse_card("6o")),))


def test_the_card_of_another_does_not() -> None:
    view = observe(seen_by(ONE, TrickOpened(TWO)), CardPlayed(TWO, parse_card("1e")))
    assert view.held == HAND
    assert view.cards_left == (3, 2, 3, 3)
    assert view.seen == (*HAND, parse_card("1e"))


def test_who_plays_first_opens_the_trick_whoever_should_have() -> None:
    view = seen_by(ONE, TrickOpened(ONE), CardPlayed(TWO, parse_card("1e")))
    view = observe(view, CardPlayed(THREE, parse_card("1b")))
    assert view.tricks[0].opener == TWO


def test_a_covered_card_is_known_to_its_seat_only() -> None:
    card = parse_card("3c")
    own = seen_by(ONE, TrickOpened(ONE), CardCovered(ONE, card, only(ONE)))
    assert own.tricks[0].plays == (Play(ONE, card, covered=True),)
    assert own.held == parse_hand("7o6o")
    other = seen_by(TWO, TrickOpened(ONE), CardCovered(ONE, None, others(ONE, 4)))
    assert other.tricks[0].plays == (Play(ONE, None, covered=True),)
    assert other.cards_left == own.cards_left == (2, 3, 3, 3)
    assert other.seen == HAND


def test_of_a_stack_the_others_see_the_top() -> None:
    top, under = parse_card("7o"), parse_card("6o")
    own = seen_by(
        ONE,
        TrickOpened(ONE),
        CardPlayed(ONE, parse_card("3c")),
        TrickTied(0),
        TrickOpened(ONE),
        CardsStacked(ONE, top, under, False, only(ONE)),
    )
    assert own.held == ()
    assert own.tricks[1].plays == (Play(ONE, top, under=under),)
    other = seen_by(
        None,
        TrickOpened(ONE),
        CardPlayed(ONE, parse_card("3c")),
        TrickTied(0),
        TrickOpened(ONE),
        CardsStacked(ONE, top, None, False, others(ONE, 4)),
    )
    assert other.tricks[1].plays == (Play(ONE, top),)
    assert other.cards_left == own.cards_left == (0, 3, 3, 3)
    assert other.seen == parse_hand("3c7o")


def test_of_a_covered_stack_the_others_see_nothing() -> None:
    top, under = parse_card("6o"), parse_card("7o")
    own = seen_by(ONE, TrickOpened(ONE), CardsStacked(ONE, top, under, True, only(ONE)))
    assert own.tricks[0].plays == (Play(ONE, top, covered=True, under=under),)
    assert own.held == parse_hand("3c")
    other = seen_by(None, TrickOpened(ONE), CardsStacked(ONE, None, None, True, others(ONE, 4)))
    assert other.tricks[0].plays == (Play(ONE, None, covered=True),)
    assert other.cards_left == (1, 3, 3, 3)
    assert other.seen == ()


def test_a_hidden_card_that_is_shown_is_seen() -> None:
    view = seen_by(ONE)
    known(view, HiddenCardShown(TWO, parse_card("6c")), shown=((TWO, parse_card("6c")),))
    view = observe(view, HiddenCardShown(TWO, parse_card("6c")))
    view = observe(view, HiddenCardShown(ONE, parse_card("6o")))
    assert view.shown == ((TWO, parse_card("6c")), (ONE, parse_card("6o")))
    assert view.seen == (*HAND, parse_card("6c"))


def test_tricks_are_won_or_tied() -> None:
    view = seen_by(ONE, TrickOpened(ONE), TrickWon(0, TWO), TrickOpened(TWO))
    assert view.tricks[0].winner == TWO
    assert view.tricks[0].closed
    assert not view.tricks[1].closed
    view = observe(view, TrickTied(1))
    assert view.tricks[1].is_tied
    assert view.trick is view.tricks[1]


@pytest.mark.parametrize(("bet", "field"), [(Bet.TRUC, "truc"), (Bet.ENVIT, "envit")])
def test_calls_and_answers_are_those_of_their_bet(bet: Bet, field: str) -> None:
    def wager(view: Observation) -> Any:
        return getattr(view, field)

    view = seen_by(ONE, CallMade(TWO, bet, "x", 3))
    assert wager(view).calls == (Call(TWO, "x", 3),)
    assert wager(view).pending
    heard = observe(view, AnswerHeard(ONE, bet, accepts=False))
    assert wager(heard).heard == (Answer(ONE, accepts=False),)
    accepted = observe(heard, CallAccepted(THREE, bet))
    assert wager(accepted).accepted
    assert wager(accepted).heard == ()
    declined = observe(heard, CallDeclined(THREE, bet))
    assert wager(declined).declined
    raised = observe(heard, CallMade(THREE, bet, "y"))
    assert wager(raised).calls == (Call(TWO, "x", 3), Call(THREE, "y"))
    assert wager(raised).heard == ()
    other = "envit" if field == "truc" else "truc"
    assert getattr(raised, other) == getattr(seen_by(ONE), other)


def test_seats_leave_alone_or_with_their_team() -> None:
    view = seen_by(ONE)
    known(view, SeatLeft(TWO, whole_team=False), left={TWO})
    known(view, SeatLeft(TWO, whole_team=True), left={TWO, FOUR})
    known(view, *(SeatLeft(s, whole_team=False) for s in (TWO, THREE)), left={TWO, THREE})


def test_a_team_that_leaves_refuses_a_truc_or_takes_its_own_back() -> None:
    view = seen_by(ONE, CallMade(TWO, Bet.TRUC, "truc"), CallMade(ONE, Bet.TRUC, "retruc"))
    refused = observe(view, SeatLeft(FOUR, whole_team=True))
    assert refused.truc == view.truc.decline()
    taken_back = observe(view, SeatLeft(THREE, whole_team=True))
    assert [call.rung for call in taken_back.truc.calls] == ["truc"]
    assert taken_back.truc.accepted
    alone = observe(view, SeatLeft(THREE, whole_team=False))
    assert alone.truc == view.truc


def test_what_is_said_at_the_table_is_known() -> None:
    view = seen_by(ONE)
    known(view, Passed(TWO), Passed(FOUR), passed={TWO, FOUR})
    known(view, PlayDecided(TWO, plays=False), decided=(None, False))
    known(view, PlayDecided(THREE, plays=True), decided=(True, None))
    known(view, PlayDecided(TWO, plays=True), PlayDecided(ONE, plays=False), decided=(False, True))
    known(view, DeckTapped(TWO), tapped=True)
    known(view, OneCardChosen(TWO))
    known(view, Said(TWO, "pitja"), Said(ONE, "meca"), said=((TWO, "pitja"), (ONE, "meca")))


def test_a_claimed_envit_shows_a_hand() -> None:
    view = seen_by(ONE, TrickOpened(TWO), CardPlayed(TWO, parse_card("1e")))
    hand = parse_hand("1e7e4b")
    known(view, EnvitClaimed(TWO, hand), claims=((TWO, hand),))
    after = observe(observe(view, EnvitClaimed(TWO, hand)), EnvitClaimed(ONE, HAND))
    assert after.seen == (*HAND, *parse_hand("1e7e4b"))


def test_a_card_is_seen_once_however_often_it_is_shown() -> None:
    view = seen_by(None, TrickOpened(TWO), CardPlayed(TWO, parse_card("1e")))
    view = observe(view, HiddenCardShown(TWO, parse_card("7e")))
    view = observe(view, EnvitClaimed(TWO, parse_hand("1e7e4b")))
    assert view.seen == parse_hand("1e7e4b")


def test_the_figures_follow_what_is_written_down() -> None:
    view = seen_by(ONE)
    known(view, PedresScored(Team.A, Bet.ENVIT, 2, (7, 7)), score=(7, 7))
    known(view, CamaWon(Team.B, (1, 1)), cames=(1, 1))
    known(view, CotoWon(Team.B, (1, 2)), winner=Team.B)


def test_the_end_of_a_round_is_kept() -> None:
    ended = RoundEnded(3, EnvitOutcome(), TrucOutcome(), (0, 1), (5, 8), (1, 0))
    known(seen_by(ONE), ended, score=(5, 8), ended=ended)


def test_eyes_and_senyes_are_seen() -> None:
    view = seen_by(ONE)
    known(view, Looked(TWO, ONE), looks=(None, ONE, None, None))
    known(view, Looked(TWO, ONE), Looked(TWO, None))
    known(
        view,
        SignMade(THREE, "cec", None),
        SignMade(ONE, "tres", None),
        signs=((THREE, "cec"), (ONE, "tres")),
    )


def test_an_event_of_every_kind_can_be_observed() -> None:
    from retruc.game.observation import _FOLD

    assert set(_FOLD) == set(get_args(Event))


def test_what_is_no_event_cannot_be_observed() -> None:
    with pytest.raises(KeyError):
        observe(seen_by(ONE), object())  # type: ignore[arg-type]
