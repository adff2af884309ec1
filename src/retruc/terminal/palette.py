"""The colours of the table by what they are for, and what stands for them without colours.

Three grounds: wood (what is yours), cloth (what all share), paper (what is read). Gold is only for
«it is your word». Every colour is doubled by a word, a letter or a mark, so `PLAIN` loses nothing.
"""

from collections.abc import Mapping
from enum import StrEnum

from rich.style import Style


class Ink(StrEnum):
    """What a piece of text is, which decides how it looks."""

    WOOD = "wood"
    WOOD_DIM = "wood-dim"
    RIM = "rim"
    CLOTH = "cloth"
    CLOTH_DIM = "cloth-dim"
    PAPER = "paper"
    PAPER_DIM = "paper-dim"
    PAPER_STRONG = "paper-strong"
    LINE = "line"
    US = "us"
    THEM = "them"
    CLOTH_US = "cloth-us"
    CLOTH_THEM = "cloth-them"
    STONE_GONE = "stone-gone"
    WORD = "word"
    """Whose word it is."""
    MARK = "mark"
    """A short badge beside a name."""
    FACE = "face"
    FACE_EDGE = "face-edge"
    SHOULDERS = "shoulders"
    HAIR_BROWN = "hair-brown"
    HAIR_GREY = "hair-grey"
    HAIR_RED = "hair-red"
    HAIR_BLACK = "hair-black"
    BALLOON = "balloon"
    CARD = "card"
    CARD_LINE = "card-line"
    ORS = "ors"
    COPES = "copes"
    ESPASES = "espases"
    BASTOS = "bastos"
    BACK = "back"
    CHIP = "chip"
    CHIP_KEY = "chip-key"
    CHIP_MAIN = "chip-main"
    CHIP_GRAVE = "chip-grave"
    """What asks for a second press."""
    CHIP_ARMED = "chip-armed"
    CURSOR = "cursor"


HAIRS = (Ink.HAIR_BROWN, Ink.HAIR_GREY, Ink.HAIR_RED, Ink.HAIR_BLACK)
"""By seat."""

Palette = Mapping[Ink, Style]


def _palette(**styles: str) -> Palette:
    return {Ink(name.replace("_", "-")): Style.parse(text) for name, text in styles.items()}


DARK = _palette(
    wood="#f4e8d1 on #2b1d14",
    wood_dim="#bfae97 on #2b1d14",
    rim="#7fa8c9 on #1e1510",
    cloth="#f4e8d1 on #1c4334",
    cloth_dim="#a9c2b0",
    paper="#f4e8d1 on #241a14",
    paper_dim="#bfae97",
    paper_strong="bold #fff6e4",
    line="#6b5443",
    us="bold #8db8e6",
    them="bold #e59a97",
    cloth_us="bold #9cc4ef",
    cloth_them="bold #f0a8a4",
    stone_gone="#57493d",
    word="bold #2a211c on #e6ae35",
    mark="#1c4334 on #cfe0d2",
    face="#3b281c on #e2bd93",
    face_edge="#b08456 on #e2bd93",
    shoulders="#e2bd93",
    hair_brown="#e2bd93 on #5a3a22",
    hair_grey="#3b281c on #a39a90",
    hair_red="#e2bd93 on #7d3b1d",
    hair_black="#e2bd93 on #1d1512",
    balloon="bold #2a211c on #fbf3e0",
    card="bold #2a211c on #f0e5cc",
    card_line="#8a7a62 on #f0e5cc",
    ors="bold #96631a on #f0e5cc",
    copes="bold #b5322b on #f0e5cc",
    espases="bold #2e5f9a on #f0e5cc",
    bastos="bold #2f6a29 on #f0e5cc",
    back="#a9c5dd on #28558c",
    chip="#f4e8d1 on #46352a",
    chip_key="bold #e6ae35 on #46352a",
    chip_main="bold #ffffff on #28558c",
    chip_grave="#ffd98a on #46352a",
    chip_armed="bold #2a211c on #e6ae35",
    cursor="bold #241a14 on #f4e8d1",
)

LIGHT = _palette(
    wood="#2a1b10 on #c9986d",
    wood_dim="#4d3723 on #c9986d",
    rim="#28558c on #efe5d0",
    cloth="#ffffff on #2c6449",
    cloth_dim="#c9e0d2",
    paper="#2a211c on #fbf5e6",
    paper_dim="#65564a",
    paper_strong="bold #1a130f",
    line="#b59f78",
    us="bold #28558c",
    them="bold #8c2f39",
    cloth_us="bold #cfe3fb",
    cloth_them="bold #ffd2cd",
    stone_gone="#d3c4a6",
    word="bold #2a211c on #e6ae35",
    mark="#1d3b2c on #dcebdf",
    face="#3b281c on #f0cfa6",
    face_edge="#b08456 on #f0cfa6",
    shoulders="#f0cfa6",
    hair_brown="#f0cfa6 on #5a3a22",
    hair_grey="#3b281c on #a39a90",
    hair_red="#f0cfa6 on #7d3b1d",
    hair_black="#f0cfa6 on #1d1512",
    balloon="bold #2a211c on #fffdf6",
    card="bold #2a211c on #fbf3e0",
    card_line="#9c8a6c on #fbf3e0",
    ors="bold #8a5a14 on #fbf3e0",
    copes="bold #b5322b on #fbf3e0",
    espases="bold #2e5f9a on #fbf3e0",
    bastos="bold #2f6a29 on #fbf3e0",
    back="#d5e3ef on #28558c",
    chip="#2a211c on #eadcbd",
    chip_key="bold #8a5a14 on #eadcbd",
    chip_main="bold #ffffff on #28558c",
    chip_grave="#7a4a06 on #eadcbd",
    chip_armed="bold #2a211c on #e6ae35",
    cursor="bold #fbf5e6 on #2a211c",
)

PLAIN: Palette = {ink: Style() for ink in Ink} | {
    Ink.PAPER_STRONG: Style(bold=True),
    Ink.US: Style(bold=True),
    Ink.CLOTH_US: Style(bold=True),
    Ink.WORD: Style(bold=True, reverse=True),
    Ink.MARK: Style(italic=True),
    Ink.BALLOON: Style(bold=True, reverse=True),
    Ink.CARD: Style(bold=True),
    Ink.CHIP_KEY: Style(bold=True, underline=True),
    Ink.CHIP_MAIN: Style(bold=True),
    Ink.CHIP_ARMED: Style(bold=True, reverse=True),
    Ink.CURSOR: Style(bold=True, reverse=True),
    Ink.WOOD_DIM: Style(dim=True),
    Ink.CLOTH_DIM: Style(dim=True),
    Ink.PAPER_DIM: Style(dim=True),
    Ink.STONE_GONE: Style(dim=True),
    Ink.LINE: Style(dim=True),
}
"""Weight, reverse and underline alone, for those who ask for no colours."""
