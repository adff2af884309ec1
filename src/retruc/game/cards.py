"""Suits, cards, packs, and how a card is written: ``7o``, ``12c``, ``Th``.

What a card is worth is a ruleset's matter and lives elsewhere.
"""

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """The suit of a card; the first letter of the value is how it is written.

    The two packs share the letter ``c`` (copes, clubs), so reading a card needs its pack.
    """

    ORS = "ors"
    COPES = "copes"
    ESPASES = "espases"
    BASTOS = "bastos"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"

    @property
    def letter(self) -> str:
        """The letter that follows the number: ``o c e b``, and ``c d h s`` in the English pack."""
        return self.value[0]


class Pack(StrEnum):
    """A family of cards: which suits there are, and how numbers are written."""

    SPANISH = "spanish"
    ENGLISH = "english"

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The four suits, in the order in which a full deck is listed."""
        return _SUITS[self]

    @property
    def numbers(self) -> range:
        """The numbers of a suit: 1 to 12, or 1 (ace) to 13 (king)."""
        return range(1, 13) if self is Pack.SPANISH else range(1, 14)


_SUITS = {
    Pack.SPANISH: (Suit.ORS, Suit.COPES, Suit.ESPASES, Suit.BASTOS),
    Pack.ENGLISH: (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES),
}
_ENGLISH_NUMBERS = "A23456789TJQK"


class Card(NamedTuple):
    """One card: its number and its suit.

    Spanish numbers run from 1 (as) to 10 (sota), 11 (cavall) and 12 (rei); English ones from
    1 (ace) to 11 (jack), 12 (queen) and 13 (king).

    >>> str(Card(12, Suit.COPES)), str(Card(10, Suit.HEARTS))
    ('12c', 'Th')
    """

    number: int
    suit: Suit

    @property
    def pack(self) -> Pack:
        """The pack this card is from."""
        return Pack.ENGLISH if self.suit in _SUITS[Pack.ENGLISH] else Pack.SPANISH

    def __str__(self) -> str:
        return _TEXT_BY_CARD[self]


Hand = tuple[Card, ...]
"""The cards that one seat holds, in the order in which it was dealt them."""


def _text(card: Card, pack: Pack) -> str:
    number = str(card.number) if pack is Pack.SPANISH else _ENGLISH_NUMBERS[card.number - 1]
    return number + card.suit.letter


PACK_CARDS: dict[Pack, tuple[Card, ...]] = {
    pack: tuple(Card(number, suit) for suit in pack.suits for number in pack.numbers)
    for pack in Pack
}
"""Every card of each pack, suit by suit: 48 Spanish ones, 52 English ones."""

_TEXT_BY_CARD = {card: _text(card, pack) for pack, cards in PACK_CARDS.items() for card in cards}
_CARD_BY_TEXT = {
    pack: {_text(card, pack): card for card in cards} for pack, cards in PACK_CARDS.items()
}


def parse_card(text: str, pack: Pack = Pack.SPANISH) -> Card:
    """Read one card.

    Raises:
        ValueError: no card of this pack is written so.

    >>> parse_card("7o")
    Card(number=7, suit=<Suit.ORS: 'ors'>)
    """
    try:
        return _CARD_BY_TEXT[pack][text]
    except KeyError:
        raise ValueError(f"no card of the {pack} pack is written {text!r}") from None


def parse_hand(text: str, pack: Pack = Pack.SPANISH) -> Hand:
    """Read cards written one after another, with or without spaces between them.

    Raises:
        ValueError: some part is no card of this pack.

    >>> format_hand(parse_hand("7o 12o3c"))
    '7o12o3c'
    """
    cards = []
    start = 0
    text = "".join(text.split())
    while start < len(text):
        end = start + 1
        while end < len(text) and (text[start:end] not in _CARD_BY_TEXT[pack]):
            end += 1
        cards.append(parse_card(text[start:end], pack))
        start = end
    return tuple(cards)


def format_card(card: Card) -> str:
    """Write one card; the inverse of `parse_card`."""
    return _TEXT_BY_CARD[card]


def format_hand(hand: Hand) -> str:
    """Write the cards of a hand one after another; the inverse of `parse_hand`."""
    return "".join(_TEXT_BY_CARD[card] for card in hand)


def cards_matching(pattern: str, cards: tuple[Card, ...], pack: Pack) -> tuple[Card, ...]:
    """Pick from *cards* what a pattern stands for: one card, or with ``*`` a number of any suit.

    Raises:
        ValueError: the pattern is neither a card nor a number of this pack with ``*``.

    >>> [str(card) for card in cards_matching("3*", PACK_CARDS[Pack.SPANISH], Pack.SPANISH)]
    ['3o', '3c', '3e', '3b']
    """
    if not pattern.endswith("*"):
        card = parse_card(pattern, pack)
        return (card,) if card in cards else ()
    number = parse_card(pattern[:-1] + pack.suits[0].letter, pack).number
    return tuple(card for card in cards if card.number == number)
