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
        above = [_above(width - group - 1), *above, _above(1)]
    return (_below(width, height, size), *right, *above, *left)


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
