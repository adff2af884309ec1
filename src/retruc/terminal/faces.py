"""Faces: an avatar in two sizes, and how it makes each gesture.

Left and right are those of the one who makes the gesture, so *right* is drawn on the reader's left.
The outer columns are the shoulders. A gesture changes at least two parts of the face.
"""

from enum import Enum
from typing import NamedTuple


class FaceSize(Enum):
    """How large a face is drawn: its width, shoulders included, and its height."""

    SMALL = (9, 3)
    LARGE = (11, 5)

    @property
    def width(self) -> int:
        """Columns, shoulders included."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Rows."""
        return self.value[1]


class Face(NamedTuple):
    """The parts of a face. The signer's right stands first, which is the reader's left."""

    brows: str = "──"
    eyes: str = "••"
    mouth: str = "──‿──"
    """Five columns; a line is where there is nothing."""
    cheeks: str = "││"
    shoulders: str = "▂▂"
    breath: str = " "
    """What comes out of the mouth, beside the face."""
    short: str = "(•‿•)"
    """The whole face in one line, where there is no room."""


FACE_BY_GESTURE = {
    "brows": Face(brows="^^", eyes="OO", short="^O‿O^"),
    "wink": Face(brows="─^", eyes=">•", mouth="─\\_/─", short="(>‿•)"),
    "wink-right": Face(brows="─^", eyes=">•", mouth="\\_/──", short="(>‿•)"),
    "wink-left": Face(brows="^─", eyes="•<", mouth="──\\_/", short="(•‿<)"),
    "tongue": Face(eyes="^^", mouth="──U──", short="(^U^)"),
    "tongue-right": Face(eyes="^•", mouth="─U───", short="(U_•)"),
    "tongue-left": Face(eyes="•^", mouth="───U─", short="(•_U)"),
    "tongue-in-cheek": Face(mouth="──_──", cheeks="│)", breath="o", short="(•_•)o"),
    "lip-right": Face(brows="v─", mouth="~~───", short="(~_•)"),
    "lip-left": Face(brows="─v", mouth="───~~", short="(•_~)"),
    "mouth-aside": Face(brows="─v", mouth="────/", short="(•_/)"),
    "bite-lip": Face(brows="vv", mouth="─▄▄▄─", short="(•▄•)"),
    "small-puff": Face(eyes="--", mouth="──o──", breath="°", short="(-o-)°"),
    "puff-cheeks": Face(eyes="OO", mouth="──o──", cheeks="()", short="(OoO)"),
    "shoulder": Face(brows="^─", shoulders="█▂", short="▟•‿•)"),
    "shoulder-right": Face(brows="^─", shoulders="█▂", short="▟•‿•)"),
    "shoulder-left": Face(brows="─^", shoulders="▂█", short="(•‿•▙"),
    "close-eyes": Face(eyes="━━", mouth="──.──", short="(─.─)"),
    "nod": Face(brows="↓↓", eyes="━━", mouth="─\\_/─", short="(↓_↓)"),
    "pout": Face(brows="vv", mouth="──3──", short="(•3•)"),
    "kiss": Face(eyes="^^", mouth="──*──", breath="♥", short="(^*^)♥"),
    "eyes-up": Face(brows="°°", eyes="  ", mouth="──_──", short="(°_°)"),
}
"""By gesture id: the face that makes it."""


EDGE = frozenset("╭╮╰╯─│()")
"""What a face is outlined with; all else is a feature."""


def face_of(gesture: str) -> Face:
    """The face that makes a gesture; at rest for one that nobody has drawn."""
    return FACE_BY_GESTURE.get(gesture, Face())


def face_rows(face: Face, size: FaceSize, towards: int = 0) -> tuple[str, ...]:
    """Draw a face that looks to the reader's left (-1), right (1) or straight on (0)."""
    brow_r, brow_l = tuple(face.brows)
    eye_r, eye_l = tuple(face.eyes)
    cheek_r, cheek_l = tuple(face.cheeks)
    shoulder_r, shoulder_l = tuple(face.shoulders)
    gap = " " if size is FaceSize.SMALL else "   "
    eyes = f"{eye_r}{gap}{eye_l}"
    eyes = (f" {eyes} ", f"  {eyes}", f"{eyes}  ")[towards]
    if size is FaceSize.SMALL:
        return (
            f" ╭─{brow_r}─{brow_l}─╮ ",
            f" {cheek_r}{eyes}{cheek_l} ",
            f"{shoulder_r}╰{face.mouth}╯{shoulder_l}{face.breath}",
        )
    brows = f" {brow_r}   {brow_l} ".replace("─", " ")
    mouth = face.mouth.replace("─", " ")
    return (
        " ╭───────╮ ",
        f" │{brows}│ ",
        f" │{eyes}│ ",
        f" {cheek_r} {mouth} {cheek_l}{face.breath}",
        f"{shoulder_r}╰───────╯{shoulder_l}",
    )
