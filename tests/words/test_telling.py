import pytest

from retruc.game import (
    AnswerHeard,
    Bet,
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
    HandDealt,
    HiddenCardShown,
    Looked,
    OneCardChosen,
    Passed,
    PedresScored,
    PlayDecided,
    RoundDealt,
    RoundEnded,
    Said,
    Seat,
    SeatLeft,
    SignMade,
    Team,
    TrickOpened,
    TrickTied,
    TrickWon,
    TrucOutcome,
    parse_card,
    parse_hand,
)
from retruc.rulesets import load
from retruc.words import LANGUAGES, Narrator, words

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
PLAYERS = ("Anna", "Bernat", "Carme", "Dídac")
SEVEN, ACE = parse_card("7o"), parse_card("1e")
ENVIT = EnvitOutcome("accepted", "envit", Team.A, ONE, 33, 2)
TRUC = TrucOutcome("declined", "truc", Team.B, "declined", 1)

TOLD = [
    (
        RoundDealt(3, Seat(3), ONE, 3, (15, 8), (1, 0)),
        (
            "Round 3: seat 4 (Dídac) deals 3 cards each, seat 1 (Anna) is the mà."
            " Score 15–8, cames 1–0."
        ),
    ),
    (
        HandDealt(ONE, parse_hand("7o1e"), frozenset({ONE})),
        "Seat 1 (Anna) has the seven of coins and the ace of swords.",
    ),
    (CardPlayed(TWO, SEVEN), "Seat 2 (Bernat) plays the seven of coins."),
    (CardCovered(TWO, SEVEN, frozenset({TWO})), "Seat 2 (Bernat) covers the seven of coins."),
    (CardCovered(TWO, None, frozenset({ONE})), "Seat 2 (Bernat) plays a card face down."),
    (
        CardsStacked(TWO, ACE, None, covered=False, audience=frozenset({ONE})),
        "Seat 2 (Bernat) lays the ace of swords over a card face down.",
    ),
    (
        CardsStacked(TWO, ACE, SEVEN, covered=False, audience=frozenset({TWO})),
        "Seat 2 (Bernat) lays the ace of swords over the seven of coins.",
    ),
    (
        CardsStacked(TWO, ACE, SEVEN, covered=True, audience=frozenset({TWO})),
        "Seat 2 (Bernat) lays the ace of swords over the seven of coins, both face down.",
    ),
    (
        CardsStacked(TWO, None, None, covered=True, audience=frozenset({ONE})),
        "Seat 2 (Bernat) lays both cards face down.",
    ),
    (HiddenCardShown(TWO, SEVEN), "Seat 2 (Bernat) turns up the seven of coins."),
    (TrickOpened(TWO), "Seat 2 (Bernat) leads."),
    (TrickWon(0, TWO), "The first trick goes to seat 2 (Bernat)."),
    (TrickTied(2), "The third trick is tied."),
    (CallMade(TWO, Bet.TRUC, "retruc"), "Seat 2 (Bernat) says “Retruco”."),
    (CallMade(TWO, Bet.ENVIT, "+", 5), "Seat 2 (Bernat) says “5 més”."),
    (
        AnswerHeard(TWO, Bet.TRUC, accepts=True),
        "Seat 2 (Bernat) would accept the truc; its partner is still to answer.",
    ),
    (
        AnswerHeard(TWO, Bet.ENVIT, accepts=False),
        "Seat 2 (Bernat) would refuse the envit; its partner is still to answer.",
    ),
    (CallAccepted(TWO, Bet.TRUC), "Seat 2 (Bernat) accepts the truc: “Vull”."),
    (CallDeclined(TWO, Bet.ENVIT), "Seat 2 (Bernat) refuses the envit: “No vull”."),
    (SeatLeft(TWO, whole_team=False), "Seat 2 (Bernat) leaves the round."),
    (SeatLeft(TWO, whole_team=True), "Seat 2 (Bernat) leaves the round with its whole team."),
    (Passed(TWO), "Seat 2 (Bernat) passes."),
    (PlayDecided(TWO, plays=True), "Seat 2 (Bernat) decides to play the round."),
    (PlayDecided(TWO, plays=False), "Seat 2 (Bernat) decides not to play the round."),
    (DeckTapped(TWO), "Seat 2 (Bernat) taps the deck instead of cutting."),
    (OneCardChosen(TWO), "Seat 2 (Bernat) will deal one card each."),
    (
        EnvitClaimed(TWO, parse_hand("7o1e")),
        "Seat 2 (Bernat) shows the seven of coins and the ace of swords for the envit.",
    ),
    (
        PedresScored(Team.A, Bet.ENVIT, 2, (17, 8)),
        "For the envit, team A writes 2 pedres. Score 17–8.",
    ),
    (CamaWon(Team.A, (1, 0)), "Team A closes the cama. Cames 1–0."),
    (
        RoundEnded(3, ENVIT, TRUC, (2, 1), (17, 9), (0, 0)),
        (
            "Envit: “Envide” was accepted; team A wins 2 pedres with the 33 points of seat 1"
            " (Anna)."
            " Truc: “Truc” was refused; team B gets 1 pedra."
            " Round 3 is over: A 2, B 1. Score 17–9, cames 0–0."
        ),
    ),
    (CotoWon(Team.B, (1, 2)), "Team B wins the coto, 1–2."),
    (Looked(TWO, THREE), "Seat 2 (Bernat) looks at seat 3 (Carme)."),
    (Looked(TWO, None), "Seat 2 (Bernat) looks at nobody."),
    (
        SignMade(TWO, "as-espases", frozenset({TWO})),
        "Seat 2 (Bernat) makes a senya: raising the eyebrows, the ace of swords.",
    ),
    (Said(TWO, "pitja"), "Seat 2 (Bernat) says “Pitja”."),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_an_event_is_told_in_a_sentence(event, sentence):
    assert Narrator.at(words("en"), load("bicicleta"), PLAYERS).tell(event) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "_"), TOLD)
