"""What is said aloud, and why a round was settled as it was."""

import pytest

from retruc.engine import observer, start
from retruc.game import (
    SEATS,
    AnswerHeard,
    Bet,
    CallAccepted,
    CallDeclined,
    CallMade,
    DeckTapped,
    OneCardChosen,
    Passed,
    PedresScored,
    PlayDecided,
    Said,
    SeatLeft,
    Team,
    TrickOpened,
    is_seen_by,
    observe,
)
from retruc.record import read_record, replay
from retruc.rulesets import load
from retruc.words import spoken, why_tricks, words, written

S = SEATS[1]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CallMade(S, Bet.TRUC, "truc"), "Truc!"),
        (Said(S, "pitja"), "Pitja"),
        (CallAccepted(S, Bet.TRUC), "Vull"),
        (CallDeclined(S, Bet.TRUC), "No vull"),
        (AnswerHeard(S, Bet.TRUC, True), "Vull"),
        (AnswerHeard(S, Bet.TRUC, False), "No vull"),
        (SeatLeft(S, False), "Me’n vaig"),
        (Passed(S), "Passe"),
        (PlayDecided(S, True), "Juguem"),
        (PlayDecided(S, False), "No juguem"),
        (DeckTapped(S), "Toca"),
        (OneCardChosen(S), "Una"),
        (TrickOpened(S), ""),
    ],
)
def test_what_is_said(event, said):
    assert spoken(event, words("en"), load("bar")) == said


def test_what_was_written_for_a_bet():
    scored = [
        PedresScored(Team.A, Bet.ENVIT, 2, (2, 0)),
        PedresScored(Team.A, Bet.TRUC, 3, (5, 0)),
        TrickOpened(S),
    ]
    assert (written(scored, Bet.ENVIT), written(scored, Bet.TRUC)) == (2, 3)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("1:3o 2:4c 3:4o 4:5c 1:3c 2:6c 3:5o 4:6e", "two-tricks"),
        ("1:3o 2:3e 3:4o 4:5c 1:3c 2:6c 3:5o 4:6e", "after-tied"),
    ],
)
def test_why_the_tricks_went_so(cards, why):
    second = "4c6c7b" if "2:4c" in cards else "3e6c7b"
    record = read_record(f"1. 3o3c7c {second} 4o5o6o 5c6e5e {cards}\n")
    seen = observer(start(record.ruleset), SEATS[0])
    for replayed in replay(record):
        for event in replayed.step.events:
            if is_seen_by(event, SEATS[0]):
                seen = observe(seen, event)
    assert why_tricks(seen, record.ruleset) == why
