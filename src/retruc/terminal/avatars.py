"""Who sits around the cloth: face, name, who is mà, who deals, cards held, where each looks."""

from retruc.game import Seat
from retruc.terminal.brush import cloth_ink, person, who
from retruc.terminal.faces import EDGE, Face, face_of, face_rows
from retruc.terminal.felt import ARROWS, Felt, Part
from retruc.terminal.palette import HAIRS, Ink
from retruc.terminal.seating import Align, Place, Spot
from retruc.terminal.targets import LookAt

_LABEL_WIDTH = 11
_HELD = "▮"
_GAP: Part = (" ", Ink.CLOTH)


def draw_avatars(felt: Felt) -> None:
    """Draw every seat; the reader's own face only while it makes a senya."""
    for seat in felt.seats:
        place = felt.place(seat)
        if seat == felt.view.home:
            _draw_own(felt, seat, place)
        elif place.face is None:
            _draw_short(felt, seat, place.label)
        else:
            _draw_full(felt, seat, place, place.face)


def _draw_own(felt: Felt, seat: Seat, place: Place) -> None:
    if seat in felt.view.faces:
        x, y = place.card
        _draw_face(felt, seat, x - felt.face_size.width - 2, y)
    parts = [*_name(felt, seat), *_spaced(_badges(felt, seat)), *_gaze(felt, seat)]
    half = sum(len(text) for text, _ in parts) // 2
    x = max(place.label.x, felt.corner + 1 + half)
    felt.write(place.label._replace(x=x), *parts)


def _draw_full(felt: Felt, seat: Seat, place: Place, corner: tuple[int, int]) -> None:
    x, y = corner
    _draw_face(felt, seat, x, y)
    size, spot = felt.face_size, place.label
    felt.write(spot, *_name(felt, seat))
    felt.write(spot._replace(y=spot.y + 1), *_joined(_badges(felt, seat)))
    felt.write(spot._replace(y=spot.y + 2), *_gaze(felt, seat)[1:])
    felt.canvas.aim(x + 1, y + 1, size.width, size.height, LookAt(seat))
    _aim_label(felt, seat, spot)


def _draw_short(felt: Felt, seat: Seat, spot: Spot) -> None:
    """On a crowded table: face and role in one line, the name below, then what it holds."""
    face = (_face(felt, seat).short, Ink.FACE)
    role = _joined(_roles(felt, seat))
    first = [*role, _GAP, face] if spot.align is Align.RIGHT else [face, _GAP, *role]
    lines = (first, _name(felt, seat), _joined(_state(felt, seat)))
    for y, line in enumerate(lines, start=spot.y):
        felt.write(spot._replace(y=y), *_cut(line))
    _aim_label(felt, seat, spot)


def _cut(line: list[Part]) -> list[Part]:
    """Cut a line to the room of a label: what follows it is a card."""
    left = _LABEL_WIDTH
    parts = []
    for text, ink in line:
        parts.append((text[:left], ink))
        left -= len(parts[-1][0])
    return parts


def _aim_label(felt: Felt, seat: Seat, spot: Spot) -> None:
    left = spot.x - _LABEL_WIDTH if spot.align is Align.RIGHT else spot.x
    felt.canvas.aim(left + 1, spot.y + 1, _LABEL_WIDTH, 2, LookAt(seat))


# Faces


def _face(felt: Felt, seat: Seat) -> Face:
    gesture = felt.view.faces.get(seat)
    return Face() if gesture is None else face_of(gesture)


def _draw_face(felt: Felt, seat: Seat, x: int, y: int) -> None:
    """Draw a face: shoulders on the cloth, hair above, and the head on its own ground."""
    at = felt.view.observation.looks[seat]
    rests = seat not in felt.view.faces
    towards = felt.direction(seat, at)[0] if at is not None and rests else 0
    head = range(1, felt.face_size.width - 1)
    for row, line in enumerate(face_rows(_face(felt, seat), felt.face_size, towards)):
        ground = HAIRS[seat % len(HAIRS)] if row == 0 else Ink.FACE
        for column, char in enumerate(line):
            if column in head:
                is_edge = char in EDGE and ground is Ink.FACE
                felt.put(x + column, y + row, char, Ink.FACE_EDGE if is_edge else ground)
            elif char != " ":
                felt.put(x + column, y + row, char, Ink.SHOULDERS)


# Labels


def _name(felt: Felt, seat: Seat) -> list[Part]:
    name = who(felt.view, felt.brush, seat)
    if felt.view.word == seat:
        return [(f"▸{name} ", Ink.WORD)]
    return [(name, cloth_ink(felt.view, seat.team))]


def _badges(felt: Felt, seat: Seat) -> list[Part]:
    return [*_roles(felt, seat), *_state(felt, seat)]


def _roles(felt: Felt, seat: Seat) -> list[Part]:
    """Who is mà and who deals."""
    seen = felt.view.observation
    roles: list[Part] = []
    if seen.number and seat == seen.ma:
        roles.append((felt.brush.say("ma"), Ink.MARK))
    if seen.number and seat == seen.dealer:
        roles.append((felt.brush.say("deals", person=person(felt.view, seat)), Ink.MARK))
    return roles


def _state(felt: Felt, seat: Seat) -> list[Part]:
    """The cards held, and an arrow to whom a seat looks."""
    view = felt.view
    seen = view.observation
    parts: list[Part] = []
    if seat in seen.left:
        parts.append((felt.brush.say("gone"), Ink.CLOTH_DIM))
    elif seen.cards_left and seat != view.home:
        parts.append((_HELD * seen.cards_left[seat], Ink.CLOTH_DIM))
    at = seen.looks[seat]
    if at is not None and view.seat not in (seat, at):
        parts.append((ARROWS[felt.direction(seat, at)], Ink.CLOTH))
    return parts


def _gaze(felt: Felt, seat: Seat) -> list[Part]:
    """Where a seat looks, in words, if the reader is concerned."""
    view, brush = felt.view, felt.brush
    looks = view.observation.looks
    at = looks[seat]
    if at is None or view.seat not in (seat, at):
        return []
    if seat == view.seat:
        return [_GAP, (brush.say("you-look", name=view.name(at)), Ink.CLOTH_DIM)]
    is_mutual = looks[view.home] == seat
    text = brush.say("mutual" if is_mutual else "looks-at-you")
    return [_GAP, (f"◉ {text}", Ink.CLOTH if is_mutual else Ink.CLOTH_DIM)]


def _joined(parts: list[Part]) -> list[Part]:
    """Parts with a gap between them."""
    return [piece for part in parts for piece in (_GAP, part)][1:]


def _spaced(parts: list[Part]) -> list[Part]:
    """Parts with a gap before each."""
    return [piece for part in parts for piece in (_GAP, part)]