def test_it_is_told_in_every_language(language, event, _):
    told = Narrator.at(words(language), load("bicicleta"), PLAYERS).tell(event)
    assert told[0].isupper()
    assert told.endswith((".", "!"))


def test_a_call_is_told_with_its_worth():
    narrator = Narrator.at(words("ca-valencia"), load("bar"), PLAYERS)
    told = narrator.tell(CallMade(TWO, Bet.TRUC, "retruc"), pedres=3)
    assert told == "El lloc 2 (Bernat) diu «Retruc»: 3 pedres."


def test_with_two_seats_nobody_leaves_with_a_team():
    narrator = Narrator.at(words("en"), load("put-1800"))
    assert narrator.tell(SeatLeft(TWO, whole_team=True)) == "Seat 2 leaves the round."


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (EnvitOutcome(), "Envit: nobody called it."),
        (EnvitOutcome("pending", "torne"), "Envit: “Torne” waits for an answer."),
        (
            EnvitOutcome("declined", "+5", Team.B, pedres=2),
            "Envit: “5 més” was refused; team B gets 2 pedres.",
        ),
        (EnvitOutcome("accepted", "envit"), "Envit: “Envide” was accepted, and nobody claimed it."),
    ],
)
def test_the_end_of_an_envit_is_told(outcome, sentence):
    assert Narrator.at(words("en"), load("bicicleta")).tell_envit(outcome) == sentence


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (TrucOutcome(), "Truc: the tricks do not count."),
        (TrucOutcome("pending", "truc"), "Truc: “Truc” waits for an answer."),
        (TrucOutcome(by="tricks"), "Truc: the round is drawn, and scores nothing."),
        (
            TrucOutcome("none", None, Team.A, "tricks", 1),
            "Truc: team A wins the tricks, 1 pedra.",
        ),
        (
            TrucOutcome("none", None, Team.A, "folded", 1),
            "Truc: its rivals left the round; team A gets 1 pedra.",
        ),
    ],
)
def test_the_end_of_a_truc_is_told(outcome, sentence):
    assert Narrator.at(words("en"), load("bicicleta")).tell_truc(outcome) == sentence


def test_where_no_envit_is_played_none_is_told():
    ended = RoundEnded(1, EnvitOutcome(), TRUC, (0, 1), (0, 1), (0, 0))
    told = Narrator.at(words("en"), load("catala")).tell(ended)
    assert "Envit" not in told
