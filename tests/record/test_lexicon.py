"""Words and the actions they stand for."""

import pytest

from retruc.game import (
    FREE,
    SEATS,
    Accept,
    Claim,
    DealOne,
    Decide,
    Decline,
    Fold,
    Look,
    MakeSign,
    Pack,
    Pass,
    PlayCard,
    Raise,
    RecordError,
    Say,
    StackCards,
    Tap,
    parse_card,
    parse_hand,
)
from retruc.record import HiddenPlay, RecordedAction, format_action, format_word, parse_action
from retruc.record.lexicon import Lexicon, WordError, format_recorded_hand
from retruc.rulesets import load, load_text

BAR = load("bar")
PUT = load("put-1674")
S1, S2, S8 = SEATS[0], SEATS[1], SEATS[7]


def card(text: str, pack: Pack = Pack.SPANISH):
    return parse_card(text, pack)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1:7o", PlayCard(S1, card("7o"))),
        ("2:12c", PlayCard(S2, card("12c"))),
        ("8:(1b)", PlayCard(S8, card("1b"), covered=True)),
        ("1:3e/6c", StackCards(S1, card("3e"), card("6c"))),
        ("1:envit", Raise(S1, "envit")),
        ("1:valdotze", Raise(S1, "valdotze")),
        ("1:+5", Raise(S1, FREE, 5)),
        ("1:+0", Raise(S1, FREE, 0)),
        ("1:vull", Accept(S1)),
        ("1:novull", Decline(S1)),
        ("1:mevaig", Fold(S1)),
        ("1:passe", Pass(S1)),
        ("1:juguem", Decide(S1, plays=True)),
        ("1:nojuguem", Decide(S1, plays=False)),
        ("1:toca", Tap(S1)),
        ("1:una", DealOne(S1)),
        ("1:mostra", Claim(S1)),
        ("1:mira=2", Look(S1, S2)),
        ("1:mira=0", Look(S1, None)),
        ("1:senya=as-espases", MakeSign(S1, "as-espases")),
        ("1:senya=no-such-sign", MakeSign(S1, "no-such-sign")),
        ("1:diu=vine-a-mi", Say(S1, "vine-a-mi")),
        ("1:(??)", HiddenPlay(S1)),
        ("1:3e/??", HiddenPlay(S1, card("3e"), is_pile=True)),
        ("1:??/??", HiddenPlay(S1, is_pile=True)),
    ],
)
def test_every_word_is_read_and_written_the_same(text: str, action: RecordedAction) -> None:
    assert parse_action(text, BAR) == action
    assert format_action(action) == text
    assert format_word(action) == text[2:]


def test_cards_are_read_as_the_deck_of_the_ruleset_has_them() -> None:
    for text in ("3s", "Th", "Ac", "Kd"):
        action = parse_action(f"1:{text}", PUT)
        assert action == PlayCard(S1, card(text, Pack.ENGLISH))
        assert format_word(action) == text
    assert parse_action("1:3c", PUT) != parse_action("1:3c", BAR)


