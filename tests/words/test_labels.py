import pytest

from retruc.engine import Stake, start
from retruc.game import (
    Accept,
    Bet,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Fold,
    IllegalAction,
    Look,
    MakeSign,
    Pass,
    PlayCard,
    Raise,
    Reason,
    Say,
    Seat,
    StackCards,
    Tap,
    parse_card,
)
from retruc.rulesets import load
from retruc.words import LANGUAGES, Narrator, word_gloss, words

ONE, THREE = Seat(0), Seat(2)
SEVEN, ACE = parse_card("7o"), parse_card("1e")
ACTIONS = [
    (PlayCard(ONE, SEVEN), "Seven of coins", "play the seven of coins"),
    (PlayCard(ONE, SEVEN, covered=True), "Cover the seven of coins", "cover the seven of coins"),
    (
        StackCards(ONE, ACE, SEVEN),
        "Ace of swords over the seven of coins",
        "lay the ace of swords over the seven of coins",
    ),
    (Raise(ONE, "quatreval"), "Quatreval", "say “Quatreval”"),
    (Raise(ONE, "+", 5), "5 més", "say “5 més”"),
    (Accept(ONE), "Vull", "accept"),
    (Decline(ONE), "No vull", "refuse"),
    (Fold(ONE), "Me’n vaig", "leave the round"),
    (Pass(ONE), "Passe", "pass"),
    (Decide(ONE, plays=True), "Juguem", "decide to play"),
    (Decide(ONE, plays=False), "No juguem", "decide not to play"),
    (Tap(ONE), "Toca", "tap the deck"),
    (DealOne(ONE), "Una", "deal one card each"),
    (Claim(ONE), "Mostra", "claim the envit"),
    (Look(ONE, THREE), "Look at seat 3 (Carme)", "look at seat 3 (Carme)"),
    (Look(ONE, None), "Look at nobody", "look away"),
    (
        MakeSign(ONE, "as-espases"),
        "The ace of swords (raising the eyebrows)",
        "make that senya",
    ),
    (Say(ONE, "vine-a-mi"), "Vine a mi", "say that"),
]


def narrator(language="en", ruleset="bicicleta"):
    return Narrator.at(words(language), load(ruleset), ("Anna", "Bernat", "Carme", "Dídac"))


@pytest.mark.parametrize(("action", "label", "_"), ACTIONS)
def test_an_action_has_a_label(action, label, _):
    assert narrator().label(action) == label


@pytest.mark.parametrize(("action", "_", "attempt"), ACTIONS)
def test_a_refusal_says_who_may_not_do_what_and_why(action, _, attempt):
    error = IllegalAction(start(load("bicicleta")), action, Reason.SEAT_OUT)
    assert narrator().refusal(error) == f"Seat 1 (Anna) may not {attempt}: it has left the round"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("action", "_label", "_attempt"), ACTIONS)
def test_every_language_has_labels_and_refusals(language, action, _label, _attempt):
    error = IllegalAction(start(load("bicicleta")), action, Reason.OUT_OF_TURN)
    assert narrator(language).label(action)
    assert narrator(language).refusal(error)[0].isupper()


def test_a_deal_and_an_unknown_call_are_refused_too():
    state = start(load("bar"))
    deal = IllegalAction(state, Deal(()), Reason.ALREADY_DEALT)
    assert narrator().refusal(deal) == "The cards may not be dealt: the cards have been dealt"
    call = IllegalAction(state, Raise(ONE, "flor"), Reason.UNKNOWN_RUNG)
    told = "Seat 1 (Anna) may not say “flor”: the ruleset has no such call"
    assert narrator().refusal(call) == told


@pytest.mark.parametrize(
    ("action", "stake", "label"),
    [
        (Raise(ONE, "torne"), Stake(Bet.ENVIT, 4, 4, 2), "Torne: 4 pedres"),
        (Accept(ONE), Stake(Bet.ENVIT, 1, 2), "Vull: 1 pedra"),
        (Raise(ONE, "jocfora"), Stake(Bet.TRUC, 24, 24, 4, "coto"), "Joc fora: el coto"),
        (Raise(ONE, "jocfora"), Stake(Bet.TRUC, 24, 24, 4, "cama"), "Joc fora: la cama"),
        (Decline(ONE), Stake(Bet.TRUC, 0, 1), "No vull: 1 pedra als contraris"),
        (Fold(ONE), Stake(Bet.TRUC, 0, 3), "Me’n vaig: 3 pedres als contraris"),
    ],
)
def test_labels_say_what_is_at_stake(action, stake, label):
    assert narrator("ca-valencia").label(action, stake) == label


@pytest.mark.parametrize(
    ("action", "gloss"),
    [
        (Accept(ONE), "to accept what was called"),
        (Raise(ONE, "retruc"), "to raise the truc"),
        (Raise(ONE, "+", 5), "to raise the envit by as much as is said"),
        (Decide(ONE, plays=True), "to play this round"),
        (Say(ONE, "pitja"), "play your best card, or one of the best"),
        (PlayCard(ONE, SEVEN), ""),
    ],
)
def test_words_of_the_table_are_explained(action, gloss):
    assert word_gloss(words("en"), action) == gloss
