"""Where each seat is drawn on the cloth: the reader below, play running to the right."""

from enum import Enum, auto
from typing import NamedTuple

from retruc.terminal.cards import Size
from retruc.terminal.faces import FaceSize


class Align(Enum):
    """On which side of its anchor a text grows."""

    LEFT = auto()
    """It starts at the anchor."""
    RIGHT = auto()
    """It ends just before the anchor."""
    CENTRE = auto()


class Spot(NamedTuple):
    """The anchor of a text."""

    x: int
    y: int
    align: Align


class Place(NamedTuple):
    """Where one seat's things go; columns and rows from the corner of the cloth."""

    label: Spot
    """Name; the badges go on the row below."""
    balloon: Spot
    card: tuple[int, int]
    face: tuple[int, int] | None
    """None where the short face stands in the label."""


class Layout(NamedTuple):
    """Where everything goes on a cloth, and how large it is drawn."""

    places: tuple[Place, ...]
    """By distance from the reader in order of play."""
    size: Size
    face_size: FaceSize


def layout(seats: int, width: int, height: int) -> Layout:
    """Place so many seats on a cloth of this size."""
    if seats > 4 and (wide := _wide(seats, width, height)):
        return wide
    size = _card_size(seats, width, height)
    face = FaceSize.LARGE if size is Size.LARGE else FaceSize.SMALL
    if seats <= 4:
        below, right, above, left = _four(width, height, size, face)
        return Layout((below, above) if seats == 2 else (below, right, above, left), size, face)
    return Layout(_crowd(seats, width, height, size), size, face)


def _card_size(seats: int, width: int, height: int) -> Size:
    if height >= 23 and width >= 60 and seats <= 4:
        return Size.LARGE
    enough = 15 if seats <= 4 else 19
    return Size.MEDIUM if height >= enough and width >= 60 else Size.SMALL


