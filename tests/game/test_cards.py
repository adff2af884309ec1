import pytest

from retruc.game import (
    PACK_CARDS,
    Card,
    Pack,
    Suit,
    cards_matching,
    format_card,
    format_hand,
    parse_card,
    parse_hand,
)

SPANISH, ENGLISH = PACK_CARDS[Pack.SPANISH], PACK_CARDS[Pack.ENGLISH]


@pytest.mark.parametrize("pack", Pack)
def test_every_card_is_read_as_it_is_written(pack: Pack) -> None:
    for card in PACK_CARDS[pack]:
        assert parse_card(format_card(card), pack) == card
        assert format_card(card) == str(card)
        assert card.pack is pack


def test_a_pack_lies_suit_by_suit() -> None:
    assert format_hand(SPANISH[:13]) == "1o2o3o4o5o6o7o8o9o10o11o12o1c"
    assert format_hand(ENGLISH[:14]) == "Ac2c3c4c5c6c7c8c9cTcJcQcKcAd"
    assert (len(SPANISH), len(ENGLISH)) == (48, 52)


def test_suits_are_written_by_their_first_letter() -> None:
    assert "".join(suit.letter for suit in Pack.SPANISH.suits) == "oceb"
    assert "".join(suit.letter for suit in Pack.ENGLISH.suits) == "cdhs"


def test_the_two_packs_share_a_letter_but_no_card() -> None:
    assert parse_card("2c") == Card(2, Suit.COPES)
    assert parse_card("2c", Pack.ENGLISH) == Card(2, Suit.CLUBS)
    assert not set(SPANISH) & set(ENGLISH)


@pytest.mark.parametrize("text", ["", "13o", "0o", "7", "o7", "7O", "7x", " 7o", "Th", "07o"])
def test_what_is_no_spanish_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^no card of the spanish pack is written "):
        parse_card(text)


@pytest.mark.parametrize("text", ["10h", "7o", "th"])
def test_what_is_no_english_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^no card of the english pack is written '{text}'$"):
        parse_card(text, Pack.ENGLISH)


@pytest.mark.parametrize("text", ["1e11e12b", "1e 11e 12b", " 1e\t11e\n12b "])
def test_a_hand_is_read_with_or_without_spaces(text: str) -> None:
    assert format_hand(parse_hand(text)) == "1e11e12b"


def test_an_english_hand_is_read() -> None:
    assert parse_hand("ThAs", Pack.ENGLISH) == (Card(10, Suit.HEARTS), Card(1, Suit.SPADES))


def test_no_cards_are_a_hand_too() -> None:
    assert parse_hand("") == ()
    assert format_hand(()) == ""


@pytest.mark.parametrize(("text", "rest"), [("7o3", "3"), ("7o?3c", "?3c"), ("77o", "77o")])
def test_a_hand_with_something_else_in_it_is_refused(text: str, rest: str) -> None:
    with pytest.raises(ValueError, match=r"^no card of the spanish pack is written ") as error:
        parse_hand(text)
    assert str(error.value).endswith(repr(rest))


def test_a_number_with_a_star_stands_for_all_its_cards_among_those_given() -> None:
    cards = parse_hand("1e1b3o12o1o")
    assert cards_matching("1*", cards, Pack.SPANISH) == parse_hand("1e1b1o")
    assert cards_matching("12*", cards, Pack.SPANISH) == parse_hand("12o")
    assert cards_matching("2*", cards, Pack.SPANISH) == ()
    assert cards_matching("T*", parse_hand("ThTs", Pack.ENGLISH), Pack.ENGLISH) == parse_hand(
        "ThTs", Pack.ENGLISH
    )


def test_a_card_stands_for_itself_where_it_is_given() -> None:
    assert cards_matching("3o", SPANISH, Pack.SPANISH) == parse_hand("3o")
    assert cards_matching("3o", parse_hand("3c"), Pack.SPANISH) == ()


@pytest.mark.parametrize("pattern", ["*", "13*", "o*", "3", "3x"])
def test_any_other_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"^no card of the spanish pack is written "):
        cards_matching(pattern, SPANISH, Pack.SPANISH)
