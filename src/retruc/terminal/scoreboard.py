"""The score: stones in males and bones, strokes in tanques, or the 8 and the 9."""

from retruc.engine import in_males
from retruc.game import Suit, Team
from retruc.rulebook.tally import Lay, Tally, display, marking_of
from retruc.rulesets import Marking, Ruleset
from retruc.terminal.brush import Brush, side_ink, side_name
from retruc.terminal.canvas import Canvas
from retruc.terminal.marking import NO_STROKE, suit_of, tanques
from retruc.terminal.palette import Ink
from retruc.terminal.targets import Button
from retruc.terminal.view import View

STONE = "●"
GONE = "○"
_MOST_STONES = 40
"""Above this target figures stand alone."""


def paint_score(view: View, brush: Brush, width: int, height: int) -> Canvas:
    """Draw both teams' score side by side, the reader's first."""
    canvas = Canvas(width, height, brush.palette, Ink.PAPER)
    home = view.home.team
    half = width // 2
    top = (height - 2) // 2
    for x, team in ((1, home), (half + 1, home.other)):
        _draw_team(canvas, view, brush, team, (x, top))
    canvas.aim(0, 0, width, height, Button.SCORE)
    return canvas


def _draw_team(
    canvas: Canvas, view: View, brush: Brush, team: Team, corner: tuple[int, int]
) -> None:
    x, y = corner
    seen, ruleset = view.observation, view.ruleset
    ink = side_ink(view, team)
    pedres = seen.score[team]
    name = side_name(view, brush, team)
    canvas.put(x, y, name, ink)
    after = x + max(len(name), 7) + 1
    canvas.put(after, y, f"{pedres:>2}", ink)
    cames = ruleset.coto.cames_to_win
    if cames > 1:
        won = seen.cames[team]
        text = "■" * won + "□" * (cames - won)
        canvas.put(x, y + 1, f"{brush.say('cames')} ", Ink.PAPER_DIM)
        canvas.put(x + len(brush.say("cames")) + 1, y + 1, text, ink)
    x = after + 4
    marking = marking_of(ruleset)
    if marking is Marking.EIGHT_AND_NINE:
        canvas.put(x, y, half_name(pedres, ruleset, brush), Ink.PAPER_DIM)
        tally = tally_line(display(pedres), suit_of(team, view.lot), brush)
        canvas.put(x, y + 1, tally, ink)
        return
    rows = _rows(pedres, ruleset, brush)
    if marking is Marking.TANQUES:
        rows = [(label, field) for (label, _), field in zip(rows, tanques(pedres), strict=True)]
    for row, (label, stones) in enumerate(rows):
        label_ink = Ink.PAPER_STRONG if in_males(pedres, ruleset) == (row == 0) else Ink.PAPER_DIM
        column = canvas.put(x, y + row, f"{label} " if label else "", label_ink)
        for char in stones:
            gone = char in (GONE, NO_STROKE)
            column = canvas.put(column, y + row, char, Ink.STONE_GONE if gone else ink)


def _rows(pedres: int, ruleset: Ruleset, brush: Brush) -> list[tuple[str, str]]:
    target = ruleset.cama.target
    if target > _MOST_STONES:
        return [(brush.say("of-target", target=target), "")]
    if target < 18:
        return [("", STONE * pedres + GONE * (target - pedres))]
    half = (target + 1) // 2
    males, bones = min(pedres, half), max(pedres - half, 0)
    names = brush.words.say("males"), brush.words.say("bones")
    wide = max(len(name) for name in names)
    return [
        (names[0].ljust(wide), STONE * males + GONE * (half - males)),
        (names[1].ljust(wide), STONE * bones + GONE * (target - half - bones)),
    ]


def half_name(pedres: int, ruleset: Ruleset, brush: Brush) -> str:
    """In which half of the cama a team is."""
    return brush.words.say("males" if in_males(pedres, ruleset) else "bones")


def tally_line(tally: Tally, suit: Suit, brush: Brush) -> str:
    """The two cards in one line: the open one, its pips that show, and those that do not."""
    pip = "●" if suit is Suit.ORS else "Y"
    match tally.lay:
        case Lay.NOTHING:
            return ""
        case Lay.COVERING | Lay.OVER:
            return f"[{tally.up}] {pip * tally.pips}{'▒' * tally.hidden_pips}"
        case _:
            return f"▒▒ {brush.say(f'tally-{tally.lay}')}"