def _below(width: int, height: int, size: Size) -> Place:
    middle = width // 2
    x, y = middle - size.width // 2, height - 1 - size.height
    return Place(
        label=Spot(middle, height - 1, Align.CENTRE),
        balloon=Spot(x + size.width + 2, y + size.height // 2, Align.LEFT),
        card=(x, y),
        face=None,
    )


def _four(width: int, height: int, size: Size, face: FaceSize) -> tuple[Place, Place, Place, Place]:
    middle = width // 2
    card_x = middle - size.width // 2
    side_y = (height + face.height - 1) // 2 - size.height // 2
    face_y = max(side_y + size.height // 2 - face.height // 2 - 1, 1)
    reach = size.width + (4 if width < 60 else 6)
    above = Place(
        label=Spot(middle + face.width // 2 + 2, 0, Align.LEFT),
        balloon=Spot(middle - face.width // 2 - 2, 1, Align.RIGHT),
        card=(card_x, face.height),
        face=(middle - face.width // 2, 0),
    )
    right = Place(
        label=Spot(width - 1, face_y + face.height, Align.RIGHT),
        balloon=Spot(width - 1, face_y - 1, Align.RIGHT),
        card=(card_x + reach, side_y),
        face=(width - face.width - 2, face_y),
    )
    left = Place(
        label=Spot(1, face_y + face.height, Align.LEFT),
        balloon=Spot(1, face_y - 1, Align.LEFT),
        card=(card_x - reach, side_y),
        face=(2, face_y),
    )
    return _below(width, height, size), right, above, left


_LABEL_WIDTH = 11
"""Columns of a label on a crowded table."""


def _crowd(seats: int, width: int, height: int, size: Size) -> tuple[Place, ...]:
    """Six seats: two at each side. Eight: two more beside the one opposite."""
    step = size.height + 1
    low_y = height - 2 - size.height
    high_y = low_y - step
    right = [_at_right(width, y, size) for y in (low_y, high_y)]
    left = [_at_left(y) for y in (high_y, low_y)]
    group = _LABEL_WIDTH + size.width
    above = [_above(width // 2 - group // 2)]
    if seats == 8:
        middle = above[0].label.x
        above = [_above(max(middle + group, width - group - 1)), *above, _above(1)]
    below = _below(width, height, size)
    # Beside the card it would hang over the one at the right.
    balloon = below.balloon._replace(y=height - 2)
    return (below._replace(balloon=balloon), *right, *above, *left)


def _at_right(width: int, y: int, size: Size) -> Place:
    return Place(
        label=Spot(width - 1, y, Align.RIGHT),
        balloon=Spot(width - 1, y + 2, Align.RIGHT),
        card=(width - 1 - _LABEL_WIDTH - size.width, y),
        face=None,
    )


def _at_left(y: int) -> Place:
    return Place(
        label=Spot(1, y, Align.LEFT),
        balloon=Spot(1, y + 2, Align.LEFT),
        card=(1 + _LABEL_WIDTH, y),
        face=None,
    )


def _above(x: int) -> Place:
    return Place(
        label=Spot(x, 0, Align.LEFT),
        balloon=Spot(x, 2, Align.LEFT),
        card=(x + _LABEL_WIDTH, 0),
        face=None,
    )


# A crowd with room: faces and larger cards

_WIDEST = 108
"""Columns that seats are spread over; on a wider cloth they stay as near to each other."""

_CORNER_HEIGHT = 3
"""Rows at the foot of the cloth that say how bets and tricks stand."""

_SIZES = (
    (FaceSize.LARGE, Size.LARGE),
    (FaceSize.LARGE, Size.MEDIUM),
    (FaceSize.SMALL, Size.MEDIUM),
)
"""From the largest; the first that fits is drawn."""


def _wide(seats: int, width: int, height: int) -> Layout | None:
    """Draw six or eight seats with whole faces; None where there is no room for them."""
    for face, size in _SIZES:
        block = 1 + face.height + 3  # balloon, face, and three rows of label
        top = face.height + size.height if seats == 8 else 1
        beside = face.width // 2 + 2 + _LABEL_WIDTH
        nearest = face.width + 2 + _LABEL_WIDTH
        needed = 2 * (beside + nearest) if seats == 8 else 20 + 3 * (face.width + size.width)
        spare = height - _CORNER_HEIGHT - top - 2 * block
        if spare < 0 or width < needed or height < face.height + 2 * size.height + 4:
            continue
        high = top + (spare + 1) // 3
        low = top + spare - spare // 3 + block
        inner = min(width, _WIDEST)
        left_edge = (width - inner) // 2
        right_edge = left_edge + inner
        right = [_face_at_right(right_edge, y + 1, face, size) for y in (low, high)]
        left = [_face_at_left(left_edge, y + 1, face, size) for y in (high, low)]
        above = [_face_above(width // 2, face, size)]
        if seats == 8:
            away = min(inner // 3, inner // 2 - beside)
            above = [
                _face_above(width // 2 + away, face, size),
                *above,
                _face_above(width // 2 - away, face, size),
            ]
        return Layout((_below(width, height, size), *right, *above, *left), size, face)
    return None


def _face_at_right(edge: int, y: int, face: FaceSize, size: Size) -> Place:
    x = edge - face.width - 2
    return Place(
        label=Spot(edge - 1, y + face.height, Align.RIGHT),
        balloon=Spot(edge - 1, y - 1, Align.RIGHT),
        card=(x - size.width - 2, y + (face.height - size.height) // 2 + 1),
        face=(x, y),
    )


def _face_at_left(edge: int, y: int, face: FaceSize, size: Size) -> Place:
    x = edge + 2
    return Place(
        label=Spot(edge + 1, y + face.height, Align.LEFT),
        balloon=Spot(edge + 1, y - 1, Align.LEFT),
        card=(x + face.width + 2, y + (face.height - size.height) // 2 + 1),
        face=(x, y),
    )


def _face_above(middle: int, face: FaceSize, size: Size) -> Place:
    x = middle - face.width // 2
    text_x = x + face.width + 1
    return Place(
        label=Spot(text_x, 0, Align.LEFT),
        balloon=Spot(text_x, 3, Align.LEFT),
        card=(middle - size.width // 2, face.height),
        face=(x, 0),
    )
