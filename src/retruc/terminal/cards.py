"""Cards drawn with characters, in three sizes.

A suit is told four times: by its colour, its sign, its letter, and, as on the real cards, by the
breaks in the frame (*pintes*): none in ors, one in copes, two in espases, three in bastos.
"""

from enum import Enum

from retruc.game import Card, Pack, Suit, format_card
from retruc.terminal.canvas import Canvas
from retruc.terminal.palette import Ink
from retruc.words import Words, card_name


class Size(Enum):
    """How large a card is drawn: its width and its height."""

    SMALL = (6, 3)
    MEDIUM = (7, 5)
    LARGE = (9, 7)

    @property
    def width(self) -> int:
        """Columns, frame included."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Rows, frame included."""
        return self.value[1]


SIGN_BY_SUIT = {
    Suit.ORS: "●",
    Suit.COPES: "Y",
    Suit.ESPASES: "†",
    Suit.BASTOS: "♣",
    Suit.CLUBS: "♣",
    Suit.DIAMONDS: "♦",
    Suit.HEARTS: "♥",
    Suit.SPADES: "♠",
}

INK_BY_SUIT = {
    Suit.ORS: Ink.ORS,
    Suit.COPES: Ink.COPES,
    Suit.ESPASES: Ink.ESPASES,
    Suit.BASTOS: Ink.BASTOS,
    Suit.CLUBS: Ink.CARD,
    Suit.DIAMONDS: Ink.COPES,
    Suit.HEARTS: Ink.COPES,
    Suit.SPADES: Ink.CARD,
}

_ART_BY_SUIT = {
    Suit.ORS: (" ▟█▙ ", "▐█●█▌", " ▜█▛ "),
    Suit.COPES: ("▐███▌", " ▜█▛ ", " ▄█▄ "),
    Suit.ESPASES: ("  ▲  ", "  █  ", " ▀█▀ "),
    Suit.BASTOS: (" ▟█▙ ", " ▜█▛ ", "  █  "),
}
"""Suits drawn large; those of the English pack have their sign only."""

_EDGE_BY_SUIT = {
    Suit.ORS: ("────", "─────", "───────"),
    Suit.COPES: ("─ ──", "── ──", "─── ───"),
    Suit.ESPASES: ("─  ─", "─ ─ ─", "── ─ ──"),
    Suit.BASTOS: (" ── ", " ─ ─ ", "─ ─ ─ ─"),
}
"""The upper and lower edge by size, without its corners."""

_BACK = "▒"


def number_of(card: Card) -> str:
    """A card's number as it is printed on it: ``7``, ``12``, ``T``."""
    return format_card(card)[:-1]


def short(card: Card, words: Words) -> str:
    """A card in a line of text: ``7 ors``. An ace has its name, which is as short."""
    if card.number == 1:
        return card_name(words, card)
    return f"{number_of(card)} {words.say(f'suit-{card.suit}')}"


def mark(card: Card) -> str:
    """A card in two or three characters, for where words have no room.

    >>> mark(Card(12, Suit.COPES))
    '12Y'
    """
    return f"{number_of(card)}{SIGN_BY_SUIT[card.suit]}"


def draw_card(canvas: Canvas, x: int, y: int, size: Size, card: Card) -> None:
    """Draw a card face up with its upper left corner at (x, y)."""
    edge, blank = _edge(size, card), " " * (size.width - 2)
    _draw_outline(canvas, x, y, [edge, *[blank] * (size.height - 2), edge], Ink.CARD_LINE)
    ink = INK_BY_SUIT[card.suit]
    number, sign, letter = number_of(card), SIGN_BY_SUIT[card.suit], card.suit.letter.upper()
    inner = size.width - 2
    if size is Size.SMALL:
        _put_small(canvas, x + 1, y + 1, card)
        return
    last = y + size.height - 2
    canvas.put(x + 1, y + 1, number, Ink.CARD)
    canvas.put(x + inner, y + 1, letter, ink)
    canvas.put(x + 1, last, letter, ink)
    canvas.put(x + 1 + inner - len(number), last, number, Ink.CARD)
    art = _ART_BY_SUIT.get(card.suit) if size is Size.LARGE else None
    if art is None:
        canvas.centre(x + 1, y + size.height // 2, inner, sign, ink)
    else:
        canvas.put_lines(x + 2, y + 2, art, ink)


def draw_back(canvas: Canvas, x: int, y: int, size: Size, known: Card | None = None) -> None:
    """Draw a card face down; who knows which it is reads it in a turned corner."""
    inner = size.width - 2
    edge = "─" * inner
    rows = [edge, *[_BACK * inner] * (size.height - 2), edge]
    _draw_outline(canvas, x, y, rows, Ink.BACK)
    _put_known(canvas, x + 1, y + 1, known)


def draw_open_under(canvas: Canvas, x: int, y: int, size: Size, card: Card) -> None:
    """Let the card below one that is drawn at (x, y) look out, face up, at its lower edge."""
    row = y + size.height - 1
    canvas.put(x, row, f"╰{' ' * (size.width - 2)}╯", Ink.CARD_LINE)
    _put_small(canvas, x + 1, row, card)


def draw_back_under(canvas: Canvas, x: int, y: int, size: Size, known: Card | None = None) -> None:
    """Let the card below one that is drawn at (x, y) look out, face down, at its lower edge."""
    row = y + size.height - 1
    canvas.put(x, row, f"╰{_BACK * (size.width - 2)}╯", Ink.BACK)
    _put_known(canvas, x + 1, row, known)


def draw_slot(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """Mark the place where a card is awaited."""
    inner = size.width - 2
    canvas.put(x, y, f"╭{'╌' * inner}╮", Ink.CLOTH_DIM)
    for row in range(y + 1, y + size.height - 1):
        canvas.put(x, row, "╎", Ink.CLOTH_DIM)
        canvas.put(x + size.width - 1, row, "╎", Ink.CLOTH_DIM)
    canvas.put(x, y + size.height - 1, f"╰{'╌' * inner}╯", Ink.CLOTH_DIM)


def _put_small(canvas: Canvas, x: int, y: int, card: Card) -> None:
    """Write a card in four cells."""
    canvas.put(x, y, f"{number_of(card):<2}", Ink.CARD)
    text = SIGN_BY_SUIT[card.suit] + card.suit.letter.upper()
    canvas.put(x + 2, y, text, INK_BY_SUIT[card.suit])


def _put_known(canvas: Canvas, x: int, y: int, card: Card | None) -> None:
    """Write on the back of a card, for who knows it, which it is."""
    if card is not None:
        after = canvas.put(x, y, number_of(card), Ink.CARD)
        canvas.put(after, y, card.suit.letter.upper(), INK_BY_SUIT[card.suit])


def _edge(size: Size, card: Card) -> str:
    """The upper and lower edge of a card, without its corners."""
    if card.pack is not Pack.SPANISH:
        return "─" * (size.width - 2)
    return _EDGE_BY_SUIT[card.suit][list(Size).index(size)]


def _draw_outline(canvas: Canvas, x: int, y: int, rows: list[str], ink: Ink) -> None:
    """Draw a card's rows between its round corners; the first and the last are its edges."""
    first, *inner, last = rows
    canvas.put(x, y, f"╭{first}╮", ink)
    for row, text in enumerate(inner, start=y + 1):
        canvas.put(x, row, f"│{text}│", ink)
    canvas.put(x, y + len(rows) - 1, f"╰{last}╯", ink)
