"""Events on the wire, with their sentences."""

from typing import get_args

import pytest

from retruc.game import Event, SignMade, only, parse_card
from retruc.game import events as game
from retruc.game.seats import SEATS
from retruc.protocol import happenings, writing
from retruc.protocol.telling import names_for, teller
from retruc.protocol.writing import happening
from retruc.rulesets import load
from retruc.words import LANGUAGES, words

BAR = load("bar")
PLAYERS = ("Anna", "Bernat", "Carme", "Dídac")


def test_every_event_goes_over_the_wire():
    written = set(writing._WRITE) | {SignMade}
    assert written == set(get_args(Event))
    assert {kind.__name__ for kind in get_args(happenings.Happening)} == {
        kind.__name__ for kind in get_args(Event)
    }


def text(event, language="en", worth=""):
    told = teller(language, BAR)
    return told.text(event, names_for(told.words, PLAYERS), worth)


def test_names_stand_where_seats_are():
    card = game.CardPlayed(SEATS[1], parse_card("7o"))
    assert text(card) == "Bernat plays the seven of coins."
    assert text(card, "ca-valencia") == "Bernat tira el set d’ors."
    assert text(game.TrickWon(0, SEATS[3])) == "First trick: Dídac."
    call = game.CallMade(SEATS[0], game.Bet.ENVIT, "envit")
    assert text(call, worth="2 pedres") == "Anna says “Envide”: 2 pedres."
    assert text(game.CamaWon(game.Team.B, (0, 1))) == "A cama for Bernat and Dídac. Cames 1–0."


def test_a_name_with_marks_of_ours_puts_in_nothing():
    names = names_for(words("en"), ("\ue001", "Bernat", "x", "y"))
    told = teller("en", BAR).text(game.Passed(SEATS[0]), names)
    assert "Bernat" not in told


def test_covered_cards_are_not_named_to_others():
    unseen = game.CardCovered(SEATS[1], None, only(SEATS[0]))
    assert text(unseen) == "Bernat plays a card face down."
    assert happening(unseen, BAR).card is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language):
    seat = SEATS[2]
    card = parse_card("3c")
    told = [
        game.RoundDealt(1, seat, SEATS[3], 3, (0, 0), (0, 0)),
        game.HandDealt(seat, (card,), only(seat)),
        game.CardCovered(seat, card, only(seat)),
        game.CardsStacked(seat, card, None, False, only(seat)),
        game.CardsStacked(seat, None, None, True, only(seat)),
        game.HiddenCardShown(seat, card),
        game.TrickTied(2),
        game.AnswerHeard(seat, game.Bet.TRUC, True),
        game.AnswerHeard(seat, game.Bet.TRUC, False),
        game.CallAccepted(seat, game.Bet.TRUC),
        game.CallDeclined(seat, game.Bet.ENVIT),
        game.SeatLeft(seat, True),
        game.SeatLeft(seat, False),
        game.Passed(seat),
        game.PlayDecided(seat, True),
        game.PlayDecided(seat, False),
        game.DeckTapped(seat),
        game.OneCardChosen(seat),
        game.EnvitClaimed(seat, (card,)),
        game.PedresScored(game.Team.A, game.Bet.TRUC, 2, (2, 0)),
        game.CotoWon(game.Team.A, (2, 0)),
        game.Said(seat, "pitja"),
    ]
    texts = [text(event, language) for event in told]
    assert all(texts)
    assert len(set(texts)) == len(texts)
    assert not any("\ue000" <= c <= "\uf8ff" for line in texts for c in line)
    for event in (game.TrickOpened(seat), game.Looked(seat, None)):
        assert text(event, language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 11, 21, 24])
def test_messages_with_gaps_choose_no_word_by_what_fills_them(language, number):
    told = teller(language, BAR)
    for message, names in {
        "table-dealt": ("number", "dealer", "ma"),
        "table-hand": ("hand",),
        "table-shows": ("who", "hand"),
        "table-round-over": ("number", "team_a", "score_a", "team_b", "score_b"),
        "join-and": ("others", "last"),
        "score": ("own", "rival"),
    }.items():
        texts = {name: number + index for index, name in enumerate(names)}
        assert told.fill(message, **texts) == told.words.say(message, **texts)