@pytest.mark.parametrize(
    ("text", "reason", "message"),
    [
        ("7o", "unknown-word", "an action is written seat:word, found '7o'"),
        ("", "unknown-word", "an action is written seat:word, found ''"),
        ("1:", "unknown-word", "'' is no action"),
        ("2:ret", "unknown-word", "'ret' is no action"),
        ("2:Vull", "unknown-word", "'Vull' is no action"),
        ("2:vull,", "unknown-word", "'vull,' is no action"),
        ("2:1:7o", "bad-card", "no card of the spanish pack is written '1:7o'"),
        ("2:+", "unknown-word", "'+' is no action"),
        ("2:+05", "unknown-word", "'+05' is no action"),
        ("2:+-1", "unknown-word", "'+-1' is no action"),
        ("2:+1234567890", "unknown-word", "'+1234567890' is no action"),
        ("2:mira", "unknown-word", "'mira' is no action"),
        ("2:mira=", "unknown-word", "'mira=' is no action"),
        ("2:senya=", "unknown-word", "'senya=' is no action"),
        ("2:diu=", "unknown-word", "'diu=' is no action"),
        ("2:fa=res", "unknown-word", "'fa=res' is no action"),
        ("2:mira=9", "bad-seat", "expected a seat from 1 to 8, found '9'"),
        ("2:mira=0x", "bad-seat", "expected a seat from 1 to 8, found '0x'"),
        ("0:7o", "bad-seat", "expected a seat from 1 to 8, found '0'"),
        ("12:7o", "bad-seat", "expected a seat from 1 to 8, found '12'"),
        (":7o", "bad-seat", "expected a seat from 1 to 8, found ''"),
        ("²:7o", "bad-seat", "expected a seat from 1 to 8, found '²'"),
        ("2:7", "bad-card", "no card of the spanish pack is written '7'"),
        ("2:7x", "bad-card", "no card of the spanish pack is written '7x'"),
        ("2:07o", "bad-card", "no card of the spanish pack is written '07o'"),
        ("2:13o", "bad-card", "no card of the spanish pack is written '13o'"),
        ("2:Th", "bad-card", "no card of the spanish pack is written 'Th'"),
        ("2:(7o", "bad-card", "no card of the spanish pack is written '(7o'"),
        ("2:(", "bad-card", "no card of the spanish pack is written '('"),
        ("2:()", "bad-card", "no card of the spanish pack is written ''"),
        ("2:??", "bad-card", "no card of the spanish pack is written '??'"),
        ("2:3e/", "bad-card", "no card of the spanish pack is written ''"),
        ("2:??/3e", "bad-card", "no card of the spanish pack is written '??'"),
        ("2:3e/6c/7o", "bad-card", "no card of the spanish pack is written '3e/6c/7o'"),
        ("2:" + "x" * 50, "unknown-word", f"'{'x' * 30}…' is no action"),
    ],
)
def test_what_is_no_action_is_refused(text: str, reason: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_action(text, BAR)
    assert (error.value.reason, error.value.message) == (reason, message)
    assert (error.value.line, error.value.column) == (1, 1)


def test_a_village_may_call_its_rungs_as_it_likes() -> None:
    village = load_text(
        'id = "poble"\nversion = 1\nname = "Poble"\nextends = "bar"\n[truc]\n'
        'rungs = [{ id = "tres", say = "Tres", pays = 3 }]\n'
    )
    assert parse_action("1:tres", village) == Raise(S1, "tres")
    with pytest.raises(RecordError, match="'tres' is no action"):
        parse_action("1:tres", BAR)


def test_the_free_raise_is_written_with_its_amount_only() -> None:
    with pytest.raises(RecordError, match="'\\+' is no action"):
        parse_action("1:+", load("bicicleta"))


@pytest.mark.parametrize("text", ["7o6o3c", "7o", "12c10o11b", "??"])
def test_hands_are_read_and_written_the_same(text: str) -> None:
    hand = Lexicon(BAR).hand(text)
    assert hand == (None if text == "??" else parse_hand(text))
    assert format_recorded_hand(hand) == text


@pytest.mark.parametrize("text", ["", "7", "7o6", "7o6o?", "7o,6o", "7oX6o", "Th", "13o", "7o??"])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(WordError) as error:
        Lexicon(BAR).hand(text)
    assert error.value.fault.id == "bad-hand"
    assert str(error.value.fault) == f"expected cards of the spanish pack or ??, found {text!r}"


def test_words_are_kept_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retruc.record.lexicon._MOST_KNOWN", 2)
    lexicon = Lexicon(BAR)
    for amount in range(5):
        assert lexicon.action(f"1:+{amount}") == Raise(S1, FREE, amount)
    assert list(lexicon.known) == ["1:+0", "1:+1"]
